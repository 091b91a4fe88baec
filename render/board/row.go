package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
)

// A Piece is what one seat has on a printed track.
type Piece struct {
	Livery Livery
	At     int
	Ghost  int  // where it will be after what is previewed; equal to At: nowhere else
	Faint  bool // it lies there on trial alone
}

// A row is a printed track of square cells with the discs of several seats above them. Discs on one cell stand
// sideways, overlapping a little.
type row struct {
	first, last int
	pitch       float32
	tall        float32
	text        func(n int) string
	fill        func(n int) draw.Color
}

// Looks of the cells.
var (
	cellFill  = draw.Hex(0xf6ecd2)
	cellNone  = draw.Hex(0xd9cba6)
	cellBelow = draw.Hex(0xdfa79a)
	cellLine  = draw.Hex(0x8a6f45)
	cellLit   = draw.Hex(0xf4d590)
)

// rowDisc is how wide a disc on a row is.
const rowDisc = 23

// cell is the box of a number.
func (w *row) cell(o draw.Point, n int) draw.Rect {
	return draw.Rc(o.X+float32(n-w.first)*w.pitch, o.Y, w.pitch, w.tall)
}

// paint draws the cells, o being the left upper corner of the first.
func (w *row) paint(l *draw.List, o draw.Point) {
	size := min(14, w.pitch*0.62)
	for n := w.first; n <= w.last; n++ {
		r := w.cell(o, n)
		c := cellFill
		if w.fill != nil {
			c = w.fill(n)
		}
		l.Box(r, draw.Solid(c))
		l.Outline(r.Corners(), 1, draw.Fade(cellLine, 0.8))
		if size >= 11 || n%5 == 0 {
			l.Label(draw.Around(r.Mid(), r.W+16, r.H), w.text(n), draw.Type{Face: draw.SansBold, Size: max(size, 11), Color: draw.Hex(0x4a3420), Align: draw.Center})
		}
	}
}

// discs draws the pieces above their cells: those that are pale, then those that rest.
func (w *row) discs(l *draw.List, o draw.Point, pieces []Piece) {
	type seat struct {
		v     Livery
		at    int
		ghost bool
	}
	var all []seat
	for _, p := range pieces {
		all = append(all, seat{p.Livery, p.At, p.Faint})
		if p.Ghost != p.At && !p.Faint {
			all = append(all, seat{p.Livery, p.Ghost, true})
		}
	}
	for _, pale := range [...]bool{true, false} {
		for i, s := range all {
			if s.ghost != pale {
				continue
			}
			place, of := 0, 0
			for j, t := range all {
				if t.at == s.at {
					if j < i {
						place++
					}
					of++
				}
			}
			if s.at < w.first || s.at > w.last {
				continue
			}
			r := w.cell(o, s.at)
			if of > 1 && place == 0 { // which cell a wide group means
				tip := draw.Pt(r.Mid().X, r.Y+2)
				l.Fill([]draw.Point{tip, tip.Add(draw.Pt(-5, -7)), tip.Add(draw.Pt(5, -7))}, draw.Solid(trackDark))
			}
			c := draw.Pt(r.Mid().X+(float32(place)-float32(of-1)/2)*rowDisc*0.58, r.Y-rowDisc/2-1)
			alpha := float32(1)
			if s.ghost {
				alpha = 0.5
			}
			faceDisc(l, c, rowDisc, s.v, alpha)
		}
	}
}

// faceDisc paints an owner's disc seen from the front, with the mark of his pattern.
func faceDisc(l *draw.List, c draw.Point, wide float32, v Livery, alpha float32) {
	pen{l: l, v: view{k: 1}, least: leastPixels}.disc(c, wide/2.35, v, alpha)
}

// plainNumber is the number as it is written on a cell.
func plainNumber(n int) string { return minus(n) }

func dollars(n int) string { return "$" + strconv.Itoa(n) }

// A Bids is the track of an auction: the last bid of each seat, and the one that is about to be made.
type Bids struct {
	Bids   []Piece // Faint: the bid about to be made
	Chosen int     // the cell of that bid; -1: none
	From   int     // bids from here
	To     int     // to here may be made; less than From: none
	High   int     // highest cell that is shown
	Note   string  // at the right of the caption
}

// A BidsAnswer is the bid that the pointer is on and that was clicked, -1 for none.
type BidsAnswer struct{ Hot, Clicked int }

