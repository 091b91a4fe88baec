package track_test

import (
	"slices"
	"testing"

	"kettle/rules"
)

func TestSteamBuilding(t *testing.T) {
	t.Run("STM-065 one tile after another", func(t *testing.T) {
		g := stm(t).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").lay(red, "T", "N+S")
		g.must(len(g.b.Laid()) == 3, "three tiles")
	})
	t.Run("STM-066 redirecting and improving count, a new city does not", func(t *testing.T) {
		g := stm(t).lay(red, "0,-2", "N-S").lay(red, "0,-2", "N-SE").lay(red, "-1,-2", "NE-SE").lay(red, "0,-2", "N-SE S-NW").city(red, "T", "")
		g.must(len(g.b.Laid()) == 4, "four tiles, three of them in one hex")
	})
	t.Run("STM-067 town tiles in towns, plain ones elsewhere, nothing on a city", func(t *testing.T) {
		g := stm(t).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").no(red, "T", "N-S", "STM-067").no(red, "A", "N-S", "STM-067").no(red, "-1,-2", "NE+S", "STM-067")
		g.lay(red, "T", "N+NE+SE+NW").links(1)
	})
	t.Run("STM-068 not off the map, not across a closed edge", func(t *testing.T) {
		stm(t, "0,-2 wall S").no(red, "0,-2", "N-S", "STM-068").no(red, "0,-4", "S-N", "STM-068").lay(red, "0,-2", "N-SE")
	})
	t.Run("STM-069 a city, a town with an own link, an incomplete link that is own or open to claim", func(t *testing.T) {
		g := linked(stm(t)).lay(red, "T", "N+S+SE").lay(red, "0,1", "N-S").end(red, red).owns("0,1", "N", ".").owns("T", "SE", ".")
		g.lay(red, "0,2", "N-NE").owns("T", "S", "0").lay(red, "1,0", "NW-S").owns("T", "SE", "0").no(blue, "1,-1", "N-S", "STM-069")
		stm(t).lay(red, "0,-2", "N-S").end(red, red).lay(blue, "0,-1", "N-S").owns("0,-2", "N", "1")
		stm(t, "2,-4 city E").lay(red, "1,-3", "NW-S NE-SE").owns("1,-3", "NE", "0") // no first tile of AOS-056
	})
	t.Run("STM-070 a town without an own link is no start, nor is nothing", func(t *testing.T) {
		linked(stm(t)).end(red).no(blue, "0,1", "N-S", "STM-070").no(blue, "T", "N+S+NW", "STM-070").no(blue, "U", "N", "STM-069")
	})
	t.Run("STM-071 track need not be connected", func(t *testing.T) {
		stm(t).lay(red, "0,-2", "N-S").lay(red, "0,2", "S-N").lay(red, "2,0", "SE-NW")
	})
	t.Run("STM-072 no exit meets another player's", func(t *testing.T) {
		g := stm(t).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").lay(blue, "2,0", "SE-NW").lay(blue, "1,0", "SE-NW").no(red, "T", "N+SE", "STM-072").no(blue, "T", "SE+N", "STM-072")
		g.lay(blue, "1,0", "SE-SW").no(red, "0,1", "NE-S", "STM-072")
		stm(t).lay(red, "0,-2", "N-S").lay(blue, "1,-3", "NW-S").lay(blue, "1,-2", "N-NW").no(red, "0,-2", "N-SE", "STM-072")
	})
	t.Run("STM-073 blocking and running up beside", func(t *testing.T) {
		g := stm(t).lay(red, "0,-2", "N-S").lay(blue, "-1,-2", "NE-S").lay(blue, "-1,-1", "N-SE").lay(blue, "0,-1", "SE-NW")
		g.must(len(g.b.Sections()) == 2, "they do not join")
	})
	t.Run("STM-074 track branches in cities and towns only", func(t *testing.T) {
		for _, s := range stm(t).b.Map().Code.Shapes() {
			if m := s.Name.Tracks(0); !s.Town() && len(m) == 2 && m[0]&m[1] != 0 {
				t.Errorf("%q branches", s.Name)
			}
		}
	})
	t.Run("STM-075 no link begins and ends in one place", func(t *testing.T) {
		stm(t).lay(red, "0,-2", "N-NE").no(red, "1,-3", "SW-NW", "STM-075")
	})
	t.Run("STM-076 each of two tracks by itself, of a town one exit is enough", func(t *testing.T) {
		g := stm(t).lay(red, "0,-2", "N-NW").no(red, "1,-3", "NW-SE N-S", "STM-076").no(red, "1,-3", "NW-SE SW-S", "STM-076")
		g.lay(red, "-1,-2", "NE-SW SE-NW")
		stm(t).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").lay(red, "T", "N+S+NW+SW").owns("T", "SW", "0")
	})
}

