package board

import (
	"fmt"
	"slices"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
)

// A Shelf is one column of the goods display.
type Shelf struct {
	Head   string // "1" to "6", "A"
	Number int    // of its die; 0 is left out of a new city's head
	Half   rail.Half
	Color  rail.Good      // of the house or new city that it serves
	New    bool           // a new city's
	Out    bool           // its new city is not on the map: its cubes wait
	Boxes  rail.Pile      // from the top; rail.None where empty
	What   []rules.Target // by box
	Grows  bool           // its cubes come now
}

// A Display is the goods display.
type Display struct {
	Shelves []Shelf
	Lit     []rules.Target // boxes whose cube may be chosen
	Chosen  []rules.Target
}

// Measures of the display.
const (
	boxWide, boxPitch   = 17.5, 19.2
	boxTop, boxRow      = 26, 18.6 // the first row of boxes, and from row to row; middles
	gapNew, gapHalves   = 4, 9
	goodsCube, goodsFig = 16.5, 14.2
)

// goodInk is the colour that stands for a good on paper.
var goodInk = [rail.Goods]draw.Color{rail.None: draw.Hex(0x8f8a94), rail.Red: draw.Hex(0xd9482b), rail.Blue: draw.Hex(0x2f86d6),
	rail.Purple: draw.Hex(0x7a1f6b), rail.Yellow: draw.Hex(0xffd92f), rail.Black: draw.Hex(0x2a2530), rail.Gray: draw.Hex(0x8d8a84),
	rail.Orange: draw.Hex(0xe8892b), rail.White: draw.Hex(0xffffff)}

// width is how wide the shelves are together.
func (d Display) width() (w float32) {
	for i := range d.Shelves {
		w += boxPitch + d.gap(i)
	}
	return w - (boxPitch - boxWide)
}

// gap is the space before a shelf.
func (d Display) gap(i int) float32 {
	if i == 0 {
		return 0
	}
	was, now := d.Shelves[i-1], d.Shelves[i]
	switch {
	case was.Half != now.Half:
		return gapHalves
	case was.New != now.New:
		return gapNew
	}
	return 0
}

// Draw paints the card into r (384 x 88) and makes its boxes hits "box/HEAD/HALF/LEVEL".
func (d Display) Draw(u *ui.UI, r draw.Rect) (a Answer) {
	u.Paper(r)
	x := r.X + (r.W-d.width())/2
	wide := float32(0) // of the empty corner under the new cities of the light half
	corner := draw.Rect{}
	for i, s := range d.Shelves {
		x += d.gap(i)
		d.shelf(u, s, draw.Pt(x, r.Y), &a)
		if s.New && s.Half == rail.Light {
			if wide == 0 {
				corner.X = x
			}
			wide += boxPitch
		}
		x += boxPitch
	}
	if wide > 70 {
		corner = draw.Rc(corner.X, r.Y+boxTop+2*boxRow+1, wide, 18)
		u.L.Label(corner.Pad(-8, 0), "Goods display", draw.Type{Face: draw.Heading, Size: 12, Color: ui.HeadPaper, Align: draw.Center})
	}
	return a
}

// shelf paints one column with its head, o being its left upper corner on the card.
func (d Display) shelf(u *ui.UI, s Shelf, o draw.Point, a *Answer) {
	if s.Grows {
		h := float32(boxTop + boxRow*float32(len(s.Boxes)-1) + 14)
		glow := draw.Rc(o.X-2, o.Y+4, boxWide+4, h-2)
		u.L.Round(glow, 5, draw.Solid(draw.Hex(0xffd873)))
		u.L.Frame(glow, 5, 1.6, draw.Hex(0xa8651d))
	}
	s.head(u.L, draw.Rc(o.X, o.Y+6, boxWide, 15))
	for i, g := range s.Boxes {
		c := draw.Pt(o.X+boxWide/2, o.Y+boxTop+6+boxRow*float32(i))
		r := draw.Around(c, boxWide-1, boxWide-1)
		u.L.Nine("slot", r)
		var t rules.Target
		if i < len(s.What) {
			t = s.What[i]
		}
		st := u.Zone(fmt.Sprintf("box/%s/%s/%d", s.Head, s.Half, i+1), t, r.Corners())
		lit := slices.Contains(d.Lit, t) && t.Kind != ""
		if lit {
			st = u.Focusable(fmt.Sprintf("box/%s/%s/%d", s.Head, s.Half, i+1), st)
		}
		a.meet(t, st, r)
		d.mark(u.L, r, t, lit, st)
		if g == rail.None {
			continue
		}
		w := float32(goodsCube)
		if g == rail.Black || g == rail.Orange {
			w = goodsFig
		}
		it := u.L.Sprite(cubeSprite[g], sized(cubeSprite[g], c, w))
		if s.Out {
			it.Tint = white(0.85)
		}
	}
}

func (d Display) mark(l *draw.List, r draw.Rect, t rules.Target, lit bool, st ui.State) {
	switch {
	case t.Kind != "" && slices.Contains(d.Chosen, t):
		l.Round(r.Inset(-1.5), 4, draw.Solid(draw.Hex(0x7fbf4a)))
	case lit && (st.Hot || st.Focused):
		l.Round(r.Inset(-2), 4, draw.Solid(draw.Hex(0xf0a030)))
		l.Frame(r.Inset(-2), 4, 1.4, draw.Hex(0x7a3f10))
	case lit:
		l.Round(r.Inset(-1), 4, draw.Solid(draw.Hex(0xf6cf6a)))
		l.Frame(r.Inset(-1), 4, 1.2, draw.Hex(0xa8651d))
	}
}

// head paints the head of a column: a die's number over the house's colour, or a new city's shield.
func (s Shelf) head(l *draw.List, r draw.Rect) {
	ink := draw.Type{Face: draw.Heading, Size: 12, Align: draw.Center}
	if s.New {
		alpha := float32(1)
		if s.Out {
			alpha = 0.86
		}
		l.Fill(shield(r.Inset(-0.5)), draw.Solid(draw.Fade(goodInk[s.Color], alpha)))
		l.Label(r.Move(0, -0.5), s.Head, ink.With(draw.Hex(0xffffff)))
		return
	}
	fill, text := draw.Hex(0xfbf6e9), draw.Hex(0x2b2118)
	if s.Half == rail.Dark {
		fill, text = darkHalf, draw.Hex(0xf3ead6)
	}
	l.Round(r, 2.5, draw.Solid(fill))
	l.Label(r.Move(0, -1), s.Head, ink.With(text))
	l.Box(draw.Rc(r.X, r.Bottom()-2.2, r.W, 2.6), draw.Solid(goodInk[s.Color]))
}

// shield is the outline of a plaque.
func shield(r draw.Rect) []draw.Point {
	m := r.Mid()
	out := []draw.Point{{X: r.X, Y: r.Y + 1}, {X: r.Right(), Y: r.Y + 1}, {X: r.Right(), Y: m.Y + 1}}
	out = append(out, draw.Cubic(draw.Pt(r.Right(), m.Y+1), draw.Pt(r.Right()-1, r.Bottom()-3), draw.Pt(m.X+2, r.Bottom()), draw.Pt(m.X, r.Bottom()+1), 5)[1:]...)
	return append(out, draw.Cubic(draw.Pt(m.X, r.Bottom()+1), draw.Pt(m.X-2, r.Bottom()), draw.Pt(r.X+1, r.Bottom()-3), draw.Pt(r.X, m.Y+1), 5)[1:]...)
}
