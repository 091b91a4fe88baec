package track_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/hex"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// on is a game on one of the five maps.
func on(t testing.TB, id string) *game { return &game{t, board(t, id)} }

func TestRing(t *testing.T) {
	ring := []string{"0,-1 ring Q", "1,-2 ring R"}
	t.Run("WDC-06 track is never laid on a 495 hex", func(t *testing.T) {
		aos(t, ring...).lay(red, "0,-2", "N-S").no(red, "Q", "N-S", "WDC-06").no(red, "Q", "N+S", "WDC-06")
		g := on(t, "washington-dc")
		g.no(red, "American Legion Bridge", "S-SE", "WDC-06")
	})
	t.Run("WDC-07 track between a 495 hex and a city or town is a complete link", func(t *testing.T) {
		g := aos(t, ring...)
		g.must(!g.b.Reached(g.hex("Q")), "no track touches it").lay(red, "0,-2", "N-S").links(1).must(g.b.Reached(g.hex("Q")) && !g.b.Reached(g.hex("R")), "track touches Q")
		aos(t, "2,-1 ring Q").lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").lay(red, "T", "N+SE").lay(red, "1,0", "NW-NE").links(2).lay(red, "2,0", "SE-NW")
	})
	t.Run("WDC-30 no track starts from it", func(t *testing.T) {
		g := aos(t, ring...).no(red, "0,-2", "S-SW", "AOS-056").lay(red, "2,0", "SE-NW").no(red, "0,-2", "S-SW", "AOS-058").lay(red, "0,-2", "S-N")
		g.must(g.b.Stop(g.hex("Q")) && !g.b.City(g.hex("Q")), "a stop but no city")
		// nor is unowned track that comes from nowhere else extended
		aos(t, "1,0 ring Q", "0,-1 town W").lay(red, "0,-2", "N-S").lay(red, "W", "N+SE").lay(red, "1,-1", "NW-S").links(2)
	})
	t.Run("WDC-31 no link runs from one 495 hex to another", func(t *testing.T) {
		g := aos(t, "0,-1 ring Q", "2,-4 ring R").lay(red, "2,0", "SE-NW").no(red, "1,-2", "SW-NE", "AOS-058")
		g.b = g.b.Put(red, g.find("1,-2", "SW-NE")) // as no lay can be made
		g.no(red, "2,-3", "SW-N", "AOS-063").lay(red, "2,-3", "SW-S")
	})
}

func TestNewCityTiles(t *testing.T) {
	t.Run("AOS-014 eight new city tiles", func(t *testing.T) {
		got := ""
		for _, c := range land(t, "washington-dc").NewCities {
			got += c.Letter + " " + c.Color.String() + ", "
		}
		if got != "A red, B blue, C black, D black, E yellow, F purple, G black, H black, " {
			t.Error(got)
		}
	})
}

func TestMarks(t *testing.T) {
	sin := func(idle track.Idle) *game { return newGame(t, "steam", track.Policy{Idle: idle}) }
	marks := func(g *game, at, s string) int { return g.b.Sections()[g.b.SectionAt(g.hex(at), side(g, s))].Marks }
	t.Run("SIN-09 a section left alone gets a token more and is kept; extending it takes them off", func(t *testing.T) {
		g := sin(track.Mark).lay(red, "0,-2", "N-S").end(red)
		g.must(marks(g, "0,-2", "N") == 0, "begun this turn").end(red).end(blue).end(red).owns("0,-2", "N", "0")
		g.must(marks(g, "0,-2", "N") == 2, "two turns").lay(red, "0,-2", "N-SW").must(marks(g, "0,-2", "SW") == 2, "redirecting is no extension")
		text, _ := g.b.MarshalText()
		back, err := g.b.Map().Read(string(text), 2)
		g.must(err == nil && back.Sections()[0].Marks == 2, "read back")
		g.end(red).lay(red, "-1,-1", "NE-S").must(marks(g, "0,-2", "N") == 0, "extended")
	})
	t.Run("SIN-28 completing a link is extending it", func(t *testing.T) {
		g := sin(track.Mark).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").end(red, red, red)
		(&game{t, g.b}).city(blue, "T", "").links(1)
		g.lay(red, "T", "N+S").links(1).must(marks(g, "0,-1", "N") == 0 && marks(g, "T", "S") == 0, "no tokens")
	})
	t.Run("SIN-34 marked once", func(t *testing.T) {
		g := sin(track.MarkOnce).lay(red, "0,-2", "N-S").end(red, red, red, red)
		g.must(marks(g, "0,-2", "N") == 1, "one token")
	})
	t.Run("SIN-29 nothing is lost by standing still", func(t *testing.T) {
		g := sin(track.Keep).lay(red, "0,-2", "N-S").end(red, red).owns("0,-2", "N", "0")
		g.must(marks(g, "0,-2", "N") == 0, "no tokens")
	})
}

