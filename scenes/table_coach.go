package scenes

import (
	"context"
	"fmt"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/maps/halloween/solve"
)

// A coaching is what the coach of a table thinks about and has found.
type coaching struct {
	search *search[solve.Line] // of the hint that was asked for; nil for none
	par    *search[solve.Line] // of the deal, once the game is over
	sought string              // code of the deal of which that has ended
	at, n  int                 // the moment, and how many actions had led to it
	line   solve.Line          // play from that moment on
	known  bool                // line is that
	hint   rules.Action        // the step that is shown; nil for none
}

// coached reports whether the player may ask for hints now.
func (t *Table) coached() bool {
	return t.replay == nil && t.desk.coaches(t.g.m.Definition()) && !t.over() && t.g.m.Position().Turn() >= 0 && t.g.m.Table().Human(t.g.m.Position().Turn())
}

// coach follows the game: what the player did as the line says leaves its rest, anything else ends the line. It shows the
// hint as soon as it is found.
func (t *Table) coach(u *ui.UI) {
	c := &t.coaching
	if c.at != t.at {
		t.stopHint()
		c.known = c.known && t.n >= c.n
		for i := c.n; c.known && i < t.n; i++ {
			c.line, c.known = c.line.After(t.g.Entry(i).Action)
		}
		c.at, c.n, c.hint = t.at, t.n, nil
	}
	if c.search != nil {
		f, ok := c.search.look()
		switch {
		case !ok:
			u.Wake(lookAgain)
		case f.err != nil:
			t.stopHint()
			t.say(u, toast{text: fmt.Sprintf(wordsHintNone, f.err), bad: true})
		default:
			t.stopHint()
			c.line, c.known = f.value, true
			t.showHint(u)
		}
	}
	t.seekPar(u)
}

// seekPar looks for the par of the deal when the game is over, and tells it among the rest of the end.
func (t *Table) seekPar(u *ui.UI) {
	if !t.over() || t.replay != nil || !t.desk.coaches(t.g.m.Definition()) {
		return
	}
	c, code := &t.coaching, t.g.m.Code()
	if _, known := t.desk.pars[code]; known || c.sought == code {
		return
	}
	if c.par == nil {
		c.par = t.desk.seekPar(t.g.m.Setup(), u.In.Now)
	}
	f, ok := c.par.look()
	if !ok {
		u.Wake(lookAgain)
		return
	}
	if c.sought = code; f.err != nil {
		t.desk.logf("coach: " + f.err.Error())
		return
	}
	t.desk.keepPar(code, f.value)
	t.end = nil
	u.Act()
}

// askHint shows the next step of a way to clear the deal, or begins to look for one; while it looks, it stops.
func (t *Table) askHint(u *ui.UI) {
	u.Act()
	if t.stopHint() {
		return
	}
	if t.past = -1; t.paper.on {
		t.leavePaper()
	}
	if t.coaching.known {
		t.showHint(u)
		return
	}
	p := t.g.m.Position()
	t.coaching.search = seek(u.In.Now, func(ctx context.Context, _ func(int)) (solve.Line, error) { return t.desk.Coach.Next(ctx, p) })
}

// stopHint ends the thought about a hint and reports whether there was one.
func (t *Table) stopHint() bool {
	c := &t.coaching
	if c.search == nil {
		return false
	}
	c.search.stop()
	c.search = nil
	return true
}

// showHint shows the next step of the line like an action that the player has pointed at. The game remembers that it was
// asked for help.
func (t *Table) showHint(u *ui.UI) {
	c := &t.coaching
	if len(c.line.Steps) == 0 || t.g.Now().Check(c.line.Steps[0].Action) != nil {
		c.known = false
		return
	}
	a := c.line.Steps[0].Action
	if c.hint == nil {
		seats := t.g.m.Table()
		seats.Hints++
		_ = t.g.m.SetTable(seats) // it seats nobody anew
	}
	c.hint, t.reveal, t.toast = a, nil, nil
	t.aim.reset(t.g.Legal())
	for _, x := range a.Targets() {
		if x.Kind != kindButton {
			t.aim.point(x)
		}
	}
	t.aim.settle(a)
	t.tab = tabNow
	u.Act()
}

// dropHint takes the hint back and reports whether there was one.
func (t *Table) dropHint() bool {
	if _, ok := t.hinted(); !ok {
		return false
	}
	t.aim.reset(t.g.Legal())
	return true
}

// hinted is the step of the coach that is on show.
func (t *Table) hinted() (solve.Step, bool) {
	c := &t.coaching
	if c.hint == nil || t.past >= 0 || t.paper.on || t.aim.ghost != c.hint || len(c.line.Steps) == 0 {
		return solve.Step{}, false
	}
	return c.line.Steps[0], true
}

// drawHint draws the button that asks the coach, at the right end of r, and returns the room it took.
func (t *Table) drawHint(u *ui.UI, r draw.Rect) float32 {
	if !t.coached() {
		return 0
	}
	const key = "I"
	w := float32(112)
	label, tip := wordsHint, wordsHintTip
	if s := t.coaching.search; s != nil {
		dots := int(u.In.Now/(4*lookAgain)) % 4
		label, tip, w = wordsThinking+"...."[:dots], wordsHintStop, 130
	}
	b := draw.Rc(r.Right()-w, r.Y, w, r.H)
	if u.Quiet("hint", b, "lantern-unlit", label, key, false) {
		t.askHint(u)
	}
	if _, shown := t.hinted(); !shown { // its card lies where the tip would
		u.Explain("hint", b, tip, key)
	}
	return w + 8
}

// drawHintCard draws why the coach would do what is shown, and returns its height; 0 while nothing of it is shown.
func (t *Table) drawHintCard(u *ui.UI, r draw.Rect) float32 {
	step, ok := t.hinted()
	if !ok {
		return 0
	}
	pg := t.openPage(u, r, wordsHintTitle, "lantern-unlit")
	if step.Reason.Clause != "" {
		pg.text(step.Reason.Text, step.Reason.Clause)
	} else {
		pg.text(step.Reason.Text)
	}
	l := t.coaching.line
	outlook := fmt.Sprintf(wordsHintClear, l.Round)
	if !l.Cleared {
		outlook = fmt.Sprintf(wordsHintLost, count(l.Left, "pumpkin"))
	}
	pg.note(outlook + " " + wordsHintKnows)
	return pg.close()
}
