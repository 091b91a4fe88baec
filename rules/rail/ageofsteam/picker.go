package ageofsteam

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// A TileChoice is one tile of the tile picker for a hex.
type TileChoice struct {
	Tile  track.Tile
	Class track.Class
	Left  int         // pieces in the supply
	Ways  []LayChoice // as it may be laid now, by turn; empty where it may not
	Why   error       // where Ways is empty: the reason that is nearest
}

// A LayChoice is one way to lay a tile.
type LayChoice struct {
	Lay  track.Lay
	Bill Bill
	Deed track.Deed
}

// TilesAt is the tile picker of a hex for the acting seat: every tile of the family, with the lays that are legal now
// and their prices, or why there is none. It answers in every phase as if the seat were building; nil on a map without
// hexes.
func (s *State) TilesAt(h rail.Stop) (out []TileChoice) {
	b := s.Track()
	if b == nil || h < 0 || int(h) >= s.Stops() {
		return nil
	}
	for _, shape := range b.Map().Code.Shapes() {
		if shape.Class == track.Token {
			continue
		}
		c := TileChoice{Tile: shape.Name, Class: shape.Class, Left: b.Left(shape.Name)}
		near := -1
		for _, turn := range b.Map().Code.Turns(shape.Name) {
			l := track.Lay{At: s.Spot(h), Tile: shape.Name, Turn: int8(turn)}
			err := s.wouldLay(l)
			if err == nil {
				c.Ways = append(c.Ways, LayChoice{l, s.Bill(l), b.Deed(s.actor(), l)})
			} else if n := nearness(err); n > near {
				c.Why, near = err, n
			}
		}
		if len(c.Ways) > 0 {
			c.Why = nil
		}
		out = append(out, c)
	}
	return out
}

// wouldLay is checkLay whatever the phase.
func (s *State) wouldLay(l track.Lay) error {
	by := s.actor()
	if s.d.Over == nil {
		return s.checkLay(l)
	}
	return s.Track().CheckLay(by, l)
}

// near ranks the clauses of refusals: what says most to a player who looks for a way to lay a tile comes last.
var near = map[string]int{
	"AOS-052": 1, "AOS-053": 2, "AOS-067": 3, "AOS-065": 3, "AOS-066": 4, "AOS-070": 4, "AOS-068": 4, "AOS-058": 5, "AOS-062": 6, "AOS-059": 6,
	"AOS-069": 6, "AOS-056": 7, "AOS-054": 7, "AOS-063": 8, "AOS-012": 9, "AOS-089": 11,
}

func nearness(err error) int {
	if r, ok := err.(*rules.Refusal); ok {
		if n, ok := near[r.Clause]; ok {
			return n
		}
		return 10 // the map's own, or all lays are made
	}
	return 0
}

// whyHex says why nothing can be laid on a hex; nil where something can. With a tile, it speaks of that tile alone.
func (s *State) whyHex(h rail.Stop, tile track.Tile) error {
	if c := (track.Lay{}).Kind(); !s.Phase().has(c) {
		return s.Check(track.Lay{At: s.Spot(h), Tile: "straight"})
	}
	var why error
	for _, c := range s.TilesAt(h) {
		if tile != "" && c.Tile != tile {
			continue
		}
		if c.Why == nil {
			return nil
		}
		if why == nil || nearness(c.Why) > nearness(why) {
			why = c.Why
		}
	}
	return why
}

// has reports whether a kind of action belongs to the phase.
func (p *Phase) has(kind string) bool {
	for i := range p.Choices {
		if p.Choices[i].Kind == kind {
			return true
		}
	}
	return false
}

// layLine is a lay in words.
func layLine(s *State, l track.Lay) rules.Line {
	out := rules.Line{Text: Title(l.String()), Clause: "AOS-050"}
	if b := s.Track(); b != nil && s.d.Over == nil {
		out.Value = Signed(-s.Bill(l).Total())
		out.Clause = s.Bill(l).Clause
	}
	return out
}

// Line is the event in words.
func (e Laid) Line(s *State) rules.Line {
	value := Signed(-e.Cost)
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
