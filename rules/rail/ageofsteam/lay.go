package ageofsteam

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// Laid says that a seat laid a tile.
type Laid struct {
	Seat rules.Seat `json:"seat"`
	Lay  track.Lay  `json:"lay"`
	Cost int        `json:"cost"` // $
}

// Kind is "laid".
func (Laid) Kind() string { return "laid" }

// Completed says that a link was completed, and whose it is.
type Completed struct {
	Owner  rules.Seat `json:"owner"`
	A      rail.Spot  `json:"a"`
	B      rail.Spot  `json:"b"`
	Pieces int        `json:"pieces"`
}

// Kind is "linked".
func (Completed) Kind() string { return "linked" }

// BuildPhase is the phase of track lays (AOS-050), with new cities before them.
func BuildPhase() Phase {
	return Phase{
		ID: play.PhaseBuild, Name: "Build track", Clause: "AOS-050", Asking: askForLay, Front: FirstBuild,
		Choices: []Choice{Urbanizing(), Laying(), Ending(play.Done{}, "AOS-050", false)},
		After:   func(t *Turn) { t.d.Board = t.Track().EndBuild(t.Seat()) },
	}
}

func askForLay(s *State) string {
	p := s.Player(s.Turn())
	switch left := s.Lays(p) - p.Lays; {
	case left <= 0:
		return "all lays are made: end the turn."
	case left == 1:
		return "lay track, 1 lay is left, or end the turn."
	default:
		return fmt.Sprintf("lay track, %d lays are left, or end the turn.", left)
	}
}

// Lays is how many tiles a player may lay in a build turn (AOS-045, AOS-050).
func (s *State) Lays(p Player) int {
	if p.Role == Engineer {
		return s.m.Rules.Engineer
	}
	return s.m.Rules.Lays
}

// A Bill is the price of a lay in parts.
type Bill struct {
	Base   int    // $ by the table of costs
	Off    int    // $ that the cheapest lay of the turn takes off (Rules.FreeLay)
	Clause string // of Base
}

// Total is what is paid.
func (b Bill) Total() int { return b.Base - b.Off }

// Bill is what a lay would cost the acting seat now.
func (s *State) Bill(l track.Lay) (b Bill) {
	b.Base, b.Clause = s.Track().Cost(l)
	if p := s.d.Players[s.actor()]; s.m.Rules.FreeLay > 0 && p.Lays+1 == s.m.Rules.FreeLay {
		b.Off = b.Base
		if p.Cheapest > 0 {
			b.Off = min(b.Base, p.Cheapest)
		}
	}
	return b
}

// LayPrice is what a lay would cost the acting seat now, and the clause that says so.
func (s *State) LayPrice(l track.Lay) (dollars int, clause string) {
	b := s.Bill(l)
	return b.Total(), b.Clause
}

// Laying is the choice to lay a tile (AOS-050 to AOS-090).
func Laying() Choice {
	return Choice{
		Kind: track.Lay{}.Kind(), Clause: "AOS-050",
		Legal: func(s *State, yield func(rules.Action)) {
			p := s.Player(s.Turn())
			if p.Lays >= s.Lays(p) {
				return
			}
			for l := range s.Track().Lays(s.Turn()) {
				if s.Bill(l).Total() <= p.Cash {
					yield(l)
				}
			}
		},
		Check: func(s *State, a rules.Action) error { return s.checkLay(a.(track.Lay)) },
		Do: func(t *Turn, a rules.Action) {
			l := a.(track.Lay)
			cost, before := t.Bill(l), t.Track()
			after := before.Put(t.Seat(), l)
			t.Build(after, cost.Base, cost.Total())
			t.Say(Laid{t.Seat(), l, cost.Total()})
			t.sayLinks(before, after)
		},
		Ledger: layLedger,
	}
}

func (t *Turn) sayLinks(before, after *track.Board) {
	for _, l := range after.Completed(before) {
		t.Say(Completed{l.Owner, t.Spot(l.A), t.Spot(l.B), int(l.Tiles)})
	}
}

func (s *State) checkLay(l track.Lay) error {
	if err := s.layLeft(); err != nil {
		return err
	}
	if err := s.Track().CheckLay(s.Turn(), l); err != nil {
		return err
	}
	if cost, cash := s.Bill(l).Total(), s.Player(s.Turn()).Cash; cost > cash {
		return rules.Refuse("AOS-089", fmt.Sprintf("this lay costs $%d; you have $%d", cost, cash))
	}
	return nil
}

// layLeft refuses when all lays of the turn are made.
func (s *State) layLeft() error {
	p := s.Player(s.Turn())
	switch n := s.Lays(p); {
	case p.Lays < n:
		return nil
	case p.Role == Engineer:
		return rules.Refuse(s.cite("AOS-045"), fmt.Sprintf("%d lays a round with Engineer; they are made", n))
	default:
		return rules.Refuse(s.cite("AOS-050"), fmt.Sprintf("%d lays a round; they are made", n))
	}
}

// layLedger is the price by part, and what the lay would complete.
func layLedger(s *State, a rules.Action, l *Ledger) {
	lay, seat := a.(track.Lay), s.Turn()
	b, p := s.Bill(lay), s.Player(seat)
	terrain, word := s.terrain(lay)
	l.Line(s.deed(lay), "", play.Signed(terrain-b.Base), -1, b.Clause)
	if terrain > 0 {
		l.Line(word, "", play.Signed(-terrain), -1, s.cite("AOS-084"))
	}
	if b.Off > 0 {
		l.Line("The cheapest of the turn is free", Engineer.Icon(), play.Signed(b.Off), 1, s.cite("AOS-045"))
	}
	l.Cash(-b.Total(), "AOS-089")
	l.Change("Lays this turn", "", p.Lays, p.Lays+1, 0, s.cite("AOS-050"))
	before := s.Track()
	after := before.Put(seat, lay)
	for _, k := range after.Completed(before) {
		l.Line(fmt.Sprintf("Link %s - %s", s.Spot(k.A), s.Spot(k.B)), "", fmt.Sprintf("+%d", k.Tiles), 1, "AOS-131")
	}
}

// deed says what is paid for in a lay: "Crossing tile, centre", "Replacing", "Redirecting".
func (s *State) deed(l track.Lay) string {
	b := s.Track()
	switch b.Deed(s.actor(), l) {
	case track.Replace, track.Both:
		return "Replacing"
	case track.Redirect:
		return "Redirecting"
	}
	shape, _ := track.ShapeOf(l.Tile)
	text := play.Title(shape.Class.String()) + " tile"
	if shape.Town() {
		text = fmt.Sprintf("Town with %d exits", shape.Exits().Len())
		if shape.Exits().Len() == 1 {
			text = "Town with 1 exit"
		}
	}
	if zone := b.Land().Hexes[l.At.Number()].Zone; zone != "" {
		text += ", " + zone
	}
	return text
}

// terrain is how much of the price of a lay is for terrain, and which.
func (s *State) terrain(l track.Lay) (dollars int, word string) {
	b := s.Track()
	h := &b.Land().Hexes[l.At.Number()]
	costs := b.Map().CostsOf()
	shape, _ := track.ShapeOf(l.Tile)
	switch {
	case b.Deed(s.actor(), l) != track.First || shape.Town() && !costs.InTowns:
		return 0, ""
	case h.Terrain == track.Mountain:
		return costs.Mountain, "Mountain"
	case h.Wet():
		return costs.River, "River"
	}
	return 0, ""
}
