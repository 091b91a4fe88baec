// Package ui is the small layer of widgets over the display list. Widgets are calls, made anew each time the
// picture is built; what they must remember (hover, press, focus, scroll) is kept by id.
package ui

import (
	"slices"
	"strings"
	"time"

	"kettle/input"
	"kettle/render/draw"
	"kettle/rules"
)

// A UI serves one build of the picture after another. Topmost hit wins; a click is press and release on one id.
type UI struct {
	L  *draw.List
	In input.Frame

	before  []draw.Hit // the hits of the last build: what the pointer is on is decided by what was seen
	hot     string     // id under the pointer
	held    string     // id the button went down on
	clicked [3]string  // id clicked in this tick, by button
	focus   string     // id that the keyboard is on
	seen    bool       // focus is shown: it was moved by key
	order   []string   // ids in tab order, this build
	tabs    []string   // and of the build before
	fields  []string   // ids of text fields of this build
	typing  []string   // and of the build before
	acted   bool
	wake    time.Duration
	since   time.Duration        // when hot last changed
	moved   bool                 // the focus was moved by key in this build
	passive bool                 // what is drawn now answers nothing: a scene under a dialog
	boxes   map[string]draw.Rect // of what is in the tab order, this build
	scroll  map[string]*scroll
	edit    map[string]*edit
	Tip     *Tip          // the tool tip of this build, drawn by Finish
	deaf    time.Duration // until when a press where the pointer rests is not heard
	hushed  bool          // no tip before the pointer or the keyboard moves
	rest    draw.Point    // where the pointer was when that began
	on      string        // and the keyboard

	// Clip is where text fields copy to and paste from; nil means a place of the program's own.
	Clip  Clipboard
	local string
}

// New returns a UI with nothing focused.
func New() *UI {
	return &UI{boxes: map[string]draw.Rect{}, scroll: map[string]*scroll{}, edit: map[string]*edit{}}
}

// Begin starts a build into l, which is empty.
func (u *UI) Begin(l *draw.List, in input.Frame) {
	u.L, u.In = l, in
	u.acted, u.wake, u.Tip, u.moved, u.passive = false, 0, nil, false, false
	clear(u.boxes)
	u.clicked = [3]string{}
	u.settle()
	u.order, u.tabs = u.tabs[:0], u.order
	u.fields, u.typing = u.typing[:0], u.fields
	if u.Typing() {
		in.Down = nil // what is held down is being typed
		u.In.Down = nil
	}
	hot := ""
	if !in.Away {
		probe := draw.List{Hits: u.before}
		if h, ok := probe.At(draw.Pt(in.X, in.Y)); ok {
			hot = h.ID
		}
	}
	if hot != u.hot {
		u.hot, u.since = hot, in.Now
	}
	for b := range in.Pressed {
		if in.Pressed[b] {
			u.held = hot
			if in.Now < u.deaf {
				u.held = ""
			}
			if b == int(input.Left) {
				u.seen, u.focus = false, hot // Tab goes on from here
			}
		}
		if in.Released[b] {
			if u.held == hot && u.held != "" {
				u.clicked[b] = hot
			}
			u.held = ""
		}
	}
	u.moveFocus()
}

// Finish closes the build: from now on the pointer meets what it drew.
func (u *UI) Finish() {
	if u.hushed {
		u.Tip = nil
	}
	u.drawTip()
	u.before = append(u.before[:0], u.L.Hits...)
}

// moveFocus answers Tab and Shift+Tab.
func (u *UI) moveFocus() {
	step := 0
	if u.In.Key("tab") {
		step = 1
	} else if u.In.Key("shift+tab") {
		step = -1
	}
	if step == 0 || len(u.tabs) == 0 {
		return
	}
	i := slices.Index(u.tabs, u.focus)
	if i < 0 && step < 0 {
		i = 0
	}
	u.focus, u.seen, u.moved = u.tabs[(i+step+len(u.tabs))%len(u.tabs)], true, true
	u.acted = true
}

// Passive says that what is drawn from now on answers nothing, because a dialog lies over it; Active that the
// acting scene begins, which nothing drawn before may take from.
func (u *UI) Passive() { u.passive = true }

// Active: see Passive.
func (u *UI) Active() {
	u.passive = false
	u.L.Hits = u.L.Hits[:0]
	u.order, u.fields, u.Tip = u.order[:0], u.fields[:0], nil
	clear(u.boxes)
}

// Covered says that what is built now lies under a dialog.
func (u *UI) Covered() bool { return u.passive }

// Acted says that something was clicked or pressed in this build, so that it must be built again to be right.
func (u *UI) Acted() bool { return u.acted }

// Act marks the build as one in which something was done.
func (u *UI) Act() { u.acted = true }

