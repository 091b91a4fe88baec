package board

import "kettle/render/draw"

// The cloth of Steamwatchers' curtain, from the depth of a fold to its light.
var ColdDeep, ColdMid, ColdLight = draw.Hex(0x0d2129), draw.Hex(0x235061), draw.Hex(0x3f7484)

// CurtainFrost is the frost in the corners of a curtain in a window of w by h units: it comes while the curtain falls, from 0 to 1.
func CurtainFrost(l *draw.List, w, h, fallen float32) {
	in := max(0, min(1, fallen*2-1))
	if in == 0 {
		return
	}
	FrostCorners(l, draw.Rc(0, 0, w, h), min(256, w*0.2, h*0.36), 0.8*in)
}

// Standee paints a piece of a clan with the middle of its foot at that point, that tall for a base soldier: "soldier", "elite", "truck",
// "beacon", "ambassador", or an untinted one.
func Standee(l *draw.List, name string, foot draw.Point, tall float32, clan Clan) {
	pen{l: l, v: view{k: 1}}.standee(name, foot, tall, clan, 1)
}
