package scenes

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/match"
	"kettle/rules/rng"
	"kettle/rules/rulestest/toy"
)

// toyTable is the table of the toy, a game with hidden hands, for tests alone. What it does not answer nobody asks.
type toyTable struct{ tableau }

func (toyTable) phases(rules.Position) ([]phaseChip, int)      { return nil, -1 }
func (toyTable) round(p rules.Position) (int, int, string)     { return p.(*toy.State).Turns + 1, 0, "" }
func (toyTable) stripHeight(float32) float32                   { return 120 }
func (toyTable) seatsHeight() float32                          { return 200 }
func (toyTable) drawBoard(*Table, *ui.UI, draw.Rect)           {}
func (toyTable) lit(_ rules.Position, a *aim) []rules.Target   { return a.next() }
func (toyTable) label(_ rules.Position, a rules.Action) string { return a.String() }
func (toyTable) keys(rules.Position) []shortcut                { return nil }
func (toyTable) aside(rules.Action) bool                       { return false }
func (toyTable) early(rules.Position, *aim, rules.Target) bool { return false }
func (toyTable) about(rules.Position, rules.Target) string     { return "" }
func (toyTable) automatic(rules.Position) bool                 { return false }
func (toyTable) brief(rules.Position, rules.Event) []string    { return nil }
func (toyTable) result(*Table) *resultCard {
	return &resultCard{ribbon: "Over", prompt: rules.Line{Text: "Over"}}
}
func (toyTable) prefer(rules.Position, []rules.Target, []rules.Action) rules.Action { return nil }
func (toyTable) ask(rules.Position, []rules.Target, rules.Target) []rules.Action    { return nil }
func (toyTable) touched(rules.Position, rules.Action, []rules.Event) []rules.Target { return nil }
func (toyTable) motions(*Table, rules.Position, rules.Action, []rules.Event) []showStep {
	return nil
}

// drawSeats writes every hand as the viewer sees it.
func (toyTable) drawSeats(t *Table, u *ui.UI, r draw.Rect) {
	c := column{r}
	for seat, hand := range t.pos().(*toy.State).Hands {
		u.L.Label(c.take(20), fmt.Sprintf("seat %d", seat), ui.Note)
		for _, card := range hand {
			if card >= 0 {
				u.L.Label(c.take(16), fmt.Sprintf("card %d", card), ui.Note)
			}
		}
	}
}

func (toyTable) drawStrip(*Table, *ui.UI, draw.Rect) {}

// drawCard has a button for each action.
func (toyTable) drawCard(t *Table, u *ui.UI, r draw.Rect) float32 {
	c := column{r}
	for _, a := range t.g.Legal() {
		if u.Quiet("do/"+a.String(), c.take(20), "", a.String(), "", false) {
			t.do(u, a)
			break
		}
	}
	return c.Y - r.Y
}

// reveal is a card that the viewer has drawn.
func (toyTable) reveal(_ rules.Position, events []rules.Event) *revealCard {
	for _, e := range events {
		if d, ok := e.(toy.Drew); ok && d.Card >= 0 {
			return &revealCard{title: "You drew", lines: []revealLine{{label: "card", value: fmt.Sprintf("card %d", d.Card)}}}
		}
	}
	return nil
}

// A spied position tells who looks at it, and at its successors.
type spied struct {
	rules.Position
	looks *[]rules.Seat
}

func (s spied) View(v rules.Seat) rules.Position {
	*s.looks = append(*s.looks, v)
	return s.Position.View(v)
}

func (s spied) MarshalJSON() ([]byte, error) { return json.Marshal(s.Position) }

func (s spied) Apply(a rules.Action) (rules.Outcome, error) {
	out, err := s.Position.Apply(a)
	if err == nil {
		out.Next = spied{out.Next, s.looks}
	}
	return out, err
}

// toyRig opens a game of the toy on a table; looks lists who has looked at positions.
func toyRig(t *testing.T, seed uint64, bug toy.Bug, table match.Table) (r *rig, looks *[]rules.Seat) {
	t.Helper()
	if rigFontsErr != nil {
		t.Fatal(rigFontsErr)
	}
	tableaux["toy"] = func() tableau { return toyTable{} }
	t.Cleanup(func() { delete(tableaux, "toy") })
	def, looks := *toy.Define(bug), &[]rules.Seat{}
	deal := def.New
	def.New = func(s rules.Setup) (rules.Position, error) {
		p, err := deal(s)
		return spied{p, looks}, err
	}
	m, err := match.New(&def, rules.Setup{Seats: len(table.Names), Seed: rng.Seed(seed)}, table)
	if err != nil {
		t.Fatal(err)
	}
	r = &rig{t: t, m: m, w: 1280, h: 720, d: &Desk{Metrics: rigFonts, Opts: DefaultSettings(), Random: func() uint64 { return 99 }}}
	r.d.Opts.Motion = "off"
	return r.open(nil), looks
}

// raw is the whole truth about the game on a rig.
func raw(r *rig) *toy.State { return r.m.Position().(spied).Position.(*toy.State) }

// cardsShown are the numbers of cards in the picture, wherever they stand: in texts, in the names of sprites and of
// what can be pointed at, and in what is kept as a still.
func cardsShown(l *draw.List) (out []int) {
	look := func(s string) {
		for _, m := range cardNumber.FindAllStringSubmatch(s, -1) {
			var n int
			fmt.Sscan(m[1], &n)
			out = append(out, n)
		}
	}
	for _, it := range l.Items {
		look(it.Text)
		look(it.Name)
		if it.Still != nil {
			out = append(out, cardsShown(it.Still.List)...)
		}
	}
	for _, h := range l.Hits {
		look(h.ID)
	}
	slices.Sort(out)
	return slices.Compact(out)
}
