package play

import (
	"strings"

	"kettle/rules/hex"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// Places are the stops of a map with their names.
type Places interface {
	Stops() int
	Spot(rail.Stop) rail.Spot
}

// Has reports whether the spot is a stop of this map.
func Has(m Places, at rail.Spot) bool {
	n := at.Number()
	return n >= 0 && n < m.Stops() && m.Spot(rail.Stop(n)) == at
}

// Named finds a stop by its name.
func Named(m Places, name string) (rail.Spot, bool) {
	for at := range rail.Stop(m.Stops()) {
		if spot := m.Spot(at); spot.String() == name {
			return spot, true
		}
	}
	return rail.Spot{}, false
}

// SpellLay reads "lay straight N-S on H6", as track.Lay says itself; ok is false for what is no lay of this board.
func SpellLay(b *track.Board, text string) (l track.Lay, ok bool) {
	i := strings.LastIndex(text, " on ")
	if b == nil || i < 0 {
		return l, false
	}
	at, ok := Named(b, text[i+4:])
	if !ok {
		return l, false
	}
	for _, shape := range b.Map().Code.Shapes() {
		for turn := range hex.Sides {
			if l := (track.Lay{At: at, Tile: shape.Name, Turn: int8(turn)}); l.String() == text {
				return b.LayOn(at.Stop(), shape.Name, turn)
			}
		}
	}
	return l, false
}

// SpellPath reads "red from A by B over X, C to D".
func SpellPath(m Places, text string) (g rail.Good, p rail.Path, ok bool) {
	color, way, _ := strings.Cut(text, " from ")
	g, ok = rail.GoodNamed(color)
	i := strings.LastIndex(way, " to ")
	if !ok || i < 0 {
		return g, p, false
	}
	start, by, _ := strings.Cut(way[:i], " by ")
	names := []string{start}
	if by != "" {
		names = append(names, strings.Split(by, ", ")...)
	}
	names = append(names, way[i+4:])
	if len(names) > rail.MaxStops {
		return g, p, false
	}
	var stops, over []rail.Spot
	for _, name := range names {
		name, via, isOver := strings.Cut(name, " over ")
		at, ok := Named(m, name)
		o, known := Named(m, via)
		if !ok || isOver && !known {
			return g, p, false
		}
		stops, over = append(stops, at), append(over, o)
	}
	p = rail.NewPath(stops...)
	for i, o := range over {
		if !o.IsZero() {
			p = p.Over(i, o)
		}
	}
	return g, p, true
}
