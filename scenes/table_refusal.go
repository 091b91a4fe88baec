package scenes

import (
	"errors"
	"time"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/play"
)

// What was asked about the moment on show is kept while it lasts.
type asked struct {
	stamp, past int
	refusals    map[rules.Target]*rules.Refusal
	chosen      int // how many targets were chosen when the refusals were asked for
	plans       map[int][]play.Plan
}

// refusal is why x may not be pointed at now, nil where it may or where there is nothing to say.
func (t *Table) refusal(x rules.Target) *rules.Refusal {
	if !t.acting() {
		return nil
	}
	if hasTarget(t.lit(), x) || hasTarget(t.aim.chosen, x) || t.aim.later()[x] {
		return nil
	}
	a := &t.asked
	if a.refusals == nil || a.chosen != len(t.aim.chosen) {
		a.refusals, a.chosen = map[rules.Target]*rules.Refusal{}, len(t.aim.chosen)
	}
	r, known := a.refusals[x]
	if !known {
		r = t.ask(x)
		a.refusals[x] = r
	}
	return r
}

// ask puts to the rules what a player may have meant by x.
func (t *Table) ask(x rules.Target) *rules.Refusal {
	p := t.g.Now()
	if g, ok := t.game.(reasoner); ok {
		var r *rules.Refusal
		_ = errors.As(g.why(p, t.aim.chosen, x), &r)
		return r
	}
	for _, a := range t.game.ask(p, t.aim.chosen, x) {
		var r *rules.Refusal
		if err := p.Check(a); errors.As(err, &r) {
			return r
		}
	}
	return nil
}

// aboutRest is how long the pointer rests on a thing before it is told what that is.
const aboutRest = 700 * time.Millisecond

// refusedTip says beside r why something is not allowed.
func refusedTip(r draw.Rect, why *rules.Refusal) *ui.Tip {
	return &ui.Tip{At: r, Text: curly(sentence(why.Text)), Clause: why.Clause, Bad: true}
}

// explainRefusal shows beside r why x is not allowed, or what x is.
func (t *Table) explainRefusal(u *ui.UI, x rules.Target, r draw.Rect) {
	if t.calm != "" && t.calm == u.Hot() {
		return
	}
	t.calm = ""
	if ref := t.refusal(x); ref != nil {
		t.vainNext = x
		if t.toast != nil && t.toast.clause == ref.Clause && t.toast.bad {
			return // it is said already
		}
		u.Tip = refusedTip(r, ref)
		if g, ok := t.game.(pathed); ok && t.shown() != nil {
			u.Tip.Clear = g.course(t)
		}
		return
	}
	if t.shown() != nil || x.Kind == kindCube {
		return // what is shown would be covered
	}
	if rest := aboutRest - u.HotFor(); rest > 0 {
		u.Wake(rest)
		return
	}
	if t.paper.on && hasTarget(t.paper.laid, x) {
		u.Tip = &ui.Tip{At: r, Text: wordsPaperLaid}
		return
	}
	if text := t.game.about(t.pos(), x); text != "" && u.Tip == nil {
		u.Tip = &ui.Tip{At: r, Text: curly(text)}
		if g, ok := t.game.(ruler); ok {
			u.Tip.Clause = g.ruled(t.pos(), x)
		}
	}
}

// ruleHere is the clause that F1 opens: of what the pointer is on, of what is being chosen, or of the step.
func (t *Table) ruleHere() string {
	if t.tip != "" {
		return t.tip
	}
	if t.toast != nil && t.toast.clause != "" {
		return t.toast.clause
	}
	return t.prompt(t.pos()).Clause
}
