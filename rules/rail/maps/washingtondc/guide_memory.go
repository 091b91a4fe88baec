package washingtondc

import (
	"hash/fnv"
	"sync"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/track"
)

// A memory keeps what cubes promise each seat: most actions change neither track nor cubes, and the thought of a bot comes to
// the same positions by many ways. Several may ask it at once.
type memory struct {
	lock sync.Mutex
	had  map[question][2][]float64
}

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

// hopes is what an outlook's cubes are.
func (w *washington) hopes(s *ageofsteam.State, seat rules.Seat) (ready, hoped []float64) {
	q := question{board: s.Track(), seat: seat, loco: s.Player(seat).Loco, builds: mayBuildYet(s), cubes: sumOfCubes(s)}
	for i, at := range w.ring {
		if locked(s, w.ring, at) {
			q.locks |= 1 << i
		}
	}
	w.had.lock.Lock()
	out, ok := w.had.had[q]
	w.had.lock.Unlock()
	if ok {
		return out[0], out[1]
	}
	out[0], out[1] = newOutlook(w, s, seat).cubes()
	w.had.lock.Lock()
	defer w.had.lock.Unlock()
	if w.had.had == nil || len(w.had.had) >= mostHad {
		w.had.had = map[question][2][]float64{}
	}
	w.had.had[q] = out
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
