package board

import (
	"kettle/render/draw"
	"kettle/render/ui"
)

// TurnSign shows on the spine of a component board, which lies in r, that another board lies behind it: the key that turns it
// up, and the sprite of what waits there.
func TurnSign(u *ui.UI, r draw.Rect, key, sprite string) {
	p, box := plank(u.L, r, SpineWide, 1)
	cap := draw.Rc(box.Right()-16, 30, 14, 14)
	p.fill(cap, 4, draw.Solid(draw.Hex(0x1b1511)))
	p.frame(cap, 4, 1, ui.BrassLn)
	p.words(cap, key, draw.Type{Face: draw.Heading, Size: 11, Color: ui.OnFelt, Align: draw.Center})
	if sprite != "" {
		at := draw.Rc(1, 27, 18, 18)
		p.tinted("lantern-halo", at.Inset(-7), draw.Fade(ui.Good, 0.7))
		p.fit(sprite, at)
	}
}
