// Package console is the game without a window: subcommands that set up, play, show and check save files, for
// people at a terminal and for programs. Players count from 1 in everything it reads and writes.
package console

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"unicode"
	"unicode/utf8"

	"kettle/rules"
	"kettle/rules/games"
	"kettle/rules/rail/maps/own"
)

// A program is what the subcommands share.
type program struct {
	games    []*rules.Definition
	problems []own.Problem                // of the player's own maps
	maps     func(home string) []own.File // reads them; nil leaves the games as they are
	in       io.Reader
	out      io.Writer
}

// A call is one subcommand with its arguments and flags.
type call struct {
	*program
	flags
	given map[string]bool // flags that were named
	args  []string
}

func (p *program) run(args []string, errs io.Writer) (handled bool, exit int) {
	if len(args) == 0 {
		return false, 0
	}
	name := args[0]
	switch name {
	case "-h", "-help", "--help":
		name = "help"
	}
	c := find(name)
	if c == nil && forWindow(name) || c != nil && c.run == nil {
		return false, 0
	}
	if err := p.do(c, name, args[1:]); err != nil {
		fmt.Fprintln(errs, sentence(err))
		return true, 1
	}
	return true, 0
}

func (p *program) do(c *command, name string, args []string) error {
	if c == nil {
		return fmt.Errorf("there is no command %q%s", name, hint(name, names()))
	}
	k := &call{program: p}
	set := k.define(c)
	var err error
	if k.args, err = parse(set, args); errors.Is(err, flag.ErrHelp) {
		return c.help(p.out)
	} else if err != nil {
		return fmt.Errorf("%w; \"kettle help %s\" lists what it takes", err, c.name)
	}
	k.given = map[string]bool{}
	set.Visit(func(f *flag.Flag) { k.given[f.Name] = true })
	if len(k.args) < c.min || c.max >= 0 && len(k.args) > c.max {
		return fmt.Errorf("this is not how it is called: %s", c.usage())
	}
	if k.maps != nil && c.uses("home") {
		all := games.With(k.maps(k.home))
		k.games, k.problems = all.Games(), all.Problems()
	}
	return c.run(k)
}

// forWindow tells a first argument that main gives to the window: a flag or a save file.
func forWindow(arg string) bool {
	if strings.HasPrefix(arg, "-") || strings.ContainsAny(arg, `/\`) || filepath.Ext(arg) != "" {
		return true
	}
	_, err := os.Stat(arg)
	return err == nil
}

// sentence makes an error one: first letter large, a full stop at the end.
func sentence(err error) string {
	s := strings.TrimSpace(strings.ReplaceAll(rules.Plain(err), "\n", " "))
	if s == "" {
		return "Something went wrong."
	}
	if !strings.HasSuffix(s, ".") && !strings.HasSuffix(s, "?") {
		s += "."
	}
	first, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(first)) + s[n:]
}
