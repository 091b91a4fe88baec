package console

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
)

// A command is one line of the table: what it is called, what it takes, what it does.
type command struct {
	name     string
	takes    string // its arguments, as usage shows them
	min, max int    // number of arguments; max -1 for any
	flags    string // names from the table of flags
	short    string // half a sentence for the list
	long     string // what else there is to know
	run      func(*call) error
}

// Scenes are the screens that -scene opens.
var Scenes = []string{"title", "setup", "load", "options", "about", "rulebook", "results", "table"}

// commands is filled by a function, because help, one of them, reads the table.
func commands() []command {
	return []command{
		{name: "games", max: 0, flags: "home json", short: "lists the games, their seats and options", run: (*call).catalogue},
		{name: "new", max: 0, flags: "game seats option seed o force home json", short: "deals a game into a new save file",
			long: "-seed takes a whole seed code (then it says game, seats and options too) or a plain number;\n" +
				"without it the deal is a random one.", run: (*call).deal},
		{name: "legal", takes: "FILE", min: 1, max: 1, flags: "home json", short: "lists what the player to act may do",
			long: "With -json each action comes in the form that \"do\" and the save file use.", run: (*call).legal},
		{name: "do", takes: "FILE ACTION…", min: 2, max: -1, flags: "home json", short: "plays one or more actions",
			long: "An action is given as \"legal\" writes it, in upper or lower case, or as the beginning of it if only one\n" +
				"action begins so, or as JSON. A single - reads actions from the standard input, one a line.\n" +
				"All of them are played or none: at the first that is refused the rule and the reason are said and the\n" +
				"file stays as it was.", run: (*call).play},
		{name: "undo", takes: "FILE", min: 1, max: 1, flags: "past-reveals home json", short: "takes back the last action",
			long: "It stops, and says why, at an action that made something known and where another player took over.\n" +
				"-past-reveals goes one action back all the same, for a table that has agreed on it.", run: (*call).undo},
		{name: "show", takes: "FILE", min: 1, max: 1, flags: "seat log home json", short: "shows the table as one seat sees it",
			long: "Without -seat it shows what everybody may see; where one seat plays alone, what that seat sees.",
			run:  (*call).show},
		{name: "transcript", takes: "FILE", min: 1, max: 1, flags: "seat home", short: "tells the whole game, an action a line",
			long: "Without -seat it tells what everybody may know; where one seat plays alone, what that seat knows.",
			run:  (*call).transcript},
		{name: "verify", takes: "FILE…", min: 1, max: -1, flags: "home json", short: "replays saves and checks every line",
			long: "It fails if one of the files does.", run: (*call).verify},
		{name: "rule", takes: "ID | WORDS…", min: 1, max: -1, flags: "game home json", short: "shows a clause of the rulebook, or all with those words",
			long: "With -game it looks in the books of that game alone.", run: (*call).rule},
		{name: "bots", max: 0, flags: "game seats option bots time games by seed home json", short: "lets bots play against each other",
			long: "-bots names one bot for every seat, one for all, or some that sit in turn. After each game every bot moves on\n" +
				"by one seat. Two of different name are compared: a game counts by the pairs of their seats, a tie is half.\n" +
				"Game number n is dealt from seed S + n - 1. -by groups the seats by a figure that \"kettle show\" tells of each\n" +
				"at the end, or by seat: a fair share of the wins is 1.\n" +
				"strong thinks for a second over a decision, master for five, master15 for fifteen; -time 0.1 gives a tenth.\n" +
				"cmd:PROGRAM is a program of your own, with its arguments: it reads a line of JSON for each decision, with\n" +
				"\"view\", \"legal\" and \"seat\", and writes the index of a legal action, from 0. If it ends, is slow or\n" +
				"answers anything else, steady plays on in its place, and the results say so.", run: (*call).compete},
		{name: "solve", takes: "[FILE]", max: 1, flags: "difficulty option seed time deals json", short: "looks for a line of play that clears a deal of Halloween",
			long: "It knows the dice of the deal. Each action comes with its reason, then round, money and shares at the end.\n" +
				"With a save file it goes on from where that stands. It fails if no line is found, which proves nothing:\n" +
				"-time lets it try harder. -deals tells the share of deals that it clears, and how long it takes.", run: (*call).solve},
		{name: "map", takes: "FILE", min: 0, max: 1, flags: "example", short: "checks a map of your own and tells what is in it",
			long: "It says the first mistake with its line and key, or a summary. -example writes a map to begin with; a map\n" +
				"is played once it lies in the folder \"maps\" beside your saves.", run: (*call).chart},
		{name: "shot", takes: "[FILE]", flags: "scene size seed motion home script o", short: "draws a save file, a map or a scene into a picture; it needs a display, as the window does",
			long: "Without a file it draws the scene that -scene names. The picture is a PNG.\n" +
				"The scenes: " + list(Scenes) + "."},
		{name: "help", takes: "[COMMAND]", max: 1, short: "shows this list, or all about one command", run: (*call).help},
	}
}

func find(name string) *command {
	for _, c := range commands() {
		if c.name == name {
			return &c
		}
	}
	return nil
}

func names() (out []string) {
	for _, c := range commands() {
		out = append(out, c.name)
	}
	return out
}

func (c *command) usage() string {
	parts := []string{"kettle", c.name, c.takes}
	if c.flags != "" {
		parts = append(parts, "[flags]")
	}
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), " ")
}

// help writes all about one command.
func (c *command) help(w io.Writer) error {
	fmt.Fprintf(w, "%s\n\nThis %s.\n", c.usage(), c.short)
	if c.long != "" {
		fmt.Fprintf(w, "%s\n", c.long)
	}
	if c.flags == "" {
		return nil
	}
	fmt.Fprintln(w)
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, f := range flagsOf(c) {
		if own, ok := texts[c.name+" "+f.name]; ok {
			f.text = own
		}
		fmt.Fprintf(t, "  -%s\t%s\n", strings.TrimSpace(f.name+" "+f.value), f.text)
	}
	return t.Flush()
}

// texts are what a flag does where it differs from the table of flags.
var texts = map[string]string{
	"shot o":     "where the picture goes, kettle.png if not said",
	"shot home":  "the folder with settings, saves and maps, none if not said",
	"solve time": "the seconds after which it gives up; without it, it tries once, for about a second",
	"shot seed":  "seed code or number of the deal that the table shows",
}

func (k *call) help() error {
	if len(k.args) == 1 {
		c := find(k.args[0])
		if c == nil {
			return fmt.Errorf("there is no command %q%s", k.args[0], hint(k.args[0], names()))
		}
		return c.help(k.out)
	}
	fmt.Fprint(k.out, "Kettle plays board games by their rules.\n\n"+
		"  kettle              opens the window\n"+
		"  kettle FILE         opens the window on a save file\n"+
		"  kettle COMMAND …    plays without a window and needs no display, but for \"shot\"\n\nCommands:\n")
	t := tabwriter.NewWriter(k.out, 0, 0, 2, ' ', 0)
	for _, c := range commands() {
		fmt.Fprintf(t, "  %s\t%s\n", strings.TrimSpace(c.name+" "+c.takes), c.short)
	}
	if err := t.Flush(); err != nil {
		return err
	}
	_, err := fmt.Fprint(k.out, "\n\"kettle help COMMAND\" says more. Players count from 1. What fails ends with 1 and one sentence.\n")
	return err
}
