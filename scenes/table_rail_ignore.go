package scenes

import (
	"fmt"
	"slices"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/play"
)

// An ignoring is how a map lets a delivery ignore some of its links, which then earn nothing.
type ignoring struct {
	kind string // of the target that is a link of the way, counted from its start, from 0
	word string // what stands at an ignored link instead of what it earns
	paid string // label of the ledger's lines of what its owner is paid
	tip  rules.Line
	// ignores reports whether a delivery ignores a link of its way.
	ignores func(a play.Delivery, leg int) bool
}

// ignored reports whether a delivery ignores a link of its way.
func (r *railTable) ignored(a play.Delivery, leg int) bool {
	return r.ignoring != nil && r.ignoring.ignores(a, leg)
}

// planOf is the plan of a delivery, with what that very delivery earns; ok is false for one that may not be made.
func (r *railTable) planOf(s play.State, a play.Delivery) (out play.Plan, ok bool) {
	g, path := a.Cargo()
	plans := s.Plans(path.Start().Stop(), g)
	i := slices.IndexFunc(plans, func(p play.Plan) bool { return p.Path == path })
	if i < 0 {
		return out, false
	}
	out = plans[i]
	if len(out.Actions) < 2 || out.Actions[0] == rules.Action(a) {
		return out, true
	}
	out.Earn = make([]int, len(out.Earn))
	sections := s.Track().Sections()
	for leg, line := range out.Line {
		if line >= 0 && int(line) < len(sections) && sections[line].Owner >= 0 && !r.ignored(a, leg) {
			out.Earn[sections[line].Owner]++
		}
	}
	return out, true
}

// pinLeg makes the row of a link one to click, where the mover may choose which are ignored: the link is ignored then, and
// one that was not chosen before is not.
func (r *railTable) pinLeg(t *Table, u *ui.UI, b draw.Rect, plan play.Plan, a play.Delivery, leg int) {
	x := rules.Target{Kind: r.ignoring.kind, ID: leg}
	if len(plan.Actions) < 2 || !anyHas(plan.Actions, x) {
		return
	}
	id := fmt.Sprintf("leg/%d", leg+1)
	st := u.Focusable(id, u.Zone(id, x, b.Corners()))
	row := b.Pad(-4, 0)
	switch pinned := hasTarget(t.aim.chosen, x); {
	case pinned:
		u.L.Round(row, 5, draw.Solid(draw.Hex(0xf4d590)))
	case st.Hot || st.Focused:
		u.L.Round(row, 5, draw.Solid(draw.Hex(0xeadbb6)))
	}
	u.FocusRing(st, row, 5)
	if st.Hot {
		u.Tip = &ui.Tip{At: b, Text: r.ignoring.tip.Text, Clause: r.ignoring.tip.Clause}
	}
	if !st.Clicked {
		return
	}
	if i := slices.Index(t.aim.chosen, x); i >= 0 {
		t.aim.chosen = slices.Delete(slices.Clone(t.aim.chosen), i, i+1)
		t.aim.narrow()
		t.aim.settle(a)
		return
	}
	t.point(u, x)
	for _, way := range plan.Actions {
		if t.aim.holds(way) {
			t.aim.settle(way)
			return
		}
	}
}

// anyHas reports whether one of the actions is about a target.
func anyHas(actions []rules.Action, x rules.Target) bool {
	return slices.ContainsFunc(actions, func(a rules.Action) bool { return hasTarget(a.Targets(), x) })
}
