package track

import (
	"slices"
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

// tiles lists the tiles of both families, each name once. The place in it is the tile's number as a target.
var tiles = func() (out []Tile) {
	for _, list := range [...][]Shape{ageOfSteamShapes, steamShapes} {
		for _, s := range list {
			if !slices.Contains(out, s.Name) {
				out = append(out, s.Name)
			}
		}
	}
	return out
}()

// ID is the number of a tile as a target, -1 for an unknown one.
func (t Tile) ID() int { return slices.Index(tiles, t) }

// TileWith is the tile of that number.
func TileWith(id int) (t Tile, ok bool) {
	if id < 0 || id >= len(tiles) {
		return "", false
	}
	return tiles[id], true
}

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
