package board

import (
	"kettle/render/draw"
	"kettle/rules/rail"
	"kettle/rules/rail/graph"
)

// Where the map's points lie on the sheet, in units of the sheet (760 x 528 when whole at 100 %).
const (
	mapScale, mapX, mapY = 0.72, 20, 7
	laneDrop             = 8  // lanes and lanterns lie that far below their map points
	laneSteps            = 24 // pieces of a flattened lane
	laneBend             = 20 // most that a lane swings aside
)

var sheetSize = draw.Pt(760, 528)

// A plan of the land: everything about it that never changes, on the sheet.
type plan struct {
	land    *graph.Land
	house   []draw.Point   // by stop
	lantern []draw.Point   // by link
	lane    [][]draw.Point // by link, from A to B
	lanesOf [][]int        // links by stop
	byDepth []rail.Stop    // stops from far to near
	ribbon  [][]draw.Point // by link: what is pointed at
}

func newPlan(land *graph.Land) *plan {
	p := &plan{land: land, lanesOf: make([][]int, len(land.Houses))}
	for _, h := range land.Houses {
		p.house = append(p.house, onSheet(h.X, h.Y))
	}
	for i, k := range land.Links {
		p.lantern = append(p.lantern, onSheet(k.X, k.Y).Add(draw.Pt(0, laneDrop)))
		p.lane = append(p.lane, p.bend(i))
		p.ribbon = append(p.ribbon, ribbon(p.lane[i]))
		p.lanesOf[k.A] = append(p.lanesOf[k.A], i)
		p.lanesOf[k.B] = append(p.lanesOf[k.B], i)
	}
	p.byDepth = make([]rail.Stop, len(p.house))
	for i := range p.byDepth {
		j := i
		for ; j > 0 && p.house[p.byDepth[j-1]].Y > p.house[i].Y; j-- {
			p.byDepth[j] = p.byDepth[j-1]
		}
		p.byDepth[j] = rail.Stop(i)
	}
	return p
}

func onSheet(x, y float64) draw.Point {
	return draw.Pt(mapX+mapScale*float32(x), mapY+mapScale*float32(y))
}

// bend is the flattened lane of a link: a cubic whose sides sway left or right by the parity of its number.
func (p *plan) bend(i int) []draw.Point {
	k := p.land.Links[i]
	drop := draw.Pt(0, laneDrop)
	a, b := p.house[k.A].Add(drop), p.house[k.B].Add(drop)
	d := b.Sub(a)
	s := min(laneBend, 0.12*d.Len())
	if i%2 == 0 {
		s = -s
	}
	n := d.Unit().Left().Mul(s)
	return draw.Cubic(a, a.Add(d.Mul(1./3)).Add(n), a.Add(d.Mul(2./3)).Sub(n), b, laneSteps)
}

// The ribbon in which a lane can be pointed at: half its width along the lane and beside the lantern.
const ribbonHalf, ribbonLantern = 8, 17

// ribbon is the outline of a lane without its ends, with a bulge around the lantern.
func ribbon(lane []draw.Point) []draw.Point {
	const cut = laneSteps / 5
	var left, right []draw.Point
	for i := cut; i <= laneSteps-cut; i++ {
		n := lane[i+1].Sub(lane[i-1]).Unit().Left()
		w := float32(ribbonHalf)
		if i >= laneSteps/2-2 && i <= laneSteps/2+2 {
			w = ribbonLantern
		}
		left, right = append(left, lane[i].Add(n.Mul(w))), append(right, lane[i].Sub(n.Mul(w)))
	}
	for i := len(right) - 1; i >= 0; i-- {
		left = append(left, right[i])
	}
	return left
}

// way is the lane between two houses in that direction, nil if no link joins them.
func (p *plan) way(a, b rail.Stop) (link int, lane []draw.Point) {
	i, ok := p.land.Between(a, b)
	if !ok {
		return -1, nil
	}
	lane = p.lane[i]
	if p.land.Links[i].A != a {
		back := make([]draw.Point, len(lane))
		for j, q := range lane {
			back[len(lane)-1-j] = q
		}
		lane = back
	}
	return i, lane
}

// links are the links of a path in order; steps that no link joins are left out.
func (p *plan) links(path []rail.Stop) (out []int) {
	for i := 1; i < len(path); i++ {
		if l, lane := p.way(path[i-1], path[i]); lane != nil {
			out = append(out, l)
		}
	}
	return out
}

// course is the whole line of a path.
func (p *plan) course(path []rail.Stop) (out []draw.Point) {
	for i := 1; i < len(path); i++ {
		_, lane := p.way(path[i-1], path[i])
		if len(out) > 0 && lane != nil {
			lane = lane[1:]
		}
		out = append(out, lane...)
	}
	return out
}
