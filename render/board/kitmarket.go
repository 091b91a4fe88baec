package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
)

// A KitMarket is the general supply of tech kits, laid over the map while kits are bought (SOH-20).
type KitMarket struct {
	Head    string
	Note    string
	Clauses []string
	Cards   []KitCard // ten, in two rows
}

// A KitCard is a kind of kit in the supply, basic side up.
type KitCard struct {
	Spot
	Kit   KitFace
	Left  string // "3 left"
	Price int    // credits; 0: what Stop says stands in its place
	Stop  string // "not for sale", "yours"
	Tip   string
}

// Draw paints the market into r (744 x 448).
func (m KitMarket) Draw(u *ui.UI, r draw.Rect) (a Answer) {
	p, box := plank(u.L, r, 744, 448)
	p.slate(box)
	head := draw.Rc(14, 8, box.W-28, 38)
	w := p.words(head, m.Head, draw.Type{Face: draw.Title, Size: 21, Color: ui.TitleGold, Shadow: draw.Color{A: 170}})
	chips := float32(0)
	for _, c := range m.Clauses {
		chips += p.clauseWidth(c) + 8
	}
	note := draw.Type{Face: draw.Sans, Size: 13.5, Color: draw.Hex(0xf0f5f6)}
	x := head.X + w + 12
	x += p.snug(draw.Rc(x, head.Y, head.Right()-chips-x-4, head.H), m.Note, note) + 12
	for _, c := range m.Clauses {
		x += p.clause(u, draw.Pt(x, head.Mid().Y-9), c, false) + 8
	}
	const cols, gap = 5, 7
	room := draw.Rc(14, 52, box.W-28, box.H-64)
	rows := (len(m.Cards) + cols - 1) / cols
	wide, tall := (room.W-gap*(cols-1))/cols, (room.H-gap*float32(rows-1))/float32(max(1, rows))
	for i, c := range m.Cards {
		c.draw(u, p, draw.Rc(room.X+(wide+gap)*float32(i%cols), room.Y+(tall+gap)*float32(i/cols), wide, tall), &a)
	}
	return a
}

// kitHead are the colours of a kit's head, from top to foot, and of one that is not to be had.
var kitHead, kitHeadDim = [2]draw.Color{draw.Hex(0x5f8795), draw.Hex(0x2c4550)}, [2]draw.Color{draw.Hex(0x6a6a68), draw.Hex(0x454544)}

func (c KitCard) draw(u *ui.UI, p pen, r draw.Rect, a *Answer) {
	st := c.meet(u, p, r, a)
	dim := c.Price == 0
	top, low, ink := paperTop, paperLow, ui.OnPaper
	heads := kitHead
	if dim {
		top, low, ink, heads = draw.Hex(0xaaa59c), draw.Hex(0x8f8a82), draw.Hex(0x45403a), kitHeadDim
	}
	p.drop(r, 6)
	p.fill(r, 6, draw.Down(r, top, low))
	head, body := r.CutTop(31)
	p.cap(head, 6, heads[0], heads[1])
	p.frame(r, 6, 1.2, draw.Hex(0x1c2529))
	name := draw.Type{Face: draw.Heading, Size: 13.5, Color: draw.Hex(0xf4f8f9), Align: draw.Center}
	lines := draw.Wrap(p.l.Metrics, c.Kit.Name, name, head.W-12)
	if len(lines) > 1 {
		name.Size = 12
	}
	high := head.H / float32(len(lines)+1)
	for i, line := range lines {
		p.snug(draw.Rc(head.X+5, head.Mid().Y+(float32(i)-float32(len(lines))/2)*high*1.3, head.W-10, high*1.3), line, name)
	}
	pic := draw.Around(draw.Pt(r.Mid().X, body.Y+8+min(31, body.H*0.2)), min(62, body.H*0.4), min(62, body.H*0.4))
	p.tinted("shadow-soft", pic.Move(2, 6), shadowTint)
	it := p.fit(c.Kit.Sprite, pic)
	if dim {
		it.Tint = white(0.55)
	}
	foot := draw.Rc(r.X+10, r.Bottom()-26, r.W-20, 20)
	p.prose(draw.Rc(r.X+8, pic.Bottom()+7, r.W-16, foot.Y-pic.Bottom()-9), c.Kit.Text, draw.Type{Face: draw.Serif, Size: 13, Color: ink, Align: draw.Center}, 1.25)
	p.words(foot, c.Left, draw.Type{Face: draw.Heading, Size: 13.5, Color: ink})
	if dim {
		p.snug(draw.Rc(foot.X+48, foot.Y, foot.W-48, foot.H), c.Stop, draw.Type{Face: draw.SansBold, Size: 12, Color: ink, Align: draw.End})
	} else {
		p.fit("haven", draw.Rc(foot.Right()-32, foot.Y+1, 18, 18))
		p.words(foot, strconv.Itoa(c.Price), draw.Type{Face: draw.Heading, Size: 14.5, Color: ink, Align: draw.End})
	}
	c.mark(p, r, 6, st)
	c.explain(u, p, r, c.Tip)
}
