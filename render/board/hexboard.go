package board

import (
	"strings"
	"time"

	"kettle/input"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// Hexes is the board of a hex map: its geometry, and the camera that looks at it. It is kept by the scene from build
// to build.
type Hexes struct {
	plan *hexPlan
	cam  Camera
	view view
	n    Rails // drawn last

	board  *track.Board // whose track is woven
	gen    int          // how often that has changed
	web    web
	labels []label
	spelt  string // for what the labels were placed

	ground, pieces *draw.Still
	Calm           bool // nothing breathes: motion is off
	lit            string
	changed        time.Duration
	met            map[string]rules.Target
}

// NewHexes is the board of a land, seen whole.
func NewHexes(l *track.Land) *Hexes {
	return &Hexes{plan: newHexPlan(l), met: map[string]rules.Target{}}
}

// Land is the map that the board shows.
func (b *Hexes) Land() *track.Land { return b.plan.land }

// Draw paints the board into r and says what the pointer met. It answers wheel, middle drag and space drag itself.
func (b *Hexes) Draw(u *ui.UI, r draw.Rect, n *Rails, m *RailMarks) (a Answer) {
	if m == nil {
		m = &RailMarks{}
	}
	drag := b.cam.steer(u, r, sheetSize, b.under(u))
	b.view, b.n = b.cam.look(r, sheetSize), *n
	b.follow(n.Board)
	b.stir(u, m)
	u.L.On(draw.Table, func() { sheetShadow(u.L, b.view.box.Meet(b.whole())) })
	u.L.On(draw.Board, func() {
		u.L.Within(r, func() {
			p := b.pen(u)
			b.spell(p, n)
			hot := b.hotTarget(u)
			pulse, shift := b.breath(u)
			b.rest(p, n, m, hexGround, &b.ground)
			b.markGround(p, n, m, hot, pulse, shift)
			b.rest(p, n, m, hexPieces, &b.pieces)
			b.markPieces(p, n, m, hot, pulse)
			b.rim(u.L)
			a = b.touch(u, p, n, m)
		})
	})
	if drag {
		a.Clicked, a.Void = rules.Target{}, false
	}
	return a
}

// follow weaves the track anew when the board is another.
func (b *Hexes) follow(t *track.Board) {
	if b.board != t {
		b.board, b.web = t, b.plan.weave(t)
		b.gen++
	}
}

func (b *Hexes) under(u *ui.UI) bool {
	hot := u.Hot()
	return !u.In.Away && (hot == boardHit || strings.HasPrefix(hot, "hex/") || strings.HasPrefix(hot, "cube/"))
}

// whole is the sheet on the screen.
func (b *Hexes) whole() draw.Rect {
	c := b.view.to(draw.Point{})
	return draw.Rc(c.X, c.Y, sheetSize.X*b.view.k, sheetSize.Y*b.view.k)
}

func (b *Hexes) pen(u *ui.UI) pen {
	scale := u.In.Scale
	if scale == 0 {
		scale = 1
	}
	return pen{l: u.L, v: b.view, least: leastPixels / scale}
}

func (b *Hexes) stir(u *ui.UI, m *RailMarks) {
	if now := m.text(); now != b.lit || b.changed == 0 {
		b.lit, b.changed = now, u.In.Now
	}
}

// breath is how strong lit things are now, and how far dashes have run; both rest after a while.
func (b *Hexes) breath(u *ui.UI) (strength, shift float32) {
	age := u.In.Now - b.changed
	if age >= restless || b.Calm {
		return 1, 0
	}
	u.Wake(breathStep)
	return u.Breath(1600*time.Millisecond, 0.62, 1), -24 * float32((restless - age).Seconds())
}

// Fit shows the whole board, Zoom goes nearer (f > 1) or away about the middle, Pan moves the view by units. The
// last two do nothing before the board was drawn once.
func (b *Hexes) Fit() { b.cam.Fit() }

// Zoom: see Fit.
func (b *Hexes) Zoom(f float32) {
	if b.view.k > 0 {
		b.cam.zoom(b.view.box, sheetSize, f, b.view.box.Mid())
	}
}

// Pan: see Fit.
func (b *Hexes) Pan(dx, dy float32) {
	if b.view.k > 0 {
		b.cam.pan(b.view.box, sheetSize, draw.Pt(dx, dy))
	}
}

// Near is how many times larger than whole the board is seen.
func (b *Hexes) Near() float32 { return b.cam.Near() }

// Size is how many units a unit of the sheet measures now; Seen the part of the window in which it was drawn last.
func (b *Hexes) Size() float32 { return b.view.k }

// Seen: see Size.
func (b *Hexes) Seen() draw.Rect { return b.view.box.Meet(b.whole()) }

// HexBox is where a hex was drawn last, in units.
func (b *Hexes) HexBox(h track.HexID) draw.Rect {
	return draw.Bounds(pen{v: b.view}.path(b.plan.poly(h, 1)))
}

// CubeAt is the middle of the place of the i-th cube of a hex as it was drawn last.
func (b *Hexes) CubeAt(h track.HexID, i int) draw.Point {
	at, _ := b.plan.cubesAt(&b.n, h, b.view.k)
	if i < len(at) {
		return b.view.to(at[i])
	}
	return b.view.to(b.plan.c[h])
}

// Focus moves the view so that a hex is seen.
func (b *Hexes) Focus(h track.HexID) {
	if b.view.k == 0 {
		return
	}
	b.view = b.cam.look(b.view.box, sheetSize)
	q := b.HexBox(h).Mid()
	if !b.view.box.Inset(b.plan.r * b.view.k).Has(q) {
		b.Pan(b.view.box.Mid().X-q.X, b.view.box.Mid().Y-q.Y)
	}
}

// touch makes the hits and says what the pointer met: the board, hexes, cubes, in that order.
func (b *Hexes) touch(u *ui.UI, p pen, n *Rails, m *RailMarks) (a Answer) {
	s := u.Area(boardHit, p.v.box)
	clear(b.met)
	a.Void, a.Right = s.Clicked, s.RightClicked
	hit := func(id string, t rules.Target, poly []draw.Point) {
		if poly = clip(poly, p.v.box); len(poly) < 3 {
			return
		}
		s := u.Zone(id, t, poly)
		b.met[id] = t
		if m.lights(t) {
			s = u.Focusable(id, s)
		}
		a.meet(t, s, draw.Bounds(poly))
	}
	for h := range b.plan.c {
		h := rail.Stop(h)
		hit(b.plan.ids[h], m.hexTarget(h), p.path(b.plan.poly(h, 1)))
	}
	if m.Bare {
		return a
	}
	for h := range n.Cubes {
		h := rail.Stop(h)
		at, side := b.plan.cubesAt(n, h, p.v.k)
		pile := shownPile(n.cubes(h))
		for i := len(at) - 1; i >= 0; i-- {
			w := side * 1.02
			hit(hexCubeHit(n, h, pile[i], i), Cube(h, pile[i]), p.path(draw.Around(at[i], w, w).Corners()))
		}
	}
	if u.In.Holds("space") && u.In.Released[input.Left] {
		a.Clicked, a.Void = rules.Target{}, false
	}
	return a
}

func (b *Hexes) hotTarget(u *ui.UI) rules.Target {
	id := u.Focused()
	if id == "" {
		id = u.Hot()
	}
	return b.met[id]
}

// rim frames the window through which a part of the sheet is seen.
func (b *Hexes) rim(l *draw.List) {
	if b.cam.Near() <= 1 {
		return
	}
	r := b.view.box.Meet(b.whole())
	l.Frame(r.Inset(3), 0, 6, draw.Hex(0xe6d7b0))
	l.Frame(r.Inset(0.6), 0, 1.2, draw.Hex(0x2a1a10))
	l.Frame(r.Inset(6.5), 0, 1.2, draw.Fade(draw.Hex(0x2a1a10), 0.85))
}
