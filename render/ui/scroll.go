package ui

import (
	"kettle/input"
	"kettle/render/draw"
)

// scroll is what a scroll area remembers.
type scroll struct {
	at   float32 // how far the content is moved up
	grab float32 // where the thumb was taken, from its top
}

// ScrollBar is how much narrower than its area the content of a scroll area is.
const ScrollBar = 14

// Scroll shows a window r on content of any height. draw is given the content's box, as wide as r less the bar if
// there is one, moved up by how far the player has scrolled, and returns the height that it used. Wheel, thumb and
// PageUp and PageDown move it; a widget inside that gets the focus is brought into sight.
func (u *UI) Scroll(id string, r draw.Rect, content func(draw.Rect) float32) {
	s := u.scroll[id]
	if s == nil {
		s = &scroll{}
		u.scroll[id] = s
	}
	first := len(u.order)
	var used float32
	u.L.Within(r.Inset(-4), func() { used = content(draw.Rc(r.X, r.Y-s.at, r.W-ScrollBar, r.H)) })
	most := max(0, used-r.H)
	was := s.at
	if u.moved {
		for _, w := range u.order[min(first, len(u.order)):] {
			if b, ok := u.boxes[w]; ok && w == u.focus {
				s.at += min(0, b.Y-r.Y-8) + max(0, b.Bottom()-r.Bottom()+8)
			}
		}
	}
	if most > 0 {
		u.scrollBar(id, r, s, most)
	}
	if s.at = max(0, min(s.at, most)); s.at != was {
		u.acted = true // the content stands where it was: build again
	}
}

func (u *UI) scrollBar(id string, r draw.Rect, s *scroll, most float32) {
	if !u.passive && !u.In.Away && r.Has(draw.Pt(u.In.X, u.In.Y)) && u.In.Wheel != 0 {
		s.at -= u.In.Wheel * 48
		u.In.Wheel = 0
	}
	if u.Key("pagedown") {
		s.at += r.H * 0.85
	}
	if u.Key("pageup") {
		s.at -= r.H * 0.85
	}
	groove := draw.Rc(r.Right()-7, r.Y+2, 6, r.H-4)
	h := max(28, groove.H*r.H/(r.H+most))
	free := groove.H - h
	thumb := draw.Rc(groove.X, groove.Y+free*max(0, min(1, s.at/most)), groove.W, h)
	state := u.Area(id+"/bar", groove.Pad(-4, 0))
	if state.Grabbed {
		if u.In.Pressed[input.Left] {
			s.grab = h / 2
			if thumb.Pad(-4, 0).Has(draw.Pt(u.In.X, u.In.Y)) {
				s.grab = u.In.Y - thumb.Y
			}
		}
		s.at = (u.In.Y - s.grab - groove.Y) / free * most
		thumb.Y = groove.Y + free*max(0, min(1, s.at/most))
	}
	ink := draw.Fade(FormHead, 0.55)
	if state.Hot || state.Grabbed {
		ink = Brass
	}
	u.L.Round(groove, 3, draw.Solid(draw.Color{R: 0x2b, G: 0x21, B: 0x18, A: 40}))
	u.L.Round(thumb, 3, draw.Solid(ink))
}

// ScrollTo puts the top of a scroll area's content y units above its window; the next build keeps it in bounds.
func (u *UI) ScrollTo(id string, y float32) {
	if s := u.scroll[id]; s != nil {
		s.at = y
	} else {
		u.scroll[id] = &scroll{at: y}
	}
}

// ScrollBy moves a scroll area's content up by dy units.
func (u *UI) ScrollBy(id string, dy float32) {
	if s := u.scroll[id]; s != nil {
		s.at += dy
		u.acted = true
	}
}
