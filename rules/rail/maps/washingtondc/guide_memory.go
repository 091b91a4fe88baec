package washingtondc

import (
	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/prospect"
)

// A judge judges positions in one thought.
type judge struct {
	*washington
	had prospect.Memory[*outlook]
}

// judge is who judges positions in one thought.
func (w *washington) judge() func(rules.Position) []float64 {
	look := func(seat rules.Seat) *outlook { return newOutlook(w, seat) }
	return (&judge{w, prospect.Memory[*outlook]{New: look}}).value
}

// value judges one position.
func (w *washington) value(p rules.Position) []float64 { return w.judge()(p) }

// about is what is asked of a position, whoever the seat.
func (j *judge) about(s *ageofsteam.State) prospect.Question {
	q := prospect.Question{Builds: mayBuildYet(s), Cubes: prospect.SumOfCubes(s.Stops(), s.Color, s.Cubes)}
	for i, at := range j.ring {
		if locked(s, j.ring, at) {
			q.Marks |= 1 << i
		}
	}
	return q
}

// hopes is what a seat's outlook finds for its cubes; q is about the position.
func (j *judge) hopes(s *ageofsteam.State, seat rules.Seat, q prospect.Question) (ready, hoped []float64) {
	q.Seat, q.Loco, q.Track = seat, s.Player(seat).Loco, prospect.SumOfOwnTrack(s.Track(), seat)
	return j.had.Ask(q, func(o *outlook) (ready, hoped []float64) {
		o.look(s)
		return o.cubes()
	})
}

// mayBuildYet reports whether links may be hoped for that are not there.
func mayBuildYet(s *ageofsteam.State) bool {
	switch phaseOf(s) {
	case "shares", "auction", "action", "build":
		return true
	}
	return s.Round() < s.Rounds()
}
