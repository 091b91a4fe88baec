package bot

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"kettle/rules"
	"kettle/rules/rng"
)

func choose(t *testing.T, b Bot, p rules.Position, n int) rules.Action {
	t.Helper()
	a, err := b.Choose(context.Background(), p, rng.Seed(7).Stream("test", n))
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func TestGreedyBreaksTiesByLot(t *testing.T) {
	b := Greedy{Guide: Of(urnGame())}
	seen := map[rules.Action]int{}
	for n := range 60 {
		a := choose(t, b, urn{Keep: []int{8, 9, 9}}, n)
		if again := choose(t, b, urn{Keep: []int{8, 9, 9}}, n); a != again {
			t.Fatalf("the same stream gives %v and %v", a, again)
		}
		seen[a]++
	}
	if seen[keep{1}] < 15 || seen[keep{2}] < 15 || seen[keep{0}] > 0 {
		t.Errorf("60 choices: %v", seen)
	}
}

func TestGreedyWeighsWorlds(t *testing.T) {
	b := Greedy{Guide: Of(urnGame()), Worlds: 400}
	for name, c := range map[string]struct {
		sure int
		want rules.Action
	}{"draws when the mean is more": {3, draw{}}, "keeps when the mean is less": {9, keep{0}}} {
		t.Run(name, func(t *testing.T) {
			if got := choose(t, b, urn{Keep: []int{c.sure}}, 0); got != c.want {
				t.Errorf("got %v", got)
			}
		})
	}
}

func TestNoiseMisjudges(t *testing.T) {
	seen := map[bool]int{} // whether the best was kept
	p := urn{Keep: []int{1, 2, 3, 4, 5, 6, 7, 8, 9}}
	for n := range 60 {
		seen[choose(t, Greedy{Guide: Of(urnGame()), Noise: 1}, p, n) == keep{8}]++
		if a := choose(t, Greedy{Guide: Of(urnGame()), Noise: 0.01}, p, n); a != (keep{8}) && a != (draw{}) {
			t.Errorf("a little noise takes %v", a)
		}
	}
	if seen[true] == 0 || seen[false] == 0 {
		t.Errorf("60 choices with noise: the best %d times", seen[true])
	}
}

type picky struct{ Guide }

func (picky) Shortlist(_ rules.Position, legal []rules.Action, k int) []rules.Action {
	return legal[:min(k, len(legal))]
}

func TestGreedyKeepsToTheShortlist(t *testing.T) {
	b := Greedy{Guide: picky{Of(urnGame())}, Width: 1}
	if got := choose(t, b, urn{Keep: []int{1, 9}}, 0); got != (keep{0}) {
		t.Errorf("got %v", got)
	}
}

func TestRandomTakesEverything(t *testing.T) {
	seen := map[rules.Action]int{}
	for n := range 100 {
		seen[choose(t, Random{}, urn{Keep: []int{1, 2}}, n)]++
	}
	if len(seen) != 3 {
		t.Errorf("100 choices: %v", seen)
	}
}

// narrow is a guide that forgot a seat.
type narrow struct{ picky }

func (narrow) Value(rules.Position) []float64 { return nil }

func TestChooseErrors(t *testing.T) {
	stopped, stop := context.WithCancel(context.Background())
	stop()
	late, end := context.WithDeadline(context.Background(), time.Now().Add(-time.Hour))
	defer end()
	all := []Bot{Random{}, Greedy{Guide: Of(urnGame())}, Search{Guide: Of(urnGame())}}
	open := urn{Keep: []int{1}}
	r := rng.Seed(1).Stream("test", 0)
	for _, b := range all {
		if a, err := b.Choose(stopped, open, r); !errors.Is(err, context.Canceled) {
			t.Errorf("%T, canceled: %v, %v", b, a, err)
		}
		if a, err := b.Choose(late, open, r); err != nil || !slices.Contains(open.Legal(), a) {
			t.Errorf("%T, out of time: %v, %v", b, a, err)
		}
		for _, p := range []rules.Position{urn{Over: true}, nil} {
			if a, err := b.Choose(context.Background(), p, r); err == nil {
				t.Errorf("%T, nobody to act: %v", b, a)
			}
		}
	}
	for _, b := range []Bot{Greedy{}, Greedy{Guide: narrow{}}, Search{}, Search{Guide: narrow{}}} {
		if a, err := b.Choose(context.Background(), open, r); err == nil {
			t.Errorf("%+v chooses %v", b, a)
		}
	}
}

func TestNamed(t *testing.T) {
	g := Of(urnGame())
	for _, k := range Kinds() {
		if b, err := Named(k.Name, g); err != nil || b == nil {
			t.Errorf("%s: %v", k.Name, err)
		}
		if b, err := Named(k.Name, nil); (err != nil) != k.Guided {
			t.Errorf("%s without a guide: %v, %v", k.Name, b, err)
		}
	}
	if _, err := Named("clever", g); err == nil || !strings.Contains(err.Error(), `"clever"; there are random, novice, steady, strong, master and master15`) {
		t.Errorf("got %v", err)
	}
	if Of(&rules.Definition{}) != nil || Of(nil) != nil {
		t.Error("a guide from nothing")
	}
}

func TestPlay(t *testing.T) {
	def := urnGame()
	setup := rules.Setup{Game: "urn", Seats: 1, Seed: 3}
	g, err := Play(context.Background(), def, setup, []Bot{Greedy{Guide: Of(def), Worlds: 400}})
	if err != nil || g.Result.Scores[0] != 9 || g.Decisions != 1 || len(g.Actions) != 1 {
		t.Errorf("got %+v, %v", g, err)
	}
	if _, err := Play(context.Background(), def, setup, nil); err == nil {
		t.Error("played without bots")
	}
}
