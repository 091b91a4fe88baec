package scenes

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"kettle/input"
	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/halloween"
	"kettle/rules/rail/play"
)

var writeScript = flag.Bool("write-script", false, "write the script of the game by keyboard anew")

// keyScript is a whole game by keyboard alone. The window plays it too: kettle -seed 1 -script FILE.
const keyScript = "testdata/halloween-keys.txt"

// keySeed is the deal of the script.
const keySeed = 2

// keyHead begins the script: from the title screen to the table.
const keyHead = `# A whole game of Halloween by keyboard alone, from the title screen: kettle -seed 2 -script halloween-keys.txt
await-hit new
key n
await-hit start
key enter
await Shares
`

// keyFoot ends it: the end, its replay, and back.
const keyFoot = `await How it went
key m
await-hit replay
key y
await as it was dealt
key end
key left
key home
key escape
expect How it went
quit
`

// handy plays so that few keys are needed: letters where there are any, else what Tab meets first.
func handy() func(rules.Position) rules.Action {
	return func(p rules.Position) rules.Action {
		s := aosState(p)
		me, f := s.Player(0), s.Forecast(0)
		var best rules.Action
		most := -1
		for _, a := range p.Legal() {
			w := 0
			switch a := a.(type) {
			case ageofsteam.IssueShare:
				if f.Short > 0 || s.Phase().ID == "shares" && me.Cash < 6 && s.Round() < 5 {
					w = 900
				}
			case ageofsteam.Take:
				if a.Role == ageofsteam.Engineer && s.Round() == 1 || a.Role == ageofsteam.Locomotive && s.Round() > 1 {
					w = 50
				}
			case play.Deliver:
				w = 300 + a.Path.Len()*3
			case halloween.Fly:
				if w = 100; !a.Pumpkin.IsZero() {
					w = 400
				}
			case halloween.Build:
				if w = 0; s.Round() < 6 {
					w = 40 + reachAfter(s, a)*10
				}
			case play.Done, play.Pass, ageofsteam.Pay:
				w = 5
			}
			if w > most {
				best, most = a, w
			}
		}
		return best
	}
}

// recordKeys plays the game on a table as the script will meet it and returns the keys, one a line.
func recordKeys(t *testing.T) string {
	p := keyPlayer(t)
	p.play(keyHead)
	r := &rig{t: t, d: p.d, stack: p.s, w: 1280, h: 720, now: 1 << 40}
	r.m = p.s.Top().(*Table).Match()
	r.tick(input.Frame{Away: true})
	r.letters = true
	pick := handy()
	b := &strings.Builder{}
	r.typed = func(chord string) { fmt.Fprintf(b, "key %s\n", chord) }
	for r.m.Position().Turn() >= 0 {
		a := pick(r.m.Position())
		n := r.m.Len()
		r.type_(a)
		if r.m.Len() == n {
			t.Fatalf("keys for %v did nothing", a)
		}
	}
	return b.String()
}

func keyPlayer(t *testing.T) *player { return seededPlayer(t, keySeed) }

// seededPlayer sits before the title screen as the window would with -seed.
func seededPlayer(t *testing.T, n uint64) *player {
	d := desk(t)
	d.Random = func() uint64 { n++; return n - 1 }
	d.Opts = DefaultSettings()
	return sit(t, d, NewTitle(d))
}

func TestAGameByScript(t *testing.T) {
	if *writeScript {
		if err := os.WriteFile(keyScript, []byte(keyHead+recordKeys(t)+keyFoot), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	script, err := os.ReadFile(keyScript)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(string(script), "\n") {
		verb, _, _ := strings.Cut(line, " ")
		switch verb {
		case "click", "rclick", "mclick", "move", "drag", "wheel":
			t.Fatalf("%q is not done by keyboard", line)
		}
	}
	p := keyPlayer(t)
	p.play(string(script))
	table := p.s.scenes[0].(*Table)
	if _, over := table.Match().Position().Result(); !over || table.Match().Len() < 60 {
		t.Fatalf("the script played %d actions; over: %v", table.Match().Len(), over)
	}
	kinds := map[string]int{}
	for _, e := range table.Match().Log() {
		kinds[e.Action.Kind()]++
	}
	for _, k := range []string{"issue-share", "take", "build", "deliver", "pay", "done"} {
		if kinds[k] == 0 {
			t.Errorf("the script has no %s", k)
		}
	}
	t.Log(kinds)
}
