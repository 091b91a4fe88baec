package board

import (
	"slices"
	"strings"
	"time"

	"kettle/input"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/graph"
)

// Houses is the board of one map of houses: its geometry, and the camera that looks at it. It is kept by the
// scene from build to build.
type Houses struct {
	plan  *plan
	cam   Camera
	view  view
	night Night // drawn last

	plates []draw.Rect // by stop: where the names stand on the sheet
	cities []int       // the new cities for which that is so
	grown  float32     // and how much larger than usual they are

	ground  *draw.Still // what rests, kept while nothing of it changes
	pieces  *draw.Still
	lit     string // what was marked in the last build, as text
	changed time.Duration
	Calm    bool                    // nothing breathes or runs: motion is off
	met     map[string]rules.Target // the hits of the last build
}

// NewHouses is the board of a land, seen whole.
func NewHouses(land *graph.Land) *Houses { return &Houses{plan: newPlan(land)} }

// boardHit is the hit of the board where nothing lies on it.
const boardHit = "board"

// restless is how long marks breathe and routes run after the last change; then the picture stands still and
// costs nothing.
const restless = 1600 * time.Millisecond

// breathStep is the time from one picture of it to the next: ten a second keep an idle table cheap where the processor
// paints.
const breathStep = 100 * time.Millisecond

// Draw paints the board into r and says what the pointer met. It answers wheel, middle drag and space drag itself.
func (b *Houses) Draw(u *ui.UI, r draw.Rect, n *Night, m *Marks) (a Answer) {
	if m == nil {
		m = &Marks{}
	}
	drag := b.cam.steer(u, r, sheetSize, b.under(u))
	b.view, b.night = b.cam.look(r, sheetSize), *n
	b.setPlates(u.L.Metrics, n, b.pen(u).grown(plateText))
	b.stir(u, m)
	u.L.On(draw.Table, func() {
		sheetShadow(u.L, b.view.box.Meet(b.whole()))
	})
	u.L.On(draw.Board, func() {
		u.L.Within(r, func() {
			p := b.pen(u)
			w := b.weigh(u, n, m)
			b.rest(p, n, m, ground, &b.ground)
			b.markGround(p, n, m, w)
			b.rest(p, n, m, pieces, &b.pieces)
			b.markPieces(p, n, m, w)
			b.rim(u.L)
			a = b.touch(u, p, n, m)
		})
	})
	if drag {
		a.Clicked, a.Void = rules.Target{}, false
	}
	return a
}

// setPlates measures the name plates, which change with new cities and when they must be larger to be read.
func (b *Houses) setPlates(m draw.Metrics, n *Night, grown float32) {
	grown = max(1, grown)
	if b.plates != nil && b.grown == grown && slices.Equal(b.cities, n.City) {
		return
	}
	b.plates, b.cities, b.grown = b.plates[:0], slices.Clone(n.City), grown
	for s, c := range b.plan.house {
		b.plates = append(b.plates, plateBox(m, n, rail.Stop(s), c, grown))
	}
}

// under reports whether the pointer is on the board or something on it.
func (b *Houses) under(u *ui.UI) bool {
	hot := u.Hot()
	if u.In.Away {
		return false
	}
	for _, kind := range [...]string{"house/", "link/", "cube/"} {
		if strings.HasPrefix(hot, kind) {
			return true
		}
	}
	return hot == boardHit
}

// whole is the sheet on the screen.
func (b *Houses) whole() draw.Rect {
	c := b.view.to(draw.Point{})
	return draw.Rc(c.X, c.Y, sheetSize.X*b.view.k, sheetSize.Y*b.view.k)
}

func (b *Houses) pen(u *ui.UI) pen {
	scale := u.In.Scale
	if scale == 0 {
		scale = 1
	}
	return pen{l: u.L, v: b.view, least: leastPixels / scale}
}

// stir notes when the marks changed last.
func (b *Houses) stir(u *ui.UI, m *Marks) {
	if now := m.text(); now != b.lit || b.changed == 0 {
		b.lit, b.changed = now, u.In.Now
	}
}

