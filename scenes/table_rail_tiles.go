package scenes

import (
	"strings"

	"kettle/render/draw"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// tileName is a tile's name for a sentence.
func tileName(t track.Tile) string { return upperFirst(string(t)) }

// shortTile is a tile's name for its card.
func shortTile(t track.Tile) string {
	name := string(t)
	name = strings.TrimSuffix(name, " with disc")
	if s, ok := tileShort[name]; ok {
		return s
	}
	if strings.Contains(name, " beside ") || strings.HasPrefix(name, "two sharps ") {
		return "Two" // that do not cross
	}
	return upperFirst(name)
}

var tileShort = map[string]string{
	"two straights": "Crossing", "straight and gentle": "Crossing", "two gentles": "Crossing",
	"town end": "End", "town left": "Three", "town right": "Three", "town half": "Three", "town star": "Three",
}

// goodInk is the colour of a good for a surface.
func goodInk(g rail.Good) draw.Color {
	switch g {
	case rail.Red:
		return draw.Hex(0xd9482b)
	case rail.Blue:
		return draw.Hex(0x2f86d6)
	case rail.Yellow:
		return draw.Hex(0xffd92f)
	case rail.Purple:
		return draw.Hex(0x7a1f6b)
	case rail.Black:
		return draw.Hex(0x2a2530)
	}
	return draw.Hex(0x8d8a84)
}
