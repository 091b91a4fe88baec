package own

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"kettle/rules/rail"
	"kettle/rules/rail/mapfile"
	"kettle/rules/rail/track"
)

// in is a mistake in a key of a hex.
func (c *checker) in(h int, key, format string, a ...any) *mapfile.Error {
	return &mapfile.Error{Line: c.land.Hexes[h].Line, Path: fmt.Sprintf("hexes[%d].%s", h, key), Text: fmt.Sprintf(format, a...)}
}

// hexes asks of each hex that the standard rules know all that is on it.
func (c *checker) hexes() *mapfile.Error {
	aos := c.family.name == "Age of Steam"
	refs := map[string]int{}
	for i := range c.land.Hexes {
		refs[c.land.Ref(track.HexID(i))] = i
	}
	for i := range c.land.Hexes {
		h := &c.land.Hexes[i]
		switch {
		case h.Site == track.Ring:
			return c.in(i, "site", `"ring" belongs to Washington D.C. only`)
		case h.Site != track.City && h.StartCubes > 0:
			return c.in(i, "start_cubes", "cubes lie in cities only")
		case h.Terrain == track.Tunnel && aos:
			return c.in(i, "terrain", `"tunnel" belongs to Steam only`)
		case h.Site == track.City && !slices.Contains(c.family.goods, h.Color):
			return c.in(i, "color", "%q is no color of %s", h.Color, c.family.name)
		case h.Column.Half != rail.NoHalf && !aos:
			return c.in(i, "column", "belongs to Age of Steam only")
		case h.Site == track.City && h.Column.Half == rail.NoHalf && aos:
			return c.in(i, "column", "a city of Age of Steam needs a column of the goods display")
		}
		key, name := "name", h.Name
		if name == "" {
			key, name = "place", h.Place
		}
		if name == "" {
			continue
		}
		if why := spelling(name); why != "" {
			return c.in(i, key, "%s", why)
		}
		if other, ref := refs[name]; ref && other != i {
			return c.in(i, key, "%q is the grid reference of the hex on line %d", name, c.land.Hexes[other].Line)
		}
	}
	return nil
}

// maxName is the longest name of a place, in letters.
const maxName = 24

// linking are the words between the names in an action: "deliver red from Ash by Elm to Oak".
var linking = []string{"to", "by", "via", "over", "on", "with", "from", "in", "at", "as", "but", "not"}

// spelling is what is wrong with a name, "" for nothing.
func spelling(name string) string {
	for _, c := range name {
		if !unicode.IsLetter(c) && !unicode.IsDigit(c) && !strings.ContainsRune(" .'&-’", c) {
			return fmt.Sprintf("%q cannot stand in a name", c)
		}
	}
	words := strings.Split(name, " ")
	for _, w := range words {
		if slices.Contains(linking, w) {
			return fmt.Sprintf("the word %q cannot stand alone in a name; join it with dashes", w)
		}
	}
	switch {
	case slices.Contains(words, ""):
		return "a name has single spaces, and none at its ends"
	case len([]rune(name)) > maxName:
		return fmt.Sprintf("a name has up to %d letters", maxName)
	}
	return ""
}

// joined asks for two cities, and that track can join all cities, for every number of players.
func (c *checker) joined() *mapfile.Error {
	for seats := c.land.MinSeats; seats <= c.land.MaxSeats; seats++ {
		l := c.land.For(seats)
		cities := 0
		for i := range l.Hexes {
			if l.Hexes[i].Site == track.City {
				cities++
			}
		}
		if cities < 2 {
			return c.wrong("hexes", "hexes", "lists fewer than two cities for %d players", seats)
		}
		if far := apart(l); far != track.None {
			h := &l.Hexes[far]
			return &mapfile.Error{Line: h.Line, Path: fmt.Sprintf("hexes[%d].open", c.number(h)), Text: fmt.Sprintf("no track can join %s to the other cities", h.Name)}
		}
	}
	return nil
}

// number is the place of a hex in the file.
func (c *checker) number(h *track.Hex) int {
	return slices.IndexFunc(c.land.Hexes, func(o track.Hex) bool { return o.At == h.At })
}

// apart is a city that no track can join to the first one; track.None if there is no such city.
func apart(l *track.Land) track.HexID {
	city := func(h *track.Hex) bool { return h.Site == track.City }
	first := track.HexID(slices.IndexFunc(l.Hexes, func(h track.Hex) bool { return city(&h) }))
	reached := l.Reached(first)
	for i := range l.Hexes {
		if city(&l.Hexes[i]) && !reached[i] {
			return track.HexID(i)
		}
	}
	return track.None
}
