package board

import (
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/graph"
)

// NightOf is what lies on the map in a position of a map of houses; false on a map of another kind.
func NightOf(s *ageofsteam.State, livery []Livery) (Night, bool) {
	discs, ok := s.Board().(*graph.Board)
	if !ok {
		return Night{}, false
	}
	land := discs.Land()
	n := Night{Land: land, Livery: livery, Round: s.Round(), Rounds: s.Rounds(),
		Owner: make([]rules.Seat, len(land.Links)), Cubes: make([]rail.Pile, len(land.Houses)), City: make([]int, len(land.Houses))}
	for i := range n.Owner {
		n.Owner[i] = discs.Owner(i)
	}
	for i := range n.Cubes {
		at := rail.Stop(i)
		n.Cubes[i] = s.Cubes(at)
		if t, ok := s.TileAt(at); ok {
			n.City[i] = t + 1
		}
	}
	return n, true
}

// DisplayOf is the goods display of a position. Boxes carry the targets of the engine.
func DisplayOf(s *ageofsteam.State) Display {
	var d Display
	for i, c := range s.Map().Columns {
		f := Shelf{Head: string(rune('0' + c.Number)), Number: c.Number, Half: c.Half, Boxes: s.Column(i)}
		at, on := s.ColumnStop(i)
		if c.Tile >= 0 {
			tile := s.Map().NewCities[c.Tile]
			f.Head, f.New, f.Out, f.Color = tile.Letter, true, !on, tile.Color
		} else {
			f.Color = s.Color(at)
		}
		for j := range f.Boxes {
			f.What = append(f.What, rules.Target{Kind: ageofsteam.TargetBox, ID: ageofsteam.BoxID(i, j)})
		}
		d.Shelves = append(d.Shelves, f)
	}
	return d
}

// BandsOf are the reduction bands of a map.
func BandsOf(m *ageofsteam.Map) (out []Band) {
	for _, b := range m.Rules.Reduction {
		out = append(out, Band{b.From, b.By})
	}
	return out
}
