package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
)

// A ScoreLine is one seat's figures, round by round.
type ScoreLine struct {
	Livery Livery
	Values []int
}

// A ScoreChart shows how the points of all seats went.
type ScoreChart struct {
	Lines []ScoreLine
	First int // the round of the first value
}

// Draw paints the chart into r, which lies on a card (228 x 188 or larger).
func (t ScoreChart) Draw(u *ui.UI, r draw.Rect) {
	l := u.L
	lo, hi, n := 0, 10, 2
	for _, s := range t.Lines {
		n = max(n, len(s.Values))
		for _, v := range s.Values {
			lo, hi = min(lo, v), max(hi, v)
		}
	}
	step := chartStep(hi - lo)
	lo, hi = floorTo(lo, step), -floorTo(-hi, step)
	plot := draw.Rc(r.X+26, r.Y+8, r.W-26-22, r.H-30)
	at := func(i, v int) draw.Point {
		return draw.Pt(plot.X+plot.W*float32(i)/float32(n-1), plot.Bottom()-plot.H*float32(v-lo)/float32(hi-lo))
	}
	small := draw.Type{Face: draw.SansBold, Size: 12, Color: ui.MutedPaper}
	for v := lo; v <= hi; v += step {
		y := at(0, v).Y
		l.Line([]draw.Point{{X: plot.X, Y: y}, {X: plot.Right() + 6, Y: y}}, 1, draw.Fade(ui.RulePaper, 0.45))
		l.Label(draw.Rc(r.X-4, y-8, 25, 16), minus(v), small.To(draw.End))
	}
	every := 1 + (n-1)/10
	for i := 0; i < n; i += every {
		l.Label(draw.Rc(at(i, lo).X-12, plot.Bottom()+5, 24, 15), strconv.Itoa(t.First+i), small.To(draw.Center))
	}
	p := pen{l: l, v: view{k: 1}, least: leastPixels}
	var ends []draw.Point
	for _, s := range t.Lines {
		var line []draw.Point
		for i, v := range s.Values {
			line = append(line, at(i, v))
		}
		if len(line) == 0 {
			continue
		}
		if len(line) > 1 {
			p.line(line, 0.27*chartTrack, trackDark)
			p.liveried(line, chartTrack, s.Livery)
		}
		ends = append(ends, line[len(line)-1])
	}
	i := 0
	for _, s := range t.Lines {
		if len(s.Values) == 0 {
			continue
		}
		c := ends[i]
		for j := range i { // beside those that end there too
			for c.Sub(ends[j]).Len() < 11 {
				c.X += 6
			}
		}
		ends[i] = c
		p.disc(c, 7, s.Livery, 1)
		i++
	}
}

// chartTrack is the unit of the widths of a chart's lines.
const chartTrack = 17

// chartStep is a round step for four to six lines over a range.
func chartStep(span int) int {
	for _, s := range [...]int{5, 10, 20, 25, 30, 50, 100, 200} {
		if span <= 5*s {
			return s
		}
	}
	return 500
}

// floorTo is the greatest multiple of step that is not above v.
func floorTo(v, step int) int {
	q := v / step
	if v%step < 0 {
		q--
	}
	return q * step
}
