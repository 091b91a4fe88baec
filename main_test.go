package main

import (
	"bytes"
	"errors"
	"flag"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kettle/input"
	"kettle/render/draw"
	"kettle/rules"
	"kettle/rules/games"
	"kettle/scenes"
)

func TestParse(t *testing.T) {
	dir := t.TempDir()
	script := filepath.Join(dir, "steps.txt")
	if err := os.WriteFile(script, []byte("click new\njump\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ line, want string }{
		{"", ""}, {"game.json", ""}, {"-seed 7 -motion off game.json", ""}, {"game.json -size 800x600", ""},
		{"shot game.json -o x.png -size 1920x1080", ""},
		{"a.json b.json", "one save file at a time: a.json or b.json"},
		{"-motion slow", `-motion is off, normal or fast, not "slow"`},
		{"-size big", `-size is like 1280x720, not "big"`},
		{"-log all", `-log knows only input, not "all"`},
		{"-o x.png", `there is no flag -o here; "kettle help" lists what there is`},
		{"-seed abc", `-seed is a number or a seed code such as HAL-7K3M-Q9XD, not "abc"`},
		{"-seed HAL-0000", `-seed cannot be "HAL-0000": this code is`},
		{"-seed -1", `-seed cannot be "-1": no game has codes`},
		{"-seed", "the flag -seed needs a value"},
		{"-measure=perhaps", `the flag -measure cannot be "perhaps"`},
		{"-=x", `"-=x" is no flag`},
		{"-scene attic", `there is no scene "attic"; there are title, setup, load, options, about, rulebook, results or table`},
		{"shot -o x.gif", `a picture is a PNG file: "x.gif" does not end in .png`},
		{"shot -o x", `"x" does not end in .png`},
		{"shot -o X.PNG", ""},
		{"-script " + script, `steps.txt:2: jump: unknown step "jump"`},
		{"-script " + filepath.Join(dir, "none"), "there is no file " + filepath.Join(dir, "none")},
	} {
		var errs strings.Builder
		s, err := parse(strings.Fields(c.line), &errs)
		if errs.Len() > 0 {
			t.Errorf("%s: written beside the error: %s", c.line, &errs)
		}
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s: %v", c.line, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s: %v, want %s", c.line, err, c.want)
		case strings.Contains(c.line, "game.json") && s.save != "game.json":
			t.Errorf("%s: opens %q", c.line, s.save)
		}
	}
	var help strings.Builder
	_, _ = parse([]string{"-h"}, &help)
	if !strings.Contains(help.String(), "results or table") {
		t.Errorf("-h: %s", &help)
	}
	if _, err := parse([]string{"-h"}, io.Discard); !errors.Is(err, flag.ErrHelp) {
		t.Errorf("-h: %v", err)
	}
}

func kettleFor(t *testing.T, line string) *kettle {
	t.Helper()
	s, err := parse(strings.Fields(line), io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	k, err := newKettle(s, io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// TestEverySceneOpens builds each screen that a flag can open, in two sizes.
func TestEverySceneOpens(t *testing.T) {
	for _, scene := range []string{"title", "setup", "load", "options", "about", "rulebook", "results", "table"} {
		t.Run(scene, func(t *testing.T) {
			k := kettleFor(t, "-motion off -seed 7 -home "+t.TempDir()+" -scene "+scene)
			tick := k.program().Tick
			var last *draw.List
			stage := input.Stage{Scale: k.desk.Scale, Tick: func(f input.Frame) *draw.List { last, _ = tick(f); return last }}
			if err := stage.Play(scene, "move 5 5\nsize 1920x1080\nmove 600 300\nwait 1s"); err != nil {
				t.Fatal(err)
			}
			if len(last.Items) == 0 || len(last.Hits) == 0 {
				t.Errorf("%d items, %d hits", len(last.Items), len(last.Hits))
			}
		})
	}
	if _, err := firstScene(nil, &settings{scene: "attic"}); err == nil {
		t.Error("a scene of no such name opens")
	}
}

// TestTheMotionOfTheCommandLineIsNotKept: the setting itself stays, as -motion promises.
func TestTheMotionOfTheCommandLineIsNotKept(t *testing.T) {
	home := t.TempDir()
	k := kettleFor(t, "-motion off -home "+home)
	if k.desk.Opts.Motion != "off" {
		t.Error("-motion off does nothing")
	}
	k.desk.Opts.OneClick = true
	k.desk.Keep()
	if k = kettleFor(t, "-home "+home); k.desk.Opts.Motion != "normal" || !k.desk.Opts.OneClick {
		t.Errorf("kept: %+v", k.desk.Opts)
	}
}

// TestTheSameSeedDealsTheSame: what -seed promises.
func TestTheSameSeedDealsTheSame(t *testing.T) {
	picture := func() string {
		k := kettleFor(t, "-motion off -seed 7 -scene table -home "+t.TempDir())
		l, _ := k.program().Tick(input.Frame{W: 1280, H: 720, Scale: 1, Away: true})
		var b bytes.Buffer
		if err := l.Dump(&b); err != nil {
			t.Fatal(err)
		}
		return b.String()
	}
	if a, b := picture(), picture(); a != b {
		t.Error("two games of one seed differ")
	}
}

// TestASeedCodeOpensItsTable: the whole set-up, of whatever game.
func TestASeedCodeOpensItsTable(t *testing.T) {
	def := games.Find("age-of-steam/washington-dc")
	code := def.Code(rules.Setup{Seats: 4, Seed: 77})
	s, err := parse([]string{"-seed", strings.ToLower(code), "-home", t.TempDir()}, io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	k, err := newKettle(s, io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	first, err := firstScene(k.desk, s)
	if err != nil {
		t.Fatal(err)
	}
	if table, ok := first.(*scenes.Table); !ok || table.Match().Code() != code {
		t.Errorf("%s opens %T", code, first)
	}
}

// TestACrashIsWrittenDown: the log and the game, and a sentence that says where.
func TestACrashIsWrittenDown(t *testing.T) {
	home := t.TempDir()
	k := kettleFor(t, "-scene table -home "+home)
	err := k.program().Crashed("a broken link", []byte("the stack"))
	for _, want := range []string{"a broken link", ".log", ".json"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%q does not say %q", err, want)
		}
	}
	for pattern, want := range map[string]string{"*.log": "the stack", "*.json": `"game": "age-of-steam/halloween"`} {
		files, _ := filepath.Glob(filepath.Join(home, "data", "crashes", pattern))
		if len(files) != 1 {
			t.Fatalf("%s: %v", pattern, files)
		}
		if b, err := os.ReadFile(files[0]); err != nil || !strings.Contains(string(b), want) {
			t.Errorf("%s: %v, %s", files[0], err, b)
		}
	}
}

func TestSentence(t *testing.T) {
	for in, want := range map[string]string{"no such file": "No such file.", "Done!": "Done!", "steps.txt:2: jump": "steps.txt:2: jump.",
		"$5 is missing": "$5 is missing.", "": ""} {
		if got := sentence(errors.New(in)); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
}
