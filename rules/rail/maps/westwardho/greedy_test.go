package westwardho

import (
	"fmt"
	"testing"

	"kettle/rules"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
)

func TestStrength(t *testing.T) {
	for _, variant := range []string{"basic", "standard"} {
		for seats := game.MinSeats; seats <= game.MaxSeats; seats++ {
			playtest.Strength(t, game, 100, rules.Setup{Seats: seats, Options: map[string]string{"variant": variant}}, func(p rules.Position, seat rules.Seat) string {
				s := p.(*steam.State)
				me := s.Player(seat)
				return fmt.Sprintf("%+v loco %d %+v", s.Tally(seat), me.Loco, me.Book)
			})
		}
	}
}
