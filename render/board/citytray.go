package board

import (
	"slices"
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
)

// A CityTray holds what is left of the New City tiles, colour by colour, and of the City Growth markers (STM-009, STM-010).
type CityTray struct {
	Tiles   []TrayTile
	Markers int // left
	Of      int // markers in all; 0: no markers are shown
	Lit     []rules.Target
	Chosen  []rules.Target
}

// A TrayTile is the New City tiles of one colour.
type TrayTile struct {
	What  rules.Target
	Color rail.Good
	Left  int
}

// Draw paints the tray into r (244 x 56), on paper or felt. Tiles are hits "newcity/red".
func (t CityTray) Draw(u *ui.UI, r draw.Rect) (a Answer) {
	n := len(t.Tiles)
	if t.Of > 0 {
		n++
	}
	if n == 0 {
		return a
	}
	w := min(r.W/float32(n), 58)
	rad := min(w*0.46, r.H*0.5/0.87, 25)
	x := r.X + (r.W-w*float32(n))/2
	for i := range t.Tiles {
		t.tile(u, &t.Tiles[i], draw.Rc(x+w*float32(i), r.Y, w, r.H), rad, &a)
	}
	if t.Of > 0 {
		c := draw.Pt(x+w*(float32(n)-0.5), r.Mid().Y)
		p := pen{l: u.L, v: view{k: 1}, least: leastPixels}
		p.markers(c, rad, min(3, t.Markers))
		p.stock(c.Add(draw.Pt(rad*0.62, rad*0.5)), t.Markers)
		u.Area("growth/left", draw.Around(c, w-2, r.H))
		u.Explain("growth/left", draw.Around(c, w-2, r.H), growthLeft(t.Markers, t.Of), "")
	}
	return a
}

func (t CityTray) tile(u *ui.UI, x *TrayTile, box draw.Rect, rad float32, a *Answer) {
	l, c := u.L, box.Mid()
	id := "newcity/" + x.Color.String()
	st := u.Zone(id, x.What, hexagon(c, rad))
	lit := x.What.Kind != "" && slices.Contains(t.Lit, x.What)
	if lit {
		st = u.Focusable(id, st)
	}
	a.meet(x.What, st, draw.Around(c, 2*rad, 2*rad))
	p := pen{l: l, v: view{k: 1}, least: leastPixels}
	switch {
	case x.What.Kind != "" && slices.Contains(t.Chosen, x.What), lit && (st.Hot || st.Focused):
		l.Fill(hexagon(c, rad*1.16), draw.Solid(draw.Hex(0xffd45e)))
	case lit:
		l.Outline(hexagon(c, rad*1.1), 2, draw.Hex(0xe0a83a))
	}
	if x.Left == 0 { // its printed place
		l.Outline(hexagon(c, rad*0.92), 1.4, draw.Fade(cityFill[x.Color], 0.75)).Dash = [2]float32{4, 3}
		l.Label(draw.Around(c, rad*2, 18), string(x.Color.Letter()), draw.Type{Face: draw.Heading, Size: 14, Color: draw.Fade(ui.Brass, 0.9), Align: draw.Center})
	} else {
		for i := min(2, x.Left-1); i > 0; i-- { // those below it
			p.cityTile(c.Add(draw.Pt(float32(i)*2.2, float32(i)*2.4)), rad, x.Color, false)
		}
		p.cityTile(c, rad, x.Color, true)
		p.badge(c.Add(draw.Pt(-rad*0.56, -rad*0.5)), 14, string(x.Color.Letter()), draw.Hex(0xfbf6e9), draw.Hex(0x2b2118), true)
		p.stock(c.Add(draw.Pt(rad*0.6, rad*0.55)), x.Left)
	}
	u.Explain(id, box, tilesLeft(x.Color, x.Left), "")
	u.FocusRing(st, draw.Around(c, rad*1.8, rad*1.7), 8)
}

// cityTile paints a New City tile about c: a city in a brass frame; growth says that its marker is printed on it (STM-060).
func (p pen) cityTile(c draw.Point, r float32, g rail.Good, growth bool) {
	p.l.Fill(p.path(hexagon(c.Add(draw.Pt(0, r*0.07)), r*0.97)), draw.Solid(draw.Color{A: 100}))
	p.l.Fill(p.path(hexagon(c, r*0.97)), draw.Solid(draw.Hex(0x17110c)))
	p.l.Fill(p.path(hexagon(c, r*0.885)), draw.Solid(cityFill[g]))
	p.sprite("city-skyline", sized("city-skyline", c.Add(draw.Pt(0, -r*0.13)), r*1.4))
	p.tileFrame(c, r)
	if growth {
		p.sprite("growth-marker", sized("growth-marker", c.Add(draw.Pt(r*0.5, -r*0.52)), r*0.5))
	}
}

// tileFrame is the brass frame by which a city tile is told from a printed city.
func (p pen) tileFrame(c draw.Point, r float32) {
	k := p.v.k
	p.l.Outline(p.path(hexagon(c, r*0.935)), r*0.115*k, draw.Hex(0x1b1410))
	p.l.Outline(p.path(hexagon(c, r*0.935)), r*0.085*k, draw.Hex(0xc39a52))
	top := hexagon(c.Add(draw.Pt(0, -r*0.012)), r*0.935)
	p.l.Line(p.path([]draw.Point{top[3], top[4], top[5], top[0]}), r*0.04*k, draw.Hex(0xf0d9a0))
	for _, q := range hexagon(c, r*0.93) {
		p.l.Disc(p.at(q), r*0.075*k, draw.Solid(draw.Hex(0x4a3515)))
		p.l.Disc(p.at(q), r*0.052*k, draw.Solid(draw.Hex(0xf3dfae)))
	}
}

// markers paints a few City Growth markers as a pile.
func (p pen) markers(c draw.Point, r float32, n int) {
	if n == 0 {
		p.l.Ring(p.at(c), r*0.62*p.v.k, 1.4, draw.Fade(ui.Good, 0.8)).Dash = [2]float32{4, 3}
		return
	}
	for i := n - 1; i >= 0; i-- {
		p.sprite("growth-marker", sized("growth-marker", c.Add(draw.Pt(float32(i)*r*0.16, -float32(i)*r*0.2)), r*1.35))
	}
}

// stock paints how many are left.
func (p pen) stock(c draw.Point, n int) {
	p.badge(c, 16, strconv.Itoa(n), draw.Hex(0x2a1808), draw.Hex(0xfff2d8), false)
}
