package track

import (
	"slices"

	"kettle/rules/hex"
)

// A Tile is a kind of track tile by its name, the same shape in both families: "straight", "two gentles".
type Tile string

// A Class decides where a tile may lie and what it costs.
type Class uint8

// The classes. Coexisting and crossing tiles carry two tracks (AOS-004, STM-007). A token is no tile: it marks the
// fixed track of a tunnel (JPN-12).
const (
	Simple Class = iota
	Coexisting
	Crossing
	TownTile
	Token
)

var classes = [...]string{"simple", "coexisting", "crossing", "town", "token"}

// String is the class as the rulebooks call it.
func (c Class) String() string { return classes[c] }

// A Shape is what a tile looks like before it is turned.
type Shape struct {
	Name   Tile
	Class  Class     // what is printed: a simple tile stays simple under a town disc
	Disc   bool      // a town disc lies on it (AOS-010)
	Tracks []hex.Set // the tracks of a plain tile, two sides each; one set of all exits for a town
}

// Town reports whether all tracks meet in a town.
func (s *Shape) Town() bool { return s.Class == TownTile || s.Disc }

// Exits is the sides that the shape reaches.
func (s *Shape) Exits() (m hex.Set) {
	for _, t := range s.Tracks {
		m |= t
	}
	return m
}

func sides(s ...hex.Side) hex.Set { return hex.SetOf(s...) }

// plain are the shapes without a town that both families use, as printed (AOS-006 to AOS-008, STM-007).
var plain = []Shape{
	{"straight", Simple, false, []hex.Set{sides(0, 3)}},
	{"gentle", Simple, false, []hex.Set{sides(0, 2)}},
	{"acute", Simple, false, []hex.Set{sides(0, 1)}},
	{"two straights", Crossing, false, []hex.Set{sides(1, 4), sides(2, 5)}},
	{"straight and gentle", Crossing, false, []hex.Set{sides(0, 3), sides(2, 4)}},
	{"two gentles", Crossing, false, []hex.Set{sides(0, 4), sides(3, 5)}},
	{"gentle beside gentle", Coexisting, false, []hex.Set{sides(0, 2), sides(3, 5)}},
	{"gentle beside acute left", Coexisting, false, []hex.Set{sides(0, 2), sides(4, 5)}},
	{"gentle beside acute right", Coexisting, false, []hex.Set{sides(0, 2), sides(3, 4)}},
	{"straight beside acute", Coexisting, false, []hex.Set{sides(0, 3), sides(4, 5)}},
}

func town(name Tile, s ...hex.Side) Shape {
	return Shape{name, TownTile, false, []hex.Set{sides(s...)}}
}

// ageOfSteamShapes are the tiles of AOS-006 to AOS-010: the plain ones, the town tiles, and the plain ones with a disc.
var ageOfSteamShapes = func() []Shape {
	out := slices.Concat(plain, []Shape{
		town("town end", 0), town("town left", 0, 3, 5), town("town right", 0, 1, 3), town("town half", 5, 0, 1), town("town star", 0, 2, 4),
	})
	for _, p := range plain {
		out = append(out, Shape{p.Name + " with disc", p.Class, true, []hex.Set{p.Exits()}})
	}
	return out
}()

// steamShapes are the tiles of STM-007 and STM-008, and the tunnel.
var steamShapes = func() []Shape {
	out := slices.Concat(plain, []Shape{
		{"two acutes apart", Coexisting, false, []hex.Set{sides(0, 1), sides(3, 4)}},
		{"two acutes together", Coexisting, false, []hex.Set{sides(0, 1), sides(2, 3)}},
		town("town end", 0), town("town straight", 0, 3), town("town gentle", 0, 2), town("town acute", 0, 1),
		town("town left", 0, 3, 5), town("town right", 0, 1, 3), town("town half", 5, 0, 1), town("town star", 0, 2, 4),
		town("town four in a row", 0, 1, 2, 3), town("town four with a gap", 0, 1, 2, 4), town("town four crossed", 0, 1, 3, 4),
		{"tunnel", Token, false, []hex.Set{sides(0, 3)}},
	})
	for i := range out { // Steam says sharp where Age of Steam says acute (STM-005)
		out[i].Name = sharp(out[i].Name)
	}
	return out
}()

// A face is a tile turned one way. The zero face is no tile.
type face struct {
	shape   *Shape
	number  int16 // of the shape in its family
	turn    int8
	town    bool
	exits   hex.Set
	tracks  [2]hex.Set          // of a plain tile, the second empty where it has one
	n       int8                // how many tracks a plain tile has
	partner [hex.Sides]hex.Side // the other end of the track at a side, centre in a town, -1 without a track
	of      [hex.Sides]hex.Set  // the whole track at a side; a town's exits are tracks by themselves
}

// centre is the partner of every exit of a town.
const centre hex.Side = hex.Sides

// faces lists every shape in every way it can lie that looks different, after the zero face. by finds them again: by
// shape and turn.
func makeFaces(shapes []Shape) (faces []face, by [][hex.Sides]faceID) {
	faces, by = make([]face, 1), make([][hex.Sides]faceID, len(shapes))
	faces[0].partner = [hex.Sides]hex.Side{-1, -1, -1, -1, -1, -1}
	for i := range shapes {
	turns:
		for turn := range hex.Sides {
			f := turned(&shapes[i], int16(i), turn)
			for _, id := range by[i][:turn] {
				if id != 0 && same(&faces[id], &f) {
					continue turns
				}
			}
			by[i][turn] = faceID(len(faces))
			faces = append(faces, f)
		}
	}
	return faces, by
}

// A faceID is a place in Code.faces; 0 is no tile.
type faceID uint8

func turned(s *Shape, number int16, turn int) face {
	f := face{shape: s, number: number, turn: int8(turn), town: s.Town(), exits: s.Exits().Turn(turn)}
	for i := range f.partner {
		f.partner[i] = -1
	}
	if f.town {
		for _, a := range f.exits.Sides() {
			f.partner[a], f.of[a] = centre, hex.SetOf(a)
		}
		return f
	}
	for i, t := range s.Tracks {
		t = t.Turn(turn)
		ab := t.Sides()
		f.partner[ab[0]], f.partner[ab[1]] = ab[1], ab[0]
		f.of[ab[0]], f.of[ab[1]] = t, t
		f.tracks[i] = t
		f.n++
	}
	return f
}

// same reports whether two faces of one shape look alike.
func same(a, b *face) bool { return a.exits == b.exits && a.of == b.of }

// has reports whether a plain face carries that very track.
func (f *face) has(track hex.Set) bool { return f.tracks[0] == track || f.tracks[1] == track }
