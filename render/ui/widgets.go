package ui

import (
	"time"

	"kettle/render/draw"
	"kettle/rules"
)

// Brassy draws a brass button with its label in the middle and its key at the right, and reports a click or the
// press of the key. A disabled one takes neither.
func (u *UI) Brassy(id string, r draw.Rect, label, key string, disabled bool) bool {
	return u.BrassyWith(id, r, "", label, key, disabled)
}

// BrassyWith is Brassy with a sprite before the label.
func (u *UI) BrassyWith(id string, r draw.Rect, sprite, label, key string, disabled bool) bool {
	if disabled {
		u.L.Nine("button-brass-disabled", r)
		u.label(r, sprite, label, key, draw.Fade(LitText, 0.55))
		return false
	}
	s := u.Press(id, r)
	name, down := "button-brass-normal", float32(0)
	switch {
	case s.Down:
		name, down = "button-brass-pressed", 1
	case s.Hot || s.Focused:
		name = "button-brass-hover"
	}
	u.L.Nine(name, r)
	u.label(r.Move(0, down), sprite, label, key, LitText)
	u.FocusRing(s, r, 6)
	return s.Clicked || u.cap(key)
}

// cap reports whether the key of a cap was pressed.
func (u *UI) cap(key string) bool {
	switch key {
	case "":
		return false
	case "Enter":
		return u.Default()
	}
	return u.Key(chord(key))
}

func (u *UI) label(r draw.Rect, sprite, label, key string, c draw.Color) {
	t := Button.With(c)
	if r.H > 44 {
		t.Size = 20
	}
	w := u.L.Metrics.Width(t.Face, t.Size, label)
	all := w
	if sprite != "" {
		all += 24
	}
	cap := float32(0)
	if key != "" {
		cap = u.L.Metrics.Width(draw.Heading, 12, key) + 14
		all += cap + 10
	}
	x := r.Mid().X - all/2
	if sprite != "" {
		u.L.Sprite(sprite, draw.Rc(x, r.Mid().Y-9, 18, 18)).Tint = c
		x += 24
	}
	u.L.Label(draw.Rc(x, r.Y, w+1, r.H), label, t)
	if key != "" {
		u.KeyCap(draw.Pt(x+w+10, r.Mid().Y-9), key, false)
	}
}

// chord is the key of a cap as input names it: "Esc" is "escape", "Ctrl+Z" is "ctrl+z".
func chord(key string) string {
	switch key {
	case "Esc":
		return "escape"
	}
	out := []byte(key)
	for i, c := range out {
		if c >= 'A' && c <= 'Z' {
			out[i] = c + 'a' - 'A'
		}
	}
	return string(out)
}

// KeyCap draws the name of a key, 18 high, and returns its width.
func (u *UI) KeyCap(p draw.Point, key string, dark bool) float32 {
	w := u.L.Metrics.Width(draw.Heading, 12, key) + 14
	r := draw.Rc(p.X, p.Y, w, 18)
	fill, text, edge := draw.Fade(LitText, 0.18), LitText, draw.Fade(LitText, 0.35)
	if dark {
		fill, text, edge = draw.Fade(OnFelt, 0.06), MutedFelt, draw.Fade(MutedFelt, 0.4)
	}
	u.L.Round(r, 4, draw.Solid(fill))
	u.L.Frame(r, 4, 1, edge)
	u.L.Label(r, key, draw.Type{Face: draw.Heading, Size: 12, Color: text, Align: draw.Center})
	return w
}

// Icon is a square button 32 wide with a sprite, its tip and its key.
func (u *UI) Icon(id string, r draw.Rect, sprite, tip, key string, disabled, on bool) bool {
	s := State{}
	if !disabled {
		s = u.Press(id, r)
	} else {
		u.Area(id, r)
	}
	fill := draw.Color{R: 0x2a, G: 0x1d, B: 0x14, A: 235}
	tint := OnFelt
	switch {
	case disabled:
		tint = draw.Fade(OnFelt, 0.28)
	case on:
		fill, tint = Brass, LitText
	case s.Down:
		fill = draw.Hex(0x1c130c)
	case s.Hot || s.Focused:
		fill, tint = draw.Hex(0x4a3524), TitleGold
	}
	u.L.Round(r, 7, draw.Solid(fill))
	u.L.Frame(r, 7, 1, draw.Fade(BrassLn, 0.55))
	u.L.Sprite(sprite, draw.Around(r.Mid(), r.W*0.6, r.H*0.6)).Tint = tint
	u.FocusRing(s, r, 7)
	u.Explain(id, r, tip, key)
	return s.Clicked || !disabled && u.cap(key)
}

// FocusRing shows where the keyboard is.
func (u *UI) FocusRing(s State, r draw.Rect, radius float32) {
	if s.Focused {
		u.L.Frame(r.Inset(-4.5), radius+3, 2, draw.Fade(draw.Hex(0x1a0f06), 0.9))
		u.L.Frame(r.Inset(-3), radius+2, 2.2, draw.Hex(0xffd873))
	}
}

// ClauseChip draws the id of a clause, 18 high, and returns its width. A click on it, anywhere in the program,
// opens the rulebook there: its hit has the id "clause/ID".
func (u *UI) ClauseChip(p draw.Point, clause string, paper bool) float32 {
	w := u.L.Metrics.Width(draw.Heading, 12, clause) + 14
	r := draw.Rc(p.X, p.Y, w, 18)
	s := u.Area("clause/"+clause, r)
	text, edge := draw.Hex(0xe3c88f), draw.Fade(BrassLn, 0.5)
	if paper {
		text, edge = draw.Hex(0x6b3f14), draw.Fade(draw.Hex(0x8a6a3a), 0.53)
		u.L.Round(r, 4, draw.Solid(draw.Fade(draw.Hex(0xfff6df), 0.4)))
	}
	if s.Hot {
		edge = Brass
		u.L.Round(r, 4, draw.Solid(draw.Fade(Brass, 0.25)))
	}
	u.L.Frame(r, 4, 1, edge)
	u.L.Label(r, clause, draw.Type{Face: draw.Heading, Size: 12, Color: text, Align: draw.Center})
	return w
}

// Felt is a dark panel, Paper a light card; content keeps 12 from their edges.
func (u *UI) Felt(r draw.Rect)  { u.L.Nine("panel-felt", r) }
func (u *UI) Paper(r draw.Rect) { u.L.Nine("card-paper", r) }

// Breath is a value that goes between lo and hi and back once a period, for lit targets. It asks to be woken for
// the next step, ten a second.
func (u *UI) Breath(period time.Duration, lo, hi float32) float32 {
	u.Wake(100 * time.Millisecond)
	t := float32(u.In.Now%period) / float32(period)
	if t > 0.5 {
		t = 1 - t
	}
	t *= 2
	t = t * t * (3 - 2*t)
	return lo + (hi-lo)*t
}

// Nothing is the target of widgets.
var Nothing rules.Target
