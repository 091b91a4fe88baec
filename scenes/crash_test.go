package scenes

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/match"
	"kettle/rules/rulestest/toy"
)

// TestARuleThatBreaksLosesNothing plays a game whose rules panic at a six, through the stack, until they do. What the
// window does then writes the game and the log, and says where; the game opens again as it was.
func TestARuleThatBreaksLosesNothing(t *testing.T) {
	for _, covered := range []bool{false, true} {
		t.Run(fmt.Sprintf("covered %v", covered), func(t *testing.T) {
			r, _ := toyRig(t, 3, toy.Panics, match.Table{Names: []string{"Ana"}})
			r.d.Home = Home{Data: t.TempDir()}
			for range 24 {
				said := rollUntilItBreaks(r, covered)
				if said == nil {
					if r.m.Position().Turn() < 0 {
						t.Fatal("the game ended before a six")
					}
					continue
				}
				checkCrash(t, r, said)
				return
			}
			t.Fatal("nothing broke")
		})
	}
}

// rollUntilItBreaks rolls once as a player does and returns what the program would end with; nil where it goes on. If
// covered, the scene on top is another one by the time that the fault is told.
func rollUntilItBreaks(r *rig, covered bool) (said error) {
	defer func() {
		if cause := recover(); cause != nil {
			if covered {
				r.stack.scenes = append(r.stack.scenes, NewOptions(r.d))
			}
			said = r.stack.Crashed(r.d, cause, debug.Stack())
		}
	}()
	r.click("do/roll")
	return nil
}

func checkCrash(t *testing.T, r *rig, said error) {
	t.Helper()
	one := func(pattern string) (path, text string) {
		files, _ := filepath.Glob(filepath.Join(r.d.Home.Data, "crashes", pattern))
		if len(files) != 1 {
			t.Fatalf("%s: %v", pattern, files)
		}
		b, err := os.ReadFile(files[0])
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(said.Error(), files[0]) {
			t.Errorf("%q does not say where %s is", said, files[0])
		}
		return files[0], string(b)
	}
	_, log := one("*.log")
	for _, want := range []string{"toy: planted", "(*State).Apply", `the action "roll"`, "deal TOY-", fmt.Sprintf("after %d actions", r.m.Len())} {
		if !strings.Contains(log, want) {
			t.Errorf("the log does not say %q:\n%s", want, log)
		}
	}
	path, _ := one("*.json")
	sound := toy.Define(toy.None)
	m, drift, err := match.ReadFile(path, func(id string) *rules.Definition { return sound })
	if err != nil || drift != nil || m.Len() != r.m.Len() || match.Sum(m.Position()) != match.Sum(raw(r)) {
		t.Fatalf("the game comes back as %v with drift %v (%v), it had %d actions", m, drift, err, r.m.Len())
	}
}

// TestACrashWithNowhereToWrite still ends with the fault itself.
func TestACrashWithNowhereToWrite(t *testing.T) {
	r, _ := toyRig(t, 3, toy.None, match.Table{Names: []string{"Ana"}})
	file := filepath.Join(t.TempDir(), "not-a-folder")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, home := range []Home{{}, {Data: file}} {
		r.d.Home = home
		if said := r.stack.Crashed(r.d, "a broken link", []byte("the stack")).Error(); !strings.Contains(said, "a broken link") || !strings.Contains(said, "the stack") {
			t.Errorf("%q", said)
		}
	}
}

// A hopeless position cannot even be written down.
type hopeless struct{ rules.Position }

func (hopeless) MarshalJSON() ([]byte, error) { panic("no JSON either") }

func TestAGameThatCannotBeWrittenStillHasItsLog(t *testing.T) {
	r, _ := toyRig(t, 3, toy.None, match.Table{Names: []string{"Ana"}})
	r.d.Home = Home{Data: t.TempDir()}
	def := *toy.Define(toy.None)
	deal := def.New
	def.New = func(s rules.Setup) (rules.Position, error) { p, err := deal(s); return hopeless{p}, err }
	m, err := match.New(&def, rules.Setup{Seats: 1, Seed: 1}, match.Table{})
	if err != nil {
		t.Fatal(err)
	}
	r.d.broken = &match.Broken{Match: m, Action: toy.Pass{}, Cause: "x"}
	said := r.stack.Crashed(r.d, "x", []byte("the stack")).Error()
	if !strings.Contains(said, "could not be saved") || !strings.Contains(said, ".log") {
		t.Errorf("%q", said)
	}
}
