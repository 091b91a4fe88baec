package ui

import "kettle/render/draw"

// Choose types on paper.
var (
	onPaper = draw.Type{Face: draw.Sans, Size: 15, Color: OnPaper}
	noteP   = draw.Type{Face: draw.Sans, Size: 13, Color: MutedPaper}
)

// Check is a box to tick with its label and, if there is one, a note below it, on paper. A click anywhere in r
// turns it; it reports that.
func (u *UI) Check(id string, r draw.Rect, label, note string, on *bool) bool {
	s := u.Press(id, r)
	if s.Clicked {
		*on = !*on
	}
	row := draw.Rc(r.X, r.Y, r.W, min(r.H, 26))
	box := draw.Rc(r.X, row.Mid().Y-10, 20, 20)
	switch {
	case *on:
		u.L.Round(box, 4, draw.Down(box, LitTop, LitBottom))
	case s.Hot:
		u.L.Round(box, 4, draw.Solid(draw.Hex(0xfff6df)))
	default:
		u.L.Round(box, 4, draw.Solid(draw.Hex(0xfaf1db)))
	}
	u.L.Frame(box, 4, 1.5, draw.Hex(0x9a6a2c))
	if *on {
		u.L.Sprite("ui-check", draw.Around(box.Mid(), 18, 18)).Tint = LitText
	}
	u.L.Label(draw.Rc(r.X+30, row.Y, r.W-30, row.H), label, onPaper)
	if note != "" {
		u.L.Label(draw.Rc(r.X+30, row.Bottom()-3, r.W-30, 17), note, noteP)
	}
	u.FocusRing(s, r.Pad(-3, 0), 6)
	return s.Clicked
}

// Choice is a row of words of which one is chosen, 30 high or more. It reports a change of i.
func (u *UI) Choice(id string, r draw.Rect, words []string, i *int) bool {
	was := *i
	for k, word := range words {
		b := ChoiceBox(r, k, len(words))
		s := u.Press(id+"/"+word, b)
		if s.Clicked {
			*i = k
		}
		text := draw.Fade(HeadPaper, 0.85)
		switch {
		case k == *i:
			u.L.Round(b, 6, draw.Down(b, LitTop, LitBottom))
			u.L.Frame(b, 6, 1.5, draw.Hex(0x7a5320))
			text = LitText
		case s.Hot || s.Focused:
			u.L.Round(b, 6, draw.Solid(draw.Hex(0xe7d8b4)))
			u.L.Frame(b, 6, 1, RulePaper)
			text = HeadPaper
		default:
			u.L.Round(b, 6, draw.Solid(draw.Hex(0xd6c6a2)))
			u.L.Frame(b, 6, 1, draw.Fade(RulePaper, 0.6))
		}
		u.L.Label(b.Pad(3, 0), word, draw.Type{Face: draw.Heading, Size: 14, Color: text, Align: draw.Center})
		u.FocusRing(s, b, 6)
	}
	return *i != was
}

// ChoiceBox is where the word k of n stands in the r of a Choice.
func ChoiceBox(r draw.Rect, k, n int) draw.Rect {
	const gap = 6
	w := (r.W - gap*float32(n-1)) / float32(max(1, n))
	return draw.Rc(r.X+float32(k)*(w+gap), r.Y, w, r.H)
}

// Card is a place of paper to choose by a click, lit when it is on; the caller draws what is on it.
func (u *UI) Card(id string, r draw.Rect, on bool) State {
	s := u.Press(id, r)
	switch {
	case on:
		u.L.Round(r.Move(0, 2).Inset(-1), 9, draw.Solid(draw.Color{R: 0x5a, G: 0x38, B: 0x10, A: 90}))
		u.L.Round(r, 8, draw.Down(r, draw.Hex(0xf6dca0), draw.Hex(0xdcae5c)))
		u.L.Frame(r, 8, 2, FormHead)
	case s.Hot || s.Focused:
		u.L.Round(r, 8, draw.Solid(draw.Hex(0xfdf5e2)))
		u.L.Frame(r, 8, 1.5, FormHead)
	default:
		u.L.Round(r, 8, draw.Solid(draw.Hex(0xf7edd4)))
		u.L.Frame(r, 8, 1, draw.Fade(RulePaper, 0.8))
	}
	u.FocusRing(s, r, 8)
	return s
}

// Slider is a groove from lo to hi with a knob on steps; arrow keys move it by one. It reports a change of v.
func (u *UI) Slider(id string, r draw.Rect, lo, hi, step int, v *int) bool {
	s := u.Press(id, r)
	was := *v
	groove := draw.Rc(r.X+11, r.Mid().Y-3.5, r.W-22, 7)
	if s.Grabbed {
		t := (u.In.X - groove.X) / groove.W
		*v = lo + int(t*float32(hi-lo)/float32(step)+0.5)*step
		u.seen = u.seen && u.focus == id
	}
	if s.Focused {
		if u.Key("left") {
			*v -= step
		}
		if u.Key("right") {
			*v += step
		}
	}
	*v = max(lo, min(hi, *v))
	x := groove.X + groove.W*float32(*v-lo)/float32(max(1, hi-lo))
	u.L.Round(groove, 3.5, draw.Solid(draw.Hex(0xb89c6c)))
	u.L.Round(draw.Rc(groove.X, groove.Y, max(7, x-groove.X), 7), 3.5, draw.Solid(FormHead))
	u.L.Frame(groove, 3.5, 1, draw.Hex(0x6b4a1e))
	knob := draw.Rc(x-10.5, r.Mid().Y-10.5, 21, 21)
	u.L.Fill(draw.Ellipse(knob.Move(0, 1.5)), draw.Solid(draw.Color{A: 70}))
	u.L.Fill(draw.Ellipse(knob), draw.Down(knob, draw.Hex(0xfdebbd), draw.Hex(0xa1742f)))
	u.L.Ring(knob.Mid(), 10.5, 1.5, draw.Hex(0x6b4a1e))
	u.L.Disc(knob.Mid(), 4, draw.Solid(draw.Hex(0xd9ae5c)))
	u.L.Ring(knob.Mid(), 4, 1, draw.Hex(0x8a6128))
	u.FocusRing(s, r, 8)
	if *v != was {
		u.acted = true
	}
	return *v != was
}
