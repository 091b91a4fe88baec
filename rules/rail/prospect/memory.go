package prospect

import (
	"hash/fnv"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// A Question is all that the promise of cubes is taken to depend on.
type Question struct {
	Seat        rules.Seat
	Loco, Reach int
	Builds      bool   // whether track may still be built
	Marks       uint8  // of the map's own
	Cubes       uint64 // a sum of all cubes and of the colours that count
	Track       uint64 // a sum of the track that counts
}

// A Memory keeps what cubes promise each seat, in one thought, and who looks for each: most actions change neither a seat's
// track nor cubes, and a thought comes to the same positions by many ways.
type Memory[L any] struct {
	New func(seat rules.Seat) L // makes one who looks

	had   map[Question][2][]float64
	looks []L // by seat
}

// mostHad is how many answers are kept; then it begins anew.
const mostHad = 1 << 11

// Ask is the income or points that each cube could bring, best first: what can be moved at once, and what may be hoped for.
// It lets the seat's look where it does not remember. They are lent.
func (m *Memory[L]) Ask(q Question, look func(L) (ready, hoped []float64)) (ready, hoped []float64) {
	if out, ok := m.had[q]; ok {
		return out[0], out[1]
	}
	for len(m.looks) <= int(q.Seat) {
		m.looks = append(m.looks, m.New(rules.Seat(len(m.looks))))
	}
	ready, hoped = look(m.looks[q.Seat])
	if m.had == nil || len(m.had) >= mostHad {
		m.had = map[Question][2][]float64{}
	}
	m.had[q] = [2][]float64{ready, hoped}
	return ready, hoped
}

// SumOfCubes is a number that is another where cubes or colours of stops are others.
func SumOfCubes(stops int, color func(rail.Stop) rail.Good, cubes func(rail.Stop) rail.Pile) uint64 {
	all := make([]byte, 0, 512)
	for h := range rail.Stop(stops) {
		all = append(all, byte(color(h)))
		for _, g := range cubes(h) {
			all = append(all, byte(g))
		}
		all = append(all, 255)
	}
	return sum(all)
}

// SumOfTrack is a number that is another where track is another.
func SumOfTrack(b *track.Board) uint64 {
	return sumOfTrack(b, func(rules.Seat) bool { return true })
}

// SumOfOwnTrack is a number that is another where links, or a seat's own or unowned track, are others. A thought that
// asks by it sees where others' track lies only where it looks for the first time, which is much quicker.
func SumOfOwnTrack(b *track.Board, seat rules.Seat) uint64 {
	return sumOfTrack(b, func(owner rules.Seat) bool { return owner == seat || owner == rules.Nobody })
}

// sumOfTrack counts all links, and all track of those owners that count.
func sumOfTrack(b *track.Board, counts func(owner rules.Seat) bool) uint64 {
	all := make([]byte, 0, 512)
	sections := b.Sections()
	for i := range sections {
		x := &sections[i]
		if x.Complete() {
			all = append(all, byte(x.Owner), byte(x.Ends[0].Hex), byte(x.Ends[0].Hex>>8), byte(x.Ends[1].Hex), byte(x.Ends[1].Hex>>8))
		}
		if counts(x.Owner) {
			all = append(all, byte(x.Owner))
			for _, step := range x.Path {
				all = append(all, byte(step.Hex), byte(step.Hex>>8), byte(step.In), byte(step.Out))
			}
		}
	}
	return sum(all)
}

func sum(of []byte) uint64 {
	h := fnv.New64a()
	h.Write(of)
	return h.Sum64()
}
