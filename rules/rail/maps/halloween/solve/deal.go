package solve

import (
	"slices"

	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/halloween"
)

// A kind is a colour of cube that this map has, and of the houses where it goes.
type kind = int8

const (
	red kind = iota
	blue
	witch
	pumpkin
	kinds
	grey kind = -1
)

var goods = [kinds]rail.Good{rail.Red, rail.Blue, halloween.Witch, halloween.Pumpkin}

// kindOf is the kind of a good, grey for any other.
func kindOf(g rail.Good) kind { return kind(slices.Index(goods[:], g)) }

// houses is how many houses the map has, and tiles how many new cities.
const (
	houses = 20
	tiles  = 6
)

// A deal is what never changes while a line is searched for: the map, the display as it was filled, and the dice.
type deal struct {
	rules     *ageofsteam.Rules
	w         *weights
	links     halloween.Links
	rounds    int
	ends      [][2]int8
	next      [houses][]hop
	color     [houses]kind  // as printed
	printed   [kinds]uint32 // the houses of that colour
	greys     uint32        // the others
	tile      [tiles]kind
	columns   []column
	box       [64]kind // by ageofsteam.BoxID, as at the position asked about
	brings    [][]int8 // by round: the columns whose cube the dice bring, in order
	witches   map[uint32]*flights
	cargo     [2]map[uint32]*runs
	keys      keys
	reduction [256]int32
}

type hop struct{ to, link int8 }

// A column of the goods display.
type column struct {
	stop, tile  int8 // the house that it serves, or else the new city
	first, many int8 // its boxes, from the top
}

// read is the deal of a position, which shows the dice.
func read(s *ageofsteam.State) *deal {
	m, land := s.Map(), halloween.Discs(s).Land()
	d := &deal{rules: &m.Rules, links: halloween.LinksOf(), rounds: s.Rounds(), witches: map[uint32]*flights{}}
	for i, l := range land.Links {
		d.ends = append(d.ends, [2]int8{int8(l.A), int8(l.B)})
		d.next[l.A] = append(d.next[l.A], hop{int8(l.B), int8(i)})
		d.next[l.B] = append(d.next[l.B], hop{int8(l.A), int8(i)})
	}
	for at, h := range land.Houses {
		if d.color[at] = kindOf(h.Color); d.color[at] == grey {
			d.greys |= 1 << at
		} else {
			d.printed[d.color[at]] |= 1 << at
		}
	}
	for t, c := range m.NewCities {
		d.tile[t] = kindOf(c.Color)
	}
	for c, col := range m.Columns {
		d.columns = append(d.columns, column{int8(col.Stop), int8(col.Tile), int8(ageofsteam.BoxID(c, 0)), int8(col.Boxes)})
		for b, g := range s.Column(c) {
			d.box[ageofsteam.BoxID(c, b)] = kindOf(g)
		}
	}
	d.brings = make([][]int8, d.rounds+1)
	for round := range d.brings {
		for _, half := range []rail.Half{rail.Light, rail.Dark} {
			for _, die := range s.GrowthDice(half, round) {
				for c, col := range m.Columns {
					if col.Half == half && col.Number == die {
						d.brings[round] = append(d.brings[round], int8(c))
					}
				}
			}
		}
	}
	for k := range d.cargo {
		d.cargo[k] = map[uint32]*runs{}
	}
	for income := range d.reduction {
		d.reduction[income] = int32(m.Rules.Cut(income))
	}
	d.keys = newKeys()
	return d
}

// cut is what income reduction takes.
func (d *deal) cut(income int32) int32 { return d.reduction[min(int(income), len(d.reduction)-1)] }
