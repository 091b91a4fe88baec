package ageofsteam

import (
	"fmt"
	"strings"

	"kettle/rules"
	"kettle/rules/rail"
)

// Board says what lies on the table, line by line, indented by two spaces a level: the stops, what is built, the
// display, the new cities that are left, the bag. It is generic: names and colours are the map's.
func (Words) Board(p rules.Position) []string {
	s := p.(*State)
	out := []string{"Places"}
	for i := range s.Stops() {
		at := rail.Stop(i)
		if s.Color(at) == rail.None && !s.d.Board.Town(at) && len(s.Cubes(at)) == 0 {
			continue // bare land
		}
		out = append(out, "  "+s.Spot(at).String()+": "+s.tellStop(at))
	}
	out = append(out, "Links")
	links := 0
	for _, l := range s.d.Board.Lines() {
		owner := "nobody's"
		if l.Owner >= 0 {
			owner = fmt.Sprintf("@%d", l.Owner)
		}
		out = append(out, fmt.Sprintf("  %s - %s: %s", s.Spot(l.A), s.Spot(l.B), owner))
		links++
	}
	if links == 0 {
		out = append(out, "  none")
	}
	out = append(out, "Goods display")
	for c := range s.m.Columns {
		to := "serves no city yet"
		if at, ok := s.ColumnStop(c); ok {
			to = "to " + s.Spot(at).String()
		}
		out = append(out, fmt.Sprintf("  %s (%s): %s", s.ColumnName(c), to, tellBoxes(s.Column(c))))
	}
	if len(s.m.NewCities) > 0 {
		var left []string
		for i, n := range s.m.NewCities {
			if _, used := s.TileStop(i); !used {
				left = append(left, n.Letter+" ("+n.Color.String()+")")
			}
		}
		out = append(out, "New cities left: "+orNone(left))
	}
	if len(s.Drawn()) > 0 {
		out = append(out, "Drawn: "+tellPile(s.Drawn()))
	}
	return append(out, "Bag: "+tellPile(s.Bag()), "Out of the game: "+tellPile(s.Box()))
}

// tellStop is what a stop is and what lies there.
func (s *State) tellStop(at rail.Stop) string {
	what := "grey"
	if c := s.Color(at); c != rail.None {
		what = c.String()
	}
	if t, ok := s.TileAt(at); ok {
		what += ", new city " + s.m.NewCities[t].Letter
	}
	return what + "; " + tellPile(s.Cubes(at))
}

// tellPile counts cubes by colour.
func tellPile(p rail.Pile) string {
	var out []string
	for g := rail.Good(0); g < rail.Goods; g++ {
		if n := p.Count(g); n > 0 && g != rail.None {
			out = append(out, fmt.Sprintf("%d %s", n, g))
		}
	}
	return orNone(out)
}

// tellBoxes is a column of the display from the top, box by box.
func tellBoxes(p rail.Pile) string {
	var out []string
	for _, g := range p {
		if g == rail.None {
			out = append(out, "-")
		} else {
			out = append(out, g.String())
		}
	}
	return orNone(out)
}

func orNone(words []string) string {
	if len(words) == 0 {
		return "none"
	}
	return strings.Join(words, ", ")
}
