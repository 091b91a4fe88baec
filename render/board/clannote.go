package board

import (
	"kettle/render/draw"
	"kettle/render/ui"
)

// A ClanNote says on a slip of paper under the seats what a clan in play can do.
type ClanNote struct {
	ID               string // its hit
	Clan             Clan
	Ability, Does    string // the clan's ability: name and text
	Elite, EliteDoes string // that of its elite soldiers
	Clause           string
}

// Heights of a note 224 wide: with its two texts, with the first of them, else in one line.
const noteBoth, noteOne = 120, 68

// Draw paints the note into r; what does not fit is told while the pointer is on it.
func (c ClanNote) Draw(u *ui.UI, r draw.Rect) {
	p, box := plank(u.L, r, seatWide, 1)
	p.drop(box, 6)
	p.fill(box, 6, draw.Down(box, paperTop, paperLow))
	p.clanEdge(draw.Rc(box.X, box.Y, 8, box.H), c.Clan)
	rust, steel := draw.Hex(0x8a2c17), draw.Hex(0x27506b)
	head := draw.Type{Face: draw.Heading, Size: 13.5}
	text := draw.Type{Face: draw.Sans, Size: 13.5, Color: ui.OnPaper}
	in := draw.Rc(box.X+16, box.Y+5, box.W-26, box.H-10)
	w := p.clauseWidth(c.Clause)
	line := func(y, wide float32, name string, ink draw.Color) {
		p.snug(draw.Rc(in.X+20, y, wide-20, 17), name, head.With(ink))
		p.emblem(draw.Pt(in.X+7, y+8.5), 16, c.Clan, 1)
	}
	switch {
	case box.H < noteOne:
		y := box.Mid().Y - 8.5
		line(y, in.W-w-6, c.Ability, rust)
		p.clause(u, draw.Pt(in.Right()-w, y-1), c.Clause, true)
		u.Area(c.ID, p.box(draw.Rc(box.X, box.Y, box.W-w-16, box.H)))
	default:
		line(in.Y, in.W-w-6, c.Ability, rust)
		p.clause(u, draw.Pt(in.Right()-w, in.Y-1), c.Clause, true)
		first := in.H - 20
		if box.H >= noteBoth {
			first = in.H/2 - 22
			y := in.Y + in.H/2
			p.fill(draw.Rc(in.X, y, in.W, 1), 0, draw.Solid(draw.Fade(ui.RulePaper, 0.7)))
			p.standee("elite", draw.Pt(in.X+7, y+22), 18, c.Clan, 1)
			p.snug(draw.Rc(in.X+20, y+5, in.W-20, 17), c.Elite, head.With(steel))
			p.prose(draw.Rc(in.X, y+25, in.W, in.H/2-26), c.EliteDoes, text, 1.2)
		}
		p.prose(draw.Rc(in.X, in.Y+20, in.W, first), c.Does, text, 1.2)
		u.Area(c.ID, p.box(draw.Rc(box.X, box.Y+24, box.W, box.H-24)))
	}
	u.Explain(c.ID, r, c.Ability+": "+c.Does+" "+c.Elite+": "+c.EliteDoes, "")
}
