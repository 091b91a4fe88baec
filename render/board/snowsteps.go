package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
)

// SnowSteps is the seven steps of the Whiteout as cards (STW-152).
type SnowSteps struct {
	Head  string // "Whiteout, step by step"
	Note  string // what goes on, at the right
	Steps []SnowStep
}

// A SnowStep is one of them.
type SnowStep struct {
	Spot
	Name, Text string // "Columns", "shrink by 1"
	Sprite     string // "mark-geo", "column-1", "barrel-pure"
	Tip        string
	Done, Now  bool
}

// Draw paints the cards into r (760 x 152); the present one is raised and lit.
func (s SnowSteps) Draw(u *ui.UI, r draw.Rect) (a Answer) {
	p, box := plank(u.L, r, clanWide, clanTall)
	p.felt(box)
	w := p.words(draw.Rc(14, 7, 260, 28), s.Head, draw.Type{Face: draw.Title, Size: 18, Color: draw.Hex(0xdcecf3), Shadow: draw.Color{A: 170}})
	p.snug(draw.Rc(24+w, 7, box.W-w-38, 28), s.Note, draw.Type{Face: draw.SansBold, Size: 13, Color: ui.OnFelt, Align: draw.End})
	const gap = 7
	n := float32(max(1, len(s.Steps)))
	wide := (box.W - 28 - gap*(n-1)) / n
	for i, x := range s.Steps {
		b := draw.Rc(14+(wide+gap)*float32(i), 40, wide, box.H-40-9)
		if x.Now {
			b = draw.Rc(b.X-1.5, b.Y-4, b.W+3, b.H+4)
		}
		x.draw(u, p, b, i+1, &a)
	}
	p.l.Within(p.box(box), func() {
		const frosty = 74
		frost(p.l, p.box(draw.Rc(box.Right()-frosty, box.Y, frosty, frosty)), 1, 0.4)
		frost(p.l, p.box(draw.Rc(box.X, box.Y, frosty, frosty)), 0, 0.4)
	})
	return a
}

func (s SnowStep) draw(u *ui.UI, p pen, r draw.Rect, number int, a *Answer) {
	st := s.meet(u, p, r, a)
	top, low, alpha := draw.Hex(0xc9c2b0), draw.Hex(0xada593), float32(0.85)
	switch {
	case s.Now:
		p.aura(r, 5, 11, draw.Hex(0xffd75e))
		top, low, alpha = draw.Hex(0xfdf6e4), draw.Hex(0xf0dfb6), 1
	case s.Done:
		top, low, alpha = draw.Hex(0x8e8778), draw.Hex(0x777064), 0.6
	case st.Hot:
		top, low = draw.Hex(0xdcd4c0), draw.Hex(0xc0b8a4)
	}
	p.drop(r, 5)
	p.fill(r, 5, draw.Down(r, top, low))
	p.frame(r.Inset(0.5), 5, 1, draw.Fade(draw.Hex(0x5a4326), 0.7))
	if s.Now {
		p.frame(r, 5, 1.8, draw.Hex(0xf3cf7a))
	}
	ink := draw.Fade(ui.OnPaper, alpha)
	p.words(draw.Rc(r.X+8, r.Y+5, 20, 18), strconv.Itoa(number), draw.Type{Face: draw.Heading, Size: 14, Color: draw.Fade(draw.Hex(0x8a4a1e), alpha)})
	it := p.fit(s.Sprite, draw.Rc(r.X+4, r.Y+r.H*0.14, r.W-8, r.H*0.34))
	it.Tint = white(alpha)
	if printedWhite(s.Sprite) {
		it.Tint = draw.Fade(draw.Hex(0x8a3a1c), alpha)
	}
	p.snug(draw.Rc(r.X+3, r.Y+r.H*0.53, r.W-6, 20), s.Name, draw.Type{Face: draw.Heading, Size: 14.5, Color: ink, Align: draw.Center})
	p.snug(draw.Rc(r.X+3, r.Y+r.H*0.53+20, r.W-6, 17), s.Text, draw.Type{Face: draw.Sans, Size: 13, Color: ink, Align: draw.Center})
	if s.Done {
		p.sprite("ui-check", draw.Rc(r.Right()-21, r.Y+5, 15, 15)).Tint = draw.Hex(0x2f4a28)
	}
	s.mark(p, r, 5, st)
	s.explain(u, p, r, s.Tip)
}

// printedWhite reports whether a sprite is white and is printed in an ink.
func printedWhite(name string) bool {
	return len(name) > 6 && (name[:5] == "mark-" || name[:6] == "title-")
}
