package board

import (
	"slices"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/graph"
)

// Houses is the board of one map of houses: its geometry, and the camera that looks at it. It is kept by the
// scene from build to build.
type Houses struct {
	stage
	plan  *plan
	night Night // drawn last

	plates []draw.Rect // by stop: where the names stand on the sheet
	cities []int       // the new cities for which that is so
	grown  float32     // and how much larger than usual they are

	ground *draw.Still // what rests, kept while nothing of it changes
	pieces *draw.Still
}

// NewHouses is the board of a land, seen whole.
func NewHouses(land *graph.Land) *Houses {
	return &Houses{plan: newPlan(land), stage: stage{sheet: sheetSize, kinds: []string{"house/", "link/", "cube/"}}}
}

// Draw paints the board into r and says what the pointer met. It answers wheel, middle drag and space drag itself.
func (b *Houses) Draw(u *ui.UI, r draw.Rect, n *Night, m *Marks) (a Answer) {
	if m == nil {
		m = &Marks{}
	}
	b.steer(u, r)
	b.night = *n
	b.setPlates(u.L.Metrics, n, b.pen(u).grown(plateText))
	b.stir(u, m.text())
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
			b.rim(u.L, draw.Hex(0xe0c896), 5)
			a = b.touch(u, p, n, m)
		})
	})
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

// touch makes the hits: links, houses, cubes, in that order.
func (b *Houses) touch(u *ui.UI, p pen, n *Night, m *Marks) Answer {
	tabs := func(_ string, t rules.Target) bool { return m.isLit(t) || slices.Contains(m.Reach, t) }
	return b.stage.touch(u, tabs, func(hit hitter) {
		for i, k := range n.Land.Links {
			hit("link/"+k.Spot.String(), Link(i), p.path(b.plan.ribbon[i]), p.box(draw.Around(b.plan.lantern[i], 36, 36)))
		}
		for _, st := range b.plan.byDepth {
			poly := p.path(houseOutline(b.plan.house[st], b.plates[st], n.City[st] > 0, p.legible(plateText)))
			hit("house/"+n.Land.Houses[st].Name, House(st), poly, draw.Bounds(poly))
		}
		if m.Bare {
			return
		}
		for _, st := range b.plan.byDepth {
			pile := show(n.Cubes[st])
			for i := min(len(pile), len(cubeSeat)) - 1; i >= 0; i-- {
				poly := p.path(cubeOutline(b.plan.cubeAt(st, i), cubeWide))
				hit(cubeHit(n, st, pile[i], i), m.cubeTarget(st, pile[i]), poly, draw.Bounds(poly))
			}
		}
	})
}
