package bot

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rng"
)

// swing is a game of two: seat 0 chooses once, and then both act in turn to no effect. What a choice seems worth is one thing at
// first and another after some turns, and whoever is not to act seems better off.
type swing struct {
	First, Later []float64 // of each choice for seat 0
	From, To     int       // after how many actions the later worth shows, and until when; 0 is to the end
	Choice       int       // -1 before it
	Step         int
}

// swings is how many actions a game of it has, swung how much better off the one seems who is not to act.
const (
	swings = 20
	swung  = 30
)

func (p swing) Turn() rules.Seat {
	if p.Step == swings {
		return rules.Nobody
	}
	return rules.Seat(p.Step % 2)
}

func (p swing) Legal() (out []rules.Action) {
	n := 1
	if p.Choice < 0 {
		n = len(p.First)
	}
	for i := range n {
		out = append(out, way{i})
	}
	return out
}

func (p swing) Check(rules.Action) error { return nil }

func (p swing) Apply(a rules.Action) (rules.Outcome, error) {
	if p.Choice < 0 {
		p.Choice = a.(way).N
	}
	p.Step++
	return rules.Outcome{Next: p}, nil
}

func (p swing) Result() (rules.Result, bool) {
	return rules.Result{Scores: []int{0, 0}, Places: []int{1, 1}, Why: "done"}, p.Step == swings
}

func (p swing) View(rules.Seat) rules.Position    { return p }
func (p swing) Sample(*rng.Stream) rules.Position { return p }

type swingGuide struct{}

func (swingGuide) Value(q rules.Position) []float64 {
	p, v := q.(swing), 0.0
	switch {
	case p.Choice >= 0 && p.Step >= p.From && (p.To == 0 || p.Step < p.To):
		v = p.Later[p.Choice]
	case p.Choice >= 0:
		v = p.First[p.Choice]
	}
	if p.Turn() == 1 {
		v += swung
	}
	return []float64{v, -v}
}

func (swingGuide) Shortlist(_ rules.Position, l []rules.Action, k int) []rules.Action {
	return l[:min(k, len(l))]
}

// chosen is the choice of a thought of so many stops.
func chosen(t *testing.T, b Foresight, p swing) int {
	t.Helper()
	p.Choice = -1
	b.Guide = swingGuide{}
	return choose(t, b, p, b.Stops).(way).N
}

// What comes out best is chosen, however early it turns out; what comes out worse never is, whenever the thought ends: of two
// futures nothing is said before both have come equally far.
func TestForesightComparesWhatIsEquallyFar(t *testing.T) {
	for _, from := range []int{4, 9, 16} {
		p := swing{First: []float64{5, 4, 3}, Later: []float64{5, 9, 1}, From: from}
		for stops := 1; stops <= 60; stops++ {
			got := chosen(t, Foresight{Stops: stops}, p)
			if got == 2 || stops >= 40 && got != 1 {
				t.Errorf("from %d on, with %d stops: it chooses %d", from, stops, got)
			}
		}
		if got := chosen(t, Foresight{Stops: 2}, p); got != 0 {
			t.Errorf("from %d on, before anything is seen: it chooses %d", from, got)
		}
	}
}

// What is better at one stop alone, the one where futures are compared, is left.
func TestForesightDistrustsOneStop(t *testing.T) {
	p := swing{First: []float64{5, 4}, Later: []float64{5, 6}, From: 2*nearest - 1, To: 2*nearest + 1}
	for stops := 1; stops <= 20; stops++ {
		if got := chosen(t, Foresight{Stops: stops}, p); got != 0 {
			t.Errorf("with %d stops: it chooses %d", stops, got)
		}
	}
	if p.To = 0; chosen(t, Foresight{Stops: 20}, p) != 1 {
		t.Error("what is better from there on is not chosen")
	}
}

// With more time more is played on than what looked best, a few at a time, up to the width.
func TestForesightWidens(t *testing.T) {
	p := swing{First: []float64{8, 7, 6, 5, 4, 3, 2, 1}, Later: []float64{1, 2, 3, 4, 5, 6, 7, 8}, From: 2}
	last := 0
	for _, stops := range []int{12, 30, 60} {
		got := chosen(t, Foresight{Stops: stops}, p)
		if got <= last {
			t.Errorf("with %d stops it chooses %d, with fewer %d", stops, got, last)
		}
		last = got
	}
	if got := chosen(t, Foresight{Stops: 400}, p); got != 7 {
		t.Errorf("with time for all it chooses %d", got)
	}
	if got := chosen(t, Foresight{Stops: 400, Width: 4}, p); got != 3 {
		t.Errorf("of four it chooses %d", got)
	}
}

// Of what looks exactly alike one is played on.
func TestForesightOfWhatLooksAlike(t *testing.T) {
	p := swing{First: []float64{5, 5, 5, 5, 5, 4}, Later: []float64{5, 5, 5, 5, 5, 9}, From: 3}
	if got := chosen(t, Foresight{Stops: 20, Width: 2}, p); got != 5 {
		t.Errorf("it chooses %d", got)
	}
}

// Strong sees far in a game that is open.
func TestStrongSeesFarInAnOpenGame(t *testing.T) {
	p := swing{First: []float64{5, 4, 3}, Later: []float64{5, 9, 1}, From: 16, Choice: -1}
	b, err := Named("strong", Of(&rules.Definition{Open: true, Value: swingGuide{}.Value, Shortlist: swingGuide{}.Shortlist}))
	if err != nil {
		t.Fatal(err)
	}
	for n := range 10 {
		if a := choose(t, b, p, n); a != (way{1}) {
			t.Errorf("it chooses %v", a)
		}
	}
}
