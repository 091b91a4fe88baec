package board

import (
	"kettle/render/draw"
	"kettle/render/ui"
)

// Pumpkins are the places of the pumpkins of the deal: those on the map, and those smashed, which stay in sight.
type Pumpkins struct {
	All, Left int
	Next      bool   // one more goes with what is previewed
	Note      string // below, beside a witch: "Witches: 5 on houses, 5 to come"
}

// Draw paints the places into r, which lies on felt (208 x 80, and 22 more where there is a note).
func (p Pumpkins) Draw(u *ui.UI, r draw.Rect) {
	if p.Note != "" {
		var note draw.Rect
		note, r = r.CutBottom(22)
		u.L.Sprite("witch", sized("witch", draw.Pt(note.X+9, note.Mid().Y), 17))
		u.L.Label(draw.Rc(note.X+23, note.Y, note.W-23, note.H), p.Note, ui.Small)
	}
	row := max(4, (p.All+1)/2)
	w, h := r.W/float32(row), r.H/2
	size := min(30, w-4, h-5)
	for i := range p.All {
		c := draw.Pt(r.X+w*(float32(i%row)+0.5), r.Y+h*(float32(i/row)+0.5))
		switch {
		case i >= p.Left:
			u.L.Sprite("pumpkin-smashed", sized("pumpkin-smashed", c.Add(draw.Pt(0, 2)), size)).Tint = draw.Color{R: 150, G: 130, B: 120, A: 200}
		case i == p.Left-1 && p.Next:
			it := u.L.Sprite("lantern-halo", draw.Around(c, size*2.1, size*2.1))
			it.Tint, it.Glow = spectral, true
			u.L.Sprite("pumpkin", sized("pumpkin", c, size))
		default:
			u.L.Sprite("shadow-soft", draw.Around(c.Add(draw.Pt(2, size*0.45)), size*1.2, size*0.4))
			u.L.Sprite("pumpkin", sized("pumpkin", c, size))
		}
	}
}
