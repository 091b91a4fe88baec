package scenes

import (
	"fmt"
	"slices"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/play"
)

// drawSeats draws a panel for each seat in turn order; after the end in order of rank.
func (r *railTable) drawSeats(t *Table, u *ui.UI, box draw.Rect) {
	s := railState(t.pos())
	if _, over := s.Result(); over && t.past < 0 && !t.lifted && t.show == nil {
		r.drawRanks(t, u, box)
		return
	}
	r.foresee(t, s)
	order := r.panels(s)
	h := min(200, (box.H-gap*float32(len(order)-1))/float32(len(order)))
	for i, seat := range order {
		b := draw.Rc(box.X, box.Y+float32(i)*(h+gap), box.W, h)
		r.drawPanel(t, u, b, seat, i)
	}
	if _, rest := box.CutTop((h + gap) * float32(len(order))); rest.H > 0 {
		r.eco.beside(t, u, rest)
	}
}

// panels are the seats in the order of their panels: as they act in this phase, or as they sit.
func (r *railTable) panels(s play.State) []rules.Seat {
	order := s.PhaseOrder()
	if r.eco.law().keeps {
		order = slices.Sorted(slices.Values(order))
	}
	return order
}

// foresee keeps what the shown action would do to each seat.
func (r *railTable) foresee(t *Table, s play.State) {
	a := t.shown()
	if a == nil {
		r.outlook, r.after, r.then = nil, nil, nil
		return
	}
	if a == r.outlook {
		return
	}
	r.outlook, r.after, r.then = a, map[rules.Seat]rules.Ledger{}, r.projected(s, a)
	for _, e := range s.Preview(a) {
		if e.Before != "" && e.Before != e.After {
			r.after[e.Seat] = append(r.after[e.Seat], e)
		}
	}
}

// next is what a figure of a seat becomes by the shown action, "" if it stays.
func (r *railTable) next(seat rules.Seat, label string) (rules.Entry, bool) {
	for _, e := range r.after[seat] {
		if e.Label == label {
			return e, true
		}
	}
	return rules.Entry{}, false
}

// A seatFigure is a figure on the panel of a seat: a fact, what its ledger line is called, and what it can be pointed at
// for.
type seatFigure struct {
	fact, label, icon, entry string
	what                     rules.Target
	spare                    bool // left out where many seats make the panels low
	// tell words the value of a seat and inks it; changed says that the value is what the shown action makes of it. Nil shows
	// it as it is.
	tell func(now play.Figures, value string, changed bool, ink draw.Color) (string, draw.Color)
}

// leastFigure is the least height of a figure with its label.
const leastFigure = 30

// drawPanel draws the panel of a seat, which is place-th to act.
func (r *railTable) drawPanel(t *Table, u *ui.UI, b draw.Rect, seat rules.Seat, place int) {
	s := railState(t.pos())
	p := s.Figures(seat)
	acts := s.Turn() == seat && t.replay == nil
	livery := t.livery(seat)
	if acts {
		u.L.Round(b.Inset(-3), 11, draw.Solid(draw.Fade(ui.LitTop, 0.25)))
	}
	u.Felt(b)
	if acts {
		u.L.Frame(b.Inset(1), 8, 2, ui.LitTop)
	}
	board.Edge(u.L, draw.Rc(b.X+3, b.Y+8, 8, b.H-16), livery)
	head := draw.Rc(b.X+20, b.Y+6, b.W-30, 30)
	id := fmt.Sprintf("seat/%d", seat)
	st := u.Press(id, head)
	if st.Clicked {
		r.toggleNet(t, seat)
	}
	if st.Hot {
		u.L.Round(head.Pad(-4, 1), 6, draw.Solid(draw.Fade(ui.Brass, 0.2)))
		u.Explain(id, head, wordsNetOf, "")
	}
	u.FocusRing(st, head, 6)
	drawDisc(u.L, livery.ID, draw.Pt(head.X+12, head.Mid().Y), 25)
	note := draw.Type{Face: draw.Sans, Size: 13, Color: ui.MutedFelt, Align: draw.End}
	text := r.placeNote(s, seat, place, acts)
	w := u.L.Label(head, text, note)
	name := draw.Type{Face: draw.Heading, Size: 18, Color: ui.OnFelt}
	if p.Out {
		name.Color = draw.Fade(ui.OnFelt, 0.45)
	}
	u.L.Label(draw.Rc(head.X+30, head.Y, head.W-38-w, head.H), fitName(u.L.Metrics, t.g.m.Table().Name(seat), name, head.W-38-w), name)
	rows := draw.Rc(b.X+20, b.Y+38, b.W-30, b.H-38-34)
	figures, across := r.eco.figures(t), 3
	rowH := min(48, rows.H/2)
	if rows.H < 2*leastFigure {
		figures = slices.DeleteFunc(slices.Clone(figures), func(f seatFigure) bool { return f.spare })
		across = len(figures)
		rows.Y, rowH = rows.Y-2, rows.H+8
	}
	wide := rows.W / float32(across)
	for i, f := range figures {
		cell := draw.Rc(rows.X+wide*float32(i%across), rows.Y+rowH*float32(i/across), wide-3, rowH-1)
		r.drawFigure(t, u, cell, seat, f, acts)
	}
	foot := r.drawProjection(t, u, draw.Rc(b.X+20, b.Bottom()-32, b.W-30, 26), seat)
	r.eco.drawFoot(t, u, foot, seat)
}

