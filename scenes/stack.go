// Package scenes is what is on the screen: a stack of scenes, the top one acting.
package scenes

import (
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

// Pop takes the top scene off; the last one cannot be taken.
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
	ui     *ui.UI
	list   *draw.List
	last   input.Frame
	wakeAt time.Duration
	built  bool
	Done   bool // the program shall end
}

// NewStack starts with one scene.
func NewStack(first Scene) *Stack {
	return &Stack{scenes: []Scene{first}, ui: ui.New(), list: &draw.List{}}
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
		acted = s.build(d, in.Still())
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
	var m Move
	for i := low; i < len(s.scenes); i++ {
		u.In = in.Inert()
		if i == len(s.scenes)-1 {
			s.list.Hits = s.list.Hits[:0]
			u.In = in
			m = s.scenes[i].Tick(d, u)
			continue
		}
		s.scenes[i].Tick(d, u)
	}
	u.Finish()
	s.wakeAt = 0
	if w := u.Woken(); w > 0 {
		s.wakeAt = in.Now + w
	}
	return s.move(m) || u.Acted()
}

func (s *Stack) move(m Move) bool {
	top := len(s.scenes) - 1
	switch m.do {
	case push:
		s.scenes = append(s.scenes, m.next)
	case pop:
		if top > 0 {
			s.scenes = s.scenes[:top]
		}
	case replace:
		s.scenes[top] = m.next
	case reset:
		s.scenes = append(s.scenes[:0], m.next)
	case quit:
		s.Done = true
	}
	return m.do != stay
}
