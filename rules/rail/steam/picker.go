package steam

import (
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// TilesAt is the tile picker of a hex for the deciding seat: every tile, with the lays that are legal now and their
// prices, or why there is none. It answers in every phase as if the seat were building; nil for no hex.
func (s *State) TilesAt(h rail.Stop) []play.TileChoice { return s.picker().Tiles(h) }

func (s *State) picker() play.Picker {
	return play.Picker{Board: s.d.Board, Seat: s.actor(), Check: s.wouldLay, Price: s.LayPrice, Near: near}
}

// LayPrice is what a lay would cost, and the clause that says so.
func (s *State) LayPrice(l track.Lay) (dollars int, clause string) { return s.d.Board.Cost(l) }

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

// whyHex says why nothing can be laid on a hex; nil where something can. With a tile, it speaks of that tile alone.
func (s *State) whyHex(h rail.Stop, tile track.Tile) error {
	if !s.Phase().Has(track.Lay{}.Kind()) {
		return s.Check(track.Lay{At: s.Spot(h), Tile: "straight"})
	}
	return s.picker().Why(h, tile)
}
