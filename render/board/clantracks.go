package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
)

// An Incubation is the track from 0 to 12 with the marker on it.
type Incubation struct {
	At    int
	Ghost int  // where the marker would come to; equal to At: it stays
	Calm  bool // the spaces have no effect (STW-166)
}

// lastBane is the last space; baneMark says what happens on a space (STW-142 to STW-144).
const lastBane = 12

var baneMark = map[int]rune{4: exileMark, 8: quarantineMark, 11: exileMark, 12: quarantineMark}

const exileMark, quarantineMark = 'x', 'q'

// trackHead is the height of the head above the cells of a printed track.
const trackHead = 20

func (t Incubation) draw(u *ui.UI, p pen, r draw.Rect, c Clan) {
	w := p.head(r, wordIncubation) + 10
	note := draw.Type{Face: draw.Sans, Size: 12.5, Color: draw.Hex(0xeef6f8)}
	tip := wordBaneTip
	if t.Calm {
		tip = wordBaneCalm
		p.words(draw.Rc(r.X+w, r.Y, 200, 15), wordCalm, note)
	} else {
		w += p.words(draw.Rc(r.X+w, r.Y, 120, 15), "† "+wordExileOne, note) + 8
		p.fit("quarantine", draw.Rc(r.X+w, r.Y+1, 13, 13))
		p.words(draw.Rc(r.X+w+16, r.Y, 80, 15), wordQuarantine, note)
	}
	u.Area("incubation", p.box(draw.Rc(r.X, r.Y+trackHead, r.W, r.H-trackHead-4)))
	u.Explain("incubation", p.box(draw.Rc(r.X, r.Y+trackHead, r.W, r.H-trackHead-4)), tip, "")
	step := r.W / (lastBane + 1)
	for n := range lastBane + 1 {
		b := draw.Rc(r.X+step*float32(n), r.Y+trackHead, step, r.H-trackHead-4)
		mark := baneMark[n]
		if t.Calm {
			mark = 0
		}
		t.cell(p, b, n, mark)
	}
	at := func(n int) draw.Point {
		return draw.Pt(r.X+step*(float32(n)+0.5), r.Y+trackHead+(r.H-trackHead-4)/2)
	}
	if t.Ghost != t.At && t.Ghost >= 0 && t.Ghost <= lastBane {
		p.tinted("lantern-halo", draw.Around(at(t.Ghost), 44, 40), draw.Fade(draw.Hex(0xf3a54a), 0.7))
		p.emblem(at(t.Ghost), 23, c, 0.6)
	}
	p.emblem(at(max(0, min(lastBane, t.At))), 24, c, 1)
}

// cell paints a space: one with an effect in another tint, with its sign under the number.
func (t Incubation) cell(p pen, r draw.Rect, n int, mark rune) {
	top, low := paperTop, draw.Hex(0xd9cfb4)
	switch mark {
	case exileMark:
		top, low = draw.Hex(0xdfc9b4), draw.Hex(0xb9977f)
	case quarantineMark:
		top, low = draw.Hex(0xf6dd92), draw.Hex(0xd9a94a)
	}
	printed(p, r, top, low)
	num := draw.Type{Face: draw.Heading, Size: 14, Color: ui.OnPaper, Align: draw.Center}
	if mark == 0 {
		p.words(r, strconv.Itoa(n), num)
		return
	}
	p.words(draw.Rc(r.X, r.Y+1, r.W, r.H*0.56), strconv.Itoa(n), num.In(13))
	sign := draw.Rc(r.X, r.Y+r.H*0.56, r.W, r.H*0.38)
	if mark == quarantineMark {
		p.fit("quarantine", sign.Pad(3, 0))
		return
	}
	p.words(sign, "†", num.In(13).With(draw.Hex(0x6b2417)))
}

// printed is a cell of a printed track.
func printed(p pen, r draw.Rect, top, low draw.Color) {
	p.fill(r, 0, draw.Down(r, top, low))
	p.frame(r, 0, 1, draw.Color{R: 0x2b, G: 0x21, B: 0x18, A: 190})
}

// A SupplyTrack shows the units on the board and how many can be supplied (STW-155).
type SupplyTrack struct {
	Units, Capacity int
	Ghost           int    // capacity after what is shown; equal to Capacity or 0: the same
	Note            string // "9 + 2 farms"
}

// supplyCells is how many spaces of the track are seen.
const supplyCells = 10

func (t SupplyTrack) draw(u *ui.UI, p pen, r draw.Rect, c Clan) {
	w := p.head(r, wordSupplyHead) + 8
	note := strconv.Itoa(t.Units) + " of " + strconv.Itoa(t.Capacity)
	if t.Note != "" {
		note += " · " + t.Note
	}
	p.snug(draw.Rc(r.X+w, r.Y, r.W-w, 15), note, draw.Type{Face: draw.Sans, Size: 12.5, Color: draw.Hex(0xeef6f8)})
	first := max(0, min(t.Units, t.Capacity-supplyCells/2))
	if over := max(t.Units, t.Capacity) - (first + supplyCells - 1); over > 0 {
		first += over
	}
	step := r.W / supplyCells
	for i := range supplyCells {
		n := first + i
		b := draw.Rc(r.X+step*float32(i), r.Y+trackHead, step, r.H-trackHead-4)
		num := draw.Type{Face: draw.Heading, Size: 14, Color: ui.OnPaper, Align: draw.Center}
		switch {
		case t.Ghost > t.Capacity && n > t.Capacity && n <= t.Ghost:
			printed(p, b, draw.Hex(0xc7dcb2), draw.Hex(0x9dbb84))
		case t.Ghost != 0 && t.Ghost < t.Capacity && n > t.Ghost && n <= t.Capacity:
			printed(p, b, draw.Hex(0xe6b8a4), draw.Hex(0xc98871))
		case n <= t.Capacity:
			printed(p, b, paperTop, draw.Hex(0xd9cfb4))
		default:
			printed(p, b, draw.Hex(0x6d808a), draw.Hex(0x55676f))
			num.Color = draw.Hex(0x1d2a32)
		}
		if n == t.Units {
			p.emblem(b.Mid(), 23, c, 1)
			continue
		}
		p.words(b, strconv.Itoa(n), num)
	}
	if i := t.Capacity - first; i >= 0 && i < supplyCells { // the bar behind the last unit that can be fed
		x := r.X + step*float32(i+1)
		p.fill(draw.Rc(x-1.5, r.Y+trackHead-2, 3, r.H-trackHead), 1, draw.Solid(draw.Hex(0xb4562e)))
	}
}
