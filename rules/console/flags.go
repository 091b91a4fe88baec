package console

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
)

// flags holds every flag of every command; a command defines those that its line of the table names.
type flags struct {
	json    bool
	game    string
	seats   int
	options keyValues
	seed    string
	output  string
	force   bool
	past    bool
	seat    int
	tail    int
	bots    string
	by      string
	pace    float64
	rounds  int
	home    string
	example bool
	level   string
	deals   int
}

// A flagLine is one flag: its name, what its value is called, what it does.
type flagLine struct {
	name, value, text string
	define            func(s *flag.FlagSet, f *flags, name string)
}

var flagTable = []flagLine{
	{"game", "ID", "the game, as \"kettle games\" lists it", func(s *flag.FlagSet, f *flags, n string) { s.StringVar(&f.game, n, "", "") }},
	{"seats", "N", "number of players", func(s *flag.FlagSet, f *flags, n string) { s.IntVar(&f.seats, n, 0, "") }},
	{"option", "K=V", "sets one option; may be given more than once", func(s *flag.FlagSet, f *flags, n string) { s.Var(&f.options, n, "") }},
	{"bots", "A,B…", "the bots: random, novice, steady, strong, master, master15, or cmd:PROGRAM", func(s *flag.FlagSet, f *flags, n string) { s.StringVar(&f.bots, n, "random", "") }},
	{"time", "F", "stretches the time that bots may think, 1 if not said", func(s *flag.FlagSet, f *flags, n string) { s.Float64Var(&f.pace, n, 1, "") }},
	{"by", "F,G…", "also tells the wins by such facts of the seats, or by seat", func(s *flag.FlagSet, f *flags, n string) { s.StringVar(&f.by, n, "", "") }},
	{"games", "G", "number of games, 10 if not said", func(s *flag.FlagSet, f *flags, n string) { s.IntVar(&f.rounds, n, 10, "") }},
	{"seed", "CODE", "seed code or number", func(s *flag.FlagSet, f *flags, n string) { s.StringVar(&f.seed, n, "", "") }},
	{"o", "FILE", "where to save", func(s *flag.FlagSet, f *flags, n string) { s.StringVar(&f.output, n, "", "") }},
	{"force", "", "replaces a save that exists", func(s *flag.FlagSet, f *flags, n string) { s.BoolVar(&f.force, n, false, "") }},
	{"past-reveals", "", "takes back one action, whatever it made known", func(s *flag.FlagSet, f *flags, n string) { s.BoolVar(&f.past, n, false, "") }},
	{"scene", "NAME", "the screen, where no save file is given", forMain},
	{"size", "WxH", "size of the picture in pixels, 1280x720 if not said", forMain},
	{"motion", "M", "off, normal or fast; off if not said", forMain},
	{"home", "DIR", "the folder below which settings, saves and your maps lie", func(s *flag.FlagSet, f *flags, n string) { s.StringVar(&f.home, n, "", "") }},
	{"script", "FILE", "steps to play before the picture is taken", forMain},
	{"seat", "N", "the player who looks, from 1", func(s *flag.FlagSet, f *flags, n string) { s.IntVar(&f.seat, n, 0, "") }},
	{"log", "N", "number of log lines, 10 if not said", func(s *flag.FlagSet, f *flags, n string) { s.IntVar(&f.tail, n, 10, "") }},
	{"difficulty", "D", "easy, normal or hard, normal if not said", func(s *flag.FlagSet, f *flags, n string) { s.StringVar(&f.level, n, "", "") }},
	{"deals", "N", "number of deals, from the seed on", func(s *flag.FlagSet, f *flags, n string) { s.IntVar(&f.deals, n, 0, "") }},
	{"example", "", "writes a map to begin with", func(s *flag.FlagSet, f *flags, n string) { s.BoolVar(&f.example, n, false, "") }},
	{"json", "", "writes JSON", func(s *flag.FlagSet, f *flags, n string) { s.BoolVar(&f.json, n, false, "") }},
}

// forMain is for flags of what main does: they are listed here and read there.
func forMain(*flag.FlagSet, *flags, string) {}

// uses reports whether the command takes a flag.
func (c *command) uses(flag string) bool { return slices.Contains(strings.Fields(c.flags), flag) }

func flagsOf(c *command) (out []flagLine) {
	for _, f := range flagTable {
		if c.uses(f.name) {
			out = append(out, f)
		}
	}
	return out
}

func (f *flags) define(c *command) *flag.FlagSet {
	set := flag.NewFlagSet(c.name, flag.ContinueOnError)
	set.SetOutput(io.Discard)
	set.Usage = func() {}
	for _, l := range flagsOf(c) {
		l.define(set, f, l.name)
	}
	return set
}

// parse reads flags before, between and after the other arguments, which it returns. After "--" nothing is a flag.
func parse(set *flag.FlagSet, args []string) (rest []string, err error) {
	var tail []string
	if i := slices.Index(args, "--"); i >= 0 {
		args, tail = args[:i], args[i+1:]
	}
	for {
		if err := set.Parse(args); err != nil {
			return nil, FlagError(err)
		}
		if set.NArg() == 0 {
			return append(rest, tail...), nil
		}
		rest = append(rest, set.Arg(0))
		args = set.Args()[1:]
	}
}

// FlagError says in this program's words, as half a sentence, what package flag complains of.
func FlagError(err error) error {
	text := err.Error()
	if name, ok := strings.CutPrefix(text, "flag provided but not defined: "); ok {
		return fmt.Errorf("there is no flag %s here", name)
	}
	if name, ok := strings.CutPrefix(text, "flag needs an argument: "); ok {
		return fmt.Errorf("the flag %s needs a value", name)
	}
	if rest, ok := strings.CutPrefix(text, "invalid value "); ok {
		if value, rest, ok := strings.Cut(rest, " for flag "); ok {
			name, _, _ := strings.Cut(rest, ":")
			return fmt.Errorf("the flag %s cannot be %s", name, value)
		}
	}
	if rest, ok := strings.CutPrefix(text, "invalid boolean value "); ok {
		if value, rest, ok := strings.Cut(rest, " for -"); ok {
			name, _, _ := strings.Cut(rest, ":")
			return fmt.Errorf("the flag -%s cannot be %s", name, value)
		}
	}
	if word, ok := strings.CutPrefix(text, "bad flag syntax: "); ok {
		return fmt.Errorf("%q is no flag", word)
	}
	return err
}

// keyValues collects K=V flags.
type keyValues map[string]string

func (m *keyValues) String() string {
	var out []string
	for _, k := range slices.Sorted(maps.Keys(*m)) {
		out = append(out, k+"="+(*m)[k])
	}
	return strings.Join(out, " ")
}

func (m *keyValues) Set(s string) error {
	k, v, ok := strings.Cut(s, "=")
	if !ok || k == "" || v == "" {
		return errors.New("want K=V")
	}
	if *m == nil {
		*m = keyValues{}
	}
	if _, twice := (*m)[k]; twice {
		return errors.New("given twice")
	}
	(*m)[k] = v
	return nil
}