// breath is how strong lit things are now, and shift how far dashes have run; both rest after a while.
func (b *Houses) breath(u *ui.UI) (strength, shift float32) {
	const period, speed = 1600 * time.Millisecond, 24 // units a second
	age := u.In.Now - b.changed
	if age >= restless || b.Calm {
		return 1, 0
	}
	strength = u.Breath(period, 0.75, 1)
	u.Wake(breathStep)
	return strength, -speed * float32((restless - age).Seconds())
}

// Fit shows the whole board, Zoom goes nearer (f > 1) or away about the middle, Pan moves the view by units. The
// last two do nothing before the board was drawn once.
func (b *Houses) Fit() { b.cam.Fit() }

// Zoom: see Fit.
func (b *Houses) Zoom(f float32) {
	if b.view.k > 0 {
		b.cam.zoom(b.view.box, sheetSize, f, b.view.box.Mid())
	}
}

// Pan: see Fit.
func (b *Houses) Pan(dx, dy float32) {
	if b.view.k > 0 {
		b.cam.pan(b.view.box, sheetSize, draw.Pt(dx, dy))
	}
}

// Near is how many times larger than whole the board is seen.
func (b *Houses) Near() float32 { return b.cam.Near() }

// HouseBox is where a house was drawn last, in units.
func (b *Houses) HouseBox(s rail.Stop) draw.Rect {
	_, r := houseSprite(&b.night, s, b.plan.house[s])
	return pen{v: b.view}.box(r)
}

// CubeAt is the middle of the place of the i-th cube of a house.
func (b *Houses) CubeAt(s rail.Stop, i int) draw.Point { return b.view.to(b.plan.cubeAt(s, i)) }

// LanternAt is the middle of a link's lantern.
func (b *Houses) LanternAt(link int) draw.Point { return b.view.to(b.plan.lantern[link]) }

// Course is the way over the links between these houses as a line on the screen, for pieces that move.
func (b *Houses) Course(path []rail.Stop) []draw.Point {
	return pen{v: b.view}.path(b.plan.course(path))
}

// Size is how many units a unit of the sheet measures now: pieces in motion are drawn in that size.
func (b *Houses) Size() float32 { return b.view.k }

// Seen is the part of the window in which the sheet was drawn last: the place given, or less where the sheet is
// smaller.
func (b *Houses) Seen() draw.Rect { return b.view.box.Meet(b.whole()) }

// touch makes the hits and says what the pointer met: the board, links, houses, cubes, in that order.
func (b *Houses) touch(u *ui.UI, p pen, n *Night, m *Marks) (a Answer) {
	s := u.Area(boardHit, p.v.box)
	if b.met == nil {
		b.met = map[string]rules.Target{}
	}
	clear(b.met)
	a.Void, a.Right = s.Clicked, s.RightClicked
	hit := func(id string, t rules.Target, poly []draw.Point, tip draw.Rect) {
		if poly = clip(poly, p.v.box); len(poly) < 3 {
			return
		}
		s := u.Zone(id, t, poly)
		b.met[id] = t
		if m.isLit(t) || slices.Contains(m.Reach, t) {
			s = u.Focusable(id, s)
		}
		a.meet(t, s, tip)
	}
	for i, k := range n.Land.Links {
		hit("link/"+k.Spot.String(), Link(i), p.path(b.plan.ribbon[i]), p.box(draw.Around(b.plan.lantern[i], 36, 36)))
	}
	for _, st := range b.plan.byDepth {
		poly := p.path(houseOutline(b.plan.house[st], b.plates[st], n.City[st] > 0, p.legible(plateText)))
		hit("house/"+n.Land.Houses[st].Name, House(st), poly, draw.Bounds(poly))
	}
	if m.Bare {
		return a
	}
	for _, st := range b.plan.byDepth {
		pile := show(n.Cubes[st])
		for i := min(len(pile), len(cubeSeat)) - 1; i >= 0; i-- {
			poly := p.path(cubeOutline(b.plan.cubeAt(st, i), cubeWide))
			hit(cubeHit(n, st, pile[i], i), m.cubeTarget(st, pile[i]), poly, draw.Bounds(poly))
		}
	}
	if u.In.Holds("space") && u.In.Released[input.Left] {
		a.Clicked, a.Void = rules.Target{}, false
	}
	return a
}
