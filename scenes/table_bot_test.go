package scenes

import (
	"context"
	"slices"
	"testing"
	"time"

	"kettle/input"
	"kettle/rules"
	"kettle/rules/bot"
	"kettle/rules/match"
	"kettle/rules/rng"
)

// A slowBot thinks until it is told what to do or is stopped.
type slowBot struct {
	asked   chan rules.Position // one for each thought that begins
	answer  chan int            // the index of an action
	stopped chan error          // one for each thought that is stopped
}

func newSlowBot() *slowBot {
	return &slowBot{make(chan rules.Position, 99), make(chan int), make(chan error, 99)}
}

func (b *slowBot) Choose(ctx context.Context, view rules.Position, _ *rng.Stream) (rules.Action, error) {
	b.asked <- view
	select {
	case i := <-b.answer:
		return view.Legal()[i], nil
	case <-ctx.Done():
		b.stopped <- ctx.Err()
		return nil, ctx.Err()
	}
}

// soon is what comes through a channel, or the end of the test.
func soon[T any](t *testing.T, what string, from chan T) T {
	t.Helper()
	select {
	case x := <-from:
		return x
	case <-time.After(20 * time.Second):
		t.Fatalf("no %s", what)
		panic("unreachable")
	}
}

// botRig opens a game of Singapore for two; kinds say who plays, and b is every bot.
func botRig(t *testing.T, b bot.Bot, kinds ...string) *rig {
	t.Helper()
	d := railDeal{game: "steam/singapore", seats: 2, seed: 5}
	r := rigOf(t, d.match(t))
	r.deal = d
	table := r.m.Table()
	table.Bots = kinds
	if err := r.m.SetTable(table); err != nil {
		t.Fatal(err)
	}
	r.d.Bots = func(string, *rules.Definition) bot.Bot { return b }
	return r.open(nil)
}

// awaits lets time pass until something is so.
func (r *rig) awaits(what string, so func() bool) {
	r.t.Helper()
	for range 2000 {
		if so() {
			return
		}
		time.Sleep(time.Millisecond)
		r.tick(input.Frame{Away: true})
	}
	r.t.Fatalf("it does not come to this: %s", what)
}

func TestBotsPlayToTheEnd(t *testing.T) {
	r := botRig(t, bot.Random{}, "random", "random")
	r.awaits("the end", func() bool { _, over := r.m.Position().Result(); return over })
	if !slices.ContainsFunc(r.m.Log(), func(e match.Entry) bool { return e.By == 0 }) || !slices.ContainsFunc(r.m.Log(), func(e match.Entry) bool { return e.By == 1 }) {
		t.Error("not both have played")
	}
	r.want("New deal")
}

func TestBotsTakeTheirOwnTurnsOnly(t *testing.T) {
	r := botRig(t, bot.Random{}, "", "random")
	for range 12 {
		r.awaits("the person's turn", func() bool { return r.m.Position().Turn() <= 0 })
		if r.m.Position().Turn() < 0 {
			break
		}
		n := r.m.Len()
		for range 5 {
			r.tick(input.Frame{Away: true})
		}
		if r.m.Len() != n {
			t.Fatal("the bot has played for the person")
		}
		if err := r.m.Do(greedyChoice(t, r.m)); err != nil {
			t.Fatal(err)
		}
		r.d.Stir()
	}
	for _, e := range r.m.Log() {
		if e.By == 1 {
			return
		}
	}
	t.Error("the bot never played")
}

// TestNobodyPlaysForABot: while it thinks nothing of the game answers, but the window does.
func TestNobodyPlaysForABot(t *testing.T) {
	b := newSlowBot()
	r := botRig(t, b, "strong", "strong")
	soon(t, "question", b.asked)
	r.want("is thinking")
	if lit := r.table().lit(); len(lit) > 0 {
		t.Errorf("lit: %v", lit)
	}
	r.key("g") // the log
	r.key("b")
	r.key("e")
	if r.m.Len() != 0 {
		t.Error("somebody else has played")
	}
	b.answer <- 0
	r.awaits("its action", func() bool { return r.m.Len() == 1 })
}

