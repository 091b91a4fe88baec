package board

import (
	"strings"
	"time"

	"kettle/input"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
)

// A stage is what all boards share: a sheet that lies in a box of the window, the camera that looks at it, marks that
// breathe for a while.
type stage struct {
	sheet draw.Point // its size
	kinds []string   // what the ids of things on it begin with

	cam     Camera
	view    view
	lit     string // what was marked in the last build, as text
	changed time.Duration
	Calm    bool                    // nothing breathes or runs: motion is off
	met     map[string]rules.Target // the hits of the last build
}

// boardHit is the hit of a board where nothing lies on it.
const boardHit = "board"

// restless is how long marks breathe and routes run after the last change; then the picture stands still and
// costs nothing.
const restless = 1600 * time.Millisecond

// breathStep is the time from one picture of it to the next: ten a second keep an idle table cheap where the processor
// paints.
const breathStep = 100 * time.Millisecond

// breathSpeed is how far dashes run in a second.
const breathSpeed = 24

// steer answers wheel and drags, and looks at the sheet in r. It reports whether the pointer drags.
func (s *stage) steer(u *ui.UI, r draw.Rect) (drag bool) {
	drag = s.cam.steer(u, r, s.sheet, s.under(u))
	s.view = s.cam.look(r, s.sheet)
	return drag
}

// under reports whether the pointer is on the board or something on it.
func (s *stage) under(u *ui.UI) bool {
	hot := u.Hot()
	if u.In.Away {
		return false
	}
	for _, kind := range s.kinds {
		if strings.HasPrefix(hot, kind) {
			return true
		}
	}
	return hot == boardHit
}

// whole is the sheet on the screen.
func (s *stage) whole() draw.Rect {
	return pen{v: s.view}.box(draw.Rc(0, 0, s.sheet.X, s.sheet.Y))
}

func (s *stage) pen(u *ui.UI) pen {
	scale := u.In.Scale
	if scale == 0 {
		scale = 1
	}
	return pen{l: u.L, v: s.view, least: leastPixels / scale}
}

// on is the pen of a motion.
func (s *stage) on(l *draw.List) pen { return pen{l: l, v: s.view, least: leastPixels} }

// stir notes when the marks changed last; now is what they say.
func (s *stage) stir(u *ui.UI, now string) {
	if now != s.lit || s.changed == 0 {
		s.lit, s.changed = now, u.In.Now
	}
}

// breath is how strong lit things are now, from least to 1, and how far dashes have run; both rest after a while.
func (s *stage) breath(u *ui.UI, least float32) (strength, shift float32) {
	const period = 1600 * time.Millisecond
	age := u.In.Now - s.changed
	if age >= restless || s.Calm {
		return 1, 0
	}
	u.Wake(breathStep)
	return u.Breath(period, least, 1), -breathSpeed * float32((restless - age).Seconds())
}

// keep paints what rests as a still that is kept while its key is the same.
func (s *stage) keep(p pen, key string, opaque bool, kept **draw.Still, lay func(pen)) {
	bounds := s.whole().Meet(p.v.box)
	if *kept == nil || (*kept).Key != key {
		still := &draw.Still{Key: key, Bounds: bounds, Opaque: opaque, List: &draw.List{Metrics: p.l.Metrics}}
		q := p
		q.l = still.List
		q.l.Layer = draw.Board
		q.l.Within(bounds, func() { lay(q) })
		*kept = still
	}
	p.l.Items = append(p.l.Items, draw.Item{Op: draw.OpStill, Layer: p.l.Layer, Clip: p.l.Clip, Rect: bounds, Still: *kept})
}

// A hitter makes a hit of a polygon on the screen; tip is what a tool tip stands beside.
type hitter func(id string, t rules.Target, poly []draw.Point, tip draw.Rect)

// touch makes the hits and says what the pointer met: the board, and on it what each hits. Those that tabs names can be
// reached by keyboard too.
func (s *stage) touch(u *ui.UI, tabs func(id string, t rules.Target) bool, each func(hitter)) (a Answer) {
	st := u.Area(boardHit, s.view.box)
	if s.met == nil {
		s.met = map[string]rules.Target{}
	}
	clear(s.met)
	a.Void, a.Right = st.Clicked, st.RightClicked
	each(func(id string, t rules.Target, poly []draw.Point, tip draw.Rect) {
		if poly = clip(poly, s.view.box); len(poly) < 3 {
			return
		}
		st := u.Zone(id, t, poly)
		s.met[id] = t
		if tabs(id, t) {
			st = u.Focusable(id, st)
		}
		a.meet(t, st, tip)
	})
	if s.cam.drag || u.In.Holds("space") && u.In.Released[input.Left] {
		a.Clicked, a.Void = rules.Target{}, false
	}
	return a
}

// hotTarget is what the keyboard or else the pointer is on.
func (s *stage) hotTarget(u *ui.UI) rules.Target {
	id := u.Focused()
	if id == "" {
		id = u.Hot()
	}
	return s.met[id]
}

// Play paints a motion over the board, which was drawn in this build, and asks for the next picture.
func (s *stage) Play(u *ui.UI, m Motion, age time.Duration) (done bool) {
	u.L.On(draw.Flight, func() { done = m(u.L, age) })
	if !done {
		u.Wake(16 * time.Millisecond)
	}
	return done
}

// Fit shows the whole board, Zoom goes nearer (f > 1) or away about the middle, Pan moves the view by units. The
// last two do nothing before the board was drawn once.
func (s *stage) Fit() { s.cam.Fit() }

// Zoom: see Fit.
func (s *stage) Zoom(f float32) {
	if s.view.k > 0 {
		s.cam.zoom(s.view.box, s.sheet, f, s.view.box.Mid())
	}
}

// Pan: see Fit.
func (s *stage) Pan(dx, dy float32) {
	if s.view.k > 0 {
		s.cam.pan(s.view.box, s.sheet, draw.Pt(dx, dy))
	}
}

// Near is how many times larger than whole the board is seen.
func (s *stage) Near() float32 { return s.cam.Near() }

// Size is how many units a unit of the sheet measures now: pieces in motion are drawn in that size.
func (s *stage) Size() float32 { return s.view.k }

// Seen is the part of the window in which the sheet was drawn last: the place given, or less where the sheet is
// smaller.
func (s *stage) Seen() draw.Rect { return s.view.box.Meet(s.whole()) }

// focus moves the view so that a box of the sheet is seen.
func (s *stage) focus(r draw.Rect) {
	if s.view.k == 0 {
		return
	}
	s.view = s.cam.look(s.view.box, s.sheet)
	q := s.view.to(r.Mid())
	if !s.view.box.Pad(r.W/2*s.view.k, r.H/2*s.view.k).Has(q) {
		s.Pan(s.view.box.Mid().X-q.X, s.view.box.Mid().Y-q.Y)
	}
}

// rim frames the window through which a part of the sheet is seen, as the sheet's own edge frames the whole.
func (s *stage) rim(l *draw.List, paper draw.Color, radius float32) {
	if s.cam.Near() <= 1 {
		return
	}
	r := s.view.box.Meet(s.whole())
	l.Frame(r.Inset(3), max(0, radius-1), 6, paper)
	l.Frame(r.Inset(0.6), radius, 1.2, draw.Hex(0x2a1a10))
	l.Frame(r.Inset(6.5), max(0, radius-2), 1.2, draw.Fade(draw.Hex(0x2a1a10), 0.85))
}
