package scenes

import (
	"kettle/assets"
	"kettle/render/draw"
)

// fitSprite is the largest box of the sprite's shape in the middle of r.
func fitSprite(name string, r draw.Rect) draw.Rect {
	s, ok := assets.Lookup(name)
	if !ok {
		return r
	}
	k := min(r.W/s.NaturalW, r.H/s.NaturalH)
	return draw.Around(r.Mid(), s.NaturalW*k, s.NaturalH*k)
}
