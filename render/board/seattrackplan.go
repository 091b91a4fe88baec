package board

import (
	"kettle/render/draw"
)

// Measures of a seat track.
const (
	cellTall, cellLeast = 28, 16 // height of a cell in one row; least width with its number
	cellRow             = 17     // least height of a row where there are several
	cellNarrow          = 8      // least width of all
	mostRows            = 3
)

// A trackPlan is where the cells and pieces of a seat track lie.
type trackPlan struct {
	grid        draw.Rect
	first, last int // cells shown
	per, rows   int
	pitch, tall float32
	text, disc  float32
	every       int // each how-manieth cell is numbered
	groups      []trackGroup
	above       float32    // room for pieces above the cells
	words       [2]float32 // title and note stand in its uppermost part, left of and right of these
}

const titleTall = 17

// A trackGroup is the pieces of one cell, in the order of the seats.
type trackGroup struct {
	cell  int
	seats []trackSeat
	room  float32 // across, until the pieces of other cells
}

type trackSeat struct {
	mark  int
	ghost bool
}

// plan lays out the track in r: in one row while that holds what must be seen, else in as many as the height allows,
// with numbers in every fifth cell only if even that is too narrow.
func (t SeatTrack) plan(r draw.Rect, m draw.Metrics) trackPlan {
	p := trackPlan{first: t.Low, last: t.High, every: 1, rows: 1}
	lo, hi := t.Low, t.Low
	if len(t.Marks) > 0 {
		lo, hi = t.Marks[0].At, t.Marks[0].At
	}
	for _, m := range t.Marks {
		lo, hi = min(lo, m.At, m.To), max(hi, m.At, m.To)
	}
	p.last = max(p.last, (hi+10)/10*10-1)
	if hi <= t.High {
		p.last = t.High
	}
	top := float32(0)
	if t.Title != "" {
		top = titleTall
		wide := m.Width(draw.Heading, 13, t.Title)
		p.words = [2]float32{r.X + wide + 3, r.Right() + 3}
		switch {
		case t.atEnd():
			p.words = [2]float32{0, r.Right() - wide - 3}
		case t.Note != "":
			p.words[1] -= m.Width(draw.Sans, 12.5, t.Note) + 6
		}
	}
	fit := max(1, int(r.W/cellLeast))
	switch {
	case p.last-p.first+1 <= fit:
	case hi-lo+3 <= fit:
		p.window(lo, hi, fit)
	default:
		p.rows = max(1, min(mostRows, int((r.H-top)/cellRow)))
		if hi-lo+3 > fit*p.rows {
			p.every = 5
			fit = max(1, int(r.W/cellNarrow), (hi-lo+2+p.rows)/p.rows)
		}
		p.window(lo, hi, fit*p.rows)
	}
	p.per = (p.last - p.first + p.rows) / p.rows
	p.pitch = r.W / float32(p.per)
	p.tall = min(cellTall, (r.H-top)*0.55)
	if p.rows > 1 {
		p.tall = (r.H - top) / float32(p.rows)
	}
	h := p.tall * float32(p.rows)
	p.grid = draw.Rc(r.X, r.Bottom()-h, r.W, h)
	p.above = p.grid.Y - r.Y
	p.text = min(14, max(11, p.pitch*0.56))
	p.disc = min(23, p.grid.Y-r.Y-top+2, 1.3*p.pitch+6)
	if p.rows > 1 {
		p.disc = min(p.tall+3, 20)
	}
	p.gather(t.Marks)
	return p
}

// window shows so many cells, so that all from lo to hi are among them; it moves by fives while that
// will do.
func (p *trackPlan) window(lo, hi, cells int) {
	last := p.last
	for p.first+5 <= lo-1 && p.first+cells-1 < hi+1 {
		p.first += 5
	}
	if p.first+cells-1 < hi+1 {
		p.first = hi + 2 - cells
	}
	p.last = min(last, p.first+cells-1)
}

// gather finds the pieces of each cell, and how far they may spread.
func (p *trackPlan) gather(marks []SeatMark) {
	put := func(cell int, s trackSeat) {
		for i := range p.groups {
			if p.groups[i].cell == cell {
				p.groups[i].seats = append(p.groups[i].seats, s)
				return
			}
		}
		p.groups = append(p.groups, trackGroup{cell: cell, seats: []trackSeat{s}})
	}
	for i, m := range marks {
		put(m.At, trackSeat{i, false})
		if m.To != m.At {
			put(m.To, trackSeat{i, true})
		}
	}
	for i := range p.groups {
		g := &p.groups[i]
		apart := p.per
		for _, o := range p.groups {
			if d := abs(o.cell - g.cell); d > 0 && d < apart {
				apart = d
			}
		}
		g.room = p.pitch * float32(apart)
	}
}

