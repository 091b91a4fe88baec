package track

import (
	"strconv"

	"kettle/rules/rail/mapfile"
)

// Figures are the numbers that any hex map file may give in "rules" and "setup", those of a player's own too. Zero
// values are not given; the family's own figure holds then.
type Figures struct {
	Turns         [7]int // by number of players
	Tiles         int    // a build turn
	EngineerTiles int    // a build turn of the Engineer
	Order         []string
	Supply        []Fill
	CityApart     bool // no new city beside a city
}

// A Fill is so many goods supply spaces with so many cubes each.
type Fill struct{ Spaces, Cubes int }

func readFigures(setup, rules *mapfile.Node) (f Figures) {
	if rules.Has("turns") {
		t := rules.Get("turns")
		for _, k := range t.Keys() {
			n, err := strconv.Atoi(k)
			if err != nil || n < 1 || n >= len(f.Turns) {
				t.Fail("%q is no number of players", k)
			}
			f.Turns[n] = t.Get(k).Int(1, 30)
		}
	}
	if rules.Has("tiles_per_turn") {
		f.Tiles = rules.Get("tiles_per_turn").Int(1, 9)
	}
	if rules.Has("engineer_tiles") {
		f.EngineerTiles = rules.Get("engineer_tiles").Int(1, 9)
	}
	if rules.Has("action_order_base") {
		for _, a := range rules.Get("action_order_base").List() {
			f.Order = append(f.Order, a.Text())
		}
	}
	if rules.Has("urbanize_not_adjacent_to_city") {
		f.CityApart = rules.Get("urbanize_not_adjacent_to_city").Bool()
	}
	if setup.Has("supply_fill") {
		for _, s := range setup.Get("supply_fill").List() {
			f.Supply = append(f.Supply, Fill{s.Get("spaces").Int(0, 99), s.Get("cubes").Int(0, 99)})
		}
	}
	return f
}
