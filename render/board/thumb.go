package board

import (
	"kettle/render/draw"
	"kettle/rules/rail"
)

// Thumb draws a small picture of the map into r, for saves: links, houses as dots in their colours, pumpkins. It
// makes no hits.
func Thumb(l *draw.List, r draw.Rect, n *Night) {
	k := max(r.W/sheetSize.X, r.H/sheetSize.Y)
	v := view{box: r, k: k, off: r.Mid().Sub(sheetSize.Mul(k / 2))}
	p := pen{l: l, v: v, least: 1e9}
	pl := newPlan(n.Land)
	l.Within(r, func() {
		p.sprite("halloween-sheet", draw.Rc(0, 0, sheetSize.X, sheetSize.Y))
		for i, o := range n.Owner {
			if o >= 0 {
				p.line(pl.lane[i], 16, n.Livery[o].ballast())
				p.line(pl.lane[i], 10, n.Livery[o].Color)
			}
		}
		for s, c := range pl.house {
			name, box := houseSprite(n, rail.Stop(s), c)
			p.sprite(name, draw.Around(box.Mid(), box.W*1.2, box.H*1.2))
			if n.Cubes[s].Count(rail.Orange) > 0 {
				p.sprite("pumpkin", sized("pumpkin", c.Add(draw.Pt(30, 14)), 36))
			}
		}
	})
}
