package washingtondc

import (
	"fmt"
	"slices"
	"testing"

	"kettle/rules"
	"kettle/rules/hex"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/ageofsteam/scene"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/track"
	"kettle/rules/rng"
)

var town = load()

func deal(t testing.TB, seats int, seed rng.Seed) *ageofsteam.State {
	t.Helper()
	p, err := game.New(rules.Setup{Game: game.ID, Seats: seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return p.(*ageofsteam.State)
}

func at(t testing.TB, name string) rail.Stop { return playtest.Hex(t, town.land, name) }

// sites lists the hexes of a kind in a zone as "name colour", in the order of the map file.
func sites(site track.Site, zone string) (out []string) {
	for i := range town.land.Hexes {
		if h := &town.land.Hexes[i]; h.Site == site && h.Zone == zone {
			text := h.Name
			if site == track.City {
				text += " " + h.Color.String()
			}
			out = append(out, text)
		}
	}
	slices.Sort(out)
	return out
}

func TestMap(t *testing.T) {
	t.Run("the file lints", func(t *testing.T) {
		for _, e := range track.Lint(town.land) {
			t.Error(e)
		}
	})
	count := map[string]int{}
	river := 0
	for i := range town.land.Hexes {
		h := &town.land.Hexes[i]
		count[h.Zone]++
		if h.River && h.Zone == "boundary" {
			river++
		}
	}
	t.Run("WDC-01 three zones, the centre enclosed by the boundary", func(t *testing.T) {
		for i := range town.land.Hexes {
			h := &town.land.Hexes[i]
			if (h.Zone == "") != (h.Site == track.Ring) {
				t.Errorf("%s lies in zone %q", h.Spot, h.Zone)
			}
			for s := range hex.Side(hex.Sides) {
				if n := town.land.Next(rail.Stop(i), s); h.Zone == "centre" && (n == track.None || town.land.Hexes[n].Zone == "suburb") {
					t.Errorf("the centre reaches beyond the boundary at %s", h.Spot)
				}
			}
		}
	})
	t.Run("WDC-36 98 hexes besides the four 495 hexes", func(t *testing.T) {
		playtest.Same(t, "zones", [...]int{count["centre"], count["boundary"], count["suburb"], count[""], river}, [...]int{20, 25, 53, 4, 10})
	})
	t.Run("WDC-02 four 495 hexes with their numbers", func(t *testing.T) {
		playtest.Same(t, "ring", len(town.ring), ringHexes)
		var faces []int
		for _, h := range town.ring {
			faces = append(faces, town.land.Hexes[h].Gridlock...)
		}
		slices.Sort(faces)
		playtest.Same(t, "faces", faces, []int{1, 2, 3, 4, 5, 6})
		playtest.Same(t, "markers", deal(t, 4, 1).Map().Marks, 4+1)
	})
	t.Run("WDC-18 which numbers they bear", func(t *testing.T) {
		for name, faces := range map[string][]int{"American Legion Bridge": {1, 2}, "College Park Interchange": {3}, "Woodrow Wilson Approach": {4, 5}, "Springfield Interchange": {6}} {
			playtest.Same(t, name, town.land.Hexes[at(t, name)].Gridlock, faces)
		}
	})
	t.Run("WDC-33 the cities and their colours", func(t *testing.T) {
		playtest.Same(t, "centre", sites(track.City, "centre"), []string{"Anacostia red", "Capitol Hill yellow", "Downtown purple", "Georgetown blue"})
		playtest.Same(t, "suburbs", sites(track.City, "suburb"), []string{"Alexandria blue", "Arlington red", "Bethesda yellow", "College Park red", "Falls Church purple",
			"Landover purple", "Silver Spring blue", "Suitland yellow"})
		playtest.Same(t, "boundary", len(sites(track.City, "boundary")), 0)
	})
	t.Run("WDC-35 the towns", func(t *testing.T) {
		playtest.Same(t, "centre", sites(track.Town, "centre"), []string{"Deanwood", "Petworth", "Tenleytown"})
		playtest.Same(t, "suburbs", sites(track.Town, "suburb"), []string{"Bladensburg", "Cabin John", "Chevy Chase", "Crystal City", "District Heights", "McLean", "Oxon Hill", "Takoma Park"})
		playtest.Same(t, "boundary", len(sites(track.Town, "boundary")), 0)
	})
	t.Run("WDC-34 the columns of the printed cities", func(t *testing.T) {
		var names []string
		for _, c := range deal(t, 3, 1).Map().Columns {
			if c.Tile < 0 {
				names = append(names, town.land.Hexes[c.Stop].Name)
			}
		}
		playtest.Same(t, "columns", names, []string{"Bethesda", "Silver Spring", "Georgetown", "Downtown", "Falls Church", "Arlington",
			"College Park", "Landover", "Capitol Hill", "Anacostia", "Suitland", "Alexandria"})
	})
}

func TestSetup(t *testing.T) {
	t.Run("WDC-03 three cubes on each city of the centre, two on each of the suburbs", func(t *testing.T) {
		s := deal(t, 4, 5)
		for i := range town.land.Hexes {
			h, want := &town.land.Hexes[i], 0
			switch {
			case h.Site == track.City && h.Zone == "centre":
				want = 3
			case h.Site == track.City:
				want = 2
			}
			playtest.Same(t, h.Spot.String(), len(s.Cubes(rail.Stop(i))), want)
		}
		playtest.Same(t, "bag", len(s.Bag()), 96-52-28)
	})
	t.Run("AOS-015 52 boxes: six columns of three in each half, four of two", func(t *testing.T) {
		s, boxes := deal(t, 3, 5), 0
		for c := range s.Map().Columns {
			boxes += len(s.Column(c))
		}
		playtest.Same(t, "columns", len(s.Map().Columns), 20)
		playtest.Same(t, "boxes", boxes, 52)
	})
	t.Run("WDC-37 10 rounds with 3 players and 8 with 4, the whole display, eight new cities", func(t *testing.T) {
		playtest.Same(t, "rounds", [...]int{deal(t, 3, 1).Rounds(), deal(t, 4, 1).Rounds()}, [...]int{10, 8})
		playtest.Same(t, "new cities", len(deal(t, 3, 1).Map().NewCities), 8)
	})
	t.Run("for three and four players", func(t *testing.T) {
		for _, n := range []int{0, 1, 2, 5} {
			if _, err := game.New(rules.Setup{Game: game.ID, Seats: n}); err == nil {
				t.Errorf("a game for %d is dealt", n)
			}
		}
	})
}

// building is a build turn of seat 0.
func building(t testing.TB, role ageofsteam.Role, cash int, track ...string) *ageofsteam.State {
	t.Helper()
	return scene.Scene{Map: town.m, Phase: "build", Round: 2, Players: []ageofsteam.Player{{Cash: cash, Role: role}, {Cash: 20}, {Cash: 20}}, Track: track}.At(t)
}

func TestCosts(t *testing.T) {
	costs := func(t *testing.T, s *ageofsteam.State, of map[string]int) {
		t.Helper()
		for text, want := range of {
			b := s.Bill(playtest.Lay(t, s.Track(), text))
			playtest.Same(t, text, b.Total(), want)
		}
	}
	t.Run("WDC-08 by zone", func(t *testing.T) {
		costs(t, building(t, 0, 20), map[string]int{"straight N-S on G5": 5, "straight N-S on D4": 4, "straight N-S on D6": 4, "acute N-NE on D8": 3})
		s := playtest.Do(t, building(t, 0, 20), "lay straight N-S on D6")
		playtest.Same(t, "cash", s.Player(0).Cash, 16)
	})
	t.Run("WDC-09 a town by zone, and $1 for each track", func(t *testing.T) {
		costs(t, building(t, 0, 20), map[string]int{"town end N on Tenleytown": 4, "straight with disc N, S on Petworth": 5, "town star N, SE, SW on Deanwood": 6,
			"two straights with disc NE, SE, SW, NW on Deanwood": 7, "town end S on McLean": 2, "gentle with disc N, SE on Oxon Hill": 3, "town half N, NE, NW on Bladensburg": 4})
	})
	t.Run("WDC-22 a complex tile costs the zone's price for each track; river and border nothing besides", func(t *testing.T) {
		costs(t, building(t, 0, 20), map[string]int{"two straights NE-SW and SE-NW on G5": 10, "gentle beside gentle N-SE and S-NW on D4": 8,
			"straight beside acute N-S and SW-NW on D6": 8, "two gentles N-SW and S-NW on D8": 6, "straight N-S on G8": 4, "straight N-S on E7": 4})
	})
	t.Run("WDC-23 replacing and redirecting cost what they do in the base game", func(t *testing.T) {
		for hex, first := range map[string]string{"G5": "straight N-S on G5", "D6": "straight N-S on D6", "D8": "straight N-S on D8"} {
			s := building(t, 0, 20, "0 "+first)
			costs(t, s, map[string]int{"straight and gentle N-S and SE-SW on " + hex: 3, "straight beside acute N-S and SW-NW on " + hex: 2, "gentle N-SE on " + hex: 2})
		}
		s := building(t, 0, 20, "0 town end N on Petworth")
		costs(t, s, map[string]int{"town right N, NE, S on Petworth": 3})
	})
}

func TestBuilding(t *testing.T) {
	lays := []any{"lay straight N-S on D8", "lay straight N-S on K9", "lay gentle N-SE on K3", "lay straight N-S on G9"}
	t.Run("WDC-04 up to two lays, or none", func(t *testing.T) {
		s := playtest.Do(t, building(t, 0, 20), lays[:2]...)
		playtest.No(t, s, lays[2], "WDC-04")
		playtest.Same(t, "next", playtest.Do(t, s, "done").Turn(), 1)
		playtest.Same(t, "next", playtest.Do(t, building(t, 0, 20), "done").Turn(), 1)
	})
	t.Run("WDC-10 three lays with Engineer, the cheapest free", func(t *testing.T) {
		s := playtest.Do(t, building(t, ageofsteam.Engineer, 20), lays[:2]...)
		playtest.Same(t, "cash", s.Player(0).Cash, 14)
		s, ev := playtest.Tell(t, s, lays[2])
		playtest.Same(t, "cash", s.Player(0).Cash, 14)
		playtest.Same(t, "event", ev[0].(ageofsteam.Laid).Cost, 0)
		playtest.No(t, s, lays[3], "WDC-10")
	})
	t.Run("WDC-24 the cheapest of the three comes off the third; worked example", func(t *testing.T) {
		// $5 in the centre, $3 in a suburb, $4 on the boundary.
		s := building(t, ageofsteam.Engineer, 20)
		var paid []int
		for _, l := range []string{"lay straight N-S on G5", "lay straight N-S on D8", "lay straight N-S on D4"} {
			was := s.Player(0).Cash
			s = playtest.Do(t, s, l)
			paid = append(paid, was-s.Player(0).Cash)
		}
		playtest.Same(t, "paid", paid, []int{5, 3, 1})
		// A redirected tile counts, and the third may be the cheapest itself.
		s = building(t, ageofsteam.Engineer, 9, "0 gentle N-SE on D8")
		s = playtest.Do(t, s, "lay straight N-S on G5", "lay straight N-S on D4", "lay straight N-S on D8")
		playtest.Same(t, "cash", s.Player(0).Cash, 0)
		// Cash must cover what remains.
		s = playtest.Do(t, building(t, ageofsteam.Engineer, 10), "lay straight N-S on D8", "lay straight N-S on G5")
		playtest.No(t, s, "lay two gentles N-SW and S-NW on D4", "AOS-089")
		playtest.Same(t, "cash", s.Player(0).Cash, 2)
		playtest.Do(t, s, "lay straight N-S on D4") // 4 less 3
		// The two lays without Engineer are paid.
		s = playtest.Do(t, building(t, 0, 20), lays[:2]...)
		playtest.Same(t, "cash", s.Player(0).Cash, 14)
	})
	t.Run("WDC-06 nothing is laid on a 495 hex", func(t *testing.T) {
		playtest.No(t, building(t, 0, 20), "lay acute N-NE on Springfield Interchange", "WDC-06")
	})
	t.Run("WDC-07 track from a city to a 495 hex is a link", func(t *testing.T) {
		s, ev := playtest.Tell(t, building(t, 0, 20), "lay straight N-S on D8")
		c := ev[1].(ageofsteam.Completed)
		playtest.Same(t, "link", fmt.Sprint(c.A, " ", c.B), "Arlington Springfield Interchange")
		playtest.Same(t, "pieces", s.Points(0).Track, 1)
		s = playtest.Do(t, building(t, 0, 20), "lay gentle SE-SW on C3", "lay gentle NE-NW on B3")
		playtest.Same(t, "links", s.Track().Links(0), 1)
	})
	t.Run("WDC-32 reached from the two hexes that it touches only, and worth nothing itself", func(t *testing.T) {
		for _, ring := range town.ring {
			playtest.Same(t, "sides", town.land.Hexes[ring].Open.Len(), 2)
		}
		s := playtest.Do(t, building(t, 0, 20), "lay straight N-S on D8")
		playtest.Same(t, "pieces", s.Points(0).Track, 1)
	})
	t.Run("WDC-30 no track starts from a 495 hex", func(t *testing.T) {
		s := building(t, 0, 20, "0 straight N-S on G9") // not the first tile of the game any more
		playtest.No(t, s, "lay gentle NE-NW on B3", "AOS-058")
		playtest.No(t, s, "lay acute SW-NW on B3", "AOS-058")
	})
	t.Run("WDC-31 no link from one 495 hex to another", func(t *testing.T) {
		s := building(t, 0, 20, "0 straight N-S on D8", "0 ends")
		for _, l := range s.Track().Lines() {
			playtest.Same(t, "level", l.Level, 1)
		}
	})
}

func TestBoth(t *testing.T) {
	gate := "lay gentle N-SE on A4"
	t.Run("WDC-05 one player may not have track in both hexes beside a 495 hex", func(t *testing.T) {
		s := building(t, 0, 20, "0 gentle SE-SW on C3", "0 gentle NE-NW on B3", "0 town end NW on Cabin John", "0 ends")
		playtest.No(t, s, gate, "WDC-05")
		other := playtest.Do(t, building(t, 0, 20, "1 gentle SE-SW on C3", "1 gentle NE-NW on B3", "0 town end NW on Cabin John"), gate)
		playtest.Same(t, "links", other.Track().Links(0), 1)
	})
	t.Run("WDC-28 any track in the hex counts, whether or not it leads to the 495 hex", func(t *testing.T) {
		s := building(t, 0, 20, "0 gentle SE-SW on C3", "0 straight NE-SW on B3", "0 town end NW on Cabin John", "0 ends")
		playtest.No(t, s, gate, "WDC-05")
	})
	t.Run("WDC-29 also by unowned track taken over, and by a new city", func(t *testing.T) {
		// Unowned track runs from Bethesda into B3; seat 0 has track in A4.
		abandoned := []string{"1 gentle SE-SW on C3", "1 gentle NE-S on B3", "1 ends", "1 ends", "0 town end NW on Cabin John", "0 gentle N-SE on A4", "0 ends"}
		s := building(t, ageofsteam.Urbanization, 20, abandoned...)
		o, on := s.Track().Owner(at(t, "B3"), hex.S)
		playtest.Same(t, "unowned", [...]any{o, on}, [...]any{rules.Nobody, true})
		playtest.No(t, s, "lay town right N, SE, NW on Cabin John", "WDC-05") // it would take the section over
		// B3's open end meets Cabin John from the north: a new city there would complete it for seat 0.
		playtest.No(t, s, "urbanize Cabin John with A", "WDC-05")
		// And so would a town exit to the north.
		for l := range s.Track().Lays(0) {
			if l.At.String() == "Cabin John" && s.Track().Map().Code != nil {
				for _, x := range l.Tile.Tracks(int(l.Turn)) {
					if x.Has(hex.N) {
						t.Errorf("%s is listed", l)
					}
				}
			}
		}
		playtest.Do(t, building(t, ageofsteam.Urbanization, 20, abandoned[:4]...), "urbanize Cabin John with A")
	})
}
