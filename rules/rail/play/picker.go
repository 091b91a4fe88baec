package play

import (
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// A TileChoice is one tile of the tile picker for a hex.
type TileChoice struct {
	Tile  track.Tile
	Class track.Class
	Left  int         // pieces in the supply
	Ways  []LayChoice // as it may be laid now, by turn; empty where it may not
	Why   error       // where Ways is empty: the reason that is nearest
}

// A LayChoice is one way to lay a tile.
type LayChoice struct {
	Lay    track.Lay
	Price  int    // $ that are paid
	Clause string // that gives the price
	Deed   track.Deed
}

// A Picker answers what a seat could lay on a hex.
type Picker struct {
	Board *track.Board
	Seat  rules.Seat
	Check func(track.Lay) error         // a *rules.Refusal, or nil where the lay is legal
	Price func(track.Lay) (int, string) // $, and the clause that gives it
	Near  map[string]int                // ranks the clauses of refusals, see Nearness
}

// Tiles is every tile that could go on a hex, with the lays that are legal and their prices, or why there is none; nil for
// no hex.
func (p Picker) Tiles(h rail.Stop) (out []TileChoice) {
	b := p.Board
	if h < 0 || int(h) >= b.Stops() {
		return nil
	}
	code, tunnel := b.Map().Code, b.Land().Hexes[h].Terrain == track.Tunnel
	for _, shape := range code.Shapes() {
		if (shape.Class == track.Token) != tunnel {
			continue
		}
		c := TileChoice{Tile: shape.Name, Class: shape.Class, Left: b.Left(shape.Name)}
		near := -1
		for _, turn := range code.Turns(shape.Name) {
			l := track.Lay{At: b.Spot(h), Tile: shape.Name, Turn: int8(turn)}
			err := p.Check(l)
			if err == nil {
				cost, clause := p.Price(l)
				c.Ways = append(c.Ways, LayChoice{l, cost, clause, b.Deed(p.Seat, l)})
			} else if n := p.Nearness(err); n > near {
				c.Why, near = err, n
			}
		}
		if len(c.Ways) > 0 {
			c.Why = nil
		}
		out = append(out, c)
	}
	return out
}

// Why says why nothing can be laid on a hex; nil where something can. With a tile, it speaks of that tile alone.
func (p Picker) Why(h rail.Stop, tile track.Tile) (why error) {
	for _, c := range p.Tiles(h) {
		if tile != "" && c.Tile != tile {
			continue
		}
		if c.Why == nil {
			return nil
		}
		if why == nil || p.Nearness(c.Why) > p.Nearness(why) {
			why = c.Why
		}
	}
	return why
}

// otherwise is the rank of a clause that Picker.Near does not list: the map's own, or that all lays are made.
const otherwise = 10

// Nearness ranks a refusal: what says most to a player who looks for a way to lay a tile has the highest.
func (p Picker) Nearness(err error) int {
	if r, ok := err.(*rules.Refusal); ok {
		if n, ok := p.Near[r.Clause]; ok {
			return n
		}
		return otherwise
	}
	return 0
}
