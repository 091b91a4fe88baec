package washingtondc

import (
	"slices"
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/ageofsteam/scene"
	"kettle/rules/rail/playtest"
	"kettle/rules/rng"
)

// Links from four cities to the four 495 hexes, each of another seat where there are enough.
var spokes = []string{"0 straight N-S on K9", "1 gentle N-SE on K3", "2 straight N-S on D8", "0 gentle SE-SW on C3", "0 gentle NE-NW on B3"}

// moving is the first phase of moving goods with the spokes.
func moving(t testing.TB, level int, marks []int, role ageofsteam.Role, cubes ...string) *ageofsteam.State {
	t.Helper()
	p := ageofsteam.Player{Cash: 30, Loco: level}
	first := p
	first.Role = role
	return scene.Scene{Map: town.m, Round: 3, Players: []ageofsteam.Player{first, p, p}, Track: spokes, Cubes: cubes, Marks: marks}.At(t)
}

// lockedAt is the marks with gridlock on these 495 hexes.
func lockedAt(t testing.TB, names ...string) []int {
	out := make([]int, marks)
	for _, n := range names {
		out[slices.Index(town.ring, at(t, n))] = 1
	}
	return out
}

const (
	nw, ne, se, sw = "American Legion Bridge", "College Park Interchange", "Woodrow Wilson Approach", "Springfield Interchange"
	toPark         = "deliver red from Suitland by " + se + ", " + ne + " to College Park"
	toArlington    = "deliver red from Suitland by " + se + ", " + sw + " to Arlington"
	toBethesda     = "deliver yellow from Arlington by " + sw + ", " + nw + " to Bethesda"
)

func incomes(s *ageofsteam.State) (out []int) {
	for i := range rules.Seat(s.Seats()) {
		out = append(out, s.Player(i).Income)
	}
	return out
}

