package scenes

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"kettle/input"
	"kettle/render/board"
	"kettle/rules"
	"kettle/rules/match"
	"kettle/rules/rng"
	stw "kettle/rules/steamwatchers"
)

// A stwScript is a whole game of Steamwatchers by clicks and keys at one device, from the title screen over every curtain to
// the final table. The window plays it too: kettle -seed N -motion off -script FILE.
type stwScript struct {
	file   string
	seats  int
	seed   uint64
	choose string                          // lines that choose scenario and modules on the sheet of the set-up
	play   func(*match.Match) rules.Action // what is decided
	mouse  bool                            // curtains too are answered by the mouse
	must   []string                        // what happens in it, as happened calls it
}

var stwScripts = []stwScript{
	{"testdata/steamwatchers-two.txt", 2, 12, "", brave, false, []string{"combat", "support", "fuel-shown", "decided", "fled", "moved", "geo", "ended"}},
	{"testdata/steamwatchers-three.txt", 3, 1, "", bold, true, []string{"use march", "use mobilize", "use contract", "combat", "support", "barrels", "fled", "sea move", "exposed", "action farm", "built", "geo", "ended"}},
	{"testdata/steamwatchers-five.txt", 5, 16, "", brave, false, []string{"combat", "support", "fuel-shown", "decided", "fled", "moved", "contract", "recruited", "activated", "geo", "ended"}},
	{"testdata/steamwatchers-hope.txt", 2, hopeSeed, hopeChoice, braveHope, false, hopeMust},
	{"testdata/steamwatchers-pact.txt", 3, pactSeed, pactChoice, braveWolf, false, pactMust},
	{"testdata/steamwatchers-vassal.txt", 2, vassalSeed, vassalChoice, braveWolf, false, vassalMust},
}

const stwHead = `# A whole game of Steamwatchers for %d at one device, from the title screen: kettle -seed %d -motion off -script %s
await-hit new
click hit new
await-hit start
click hit box/steamwatchers
click hit seats/%d
`

const stwFoot = `await GEO by source
await GEO by
click hit end/board
click hit eye
await GEO by source
quit
`

// stwPlayer sits before the title screen as the window would with -seed.
func stwPlayer(t *testing.T, seed uint64) *player {
	d := desk(t)
	d.Random = func() uint64 { seed++; return seed - 1 }
	d.Opts = DefaultSettings()
	d.Opts.Motion = "off"
	return sit(t, d, NewTitle(d))
}

func (x stwScript) intro() string {
	head := fmt.Sprintf(stwHead, x.seats, x.seed, x.file[len("testdata/"):], x.seats)
	for i, name := range []string{"Ada", "Brannoc", "Ines", "Moritz", "Tove"}[:x.seats] {
		head += fmt.Sprintf("click hit name/%d\ntype %s\n", i, name)
	}
	return head + x.choose + "click hit start\nawait take a clan\n"
}

// record plays the game at a device that goes from hand to hand, and returns the lines.
func (x stwScript) record(t *testing.T) string {
	p := stwPlayer(t, x.seed)
	p.play(x.intro())
	r := &rig{t: t, d: p.d, stack: p.s, w: 1280, h: 720, now: 1 << 40}
	r.m = p.s.scenes[0].(*Table).Match()
	r.tick(input.Frame{Away: true})
	b := &strings.Builder{}
	r.told = func(line string) { fmt.Fprintln(b, line) }
	r.typed = func(chord string) { fmt.Fprintf(b, "key %s\n", chord) }
	for r.m.Position().Turn() >= 0 {
		if id := handsOn(r); id != "" {
			if x.mouse {
				r.click(id)
			} else {
				r.key("enter")
			}
			continue
		}
		a, n := x.play(r.m), r.m.Len()
		switch a := a.(type) {
		case stw.PlaceOrder:
			r.click("order/" + a.Order.String())
			r.click("orders/" + a.Area.String())
		case stw.PlaceBoard:
			r.click("order/" + a.Order.String())
			r.click("orders/caravan")
		default:
			if !r.declines(a, r.click) {
				r.spellOut(a)
			}
			for range 3 {
				if r.m.Len() == n {
					r.click("confirm")
				}
			}
		}
		if r.m.Len() == n || r.m.Log()[n].Action != a {
			t.Fatalf("%v is not made but %v", a, r.m.Log()[n:])
		}
	}
	return b.String()
}

// handsOn is the button that goes on where nothing is decided, "" where something is.
func handsOn(r *rig) string {
	switch r.stack.Top().(type) {
	case *curtainScene:
		return "ready"
	case *recapScene:
		return "go-on"
	}
	if r.table().waits() {
		return "confirm"
	}
	return ""
}

