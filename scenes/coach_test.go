package scenes

import (
	"context"
	"errors"
	"testing"
	"time"

	"kettle/rules"
	"kettle/rules/games"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/halloween/solve"
	"kettle/rules/rail/play"
)

// A slowCoach thinks until it is told a line or is stopped.
type slowCoach struct {
	asked   chan string // what for, for each thought that begins
	answer  chan dealt
	stopped chan error
	tries   int   // that Solvable gives up at once
	fault   error // with which it fails to tell a par
}

func newSlowCoach() *slowCoach {
	return &slowCoach{asked: make(chan string, 99), answer: make(chan dealt), stopped: make(chan error, 99)}
}

func (c *slowCoach) think(ctx context.Context, what string) (dealt, error) {
	c.asked <- what
	select {
	case x := <-c.answer:
		return x, nil
	case <-ctx.Done():
		c.stopped <- ctx.Err()
		return dealt{}, ctx.Err()
	}
}

func (c *slowCoach) Knows(def *rules.Definition) bool { return Solver{}.Knows(def) }

func (c *slowCoach) Next(ctx context.Context, p rules.Position) (solve.Line, error) {
	x, err := c.think(ctx, "hint")
	return x.line, err
}

func (c *slowCoach) Deal(ctx context.Context, s rules.Setup) (solve.Line, error) {
	if c.fault != nil {
		c.asked <- "par"
		return solve.Line{}, c.fault
	}
	x, err := c.think(ctx, "par")
	return x.line, err
}

func (c *slowCoach) Solvable(ctx context.Context, s rules.Setup, tried func(int)) (rules.Setup, solve.Line, error) {
	if c.tries > 0 {
		tried(c.tries)
	}
	x, err := c.think(ctx, "deal")
	return x.setup, x.line, err
}

func (c *slowCoach) Daily(ctx context.Context, day time.Time, s rules.Setup) (rules.Setup, solve.Line, error) {
	x, err := c.think(ctx, day.Format(dayFormat))
	return x.setup, x.line, err
}

// coachRig is a game of Halloween with a coach.
func coachRig(t *testing.T, c Coach) *rig {
	r := newRig(t, 1)
	r.d.Coach = c
	r.look()
	return r
}

// lineOf is a line of the next actions of a game, each with a reason.
func lineOf(reasons []string, actions ...rules.Action) dealt {
	l := solve.Line{Cleared: true, Round: 9, Cash: 12}
	for i, a := range actions {
		l.Steps = append(l.Steps, solve.Step{Round: 1, Action: a, Reason: rules.Line{Text: reasons[i], Clause: "HAL-10"}})
	}
	return dealt{line: l}
}

// TestAHintIsShownLikeAnyAction: the coach thinks beside the window, then its step is lit and told with its reason, and
// Enter makes it. As long as the player does what it says it need not think again.
func TestAHintIsShownLikeAnyAction(t *testing.T) {
	c := newSlowCoach()
	r := coachRig(t, c)
	steps := []rules.Action{ageofsteam.IssueShare{}, play.Done{}, ageofsteam.Take{Role: ageofsteam.Locomotive}}
	r.key("i")
	soon(t, "question", c.asked)
	r.want("Thinking")
	c.answer <- lineOf([]string{"Money for a lantern.", "Enough money.", "A longer way."}, steps...)
	r.awaits("the hint", func() bool { return r.shows("Money for a lantern.") })
	r.want("The coach knows the bag and the dice")
	r.move("hint")
	if r.shows(wordsHintTip) {
		t.Error("the tip of the button lies on the card of the hint")
	}
	r.want("cleared in round 9")
	if got := r.table().aim; got.ghost != steps[0] || !hasTarget(got.chosen, shareTarget) {
		t.Fatalf("%v is shown and %v chosen", got.ghost, got.chosen)
	}
	for i, reason := range []string{"Money for a lantern.", "Enough money.", "A longer way."} {
		if i > 0 {
			r.click("hint")
		}
		r.want(reason)
		r.key("enter")
		if r.m.Len() != i+1 || r.m.Log()[i].Action != steps[i] {
			t.Fatalf("Enter does not make %v", steps[i])
		}
		r.look()
	}
	if len(c.asked) > 0 {
		t.Error("it thinks again although the player did what it said")
	}
	if n := r.m.Table().Hints; n != 3 {
		t.Errorf("%d hints are noted", n)
	}
}