func TestFoundedTowns(t *testing.T) {
	c := track.Steam.Costs
	c.First.Town, c.First.TownClause, c.Both = 3, "WWH-10", false
	wwh := func(t *testing.T) *game {
		return newGame(t, "steam", track.Policy{Founds: "WWH-08", Costs: &c}, "0,-1 mountain", "0,-1 river", "1,-2 bay")
	}
	t.Run("WWH-08 a town tile on an empty hex only", func(t *testing.T) {
		g := wwh(t).lay(red, "0,-2", "N-S").no(red, "0,-2", "N+S+SE", "WWH-08").lay(red, "0,-1", "N+S+SE").links(1).no(red, "0,-1", "N-S", "STM-067")
		g.must(g.b.Town(g.hex("0,-1")), "a town now").lay(red, "0,-1", "N+S+SE+SW").no(red, "1,-2", "NW+S", "STM-067")
		g.city(red, "0,-1", "").links(1).city(red, "0,-2", "STM-095")
	})
	t.Run("WWH-10 a new town costs $3 for the town, an improved one $1", func(t *testing.T) {
		g := wwh(t).lay(red, "0,-2", "N-S").costs("0,-2", "N", 2, "STM-086").costs("1,1", "N+S", 5, "WWH-10").costs("0,-1", "N+S", 7, "WWH-10")
		g.lay(red, "0,-1", "N+S").costs("0,-1", "N+S+SE", 4, "STM-086")
	})
	t.Run("WWH-11 mountain pays no river", func(t *testing.T) {
		wwh(t).costs("0,-1", "N-S", 4, "STM-085")
	})
}