// cell is the box of a cell.
func (p *trackPlan) cell(n int) draw.Rect {
	i := max(0, n-p.first)
	return draw.Rc(p.grid.X+p.pitch*float32(i%p.per), p.grid.Y+p.tall*float32(i/p.per), p.pitch, p.tall)
}

// numbered reports whether a cell has its number.
func (p *trackPlan) numbered(n int) bool { return n%p.every == 0 }

// label is where the number of a cell is written: across its neighbours where only each fifth is numbered.
func (p *trackPlan) label(n int) draw.Rect {
	r := p.cell(n)
	if p.every > 1 {
		r = draw.Around(r.Mid(), max(r.W, 26), r.H)
		r.X = max(p.grid.X, min(r.X, p.grid.Right()-r.W))
	}
	return r
}

// frame is the printed edge of the track, and the lines between its cells.
func (p *trackPlan) frame(l *draw.List) {
	for n := p.first; n < p.last; n++ {
		r := p.cell(n)
		if (n-p.first+1)%p.per != 0 && (p.every == 1 || (n+1)%p.every == 0) {
			l.Line([]draw.Point{{X: r.Right(), Y: r.Y}, {X: r.Right(), Y: r.Bottom()}}, 0.9, draw.Fade(cellLine, 0.9))
		}
	}
	for row := range p.rows {
		n := min(p.per, p.last-p.first+1-row*p.per)
		r := draw.Rc(p.grid.X, p.grid.Y+p.tall*float32(row), p.pitch*float32(n), p.tall)
		l.Frame(r, 1.5, 1.3, cellLine)
	}
}

// heap is where the pieces of a cell lie: side by side as far as the others leave room, the rest behind them, higher.
func (p *trackPlan) heap(g trackGroup) (at []draw.Point) {
	k := len(g.seats)
	c := p.cell(g.cell).Mid()
	if p.rows > 1 {
		step := min(p.disc*0.45, (max(g.room, p.pitch)-p.disc*0.4)/float32(max(1, k-1)))
		for i := range k {
			at = append(at, draw.Pt(c.X+step*(float32(i)-float32(k-1)/2), c.Y))
		}
		return p.inside(at)
	}
	spare := g.room - p.disc*0.9
	cols := max(1, min(3, int(spare/(p.disc*0.36))+1, k))
	deep := (k + cols - 1) / cols
	cols = (k + deep - 1) / deep
	step := min(p.disc*0.76, max(spare, p.disc*0.5)/float32(max(1, cols-1)))
	above := p.above
	if c.X-step-p.disc/2 < p.words[0] || p.words[1] > 0 && c.X+step+p.disc/2 > p.words[1] {
		above -= titleTall - 2
	}
	base := p.grid.Y - p.disc*0.54
	rise := float32(0)
	if deep > 1 {
		rise = max(p.disc*0.2, min(p.disc*0.62, (above-p.disc)/float32(deep-1)))
	}
	for i := range k {
		row, in := i/cols, min(cols, k-i/cols*cols)
		at = append(at, draw.Pt(c.X+step*(float32(i%cols)-float32(in-1)/2), base-rise*float32(row)))
	}
	return p.inside(at)
}

// inside moves a heap so that it does not stick out at the ends of the track.
func (p *trackPlan) inside(at []draw.Point) []draw.Point {
	lo, hi := at[0].X, at[0].X
	for _, q := range at {
		lo, hi = min(lo, q.X), max(hi, q.X)
	}
	half := p.disc * 0.5
	shift := max(0, p.grid.X+half-lo) - max(0, hi-p.grid.Right()+half)
	for i := range at {
		at[i].X += shift
	}
	return at
}

// seat is where the piece of a mark lies, or its ghost.
func (p *trackPlan) seat(mark int, ghost bool) draw.Point {
	for _, g := range p.groups {
		for i, s := range g.seats {
			if s == (trackSeat{mark, ghost}) {
				return p.heap(g)[i]
			}
		}
	}
	return p.grid.Mid()
}
