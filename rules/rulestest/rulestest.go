// Package rulestest holds every game to the same promises: the conformance kit, rulebook scripts, transcripts, and
// the tests of the source itself.
package rulestest

import (
	"fmt"
	"os"
	"strconv"
	"sync"
	"testing"

	"kettle/rules"
	"kettle/rules/rng"
)

// Options say what the kit cannot read from a Definition.
type Options struct {
	// Events lists every event kind of the game. Left empty, event kinds are not checked.
	Events []string
	// Excused holds what need not occur in the games played, with the reason: "action pass", "event flood",
	// "end everyone out", "option moon=full", "secret hands/*". "leak flood" excuses an event that shows something
	// which nobody has to remember.
	Excused map[string]string
	// Choose plays two games of three instead of chance, to reach what chance does not. It may return nil to leave
	// one choice to chance.
	Choose func(p rules.Position, legal []rules.Action, r *rng.Stream) rules.Action
	// Seeds is the number of games a combination of seats and options; 0 is KETTLE_SEEDS, or 3.
	Seeds int
	// Rotate is for games with so many options that every combination would take too long: each value is played with one
	// number of seats, all numbers in turn, and KETTLE_SEEDS is how many games it has, each with other seats.
	Rotate bool
}

// A Finding is one broken promise.
type Finding struct {
	Check string // the promise: "reveals", "codec"
	Where string // the game and the decision, enough to play it again
	Text  string
}

func (f Finding) String() string { return fmt.Sprintf("%s: %s\n  %s", f.Check, f.Text, f.Where) }

// maxFailures is how many games may fail before the rest are left out: they fail for the same reason.
const maxFailures = 5

// Conform plays whole games by chance for every number of seats, each value of each option alone, and some
// together, and holds the game to every promise of the rules package at every decision. Then it asks that every
// kind of action and event, every end, option value and secret has occurred, or is excused. KETTLE_SEEDS sets the
// games a combination. At most one Options is used.
func Conform(t *testing.T, def *rules.Definition, opts ...Options) {
	t.Helper()
	k := newKit(def, opts)
	for _, f := range k.definition() {
		t.Errorf("%v", f)
	}
	if t.Failed() {
		return
	}
	ran := t.Run("games", func(t *testing.T) {
		for _, x := range k.schedule() {
			t.Run(fmt.Sprintf("%s, seed %d", x.combo, x.seed+1), func(t *testing.T) {
				t.Parallel()
				if k.failures() >= maxFailures {
					t.Skip("enough games have failed")
				}
				if f := k.play(x.combo, x.seed); f != nil {
					t.Errorf("%v", *f)
				}
			})
		}
	})
	// With -run only some games are played, and what they miss means nothing.
	if !ran || k.played() < len(k.schedule()) {
		return
	}
	for _, f := range k.coverage() {
		t.Errorf("%v", f)
	}
	t.Log(k.summary())
}

// Examine is Conform without a test: it returns what is broken.
func Examine(def *rules.Definition, opts ...Options) []Finding {
	k := newKit(def, opts)
	out := k.definition()
	if len(out) > 0 {
		return out
	}
	for _, x := range k.schedule() {
		if f := k.play(x.combo, x.seed); f != nil {
			out = append(out, *f)
		}
		if len(out) >= maxFailures {
			return out
		}
	}
	if len(out) > 0 {
		return out
	}
	return k.coverage()
}

// A kit is one run of Conform.
type kit struct {
	def    *rules.Definition
	opts   Options
	seeds  int
	combos []combo
	events map[string]bool

	mu     sync.Mutex
	games  int
	moves  int
	failed int
	seen   map[string]int // "action roll": how often it occurred
}

func newKit(def *rules.Definition, opts []Options) *kit {
	k := &kit{def: def, seen: map[string]int{}, events: map[string]bool{}, seeds: 3}
	if len(opts) > 0 {
		k.opts = opts[0]
	}
	if k.opts.Rotate {
		k.seeds = 1
	}
	if n, err := strconv.Atoi(os.Getenv("KETTLE_SEEDS")); err == nil && n > 0 {
		k.seeds = n
	}
	if k.opts.Seeds > 0 {
		k.seeds = k.opts.Seeds
	}
	for _, e := range k.opts.Events {
		k.events[e] = true
	}
	return k
}

func (k *kit) failures() int {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.failed
}

func (k *kit) played() int {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.games
}

func (k *kit) saw(what, name string) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.seen[what+" "+name]++
}
