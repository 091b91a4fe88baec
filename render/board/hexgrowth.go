package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/rules/rail/track"
)

// growthShown is how many City Growth markers a city shows; a badge counts them where there is more than one.
const growthShown = 3

// growthAt is where the first City Growth marker of a city lies: at its eastern corner, where no track leaves, or beside
// the badge that counts the cubes.
func (pl *hexPlan) growthAt(n *Rails, h track.HexID) draw.Point {
	x := float32(1.1)
	if len(n.cubes(h)) > shownCubes {
		x = 1.36
	}
	return pl.c[h].Add(draw.Pt(x*pl.r, -0.02*pl.r))
}

// growthMarks paints the City Growth markers of a city (STM-060, WWH-04).
func (p pen) growthMarks(pl *hexPlan, n *Rails, h track.HexID) {
	all := n.growth(h)
	at, step := pl.growthAt(n, h), 0.26*pl.r
	if at.X+1.2*pl.r > sheetSize.X { // no room on the sheet
		step = -step
	}
	wide := max(0.62*pl.r, 15/max(p.v.k, 1))
	for i := min(all, growthShown) - 1; i >= 0; i-- {
		p.sprite("growth-marker", sized("growth-marker", at.Add(draw.Pt(step*float32(i), 0)), wide))
	}
	if all > 1 {
		c := at.Add(draw.Pt(step*float32(min(all, growthShown)-1)+wide*0.42, -wide*0.4))
		p.badge(c, max(12.5/max(p.v.k, 1), 0.4*pl.r), strconv.Itoa(all), draw.Hex(0x1f4a1c), draw.Hex(0xffffff), false)
	}
}