// fitName shortens a name that is too long for its place: to its first word, then by letters with a full stop.
func fitName(m draw.Metrics, name string, style draw.Type, room float32) string {
	r := []rune(name)
	for n := len(r); n > 1; n-- {
		s := string(r[:n])
		if n < len(r) {
			s += "."
		}
		if m.Width(style.Face, style.Size, s) <= room {
			return s
		}
	}
	return name
}

func (r *railTable) toggleNet(t *Table, seat rules.Seat) {
	if t.net && r.networkOf(t) == seat {
		t.net, r.netOf = false, rules.Nobody
		return
	}
	t.net, r.netOf = true, seat
}

var ordinals = [...]string{"1st", "2nd", "3rd", "4th", "5th", "6th"}

// placeNote says where a seat is in the order.
func (r *railTable) placeNote(s play.State, seat rules.Seat, place int, acts bool) string {
	text := ordinals[place]
	switch {
	case s.Figures(seat).Out:
		return "bankrupt"
	case r.eco.law().keeps:
		text = ""
	case r.eco.unordered(s) && s.Round() == 1:
		text = ""
	case r.eco.unordered(s):
		text = "was " + text
	}
	switch {
	case acts && text == "":
		text = "to act"
	case acts:
		text += " · to act"
	}
	return text
}

// drawFigure draws one figure of a seat, and what the shown action makes of it.
func (r *railTable) drawFigure(t *Table, u *ui.UI, b draw.Rect, seat rules.Seat, f seatFigure, acts bool) {
	fact, ok := factOf(t.pos(), f.fact, seat)
	if !ok {
		return
	}
	value, ink := fact.Value, ui.OnFelt
	e, changed := r.next(seat, f.entry)
	if changed {
		value = e.After
		switch {
		case e.Good > 0:
			ink = ui.GainFelt
		case e.Good < 0:
			ink = ui.LossFelt
		default:
			ink = ui.TitleGold
		}
	}
	if f.tell != nil {
		value, ink = f.tell(railState(t.pos()).Figures(seat), value, changed, ink)
	}
	id := fmt.Sprintf("fact/%s/%d", f.fact, seat)
	lit := acts && f.what.Kind != "" && hasTarget(t.lit(), f.what)
	chosen := acts && f.what.Kind != "" && hasTarget(t.aim.chosen, f.what)
	var st ui.State
	if acts && f.what.Kind != "" {
		st = u.Zone(id, f.what, b.Corners())
		if lit {
			st = u.Focusable(id, st)
		}
	} else {
		st = u.Area(id, b)
	}
	switch {
	case chosen:
		u.L.Round(b.Inset(-1), 6, draw.Solid(draw.Fade(ui.LitTop, 0.35)))
		u.L.Frame(b.Inset(-1), 6, 1.5, ui.LitTop)
	case lit:
		u.L.Frame(b.Inset(-1), 6, 1.2, draw.Fade(ui.LitTop, 0.75))
	}
	u.FocusRing(st, b, 6)
	l := u.L
	label := ui.Note
	l.Label(draw.Rc(b.X+2, b.Y+1, b.W-2, 14), f.label, label)
	line := draw.Rc(b.X+2, b.Y+15, b.W-2, min(24, b.H-15))
	x := float32(0)
	figure := draw.Type{Face: draw.SansBold, Size: 16, Color: ink}
	if f.icon != "" && 25+l.Metrics.Width(figure.Face, figure.Size, value) <= line.W+4 {
		spriteFit(l, f.icon, draw.Rc(line.X, line.Y+1, 22, line.H-2))
		x = 25
	}
	l.Label(draw.Rc(line.X+x, line.Y, line.W-x+4, line.H), value, figure)
	if st.Clicked && f.what.Kind != "" {
		t.point(u, f.what)
	}
	if st.Hot {
		u.Tip = &ui.Tip{At: b, Text: fact.Label + " " + fact.Value, Clause: fact.Clause}
		if f.what.Kind != "" && acts {
			t.explainRefusal(u, f.what, b)
		}
	}
}

// drawRoleArt draws the picture of an action in r, cut to it.
func drawRoleArt(l *draw.List, r draw.Rect, name string) {
	k := shapeOf(name)
	w, h := r.W, r.W/k
	l.Within(r, func() { l.Sprite(name, draw.Rc(r.X, r.Y-(h*0.75-r.H)/2, w, h)) })
	l.Frame(r, 3, 1, draw.Fade(draw.Hex(0x140c08), 0.8))
}
