package own

import (
	"fmt"
	"strings"

	"kettle/rules/rail"
	"kettle/rules/rail/mapfile"
	"kettle/rules/rail/track"
)

// A Fact is one line of what is on a map: "towns", "7".
type Fact struct{ Label, Value string }

// HeadFacts are the name, the family and the players of a map.
func HeadFacts(h *mapfile.Head) []Fact {
	seats := fmt.Sprint(h.MaxSeats)
	if h.MinSeats != h.MaxSeats {
		seats = fmt.Sprintf("%d to %d", h.MinSeats, h.MaxSeats)
	}
	return []Fact{{"name", h.Title}, {"family", families[h.Family].name}, {"players", seats}}
}

// Facts are what is on a map of hexes.
func Facts(l *track.Land) []Fact {
	var terrains [track.Tunnel + 1]int
	var cities [rail.Goods]int
	rivers, towns, start := 0, 0, 0
	for i := range l.Hexes {
		h := &l.Hexes[i]
		terrains[h.Terrain]++
		start += h.StartCubes
		if h.River {
			rivers++
		}
		switch h.Site {
		case track.City:
			cities[h.Color]++
		case track.Town:
			towns++
		}
	}
	land := []string{}
	for t, n := range terrains {
		if n > 0 {
			land = append(land, fmt.Sprintf("%d %s", n, track.Terrain(t)))
		}
	}
	turns := []string{}
	for seats, n := range l.Figures.Turns {
		if n > 0 {
			turns = append(turns, fmt.Sprintf("%d with %d", n, seats))
		}
	}
	return append(HeadFacts(&l.Head),
		Fact{"hexes", fmt.Sprintf("%d: %s; %d with a river", len(l.Hexes), strings.Join(land, ", "), rivers)},
		Fact{"cities", Colors(cities)},
		Fact{"towns", fmt.Sprint(towns)},
		Fact{"cubes", fmt.Sprintf("%s; %d of them in sight at first", Colors(l.Total), start)},
		Fact{"turns", ruled(strings.Join(turns, ", "))},
		Fact{"tiles", tiles(l.Figures)})
}

// tiles is how many tiles a player lays.
func tiles(f track.Figures) string {
	var out []string
	if f.Tiles > 0 {
		out = append(out, fmt.Sprintf("%d in a turn", f.Tiles))
	}
	if f.EngineerTiles > 0 {
		out = append(out, fmt.Sprintf("%d with the Engineer", f.EngineerTiles))
	}
	return ruled(strings.Join(out, ", "))
}

// ruled says so of what the file leaves to the rules.
func ruled(s string) string {
	if s == "" {
		return "as the rules say"
	}
	return s
}

// Colors is how many there are of each colour, "7: 2 red, 2 blue, 3 purple".
func Colors(n [rail.Goods]int) string {
	sum, parts := 0, []string{}
	for g, k := range n {
		name := rail.Good(g).String()
		if rail.Good(g) == rail.None {
			name = "without a color"
		}
		if sum += k; k > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", k, name))
		}
	}
	return fmt.Sprintf("%d: %s", sum, strings.Join(parts, ", "))
}
