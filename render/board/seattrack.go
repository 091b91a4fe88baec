package board

import (
	"fmt"
	"slices"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
)

// A SeatTrack is a printed track of numbered cells on which each seat has a piece: income, points, Express, engines.
type SeatTrack struct {
	Kind      TrackKind
	Title     string // of the track; "" leaves its line out
	Note      string // at the right of the title
	Low, High int    // first and last cell; where they do not all fit, those about the pieces are shown
	Marks     []SeatMark
	Hops      bool           // an arc for each step from a piece to its ghost
	What      []rules.Target // by cell from Low: what it means to point at it; nil: nothing
	Lit       []rules.Target
}

// A SeatMark is the piece of a seat on a track, At a cell; To is where it will be, At if it stays.
type SeatMark struct {
	Livery Livery
	At, To int
}

// A TrackKind is how a track is printed.
type TrackKind uint8

// The tracks of Steam (STM-012, JPN-03).
const (
	IncomeTrack TrackKind = iota // red below 0
	PointsTrack
	ExpressTrack // blue, with the train at its end
	EngineTrack  // engines for pieces; wide cells tell how far a level reaches
)

// Colours of the cells.
var (
	cellPlain = draw.Hex(0xf7eedb)
	cellZero  = draw.Hex(0xd9c99c)
	cellDebt  = draw.Hex(0xe5ae9d)
	cellRail  = [2]draw.Color{draw.Hex(0xdbe8f3), draw.Hex(0xbcd3e8)}
	cellStep  = draw.Hex(0xf0cb66) // crossed by a change
	cellLine  = draw.Hex(0xa98a55)
)

// fill is the colour of a cell.
func (k TrackKind) fill(n int) draw.Color {
	switch {
	case k == ExpressTrack:
		return cellRail[n&1]
	case k == IncomeTrack && n < 0:
		return cellDebt
	case n == 0:
		return cellZero
	}
	return cellPlain
}

const trainWide = 70 // the Express beside its track

// Draw paints the track into r, which lies on paper (440 x 66 in the strip; 22 high for each row of pieces more). Cells
// that mean something are hits "cell/TITLE/N".
func (t SeatTrack) Draw(u *ui.UI, r draw.Rect) (a Answer) {
	l := u.L
	head := draw.Rc(r.X, r.Y, r.W, 16)
	if t.atEnd() {
		l.Label(head, t.Title, draw.Type{Face: draw.Heading, Size: 13, Color: ui.HeadPaper, Align: draw.End})
	} else if t.Title != "" {
		caption(l, head, t.Title, t.Note)
	}
	if t.Kind == ExpressTrack && r.W > 2.6*trainWide {
		var side draw.Rect
		side, r = r.CutRight(trainWide + 6)
		train := sized("express-train", side.Mid(), trainWide)
		l.Sprite("express-train", draw.Rc(side.Right()-train.W, r.Bottom()-train.H-1, train.W, train.H))
	}
	p := t.plan(r, l.Metrics)
	for n := p.first; n <= p.last; n++ {
		t.cell(u, &p, n, &a)
	}
	p.frame(l)
	for n := p.first; n <= p.last; n++ {
		t.number(l, &p, n)
	}
	t.pieces(l, &p)
	return a
}

// atEnd reports whether the title stands at the right: pieces heap up at the low end of the Express track.
func (t SeatTrack) atEnd() bool { return t.Kind == ExpressTrack && t.Title != "" && t.Note == "" }

// cell paints the ground of a cell.
func (t SeatTrack) cell(u *ui.UI, p *trackPlan, n int, a *Answer) {
	l, r := u.L, p.cell(n)
	fill := t.Kind.fill(n)
	if t.crossed(n) {
		fill = cellStep
	}
	l.Box(r, draw.Solid(fill))
	l.Box(draw.Rc(r.X, r.Y, r.W, min(3, r.H/6)), draw.Solid(draw.Color{R: 255, G: 255, B: 255, A: 90}))
	if i := n - t.Low; i >= 0 && i < len(t.What) && t.What[i].Kind != "" {
		t.touch(u, r, n, t.What[i], a)
	}
}

