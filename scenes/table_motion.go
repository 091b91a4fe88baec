package scenes

import (
	"time"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
)

// A show is what moves after an action, step by step. The game is past it already: the position is right whether
// or not it runs, and any click or key ends it.
type show struct {
	steps []showStep
	since time.Duration // when the present step began
}

// A showStep is one motion over the board as it was then.
type showStep struct {
	night    board.Night
	marks    board.Marks
	rails    board.Rails // on a hex map
	over     board.RailMarks
	europa   board.EuropaState // on Europa
	onEuropa board.EuropaMarks
	motion   board.Motion
	free     bool  // it comes from beside the board
	told     *told // it is told on a page of its own; then there may be no motion
}

// A stager is a board on which motions are played.
type stager interface {
	Play(u *ui.UI, m board.Motion, age time.Duration) (done bool)
	Seen() draw.Rect
}

// fast is how much faster the fast setting is.
const fast = 2.2

// stage begins the motions of an action that has just been played.
func (t *Table) stage(before rules.Position, a rules.Action, events []rules.Event) {
	t.show = nil
	if t.desk.Opts.Motion == "off" {
		return
	}
	if steps := t.game.motions(t, before, a, events); len(steps) > 0 {
		t.show = &show{steps: steps, since: -1}
	}
}

// hurry ends the motions when the player goes on; of what is told it turns the page.
func (t *Table) hurry(u *ui.UI) {
	if t.show == nil {
		return
	}
	acts := len(u.In.Keys) > 0 || u.In.Pressed != [3]bool{}
	if t.telling() != nil && acts && t.replay == nil && t.past < 0 {
		t.turnPage(u)
		return
	}
	if t.past >= 0 && t.replay == nil || acts || t.desk.Opts.Motion == "off" {
		t.show = nil
	}
}

// moving is the step that runs, nil for none.
func (t *Table) moving() *showStep {
	if t.show == nil || len(t.show.steps) == 0 {
		return nil
	}
	return &t.show.steps[0]
}

// age is how long the present step has run, at the speed that was set; it begins with the first look.
func (t *Table) age(u *ui.UI) time.Duration {
	s := t.show
	if s.since < 0 {
		s.since = u.In.Now
	}
	age := u.In.Now - s.since
	if t.desk.Opts.Motion == "fast" {
		age = time.Duration(float64(age) * fast)
	}
	if t.pace > 0 {
		age = time.Duration(float64(age) * t.pace)
	}
	return age
}

// run paints the present step over the board and goes on to the next when it is over; without a board it only waits.
func (t *Table) run(u *ui.UI, b stager) {
	step, age, done := &t.show.steps[0], t.age(u), true
	switch {
	case step.motion == nil:
	case step.free:
		done = b.Play(u, step.motion, age)
	default:
		u.L.Within(b.Seen(), func() { done = b.Play(u, step.motion, age) })
	}
	if step.told != nil && age < step.told.hold {
		u.Wake(16 * time.Millisecond)
		return
	}
	if done {
		t.goOnShowing(u)
	}
}

// goOnShowing ends the present step.
func (t *Table) goOnShowing(u *ui.UI) {
	s := t.show
	if t.telling() != nil {
		t.told = u.In.Now
	}
	if s.steps, s.since = s.steps[1:], u.In.Now; len(s.steps) == 0 {
		t.show = nil
	}
	u.Wake(1)
}

// places notes where things that can be pointed at were drawn, for motions that begin there.
func (t *Table) places(l *draw.List, kind string) {
	if t.spots == nil {
		t.spots = map[rules.Target]draw.Point{}
	}
	for _, h := range l.Hits {
		if h.What.Kind == kind {
			t.spots[h.What] = h.Middle()
		}
	}
}
