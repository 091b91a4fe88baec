package track_test

import (
	"fmt"
	"slices"
	"testing"

	"kettle/rules/hex"
	"kettle/rules/rail/track"
)

func TestTilesOfAgeOfSteam(t *testing.T) {
	empty := aos(t).b
	count := func(t *testing.T, want map[track.Tile]int) (sum int) {
		for tile, n := range want {
			if got := empty.Left(tile); got != n {
				t.Errorf("%d of %q, want %d", got, tile, n)
			}
			sum += n
		}
		return sum
	}
	looks := func(t *testing.T, tile track.Tile, want string) {
		got := ""
		for _, m := range tile.Tracks(0) {
			got += fmt.Sprint(m.Sides()) + " "
		}
		if got != want {
			t.Errorf("%q is %s, want %s", tile, got, want)
		}
	}
	t.Run("AOS-004 136 tiles", func(t *testing.T) {
		sums := map[track.Class]int{}
		for _, s := range empty.Map().Code.Shapes() {
			if !s.Disc {
				sums[s.Class] += empty.Left(s.Name)
			}
		}
		if fmt.Sprint(sums) != fmt.Sprint(map[track.Class]int{track.Simple: 110, track.Crossing: 11, track.Coexisting: 4, track.TownTile: 11}) {
			t.Errorf("%v", sums)
		}
	})
	t.Run("AOS-006 simple tiles", func(t *testing.T) {
		count(t, map[track.Tile]int{"straight": 48, "gentle": 55, "acute": 7})
		looks(t, "straight", "[N S] ")
		looks(t, "gentle", "[N SE] ")
		looks(t, "acute", "[N NE] ")
	})
	t.Run("AOS-007 crossing tiles", func(t *testing.T) {
		count(t, map[track.Tile]int{"two straights": 4, "straight and gentle": 4, "two gentles": 3})
		looks(t, "two straights", "[NE SW] [SE NW] ")
		looks(t, "straight and gentle", "[N S] [SE SW] ")
		looks(t, "two gentles", "[N SW] [S NW] ")
	})
	t.Run("AOS-008 coexisting tiles", func(t *testing.T) {
		count(t, map[track.Tile]int{"gentle beside gentle": 1, "gentle beside acute left": 1, "gentle beside acute right": 1, "straight beside acute": 1})
		looks(t, "gentle beside gentle", "[N SE] [S NW] ")
		looks(t, "gentle beside acute left", "[N SE] [SW NW] ")
		looks(t, "gentle beside acute right", "[N SE] [S SW] ")
		looks(t, "straight beside acute", "[N S] [SW NW] ")
	})
	t.Run("AOS-009 town tiles", func(t *testing.T) {
		count(t, map[track.Tile]int{"town end": 3, "town left": 2, "town right": 2, "town half": 2, "town star": 2})
		looks(t, "town end", "[N] ")
		looks(t, "town left", "[N S NW] ")
		looks(t, "town right", "[N NE S] ")
		looks(t, "town half", "[N NE NW] ")
		looks(t, "town star", "[N SE SW] ")
	})
	t.Run("AOS-010 a disc makes a town of two or four exits", func(t *testing.T) {
		for _, s := range empty.Map().Code.Shapes() {
			if s.Disc {
				if n := s.Exits().Len(); n != map[track.Class]int{track.Simple: 2, track.Crossing: 4, track.Coexisting: 4}[s.Class] || len(s.Tracks) != 1 {
					t.Errorf("%q: %v", s.Name, s.Tracks)
				}
				if got := empty.Left(s.Name); got > 8 {
					t.Errorf("%d discs", got)
				}
			}
		}
		g := aos(t).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").lay(red, "T", "two straights with disc N+S+SE+NW")
		g.links(1).owns("T", "NW", "0").must(len(g.b.Sections()) == 4, "four tracks meet in the town")
	})
	t.Run("AOS-011 at most four exits, and a choice of tiles", func(t *testing.T) {
		same := map[hex.Set][]track.Tile{}
		for _, s := range empty.Map().Code.Shapes() {
			if s.Town() {
				if s.Exits().Len() > 4 {
					t.Errorf("%q", s.Name)
				}
				for _, turn := range empty.Map().Code.Turns(s.Name) {
					m := s.Name.Tracks(turn)[0]
					same[m] = append(same[m], s.Name)
				}
			}
		}
		choice := same[hex.SetOf(hex.N, hex.S, hex.SE, hex.NW)]
		if len(choice) < 2 {
			t.Errorf("no choice: %v", choice)
		}
		g := aos(t).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S")
		for _, tile := range choice {
			(&game{t, g.b}).lay(red, "T", string(tile)+" N+S+SE+NW")
		}
	})
}