func TestRing(t *testing.T) {
	t.Run("WDC-12 on from a different 495 hex, of the mover's choice", func(t *testing.T) {
		s := moving(t, 2, nil, 0, "Suitland R")
		playtest.Same(t, "ways", playtest.Count(s, "deliver"), 2) // College Park and Arlington are red
		playtest.Do(t, s, toPark)
		playtest.Do(t, s, toArlington)
		// Not out of the hex by which it came, and not without the jump.
		two := scene.Scene{Map: town.m, Players: []ageofsteam.Player{{Cash: 9, Loco: 6}, {}, {}}, Cubes: []string{"Suitland R"},
			Track: []string{"0 straight N-S on K9", "1 straight SE-NW on I8", "1 gentle S-NW on J8", "1 gentle N-SE on J9"}}.At(t)
		playtest.Same(t, "links", two.Track().Links(0)+two.Track().Links(1), 2)
		playtest.No(t, two, "deliver red from Suitland by "+se+" to Anacostia", "WDC-12")
		playtest.Same(t, "ways", playtest.Count(two, "deliver"), 0)
		playtest.No(t, s, "deliver red from Suitland by "+se+" to College Park", "AOS-103")
		playtest.No(t, s, "deliver red from Suitland to "+se, "AOS-105") // and none ends there
	})
	t.Run("WDC-13 the jump needs no level and pays nobody", func(t *testing.T) {
		playtest.No(t, moving(t, 1, nil, 0, "Suitland R"), toPark, "AOS-103")
		s := playtest.Do(t, moving(t, 2, nil, 0, "Suitland R"), toPark)
		playtest.Same(t, "incomes", incomes(s), []int{1, 1, 0})
	})
	t.Run("WDC-27 two links, before and after; worked example", func(t *testing.T) {
		s := playtest.Do(t, moving(t, 2, nil, 0, "Suitland R"), toArlington)
		playtest.Same(t, "incomes", incomes(s), []int{1, 0, 1})
		playtest.Same(t, "level line", len(moving(t, 2, nil, 0, "Suitland R").Preview(must(t, moving(t, 2, nil, 0, "Suitland R"), toPark))) > 0, true)
	})
	t.Run("WDC-26 once in a move", func(t *testing.T) {
		// From Bethesda to the new city on Cabin John, both beside the north-west hex: the only way would use the ring twice.
		c := scene.Scene{Map: town.m, Players: []ageofsteam.Player{{Cash: 9, Loco: 6}, {}, {}}, Cubes: []string{"Bethesda K"},
			Track: append(slices.Clone(spokes), "1 city C on Cabin John", "1 gentle N-SE on A4",
				"2 gentle N-SW on L7", "2 straight N-S on L6", "2 straight N-S on L5", "2 straight N-S on L4")}
		s := c.At(t)
		playtest.Same(t, "links", s.Track().Links(0)+s.Track().Links(1)+s.Track().Links(2), 6)
		playtest.Same(t, "ways", playtest.Count(s, "deliver"), 0)
		playtest.No(t, s, "deliver black from Bethesda by "+nw+", "+se+", Suitland, College Park, "+ne+", "+nw+" to Cabin John", "AOS-104")
		playtest.No(t, s, "deliver black from Bethesda by "+nw+", "+se+", Suitland, College Park, "+ne+", "+sw+" to Arlington", "WDC-26")
		c.Cubes = []string{"Suitland K"}
		playtest.Same(t, "ways from Suitland", playtest.Count(c.At(t), "deliver"), 2)
	})
	t.Run("WDC-14 no cube moves or jumps to a gridlocked 495 hex; the others are open", func(t *testing.T) {
		s := moving(t, 2, lockedAt(t, ne), 0, "Suitland R", "College Park Y")
		playtest.No(t, s, toPark, "WDC-14")
		playtest.Do(t, s, toArlington)
		playtest.No(t, s, "deliver yellow from College Park by "+ne+", "+se+" to Suitland", "WDC-14")
		playtest.Same(t, "ways", playtest.Count(s, "deliver"), 1)
	})
	t.Run("WDC-11 Emergency for Production: one cube of the round ignores gridlock", func(t *testing.T) {
		roles := scene.Scene{Map: town.m, Phase: "action"}.At(t)
		playtest.No(t, roles, "take Production", "AOS-042")
		playtest.Same(t, "actions", playtest.Count(roles, "take"), 7)
		playtest.Do(t, roles, "take Emergency")
		s := moving(t, 2, lockedAt(t, nw, ne, se, sw), ageofsteam.Emergency, "Suitland RR", "Arlington Y")
		s, ev := playtest.Tell(t, s, toPark)
		if !slices.ContainsFunc(ev, func(e rules.Event) bool { return e.Kind() == "emergency" }) {
			t.Error("no word of it")
		}
		s = playtest.Do(t, s, "pass", "pass")
		playtest.No(t, s, toArlington, "WDC-25")
		// Others are kept out.
		s = playtest.Do(t, moving(t, 2, lockedAt(t, ne), ageofsteam.Emergency, "Suitland RR"), "pass")
		playtest.No(t, s, toPark, "WDC-14")
	})
	t.Run("WDC-25 at both ends of the jump; the first move over a locked hex is that move", func(t *testing.T) {
		s := moving(t, 2, lockedAt(t, se, ne), ageofsteam.Emergency, "Suitland RR", "Arlington Y")
		both := playtest.Do(t, s, toPark) // both ends are locked
		playtest.Same(t, "used", EmergencyUsed(both), true)
		free := playtest.Do(t, s, toBethesda) // no lock on its way: Emergency is kept
		playtest.Same(t, "used", EmergencyUsed(free), false)
		free = playtest.Do(t, free, "pass", "pass", toPark)
		playtest.Same(t, "used", EmergencyUsed(free), true)
		// The next round it is a new action.
		next := playtest.Do(t, both, "pass", "pass", "pass", "pass", "pass", "done", "done", "done", "drop out", "drop out")
		playtest.Same(t, "phase", next.Phase().ID, "action")
		next = playtest.Do(t, next, "take Emergency", "take Engineer", "take Locomotive", "done", "done", "done")
		playtest.Same(t, "used", EmergencyUsed(next), false)
	})
}

func must(t testing.TB, s *ageofsteam.State, text string) rules.Action {
	t.Helper()
	a, ok := s.Spell(text)
	if !ok {
		t.Fatalf("no action %q", text)
	}
	return a
}

// end passes through the rest of a round and gives the gridlock event and the locked hexes.
func end(t testing.TB, seats, round int, track []string, seed rng.Seed) (*ageofsteam.State, *Gridlock) {
	t.Helper()
	c := scene.Scene{Map: town.m, Phase: "move2", Round: round, Rounds: town.m.Rules.Rounds[seats], Place: seats - 1, Track: track, Seed: uint64(seed) | 1}
	for range seats {
		c.Players = append(c.Players, ageofsteam.Player{Cash: 40})
	}
	s, ev := playtest.Tell(t, c.At(t), "pass")
	for _, e := range ev {
		if g, ok := e.(Gridlock); ok {
			return s, &g
		}
	}
	return s, nil
}

