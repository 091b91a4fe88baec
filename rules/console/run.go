package console

import (
	"io"

	"kettle/rules/games"
)

// Run carries out one subcommand, args being the command line without the program's name. It is not handled, and
// nothing has been written, if the line is for the window: no arguments, a flag first, a save file first, or a
// subcommand of the window. exit is 0, or 1 after one sentence on errs; then files are as they were.
func Run(args []string, in io.Reader, out, errs io.Writer) (handled bool, exit int) {
	p := &program{games: games.All, in: in, out: out}
	return p.run(args, errs)
}
