package scenes

import (
	"fmt"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
)

// drawGist draws the cash and income of every seat in one line, for a small window; the one to act is lit.
func (r *railTable) drawGist(t *Table, u *ui.UI, b draw.Rect) {
	u.L.Round(b, 6, draw.Solid(draw.Color{R: 0x1a, G: 0x11, B: 0x0b, A: 225}))
	u.L.Frame(b, 6, 1, draw.Fade(ui.BrassLn, 0.5))
	s := railState(t.pos())
	size := float32(14)
	texts := make([]string, s.Seats())
	var wide float32
	for _, size = range []float32{14, 13, 12} {
		wide = 10
		for i := range texts {
			p := s.Figures(rules.Seat(i))
			texts[i] = fmt.Sprintf("$%d %+d", p.Cash, p.Income)
			wide += 22 + u.L.Metrics.Width(draw.SansBold, size, texts[i]) + 8
		}
		if wide <= b.W {
			break
		}
	}
	x := b.X + 6
	for i, text := range texts {
		w := u.L.Metrics.Width(draw.SansBold, size, text)
		if x+22+w > b.Right()-2 {
			break
		}
		if rules.Seat(i) == s.Turn() {
			u.L.Round(draw.Rc(x-2, b.Y+2, 22+w+6, b.H-4), 5, draw.Solid(draw.Fade(ui.Brass, 0.4)))
		}
		spriteFit(u.L, "disc-"+t.g.Colour(rules.Seat(i)), draw.Around(draw.Pt(x+9, b.Mid().Y), 17, 17))
		u.L.Label(draw.Rc(x+22, b.Y, w+1, b.H), text, draw.Type{Face: draw.SansBold, Size: size, Color: ui.OnFelt})
		x += 22 + w + 8
	}
}
