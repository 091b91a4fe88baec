package track

import "slices"

// A Supply is what lies in the box. The zero value is no limit.
type Supply struct {
	Sets []Set
}

// A Set is one kind of thing that a lay needs: a tile, a town disc.
type Set struct {
	Clause string
	Stock  []Stock
	// Closed refuses tiles that no stock lists; otherwise they need nothing of this set.
	Closed bool
}

// A Stock is so many equal pieces, each of which serves as any one of these tiles. Where several stocks of a set list a
// tile, the first one is used up first.
type Stock struct {
	Count int
	Tiles []Tile
}

func disc(t Tile) []Tile { return []Tile{t, t + " with disc"} }

// ageOfSteamSupply is AOS-006 to AOS-010, a hard limit by AOS-012.
var ageOfSteamSupply = Supply{[]Set{
	{"AOS-012", []Stock{
		{48, disc("straight")}, {55, disc("gentle")}, {7, disc("acute")},
		{4, disc("two straights")}, {4, disc("straight and gentle")}, {3, disc("two gentles")},
		{1, disc("gentle beside gentle")}, {1, disc("gentle beside acute left")}, {1, disc("gentle beside acute right")}, {1, disc("straight beside acute")},
		{3, []Tile{"town end"}}, {2, []Tile{"town left"}}, {2, []Tile{"town right"}}, {2, []Tile{"town half"}}, {2, []Tile{"town star"}},
	}, true},
	{"AOS-012", []Stock{{8, discs}}, false},
}}

var discs = func() (out []Tile) {
	for _, p := range plain {
		out = append(out, p.Name+" with disc")
	}
	return out
}()

var (
	three = []Tile{"town left", "town right", "town half", "town star"}
	four  = []Tile{"town four in a row", "town four with a gap", "town four crossed"}
)

// Limited is the supply of STM-006: the tiles of STM-005, a piece on the map lending neither face. The pieces whose
// other face is unknown are used up first, so that a lay is refused only when no choice of pieces would serve.
var limited = Supply{[]Set{{"STM-006", []Stock{
	{86, []Tile{"straight", "gentle"}},
	{10, []Tile{"town straight", "town gentle"}},
	{8, []Tile{"sharp", "town sharp"}},
	{4, []Tile{"town end", "two straights"}},
	{4, three},
	{12, slices.Concat(four, three)},
	{4, []Tile{"straight beside sharp", "two sharps apart"}},
	{2, []Tile{"straight and gentle", "gentle beside sharp right"}},
	{2, []Tile{"gentle beside sharp left", "gentle beside gentle"}},
}, true}}}

// LimitedTiles is the supply of the option Limited tiles (STM-006).
func LimitedTiles() *Supply { return &limited }

// supplyTable is a supply with tiles by number.
type supplyTable struct {
	sets []setTable
}

type setTable struct {
	count []int     // by stock
	serve [][]int16 // by tile: the stocks that serve it, first choice first
	bar   []bool    // by tile: not in the box at all
}

func (s *Supply) table(c *Code) supplyTable {
	var out supplyTable
	for _, set := range s.Sets {
		t := setTable{count: make([]int, len(set.Stock)), serve: make([][]int16, len(c.shapes)), bar: make([]bool, len(c.shapes))}
		for i, k := range set.Stock {
			t.count[i] = k.Count
			for _, name := range k.Tiles {
				n := c.number(name)
				if n < 0 {
					panic("track: the supply lists an unknown tile " + string(name))
				}
				t.serve[n] = append(t.serve[n], int16(i))
			}
		}
		for n := range c.shapes {
			t.bar[n] = set.Closed && len(t.serve[n]) == 0 && c.shapes[n].Class != Token
		}
		out.sets = append(out.sets, t)
	}
	return out
}

// left is how many pieces more of a tile a set can give when so many of each tile lie on the map.
func (t *setTable) left(tile int16, used []int16) int {
	if t.bar[tile] {
		return 0
	}
	if len(t.serve[tile]) == 0 {
		return Unlimited
	}
	rest := slices.Clone(t.count)
	for n, k := range used {
		for i, s := range t.serve[n] {
			take := int(k)
			if i < len(t.serve[n])-1 {
				take = min(take, rest[s])
			}
			rest[s] -= take
			k -= int16(take)
		}
	}
	n := 0
	for _, s := range t.serve[tile] {
		n += max(rest[s], 0)
	}
	return n
}

// Unlimited is what Left answers where tiles are no limit (STM-004).
const Unlimited = 999

// left is how many pieces more of a tile the supply can give.
func (t *supplyTable) left(tile int16, used []int16) int {
	n := Unlimited
	for i := range t.sets {
		n = min(n, t.sets[i].left(tile, used))
	}
	return n
}
