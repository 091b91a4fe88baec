package track_test

import (
	"testing"

	"kettle/rules/rail/track"
)

func TestCosts(t *testing.T) {
	hills := []string{"0,-2 river", "1,-3 mountain", "-1,-2 mountain", "-1,-2 river", "0,-4 bay", "T river", "U mountain"}
	for i, h := range hills {
		if h[0] == 'T' {
			hills[i] = "0,0 river"
		}
		if h[0] == 'U' {
			hills[i] = "2,-2 mountain"
		}
	}
	t.Run("AOS-084 a tile on an empty hex", func(t *testing.T) {
		g := aos(t, hills...)
		for i, at := range []string{"1,1", "0,-2", "1,-3"} {
			g.costs(at, "N-S", 2+i, "AOS-084").costs(at, "N-SE", 2+i, "AOS-084").costs(at, "N-NE", 2+i, "AOS-084")
			g.costs(at, "N-SE S-NW", 3+i, "AOS-084").costs(at, "N-SE SW-NW", 3+i, "AOS-084").costs(at, "N-S SW-NW", 3+i, "AOS-084")
			g.costs(at, "N-S SE-NW", 4+i, "AOS-084").costs(at, "N-S SE-SW", 4+i, "AOS-084").costs(at, "N-SW S-NW", 4+i, "AOS-084")
		}
	})
	t.Run("AOS-085 the first tile in a town, terrain apart", func(t *testing.T) {
		for _, at := range []string{"T", "U", "V"} {
			aos(t, hills...).costs(at, "N", 2, "AOS-085").costs(at, "N+S", 3, "AOS-085").costs(at, "N+S+NW", 4, "AOS-085").costs(at, "N+S+SE+NW", 5, "AOS-085")
		}
	})
	t.Run("AOS-086 replacing", func(t *testing.T) {
		g := linked(aos(t, hills...)).costs("0,-2", "N-S SE-NW", 3, "AOS-086").costs("0,-2", "N-S SW-NW", 2, "AOS-086")
		g.costs("T", "N+S+SE", 3, "AOS-086").costs("T", "N+S+SE+NW", 3, "AOS-086")
	})
	t.Run("AOS-087 redirecting", func(t *testing.T) {
		g := aos(t, hills...).lay(red, "0,-2", "N-S").lay(red, "-1,-2", "NE-SE").end(red).costs("0,-2", "N-SE", 2, "AOS-087")
		g.costs("0,-2", "N-SE S-NW", 2, "AOS-086").costs("0,-2", "N-SE SW-NW", 2, "AOS-086").costs("0,-2", "N-SW SE-NW", 3, "AOS-086")
		g.lay(red, "0,-2", "N-S SE-NW").end(red).costs("0,-2", "N-SW S-NW", 2, "AOS-087")
	})
	t.Run("AOS-088 terrain is paid with the first tile only", func(t *testing.T) {
		g := aos(t, hills...).costs("1,-3", "NW-SE", 4, "AOS-084").lay(red, "1,-3", "NW-SE").end(red)
		g.costs("1,-3", "NW-S", 2, "AOS-087").costs("1,-3", "NW-SE N-S", 3, "AOS-086")
	})
	t.Run("AOS-090 worked example", func(t *testing.T) {
		g := aos(t, hills...).costs("1,-3", "NW-S", 4, "AOS-084").lay(red, "1,-3", "NW-S").lay(red, "0,-2", "N-NE").end(red)
		g.costs("1,-3", "NW-S SW-SE", 3, "AOS-086").lay(red, "1,-3", "NW-S SW-SE")
		g.lay(red, "1,-2", "N-S").lay(red, "1,-1", "N-SW").costs("T", "NE+SW", 3, "AOS-085").lay(red, "T", "NE+SW").end(red)
		g.costs("T", "two straights with disc NE+SW+SE+NW", 3, "AOS-086").lay(red, "T", "two straights with disc NE+SW+SE+NW")
	})
	t.Run("STM-083 one dollar an exit, one more in a town", func(t *testing.T) {
		stm(t).costs("1,1", "N-S", 2, "STM-085").costs("1,1", "N-S SE-NW", 4, "STM-085").costs("1,1", "N-NE S-SW", 4, "STM-085").costs("V", "N", 2, "STM-085").costs("V", "N+NE+SE+S", 5, "STM-085")
	})
	t.Run("STM-084 river $1, mountain $2, and both add up", func(t *testing.T) {
		stm(t, hills...).costs("0,-2", "N-S", 3, "STM-085").costs("1,-3", "N-S", 4, "STM-085").costs("-1,-2", "N-S", 5, "STM-085").costs("0,-4", "S-SE", 3, "STM-085")
	})
	t.Run("STM-085 the table", func(t *testing.T) {
		g := stm(t, hills...)
		for i, at := range []string{"1,1", "0,-2", "1,-3"} {
			g.costs(at, "N-S", 2+i, "STM-085").costs(at, "N-S SE-NW", 4+i, "STM-085")
		}
		for i, at := range []string{"V", "T", "U"} {
			for n, look := range []string{"N", "N+S", "N+S+NW", "N+NE+SE+S"} {
				g.costs(at, look, 2+n+i, "STM-085")
			}
		}
	})
	t.Run("STM-086 redirecting and improving cost the whole new tile without terrain", func(t *testing.T) {
		g := stm(t, hills...).lay(red, "1,-3", "NW-SE").costs("1,-3", "NW-S", 2, "STM-086").costs("1,-3", "NW-SE N-S", 4, "STM-086")
		g.lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").lay(red, "T", "N").costs("T", "N+S+SE+NW", 5, "STM-086").costs("T", "N+S", 3, "STM-086")
	})
	t.Run("zones, own prices and the price hook", func(t *testing.T) {
		c := track.AgeOfSteam.Costs
		c.River, c.Zones = 0, []track.Zone{{Name: "centre", First: track.Prices{Simple: 5, Coexisting: 10, Crossing: 10, Town: 3, Exit: 1, Clause: "WDC-08"}}}
		p := track.Policy{Costs: &c, Price: func(b *track.Board, l track.Lay, base int) int { return base * 10 }}
		g := newGame(t, "age-of-steam", p, "1,1 zone centre", "0,0 zone centre", "1,2 river")
		g.costs("1,1", "N-S", 50, "WDC-08").costs("1,1", "N-S SE-NW", 100, "WDC-08").costs("T", "N+S", 50, "WDC-08").costs("1,2", "N-S", 20, "AOS-084")
		c.First.Simple = 99
		g.costs("1,2", "N-S", 20, "AOS-084") // the map has its own copy
	})
}
