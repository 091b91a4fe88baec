package board

import (
	"math"

	"kettle/render/draw"
	"kettle/rules/hex"
	"kettle/rules/rail/track"
)

// A hexPlace says where a map lies on its sheet: how large a hex is, where hex 0, 0 is, and which panels are set
// aside. assets/gen/hexsheet.py holds the same for the maps whose sheet it paints.
type hexPlace struct {
	r     float32 // radius of a hex, which is its side
	at    draw.Point
	theme *theme
	aside string // the panel that is moved, but for its tunnel
	by    draw.Point
	// mouths say where the tunnel leads: to the panel that is moved, and to the land.
	mouths [2]string
	sheet  string // the picture; "" is painted from the land
	title  draw.Rect
	rose   draw.Rect // the compass of a sheet that is painted; empty for none
}

var hexPlaces = map[string]hexPlace{
	"washington-dc": {r: 27.2, at: draw.Pt(365, 126.6), theme: &capital, title: draw.Rc(20, 20, 168, 52)},
	"westward-ho":   {r: 26.6, at: draw.Pt(359.7, 240), theme: &survey, title: draw.Rc(22, 453, 206, 52)},
	"singapore":     {r: 33.5, at: draw.Pt(358.6, 287.9), theme: &tropical, title: draw.Rc(560, 453, 178, 52)},
	"japan":         {r: 15.15, at: draw.Pt(561.8, 241.5), aside: "hokkaido", by: draw.Pt(-576.5, 270.3), mouths: [2]string{"to Hakodate", "to Aomori"}, theme: &woodblock, title: draw.Rc(334, 20, 216, 52)},
	"hokkaido":      {r: 25, at: draw.Pt(99, 827), theme: &woodblock, title: draw.Rc(22, 20, 190, 52)},
}

// fitted is the place of a map without a table entry: as large as the sheet allows, or a little smaller if a corner gets
// free for the title by that. A map with sea about it or in it is painted as an island.
func fitted(l *track.Land) (p hexPlace) {
	const margin = 30
	lo, hi := draw.Pt(1e9, 1e9), draw.Pt(-1e9, -1e9)
	wet := len(l.Sea) > 0
	for i := range l.Hexes {
		c := axial(l.Hexes[i].At, 1)
		lo, hi = draw.Pt(min(lo.X, c.X-1), min(lo.Y, c.Y-root3/2)), draw.Pt(max(hi.X, c.X+1), max(hi.Y, c.Y+root3/2))
		wet = wet || l.Hexes[i].Terrain == track.Bay
	}
	p.theme = &capital
	switch {
	case wet:
		p.theme = &island
	case l.Family == "steam":
		p.theme = &survey
	}
	d := hi.Sub(lo)
	largest := min((sheetSize.X-2*margin)/d.X, (sheetSize.Y-2*margin)/d.Y, 44)
	for _, f := range [...]float32{1, 0.95, 0.9, 0.85} {
		p.r = largest * f
		p.at = sheetSize.Mul(0.5).Sub(lo.Add(hi).Mul(p.r / 2))
		if p.title = p.corner(l, draw.Pt(190, 44), draw.Rect{}, 0, 1, 2, 3); p.title.W > 0 {
			break
		}
	}
	p.rose = p.corner(l, draw.Pt(56, 72), p.title, 3, 2, 0, 1) // the table has buttons in the right upper corner
	return p
}

// corner is a box of that size in the first of the corners of the sheet, numbered as one reads, in which it touches neither
// land nor another box; empty where there is no such corner.
func (p *hexPlace) corner(l *track.Land, size draw.Point, but draw.Rect, corners ...int) draw.Rect {
	const gap = 22
	for _, i := range corners {
		at := draw.Pt(float32(i%2), float32(i/2))
		r := draw.Rc(gap+at.X*(sheetSize.X-2*gap-size.X), gap+at.Y*(sheetSize.Y-2*gap-size.Y), size.X, size.Y)
		free := but.W == 0 || r.Meet(but).W <= 0 || r.Meet(but).H <= 0
		for i := range l.Hexes {
			c := p.at.Add(axial(l.Hexes[i].At, p.r))
			free = free && (c.X+p.r*1.1 < r.X || c.X-p.r*1.1 > r.Right() || c.Y+p.r < r.Y || c.Y-p.r > r.Bottom())
		}
		if free {
			return r
		}
	}
	return draw.Rect{}
}

// placeOf is where a land lies on its sheet.
func placeOf(l *track.Land) hexPlace {
	p, ok := hexPlaces[l.ID]
	if !ok {
		return fitted(l)
	}
	p.sheet = l.ID + "-sheet"
	if p.aside != "" && !hasPanel(l, p.aside) {
		p.sheet = l.ID + "-3-sheet"
		p.aside = ""
	}
	return p
}

func hasPanel(l *track.Land, id string) bool {
	for i := range l.Hexes {
		if l.Hexes[i].Panel == id {
			return true
		}
	}
	return false
}

const root3 = 1.7320508

// axial is the middle of a hex of that radius, hex 0, 0 being the origin.
func axial(at hex.At, r float32) draw.Point {
	return draw.Pt(1.5*r*float32(at.Q), root3*r*(float32(at.R)+float32(at.Q)/2))
}

// around is a point at that distance, deg degrees clockwise from the east.
func around(c draw.Point, r, deg float32) draw.Point {
	sin, cos := math.Sincos(float64(deg) * math.Pi / 180)
	return draw.Pt(c.X+r*float32(cos), c.Y+r*float32(sin))
}
