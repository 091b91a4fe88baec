// Package scenes is what is on the screen: a stack of scenes, the top one acting.
package scenes

import (
	"strings"
	"time"

	"kettle/input"
	"kettle/render/draw"
	"kettle/render/ui"
)

// A Scene is one screen or dialog. Tick draws it into u.L and answers u.In.
type Scene interface {
	Tick(d *Desk, u *ui.UI) Move
	// Opaque says that nothing below can be seen.
	Opaque() bool
}

// A leaver is a scene that ends something of its own when it is taken off the stack.
type leaver interface{ Leave() }

// A Move is what becomes of the stack after a tick.
type Move struct {
	do   uint8
	next Scene
}

const (
	stay = iota
	push
	pop
	replace
	reset
	quit
)

// Stay leaves the stack as it is.
func Stay() Move { return Move{} }

// Push puts s on top.
func Push(s Scene) Move { return Move{push, s} }

// Pop takes the top scene off; in the place of the last one comes the title.
func Pop() Move { return Move{pop, nil} }

// Replace puts s in the place of the top scene.
func Replace(s Scene) Move { return Move{replace, s} }

// Reset empties the stack down to s.
func Reset(s Scene) Move { return Move{reset, s} }

// Quit ends the program.
func Quit() Move { return Move{quit, nil} }

// A Stack builds the picture from its scenes, from the topmost opaque one upwards.
type Stack struct {
	scenes []Scene
	focus  []string // what the keyboard was on when a scene was covered
	ui     *ui.UI
	list   *draw.List
	last   input.Frame
	wakeAt time.Duration
	built  bool
	turned bool // another scene is on top
	Done   bool // the program shall end
}

// NewStack starts with one scene.
func NewStack(first Scene) *Stack {
	return &Stack{scenes: []Scene{first}, focus: []string{""}, ui: ui.New(), list: &draw.List{}}
}

// Top is the acting scene.
func (s *Stack) Top() Scene { return s.scenes[len(s.scenes)-1] }

// Tick answers one frame of input. It returns the picture and whether it was built anew; a quiet frame in which
// no scene asked to be woken leaves it as it was.
func (s *Stack) Tick(d *Desk, in input.Frame) (*draw.List, bool) {
	if s.built && in.Quiet(&s.last) && (s.wakeAt == 0 || in.Now < s.wakeAt) && !d.takeStirred() {
		return s.list, false
	}
	d.takeStirred()
	s.last, s.built = in, true
	acted := s.build(d, in)
	for range 4 {
		if !acted {
			break
		}
		turned := s.turned // the pointer met the hits of the scene before: once more
		s.turned = false
		acted = s.build(d, in.Still()) || turned
	}
	return s.list, true
}

// build draws all visible scenes once, lets the top one answer, and reports whether anything was done.
func (s *Stack) build(d *Desk, in input.Frame) bool {
	s.list.Reset()
	s.list.Metrics = d.Metrics
	u := s.ui
	u.Begin(s.list, in)
	low := len(s.scenes) - 1
	for low > 0 && !s.scenes[low].Opaque() {
		low--
	}
	u.Clip = d.Clipboard
	u.Passive()
	for _, below := range s.scenes[low : len(s.scenes)-1] {
		u.In = in.Inert()
		below.Tick(d, u)
	}
	u.In = in
	u.Active()
	m := s.Top().Tick(d, u)
	if m.do == stay {
		m = s.everywhere(d, u)
	}
	d.showNote(u)
	d.utter(u, m.do != stay)
	u.Finish()
	s.wakeAt = 0
	if w := u.Woken(); w > 0 {
		s.wakeAt = in.Now + w
	}
	return s.move(d, m) || u.Acted()
}

// everywhere answers what means the same in every scene: quitting, the full screen, and clauses of the rulebook,
// clicked or asked for with F1.
func (s *Stack) everywhere(d *Desk, u *ui.UI) Move {
	if u.Key("ctrl+q") {
		return Quit()
	}
	if u.Key("f11") {
		d.Opts.Full = !d.Opts.Full
		d.Keep()
	}
	clause, asked := strings.CutPrefix(u.Clicked(), "clause/")
	if u.Key("f1") {
		clause, asked = "", true
		if u.Tip != nil {
			clause = u.Tip.Clause
		}
	}
	if !asked {
		return Stay()
	}
	if b, open := s.Top().(*bookScene); open {
		b.turnTo(clause)
		u.Act()
		return Stay()
	}
	return Push(Rulebook(d, clause))
}

// left tells scenes that they are taken off.
func left(scenes []Scene) {
	for _, x := range scenes {
		if l, ok := x.(leaver); ok {
			l.Leave()
		}
	}
}

func (s *Stack) move(d *Desk, m Move) bool {
	top := len(s.scenes) - 1
	if m.do == pop && top == 0 {
		m = Reset(NewTitle(d))
	}
	switch m.do {
	case replace:
		left(s.scenes[top:])
	case pop:
		left(s.scenes[top:])
	case reset, quit:
		left(s.scenes)
	}
	s.turned = s.turned || m.do != stay
	if m.do != stay {
		s.ui.Hush()
	}
	switch m.do {
	case push:
		s.focus[top] = s.ui.Focused()
		s.scenes, s.focus = append(s.scenes, m.next), append(s.focus, "")
		s.ui.Focus("")
	case pop:
		s.scenes, s.focus = s.scenes[:top], s.focus[:top]
		s.ui.Focus(s.focus[top-1])
	case replace:
		s.scenes[top] = m.next
		s.ui.Focus("")
	case reset:
		s.scenes, s.focus = append(s.scenes[:0], m.next), append(s.focus[:0], "")
		s.ui.Focus("")
	case quit:
		s.Done = true
	}
	return m.do != stay
}
