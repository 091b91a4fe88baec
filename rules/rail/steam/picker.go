package steam

import (
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
	Lay    track.Lay
	Price  int // $
	Clause string
	Deed   track.Deed
}

// TilesAt is the tile picker of a hex for the deciding seat: every tile, with the lays that are legal now and their
// prices, or why there is none. It answers in every phase as if the seat were building; nil for no hex.
func (s *State) TilesAt(h rail.Stop) (out []TileChoice) {
	if h < 0 || int(h) >= s.Stops() {
		return nil
	}
	b, code := s.d.Board, s.m.Track.Code
	for _, shape := range code.Shapes() {
		if tunnel := b.Land().Hexes[h].Terrain == track.Tunnel; (shape.Class == track.Token) != tunnel {
			continue
		}
		c := TileChoice{Tile: shape.Name, Class: shape.Class, Left: b.Left(shape.Name)}
		near := -1
		for _, turn := range code.Turns(shape.Name) {
			l := track.Lay{At: s.Spot(h), Tile: shape.Name, Turn: int8(turn)}
			err := s.wouldLay(l)
			if err == nil {
				cost, clause := b.Cost(l)
				c.Ways = append(c.Ways, LayChoice{l, cost, clause, b.Deed(s.actor(), l)})
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
	if s.d.Over == nil {
		return s.checkLay(l)
	}
	return s.d.Board.CheckLay(s.actor(), l)
}

// near ranks the clauses of refusals: what says most to a player who looks for a way to lay a tile comes last.
var near = map[string]int{
	"STM-067": 1, "STM-068": 2, "STM-080": 3, "STM-081": 4, "STM-079": 4, "STM-069": 5, "STM-076": 6, "STM-070": 6, "STM-077": 6,
	"STM-082": 6, "STM-072": 7, "STM-075": 8, "STM-006": 9, "STM-046": 11, "STM-049": 11,
}

func nearness(err error) int {
	if r, ok := err.(*rules.Refusal); ok {
		if n, ok := near[r.Clause]; ok {
			return n
		}
		return 10 // the map's own, or all tiles are laid
	}
	return 0
}

// whyHex says why nothing can be laid on a hex; nil where something can. With a tile, it speaks of that tile alone.
func (s *State) whyHex(h rail.Stop, tile track.Tile) error {
	if !s.Phase().has((track.Lay{}).Kind()) {
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
