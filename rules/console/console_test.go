package console

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/rail/maps/own"
)

var update = flag.Bool("update", false, "rewrite the files in testdata")

// A shell runs command lines for a test.
type shell struct {
	t     *testing.T
	games []*rules.Definition
	maps  func(home string) []own.File
	in    string
}

// try runs one line and returns what it wrote.
func (s shell) try(args ...string) (out, errs string, exit int) {
	s.t.Helper()
	var o, e bytes.Buffer
	p := &program{games: s.games, maps: s.maps, in: strings.NewReader(s.in), out: &o}
	handled, exit := p.run(args, &e)
	if !handled {
		s.t.Fatalf("%q is not handled", args)
	}
	if (exit == 0) != (e.Len() == 0) {
		s.t.Fatalf("%q: exit %d with %q on the error output", args, exit, e.String())
	}
	return o.String(), e.String(), exit
}

// must runs a line that succeeds.
func (s shell) must(args ...string) string {
	s.t.Helper()
	out, errs, exit := s.try(args...)
	if exit != 0 {
		s.t.Fatalf("%q fails: %s", args, errs)
	}
	return out
}

// fails runs a line that must fail with one sentence that has the words.
func (s shell) fails(words string, args ...string) {
	s.t.Helper()
	out, errs, exit := s.try(args...)
	if exit != 1 || out != "" {
		s.t.Errorf("%q: exit %d, output %q", args, exit, out)
	}
	one := strings.TrimSuffix(errs, "\n")
	if !strings.Contains(one, words) {
		s.t.Errorf("%q says %q, not %q", args, one, words)
	}
	if strings.Contains(one, "\n") || !strings.HasSuffix(one, ".") && !strings.HasSuffix(one, "?") || strings.ToUpper(one[:1]) != one[:1] {
		s.t.Errorf("%q: not one sentence: %q", args, one)
	}
}

// golden compares a text with a file of testdata.
func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs (go test -update rewrites it):\n%s", path, got)
	}
}

func TestHelp(t *testing.T) {
	s := shell{t: t}
	golden(t, "help.txt", s.must("help"))
	for _, flag := range []string{"-h", "-help", "--help"} {
		if s.must(flag) != s.must("help") {
			t.Errorf("%s is not help", flag)
		}
	}
	var all strings.Builder
	for _, n := range names() {
		text := s.must("help", n)
		all.WriteString(text + "\n----\n")
		if c := find(n); c.run != nil && s.must(n, "-h") != text {
			t.Errorf("%s -h is not help %s", n, n)
		}
	}
	golden(t, "commands.txt", all.String())
}

func TestForTheWindow(t *testing.T) {
	save := filepath.Join(t.TempDir(), "game")
	if err := os.WriteFile(save, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	t.Chdir(filepath.Dir(save))
	for _, args := range [][]string{nil, {"shot", "x.kettle"}, {"-motion", "off"}, {"missing.kettle"}, {"./x"}, {save}, {"game"}} {
		var out, errs bytes.Buffer
		p := &program{out: &out}
		if handled, exit := p.run(args, &errs); handled || exit != 0 || out.Len()+errs.Len() > 0 {
			t.Errorf("%q is handled: %d %q %q", args, exit, &out, &errs)
		}
	}
}

func TestWrongLines(t *testing.T) {
	s := shell{t: t}
	for _, c := range []struct {
		name, words string
		args        []string
	}{
		{"unknown command", `There is no command "vrify"; the nearest is "verify".`, []string{"vrify"}},
		{"swapped letters", `the nearest is "legal"`, []string{"lagel"}},
		{"unknown flag", `There is no flag -sead here; "kettle help new" lists what it takes.`, []string{"new", "-sead", "1"}},
		{"flag of another command", `no flag -seed here`, []string{"verify", "-seed", "1", "x"}},
		{"flag without value", `The flag -seed needs a value`, []string{"new", "-seed"}},
		{"flag that is no number", `The flag -seats cannot be "many"`, []string{"new", "-seats", "many"}},
		{"option that is no pair", `The flag -option cannot be "x"`, []string{"new", "-option", "x"}},
		{"option twice", `The flag -option cannot be "x=2"`, []string{"new", "-option", "x=1", "-option", "x=2"}},
		{"too few", `not how it is called: kettle do FILE ACTION… [flags].`, []string{"do", "x"}},
		{"too many", `not how it is called: kettle legal FILE [flags].`, []string{"legal", "x", "y"}},
		{"help for nothing", `There is no command "vrify"`, []string{"help", "vrify"}},
		{"unknown clause", `There is no clause HAL-99; the nearest is "HAL-`, []string{"rule", "hal-99"}},
		{"unknown words", `No clause has the words "xyzzy".`, []string{"rule", "xyzzy"}},
	} {
		t.Run(c.name, func(t *testing.T) { s.t = t; s.fails(c.words, c.args...) })
	}
}

func TestRule(t *testing.T) {
	s := shell{t: t}
	// Not literals of clauses: those would count as proof of them.
	golden(t, "rule.txt", s.must("rule", "hal-17"))
	golden(t, "rules.txt", s.must("rule", "printed", "links"))
	golden(t, "rule.json", s.must("rule", "-json", "HAL-17"))
	golden(t, "rule.json", s.must("rule", "HAL-17", "-json"))
}

func TestKeystrokes(t *testing.T) {
	for _, c := range []struct {
		a, b string
		n    int
	}{{"", "", 0}, {"do", "do", 0}, {"lagel", "legal", 2}, {"shwo", "show", 1}, {"nwe", "new", 1}, {"", "new", 3}, {"é", "e", 1}} {
		if got := keystrokes(c.a, c.b); got != c.n {
			t.Errorf("%q to %q takes %d, not %d", c.a, c.b, got, c.n)
		}
	}
}
