package halloween

import (
	"encoding/json"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rng"
)

const deals = 400 // of each difficulty

func eachDeal(t *testing.T, do func(level string, s *ageofsteam.State)) {
	t.Helper()
	for _, level := range difficulties {
		for seed := range uint64(deals) {
			do(level, deal(t, seed, "difficulty", level))
		}
	}
}

var table = map[string]struct{ unneeded, pumpkins, other int }{"easy": {4, 8, 16}, "normal": {6, 10, 14}, "hard": {8, 12, 12}}

func TestSetup(t *testing.T) {
	m, _ := load()
	t.Run("HAL-01 cubes in play", func(t *testing.T) {
		eachDeal(t, func(_ string, s *ageofsteam.State) {
			for g, n := range map[rail.Good]int{rail.Black: 16, rail.Red: 20, rail.Blue: 20, rail.Orange: 12, rail.Purple: 0, rail.Yellow: 0, rail.White: 0} {
				equal(t, g.String(), s.OnMap(g)+s.OnDisplay(g)+s.Bag().Count(g)+s.Box().Count(g), n)
			}
		})
	})
	t.Run("HAL-02 one colour, links instead of tiles, new cities A B C D G H", func(t *testing.T) {
		var letters string
		for _, c := range m.NewCities {
			letters += c.Letter
		}
		equal(t, "new cities", letters, "ABCDGH")
		s := scene{phase: "build", cash: 5, role: ageofsteam.Urbanization}.at(t)
		no(t, s, city(t, "E", "A2"), "HAL-02")
		s = do(t, s, lay(t, "A1-A2"))
		equal(t, "owner of the disc", Discs(s).Owner(link(t, "A1-A2")), 0)
	})
	t.Run("HAL-03 the table of difficulties", func(t *testing.T) {
		eachDeal(t, func(level string, s *ageofsteam.State) {
			w := table[level]
			equal(t, level+" pumpkins", s.OnMap(Pumpkin), w.pumpkins)
			equal(t, level+" others", s.OnMap(Witch)+s.OnMap(rail.Red)+s.OnMap(rail.Blue), w.other)
			equal(t, level+" unneeded", len(s.Box())-s.Box().Count(Pumpkin), w.unneeded)
			equal(t, level+" pumpkins left in the box", s.Box().Count(Pumpkin), 12-w.pumpkins)
		})
	})
	t.Run("HAL-04 at most four black cubes are left out, at random", func(t *testing.T) {
		left := map[string][5]int{}
		eachDeal(t, func(level string, s *ageofsteam.State) {
			n := s.Box().Count(Witch)
			if n > 4 {
				t.Fatalf("%d black cubes are left out", n)
			}
			c := left[level]
			c[n]++
			left[level] = c
		})
		// Without the limit the number of black ones among 8 of 56, 16 of them black, has the mean 2.29.
		for level, c := range left {
			for n, times := range c {
				if times == 0 && n < 4 {
					t.Errorf("%s: never %d black cubes left out in %d deals", level, n, deals)
				}
			}
		}
	})
	t.Run("HAL-05 two cubes on each coloured house, at random", func(t *testing.T) {
		var where [20][rail.Goods]int
		eachDeal(t, func(_ string, s *ageofsteam.State) {
			total := 0
			for at, h := range land.Houses {
				n := len(s.Cubes(rail.Stop(at)))
				if h.Color != rail.None {
					equal(t, h.Name, n, 2)
				}
				total += n
				for _, g := range s.Cubes(rail.Stop(at)) {
					where[at][g]++
				}
			}
			equal(t, "cubes on the map", total, 24)
		})
		for at, h := range land.Houses {
			// 10 pumpkins of 24 cubes on the average: 1000 of the 2400 cubes that came to a house.
			if n := where[at][Pumpkin]; h.Color != rail.None && (n < 870 || n > 1130) {
				t.Errorf("%s had %d pumpkins in %d deals, 1000 are expected", h.Name, n, 3*deals)
			}
		}
	})
	t.Run("HAL-06 grey houses have no cubes and no colour", func(t *testing.T) {
		eachDeal(t, func(_ string, s *ageofsteam.State) {
			for at, h := range land.Houses {
				if h.Color == rail.None {
					equal(t, h.Name, len(s.Cubes(rail.Stop(at))), 0)
					equal(t, h.Name+" is a town", s.Board().Town(rail.Stop(at)), true)
				}
			}
		})
		// They are ends of links, are passed, and no cube ends there.
		s := scene{cubes: map[string]string{"A1": "R"}, loco: 3, links: "A1-A2 A2-B2 B2-B1 B1-C2"}.at(t)
		equal(t, "deliveries", count(s, "deliver"), 0)
		no(t, s, move(t, rail.Red, "A1 A2"), "AOS-105")
		s = scene{cubes: map[string]string{"A1": "B"}, loco: 2, links: "A1-A2 A2-B2"}.at(t)
		do(t, s, move(t, rail.Blue, "A1 A2 B2"))
	})
	t.Run("HAL-07 the display holds 36 cubes on the two upper levels and the bag is empty", func(t *testing.T) {
		var colors [rail.Goods]int
		eachDeal(t, func(_ string, s *ageofsteam.State) {
			total := 0
			for c := range m.Columns {
				for box, g := range s.Column(c) {
					if (g != rail.None) != (box < 2) {
						t.Fatalf("%s holds %s", s.BoxName(c, box), g)
					}
					if g != rail.None {
						total++
						colors[g]++
					}
				}
			}
			equal(t, "cubes in the display", total, 36)
			equal(t, "cubes in the bag", len(s.Bag()), 0)
			equal(t, "pumpkins in the display", s.OnDisplay(Pumpkin), 0)
		})
		if n, all := colors[Witch], 36*3*deals; n < all*27/100 || n > all*31/100 {
			t.Errorf("%d of %d cubes in the display are witches, about 29 of 100 are expected", n, all)
		}
	})
	t.Run("HAL-08 the same difficulty and seed give the same set-up", func(t *testing.T) {
		for seed := range uint64(20) {
			a, _ := json.Marshal(deal(t, seed))
			b, _ := json.Marshal(deal(t, seed, "difficulty", "normal", "rounds", "10"))
			c, _ := json.Marshal(deal(t, seed+1000))
			if string(a) != string(b) || string(a) == string(c) {
				t.Errorf("seed %d is dealt\n%s\n%s", seed, a, b)
			}
		}
	})
	t.Run("HAL-37 a fifth black cube goes back and another is drawn", func(t *testing.T) {
		f := figures{blackRemoved: 4}
		for seed := range uint64(200) {
			bag := rail.Pile(nil)
			for range 20 {
				bag = append(bag, Witch)
			}
			for range 4 {
				bag = append(bag, rail.Red)
			}
			rest, out := f.leaveOut(bag, 8, rng.Seed(seed).Stream("test", 0))
			equal(t, "left out", len(out), 8)
			equal(t, "black ones", out.Count(Witch), 4)
			equal(t, "left in the bag", len(rest), 16)
		}
	})
	t.Run("HAL-26 ten rounds or twelve", func(t *testing.T) {
		equal(t, "by default", deal(t, 1).Rounds(), 10)
		equal(t, "rounds=10", deal(t, 1, "rounds", "10").Rounds(), 10)
		equal(t, "rounds=12", deal(t, 1, "rounds", "12").Rounds(), 12)
	})
	t.Run("a set-up that cannot be is refused with a sentence", func(t *testing.T) {
		for _, s := range []rules.Setup{
			{Game: "steam/japan", Seats: 1}, {Game: game.ID, Seats: 2}, {Game: game.ID}, {Game: game.ID, Seats: 1, Options: map[string]string{"rounds": "11"}},
			{Game: game.ID, Seats: 1, Options: map[string]string{"fog": "on"}},
		} {
			if _, err := game.New(s); err == nil || !strings.Contains(err.Error(), " ") {
				t.Errorf("%+v: %v", s, err)
			}
		}
	})
}