func TestGridlock(t *testing.T) {
	one := []string{"0 straight N-S on D8"}
	t.Run("WDC-15 dice by players and round", func(t *testing.T) {
		for _, c := range []struct {
			seats, from, to, dice int
			all                   bool
		}{{4, 1, 3, 1, false}, {4, 4, 5, 2, false}, {4, 6, 7, 0, true}, {3, 1, 4, 1, false}, {3, 5, 7, 2, false}, {3, 8, 9, 0, true}} {
			for round := c.from; round <= c.to; round++ {
				_, g := end(t, c.seats, round, one, 1)
				if g == nil || len(g.Dice) != c.dice || g.All != c.all || c.all && len(g.Locked) != 4 {
					t.Errorf("%d players, round %d: %+v", c.seats, round, g)
				}
			}
		}
	})
	t.Run("WDC-16 each die locks the hex with its number, two equal dice one", func(t *testing.T) {
		seen := map[int]bool{}
		for seed := range rng.Seed(80) {
			s, g := end(t, 4, 4, one, 2*seed)
			var want []rail.Stop
			for _, h := range town.ring {
				if slices.Contains(town.land.Hexes[h].Gridlock, g.Dice[0]) || slices.Contains(town.land.Hexes[h].Gridlock, g.Dice[1]) {
					want = append(want, h)
				}
			}
			for _, h := range town.ring {
				playtest.Same(t, town.land.Hexes[h].Name, Locked(s, h), slices.Contains(want, h))
			}
			seen[len(want)] = true
			if g.Dice[0] == g.Dice[1] {
				seen[9] = true
				playtest.Same(t, "locked", len(want), 1)
			}
		}
		if !seen[1] || !seen[2] || !seen[9] {
			t.Error("too few kinds of throws", seen)
		}
	})
	t.Run("WDC-19 two different dice on one hex put one marker there", func(t *testing.T) {
		for seed := range rng.Seed(400) {
			if s, g := end(t, 4, 4, one, 2*seed); slices.Equal(slices.Sorted(slices.Values(g.Dice)), []int{1, 2}) {
				playtest.Same(t, "locked", g.Locked, []rail.Spot{s.Spot(at(t, nw))})
				return
			}
		}
		t.Error("no such throw")
	})
	t.Run("WDC-17 gridlock holds through the next round", func(t *testing.T) {
		s, g := end(t, 3, 3, one, 3)
		s = playtest.Do(t, s, "done", "done", "done", "drop out", "drop out", "take Engineer", "take Locomotive", "take First Move", "done", "done", "done")
		for s.Round() == 4 {
			for _, h := range town.ring {
				playtest.Same(t, "locked", Locked(s, h), slices.Contains(g.Locked, s.Spot(h)))
			}
			s = playtest.Do(t, s, "pass")
		}
		playtest.Same(t, "round", s.Round(), 5)
		// Where no track leads into a 495 hex any more, the markers come off all the same.
		c := scene.Scene{Map: town.m, Phase: "move2", Place: 2, Round: 3, Players: []ageofsteam.Player{{Cash: 40}, {Cash: 40}, {Cash: 40}}, Marks: []int{1, 1, 0, 0, 0}}
		s = playtest.Do(t, c.At(t), "pass")
		for _, h := range town.ring {
			playtest.Same(t, "locked", Locked(s, h), false)
		}
	})
	t.Run("WDC-20 the round that just ended counts, nothing after the last, nothing locked in the first", func(t *testing.T) {
		for _, h := range town.ring {
			playtest.Same(t, "locked", Locked(deal(t, 4, 2), h), false)
		}
		s, g := end(t, 4, 3, one, 1)
		playtest.Same(t, "dice at the end of round 3", len(g.Dice), 1)
		playtest.Same(t, "round", s.Round(), 4)
		s, g = end(t, 4, 8, one, 1)
		_, over := s.Result()
		playtest.Same(t, "over", over, true)
		playtest.Same(t, "gridlock", g == nil, true)
	})
	t.Run("WDC-21 only while track leads into a 495 hex, anybody's", func(t *testing.T) {
		for _, round := range []int{1, 5, 7} {
			_, g := end(t, 4, round, []string{"0 straight N-S on G5", "1 acute N-NE on D8"}, 1)
			playtest.Same(t, "gridlock", g == nil, true)
		}
		_, g := end(t, 4, 7, []string{"3 straight N-S on K9"}, 1)
		playtest.Same(t, "all", g.All, true)
		c := scene.Scene{Map: town.m, Phase: "move2", Round: 6, Rounds: 8, Place: 2, Track: []string{"3 straight N-S on K9", "3 out"},
			Players: []ageofsteam.Player{{Cash: 40}, {Cash: 40}, {Cash: 40}, {Out: true}}}
		s := playtest.Do(t, c.At(t), "pass") // track of nobody
		playtest.Same(t, "locked", Locked(s, at(t, sw)), true)
	})
}
