package bot

import (
	"errors"
	"testing"

	"kettle/rules"
	"kettle/rules/rng"
)

// bait is a game of two with three decisions: seat 0 takes a bait or waits, seat 1 answers, seat 0 goes on. Who took the
// bait has more until the other has answered.
type bait struct {
	Step  int
	Baits bool
	Sum   [2]float64
}

type bite struct{ Yes bool }

func (bite) Kind() string              { return "bite" }
func (a bite) String() string          { return map[bool]string{true: "bite", false: "wait"}[a.Yes] }
func (a bite) Targets() []rules.Target { return nil }

func (p bait) Turn() rules.Seat {
	if p.Step > 2 {
		return rules.Nobody
	}
	return rules.Seat(p.Step % 2)
}

func (p bait) Legal() []rules.Action {
	if p.Step > 2 {
		return nil
	}
	return []rules.Action{bite{true}, bite{false}}
}

func (p bait) Check(rules.Action) error { return nil }

func (p bait) Apply(a rules.Action) (rules.Outcome, error) {
	if p.Step > 2 {
		return rules.Outcome{}, errors.New("over")
	}
	yes := a.(bite).Yes
	switch {
	case p.Step == 0 && yes:
		p.Sum[0] += 5
		p.Baits = true
	case p.Step == 1 && yes && p.Baits:
		p.Sum[0] -= 10
		p.Sum[1] += 10
	}
	p.Step++
	return rules.Outcome{Next: p}, nil
}

func (p bait) Result() (rules.Result, bool) {
	return rules.Result{Scores: []int{int(p.Sum[0]), int(p.Sum[1])}, Places: []int{1, 1}, Why: "done"}, p.Step > 2
}

func (p bait) View(rules.Seat) rules.Position    { return p }
func (p bait) Sample(*rng.Stream) rules.Position { return p }

// Value is the sums, as they stand.
func (bait) Value(p rules.Position) []float64 { s := p.(bait).Sum; return s[:] }
func (bait) Shortlist(_ rules.Position, l []rules.Action, k int) []rules.Action {
	return l[:min(k, len(l))]
}

// A line is judged after the others have answered, even the very first ones; but one alone speaks for nothing.
func TestSearchAwaitsTheAnswer(t *testing.T) {
	if a := choose(t, Greedy{Guide: bait{}}, bait{}, 0); a != (bite{true}) {
		t.Fatalf("who looks one action ahead does %v", a)
	}
	for _, c := range []struct {
		lines, rollout int
		want           bool
	}{{4, 0, false}, {8, 0, false}, {2, 0, true}} {
		for n := range 10 {
			if a := choose(t, Search{Guide: bait{}, Iterations: c.lines, Rollout: c.rollout}, bait{}, n); a != (bite{c.want}) {
				t.Errorf("with %d lines that go on for %d it does %v", c.lines, c.rollout, a)
			}
		}
	}
}

// fork is a game of two in which seat 0 goes the plain or the steep way, and then takes one of six steps: on the plain way all
// are alike, on the steep one a single step is good, and the others plainly worse. The other then waits, and it ends with
// seat 0.
type fork struct {
	At    int
	Steep bool
	Worse float64 // what the others are worth
	Sum   float64
}

type way struct{ N int }

func (way) Kind() string              { return "way" }
func (a way) String() string          { return "way " + string(rune('0'+a.N)) }
func (a way) Targets() []rules.Target { return nil }

func (p fork) Turn() rules.Seat { return []rules.Seat{0, 0, 1, 0, rules.Nobody}[p.At] }

func (p fork) Legal() (out []rules.Action) {
	for i := range []int{2, 6, 1, 1, 0}[p.At] {
		out = append(out, way{i})
	}
	return out
}

func (p fork) Check(rules.Action) error { return nil }

func (p fork) Apply(a rules.Action) (rules.Outcome, error) {
	switch n := a.(way).N; p.At {
	case 0:
		if p.Steep = n == 1; !p.Steep {
			p.Sum = 6
		}
	case 1:
		if p.Steep {
			p.Sum = map[bool]float64{true: 10, false: p.Worse}[n == 4]
		}
	}
	p.At++
	return rules.Outcome{Next: p}, nil
}

func (p fork) Result() (rules.Result, bool) {
	return rules.Result{Scores: []int{int(p.Sum), 0}, Places: []int{1, 1}, Why: "done"}, p.At > 3
}

