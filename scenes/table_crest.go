package scenes

import (
	"strings"

	"kettle/render/draw"
	"kettle/rules"
	"kettle/rules/match"
)

// crestOf is the sprite that stands for a seat: the emblem of its clan where there are clans, or the disc of its colour.
func crestOf(m *match.Match, seat rules.Seat) string {
	if p, ok := m.Position().(rules.Crested); ok && seat >= 0 {
		if crest := p.Crest(seat); crest != "" {
			return crest
		}
	}
	return "disc-" + colourOf(m.Table(), seat)
}

// styleOf is what a seat is called besides its player's name, "" for nothing.
func styleOf(m *match.Match, seat rules.Seat) string {
	if p, ok := m.Position().(rules.Crested); ok && seat >= 0 {
		return p.Style(seat)
	}
	return ""
}

// drawCrest draws what stands for a seat around c: an emblem, or a disc as it lies on links.
func drawCrest(l *draw.List, m *match.Match, seat rules.Seat, c draw.Point, wide float32) *draw.Item {
	crest := crestOf(m, seat)
	if strings.HasPrefix(crest, "disc-") {
		return drawDisc(l, colourOf(m.Table(), seat), c, wide)
	}
	return l.Sprite(crest, draw.Around(c, wide, wide))
}