func TestSupply(t *testing.T) {
	t.Run("AOS-012 tiles and discs are a hard limit", func(t *testing.T) {
		g := aos(t)
		g.b = g.b.Put(blue, g.find("-1,-1", "N-SE S-NW"))
		g.no(red, "0,-2", "N-SE S-NW", "AOS-012")
		g = aos(t)
		for _, at := range []string{"1,1", "1,2", "-1,1", "-1,2", "2,1", "-2,1", "3,1", "-3,1"} {
			g.b = g.b.Put(blue, g.find(at, "N+S"))
		}
		g.must(g.b.Left("gentle with disc") == 0 && g.b.Left("gentle") == 55, "no disc is left")
		g.no(red, "T", "N+S", "AOS-012")
	})
	t.Run("AOS-013 a replaced tile and its disc go back", func(t *testing.T) {
		g := aos(t).lay(red, "0,-2", "N-S").lay(red, "-1,-2", "NE-SE")
		g.must(g.b.Left("straight") == 47, "one is used").end(red)
		g.lay(red, "0,-2", "N-S SE-NW")
		g.must(g.b.Left("straight") == 48 && g.b.Left("two straights") == 3, "it went back")
		g = aos(t).lay(red, "0,-2", "N-S").lay(red, "0,-1", "N-S").lay(red, "T", "N+S").end(red)
		for _, at := range []string{"1,1", "1,2", "-1,1", "-1,2", "2,1", "-2,1", "3,1"} {
			g.b = g.b.Put(blue, g.find(at, "N+S"))
		}
		g.end(blue).must(g.b.Left("two straights with disc") == 0, "all eight discs lie on the map")
		g.must(g.b.CheckLay(red, g.find("T", "two straights with disc N+S+SE+NW")) == nil, "the disc in the hex serves")
	})
	t.Run("STM-004 no limit by default", func(t *testing.T) {
		g := stm(t)
		for range 100 {
			g.b = g.b.Put(red, g.find("0,-2", "N-S"))
		}
		g.must(g.b.Left("two gentles") > 100, "no limit")
	})
	t.Run("STM-005 136 tiles by their faces", func(t *testing.T) {
		b := newGame(t, "steam", track.Policy{Supply: track.LimitedTiles()}).b
		sum := 4 // unknown on both faces
		for _, s := range track.LimitedTiles().Sets[0].Stock {
			sum += s.Count
		}
		if sum != 136 {
			t.Errorf("%d", sum)
		}
		for tile, n := range map[track.Tile]int{"straight": 86, "gentle": 86, "sharp": 8, "town sharp": 8, "town straight": 10, "town end": 4, "two straights": 4,
			"town star": 16, "town four crossed": 12, "straight beside sharp": 4, "two sharps apart": 4, "straight and gentle": 2, "gentle beside sharp left": 2, "gentle beside gentle": 2} {
			if got := b.Left(tile); got != n {
				t.Errorf("%d of %q, want %d", got, tile, n)
			}
		}
	})
	t.Run("STM-006 limited tiles", func(t *testing.T) {
		g := newGame(t, "steam", track.Policy{Supply: track.LimitedTiles()})
		g.no(red, "0,-2", "N-SW S-NW", "STM-006") // two gentles cross: not listed
		for _, at := range []string{"1,1", "1,2", "-1,1", "-1,2"} {
			g.b = g.b.Put(blue, g.find(at, "town end N"))
		}
		g.must(g.b.Left("two straights") == 0, "a tile on the map lends neither face").no(red, "0,-2", "N-S NE-SW", "STM-006")
		g = newGame(t, "steam", track.Policy{Supply: track.LimitedTiles()})
		for range 3 {
			for _, at := range []string{"1,1", "1,2", "-1,1", "-1,2"} {
				g.b = g.b.Put(blue, g.find(at, "N+S+NW"))
			}
		}
		g.must(g.b.Left("town four crossed") == 12, "three exits come off the tiles with an unknown back first")
		g.b = g.b.Put(blue, g.find("2,1", "N+S+NW"))
		g.must(g.b.Left("town four crossed") == 11 && g.b.Left("town star") == 11, "then off the others")
	})
	t.Run("STM-007 every pair of tracks that share no exit, and no three", func(t *testing.T) {
		one, two := map[string]bool{}, map[string]bool{}
		code := track.Steam
		for _, s := range code.Shapes() {
			if s.Town() || s.Class == track.Token {
				continue
			}
			for _, turn := range code.Turns(s.Name) {
				m := s.Name.Tracks(turn)
				slices.Sort(m)
				switch len(m) {
				case 1:
					one[fmt.Sprint(m)] = true
				case 2:
					two[fmt.Sprint(m)] = true
					if m[0]&m[1] != 0 {
						t.Errorf("%q shares an exit", s.Name)
					}
				default:
					t.Errorf("%q has %d tracks", s.Name, len(m))
				}
			}
		}
		if len(one) != 15 || len(two) != 45 {
			t.Errorf("%d single tracks and %d pairs, want 15 and 45", len(one), len(two))
		}
	})
	t.Run("STM-008 towns of one to four exits in any directions", func(t *testing.T) {
		n := map[int]int{}
		for _, s := range track.Steam.Shapes() {
			if s.Town() {
				n[s.Exits().Len()] += len(track.Steam.Turns(s.Name))
			}
		}
		if fmt.Sprint(n) != "map[1:6 2:15 3:20 4:15]" {
			t.Errorf("%v", n)
		}
	})
}