func TestSteamChanging(t *testing.T) {
	t.Run("STM-077 only the outer exit of an incomplete link changes", func(t *testing.T) {
		g := stm(t).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").no(red, "0,-2", "N-SE", "STM-077").no(red, "0,-1", "S-SE", "STM-077")
		(&game{t, g.b}).lay(red, "0,-1", "N-SE").owns("0,-1", "SE", "0")
		g.lay(red, "T", "N").no(red, "0,-1", "N-SE", "STM-077").no(blue, "0,-1", "N-SE", "STM-081")
		// unowned, and not open to claim
		g = linked(stm(t)).lay(red, "0,1", "N-S").end(red, red).lay(blue, "2,0", "SE-NW").lay(blue, "1,0", "SE-SW")
		g.no(blue, "0,1", "N-NE", "STM-077").lay(red, "0,1", "N-SE")
	})
	t.Run("STM-077 of two links on a tile one changes", func(t *testing.T) {
		g := stm(t).lay(red, "-1,-2", "NE-SE").lay(red, "0,-2", "N-S SE-NW").no(red, "0,-2", "N-SE S-NW", "STM-077")
		g.lay(red, "0,-2", "N-S SW-NW")
	})
	t.Run("STM-078 redirecting neither keeps nor claims, unless it completes", func(t *testing.T) {
		g := stm(t, "1,-1 city E").lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").end(red).lay(red, "0,-1", "N-SW").end(red).owns("0,-1", "N", ".")
		g.lay(blue, "0,-1", "N-S").owns("0,-1", "N", ".").lay(blue, "0,-1", "N-SE").links(0, 1)
	})
	t.Run("STM-078 a link begun in the turn stays begun when it is redirected", func(t *testing.T) {
		stm(t).lay(red, "0,-2", "N-S").lay(red, "0,-2", "N-SE").end(red).owns("0,-2", "SE", "0").end(red).owns("0,-2", "SE", ".")
	})
	t.Run("STM-079 town tiles cannot be redirected", func(t *testing.T) {
		linked(stm(t)).no(red, "T", "N+SE", "STM-079").no(red, "T", "N+SE+SW", "STM-079")
	})
	t.Run("STM-080 improving keeps every track and adds more", func(t *testing.T) {
		g := stm(t).lay(red, "0,-2", "N-S").lay(red, "-1,-2", "NE-SE").no(red, "0,-2", "N-S", "STM-080").no(red, "0,-2", "NE-SW SE-NW", "STM-080").no(red, "0,-2", "N-S NE-SW", "STM-069")
		g.lay(red, "0,-2", "N-S SE-NW").must(len(g.b.Sections()) == 2, "two links")
		linked(stm(t)).lay(red, "T", "N+S+SE").lay(red, "T", "N+S+SE+NW")
	})
	t.Run("STM-081 another player's track may be improved around", func(t *testing.T) {
		crossed(stm(t)).no(blue, "0,-2", "NE-SW SE-NW", "STM-081").lay(blue, "0,-2", "N-S SE-NW").owns("0,-2", "N", "0").owns("0,-2", "SE", "1")
	})
	t.Run("STM-082 one lay redirects or improves, never both", func(t *testing.T) {
		stm(t).lay(red, "-1,-2", "NE-SE").lay(red, "0,-2", "N-S").no(red, "0,-2", "N-SE S-NW", "STM-082")
	})
}

