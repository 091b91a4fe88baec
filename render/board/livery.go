package board

import (
	"image/color"

	"kettle/assets"
	"kettle/render/draw"
)

// A Livery is how a seat's pieces look: the colour, and a pattern for those who cannot tell colours.
type Livery struct {
	ID      string // of assets.Players; names the sprites disc-ID and loco-ID
	Color   draw.Color
	Glow    draw.Color // light of its lanterns
	Pattern Pattern
}

// A Pattern tells owners apart on lines and edges.
type Pattern uint8

const (
	SolidLine Pattern = iota
	LongDash
	DotDash
	ShortDash
	DoubleLine
	Sleepers
	PaleDash
)

var patterns = map[string]Pattern{"ink": SolidLine, "sky": LongDash, "vermilion": ShortDash, "yellow": DotDash, "violet": DoubleLine, "grey": Sleepers, "umber": PaleDash}

// LiveryOf is the livery of a colour by its id; an unknown one gives the first.
func LiveryOf(id string) Livery {
	at := 0
	for i, p := range assets.Players {
		if p.ID == id {
			at = i
		}
	}
	p := assets.Players[at]
	v := Livery{ID: p.ID, Color: opaque(p.RGB), Pattern: patterns[p.ID]}
	v.Glow = v.Color
	if p.ID == "ink" { // black gives no light
		v.Glow = draw.Hex(0xcdbcff)
	}
	return v
}

func opaque(c color.RGBA) draw.Color { return draw.Color{R: c.R, G: c.G, B: c.B, A: 255} }
