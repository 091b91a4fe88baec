package scene

import (
	"fmt"
	"testing"

	"kettle/rules"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
)

// Strength says how greedy players fare in both variants of a map with every number of players, see playtest.Strength. Own
// tells what only the map has of a seat; nil tells nothing.
func Strength(t *testing.T, d *rules.Definition, own func(*steam.State, rules.Seat) string) {
	for _, variant := range []steam.Variant{steam.Basic, steam.Standard} {
		for seats := d.MinSeats; seats <= d.MaxSeats; seats++ {
			playtest.Strength(t, d, 100, rules.Setup{Seats: seats, Options: map[string]string{steam.OptVariant: string(variant)}}, func(p rules.Position, seat rules.Seat) string {
				s := p.(*steam.State)
				me := s.Player(seat)
				text := fmt.Sprintf("%+v loco %d %+v", s.Tally(seat), me.Loco, me.Book)
				if own != nil {
					text += " " + own(s, seat)
				}
				return text
			})
		}
	}
}
