package input

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"kettle/render/draw"
)

// A Player turns a script into frames, one a tick, looking at the picture that the frame before led to.
type Player struct {
	script Script
	at     int // the step being done
	part   int // how far into it
	until  time.Duration
	x, y   float32
	away   bool
	last   time.Duration // when the button went up last
	held   [buttons]bool
	down   []string
	// Shot is the name of a picture to take of what is on the screen now, "" for none. It is set by Frame.
	Shot string
	// W and H are the size in pixels that the window should have, 0 until the script says so.
	W, H int
	// Quit says that the script ends the program.
	Quit bool
}

// awaited is how long await steps wait.
const awaited = 20 * time.Second

// again is how long a click waits after one in the same place.
const again = 500 * time.Millisecond

// NewPlayer starts a script with the pointer outside the window.
func NewPlayer(s Script) *Player { return &Player{script: s, away: true} }

// Done reports whether every step has been done.
func (p *Player) Done() bool { return p.at >= len(p.script.steps) }

// Waits reports whether the next step waits for something that takes real time.
func (p *Player) Waits() bool {
	return !p.Done() && strings.HasPrefix(p.script.steps[p.at].verb, "await")
}

// Frame is the next frame. Window is a frame with the time and the size of the window; l is the picture on the
// screen, nil before the first. Errors name the line; the script cannot go on after one.
func (p *Player) Frame(window Frame, l *draw.List) (Frame, error) {
	p.Shot = ""
	f := Frame{Now: window.Now, W: window.W, H: window.H, Scale: window.Scale}
	for !p.Done() && l != nil {
		st := &p.script.steps[p.at]
		ticked, done, err := p.do(st, &f, l)
		if err != nil {
			return f, fmt.Errorf("%s:%d: %s %s: %w", p.script.Name, st.line, st.verb, st.rest, err)
		}
		p.part++
		if done {
			p.at, p.part = p.at+1, 0
		}
		if ticked {
			break
		}
	}
	f.X, f.Y, f.Away, f.Held, f.Down = p.x, p.y, p.away, p.held, slices.Clone(p.down)
	return f, nil
}

// do does the next part of a step. Ticked says that the frame is full, done that the step is.
func (p *Player) do(st *step, f *Frame, l *draw.List) (ticked, done bool, err error) {
	switch st.verb {
	case "click", "rclick", "mclick", "dclick", "move":
		if p.part == 0 {
			at, err := place(st, l)
			if err != nil {
				return false, false, err
			}
			if p.x == at.X && p.y == at.Y && p.last > 0 && f.Now < p.last+again && st.verb != "move" {
				p.part--
				return true, false, nil // two clicks, not a double click
			}
			p.x, p.y, p.away = at.X, at.Y, false
			return true, st.verb == "move", nil
		}
		p.press(f, pointing[st.verb], p.part%2 == 1)
		p.last = f.Now
		return true, p.part == 2 && st.verb != "dclick" || p.part == 4, nil
	case "drag":
		return true, p.drag(st, f), nil
	case "away":
		p.away = true
		return true, true, nil
	case "quit":
		p.Quit = true
		return true, true, nil
	case "wheel":
		f.Wheel = st.num[0]
		return true, true, nil
	case "key":
		f.Keys = []string{st.rest}
		return true, true, nil
	case "hold":
		p.down, f.Keys = append(p.down, st.rest), []string{st.rest}
		return true, true, nil
	case "let":
		i := slices.Index(p.down, st.rest)
		if i < 0 {
			return false, false, fmt.Errorf("the key is not held")
		}
		p.down = slices.Delete(p.down, i, i+1)
		return true, true, nil
	case "type":
		f.Text = st.rest
		return true, true, nil
	case "size":
		p.W, p.H = int(st.num[0]), int(st.num[1])
		return true, p.part == 1, nil // a tick for the window to follow
	case "shot":
		p.Shot = st.rest
		return true, true, nil
	case "wait":
		if p.part == 0 {
			p.until = f.Now + st.wait
		}
		return true, f.Now >= p.until, nil
	}
	return p.look(st, f, l)
}

