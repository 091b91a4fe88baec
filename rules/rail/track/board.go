package track

import (
	"iter"
	"slices"

	"kettle/rules"
	"kettle/rules/hex"
)

// A Board is the map with the tiles that lie on it. It never changes; Put, City, EndBuild and Eliminate make another.
// Owners sit on sections of track, not on tiles. Links are derived from the tiles whenever a board is made.
type Board struct {
	m     *Map
	tile  []faceID           // by hex
	city  []bool             // by hex: a new city lies there
	own   [][hex.Sides]int8  // by hex and side: who owns the exit there; noTrack without one
	marks [][hex.Sides]uint8 // by hex and side: tokens added to the section (SIN-09)
	fresh []hex.Set          // by hex: exits of track that was added this turn
	laid  []HexID            // lays of this turn, in order
	begun seats              // who has laid a tile in this game (AOS-056)
	gone  seats              // who was eliminated

	sections []Section
	of       [][hex.Sides]int16 // by hex and side: the section there, -1 without track
	used     []int16            // by tile: how many lie on the map
}

// noTrack is the owner of a side without an exit.
const noTrack int8 = -2

// seats is one bit a seat.
type seats uint16

func (s seats) has(seat rules.Seat) bool { return seat >= 0 && s>>seat&1 != 0 }

func newBoard(m *Map) *Board {
	n := len(m.Land.Hexes)
	b := &Board{m: m, tile: make([]faceID, n), city: make([]bool, n), own: make([][hex.Sides]int8, n),
		marks: make([][hex.Sides]uint8, n), fresh: make([]hex.Set, n)}
	for h := range b.own {
		b.own[h] = [hex.Sides]int8{noTrack, noTrack, noTrack, noTrack, noTrack, noTrack}
	}
	b.derive()
	return b
}

// clone is a board to edit. What follows from its tiles is missing until derive.
func (b *Board) clone() *Board {
	return &Board{m: b.m, tile: slices.Clone(b.tile), city: slices.Clone(b.city), own: slices.Clone(b.own), marks: slices.Clone(b.marks),
		fresh: slices.Clone(b.fresh), laid: slices.Clone(b.laid), begun: b.begun, gone: b.gone}
}

// Map is the map with its rules.
func (b *Board) Map() *Map { return b.m }

// Land is the map as printed.
func (b *Board) Land() *Land { return b.m.Land }

// Tile is the tile on a hex and its turn; ok is false for a hex without one.
func (b *Board) Tile(h HexID) (t Tile, turn int, ok bool) {
	f := b.face(h)
	if f.shape == nil {
		return "", 0, false
	}
	return f.shape.Name, int(f.turn), true
}

func (b *Board) face(h HexID) *face { return &b.m.Code.faces[b.tile[h]] }

// Exits is the sides that the tile on a hex reaches.
func (b *Board) Exits(h HexID) hex.Set { return b.face(h).exits }

// Tracks is the tracks on a hex: two sides each, in a town one exit each.
func (b *Board) Tracks(h HexID) (out []hex.Set) {
	f := b.face(h)
	seen := hex.Set(0)
	for _, s := range f.exits.Sides() {
		if !seen.Has(s) {
			out = append(out, f.of[s])
			seen |= f.of[s]
		}
	}
	return out
}

// Through is the other end of the track that enters a hex by a side, where the hex is no town and has track there.
func (b *Board) Through(h HexID, in hex.Side) hex.Side { return b.face(h).partner[in] }

// Owner is who owns the exit of a hex at a side: rules.Nobody of unowned track. ok is false without an exit.
func (b *Board) Owner(h HexID, s hex.Side) (o rules.Seat, ok bool) {
	if o := b.own[h][s]; o != noTrack {
		return rules.Seat(o), true
	}
	return rules.Nobody, false
}

// Differ lists the hexes on which the board is not as another of the same map: tile, owners or city.
func (b *Board) Differ(from *Board) iter.Seq[HexID] {
	return func(yield func(HexID) bool) {
		for h := range b.tile {
			if b.tile[h] != from.tile[h] || b.own[h] != from.own[h] || b.city[h] != from.city[h] {
				if !yield(HexID(h)) {
					return
				}
			}
		}
	}
}

// City reports whether a hex is a city, printed or new.
func (b *Board) City(h HexID) bool { return b.m.Land.Hexes[h].Site == City || b.city[h] }

// NewCity reports whether a new city lies on a hex.
func (b *Board) NewCity(h HexID) bool { return b.city[h] }

// Town reports whether a hex is a town now: printed or built, with or without a tile, and no new city on it.
func (b *Board) Town(h HexID) bool {
	return !b.city[h] && (b.m.Land.Hexes[h].Site == Town || b.face(h).town)
}

// TownTile reports whether a town tile, or a tile with a town disc, lies on a hex.
func (b *Board) TownTile(h HexID) bool { return b.face(h).town }

// ends reports whether lines end at the border of a hex: a city or a ring hex.
func (b *Board) ends(h HexID) bool { return b.City(h) || b.m.Land.Hexes[h].Site == Ring }

// Stop reports whether a hex is a stop now: a city, a town with a tile, a ring hex (AOS-072, AOS-073).
func (b *Board) Stop(h HexID) bool { return b.ends(h) || b.face(h).town }

// Laid is the hexes built in this turn, a lay each. It is lent.
func (b *Board) Laid() []HexID { return b.laid }

// New reports whether all track on a hex was laid in this turn (SIN-15).
func (b *Board) New(h HexID) bool { return b.tile[h] != 0 && b.fresh[h] == b.face(h).exits }

// Begun reports whether a seat has laid a tile in this game.
func (b *Board) Begun(seat rules.Seat) bool { return b.begun.has(seat) }

// Has reports whether a seat owns track in a hex.
func (b *Board) Has(seat rules.Seat, h HexID) bool { return slices.Contains(b.own[h][:], int8(seat)) }

// place is the hex and the face of a lay; None or 0 where it names none.
func (b *Board) place(l Lay) (HexID, faceID) {
	f := b.m.Code.face(l.Tile, l.Turn)
	n := l.At.Number()
	if n < 0 || n >= len(b.tile) || b.m.Land.Hexes[n].Spot != l.At {
		return None, f
	}
	return HexID(n), f
}

// Left is how many pieces of a tile the supply can still give; Unlimited where nothing limits it.
func (b *Board) Left(t Tile) int {
	n := b.m.Code.number(t)
	if n < 0 {
		return 0
	}
	return b.m.supply.left(n, b.used)
}