func TestMap(t *testing.T) {
	t.Run("HAL-45 34 links, 20 houses, 8 of them grey", func(t *testing.T) {
		equal(t, "links", len(land.Links), 34)
		equal(t, "houses", len(land.Houses), 20)
		equal(t, "grey houses", named(rail.None), "Cobbler's Cottage, Old Mill, Toll House, Woodcutter's Hut, Shepherd's Fold, Bridge House, Quiet Cottage, Gravedigger's Lodge")
	})
	t.Run("HAL-46 three houses of each colour", func(t *testing.T) {
		equal(t, "black", named(rail.Black), "Crooked Cauldron, Raven Tower, Witches' Steeple")
		equal(t, "red", named(rail.Red), "Red Lantern Inn, Ember Forge, Crimson Gate")
		equal(t, "blue", named(rail.Blue), "Moonwell House, Misty Manor, Blue Candle Chapel")
		equal(t, "orange", named(rail.Orange), "Patchwork Farm, Harvest Barn, Gourd Hall")
	})
	t.Run("HAL-47 columns of the printed houses", func(t *testing.T) {
		equal(t, "light", columns(rail.Light), "Crooked Cauldron, Patchwork Farm, Red Lantern Inn, Moonwell House, Blue Candle Chapel, Witches' Steeple")
		equal(t, "dark", columns(rail.Dark), "Misty Manor, Gourd Hall, Raven Tower, Ember Forge, Crimson Gate, Harvest Barn")
	})
	t.Run("AOS-015 two halves, columns of three boxes and of two", func(t *testing.T) {
		m, _ := load()
		boxes := map[rail.Half][]int{}
		for _, c := range m.Columns {
			boxes[c.Half] = append(boxes[c.Half], c.Boxes)
		}
		for half, want := range map[rail.Half]int{rail.Light: 10, rail.Dark: 8} { // E and F are not used
			equal(t, half.String(), len(boxes[half]), want)
			for i, n := range boxes[half] {
				if i < 6 {
					equal(t, "boxes of a printed city", n, 3)
				} else {
					equal(t, "boxes of a new city", n, 2)
				}
			}
		}
	})
	t.Run("AOS-016 columns of the new cities", func(t *testing.T) {
		want := map[string]rail.Column{"A": {Half: rail.Light, Number: 3}, "B": {Half: rail.Light, Number: 4}, "C": {Half: rail.Light, Number: 5},
			"D": {Half: rail.Light, Number: 6}, "G": {Half: rail.Dark, Number: 3}, "H": {Half: rail.Dark, Number: 4}}
		for _, c := range land.NewCities {
			equal(t, c.Letter, c.Column, want[c.Letter])
		}
	})
	t.Run("AOS-014 colours of the new cities", func(t *testing.T) {
		want := map[string]rail.Good{"A": rail.Red, "B": rail.Blue, "C": rail.Black, "D": rail.Black, "G": rail.Black, "H": rail.Black}
		for _, c := range land.NewCities {
			equal(t, c.Letter, c.Color, want[c.Letter])
		}
	})
	t.Run("AOS-019 the layout says that it is our own", func(t *testing.T) {
		if !strings.Contains(land.Status, "Original layout") {
			t.Errorf("the status is %q", land.Status)
		}
	})
}

func named(g rail.Good) string {
	var out []string
	for _, h := range land.Houses {
		if h.Color == g {
			out = append(out, h.Name)
		}
	}
	return strings.Join(out, ", ")
}

func columns(half rail.Half) string {
	out := make([]string, 6)
	for _, h := range land.Houses {
		if h.Column.Half == half {
			out[h.Column.Number-1] = h.Name
		}
	}
	return strings.Join(out, ", ")
}