// TestSteamwatchersByScript plays the scripts: every decision by hand, curtains between, the end on its table.
func TestSteamwatchersByScript(t *testing.T) {
	if testing.Short() {
		t.Skip("whole games take some seconds")
	}
	for _, x := range stwScripts {
		if *writeScript {
			if err := os.WriteFile(x.file, []byte(x.intro()+x.record(t)+stwFoot), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		script, err := os.ReadFile(x.file)
		if err != nil {
			t.Fatal(err)
		}
		if x.mouse && strings.Contains(string(script), "\nkey ") {
			t.Errorf("%s needs the keyboard", x.file)
		}
		p := stwPlayer(t, x.seed)
		p.play(string(script))
		m := p.s.scenes[0].(*Table).Match()
		if _, over := m.Position().Result(); !over || m.Setup().Seats != x.seats {
			t.Fatalf("%s played %d actions; over: %v", x.file, m.Len(), over)
		}
		seen := happened(m)
		for _, kind := range x.must {
			if seen[kind] == 0 {
				t.Errorf("%s: nothing of the kind %q happens", x.file, kind)
			}
		}
		t.Log(m.Len(), "actions,", strings.Count(string(script), "\n"), "lines,", seen)
	}
}

// TestTheEndAddsUp: what the final table says each seat's GEO comes from is its GEO, and the chart ends there.
func TestTheEndAddsUp(t *testing.T) {
	ties := 0
	for i := range uint64(12) {
		d := stwDeal{seats: 2 + int(i%4), seed: 30 + i}
		r := stwRig(t, stwMoment{d, len(d.log(t))}.at(t), 1280, 720)
		tab := r.table()
		s := tab.game.(*stwTable)
		res, _ := r.stw().Result()
		addUp(t, fmt.Sprint(d), s.sources(tab, r.stw(), res).Rows)
		chart := s.chart(tab)
		for k, seat := range ranked(res) {
			line := chart.Lines[k].Values
			if last := line[len(line)-1]; last != res.Scores[seat] && !r.stw().Player(seat).Out {
				t.Errorf("%v: the line of seat %d ends at %d, not %d", d, seat, last, res.Scores[seat])
			}
			if len(line) != len(chart.Rounds) && !r.stw().Player(seat).Out {
				t.Errorf("%v: %d values for %d rounds", d, len(line), len(chart.Rounds))
			}
		}
		if tie := s.tie(tab, r.stw(), res); tie != nil {
			ties++
			r.want("The tie")
			r.want(tie.Who)
		}
		r.want("GEO by source")
		worth := map[int]int{} // the badges on the map
		for _, b := range s.marks(tab).Badges {
			n, err := strconv.Atoi(b.Text)
			if seat := r.stw().SeatOf(r.stw().Controller(stw.Area(b.Area))); err != nil || seat < 0 {
				t.Errorf("%v: %s has %q", d, stw.Area(b.Area).Name(), b.Text)
			} else {
				worth[int(seat)] += n
			}
		}
		for seat, score := range res.Scores {
			if got := worth[seat]; got != score && len(r.stw().Bonuses(rules.Seat(seat))) == 0 {
				t.Errorf("%v: the areas of seat %d bear %d GEO of %d", d, seat, got, score)
			}
		}
		r.want(clanWins(r.stw().Clan(ranked(res)[0])))
	}
	if ties == 0 {
		t.Error("no game ended in a tie")
	}
}

// addUp asks that the parts of each row make its total.
func addUp(t *testing.T, game string, rows []board.GeoEndRow) {
	t.Helper()
	for _, row := range rows {
		sum := 0
		for _, n := range row.Parts {
			sum += n
		}
		if sum != row.Total && row.Out == "" {
			t.Errorf("%s: %s has %v, %d in all", game, row.Player, row.Parts, row.Total)
		}
	}
}

// TestTheEndOfExpansionsAddsUp: so it is where kits, vassals, barrels and points count.
func TestTheEndOfExpansionsAddsUp(t *testing.T) {
	adds := func(name string, r *rig, next func() rules.Action) {
		for r.m.Position().Turn() >= 0 {
			if err := r.m.Do(next()); err != nil {
				t.Fatal(err)
			}
		}
		q := rigOf(t, r.m).open(nil)
		tab := q.table()
		res, _ := q.stw().Result()
		s := tab.game.(*stwTable)
		addUp(t, name, s.sources(tab, q.stw(), res).Rows)
		for k, seat := range ranked(res) {
			line, panel := s.chart(tab).Lines[k].Values, s.panel(tab, q.stw(), seat)
			if q.stw().Player(seat).Out {
				continue
			}
			if last := line[len(line)-1]; last != res.Scores[seat] {
				t.Errorf("%s: the line of seat %d ends at %d, not %d", name, seat, last, res.Scores[seat])
			}
			if byPoints(q.stw()) && line[0] != 1 {
				t.Errorf("%s: the line of seat %d begins at %d (PWW-35)", name, seat, line[0])
			}
			if !byPoints(q.stw()) && panel.GEO != res.Scores[seat] {
				t.Errorf("%s: the plate of seat %d says %d GEO of %d", name, seat, panel.GEO, res.Scores[seat])
			}
		}
	}
	for i, options := range hopeGames {
		r := newHopeRig(t, 1, uint64(40+i), options)
		s, seen := rng.Seed(i).Stream("end", 0), map[string]int{}
		adds(fmt.Sprint(options), r, func() rules.Action { return r.hopeful(s, seen) })
	}
	for i, g := range wolfGames {
		r := newWolfRig(t, g, 1, uint64(40+i))
		s, seen := rng.Seed(i).Stream("end", 0), map[string]int{}
		adds(fmt.Sprint(g), r, func() rules.Action { return r.sly(s, seen) })
	}
}

// TestTheEndIsLaidOut looks at the final table in all windows.
func TestTheEndIsLaidOut(t *testing.T) {
	for _, d := range []stwDeal{{seats: 5, seed: 30}, {seats: 3, seed: 32}, {seats: 2, seed: 33}} {
		m := stwMoment{d, len(d.log(t))}.at(t)
		for _, size := range []struct{ w, h float32 }{{1280, 720}, {1920, 1080}, {1700, 720}, {1180, 660}, {960, 720}, {853, 480}} {
			t.Run(fmt.Sprintf("%v %gx%g", d, size.w, size.h), func(t *testing.T) {
				stwRig(t, m, size.w, size.h).soundFight()
			})
		}
	}
}