// Wake asks for another build after d, although the player does nothing: for motion and delays.
func (u *UI) Wake(d time.Duration) {
	if u.passive {
		return // what lies under a dialog waits
	}
	if u.wake == 0 || d < u.wake {
		u.wake = max(d, 1)
	}
}

// Woken returns the shortest delay asked for in this build; 0 means none.
func (u *UI) Woken() time.Duration { return u.wake }

// A State is what the player does to a widget.
type State struct {
	Hot, Down, Focused   bool
	Grabbed              bool // the left button went down on it and is still down, wherever the pointer is
	Clicked              bool // left button, or Enter or Space on the focus
	RightClicked, Middle bool
}

// Zone makes poly a place that can be pointed at.
func (u *UI) Zone(id string, what rules.Target, poly []draw.Point) State {
	u.L.Touch(id, what, poly)
	return u.state(id)
}

// Area is Zone for a box, cut to the list's clip.
func (u *UI) Area(id string, r draw.Rect) State {
	u.L.TouchBox(id, rules.Target{}, r)
	return u.state(id)
}

// Press is Area for a widget that Tab reaches and Enter or Space works.
func (u *UI) Press(id string, r draw.Rect) State {
	s := u.Area(id, r)
	if !u.passive {
		u.boxes[id] = r
	}
	return u.Focusable(id, s)
}

// Focusable adds id to the tab order and lets Enter and Space click it.
func (u *UI) Focusable(id string, s State) State {
	if u.passive {
		return s
	}
	u.order = append(u.order, id)
	if _, boxed := u.boxes[id]; !boxed && len(u.L.Hits) > 0 {
		// A zone: the keyboard roams by the box around it.
		if h := u.L.Hits[len(u.L.Hits)-1]; h.ID == id {
			u.boxes[id] = draw.Bounds(h.Poly)
		}
	}
	if u.focus == id && u.seen {
		s.Focused = true
		if u.Key("enter") || u.Key("space") {
			s.Clicked = true
			u.acted = true
		}
	}
	return s
}

func (u *UI) state(id string) State {
	if u.passive {
		return State{}
	}
	held := u.held == id && u.In.Held[input.Left]
	s := State{Hot: u.hot == id && !u.In.Away, Down: held && u.hot == id, Grabbed: held}
	if u.clicked[input.Left] == id {
		s.Clicked, u.acted = true, true
	}
	if u.clicked[input.Right] == id {
		s.RightClicked, u.acted = true, true
	}
	if u.clicked[input.Middle] == id {
		s.Middle, u.acted = true, true
	}
	return s
}

// Grabs reports whether the left button went down on id and is still down.
func (u *UI) Grabs(id string) bool { return u.held == id && u.In.Held[input.Left] }

// Hot is the id under the pointer, "" for none.
func (u *UI) Hot() string { return u.hot }

// HotFor is how long the pointer has been on it.
func (u *UI) HotFor() time.Duration { return u.In.Now - u.since }

// Clicked is the id that was clicked with the left button in this build, "" for none.
func (u *UI) Clicked() string { return u.clicked[input.Left] }

// Key reports whether the chord was pressed and takes it, so that nobody else answers it too. While a text field
// has the focus, keys that write or edit are not given to others.
func (u *UI) Key(chord string) bool {
	return !(u.Typing() && writes(chord)) && u.take(chord)
}

func (u *UI) take(chord string) bool {
	i := slices.Index(u.In.Keys, chord)
	if u.passive || i < 0 {
		return false
	}
	u.In.Keys = slices.Delete(slices.Clone(u.In.Keys), i, i+1)
	u.acted = true
	return true
}

// writes reports whether a text field would answer the chord.
func writes(chord string) bool {
	switch chord {
	case "enter", "escape", "tab", "shift+tab", "up", "down", "pageup", "pagedown":
		return false
	case "ctrl+a", "ctrl+c", "ctrl+v", "ctrl+x":
		return true
	}
	if strings.HasPrefix(chord, "ctrl+") || strings.HasPrefix(chord, "alt+") || strings.HasPrefix(chord, "meta+") {
		return false
	}
	return !(len(chord) > 1 && chord[0] == 'f' && chord[1] >= '1' && chord[1] <= '9')
}

// Default is Key("enter") for the button that Enter means when the keyboard is on nothing else.
func (u *UI) Default() bool {
	return (u.Focused() == "" || u.Typing() || !slices.Contains(u.tabs, u.focus)) && u.Key("enter")
}

// Typing reports whether a text field has the focus.
func (u *UI) Typing() bool { return u.focus != "" && slices.Contains(u.typing, u.focus) }

// Focus puts the keyboard on id; "" on nothing.
func (u *UI) Focus(id string) { u.focus, u.seen = id, id != "" }

// Focused is the id the keyboard is on, if that is shown.
func (u *UI) Focused() string {
	if u.seen {
		return u.focus
	}
	return ""
}