func TestSteamLinks(t *testing.T) {
	t.Run("STM-087 stops are cities and town tiles", func(t *testing.T) {
		g := stm(t).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").links(0).lay(red, "T", "N").links(1)
		g.must(g.b.Stop(g.hex("T")) && g.b.Stop(g.hex("A")) && !g.b.Stop(g.hex("U")), "stops")
	})
	t.Run("STM-088 complete with a stop at both ends", func(t *testing.T) {
		g := linked(stm(t))
		for _, s := range g.b.Sections() {
			g.must(s.Complete() == (s.Ends[0].Stop && s.Ends[1].Stop) && s.Complete() == (s.Pieces == 3), "complete")
		}
	})
	t.Run("STM-089 the builder owns a link, complete or not", func(t *testing.T) {
		linked(stm(t)).owns("0,-2", "N", "0").owns("T", "S", "0")
	})
	t.Run("STM-090 every spur of a town tile is the layer's", func(t *testing.T) {
		g := linked(stm(t)).lay(blue, "2,0", "SE-NW").lay(blue, "1,0", "SE-NW").lay(blue, "T", "N+S+SE+SW").owns("T", "SW", "1").owns("T", "SE", "1").owns("T", "S", "0")
		g.links(1, 1)
	})
	t.Run("STM-091 what was neither begun nor extended becomes unowned", func(t *testing.T) {
		g := linked(stm(t)).owns("T", "S", "0").lay(red, "2,0", "SE-NW").end(red).owns("T", "S", ".").owns("2,0", "SE", "0")
		g.lay(red, "1,0", "SE-N").end(red).owns("2,0", "SE", "0").end(red).owns("2,0", "SE", ".").links(1)
	})
	t.Run("STM-092 who may claim an unowned link", func(t *testing.T) {
		g := linked(stm(t)).lay(red, "2,0", "SE-NW").end(red, red).lay(blue, "1,0", "SE-N").owns("2,0", "SE", "1")
		g.no(blue, "0,1", "N-S", "STM-070").lay(red, "0,1", "N-S").owns("T", "S", "0")
	})
	t.Run("STM-092 new track may join an end that it could not claim with its other end", func(t *testing.T) {
		linked(stm(t)).lay(red, "0,1", "N-S").end(red, red).no(blue, "0,2", "N-NE", "STM-070").lay(blue, "0,2", "N-S").links(1, 1)
	})
	t.Run("STM-093 a complete link keeps its owner", func(t *testing.T) {
		linked(stm(t)).end(red, blue, red, blue).links(1, 0)
	})
	t.Run("STM-094 neighbouring cities are not linked by that", func(t *testing.T) {
		g := stm(t, "0,-2 city E")
		g.must(len(g.b.Net().Lines) == 0, "no line")
	})
	t.Run("STM-123 complete links of a bankrupt player stay as neutral track", func(t *testing.T) {
		g := linked(stm(t))
		g.b = g.b.Eliminate(red)
		g.owns("0,-2", "N", ".").no(blue, "0,-1", "N-SE", "STM-077").must(len(g.b.Lines()) == 1 && g.b.Lines()[0].Owner == rules.Nobody && g.b.Gone(red), "neutral")
	})
	t.Run("STM-124 incomplete links of a bankrupt player become unowned", func(t *testing.T) {
		g := stm(t).lay(red, "0,-2", "N-S")
		g.b = g.b.Eliminate(red)
		g.lay(blue, "0,-1", "N-S").owns("0,-2", "N", "1")
	})
}

func TestSteamCities(t *testing.T) {
	t.Run("STM-095 on any town, between tiles too; the town tile goes back", func(t *testing.T) {
		linked(stm(t)).lay(red, "2,0", "SE-NW").city(red, "T", "").owns("T", "S", "-").city(red, "T", "STM-095").city(red, "A", "STM-095").city(blue, "U", "").lay(red, "0,1", "N-S")
	})
	t.Run("STM-096 next to a city too", func(t *testing.T) { stm(t, "0,-2 town W").city(red, "W", "") })
	t.Run("STM-097 it is open on all six sides", func(t *testing.T) {
		stm(t).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").lay(blue, "2,0", "SE-NW").lay(blue, "1,0", "SE-NW").city(blue, "T", "").links(1, 1)
	})
	t.Run("STM-098 an unowned link that it completes goes to who placed it", func(t *testing.T) {
		stm(t).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").end(red, red).city(blue, "T", "").links(0, 1)
	})
	t.Run("STM-099 a spur vanishes, track that runs on stays", func(t *testing.T) {
		g := linked(stm(t)).lay(red, "T", "N+S+SE+NW").lay(red, "0,1", "N-S").city(blue, "T", "").owns("0,1", "N", "0").owns("T", "SE", "-")
		g.must(len(g.b.Sections()) == 2, "a link and a section")
		linked(stm(t)).lay(red, "0,1", "N-S").end(red, red).city(blue, "T", "").owns("0,1", "N", ".").lay(blue, "0,2", "N-NE").owns("0,1", "N", "1")
	})
	t.Run("STM-100 complete links that met in the town end at the city", func(t *testing.T) {
		linked(stm(t)).lay(blue, "2,0", "SE-NW").lay(blue, "1,0", "SE-NW").lay(blue, "T", "N+S+SE").links(1, 1).city(red, "T", "").links(1, 1).owns("1,0", "NW", "1")
		stm(t, "0,-2 town W").lay(red, "0,-2", "N+S").links(1).city(blue, "W", "").links(0, 0)
	})
	t.Run("STM-101 no link gets both its ends from it", func(t *testing.T) {
		g := stm(t).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").lay(red, "T", "N+NE").lay(red, "1,-1", "SW-S").lay(red, "1,0", "N-NW").city(red, "T", "STM-101")
		g.must(len(slices.Collect(g.b.Cities(red))) == 2, "the other two towns")
	})
}
