package ageofsteam

import (
	"fmt"
	"iter"

	"kettle/rules/rail"
)

// Columns is the goods display of a map: for each half the columns of the printed cities by number, three boxes
// each, then those of the new cities, two boxes each (AOS-015).
func Columns(tiles []rail.NewCity, printed iter.Seq2[rail.Stop, rail.Column]) (out []Column) {
	for _, half := range []rail.Half{rail.Light, rail.Dark} {
		for n := 1; n <= 6; n++ {
			for at, c := range printed {
				if c.Half == half && c.Number == n {
					out = append(out, Column{Column: c, Boxes: MaxBoxes, Stop: at, Tile: -1})
				}
			}
		}
		for t, c := range tiles {
			if c.Column.Half == half {
				out = append(out, Column{Column: c.Column, Boxes: MaxBoxes - 1, Stop: -1, Tile: t})
			}
		}
	}
	return out
}

// ColumnName is "light 3", or "city A" for the column of a new city.
func (s *State) ColumnName(column int) string {
	c := s.m.Columns[column]
	if c.Tile >= 0 {
		return "city " + s.m.NewCities[c.Tile].Letter
	}
	return fmt.Sprintf("%s %d", c.Half, c.Number)
}

// BoxName is "light 3 box 1", the first box being the topmost.
func (s *State) BoxName(column, box int) string {
	return fmt.Sprintf("%s box %d", s.ColumnName(column), box+1)
}