func (p fork) View(rules.Seat) rules.Position    { return p }
func (p fork) Sample(*rng.Stream) rules.Position { return p }
func (fork) Value(p rules.Position) []float64    { return []float64{p.(fork).Sum, 0} }
func (fork) Shortlist(_ rules.Position, l []rules.Action, k int) []rules.Action {
	return l[:min(k, len(l))]
}

// Few lines find the good way on, as they are not spent on those that plainly look bad.
func TestSearchSparesWhatLooksBad(t *testing.T) {
	if a := choose(t, Greedy{Guide: fork{}}, fork{Worse: -20}, 0); a != (way{0}) {
		t.Fatalf("who looks one action ahead goes %v", a)
	}
	for _, lines := range []int{6, 8, 12, 40} {
		for n := range 10 {
			if a := choose(t, Search{Guide: fork{}, Iterations: lines}, fork{Worse: -20}, n); a != (way{1}) {
				t.Errorf("with %d lines it goes %v", lines, a)
			}
		}
	}
}

// Many lines do not blame a way for what was tried on it in vain.
func TestSearchFollowsWhatIsBest(t *testing.T) {
	for n := range 10 {
		if a := choose(t, Search{Guide: fork{}, Iterations: 150}, fork{Worse: -1}, n); a != (way{1}) {
			t.Errorf("it goes %v", a)
		}
	}
}

// Lines end where a run of several actions does, and where the seat is to act again after others.
func TestHorizon(t *testing.T) {
	const me, other, third, over = rules.Seat(0), rules.Seat(1), rules.Seat(2), rules.Nobody
	for name, c := range map[string]struct {
		turns []rules.Seat // after each action, the first of which is the seat's
		want  []bool
	}{
		"one action each":     {[]rules.Seat{other, me, other, me}, []bool{false, true, false, true}},
		"a run":               {[]rules.Seat{me, me, other, me, me, other}, []bool{false, false, true, true, false, true}},
		"two others":          {[]rules.Seat{other, third, other, me}, []bool{false, false, false, true}},
		"a run that ends all": {[]rules.Seat{me, over}, []bool{false, true}},
		"alone":               {[]rules.Seat{me, me, me}, []bool{false, false, false}},
	} {
		t.Run(name, func(t *testing.T) {
			h := horizon{seat: me}
			for i, turn := range c.turns {
				if h.meet(turn); h.met != c.want[i] {
					t.Errorf("after action %d it ends there: %v", i+1, h.met)
				}
			}
		})
	}
}

func TestSpread(t *testing.T) {
	even := []float64{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}
	for name, c := range map[string]struct {
		worths      []float64
		least, most float64
	}{
		"even": {even, 10, 14}, "a ruin": {append([]float64{-120}, even...), 10, 16}, "mostly the same": {[]float64{3, 3, 3, 50}, 47, 47},
		"all the same": {[]float64{3, 3}, 0, 0}, "none": {nil, 0, 0},
	} {
		t.Run(name, func(t *testing.T) {
			var s spread
			for _, w := range c.worths {
				s.add(w)
			}
			if got := s.of(); got < c.least || got > c.most {
				t.Errorf("they lie %v apart", got)
			}
		})
	}
}

// What looks best at first sight is left for what is better in every world, however the worlds differ, and not for what is
// better by luck.
func TestSearchIsSure(t *testing.T) {
	search := tree{}
	for _, w := range []float64{0, 10, 20, 30} {
		search.seen.add(w)
	}
	told := func(worths ...float64) *edge {
		e := &edge{told: worths}
		for _, w := range worths {
			e.add([]float64{w})
		}
		return e
	}
	first := told(0, 10, 20, 30, 0, 10, 20, 30)
	for name, c := range map[string]struct {
		other *edge
		want  bool
	}{
		"better in every world": {told(4, 14, 24, 34, 4, 14, 24, 34), true}, "better in one, once": {told(30, 0, 21, 31, 1, 11, 21, 5), false},
		"better, once": {told(40), false}, "the same": {first, false}, "never tried": {&edge{}, false},
	} {
		t.Run(name, func(t *testing.T) {
			if got := search.better(c.other, first); got != c.want {
				t.Errorf("better: %v", got)
			}
		})
	}
}
