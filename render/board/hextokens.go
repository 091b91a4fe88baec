package board

import (
	"strconv"

	"kettle/render/draw"
)

// tokensShown is how many of the tokens added to a link lie visibly under the uppermost; more make the pile no higher.
const tokensShown = 2

// tokenPile paints the link tokens of an unfinished link as a pile: the owner's and those added to it (SIN-09).
func (p pen) tokenPile(pl *hexPlan, x *run, v Livery, alpha float32) {
	r := pl.discRadius()
	for i := range min(x.marks, tokensShown) + 1 {
		p.disc(x.disc.Add(draw.Pt(0.1*r, -0.46*r).Mul(float32(i))), r*1.05, v, alpha)
	}
}

// tokenCount paints how many tokens lie in the pile; it is drawn over all piles.
func (p pen) tokenCount(pl *hexPlan, x *run) {
	c, side := pl.countAt(x, p.v.k)
	p.badge(c, side, strconv.Itoa(x.marks+1), draw.Hex(0xfff2c4), draw.Hex(0x8a1f10), false)
}

// countAt is where that number stands on the sheet, and how wide its badge is.
func (pl *hexPlan) countAt(x *run, k float32) (at draw.Point, side float32) {
	r := pl.discRadius()
	side = max(13/max(k, 1), 0.4*pl.r)
	return x.disc.Add(draw.Pt(r*0.95+side*0.5, -0.5*r)), side
}
