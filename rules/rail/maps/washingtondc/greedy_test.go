package washingtondc

import (
	"fmt"
	"os"
	"strconv"
	"testing"

	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/playtest"
)

func TestStrength(t *testing.T) {
	width, _ := strconv.Atoi(os.Getenv("KETTLE_WIDTH"))
	for seats := game.MinSeats; seats <= game.MaxSeats; seats++ {
		playtest.Strength(t, game, width, rules.Setup{Seats: seats}, func(p rules.Position, seat rules.Seat) string {
			s := p.(*ageofsteam.State)
			return fmt.Sprintf("%+v %+v", s.Points(seat), s.Player(seat))
		})
	}
}