// look does the steps that ask something of the picture.
func (p *Player) look(st *step, f *Frame, l *draw.List) (ticked, done bool, err error) {
	verb, hit := strings.CutSuffix(st.verb, "-hit")
	found := hit && hasHit(l, st.rest) || !hit && Shows(l, st.rest)
	what := "text"
	if hit {
		what = "hit"
	}
	switch {
	case verb == "refute" && found:
		return false, false, fmt.Errorf("the picture has such a %s", what)
	case verb == "expect" && !found:
		return false, false, fmt.Errorf("no %s like that; there are: %s", what, present(l, hit))
	case verb == "await" && !found:
		if p.part == 0 {
			p.until = f.Now + awaited
		}
		if f.Now > p.until {
			return false, false, fmt.Errorf("no %s like that came; there are: %s", what, present(l, hit))
		}
		return true, false, nil
	}
	return false, true, nil
}

func (p *Player) press(f *Frame, b Button, down bool) {
	p.held[b] = down
	if down {
		f.Pressed[b] = true
	} else {
		f.Released[b] = true
	}
}

// drag goes to the first place, presses, goes half way, all the way, and lets go.
func (p *Player) drag(st *step, f *Frame) (done bool) {
	t := [...]float32{0, 0, 0.5, 1, 1}[p.part]
	p.x, p.y, p.away = st.num[0]+(st.num[2]-st.num[0])*t, st.num[1]+(st.num[3]-st.num[1])*t, false
	switch p.part {
	case 1:
		p.press(f, Left, true)
	case 4:
		p.press(f, Left, false)
		return true
	}
	return false
}

// place is where a step points: its numbers, or a point at which its hit is on top.
func place(st *step, l *draw.List) (draw.Point, error) {
	if len(st.num) == 2 {
		return draw.Pt(st.num[0], st.num[1]), nil
	}
	h, ok := findHit(l, st.rest)
	if !ok {
		return draw.Point{}, fmt.Errorf("nothing of that name can be pointed at; there are: %s", present(l, true))
	}
	top := func(p draw.Point) (string, bool) {
		t, ok := l.At(p)
		return t.ID, ok && t.ID == h.ID
	}
	over, ok := top(h.Middle())
	if ok {
		return h.Middle(), nil
	}
	b := draw.Bounds(h.Poly) // the middle is covered, or outside a hit that is no convex one
	const n = 12
	for j := range n {
		for i := range n {
			p := draw.Pt(b.X+b.W*(float32(i)+0.5)/n, b.Y+b.H*(float32(j)+0.5)/n)
			if _, ok := top(p); ok {
				return p, nil
			}
		}
	}
	return draw.Point{}, fmt.Errorf("%q is covered by %q", h.ID, over)
}

// findHit finds "hit ID", "ID", or "kind name" for "kind/name".
func findHit(l *draw.List, s string) (draw.Hit, bool) {
	if id, ok := strings.CutPrefix(s, "hit "); ok {
		if h, ok := l.Find(strings.TrimSpace(id)); ok {
			return h, true
		}
	}
	if h, ok := l.Find(s); ok {
		return h, true
	}
	kind, name, _ := strings.Cut(s, " ")
	return l.Find(kind + "/" + strings.TrimSpace(name))
}

func hasHit(l *draw.List, id string) bool {
	_, ok := findHit(l, id)
	return ok
}

// Shows reports whether some text of the picture contains s.
func Shows(l *draw.List, s string) bool {
	for _, it := range l.Items {
		if it.Op == draw.OpText && strings.Contains(it.Text, s) || it.Op == draw.OpStill && Shows(it.Still.List, s) {
			return true
		}
	}
	return false
}

// present lists the hits or texts of a picture for an error.
func present(l *draw.List, hits bool) string {
	var out []string
	if hits {
		for _, h := range l.Hits {
			out = append(out, h.ID)
		}
	} else {
		for _, it := range l.Items {
			if it.Op == draw.OpText && !slices.Contains(out, it.Text) {
				out = append(out, it.Text)
			}
		}
	}
	if s := strings.Join(out, " | "); len(s) < 4000 {
		return s
	}
	return strings.Join(out, " | ")[:4000] + " …"
}
