package steam

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/hex"
	"kettle/rules/rail/track"
)

// Apart is a ban of New Cities beside another city, for track.Policy.MayCity: of the hexes that where names, all of them
// if it is nil (HOK-10, JPN-10).
func Apart(clause string, where func(*track.Hex) bool) func(*track.Board, rules.Seat, track.HexID) error {
	return func(b *track.Board, _ rules.Seat, h track.HexID) error {
		if where != nil && !where(&b.Land().Hexes[h]) {
			return nil
		}
		for s := range hex.Side(hex.Sides) {
			if n := b.Land().Next(h, s); n != track.None && b.City(n) {
				return rules.Refuse(clause, fmt.Sprintf("%s lies next to the city %s", b.Spot(h), b.Spot(n)))
			}
		}
		return nil
	}
}
