package halloween

import (
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
)

// MovesLeft is how many moves are still to come in a game, the present one counted: as many in each round as it has rounds
// of moving goods (AOS-101, HAL-25).
func MovesLeft(s *ageofsteam.State) (n int) {
	if _, over := s.Result(); over {
		return 0
	}
	for i, p := range s.Map().Phases {
		if p.ID != play.PhaseMove1 && p.ID != play.PhaseMove2 {
			continue
		}
		n += s.Rounds() - s.Round()
		if i >= s.PhaseIndex() {
			n++
		}
	}
	return n
}

// Hopeless reports whether more pumpkins lie on the map than moves are left. As a witch takes one pumpkin (HAL-20), the
// game can then not be cleared any more, whatever the dice bring.
func Hopeless(s *ageofsteam.State) bool { return s.OnMap(Pumpkin) > MovesLeft(s) }
