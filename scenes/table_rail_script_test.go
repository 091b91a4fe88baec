package scenes

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"kettle/input"
)

// railScript is a whole game of Washington D.C. for four by clicks, from the title screen to the final table. The
// window plays it too: kettle -seed 1 -motion off -script FILE.
const railScript = "testdata/washington-clicks.txt"

const railHead = `# A whole game of Washington D.C. for four, from the title screen: kettle -seed 1 -motion off -script washington-clicks.txt
await-hit new
click hit new
await-hit start
click hit box/washington-dc
click hit seats/4
click hit name/0
type Ada
click hit name/1
type Bruno
click hit name/2
type Chiara
click hit name/3
type Dmitri
click hit start
await Issue shares
`

const railFoot = `await Points by round
click hit end/board
click hit eye
await Points by round
quit
`

func railPlayer(t *testing.T) *player {
	p := keyPlayer(t)
	p.d.Opts.Motion = "off"
	return p
}

// recordClicks plays the game as greedy bots do on a table as the script will meet it, and returns the clicks.
func recordClicks(t *testing.T) string {
	p := railPlayer(t)
	p.play(railHead)
	r := &rig{t: t, d: p.d, stack: p.s, w: 1280, h: 720, now: 1 << 40}
	r.m = p.s.Top().(*Table).Match()
	r.tick(input.Frame{Away: true})
	b := &strings.Builder{}
	r.told = func(line string) { fmt.Fprintln(b, line) }
	r.typed = func(chord string) { fmt.Fprintf(b, "key %s\n", chord) }
	for r.m.Position().Turn() >= 0 {
		r.spellRail(greedyChoice(t, r.m))
		r.confirm()
	}
	return b.String()
}

func TestWashingtonByScript(t *testing.T) {
	if testing.Short() {
		t.Skip("a whole game takes some seconds")
	}
	if *writeScript {
		if err := os.WriteFile(railScript, []byte(railHead+recordClicks(t)+railFoot), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	script, err := os.ReadFile(railScript)
	if err != nil {
		t.Fatal(err)
	}
	p := railPlayer(t)
	p.play(string(script))
	m := p.s.scenes[0].(*Table).Match()
	if _, over := m.Position().Result(); !over || m.Setup().Seats != 4 || m.Table().Name(3) != "Dmitri" {
		t.Fatalf("the script played %d actions; over: %v", m.Len(), over)
	}
	t.Log(m.Len(), "actions,", strings.Count(string(script), "\n"), "lines")
}