// TestMenuAndCloseWhileABotThinks: Esc opens the menu in the same tick, nothing is played under it, and who leaves the
// table stops the thought.
func TestMenuAndCloseWhileABotThinks(t *testing.T) {
	for name, leave := range map[string]func(r *rig){
		"to the title": func(r *rig) { r.click("title") },
		"another deal": func(r *rig) { r.click("new-deal") },
		"quit":         func(r *rig) { r.click("quit") },
		"Ctrl+Q":       func(r *rig) { r.key("ctrl+q") },
	} {
		t.Run(name, func(t *testing.T) {
			b := newSlowBot()
			r := botRig(t, b, "master", "master")
			soon(t, "question", b.asked)
			r.key("escape")
			if _, open := r.stack.Top().(*menuScene); !open {
				t.Fatal("Esc does not open the menu")
			}
			b.answer <- 0
			for range 5 {
				time.Sleep(time.Millisecond)
				r.look()
			}
			if r.m.Len() != 0 {
				t.Fatal("a bot plays under the menu")
			}
			r.key("escape")
			r.awaits("its action", func() bool { return r.m.Len() == 1 })
			soon(t, "next question", b.asked)
			r.key("escape")
			leave(r)
			if err := soon(t, "end of the thought", b.stopped); err != context.Canceled {
				t.Error(err)
			}
		})
	}
}

func TestUndoStopsTheThought(t *testing.T) {
	b := newSlowBot()
	r := botRig(t, b, "strong", "strong")
	soon(t, "question", b.asked)
	b.answer <- 0
	r.awaits("an action", func() bool { return r.m.Len() == 1 })
	soon(t, "second question", b.asked)
	r.key("ctrl+z")
	soon(t, "end of the thought", b.stopped)
	if r.m.Len() != 0 {
		t.Fatal("nothing was undone")
	}
	r.want("Paused")
	soon(t, "question anew", b.asked) // it may think, but waits
	b.answer <- 0
	for range 5 {
		time.Sleep(time.Millisecond)
		r.tick(input.Frame{Away: true})
	}
	if r.m.Len() != 0 {
		t.Fatal("it plays although it was stopped")
	}
	r.click("bots/step")
	r.awaits("one step", func() bool { return r.m.Len() == 1 })
	r.want("Paused")
	r.key("enter")
	soon(t, "question after going on", b.asked)
	b.answer <- 0
	r.awaits("the next action", func() bool { return r.m.Len() == 2 })
	r.click("bots/pause")
	r.want("Paused")
}

// TestOpponentAlwaysPlays: a kind that nobody knows, of a save from elsewhere, plays too.
func TestOpponentAlwaysPlays(t *testing.T) {
	m := railDeal{game: "steam/singapore", seats: 2, seed: 5}.match(t)
	for _, kind := range []string{"random", "novice", "steady", "greedy", "made up"} {
		a, err := Opponent(kind, m.Definition()).Choose(t.Context(), m.Position().View(0), rng.Seed(1).Stream("test", 0))
		if err != nil || m.Position().Check(a) != nil {
			t.Errorf("%s: %v, %v", kind, a, err)
		}
	}
}

// TestSetupSeatsBots: any seat may be a bot of any level, and the table remembers it.
func TestSetupSeatsBots(t *testing.T) {
	d := desk(t)
	d.Opts.Game = "age-of-steam/washington-dc"
	p := sit(t, d, NewSetup(d))
	p.play("click seats/3\nclick player/1\nexpect Novice\nmove 5 5\nrclick player/2\nexpect Master 15 s\nmove 5 5\nrclick player/2\nexpect Master\nclick player/0\nmove 5 5\nclick player/0\nexpect Steady\nkey enter")
	p.want("Table")
	got := p.s.Top().(*Table).Match().Table()
	if want := []string{"steady", "novice", "master"}; !slices.Equal(got.Bots, want) {
		t.Errorf("at the table sit %v", got.Bots)
	}
	if want := []string{"Steady 1", "Novice 2", "Master 3"}; !slices.Equal(got.Names, want) {
		t.Errorf("they are called %v", got.Names)
	}
	p = sit(t, d, NewSetup(d))
	if s := p.s.Top().(*setupScene); !slices.Equal(s.bots[:2], []string{"steady", "novice"}) {
		t.Errorf("the next deal for two is offered to %v", s.bots)
	}
	p.play("click player/0\nclick player/0\nclick player/0\nclick player/0\nrclick player/1\nclick player/2\nclick player/2\nkey enter")
	if got := p.s.Top().(*Table).Match().Table(); !slices.Equal(got.Bots, nil) {
		t.Errorf("persons alone: %v", got.Bots)
	}
}
