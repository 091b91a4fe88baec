package scenes

import (
	"cmp"
	"fmt"
	"slices"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
)

// An incomeHeap is the discs of the seats of one income: one lies on its cell, several fan out on a plate that reaches over
// the cells beside it.
type incomeHeap struct {
	cell  draw.Rect
	plate draw.Rect
	discs []incomeDisc
}

// An incomeDisc is the disc of a seat, faint where the shown action would bring it.
type incomeDisc struct {
	colour string
	faint  bool
}

// fanDisc is how wide a disc of a fan is, fanStep how far the next lies from it.
const fanDisc, fanStep = 15, 10.5

// incomeHeaps are the discs on the income track, no heap on another one. cell is the box of an income.
func (eco aosEconomy) incomeHeaps(t *Table, s *ageofsteam.State, cell func(n int) draw.Rect, grid draw.Rect) (out []*incomeHeap) {
	put := func(n int, seat rules.Seat, faint bool) {
		box, disc := cell(n), incomeDisc{t.g.Colour(seat), faint}
		for _, h := range out {
			if h.cell == box {
				h.discs = append(h.discs, disc)
				return
			}
		}
		out = append(out, &incomeHeap{cell: box, discs: []incomeDisc{disc}})
	}
	for _, seat := range s.Order() {
		if s.Player(seat).Out {
			continue
		}
		put(s.Player(seat).Income, seat, false)
		if e, ok := eco.r.next(seat, "Income"); ok {
			to := 0
			if _, err := fmt.Sscan(e.After, &to); err == nil {
				put(to, seat, true)
			}
		}
	}
	slices.SortFunc(out, func(a, b *incomeHeap) int {
		return cmp.Or(cmp.Compare(a.cell.Y, b.cell.Y), cmp.Compare(a.cell.X, b.cell.X))
	})
	for i, h := range out {
		w := h.cell.W
		if n := len(h.discs); n > 1 {
			w = fanDisc + fanStep*float32(n-1) + 2
		}
		h.plate = draw.Around(h.cell.Mid(), w, h.cell.H+1)
		h.plate.X = max(grid.X-1, h.plate.X)
		if i > 0 && out[i-1].cell.Y == h.cell.Y {
			h.plate.X = max(h.plate.X, out[i-1].plate.Right())
		}
	}
	edge := map[float32]float32{} // of each row, from the right
	for _, h := range slices.Backward(out) {
		right, ok := edge[h.cell.Y]
		if !ok {
			right = grid.Right() + 1
		}
		h.plate.X = min(h.plate.X, right-h.plate.W)
		edge[h.cell.Y] = h.plate.X
	}
	return out
}

func (h *incomeHeap) draw(l *draw.List) {
	size := h.plate.H + 1
	if len(h.discs) > 1 {
		size = fanDisc
		l.Round(h.plate, 7, draw.Solid(draw.Hex(0xfff8e6)))
		l.Frame(h.plate, 7, 1, draw.Fade(ui.HeadPaper, 0.8))
		l.Frame(h.cell.Inset(-0.5), 2, 1.6, ui.HeadPaper)
	}
	for i, d := range h.discs {
		c := draw.Pt(h.plate.X+h.plate.W/2, h.plate.Mid().Y)
		if len(h.discs) > 1 {
			c.X = h.plate.X + 1 + fanDisc/2 + fanStep*float32(i)
		}
		if it := drawDisc(l, d.colour, c, size); d.faint {
			it.Tint = draw.Color{R: 255, G: 255, B: 255, A: 140}
		}
	}
}
