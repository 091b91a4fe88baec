package ageofsteam

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// TilesAt is the tile picker of a hex for the acting seat: every tile of the family, with the lays that are legal now
// and their prices, or why there is none. It answers in every phase as if the seat were building; nil on a map without
// hexes.
func (s *State) TilesAt(h rail.Stop) []play.TileChoice {
	if s.Track() == nil {
		return nil
	}
	return s.picker().Tiles(h)
}

func (s *State) picker() play.Picker {
	return play.Picker{Board: s.Track(), Seat: s.actor(), Check: s.wouldLay, Price: s.LayPrice, Near: near}
}

// wouldLay is checkLay whatever the phase.
func (s *State) wouldLay(l track.Lay) error {
	if s.d.Over == nil {
		return s.checkLay(l)
	}
	return s.Track().CheckLay(s.actor(), l)
}

// near ranks the clauses of refusals: what says most to a player who looks for a way to lay a tile comes last.
var near = map[string]int{
	"AOS-052": 1, "AOS-053": 2, "AOS-067": 3, "AOS-065": 3, "AOS-066": 4, "AOS-070": 4, "AOS-068": 4, "AOS-058": 5, "AOS-062": 6, "AOS-059": 6,
	"AOS-069": 6, "AOS-056": 7, "AOS-054": 7, "AOS-063": 8, "AOS-012": 9, "AOS-089": 11,
}

// whyHex says why nothing can be laid on a hex; nil where something can. With a tile, it speaks of that tile alone.
func (s *State) whyHex(h rail.Stop, tile track.Tile) error {
	if !s.Phase().Has(track.Lay{}.Kind()) {
		return s.Check(track.Lay{At: s.Spot(h), Tile: "straight"})
	}
	return s.picker().Why(h, tile)
}

// layLine is a lay in words.
func layLine(s *State, l track.Lay) rules.Line {
	out := rules.Line{Text: play.Title(l.String()), Clause: "AOS-050"}
	if b := s.Track(); b != nil && s.d.Over == nil {
		out.Value = play.Signed(-s.Bill(l).Total())
		out.Clause = s.Bill(l).Clause
	}
	return out
}

// Line is the event in words.
func (e Laid) Line(s *State) rules.Line {
	value := play.Signed(-e.Cost)
	if e.Cost == 0 {
		value = "free"
	}
	return rules.Line{Text: fmt.Sprintf("@%d lays %s on %s", e.Seat, e.Lay.Tile, e.Lay.At), Value: value, Clause: s.cite("AOS-050")}
}

// Line is the event in words.
func (e Completed) Line(*State) rules.Line {
	l := rules.Line{Text: fmt.Sprintf("Link %s - %s", e.A, e.B), Value: fmt.Sprintf("+%d", e.Pieces), Clause: "AOS-072"}
	if e.Owner >= 0 {
		l.Text = fmt.Sprintf("@%d links %s and %s", e.Owner, e.A, e.B)
	}
	return l
}
