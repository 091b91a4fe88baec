package bot

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"testing"
	"time"

	"kettle/rules"
	"kettle/rules/rng"
)

// nim is a game of two with known best play: take one to three stones; who takes the last one wins. Who leaves a
// multiple of four cannot lose.
type nim struct {
	Stones int
	By     rules.Seat
}

type take struct{ N int }

func (take) Kind() string              { return "take" }
func (a take) String() string          { return fmt.Sprintf("take %d", a.N) }
func (a take) Targets() []rules.Target { return []rules.Target{{Kind: "stone", ID: a.N}} }

func (p nim) Turn() rules.Seat {
	if p.Stones == 0 {
		return rules.Nobody
	}
	return p.By
}

func (p nim) Legal() (out []rules.Action) {
	for n := 1; n <= min(3, p.Stones); n++ {
		out = append(out, take{n})
	}
	return out
}

func (p nim) Check(a rules.Action) error {
	if n := a.(take).N; n < 1 || n > min(3, p.Stones) {
		return errors.New("not so many")
	}
	return nil
}

func (p nim) Apply(a rules.Action) (rules.Outcome, error) {
	if err := p.Check(a); err != nil {
		return rules.Outcome{}, err
	}
	return rules.Outcome{Next: nim{p.Stones - a.(take).N, 1 - p.By}}, nil
}

func (p nim) Result() (rules.Result, bool) {
	places := []int{2, 2}
	places[1-p.By] = 1
	return rules.Result{Scores: []int{2 - places[0], 2 - places[1]}, Places: places, Why: "taken"}, p.Stones == 0
}

func (p nim) View(rules.Seat) rules.Position     { return p }
func (p nim) Sample(*rng.Stream) rules.Position  { return p }
func (nim) Value(q rules.Position) (v []float64) { return value(q.(nim)) }
func (nim) Shortlist(_ rules.Position, l []rules.Action, k int) []rules.Action {
	return l[:min(k, len(l))]
}

// value knows only a finished game.
func value(p nim) []float64 {
	v := []float64{0, 0}
	if p.Stones == 0 {
		v[1-p.By] = 1
	}
	return v
}

func nimGame(stones int) *rules.Definition {
	return &rules.Definition{
		ID: "nim", Name: "Nim", MinSeats: 2, MaxSeats: 2, MaxMoves: stones,
		New: func(rules.Setup) (rules.Position, error) { return nim{Stones: stones}, nil },
		Codec: rules.NewCodec(func(b []byte) (rules.Position, error) {
			var p nim
			return p, json.Unmarshal(b, &p)
		}),
		Value: nim{}.Value,
	}
}

func TestSearchFindsTheBestPlay(t *testing.T) {
	b := Search{Guide: Of(nimGame(12)), Iterations: 600}
	for stones := 5; stones <= 11; stones++ {
		if stones%4 == 0 {
			continue
		}
		for by := range rules.Seat(2) {
			if got := choose(t, b, nim{stones, by}, stones); got != (take{stones % 4}) {
				t.Errorf("seat %d of %d stones: %v", by, stones, got)
			}
		}
	}
}

func TestSearchBeatsGreedy(t *testing.T) {
	def := nimGame(14)
	search, greedy := Search{Guide: Of(def), Iterations: 600}, Greedy{Guide: Of(def)}
	won := 0
	for seed := range rng.Seed(10) {
		g, err := Play(context.Background(), def, rules.Setup{Game: "nim", Seats: 2, Seed: seed}, []Bot{search, greedy})
		if err != nil {
			t.Fatal(err)
		}
		won += g.Result.Scores[0]
	}
	if won != 10 {
		t.Errorf("14 stones are won for the first: it won %d of 10", won)
	}
}

// TestSearchKnowsNoMoreThanItsView: one ball in ten is worth 50, the others 1. Who saw which comes next would draw it
// whatever may be kept, and else keep whatever there is.
func TestSearchKnowsNoMoreThanItsView(t *testing.T) {
	b := Search{Guide: Of(urnGame()), Iterations: 2000, Worlds: 400}
	for sure, least := range map[int]int{3: 14, 9: 20} {
		want := rules.Action(draw{})
		if sure > 5 {
			want = keep{0}
		}
		right := 0
		for n := range 20 {
			if choose(t, b, urn{Keep: []int{sure}}, n) == want {
				right++
			}
		}
		if right < least {
			t.Errorf("where %d may be kept it does %v %d times of 20", sure, want, right)
		}
	}
}

