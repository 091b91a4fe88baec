package steam

import (
	"kettle/rules"
	"kettle/rules/rail/prospect"
)

// A Judge judges positions in one thought, and remembers what it worked out.
type Judge struct {
	had   prospect.Memory
	looks []*outlook // by seat
}

// NewJudge is one that remembers nothing yet.
func NewJudge() *Judge { return &Judge{had: prospect.Memory{}} }

// Hopes is the points that each cube could bring a seat, best first: what can be moved at once, and what may be hoped for. They
// are lent.
func (j *Judge) Hopes(s *State, seat rules.Seat) (ready, hoped []float64) {
	q := prospect.Question{Seat: seat, Loco: s.d.Players[seat].Loco, Reach: s.reach(seat), Builds: s.mayBuildYet(),
		Cubes: prospect.SumOfCubes(s.Stops(), s.Color, s.Cubes), Track: prospect.SumOfTrack(s.d.Board)}
	return j.had.Ask(q, func() (ready, hoped []float64) {
		for len(j.looks) <= int(seat) {
			j.looks = append(j.looks, newOutlook(s.m, rules.Seat(len(j.looks))))
		}
		o := j.looks[seat]
		o.look(s)
		return o.cubes()
	})
}
