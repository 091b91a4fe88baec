package board

import (
	"fmt"
	"slices"
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
)

// Measures of the wide goods display: twenty columns in a strip.
const (
	goodsPitch = 36.3
	goodsWide  = 31 // of a head
	goodsHead  = 16
	goodsRow   = 17.6
	goodsBox   = 16.6
	goodsSplit = 20 // between the halves
)

// DrawWide paints the card into r (760 x 88) with all columns in one row, and makes its boxes hits
// "box/HEAD/HALF/LEVEL".
func (d Display) DrawWide(u *ui.UI, r draw.Rect) (a Answer) {
	u.Paper(r)
	pitch := min(goodsPitch, (r.W-24-goodsSplit)/float32(max(1, len(d.Shelves))))
	split := slices.IndexFunc(d.Shelves, func(s Shelf) bool { return s.Half == rail.Dark })
	wide := pitch * float32(len(d.Shelves))
	if split > 0 {
		wide += goodsSplit
	}
	x := r.X + (r.W-wide)/2
	for i, s := range d.Shelves {
		if i == split && i > 0 {
			m := x + goodsSplit/2 - 1
			u.L.Line([]draw.Point{{X: m, Y: r.Y + 10}, {X: m, Y: r.Bottom() - 10}}, 1, draw.Fade(ui.RulePaper, 0.9)).Dash = [2]float32{4, 3}
			x += goodsSplit
		}
		d.wideShelf(u, s, draw.Rc(x, r.Y+8, pitch, r.H-14), &a)
		x += pitch
	}
	return a
}

func (d Display) wideShelf(u *ui.UI, s Shelf, r draw.Rect, a *Answer) {
	l := u.L
	head := draw.Rc(r.Mid().X-min(goodsWide, r.W-3)/2, r.Y, min(goodsWide, r.W-3), goodsHead)
	if s.Grows {
		g := draw.Rc(head.X-2.5, head.Y-3, head.W+5, goodsHead+goodsRow*float32(len(s.Boxes))+8)
		l.Round(g, 5, draw.Solid(draw.Hex(0xffd873)))
		l.Frame(g, 5, 1.6, draw.Hex(0xa8651d))
	}
	s.wideHead(l, head)
	for i, g := range s.Boxes {
		c := draw.Pt(r.Mid().X, head.Bottom()+3.6+goodsRow*(float32(i)+0.5))
		box := draw.Around(c, goodsBox, goodsBox)
		l.Round(box, 2.5, draw.Solid(draw.Hex(0xcdbb8f)))
		l.Frame(box.Inset(0.5), 2.5, 1, draw.Fade(draw.Hex(0x7a5f38), 0.75))
		var t rules.Target
		if i < len(s.What) {
			t = s.What[i]
		}
		id := fmt.Sprintf("box/%s/%s/%d", s.Head, s.Half, i+1)
		st := u.Zone(id, t, draw.Around(c, r.W-2, goodsRow).Corners())
		lit := t.Kind != "" && slices.Contains(d.Lit, t)
		if lit {
			st = u.Focusable(id, st)
		}
		a.meet(t, st, box)
		d.mark(l, box, t, lit, st)
		if g == rail.None {
			continue
		}
		w := float32(goodsBox / 0.82)
		it := l.Sprite(faceOf(g), draw.Around(c.Add(draw.Pt(0, 0.7)), w, w))
		if s.Out {
			it.Tint = white(0.8)
		}
	}
}

// wideHead paints the head of a column: the die's number, white or black; a new city's letter and number in its colour.
func (s Shelf) wideHead(l *draw.List, r draw.Rect) {
	fill, ink, text := draw.Hex(0xfffdf6), draw.Hex(0x1b1410), s.Head
	if s.Half == rail.Dark {
		fill, ink = draw.Hex(0x17110c), draw.Hex(0xffffff)
	}
	if s.New {
		fill, ink = goodInk[s.Color], inkOn(s.Color)
		if s.Number > 0 {
			text += "·" + strconv.Itoa(s.Number)
		}
	}
	l.Round(r, 3, draw.Solid(trackDark))
	l.Round(r.Inset(1), 2.2, draw.Solid(fill))
	if s.New && s.Out {
		l.Round(r.Inset(1), 2.2, draw.Solid(draw.Fade(draw.Hex(0xefe3c8), 0.38)))
		ink = draw.Hex(0x1b1410)
		if s.Color == rail.Black || s.Color == rail.Purple {
			ink = draw.Hex(0xffffff)
		}
	} else if !s.New {
		l.Box(draw.Rc(r.X+2, r.Bottom()-3.6, r.W-4, 2.4), draw.Solid(goodInk[s.Color]))
	}
	l.Label(r.Move(0, -0.6), text, draw.Type{Face: draw.Heading, Size: 12.5, Color: ink, Align: draw.Center})
}
