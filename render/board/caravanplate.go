package board

import (
	"kettle/render/draw"
	"kettle/render/ui"
)

// A CaravanPlate tells at the side where a caravan stands and how strong it is.
type CaravanPlate struct {
	Clan Clan
	Head string // "Caravan in Flandria"
	Lost [3]bool
	Note string // "Strength 1, defending 4 · no supply"
}

// Draw paints the plate into r (264 x 106).
func (c CaravanPlate) Draw(u *ui.UI, r draw.Rect) {
	p, box := plank(u.L, r, 264, 106)
	p.felt(box)
	p.snug(draw.Rc(11, 8, box.W-22, 18), upper(c.Head), brassHead)
	tall := p.unitTall("truck")
	for i, lost := range c.Lost {
		piece := "truck"
		if lost {
			piece = "truck-destroyed"
		}
		p.standee(piece, draw.Pt(36+float32(i)*54, 66), tall, c.Clan, 1)
	}
	p.prose(draw.Rc(11, 74, box.W-22, 28), c.Note, draw.Type{Face: draw.Sans, Size: 13, Color: ui.MutedFelt}, 1.25)
}
