package console

import (
	"io"

	"kettle/rules/games"
	"kettle/rules/rail/maps/own"
)

// Run carries out one subcommand, args being the command line without the program's name. It is not handled, and
// nothing has been written, if the line is for the window: no arguments, a flag first, a save file first, or a
// subcommand of the window. exit is 0, or 1 after one sentence on errs; then files are as they were. Maps reads the
// player's own maps, which lie below the folder of the flag -home, or where this system keeps such things if it is "".
func Run(args []string, in io.Reader, out, errs io.Writer, maps func(home string) []own.File) (handled bool, exit int) {
	p := &program{games: games.All, maps: maps, in: in, out: out}
	return p.run(args, errs)
}