func TestJapan(t *testing.T) {
	const tunnel, aomori, b, hakodate = "Seikan Tunnel", "Aomori", "Hakodate south shore", "Hakodate"
	dig := func(g *game) track.Lay {
		h := g.hex(tunnel)
		return track.Lay{At: g.b.Land().Hexes[h].Spot, Tile: "tunnel"}
	}
	put := func(g *game, by rules.Seat) *game {
		g.Helper()
		n, err := g.b.Lay(by, dig(g))
		if err != nil {
			g.Fatal(err)
		}
		g.b = n
		return g
	}
	t.Run("JPN-11 from Aomori once it is a city, or from the hex below Hakodate", func(t *testing.T) {
		g := on(t, "japan")
		g.must(g.b.CheckLay(red, dig(g)) != nil, "from nowhere").lay(red, b, "N-S")
		g.must(g.b.CheckLay(blue, dig(g)) != nil, "another's track").must(slices.Contains(slices.Collect(g.b.Lays(red)), dig(g)), "from B")
		put(g, red).owns(tunnel, "S", "0")
		put(on(t, "japan").city(red, aomori, ""), red).links(0)
	})
	t.Run("JPN-12 $5, one build, neither redirected nor upgraded, and no link before its far end", func(t *testing.T) {
		g := on(t, "japan").lay(red, b, "N-S")
		if d, c := g.b.Cost(dig(g)); d != 5 || c != "JPN-12" {
			t.Errorf("$%d by %s", d, c)
		}
		put(g, red).links(0).must(len(g.b.Laid()) == 2, "one build").no(red, tunnel, "N-S", "JPN-12").no(red, tunnel, "N-S SE-NW", "JPN-12")
		g.lay(red, aomori, "N").links(1).must(g.b.Lines()[0].Tiles == 3, "three pieces")
		other := dig(g)
		other.At = g.b.Land().Hexes[g.hex(b)].Spot
		g.must(g.b.CheckLay(red, other) != nil, "the tunnel lies in its own hex")
	})
	t.Run("JPN-13 an abandoned tunnel loses its token", func(t *testing.T) {
		g := on(t, "japan").lay(red, b, "N-S")
		put(g, red).end(red).owns(tunnel, "N", "0").end(red).owns(tunnel, "N", "-").owns(b, "N", ".")
		put(g, blue).owns(tunnel, "N", "1").owns(b, "N", "1")
	})
	t.Run("STM-123 the tunnel of a complete link stays when its owner is bankrupt", func(t *testing.T) {
		g := on(t, "japan").lay(red, b, "N-S")
		put(g, red).lay(red, aomori, "N").links(1)
		g.b = g.b.Eliminate(red)
		g.owns(tunnel, "N", ".").must(len(g.b.Lines()) == 1, "neutral track")
	})
	t.Run("JPN-34 the tunnel is one track from north to south", func(t *testing.T) {
		g := on(t, "japan").lay(red, b, "N-S").no(red, tunnel, "N-S", "JPN-34").no(red, tunnel, "N-SE", "JPN-34")
		l := dig(g)
		l.Turn = 1
		g.must(g.b.CheckLay(red, l) != nil, "turned")
	})
	t.Run("JPN-35 a city in Aomori takes no token off the tunnel", func(t *testing.T) {
		g := on(t, "japan").lay(red, b, "N-S")
		put(g, red).lay(red, aomori, "N").end(red).city(blue, aomori, "").owns(tunnel, "N", "0").links(1)
	})
	t.Run("JPN-15 Uchiura Bay may be built on, at the price of a river", func(t *testing.T) {
		on(t, "japan").costs("Uchiura Bay", "S-N", 3, "STM-085").lay(red, "Uchiura Bay", "S-N").costs("Uchiura Bay", "S-NW", 2, "STM-086")
	})
	t.Run("JPN-36 only plain tiles on Uchiura Bay", func(t *testing.T) {
		on(t, "japan").no(red, "Uchiura Bay", "S", "STM-067").city(red, "Uchiura Bay", "STM-095")
	})
	t.Run("HOK-11 Uchiura Bay may be built on, at the price of a river", func(t *testing.T) {
		on(t, "hokkaido").costs("Uchiura Bay", "S-N", 3, "STM-085").lay(red, "Uchiura Bay", "S-N")
	})
	t.Run("HOK-23 only plain tiles on Uchiura Bay", func(t *testing.T) {
		on(t, "hokkaido").no(red, "Uchiura Bay", "S", "STM-067").no(red, "Uchiura Bay", "S+N", "STM-067")
	})
	t.Run("JPN-25 over the sea only where the map is open", func(t *testing.T) {
		g := on(t, "japan")
		for _, e := range g.b.Land().Bridges {
			s, ok := g.b.Land().Hexes[e.A].At.Toward(g.b.Land().Hexes[e.B].At)
			g.must(ok && g.b.Map().Crosses(e.A, s) && g.b.Map().Crosses(e.B, s.Opposite()), e.Name)
		}
		g.must(len(g.b.Land().Bridges) == 5, "five edges").no(red, "Ube", "SW-S", "STM-068")
	})
	t.Run("HOK-14 Honshu is a city open towards the hex below Hakodate alone", func(t *testing.T) {
		g := on(t, "hokkaido")
		g.must(g.b.Land().Hexes[g.hex("Honshu")].Open == hex.SetOf(hex.N), "one side").lay(red, b, "N-S").links(1)
	})
}

