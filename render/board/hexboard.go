package board

import (
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// Hexes is the board of a hex map: its geometry, and the camera that looks at it. It is kept by the scene from build
// to build.
type Hexes struct {
	stage
	plan *hexPlan
	n    Rails // drawn last

	board  *track.Board // whose track is woven
	text   string       // that board in one line, which tells its track apart in the keys of stills
	web    web
	labels []label
	spelt  string // for what the labels were placed

	ground, pieces *draw.Still
}

// NewHexes is the board of a land, seen whole.
func NewHexes(l *track.Land) *Hexes {
	return &Hexes{plan: newHexPlan(l), stage: stage{sheet: sheetSize, kinds: []string{"hex/", "cube/"}}}
}

// Land is the map that the board shows.
func (b *Hexes) Land() *track.Land { return b.plan.land }

// Draw paints the board into r and says what the pointer met. It answers wheel, middle drag and space drag itself.
func (b *Hexes) Draw(u *ui.UI, r draw.Rect, n *Rails, m *RailMarks) (a Answer) {
	if m == nil {
		m = &RailMarks{}
	}
	b.steer(u, r)
	b.n = *n
	b.follow(n.Board)
	b.stir(u, m.text())
	u.L.On(draw.Table, func() { sheetShadow(u.L, b.view.box.Meet(b.whole())) })
	u.L.On(draw.Board, func() {
		u.L.Within(r, func() {
			p := b.pen(u)
			b.spell(p, n)
			hot := b.hotTarget(u)
			pulse, shift := b.breath(u, 0.62)
			b.rest(p, n, m, hexGround, &b.ground)
			b.markGround(p, n, m, hot, pulse, shift)
			b.rest(p, n, m, hexPieces, &b.pieces)
			b.markPieces(p, n, m, hot, pulse)
			b.rim(u.L, draw.Hex(0xe6d7b0), 0)
			a = b.touch(u, p, n, m)
		})
	})
	return a
}

// follow weaves the track anew when the board is another.
func (b *Hexes) follow(t *track.Board) {
	if b.board != t {
		line, _ := t.MarshalText()
		b.board, b.web, b.text = t, b.plan.weave(t), string(line)
	}
}

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
	b.focus(draw.Around(b.plan.c[h], 2*b.plan.r, 2*b.plan.r))
}

// touch makes the hits: hexes, then cubes.
func (b *Hexes) touch(u *ui.UI, p pen, n *Rails, m *RailMarks) Answer {
	tabs := func(_ string, t rules.Target) bool { return m.lights(t) }
	return b.stage.touch(u, tabs, func(hit hitter) {
		at := func(id string, t rules.Target, poly []draw.Point) { hit(id, t, poly, draw.Bounds(clip(poly, p.v.box))) }
		for h := range b.plan.c {
			h := rail.Stop(h)
			at(b.plan.ids[h], m.hexTarget(h), p.path(b.plan.poly(h, 1)))
		}
		if m.Bare {
			return
		}
		for h := range n.Cubes {
			h := rail.Stop(h)
			places, side := b.plan.cubesAt(n, h, p.v.k)
			pile := shownPile(n.cubes(h))
			for i := len(places) - 1; i >= 0; i-- {
				w := side * 1.02
				at(hexCubeHit(n, h, pile[i], i), Cube(h, pile[i]), p.path(draw.Around(places[i], w, w).Corners()))
			}
		}
	})
}
