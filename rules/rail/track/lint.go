package track

import (
	"fmt"
	"slices"

	"kettle/rules/hex"
	"kettle/rules/rail"
	"kettle/rules/rail/mapfile"
)

// Lint says what is wrong with a map that can be read but not well be played, one sentence each, with its line.
func Lint(l *Land) (out []*mapfile.Error) {
	say := func(h HexID, key, format string, a ...any) {
		e := &mapfile.Error{Path: fmt.Sprintf("hexes[%d].%s", h, key), Line: l.Hexes[h].Line, Text: fmt.Sprintf(format, a...)}
		out = append(out, e)
	}
	cubes, cities, faces := 0, 0, [7]int{}
	for i := range l.Hexes {
		h, id := &l.Hexes[i], HexID(i)
		cubes += h.StartCubes
		for _, d := range h.Gridlock {
			if faces[d]++; faces[d] > 1 {
				say(id, "gridlock", "die face %d is given twice", d)
			}
		}
		if h.Site == City {
			cities++
			if h.Open.Len() < 2 && !h.Flagged("honshu-tile") {
				say(id, "open", "%s has one open side only", h.Name)
			}
			if h.Color != rail.Black && h.Color != rail.Gray && l.Total[h.Color] == 0 {
				say(id, "color", "there are no %v cubes", h.Color)
			}
		}
		for _, s := range h.Open.Sides() {
			n := &l.Hexes[l.Next(id, s)]
			switch {
			case h.Site == City && n.Site == City && id < l.Next(id, s):
				say(id, "site", "%s and %s are neighbours", h.Name, n.Name)
			case h.Site == Ring && (n.Site != Open || n.Zone != "suburb"):
				say(id, "open", "%s touches a hex that is no plain suburb", h.Name)
			case h.Zone == "centre" && n.Zone == "suburb":
				say(id, "zone", "the centre touches a suburb on line %d", n.Line)
			}
		}
		if h.Site == Ring && h.Open.Len() != 2 {
			say(id, "open", "%s must touch two hexes", h.Name)
		}
	}
	if cities < 2 {
		out = append(out, &mapfile.Error{Path: "hexes", Line: l.Hexes[0].Line, Text: "lists fewer than two cities"})
	}
	total := 0
	for _, n := range l.Total {
		total += n
	}
	if cubes > total {
		out = append(out, &mapfile.Error{Path: "goods_total", Line: l.Line("goods_total"), Text: fmt.Sprintf("has %d cubes, but the hexes ask for %d", total, cubes)})
	}
	if far := slices.Index(l.Reached(0), false); far >= 0 {
		say(HexID(far), "open", "no track can join this hex to the first one")
	}
	return out
}

// Reached is, by hex, what open sides join to a hex.
func (l *Land) Reached(from HexID) []bool {
	seen := make([]bool, len(l.Hexes))
	seen[from] = true
	for todo := []HexID{from}; len(todo) > 0; todo = todo[1:] {
		for s := range hex.Side(hex.Sides) {
			if n := l.Next(todo[0], s); l.Hexes[todo[0]].Open.Has(s) && !seen[n] {
				seen[n] = true
				todo = append(todo, n)
			}
		}
	}
	return seen
}