func TestPolicy(t *testing.T) {
	ban := rules.Refuse("XYZ-01", "no")
	p := track.Policy{
		MayLay: func(b *track.Board, by rules.Seat, l track.Lay) error {
			if slices.Contains(b.Gains(by, l), 0) || l.Tile == "gentle" {
				return ban
			}
			return nil
		},
		MayCity: func(b *track.Board, by rules.Seat, h track.HexID) error { return ban },
		Open:    func(l *track.Land, h track.HexID, s hex.Side) bool { return s == hex.N || s == hex.S },
	}
	g := newGame(t, "age-of-steam", p)
	g.lay(red, "0,-2", "N-S").no(red, "0,2", "S-NW", "AOS-053").no(red, "0,2", "S-NE", "AOS-053").city(red, "T", "XYZ-01")
	g.must(len(slices.Collect(g.b.Cities(red))) == 0, "no city")
	p.Open = nil
	g = newGame(t, "age-of-steam", p)
	g.no(red, "0,-2", "N-SE", "XYZ-01").lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").end(red, red)
	got := g.b.Gains(blue, g.find("T", "N"))
	g.must(len(got) == 3, "the town and two hexes of unowned track")
	got = g.b.Gains(red, g.find("2,0", "SE-NW"))
	g.must(len(got) == 1 && got[0] == g.hex("2,0"), "one hex")
}

// A ban like WDC-05 written as a map would write it: no track of one player in both neighbours of a ring hex.
func TestBothNeighbours(t *testing.T) {
	l := land(t, "washington-dc")
	var pairs [][]track.HexID
	for i := range l.Hexes {
		if l.Hexes[i].Site == track.Ring {
			var p []track.HexID
			for _, s := range l.Hexes[i].Open.Sides() {
				p = append(p, l.Next(track.HexID(i), s))
			}
			pairs = append(pairs, p)
		}
	}
	p := track.Policy{MayLay: func(b *track.Board, by rules.Seat, l track.Lay) error {
		gains := b.Gains(by, l)
		for _, p := range pairs {
			if (slices.Contains(gains, p[0]) || b.Has(by, p[0])) && (slices.Contains(gains, p[1]) || b.Has(by, p[1])) {
				return rules.Refuse("WDC-05", "track beside both sides of a 495 hex")
			}
		}
		return nil
	}}
	b := track.NewMap(l, track.AgeOfSteam, p).Board()
	r := rand.New(rand.NewPCG(8, 8))
	banned := 0
	random(t, b, 2, 150, r, func(b *track.Board, by rules.Seat) {
		for s := range rules.Seat(2) {
			for _, p := range pairs {
				if b.Has(s, p[0]) && b.Has(s, p[1]) {
					t.Fatalf("seat %d has track in hexes %v", s, p)
				}
			}
		}
		for _, p := range pairs {
			for _, s := range b.Map().Code.Shapes() {
				if l, ok := b.LayOn(p[0], s.Name, 0); ok {
					if err := b.CheckLay(by, l); err != nil && strings.HasSuffix(err.Error(), "(WDC-05)") {
						banned++
					}
				}
			}
		}
	})
	if len(pairs) != 4 || banned == 0 {
		t.Errorf("%d pairs, %d bans", len(pairs), banned)
	}
}

// Gains must tell what Put does.
func TestGains(t *testing.T) {
	for _, id := range maps {
		b := board(t, id)
		r := rand.New(rand.NewPCG(5, 5))
		for turn := range 60 {
			by := rules.Seat(turn % 3)
			lays := slices.Collect(b.Lays(by))
			for range 5 {
				if len(lays) == 0 {
					break
				}
				l := lays[r.IntN(len(lays))]
				n := b.Put(by, l)
				gains := b.Gains(by, l)
				for h := range b.Land().Hexes {
					h := rail.Stop(h)
					if got, want := slices.Contains(gains, h), n.Has(by, h) && !b.Has(by, h); got != want {
						t.Fatalf("%s: %v by %d gains %v, Put gives hex %d: %v", id, l, by, gains, h, want)
					}
					if got, want := b.EndsAfter(by, l, h), n.Ends(by, h); got != want {
						t.Fatalf("%s: %v by %d gives %d ends at hex %d, Put gives %d", id, l, by, got, h, want)
					}
				}
			}
			if len(lays) > 0 {
				b = b.Put(by, lays[r.IntN(len(lays))])
			}
			b = b.EndBuild(by)
		}
	}
}
