package rulestest

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/rng"
	"kettle/rules/rulestest/toy"
)

func toyOnly(id string) *rules.Definition {
	if id == "toy" {
		return toy.Define(toy.None)
	}
	return nil
}

func TestScripts(t *testing.T) { Scripts(t, "testdata/toy", toyOnly) }

// TestScriptsCanFail breaks a script in every way.
func TestScriptsCanFail(t *testing.T) {
	const head = "game: toy\nseats: 2\nseed: 7\noption length: short\n"
	for _, c := range [][2]string{
		{"", "asks nothing"},
		{"game: chess\n", `no game "chess"`},
		{"pass\n", "names no game"},
		{head + "seats: many\n", "invalid syntax"},
		{"game: toy\nseats: 9\npass\n", "1 to 4 players"},
		{"game: toy\noption colour: red\npass\n", `no option "colour"`},
		{head + "position: none.json\npass\n", "no such file"},
		{head + "dance\n", `"dance" is not legal (no such action is known)`},
		{head + "play 8\n", `"play 8" is not legal (you do not hold card 8 (TOY-3))`},
		{head + "? play 8\n", "TOY-3"},
		{head + "! pass -> TOY-5\n", "it is allowed"},
		{head + "! play 8 -> TOY-4\n", "refused by TOY-3 instead"},
		{head + "! play 8\n", "and a clause"},
		{head + "! dance -> TOY-5\n", "no action reads"},
		{head + "= turn 1\n", "it is 0"},
		{head + "= score 0 99\n", "it is 0"},
		{head + "= score 5 0\n", `"5" is no seat`},
		{head + "= cash 0 0\n", "no such fact; of this seat there are score"},
		{head + "roll\n> danced\n", "the events say: rolled"},
	} {
		path := filepath.Join(t.TempDir(), "x.txt")
		if err := os.WriteFile(path, []byte(c[0]), 0o644); err != nil {
			t.Fatal(err)
		}
		err := RunScript(path, toyOnly)
		if err == nil || !strings.Contains(err.Error(), c[1]) || !strings.HasPrefix(err.Error(), "x.txt:") {
			t.Errorf("%q: the error is %v, want x.txt: and %q", c[0], err, c[1])
		}
	}
}

// first is a bot that takes the first legal action that is no half decision, and now and then another.
type first struct{}

func (first) Choose(_ context.Context, view rules.Position, r *rng.Stream) (rules.Action, error) {
	legal := view.Legal()
	if r.Intn(3) == 0 {
		return legal[r.Intn(len(legal))], nil
	}
	return legal[0], nil
}

var toySetup = rules.Setup{Seats: 3, Seed: 11, Options: map[string]string{"length": "short"}}

func TestTranscript(t *testing.T) {
	Transcript(t, toy.Define(toy.None), toySetup, first{}, "testdata/transcript.golden")
}

// TestTranscriptsNoticeChanges plays a toy whose scores are wrong.
func TestTranscriptsNoticeChanges(t *testing.T) {
	want, err := os.ReadFile("testdata/transcript.golden")
	if err != nil {
		t.Fatal(err)
	}
	changed := toySetup
	changed.Options = map[string]string{"length": "short", "start": "ahead"}
	got, err := transcribe(toy.Define(toy.None), changed, first{})
	if err != nil {
		t.Fatal(err)
	}
	if d := firstDifference(string(got), string(want)); !strings.HasPrefix(d, "line 1 is now") {
		t.Errorf("the difference is %q", d)
	}
	if d := firstDifference(string(want), string(want)); d != "" {
		t.Errorf("a transcript differs from itself: %s", d)
	}
}
