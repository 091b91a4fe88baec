package track

import (
	"strings"

	"kettle/rules/hex"
)

func sharp(t Tile) Tile { return Tile(strings.ReplaceAll(string(t), "acute", "sharp")) }

// named holds the shapes of both families by name. A name means one shape.
var named = func() map[Tile]*Shape {
	m := map[Tile]*Shape{}
	for _, list := range [...][]Shape{ageOfSteamShapes, steamShapes} {
		for i := range list {
			m[list[i].Name] = &list[i]
		}
	}
	return m
}()

// ShapeOf is the shape of a tile of either family; ok is false for another name.
func ShapeOf(t Tile) (s Shape, ok bool) {
	p, ok := named[t]
	if !ok {
		return Shape{}, false
	}
	return *p, true
}

// Tracks is the tracks of a tile turned so many steps clockwise: two sides each, or all exits of a town. It is nil for an
// unknown tile.
func (t Tile) Tracks(turn int) (out []hex.Set) {
	p, ok := named[t]
	if !ok || turn < 0 || turn >= hex.Sides {
		return nil
	}
	for _, m := range p.Tracks {
		out = append(out, m.Turn(turn))
	}
	return out
}

// words is "N-S and NE-SW", or "N, S, NW" for a town.
func (t Tile) words(turn int) string {
	tracks := t.Tracks(turn)
	sep := ", "
	if p := named[t]; p != nil && !p.Town() {
		sep = "-"
	}
	var out []string
	for _, m := range tracks {
		out = append(out, strings.ReplaceAll(m.String(), " ", sep))
	}
	return strings.Join(out, " and ")
}