func TestSearchIsTheSameForTheSameStream(t *testing.T) {
	b := Search{Guide: Of(nimGame(40)), Iterations: 50}
	seen := map[rules.Action]bool{}
	for n := range 20 {
		a := choose(t, b, nim{Stones: 37}, n)
		if again := choose(t, b, nim{Stones: 37}, n); a != again {
			t.Fatalf("the same stream gives %v and %v", a, again)
		}
		seen[a] = true
	}
	if len(seen) < 2 {
		t.Errorf("other streams always give %v", seen)
	}
}

// A timer is a context whose time is up, or that is canceled, after it was asked some times.
type timer struct {
	context.Context
	left  *int
	after error
}

func (c timer) Deadline() (time.Time, bool) { return time.Now(), true }

func (c timer) Err() error {
	if *c.left--; *c.left < 0 {
		return c.after
	}
	return nil
}

// counting counts the judgements of a guide.
type counting struct {
	Guide
	n *int
}

func (c counting) Value(p rules.Position) []float64 { *c.n++; return c.Guide.Value(p) }

func TestSearchStopsInTime(t *testing.T) {
	for _, asked := range []int{0, 1, 5, 50, 1000} {
		left, judged := asked, 0
		b := Search{Guide: counting{Of(nimGame(40)), &judged}}
		a, err := b.Choose(timer{context.Background(), &left, context.DeadlineExceeded}, nim{Stones: 37}, rng.Seed(1).Stream("test", 0))
		if err != nil || (nim{Stones: 37}).Check(a) != nil {
			t.Errorf("time up after %d looks: %v, %v", asked, a, err)
		}
		if judged > asked {
			t.Errorf("time up after %d looks, but %d positions were judged", asked, judged)
		}
		left = asked
		if a, err := b.Choose(timer{context.Background(), &left, context.Canceled}, nim{Stones: 37}, rng.Seed(1).Stream("test", 0)); !errors.Is(err, context.Canceled) {
			t.Errorf("canceled after %d looks: %v, %v", asked, a, err)
		}
	}
}

func TestTimedSetsADeadline(t *testing.T) {
	for _, d := range []time.Duration{0, time.Hour} {
		var asked watch
		if _, err := (Timed{&asked, d}).Choose(context.Background(), nim{Stones: 5}, nil); err != nil || asked.limited != (d > 0) {
			t.Errorf("%v: %v, a deadline: %v", d, err, asked.limited)
		}
	}
}

// watch notes whether it has a deadline.
type watch struct{ limited bool }

func (w *watch) Choose(ctx context.Context, _ rules.Position, _ *rng.Stream) (rules.Action, error) {
	_, w.limited = ctx.Deadline()
	return take{1}, nil
}

// liar chooses what is not legal, broken panics.
type liar struct{}
type broken struct{}

func (liar) Choose(context.Context, rules.Position, *rng.Stream) (rules.Action, error) {
	return take{9}, nil
}
func (broken) Choose(context.Context, rules.Position, *rng.Stream) (rules.Action, error) {
	panic("no more")
}

func TestSafeAlwaysAnswers(t *testing.T) {
	p := nim{Stones: 6}
	for name, c := range map[string]struct {
		bot, then Bot
		fell      int
	}{"a liar": {liar{}, Greedy{Guide: nim{}}, 1}, "a panic": {broken{}, Random{}, 1}, "an error": {Greedy{}, nil, 1}, "both": {liar{}, broken{}, 2}, "neither": {Random{}, broken{}, 0}} {
		t.Run(name, func(t *testing.T) {
			fell := 0
			a := choose(t, Safe{c.bot, c.then, func(error) { fell++ }}, p, 0)
			if p.Check(a) != nil || fell != c.fell {
				t.Errorf("%v, fell back %d times", a, fell)
			}
		})
	}
	stopped, stop := context.WithCancel(context.Background())
	stop()
	if a, err := (Safe{Bot: Random{}, Else: Random{}}).Choose(stopped, p, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("canceled: %v, %v", a, err)
	}
}