// TestAnotherActionMakesTheCoachThinkAnew, and a hint that is taken back leaves nothing behind.
func TestAnotherActionMakesTheCoachThinkAnew(t *testing.T) {
	c := newSlowCoach()
	r := coachRig(t, c)
	r.key("i")
	soon(t, "question", c.asked)
	c.answer <- lineOf([]string{"First."}, play.Done{})
	r.awaits("the hint", func() bool { return r.shows("First.") })
	r.key("escape")
	if r.table().aim.ghost != nil || r.shows("First.") {
		t.Fatal("Esc does not take the hint back")
	}
	if _, table := r.stack.Top().(*Table); !table {
		t.Fatal("Esc opens the menu instead")
	}
	r.key("i")
	r.want("First.")
	if n := r.m.Table().Hints; n != 1 {
		t.Errorf("the same hint counts %d times", n)
	}
	if err := r.m.Do(ageofsteam.IssueShare{}); err != nil {
		t.Fatal(err)
	}
	r.look()
	r.key("i")
	soon(t, "second question", c.asked)
	l := lineOf([]string{"Second."}, play.Done{})
	l.line.Cleared = false
	c.answer <- l
	r.awaits("the second hint", func() bool { return r.shows("Second.") })
	r.want("found no way to clear")
}

// TestEscStopsTheCoachAtOnce, and so does whatever leaves the moment or the table.
func TestEscStopsTheCoachAtOnce(t *testing.T) {
	for name, stop := range map[string]func(r *rig){
		"Esc":        func(r *rig) { r.key("escape") },
		"the button": func(r *rig) { r.click("hint") },
		"an action":  func(r *rig) { r.key("enter") },
		"quitting":   func(r *rig) { r.key("ctrl+q") },
	} {
		t.Run(name, func(t *testing.T) {
			c := newSlowCoach()
			r := coachRig(t, c)
			r.key("i")
			soon(t, "question", c.asked)
			r.look()
			stop(r)
			if err := soon(t, "end of the thought", c.stopped); !errors.Is(err, context.Canceled) {
				t.Error(err)
			}
			if _, table := r.stack.Top().(*Table); !table || r.table().coaching.search != nil {
				t.Error("the table still waits, or the menu is open")
			}
		})
	}
}

// TestTheEndTellsParAndHints: the par of the deal is looked for at the end, and the hints of the game stand beside it and in
// the table of results.
func TestTheEndTellsParAndHints(t *testing.T) {
	c := newSlowCoach()
	r := newRig(t, 1)
	r.d.Coach, r.d.Home = c, Home{Data: t.TempDir()}
	seats := r.m.Table()
	seats.Hints, seats.Daily = 2, "2026-11-30"
	if err := r.m.SetTable(seats); err != nil {
		t.Fatal(err)
	}
	r.play(sensible)
	if what := soon(t, "question", c.asked); what != "par" {
		t.Fatalf("it is asked for a %s", what)
	}
	r.want("Hints")
	c.answer <- dealt{line: solve.Line{Cleared: true, Round: 8, Cash: 12}}
	r.awaits("the par", func() bool { return r.shows("8 rounds, $12") })
	list, err := r.d.records()
	if err != nil || len(list) != 1 || list[0].Table.Hints != 2 || list[0].Table.Daily != "2026-11-30" {
		t.Fatalf("%+v, %v", list, err)
	}
	p := sit(t, r.d, NewRecords(r.d, ""))
	p.play("expect 2 hints\nexpect deal of 30 November 2026")
	p.play("click retry")
	if got := p.s.Top().(*Table).Match().Table(); got.Hints != 0 || got.Daily != "2026-11-30" {
		t.Errorf("the deal is played again as %+v", got)
	}
}

