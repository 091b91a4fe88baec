package steam_test

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/steam/scene"
)

// Three links of seat 0 from Birch by Glen, and links beyond them.
var line = []string{"0 straight N-S on D2", "0 town straight N, S on D3", "0 straight N-S on D4"}

func moving(t *testing.T, loco int, cubes string, track ...string) *steam.State {
	return at(t, scene.Scene{Track: track, Cubes: []string{cubes}, Players: []steam.Player{player(0, 0, 0, loco), player(0, 0, 0, 1), player(0, 0, 0, 1)}})
}

func TestMoves(t *testing.T) {
	t.Run("STM-104 two rounds, one thing in each", func(t *testing.T) {
		s := moving(t, 2, "Birch P", line...)
		playtest.May(t, s, "deliver purple from Birch by Glen to Dogwood", "raise locomotive", "pass")
		s = playtest.Do(t, s, "deliver purple from Birch by Glen to Dogwood", "take income")
		playtest.Same(t, "next", []any{s.Turn(), s.Stage().ID}, []any{1, "move1"})
		s = playtest.Do(t, s, "pass", "pass")
		playtest.Same(t, "second round", []any{s.Turn(), s.Stage().ID}, []any{0, "move2"})
		playtest.No(t, s, "lay straight N-S on A4", "STM-065")
	})
	t.Run("STM-105 once a turn over both rounds, without cost, never above 6", func(t *testing.T) {
		s := playtest.Do(t, moving(t, 5, "Birch P"), "raise locomotive", "pass", "pass")
		playtest.Same(t, "figures", figures(s, 0), [4]int{0, 0, 0, 6})
		playtest.No(t, s, "raise locomotive", "STM-105")
		playtest.No(t, moving(t, 6, "Birch P"), "raise locomotive", "STM-105")
	})
	t.Run("STM-106 from a city over complete links, at most as many as the level", func(t *testing.T) {
		playtest.No(t, moving(t, 1, "Birch P", line...), "deliver purple from Birch by Glen to Dogwood", "STM-106")
		playtest.No(t, moving(t, 2, "Birch P", line[:2]...), "deliver purple from Birch by Glen to Dogwood", "STM-106")
		playtest.No(t, moving(t, 2, "Birch B", line...), "deliver purple from Birch by Glen to Dogwood", "STM-106")
		playtest.May(t, moving(t, 2, "Birch P", line...), "deliver purple from Birch by Glen to Dogwood")
	})
	t.Run("STM-107 it ends in the first city of its colour", func(t *testing.T) {
		// Birch (blue) - Glen as a purple New City - Dogwood (purple)
		s := moving(t, 3, "Birch P", append(line, "0 city purple on Glen")...)
		playtest.May(t, s, "deliver purple from Birch to Glen")
		playtest.No(t, s, "deliver purple from Birch by Glen to Dogwood", "STM-107")
		playtest.No(t, moving(t, 3, "Birch R", line...), "deliver red from Birch by Glen to Dogwood", "STM-107")
	})
	t.Run("STM-108 a cube in a city of its colour may go to another", func(t *testing.T) {
		s := moving(t, 2, "Dogwood P", append(line, "0 city purple on Glen")...)
		playtest.May(t, s, "deliver purple from Dogwood to Glen")
		playtest.Same(t, "and never stays", playtest.Count(s, "deliver"), 1)
	})
	t.Run("STM-109 nowhere twice, never back to the start", func(t *testing.T) {
		// a ring from Birch by Hill and Glen: Birch - Glen, Glen - Hill, Hill - Birch
		ring := []string{"0 straight N-S on D2", "0 town left N, S, NW on D3", "0 straight N-S on D4", "0 straight SE-NW on C3", "0 gentle N-SE on B2", "0 town gentle NE, S on Hill", "0 straight SW-SE on C1"}
		ring[6] = "0 gentle SE-SW on C1"
		s := moving(t, 6, "Birch BP", ring...)
		playtest.May(t, s, "deliver purple from Birch by Glen to Dogwood", "deliver purple from Birch by Hill, Glen to Dogwood")
		playtest.No(t, s, "deliver blue from Birch by Hill, Glen to Birch", "STM-109")
		playtest.No(t, s, "deliver purple from Birch by Glen, Hill, Birch, Glen to Dogwood", "STM-109")
	})
	theirs := []string{"1 straight N-S on D2", "1 town straight N, S on D3", "1 straight N-S on D4"}
	t.Run("STM-110 an own link, and as many as of any other", func(t *testing.T) {
		// Ash - Glen of seat 0, Glen - Dogwood of seat 1
		mixed := []string{"0 gentle SE-SW on B2", "0 straight SE-NW on C3", "0 town end NW on D3", "1 straight N-S on D4", "1 town gentle S, NW on D3"}
		playtest.No(t, moving(t, 3, "Birch P", theirs...), "deliver purple from Birch by Glen to Dogwood", "STM-110")
		s := moving(t, 3, "Ash P", mixed...)
		playtest.May(t, s, "deliver purple from Ash by Glen to Dogwood")
		// one own, two of seat 1
		two := []string{"0 straight N-S on A4", "1 gentle SE-SW on B2", "1 straight SE-NW on C3", "1 town gentle S, NW on D3", "1 straight N-S on D4"}
		playtest.No(t, moving(t, 3, "Fir P", two...), "deliver purple from Fir by Ash, Glen to Dogwood", "STM-110")
		two[4], two[3] = "2 straight N-S on D4", "1 town end NW on D3"
		two = append(two, "2 town gentle S, NW on D3")
		playtest.May(t, moving(t, 3, "Fir P", two...), "deliver purple from Fir by Ash, Glen to Dogwood")
	})
	t.Run("STM-111 neutral links count for nobody", func(t *testing.T) {
		two := []string{"0 straight N-S on A4", "1 gentle SE-SW on B2", "1 straight SE-NW on C3", "1 town gentle S, NW on D3", "1 straight N-S on D4", "1 out"}
		s := at(t, scene.Scene{Track: two, Cubes: []string{"Fir P"}, Players: []steam.Player{player(0, 0, 0, 3), {Out: true}}})
		_, events := playtest.Tell(t, s, "deliver purple from Fir by Ash, Glen to Dogwood")
		playtest.Same(t, "points", events[0].(steam.Delivered).Points, []int{1, 0, 0})
	})
}