// number writes the number of a cell, beside its engine on an engine track.
func (t SeatTrack) number(l *draw.List, p *trackPlan, n int) {
	r := p.cell(n)
	ink := draw.Type{Face: draw.Heading, Size: p.text, Color: slotText, Align: draw.Center}
	if t.Kind == EngineTrack && r.W > 58 {
		l.Label(draw.Rc(r.X+7, r.Y, 14, r.H), minus(n), ink.To(draw.Start).In(16))
		l.Label(draw.Rc(r.X+18, r.Y, r.W-24, r.H), reaches(n), draw.Type{Face: draw.Sans, Size: 12, Color: ui.MutedPaper, Align: draw.End})
		return
	}
	if p.numbered(n) {
		l.Label(p.label(n), minus(n), ink)
	}
}

func (t SeatTrack) touch(u *ui.UI, r draw.Rect, n int, what rules.Target, a *Answer) {
	id := fmt.Sprintf("cell/%s/%d", t.Title, n)
	st := u.Zone(id, what, r.Corners())
	lit := slices.Contains(t.Lit, what)
	if lit {
		st = u.Focusable(id, st)
	}
	a.meet(what, st, r)
	switch {
	case lit && (st.Hot || st.Focused):
		u.L.Box(r, draw.Solid(draw.Hex(0xf0a030)))
	case lit:
		u.L.Box(r, draw.Solid(draw.Fade(litFill, 0.8)))
		u.L.Frame(r.Inset(1), 0, 1.4, draw.Fade(litLine, 0.9))
	}
	u.FocusRing(st, r, 2)
}

// crossed reports whether a change leads over a cell or to it.
func (t SeatTrack) crossed(n int) bool {
	for _, m := range t.Marks {
		if m.At != m.To && n != m.At && n >= min(m.At, m.To) && n <= max(m.At, m.To) {
			return true
		}
	}
	return false
}

// pieces paints the ghosts and then the pieces, cell by cell.
func (t SeatTrack) pieces(l *draw.List, p *trackPlan) {
	for _, g := range p.groups {
		at := p.heap(g)
		if p.rows == 1 { // a finger on the cell
			c, y := p.cell(g.cell).Mid().X, p.grid.Y
			l.Fill([]draw.Point{{X: c - 4, Y: y - 2.5}, {X: c + 4, Y: y - 2.5}, {X: c, Y: y + 3}}, draw.Solid(draw.Fade(trackDark, 0.75)))
		}
		for i := len(at) - 1; i >= 0; i-- { // those in front last
			s := g.seats[i]
			t.piece(l, at[i], p.disc, t.Marks[s.mark].Livery, s.ghost)
		}
	}
	if !t.Hops || p.rows > 1 {
		return
	}
	for i, m := range t.Marks {
		if m.At != m.To {
			ink := ui.GainPaper
			if m.To < m.At {
				ink = draw.Hex(0xb23a24)
			}
			hops(l, p.seat(i, false).Add(draw.Pt(0, -p.disc*0.62)), p.seat(i, true).Add(draw.Pt(0, -p.disc*0.62)), abs(m.At-m.To), ink)
		}
	}
}

func (t SeatTrack) piece(l *draw.List, c draw.Point, wide float32, v Livery, ghost bool) {
	if t.Kind == EngineTrack {
		name := "loco-" + v.ID
		it := l.Sprite(name, sized(name, c, wide*1.25))
		if ghost {
			it.Tint = white(0.5)
		}
		return
	}
	alpha := float32(1)
	if ghost {
		alpha = 0.52
	}
	faceDisc(l, c, wide, v, alpha)
}

// hops paints an arc for each step from a piece to its ghost, one for all where they are many, the last with a head.
func hops(l *draw.List, from, to draw.Point, steps int, ink draw.Color) {
	if steps > 8 {
		steps = 1
	}
	d := to.Sub(from).Mul(1 / float32(max(1, steps)))
	rise := min(9, abs32(d.X)*0.55)
	for i := range steps {
		a := from.Add(d.Mul(float32(i)))
		line := draw.Cubic(a, a.Add(draw.Pt(d.X*0.15, -rise*1.3)), a.Add(draw.Pt(d.X*0.75, -rise*1.5)), a.Add(draw.Pt(d.X*0.9, d.Y-1)), 10)
		l.Line(line, 2, ink)
		tip, back := line[len(line)-1], line[len(line)-3]
		u := tip.Sub(back).Unit()
		n := u.Left().Mul(3.6)
		l.Fill([]draw.Point{tip.Add(u.Mul(3)), tip.Sub(u.Mul(3)).Add(n), tip.Sub(u.Mul(3)).Sub(n)}, draw.Solid(ink))
	}
}
