package scenes

import (
	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/match"
)

// factOf is one figure of a seat, or of the whole table for rules.Public.
func factOf(p rules.Position, id string, seat rules.Seat) (rules.Fact, bool) {
	if f, ok := p.(rules.Factual); ok {
		for _, x := range f.Facts() {
			if x.ID == id && x.Seat == seat {
				return x, true
			}
		}
	}
	return rules.Fact{}, false
}

// factTip explains a figure and names its clause while the pointer is on it.
func (t *Table) factTip(u *ui.UI, r draw.Rect, f rules.Fact) {
	id := "fact/" + f.ID
	u.Area(id, r)
	if u.Hot() == id {
		u.Tip = &ui.Tip{At: r, Text: f.Label + " " + f.Value, Clause: f.Clause}
	}
}

// spot makes a printed track a place to point at; it is in the order of Tab while it is lit.
func (t *Table) spot(u *ui.UI, id string, x rules.Target, r draw.Rect) {
	s := u.Zone(id, x, r.Corners())
	lit := hasTarget(t.lit(), x)
	if lit {
		s = u.Focusable(id, s)
	}
	switch {
	case hasTarget(t.aim.chosen, x):
		u.L.Frame(r, 8, 2, ui.LitTop)
	case lit && (s.Hot || s.Focused):
		u.L.Frame(r, 8, 2, ui.TitleGold)
	}
	u.FocusRing(s, r, 8)
	if s.RightClicked {
		t.stepBack()
	}
	if s.Clicked {
		t.point(u, x)
	}
	if s.Hot {
		t.explainRefusal(u, x, r)
	}
}

func hasTarget(list []rules.Target, x rules.Target) bool {
	for _, t := range list {
		if t == x {
			return true
		}
	}
	return false
}

// livery is how the pieces of a seat look, with its pattern unless the player wants none.
func (t *Table) livery(seat rules.Seat) board.Livery { return t.desk.livery(t.g.Colour(seat)) }

// liveries are how the pieces of all seats look.
func (t *Table) liveries() []board.Livery {
	return t.desk.liveries(t.g.m.Table(), t.g.m.Setup().Seats)
}

// liveries are how the pieces of the seats of a table look.
func (d *Desk) liveries(t match.Table, seats int) []board.Livery {
	out := make([]board.Livery, seats)
	for i := range out {
		out[i] = d.livery(colourOf(t, rules.Seat(i)))
	}
	return out
}

// livery is how the pieces of a colour look.
func (d *Desk) livery(colour string) board.Livery {
	v := board.LiveryOf(colour)
	if !d.Opts.Patterns {
		v.Pattern = board.SolidLine
	}
	return v
}

// seatEdge is the edge of a seat's panel in its colour and pattern.
func seatEdge(l *draw.List, r draw.Rect, v board.Livery) {
	l.Round(r, 3, draw.Solid(v.Color))
	dark := draw.Mix(v.Color, draw.Hex(0), 0.6)
	line := []draw.Point{{X: r.Mid().X, Y: r.Y + 3}, {X: r.Mid().X, Y: r.Bottom() - 3}}
	dash := func(w, on, off float32) { l.Line(line, w, dark).Dash = [2]float32{on, off} }
	switch v.Pattern {
	case board.LongDash:
		dash(r.W, 2, 18)
	case board.ShortDash:
		dash(r.W, 2, 7)
	case board.DotDash:
		dash(r.W, 1.5, 26)
	case board.DoubleLine:
		l.Line(line, 1.6, dark)
	case board.Sleepers:
		dash(r.W, 3, 3)
	}
	l.Frame(r, 3, 1, draw.Fade(draw.Hex(0), 0.5))
}
