package scenes

import (
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
)

// A chart shows figures round by round.
type chart struct {
	title  string
	marks  []string // sprites under the rounds
	series []series
}

// A series is one line of a chart, a value a round.
type series struct {
	name   string
	color  draw.Color
	dashed bool
	filled bool
	values []int
}

// draw paints the chart on paper.
func (c *chart) draw(u *ui.UI, r draw.Rect) {
	l := u.L
	head := draw.Type{Face: draw.Heading, Size: 14, Color: ui.HeadPaper}
	l.Label(draw.Rc(r.X, r.Y-2, r.W/2, 20), c.title, head)
	note := draw.Type{Face: draw.Sans, Size: 13, Color: ui.OnPaper}
	x := r.Right()
	for i := len(c.series) - 1; i >= 0; i-- {
		s := c.series[i]
		w := l.Metrics.Width(note.Face, note.Size, s.name)
		x -= w
		l.Label(draw.Rc(x, r.Y-2, w+1, 20), s.name, note)
		s.stroke(l, []draw.Point{{X: x - 34, Y: r.Y + 8}, {X: x - 8, Y: r.Y + 8}})
		x -= 52
	}
	most, rounds := 1, 1
	for _, s := range c.series {
		rounds = max(rounds, len(s.values))
		for _, v := range s.values {
			most = max(most, v)
		}
	}
	plot := draw.Rc(r.X+24, r.Y+22, r.W-34, r.H-40)
	small := draw.Type{Face: draw.Sans, Size: 12, Color: ui.MutedPaper, Align: draw.End}
	for _, v := range []int{0, (most + 1) / 2, most} {
		y := plot.Bottom() - plot.H*float32(v)/float32(most)
		l.Line([]draw.Point{{X: plot.X, Y: y}, {X: plot.Right(), Y: y}}, 1, draw.Fade(ui.RulePaper, 0.4))
		l.Label(draw.Rc(r.X-4, y-7, 22, 14), strconv.Itoa(v), small)
	}
	at := func(i, v int) draw.Point {
		return draw.Pt(plot.X+plot.W*float32(i)/float32(max(1, rounds-1)), plot.Bottom()-plot.H*float32(v)/float32(most))
	}
	for _, s := range c.series {
		var line []draw.Point
		for i, v := range s.values {
			line = append(line, at(i, v))
		}
		if len(line) == 0 {
			continue
		}
		if s.filled && len(line) > 1 {
			area := append(append([]draw.Point{}, line...), draw.Pt(line[len(line)-1].X, plot.Bottom()), draw.Pt(line[0].X, plot.Bottom()))
			l.Fill(area, draw.Solid(draw.Fade(s.color, 0.16)))
		}
		s.stroke(l, line)
		if !s.dashed {
			for _, p := range line {
				l.Disc(p, 4, draw.Solid(s.color))
				l.Ring(p, 4, 1.2, draw.Hex(0x4a2a10))
			}
		}
	}
	for i, m := range c.marks {
		p := at(i, 0)
		l.Sprite(m, draw.Around(draw.Pt(p.X, r.Bottom()-6), 14, 14))
	}
}

func (s *series) stroke(l *draw.List, line []draw.Point) {
	if len(line) < 2 {
		return
	}
	l.Line(line, 4.6, draw.Hex(0x2a1808))
	l.Line(line, 3, s.color)
	if s.dashed {
		l.Line(line, 3, draw.Hex(0x2a1808)).Dash = [2]float32{4, 7}
	}
}
