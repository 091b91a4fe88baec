package board

import (
	"slices"
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
)

// A GeoChart is the GEO of every clan round by round.
type GeoChart struct {
	Head, Note string
	Rounds     []string // "set-up", "round 1"
	Lines      []GeoLine
	Wins       int // GEO that wins at once: a dashed line; 0: none
}

// A GeoLine is a clan's line; a value below 0 is none.
type GeoLine struct {
	Clan   Clan
	Values []int
}

// Draw paints the chart on paper into r (760 x 152). A line under the pointer dims the others.
func (g GeoChart) Draw(u *ui.UI, r draw.Rect) {
	p, box := plank(u.L, r, clanWide, clanTall)
	p.paper(box)
	p.prose(draw.Rc(14, 9, 118, 44), g.Head, draw.Type{Face: draw.Title, Size: 17, Color: ui.HeadPaper}, 1.2)
	p.prose(draw.Rc(14, 58, 86, box.H-66), g.Note, draw.Type{Face: draw.Sans, Size: 12.5, Color: ui.MutedPaper}, 1.25)
	low, high := g.span()
	plot := draw.Rc(142, 14, box.W-142-30-22*float32(len(g.Lines)), box.H-14-34) // all emblems side by side at most
	at := func(i, v int) draw.Point {
		return draw.Pt(plot.X+plot.W*float32(i)/float32(max(1, len(g.Rounds)-1)), plot.Bottom()-plot.H*float32(v-low)/float32(high-low))
	}
	num := draw.Type{Face: draw.Heading, Size: 12.5, Color: ui.MutedPaper, Align: draw.End}
	for v := low; v <= high; v += 2 {
		y := at(0, v).Y
		p.fill(draw.Rc(plot.X-4, y-0.4, plot.W+8, 0.8), 0, draw.Solid(draw.Fade(ui.RulePaper, 0.45)))
		p.words(draw.Rc(plot.X-40, y-9, 30, 18), strconv.Itoa(v), num)
	}
	if g.Wins > low && g.Wins <= high {
		y := at(0, g.Wins).Y
		it := p.line([]draw.Point{{X: plot.X - 4, Y: y}, {X: plot.Right() + 4, Y: y}}, 1.6, draw.Hex(0xc8452f))
		it.Dash = [2]float32{5 * p.v.k, 4 * p.v.k}
	}
	for i, name := range g.Rounds {
		w := plot.W / float32(max(1, len(g.Rounds)-1))
		p.snug(draw.Around(draw.Pt(at(i, low).X, plot.Bottom()+17), min(w-4, 96), 18), name, draw.Type{Face: draw.SansBold, Size: 12.5, Color: ui.OnPaper, Align: draw.Center})
	}
	hot := -1
	for i := range g.Lines {
		if u.Hot() == g.hit(i) {
			hot = i
		}
	}
	g.ends(u, p, at, hot)
}

// hit is the hit of a line, which is its emblem at the end.
func (g GeoChart) hit(i int) string { return "chart/" + g.Lines[i].Clan.ID }

// span is the lowest and the highest value of the scale, even ones.
func (g GeoChart) span() (low, high int) {
	low, high = 99, g.Wins
	for _, l := range g.Lines {
		for _, v := range l.Values {
			if v >= 0 {
				low, high = min(low, v), max(high, v)
			}
		}
	}
	low = max(0, low-1) / 2 * 2
	return low, max(low+4, (high+2)/2*2)
}

// ends paints the lines, the one under the pointer last, and the emblems behind their ends, side by side where they would lie on each
// other.
func (g GeoChart) ends(u *ui.UI, p pen, at func(i, v int) draw.Point, hot int) {
	order := make([]int, 0, len(g.Lines))
	for i := range g.Lines {
		if i != hot {
			order = append(order, i)
		}
	}
	if hot >= 0 {
		order = append(order, hot)
	}
	var placed []draw.Rect
	for _, i := range order {
		line, alpha := g.Lines[i], float32(1)
		if hot >= 0 && i != hot {
			alpha = 0.25
		}
		var path []draw.Point
		for j, v := range line.Values {
			if v >= 0 {
				path = append(path, at(j, v))
			}
		}
		g.trace(p, path, line.Clan.Livery, alpha)
		if len(path) == 0 {
			continue
		}
		const wide = 21.5
		b := draw.Around(path[len(path)-1].Add(draw.Pt(14, 0)), wide, wide)
		for slices.ContainsFunc(placed, func(x draw.Rect) bool {
			return x.X < b.Right() && b.X < x.Right() && x.Y+2 < b.Bottom() && b.Y+2 < x.Bottom() // a little is nothing
		}) {
			b.X += wide + 0.5
		}
		placed = append(placed, b)
		u.Area(g.hit(i), p.box(b))
		p.emblem(b.Mid(), wide, line.Clan, max(alpha, 0.4))
	}
}

// trace paints a line with its owner's pattern in a dark casing; ink has a pale core.
func (g GeoChart) trace(p pen, path []draw.Point, v Livery, alpha float32) {
	if len(path) == 0 {
		return
	}
	dark := draw.Fade(draw.Hex(0x1b1208), alpha)
	p.line(path, 5.4, dark)
	p.line(path, 3.6, draw.Fade(v.Color, alpha))
	core := draw.Mix(v.Color, draw.Hex(0), 0.6)
	if v.Glow != v.Color {
		core = draw.Hex(0xe9dcc2)
	}
	switch v.Pattern {
	case LongDash:
		p.dashed(path, 2.2, draw.Fade(core, alpha), 12, 5, 0)
	case ShortDash:
		p.dashed(path, 2.2, draw.Fade(core, alpha), 4, 5, 0)
	case DotDash:
		p.dashed(path, 2.2, draw.Fade(core, alpha), 2, 8, 0)
	case DoubleLine:
		p.line(path, 1.1, draw.Fade(core, alpha))
	case PaleDash:
		p.dashed(path, 1.6, draw.Fade(draw.Mix(v.Color, draw.Hex(0xffffff), 0.75), alpha), 5, 5, 0)
	case Sleepers:
		p.dashed(path, 3.6, draw.Fade(core, alpha), 1.6, 6, 0)
	default:
		p.line(path, 1.2, draw.Fade(core, alpha))
	}
	for _, q := range path {
		p.fill(draw.Around(q, 9, 9), 4.5, draw.Solid(dark))
		p.fill(draw.Around(q, 5.6, 5.6), 3, draw.Solid(draw.Fade(v.Color, alpha)))
	}
}