// TestSolvableDealsOnly: a deal that the coach cannot clear makes way for another. It looks in the background, tells how far
// it is and can be stopped.
func TestSolvableDealsOnly(t *testing.T) {
	c := newSlowCoach()
	c.tries = 3
	d := desk(t)
	d.Coach = c
	p := sit(t, d, NewSetup(d))
	s := p.s.Top().(*setupScene)
	if what := soon(t, "question", c.asked); what != "par" {
		t.Fatalf("it is asked for a %s", what)
	}
	p.play("expect looking for its par")
	c.answer <- dealt{}
	p.play("await no way to clear it was found\nclick solvable\nawait 3 given up")
	if what := soon(t, "question", c.asked); what != "deal" {
		t.Fatalf("it is asked for a %s", what)
	}
	p.play("key enter")
	p.want("setupScene") // no game begins meanwhile
	p.play("key escape")
	if err := soon(t, "end of the search", c.stopped); !errors.Is(err, context.Canceled) || d.Opts.Solvable {
		t.Errorf("%v, and the switch stays on: %v", err, d.Opts.Solvable)
	}
	p.want("setupScene")
	p.play("click solvable")
	soon(t, "second search", c.asked)
	first := s.code
	c.answer <- dealt{rules.Setup{Seats: 1, Seed: rules.NewSeed(7)}, solve.Line{Cleared: true, Round: 9, Cash: 4}}
	p.play("await Par: 9 rounds, $4")
	if s.code == first || s.setup.Seed != rules.NewSeed(7) {
		t.Errorf("the deal is %s still, with seed %v", s.code, s.setup.Seed)
	}
	p.play("key enter")
	p.want("Table")
}

// TestACoachThatFailsIsAskedOnce: the sheet says so, and the window rests.
func TestACoachThatFailsIsAskedOnce(t *testing.T) {
	c := newSlowCoach()
	c.fault = errors.New("a fault")
	d := desk(t)
	d.Coach = c
	p := sit(t, d, NewSetup(d))
	soon(t, "question", c.asked)
	p.play("await the coach cannot tell its par\nwait 200ms\nrefute looking for its par")
	if len(c.asked) > 0 || p.s.Top().(*setupScene).dealing.par != nil {
		t.Error("it is asked again")
	}
}

// TestTheDealOfTheDay is the same for everybody on a day, named by it, and the game knows it.
func TestTheDealOfTheDay(t *testing.T) {
	c := newSlowCoach()
	d := desk(t)
	d.Coach = c
	d.Clock = func() time.Time { return time.Date(2026, 11, 30, 9, 0, 0, 0, time.UTC) }
	p := sit(t, d, NewSetup(d))
	soon(t, "question for the par", c.asked)
	p.play("expect Today’s deal, 30 Nov\nclick deal-today")
	soon(t, "end of that", c.stopped)
	if what := soon(t, "question", c.asked); what != "2026-11-30" {
		t.Fatalf("it is asked for %s", what)
	}
	p.play("expect Looking for today’s deal")
	c.answer <- dealt{rules.Setup{Seats: 1, Seed: rules.NewSeed(77)}, solve.Line{Cleared: true, Round: 10, Cash: 1}}
	p.play("await Par: 10 rounds, $1\nkey enter")
	m := p.s.Top().(*Table).Match()
	if m.Table().Daily != "2026-11-30" || m.Setup().Seed != rules.NewSeed(77) {
		t.Errorf("dealt %+v to %+v", m.Setup(), m.Table())
	}
}

// TestNoCoachNoHelp: without a coach, and in games that it does not know, nothing of it is offered.
func TestNoCoachNoHelp(t *testing.T) {
	r := newRig(t, 1)
	if _, ok := r.spotOf("hint"); ok {
		t.Error("a hint is offered without a coach")
	}
	r = newRailRig(t, washington(3, 7))
	r.d.Coach = newSlowCoach()
	r.look()
	if _, ok := r.spotOf("hint"); ok {
		t.Error("a hint is offered for Washington")
	}
}

// TestTheSolverCoachesHalloween plays a few steps as the coach says, by the rules.
func TestTheSolverCoachesHalloween(t *testing.T) {
	def := games.Find("age-of-steam/halloween")
	setup := def.Complete(rules.Setup{Seats: 1, Seed: rules.NewSeed(41), Options: map[string]string{"difficulty": "easy"}})
	l, err := Solver{}.Deal(t.Context(), setup)
	if err != nil || len(l.Steps) == 0 {
		t.Fatal(err)
	}
	p, err := def.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	for i, st := range l.Steps[:6] {
		o, err := p.Apply(st.Action)
		if err != nil || st.Reason.Text == "" {
			t.Fatalf("step %d: %v, because %q: %v", i, st.Action, st.Reason.Text, err)
		}
		p = o.Next
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if _, err := (Solver{}).Next(ctx, p); !errors.Is(err, context.Canceled) {
		t.Errorf("stopped before it began, it answers %v", err)
	}
}
