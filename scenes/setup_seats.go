package scenes

import (
	"fmt"
	"slices"

	"kettle/assets"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
)

// drawSeatRow asks who plays a seat among several, for the name and, where the game gives none, the colour. A colour that another seat has is pale: whoever
// takes it gives its own for it.
func (s *setupScene) drawSeatRow(u *ui.UI, row draw.Rect, i int) {
	const disc = 27
	colours := assets.Players[:6]
	who, row := row.CutLeft(kindW)
	s.drawKind(u, who.Pad(0, 4), i)
	_, row = row.CutLeft(6)
	if _, given := s.def().Words.(rules.Coloured); given {
		colours = nil
	}
	field, rest := row.CutLeft(row.W - disc*float32(len(colours)) - 8)
	u.Field(fmt.Sprintf("name/%d", i), field, &s.names[i], ui.FieldLook{Type: paperText.In(16), Hint: s.seatHint(i), Max: maxName})
	for k, p := range colours {
		b := draw.Rc(rest.X+8+disc*float32(k), rest.Y, disc, rest.H)
		colour := fmt.Sprintf("colour/%d/%s", i, p.ID)
		st := u.Press(colour, b)
		on := s.colours[i] == p.ID
		other := slices.Index(s.colours, p.ID)
		switch {
		case on:
			u.L.Round(b.Pad(0, 4), 6, draw.Solid(draw.Hex(0xfdf6e4)))
			u.L.Frame(b.Pad(0, 4), 6, 2, ui.FormHead)
		case st.Hot || st.Focused:
			u.L.Round(b.Pad(0, 4), 6, draw.Solid(draw.Fade(ui.LitTop, 0.4)))
		}
		it := drawDisc(u.L, p.ID, b.Mid(), disc-7)
		if !on && other >= 0 {
			it.Tint = draw.Color{R: 255, G: 255, B: 255, A: 70}
		}
		u.FocusRing(st, b.Pad(0, 4), 6)
		tip := p.Name
		if !on && other >= 0 {
			tip = fmt.Sprintf("%s: change with seat %d", p.Name, other+1)
		}
		u.Explain(colour, b, tip, "")
		if st.Clicked {
			s.paint(i, p.ID)
		}
	}
}