func TestPoints(t *testing.T) {
	mixed := []string{"0 straight N-S on A4", "0 gentle SE-SW on B2", "0 straight SE-NW on C3", "0 town end NW on D3", "2 straight N-S on D4", "2 town gentle S, NW on D3"}
	c := scene.Scene{Track: mixed, Cubes: []string{"Fir P"}, Order: []rules.Seat{1, 2, 0}, Place: 2, Players: []steam.Player{player(0, -2, 1, 3), {}, player(0, 9, 0, 1)}}
	t.Run("STM-112 each link gives its owner a point", func(t *testing.T) {
		_, events := playtest.Tell(t, at(t, c), "deliver purple from Fir by Ash, Glen to Dogwood")
		playtest.Same(t, "points", events[0].(steam.Delivered).Points, []int{2, 0, 1})
	})
	t.Run("STM-113 all as income or all as VP, the mover first, the others in turn order", func(t *testing.T) {
		s := playtest.Do(t, at(t, c), "deliver purple from Fir by Ash, Glen to Dogwood")
		playtest.Same(t, "mover first", []any{s.Turn(), s.Phase().ID, len(s.Legal())}, []any{0, "points", 2})
		b, _ := s.MarshalJSON()
		p, err := vale.Codec.Position(b)
		if err != nil {
			t.Fatal(err)
		}
		s = playtest.Do(t, p.(*steam.State), "take victory points") // read back in the middle of the delivery
		playtest.Same(t, "mover", figures(s, 0), [4]int{0, -2, 3, 3})
		playtest.Same(t, "owner", s.Turn(), 2)
		playtest.No(t, s, "pass", "STM-104")
		s = playtest.Do(t, s, "take income")
		playtest.Same(t, "owner", figures(s, 2), [4]int{0, 10, 0, 1})
		playtest.Same(t, "on", []any{s.Turn(), s.Stage().ID}, []any{1, "move2"})
	})
	t.Run("STM-114 income never passes +10: the rest is VP", func(t *testing.T) {
		full := c
		full.Players = []steam.Player{player(0, 9, 1, 3), {}, player(0, 10, 0, 1)}
		s := playtest.Do(t, at(t, full), "deliver purple from Fir by Ash, Glen to Dogwood", "take income", "take income")
		playtest.Same(t, "mover", figures(s, 0), [4]int{0, 10, 2, 3})
		playtest.Same(t, "owner", figures(s, 2), [4]int{0, 10, 1, 1})
	})
	t.Run("STM-115 or it is lost, by option", func(t *testing.T) {
		full := c
		full.Options = "surplus=lost"
		full.Players = []steam.Player{player(0, 9, 1, 3), {}, player(0, 10, 0, 1)}
		s := playtest.Do(t, at(t, full), "deliver purple from Fir by Ash, Glen to Dogwood", "take income", "take income")
		playtest.Same(t, "mover", figures(s, 0), [4]int{0, 10, 1, 3})
		playtest.Same(t, "owner", figures(s, 2), [4]int{0, 10, 0, 1})
	})
}
