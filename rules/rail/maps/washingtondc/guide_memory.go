package washingtondc

import (
	"hash/fnv"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/track"
)

// A judge keeps what cubes promise each seat: most actions change neither track nor cubes, and a thought comes to the same
// positions by many ways.
type judge struct {
	*washington
	had map[question][2][]float64
}

// judge is who judges positions in one thought.
func (w *washington) judge() func(rules.Position) []float64 {
	return (&judge{washington: w, had: map[question][2][]float64{}}).value
}

// value judges one position.
func (w *washington) value(p rules.Position) []float64 { return w.judge()(p) }

// A question is all that an outlook depends on.
type question struct {
	board  *track.Board
	seat   rules.Seat
	loco   int
	builds bool   // whether track may still be built
	locks  uint8  // of the ring, by place
	cubes  uint64 // a sum of all cubes and of the colours that count
}

// mostHad is how many answers are kept; then it begins anew.
const mostHad = 1 << 11

// about is what is asked of a position, whoever the seat.
func (j *judge) about(s *ageofsteam.State) question {
	q := question{board: s.Track(), builds: mayBuildYet(s), cubes: sumOfCubes(s)}
	for i, at := range j.ring {
		if locked(s, j.ring, at) {
			q.locks |= 1 << i
		}
	}
	return q
}

// hopes is what a seat's outlook finds for its cubes; q is about the position.
func (j *judge) hopes(s *ageofsteam.State, seat rules.Seat, q question) (ready, hoped []float64) {
	q.seat, q.loco = seat, s.Player(seat).Loco
	out, ok := j.had[q]
	if !ok {
		out[0], out[1] = newOutlook(j.washington, s, seat).cubes()
		if len(j.had) >= mostHad {
			clear(j.had)
		}
		j.had[q] = out
	}
	return out[0], out[1]
}

// mayBuildYet reports whether links may be hoped for that are not there.
func mayBuildYet(s *ageofsteam.State) bool {
	switch phaseOf(s) {
	case "shares", "auction", "action", "build":
		return true
	}
	return s.Round() < s.Rounds()
}

func sumOfCubes(s *ageofsteam.State) uint64 {
	all := make([]byte, 0, 256)
	for h := range rail.Stop(s.Stops()) {
		all = append(all, byte(s.Color(h)))
		for _, g := range s.Cubes(h) {
			all = append(all, byte(g))
		}
		all = append(all, 255)
	}
	sum := fnv.New64a()
	sum.Write(all)
	return sum.Sum64()
}
