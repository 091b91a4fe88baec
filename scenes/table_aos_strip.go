package scenes

import (
	"fmt"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules/rail/ageofsteam"
)

// displayW is the width of the goods display in the strip; the income track takes the rest.
const displayW = 440

// drawStrip draws the goods display and the income track; in the auction the bids.
func (eco aosEconomy) drawStrip(t *Table, u *ui.UI, box draw.Rect) {
	s := aosState(t.pos())
	if s.Auction() != nil {
		eco.r.drawBids(t, u, box, eco.bidding(t))
		return
	}
	goods, rest := box.CutLeft(min(displayW, box.W))
	eco.drawDisplay(t, u, goods)
	t.places(u.L, ageofsteam.TargetBox)
	rest = draw.Rc(rest.X+gap, rest.Y, rest.W-gap, rest.H)
	if rest.W < 220 {
		return
	}
	u.Paper(rest)
	eco.drawIncomes(t, u, rest.Pad(12, 6))
}

// drawDisplay draws the goods display, the columns lit that the last growth emptied.
func (eco aosEconomy) drawDisplay(t *Table, u *ui.UI, box draw.Rect) {
	d := displayOf(t)
	if c := eco.grown(t); c != nil {
		for i := range d.Shelves {
			d.Shelves[i].Grows = c[i]
		}
	}
	t.meet(u, d.DrawWide(u, box))
}

// grown says which columns grew in what is on show: in the card of a round's end, or in the line of the log looked at.
func (eco aosEconomy) grown(t *Table) map[int]bool {
	n := t.past - 1
	if t.past < 0 && t.reveal != nil {
		n = t.g.Len() - 1
	}
	if n < 0 {
		return nil
	}
	out := map[int]bool{}
	for _, e := range t.g.Events(n) {
		if c, ok := e.(ageofsteam.CubeCame); ok {
			out[c.Column] = true
		}
	}
	return out
}

// Measures of the income track.
const (
	incomeRows = 3
	incomeTop  = 50 // the last cell; it stands for all above it too
)

// bandTint colours the cells by what the reduction takes.
var bandTint = [...]draw.Color{draw.Hex(0xf2e6c9), draw.Hex(0xecd49a), draw.Hex(0xe6bd7d), draw.Hex(0xdda468), draw.Hex(0xd18b5a), draw.Hex(0xc1714e)}

// drawIncomes draws the income track from 0 to 50 in three rows, its cells tinted by the reduction, with the discs of the
// seats.
func (eco aosEconomy) drawIncomes(t *Table, u *ui.UI, box draw.Rect) {
	s := aosState(t.pos())
	l := u.L
	l.Label(draw.Rc(box.X, box.Y-2, 80, 15), "Income", draw.Type{Face: draw.Heading, Size: 12.5, Color: ui.HeadPaper})
	eco.drawBands(l, draw.Rc(box.X+60, box.Y-2, box.W-60, 15), s)
	grid := draw.Rc(box.X, box.Y+15, box.W, box.H-15)
	per := (incomeTop + incomeRows) / incomeRows
	w, h := grid.W/float32(per), grid.H/incomeRows
	cell := func(n int) draw.Rect {
		n = max(0, min(incomeTop, n))
		return draw.Rc(grid.X+w*float32(n%per), grid.Y+h*float32(n/per), w-1.2, h-1.2)
	}
	for n := 0; n <= incomeTop; n++ {
		b := cell(n)
		l.Box(b, draw.Solid(bandTint[min(bandOf(s, n), len(bandTint)-1)]))
		l.Frame(b, 1, 0.8, draw.Fade(ui.RulePaper, 0.7))
		text := fmt.Sprint(n)
		if n == incomeTop {
			text = "50"
		}
		l.Label(b, text, draw.Type{Face: draw.Sans, Size: 12, Color: draw.Fade(ui.HeadPaper, 0.75), Align: draw.Center})
	}
	for _, heap := range eco.incomeHeaps(t, s, cell, grid) {
		heap.draw(l)
	}
}

// bandOf is the place of the band of income reduction in which an income lies.
func bandOf(s *ageofsteam.State, income int) (i int) {
	for j, b := range s.Map().Rules.Reduction {
		if income >= b.From {
			i = j
		}
	}
	return i
}

// drawBands tells what the reduction takes, in the tints of the cells.
func (eco aosEconomy) drawBands(l *draw.List, box draw.Rect, s *ageofsteam.State) {
	note := draw.Type{Face: draw.Sans, Size: 12, Color: ui.MutedPaper}
	bands := s.Map().Rules.Reduction
	x := box.Right()
	for i := len(bands) - 1; i >= 0; i-- {
		if bands[i].By == 0 {
			continue
		}
		text := fmt.Sprintf("−%d", bands[i].By)
		w := l.Metrics.Width(note.Face, note.Size, text)
		x -= w
		l.Label(draw.Rc(x, box.Y, w+1, box.H), text, note)
		x -= 13
		l.Box(draw.Rc(x, box.Mid().Y-4, 10, 8), draw.Solid(bandTint[min(i, len(bandTint)-1)]))
		x -= 7
	}
	l.Label(draw.Rc(box.X, box.Y, x-box.X, box.H), "reduction", note.To(draw.End))
}
