package ui

import (
	"slices"
	"strings"
	"time"
	"unicode"

	"kettle/input"
	"kettle/render/draw"
)

// edit is what a text field remembers: places are counted in runes.
type edit struct {
	caret, mark int           // the selection lies between them
	since       time.Duration // when the caret last moved; it blinks from then
}

// A FieldLook is how a text field is dressed.
type FieldLook struct {
	Type  draw.Type
	Hint  string // shown while it is empty
	Max   int    // most runes; 0 is 200
	Left  float32
	Right float32 // kept free at the ends, for a picture or a button
	Bare  bool    // without the paper recess
}

// Field is a line of text to write in. It takes UTF-8, Ctrl+A, C, X and V, and reports whether the text changed.
func (u *UI) Field(id string, r draw.Rect, text *string, look FieldLook) bool {
	s := u.Area(id, r)
	if !u.passive { // reached by Tab, but Enter and Space are not clicks here
		u.order, u.fields = append(u.order, id), append(u.fields, id)
		u.boxes[id] = r
	}
	e := u.edit[id]
	if e == nil {
		e = &edit{}
		u.edit[id] = e
	}
	was := *text
	runes := []rune(*text)
	e.caret, e.mark = min(e.caret, len(runes)), min(e.mark, len(runes))
	box := draw.Rc(r.X+12+look.Left, r.Y, r.W-24-look.Left-look.Right, r.H)
	on := !u.passive && u.focus == id

	// The part in sight begins where the caret still fits.
	width := func(q []rune) float32 { return u.L.Metrics.Width(look.Type.Face, look.Type.Size, string(q)) }
	from := 0
	for on && from < e.caret && width(runes[from:e.caret]) > box.W-2 {
		from++
	}
	if s.Grabbed {
		at := from
		for at < len(runes) && box.X+width(runes[from:at])+width(runes[at:at+1])/2 < u.In.X {
			at++
		}
		if u.In.Pressed[input.Left] {
			if u.focus != id {
				u.Act()
			}
			u.focus, on, e.mark = id, true, at
		}
		if at != e.caret {
			e.caret, e.since = at, u.In.Now
		}
	}
	if on {
		u.seen = true
		runes = u.write(e, runes, look)
		for from > len(runes) {
			from--
		}
	}
	*text = string(runes)
	u.drawField(r, box, runes, from, e, on, look)
	u.FocusRing(State{Focused: on}, r, 6)
	return *text != was
}

// write answers what is typed.
func (u *UI) write(e *edit, t []rune, look FieldLook) []rune {
	most := look.Max
	if most == 0 {
		most = 200
	}
	if u.moved { // come to by key: everything is chosen, so that typing begins anew
		e.mark, e.caret = 0, len(t)
	}
	before := *e
	lo, hi := min(e.caret, e.mark), max(e.caret, e.mark)
	put := func(s string) {
		add := slices.DeleteFunc([]rune(s), func(c rune) bool { return unicode.IsControl(c) || c == unicode.ReplacementChar })
		add = add[:max(0, min(len(add), most-len(t)+hi-lo))]
		t = slices.Replace(slices.Clone(t), lo, hi, add...)
		e.caret = lo + len(add)
		e.mark, lo, hi = e.caret, e.caret, e.caret
		u.acted = true
	}
	if u.In.Text != "" {
		put(u.In.Text)
		u.In.Text = ""
	}
	for _, k := range slices.Clone(u.In.Keys) {
		lo, hi = min(e.caret, e.mark), max(e.caret, e.mark)
		name, keep := strings.CutPrefix(k, "shift+")
		switch name {
		case "left":
			e.caret = max(0, e.caret-1)
		case "right":
			e.caret = min(len(t), e.caret+1)
		case "home":
			e.caret = 0
		case "end":
			e.caret = len(t)
		case "ctrl+a":
			e.mark, e.caret, keep = 0, len(t), true
		case "backspace":
			if lo == hi {
				lo = max(0, lo-1)
			}
			put("")
		case "delete":
			if lo == hi {
				hi = min(len(t), hi+1)
			}
			put("")
		case "ctrl+c", "ctrl+x":
			if lo < hi {
				u.Copy(string(t[lo:hi]))
			}
			if name == "ctrl+x" {
				put("")
			}
			keep = true
		case "ctrl+v":
			put(strings.Join(strings.Fields(u.Paste()), " "))
		default:
			continue
		}
		if !keep {
			e.mark = e.caret
		}
		u.take(k)
	}
	if e.caret != before.caret || e.mark != before.mark {
		e.since = u.In.Now
	}
	return t
}

func (u *UI) drawField(r, box draw.Rect, t []rune, from int, e *edit, on bool, look FieldLook) {
	if !look.Bare {
		u.L.Round(r, 6, draw.Down(r, draw.Hex(0xe9dcbd), draw.Hex(0xfbf3df)))
		u.L.Frame(r, 6, 1.5, RulePaper)
	}
	width := func(a, b int) float32 {
		return u.L.Metrics.Width(look.Type.Face, look.Type.Size, string(t[a:max(a, b)]))
	}
	tall := look.Type.Size * 1.35
	if on && e.caret != e.mark {
		lo, hi := max(from, min(e.caret, e.mark)), max(e.caret, e.mark)
		x, y := box.X+width(from, lo), min(box.Right(), box.X+width(from, hi))
		u.L.Box(draw.Rc(x, r.Mid().Y-tall/2, y-x, tall), draw.Solid(draw.Fade(LitTop, 0.75)))
	}
	shown := string(t[min(from, len(t)):])
	if shown == "" && !on && look.Hint != "" {
		u.L.Label(box, look.Hint, look.Type.With(draw.Fade(look.Type.Color, 0.5)))
	} else if on {
		for n := len(t); n > from && width(from, n) > box.W; n-- {
			shown = string(t[from : n-1])
		}
		u.L.Label(box, shown, look.Type)
	} else {
		u.L.Label(box, shown, look.Type)
	}
	if on {
		const blink, blinks = 530 * time.Millisecond, 12
		past := u.In.Now - e.since
		resting := past > blinks*blink // nobody writes: it stands still
		if !resting {
			u.Wake(blink - past%blink)
		}
		if resting || past/blink%2 == 0 {
			x := box.X + width(from, e.caret) + 0.5
			u.L.Box(draw.Rc(x, r.Mid().Y-tall/2, 1.5, tall), draw.Solid(FormHead))
		}
	}
}

// Restart puts the caret of a field at the end of its text of n runes.
func (u *UI) Restart(id string, n int) { u.edit[id] = &edit{caret: n, mark: n, since: u.In.Now} }
