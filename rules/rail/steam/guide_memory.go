package steam

import (
	"kettle/rules"
	"kettle/rules/rail/prospect"
)

// A Judge judges positions in one thought, and remembers what it worked out.
type Judge struct {
	had   prospect.Memory[*outlook]
	at    *State            // the position asked about last
	about prospect.Question // what is asked of it, whoever the seat
}

// NewJudge is one that remembers nothing yet.
func NewJudge() *Judge { return &Judge{had: prospect.Memory[*outlook]{New: newOutlook}} }

// Hopes is the points that each cube could bring a seat, best first: what can be moved at once, and what may be hoped for. They
// are lent.
func (j *Judge) Hopes(s *State, seat rules.Seat) (ready, hoped []float64) {
	if j.at != s {
		j.at, j.about = s, prospect.Question{Builds: s.mayBuildYet(), Cubes: prospect.SumOfCubes(s.Stops(), s.Color, s.Cubes), Track: prospect.SumOfTrack(s.d.Board)}
	}
	q := j.about
	q.Seat, q.Loco, q.Reach = seat, s.d.Players[seat].Loco, s.reach(seat)
	return j.had.Ask(q, func(o *outlook) (ready, hoped []float64) {
		o.look(s)
		return o.cubes()
	})
}
