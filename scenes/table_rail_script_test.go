package scenes

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"kettle/input"
	"kettle/rules/rail/steam"
)

// A railScript is a whole game on a map of hexes by clicks, from the title screen to the final table. The window plays it
// too: kettle -seed N -motion off -script FILE.
type railScript struct {
	file  string // in testdata
	game  string // its box in the menu
	title string
	seats int
	form  string // of Steam, by its name on the button: "Standard"; "" for the default
	seed  uint64
	first string // what the table says at first
	last  string // and at the end
}

var railScripts = []railScript{
	{"washington-clicks.txt", "washington-dc", "Washington D.C.", 4, "", 1, "Issue shares", "Points by round"},
	{"singapore-clicks.txt", "singapore", "Singapore", 2, "", 10, "Build one tile", "Points by turn"},
	{"westward-clicks.txt", "westward-ho", "Westward Ho!", 6, "", 20, "Auction", "Points by turn"},
	{"japan-clicks.txt", "japan", "Japan", 4, "Standard", 7, "Raise capital", "Points by turn"},
	{"japan-basic-clicks.txt", "japan", "Japan", 3, "", 8, "place 1", "Points by turn"},
	{"hokkaido-clicks.txt", "hokkaido", "Hokkaido", 2, "", 7, "place 1", "Points by turn"},
}

func (x railScript) path() string { return "testdata/" + x.file }

var scriptNames = [...]string{"Ada", "Bruno", "Chiara", "Dmitri", "Emil", "Frieda"}

// head goes from the title screen to the table.
func (x railScript) head() string {
	b := &strings.Builder{}
	fmt.Fprintf(b, "# A whole game of %s for %s, from the title screen: kettle -seed %d -motion off -script %s\n", x.title, countWords[x.seats], x.seed, x.file)
	fmt.Fprintf(b, "await-hit new\nclick hit new\nawait-hit start\nclick hit box/%s\n", x.game)
	if x.seats > 2 {
		fmt.Fprintf(b, "click hit seats/%d\n", x.seats)
	}
	if x.form != "" {
		fmt.Fprintf(b, "click hit option/%s/%s\n", steam.OptVariant, x.form)
	}
	for i, name := range scriptNames[:x.seats] {
		fmt.Fprintf(b, "click hit name/%d\ntype %s\n", i, name)
	}
	fmt.Fprintf(b, "click hit start\nawait %s\n", x.first)
	return b.String()
}

// foot looks at the end of the game, at the board and at the end again.
func (x railScript) foot() string {
	return fmt.Sprintf("await %s\nclick hit end/board\nclick hit eye\nawait %s\nquit\n", x.last, x.last)
}

func (x railScript) player(t *testing.T) *player {
	p := seededPlayer(t, x.seed)
	p.d.Opts.Motion = "off"
	return p
}

// record plays the game as greedy bots do on a table as the script will meet it, and returns the clicks.
func (x railScript) record(t *testing.T) string {
	p := x.player(t)
	p.play(x.head())
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

func TestRailByScript(t *testing.T) {
	if testing.Short() {
		t.Skip("whole games take some seconds")
	}
	for _, x := range railScripts {
		t.Run(strings.TrimSuffix(x.file, "-clicks.txt"), func(t *testing.T) {
			if *writeScript {
				if err := os.WriteFile(x.path(), []byte(x.head()+x.record(t)+x.foot()), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			script, err := os.ReadFile(x.path())
			if err != nil {
				t.Fatal(err)
			}
			p := x.player(t)
			p.play(string(script))
			m := p.s.scenes[0].(*Table).Match()
			if _, over := m.Position().Result(); !over || m.Setup().Seats != x.seats || m.Table().Name(0) != scriptNames[0] {
				t.Fatalf("the script played %d actions; over: %v", m.Len(), over)
			}
			t.Log(m.Len(), "actions,", strings.Count(string(script), "\n"), "lines")
		})
	}
}
