package westwardho

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/steam"
)

// TileSpace is the goods supply space on which the San Francisco tile waits, from 0 (WWH-05).
func TileSpace(s *steam.State) int { return s.Map().Rules.Fill[0].Spaces }

// Waiting reports whether the San Francisco tile is still to come; so long its reminder lies on turn 3 (WWH-04, WWH-18).
func Waiting(s *steam.State) bool { return s.Round() < Reminder }

// TileCubes is what lies on the San Francisco tile as long as it waits. It is lent.
func TileCubes(s *steam.State) rail.Pile {
	if Waiting(s) {
		return s.Space(TileSpace(s))
	}
	return nil
}

// InChicago is how many City Growth markers lie in Chicago. As long as it is not 0, nobody has a second link there
// (WWH-04, WWH-07).
func InChicago(s *steam.State) int { return s.MarkersLeft() }

// Bound reports whether a seat must still build from Chicago or St. Louis (WWH-15).
func Bound(s *steam.State, seat rules.Seat) bool {
	l := s.Track().Land()
	w := westward{chicago: place(l, "chicago"), stLouis: place(l, "st-louis")}
	return w.opens(s, seat)
}

// opens is Bound where the two cities are known.
func (w *westward) opens(s *steam.State, seat rules.Seat) bool {
	return s.Seats() == openingSeats && !s.Player(seat).Out && w.bound(s.Track(), seat)
}

// maySupply keeps the cubes of the San Francisco tile out of the supply (WWH-31).
func maySupply(s *steam.State, space int) error {
	if Waiting(s) && space == TileSpace(s) {
		return rules.Refuse("WWH-31", "the cubes on the San Francisco tile are not in the supply")
	}
	return nil
}

// facts are the tile that waits, and who has to open from Chicago or St. Louis.
func (w *westward) facts(s *steam.State) (out []rules.Fact) {
	tile := rules.Fact{ID: "san-francisco", Label: "San Francisco", Value: "is on the map", Icon: "action-steam-urbanization", Seat: rules.Public, Clause: "WWH-18"}
	if Waiting(s) {
		tile.Value = fmt.Sprintf("comes after turn %d with %s", Reminder-1, cubes(TileCubes(s)))
	}
	out = append(out, tile)
	if s.Seats() != openingSeats {
		return out
	}
	for seat := range rules.Seat(s.Seats()) {
		value := "free to build"
		if w.opens(s, seat) {
			value = "from Chicago or St. Louis"
		}
		out = append(out, rules.Fact{ID: "opening", Label: "Builds", Value: value, Seat: seat, Clause: "WWH-15"})
	}
	return out
}
