package board

import (
	"strings"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
)

// Europa is the board of Steamwatchers: the areas on their sheet, and the camera that looks at them. It is kept by the scene
// from build to build.
type Europa struct {
	stage
	plan *europaPlan
	n    EuropaState // drawn last

	ground, pieces *draw.Still
	show           []int // areas that the next build brings near
}

// NewEuropa is the board seen whole.
func NewEuropa() *Europa {
	return &Europa{plan: theEuropa(), stage: stage{sheet: europaSize, kinds: []string{"area/", "spill/", "on/"}}}
}

// Draw paints the board into r, whose shape is best that of the sheet (1140 x 700) with 6 units of paper around it, and says
// what the pointer met. It answers wheel, middle drag and space drag itself.
func (b *Europa) Draw(u *ui.UI, r draw.Rect, n *EuropaState, m *EuropaMarks) (a Answer) {
	if m == nil {
		m = &EuropaMarks{}
	}
	frame, r := r, r.Inset(europaRim)
	b.approach(r)
	b.steer(u, r)
	b.n = *n
	b.stir(u, m.text())
	u.L.On(draw.Table, func() {
		sheetShadow(u.L, frame)
		u.L.Round(frame, 3, draw.Down(frame, draw.Hex(0xe9e0c8), draw.Hex(0xd2c5a4)))
		u.L.Frame(frame.Inset(0.5), 3, 1, draw.Color{R: 0xff, G: 0xfa, B: 0xe8, A: 150})
		u.L.Box(r, draw.Solid(draw.Hex(0x8fb4c4)))
	})
	u.L.On(draw.Board, func() {
		u.L.Within(r, func() {
			p := b.pen(u)
			hot := b.hotTarget(u)
			pulse, shift := b.breath(u, 0.6)
			b.keep(p, b.groundKey(p, n), true, &b.ground, func(q pen) { b.layGround(q, n) })
			b.markGround(p, n, m, hot, pulse, shift)
			b.keep(p, b.piecesKey(p, n, m), false, &b.pieces, func(q pen) { b.layPieces(q, n, m) })
			b.markPieces(p, n, m, hot, pulse, shift)
			u.L.Frame(r.Inset(0.5), 0, 1.2, draw.Hex(0x2a241c))
			a = b.touch(u, p, n, m)
		})
	})
	return a
}

// europaRim is the paper around the map.
const europaRim = 6

// touch makes the hits: areas, what stands outside its area, and things that may be pointed at themselves.
func (b *Europa) touch(u *ui.UI, p pen, n *EuropaState, m *EuropaMarks) Answer {
	tabs := func(id string, t rules.Target) bool { return m.lights(t) && !strings.HasPrefix(id, "spill/") }
	return b.stage.touch(u, tabs, func(hit hitter) {
		for i := range b.plan.areas {
			if x := &b.plan.areas[i]; i > 0 {
				hit("area/"+x.id, m.areaTarget(i), p.path(x.outline), p.box(b.plan.box(i)))
			}
		}
		for _, i := range b.plan.order {
			x := &b.plan.areas[i]
			spill := func(id string, r draw.Rect) {
				hit("spill/"+x.id+"/"+id, m.areaTarget(i), p.box(r).Corners(), p.box(b.plan.box(i)))
			}
			if b.named(p, m) {
				spill("name", p.europaPlate(b.plan, n, i))
			}
			if m.Bare {
				continue
			}
			for _, t := range b.things(p, n, i) {
				if t.target.Kind != TokenKind || n.area(i).Order.Face != "" {
					spill(t.name, t.box)
				}
			}
		}
		for i := range b.plan.areas {
			for _, t := range b.things(p, n, i) {
				if m.lights(t.target) {
					hit("on/"+b.plan.areas[i].id+"/"+t.name, t.target, p.box(t.box).Corners(), p.box(t.box))
				}
			}
		}
	})
}

// A europaThing is something that stands in an area or may stand there.
type europaThing struct {
	name   string
	target rules.Target
	box    draw.Rect
}

// things are what stands in an area, and the places where an order or a contract may lie.
func (b *Europa) things(p pen, n *EuropaState, i int) (out []europaThing) {
	add := func(name string, t rules.Target, r draw.Rect) { out = append(out, europaThing{name, t, r}) }
	at := func(slot draw.Point) draw.Point { return b.plan.at(i, slot) }
	if i == 0 {
		return nil
	}
	a := n.area(i)
	if b.plan.areas[i].floe {
		for k, s := range spaceSlot {
			add("space"+digit(k), SpaceTarget(i, k), draw.Around(at(s), sealTall, sealTall))
		}
		return out
	}
	if a.Column > 0 {
		add("column", columnTarget(i), draw.Around(at(columnSlot), columnTall, columnTall))
	}
	for k := range a.Structures {
		if k < len(structureSlot) {
			add("structure"+digit(k), StructureTarget(i, k), p.structureBox(at(structureSlot[k]), a.Structures[k]))
		}
	}
	for k, r := range p.troopBoxes(at(unitSlot), a.Troops) {
		add("units"+digit(k), UnitsTarget(i, k), r)
	}
	add("order", TokenTarget(i), draw.Around(at(orderSlot), orderTall, orderTall))
	return out
}

func digit(k int) string { return string(rune('1' + k)) }

// boxOf is where a target lies on the sheet.
func (b *Europa) boxOf(p pen, n *EuropaState, t rules.Target) draw.Rect {
	i, ok := AreaOf(t)
	if !ok {
		return draw.Rect{}
	}
	for _, x := range b.things(p, n, i) {
		if x.target == t {
			return x.box
		}
	}
	return b.plan.box(i)
}

// Box is where a target was drawn last, in units: an area, or a thing in it.
func (b *Europa) Box(t rules.Target) draw.Rect {
	p := pen{v: b.view}
	return p.box(b.boxOf(p, &b.n, t))
}

// Focus moves the view so that an area is seen.
func (b *Europa) Focus(area int) { b.focus(b.plan.box(area)) }

// Show brings areas near in the next build, as near as they all fit.
func (b *Europa) Show(areas ...int) { b.show = areas }

// approach does what Show asked for.
func (b *Europa) approach(r draw.Rect) {
	if len(b.show) == 0 {
		return
	}
	var all []draw.Point
	for _, i := range b.show {
		all = append(append(all, b.plan.areas[i].outline...), b.plan.box(i).Inset(-12).Corners()...)
	}
	box := draw.Bounds(all).Inset(-30)
	b.show = nil
	whole := min(r.W/europaSize.X, r.H/europaSize.Y)
	near := min(r.W/box.W, r.H/box.H) / whole
	b.cam = Camera{near: max(1, min(zoomMax, near)), at: box.Mid()}
}

// Tip is a tool tip about an area or floe: its name and the note, beside its pieces.
func (b *Europa) Tip(u *ui.UI, area int, note, clause string) {
	text := b.plan.areas[area].name
	if note != "" {
		text += ": " + note
	}
	u.Tip = &ui.Tip{At: pen{v: b.view}.box(b.plan.box(area)), Text: text, Clause: clause}
}