// Draw paints the card into r (760 x 88) and makes the cells hits "bid/N".
func (t Bids) Draw(u *ui.UI, r draw.Rect) BidsAnswer {
	a := BidsAnswer{-1, -1}
	l := u.L
	u.Paper(r)
	l.Label(draw.Rc(r.X+12, r.Y+10, 100, 18), "Bids", draw.Type{Face: draw.Heading, Size: 15, Color: ui.HeadPaper})
	small := draw.Type{Face: draw.Sans, Size: 13, Color: ui.MutedPaper}
	l.Label(draw.Rc(r.X+12, r.Y+32, 100, 16), "last bid of", small)
	l.Label(draw.Rc(r.X+12, r.Y+48, 100, 16), "each seat", small)
	l.Label(draw.Rc(r.X+300, r.Y+7, r.W-312, 16), t.Note, small.To(draw.End))
	const pitch, left = 31.2, 112
	room := r.W - left - 12
	cells := max(t.High, 12) + 1
	fit := int(room / pitch)
	w := row{first: 0, pitch: pitch, tall: 27, text: dollars}
	if cells > fit { // the window follows what is bid
		at := t.Chosen
		for _, p := range t.Bids {
			if t.Chosen < 0 {
				at = max(at, p.At)
			}
		}
		w.first = max(0, min(cells-fit, at-fit+5))
		cells = min(cells, w.first+fit) - w.first
	}
	w.last = w.first + cells - 1
	w.pitch = max(pitch, min(36, room/float32(cells)))
	w.fill = func(n int) draw.Color {
		switch {
		case n == t.Chosen:
			return cellLit
		case n < t.From || n > t.To:
			return cellNone
		}
		return cellFill
	}
	o := draw.Pt(r.X+left, r.Y+r.H-27-14)
	w.paint(l, o)
	for n := w.first; n <= w.last; n++ {
		if n < t.From || n > t.To {
			continue
		}
		c := w.cell(o, n)
		id := "bid/" + strconv.Itoa(n)
		s := u.Press(id, c)
		if s.Hot || s.Focused {
			a.Hot = n
			l.Outline(c.Inset(1).Corners(), 2, draw.Hex(0xb9822a))
		}
		if s.Clicked {
			a.Clicked = n
		}
		u.FocusRing(s, c, 3)
	}
	if t.Chosen >= w.first && t.Chosen <= w.last {
		l.Outline(w.cell(o, t.Chosen).Corners(), 2.2, draw.Hex(0x7a4a12))
	}
	w.discs(l, o, t.Bids)
	return a
}

// An Incomes is the income track of all seats with its reduction bands (AOS-120).
type Incomes struct {
	Pieces    []Piece
	Low, High int    // its ends; both 0: -10 to 50
	Bands     []Band // from low to high; nil: none
	Note      string
}

// Draw paints caption and cells into r, which lies on a card (736 x 74).
func (t Incomes) Draw(u *ui.UI, r draw.Rect) {
	if t.Low == 0 && t.High == 0 {
		t.Low, t.High = -10, 50
	}
	l := u.L
	caption(l, draw.Rc(r.X, r.Y, r.W, 16), "Income", t.Note)
	w := t.window(r.W)
	o := draw.Pt(r.X, r.Y+r.H-w.tall-12)
	w.fill = func(n int) draw.Color {
		switch {
		case n < 0:
			return cellBelow
		case n == 0:
			return cellNone
		}
		return cellFill
	}
	w.paint(l, o)
	inc := Income{Bands: t.Bands}
	for n := w.first; n <= w.last; n++ {
		if i, by := inc.band(n); by > 0 {
			c := w.cell(o, n)
			l.Box(draw.Rc(c.X, c.Bottom()+0.5, c.W+0.4, 12), draw.Solid(bandTint[min(i, len(bandTint)-1)]))
		}
	}
	for n := w.first; n <= w.last; n++ { // what each band loses, where it begins
		i, by := inc.band(n)
		if j, _ := inc.band(n - 1); by > 0 && (j != i || n == w.first) {
			c := w.cell(o, n)
			ink := draw.Hex(0xffffff)
			if bright(bandTint[min(i, len(bandTint)-1)]) {
				ink = draw.Hex(0x2b2118)
			}
			l.Label(draw.Rc(c.X+4, c.Bottom(), 60, 12.5), "−"+dollars(by), draw.Type{Face: draw.SansBold, Size: 12, Color: ink})
		}
	}
	w.discs(l, o, t.Pieces)
}

// window is the part of the track that is shown: all discs and a few cells more.
func (t Incomes) window(wide float32) row {
	const pitch = 20
	fit := int(wide / pitch)
	lo, hi := 0, 0
	for _, p := range t.Pieces {
		lo, hi = min(lo, p.At, p.Ghost), max(hi, p.At, p.Ghost)
	}
	first := max(t.Low, min(0, lo-1))
	if hi+3 > first+fit-1 {
		first = max(t.Low, min(lo-1, hi+4-fit))
		first = max(t.Low, min(first, lo-1))
	}
	last := max(hi+2, first+fit-1)
	last = min(last, t.High)
	first = max(t.Low, min(first, last-fit+1))
	return row{first: first, last: last, pitch: wide / float32(last-first+1), tall: 23, text: plainNumber}
}

// An Issued is the track of the shares that all seats have issued.
type Issued struct {
	Pieces []Piece
	Max    int // 15
	Note   string
}

// Draw paints caption and cells into r, which lies on a card (736 x 74).
func (t Issued) Draw(u *ui.UI, r draw.Rect) {
	caption(u.L, draw.Rc(r.X, r.Y, r.W, 16), "Shares issued", t.Note)
	w := row{first: 2, last: t.Max, pitch: min(40, r.W/float32(max(1, t.Max-1))), tall: 24, text: plainNumber}
	for _, p := range t.Pieces {
		w.first = min(w.first, p.At)
	}
	o := draw.Pt(r.X, r.Y+r.H-w.tall-4)
	w.paint(u.L, o)
	w.discs(u.L, o, t.Pieces)
}

// An Engines is the track of the locomotives of all seats.
type Engines struct {
	Pieces []Piece
	Max    int // 6
	Note   string
}

// Draw paints caption and cells into r, which lies on a card (280 x 74).
func (t Engines) Draw(u *ui.UI, r draw.Rect) {
	caption(u.L, draw.Rc(r.X, r.Y, r.W, 16), "Locomotives", t.Note)
	w := row{first: 1, last: t.Max, pitch: min(60, r.W/float32(max(1, t.Max))), tall: 24, text: plainNumber}
	o := draw.Pt(r.X, r.Y+r.H-w.tall-4)
	w.paint(u.L, o)
	w.discs(u.L, o, t.Pieces)
}
