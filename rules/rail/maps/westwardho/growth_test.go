package westwardho

import (
	"slices"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/steam/scene"
)

// rich is players enough for any scene, with money for any lay.
func rich(role steam.Role) (out []steam.Player) {
	for range 5 {
		out = append(out, steam.Player{Cash: 40})
	}
	out[0].Role = role
	return out
}

// grown lists the cities that grew by the events, and what they and Chicago drew.
func grown(told []rules.Event) (out []string) {
	for _, e := range told {
		switch e := e.(type) {
		case steam.CityGrown:
			out = append(out, e.At.String())
		case Drawn:
			out = append(out, strings.Repeat("+", len(e.Cubes))+e.At.String())
		}
	}
	return out
}

// away puts all cubes but those named on Chicago, so that the bag is short.
func away(bag string) string {
	all := "Chicago "
	for g, n := range load().land.Total {
		if rail.Good(g) != rail.None {
			letter := string(rail.Good(g).Letter())
			all += strings.Repeat(letter, n-strings.Count(bag, letter))
		}
	}
	return all
}

func TestGrowth(t *testing.T) {
	build := scene.Scene{Phase: "build", Players: rich(steam.NoRole)}
	t.Run("WWH-12 the city that is joined to Chicago grows at once", func(t *testing.T) {
		s, told := playtest.Tell(t, at(t, build), joinsChicago)
		playtest.Same(t, "grown", grown(told), []string{"St. Louis", "++St. Louis", "+Chicago"})
		playtest.Same(t, "cubes", []int{len(s.Cubes(named(t, s, "St. Louis"))), len(s.Cubes(named(t, s, "Chicago"))), len(s.Bag()), InChicago(s)}, []int{2, 1, 93, 4})
		c := build
		c.Growth = []string{"St. Louis"}
		_, told = playtest.Tell(t, at(t, c), joinsChicago)
		playtest.Same(t, "only once", grown(told), []string(nil))
	})
	t.Run("WWH-12 growth reveals what is drawn", func(t *testing.T) {
		s := at(t, build)
		o, err := s.Apply(playtest.Lay(t, s.Track(), joinsChicago[4:]))
		playtest.Same(t, "reveals", []any{o.Reveals, err}, []any{true, nil})
	})
	t.Run("WWH-12 the preview tells of it", func(t *testing.T) {
		s := at(t, build)
		var got []string
		for _, e := range s.Preview(playtest.Lay(t, s.Track(), joinsChicago[4:])) {
			if e.Clause == "WWH-12" {
				got = append(got, e.Label+" "+e.After)
			}
		}
		playtest.Same(t, "lines", got, []string{"St. Louis grows +2", "Cubes in Chicago +1"})
	})
	t.Run("WWH-12 with a short bag the builder splits cube by cube", func(t *testing.T) {
		c := build
		c.Cubes = []string{away("RP")}
		s := playtest.Do(t, at(t, c), joinsChicago)
		playtest.Same(t, "asked", []any{s.Turn(), s.Phase().ID, len(s.Legal()), InChicago(s)}, []any{0, "split", 2, 4})
		playtest.No(t, s, Allot{rail.Purple, s.Spot(named(t, s, "Chicago"))}, "WWH-12")
		playtest.No(t, s, Allot{rail.Red, s.Spot(named(t, s, "Santa Fe"))}, "WWH-12")
		both := playtest.Do(t, s, "red to St. Louis", "purple to St. Louis")
		playtest.Same(t, "both", []any{on(t, both, "St. Louis"), len(both.Bag()), both.Phase().ID}, []any{"RP", 0, "build"})
		one := playtest.Do(t, s, "red to Chicago", "purple to St. Louis")
		playtest.Same(t, "one each", []any{on(t, one, "St. Louis"), len(one.Cubes(named(t, one, "Chicago")))}, []any{"P", 95})
		c.Cubes = []string{away("")}
		s = playtest.Do(t, at(t, c), joinsChicago)
		playtest.Same(t, "with an empty bag only the marker comes", []any{s.Phase().ID, InChicago(s), on(t, s, "St. Louis")}, []any{"build", 4, ""})
	})
	t.Run("WWH-29 the first two cubes go to the city, the third to Chicago", func(t *testing.T) {
		c := build
		c.Cubes = []string{away("RBP")}
		_, told := playtest.Tell(t, at(t, c), joinsChicago)
		var drawn []rail.Pile
		for _, e := range told {
			if d, ok := e.(Drawn); ok {
				drawn = append(drawn, d.Cubes)
			}
		}
		all := slices.Concat(drawn...)
		slices.Sort(all)
		playtest.Same(t, "drawn", []any{len(drawn[0]), len(drawn[1]), all}, []any{2, 1, rail.Pile{rail.Red, rail.Blue, rail.Purple}})
	})
	t.Run("WWH-27 complete links only, of any owner, neutral ones too", func(t *testing.T) {
		c := build
		c.Track = append([]string{"4 gentle NE-S on P4"}, toSantaFe...)
		c.Growth = []string{"St. Louis"}
		c.Place = 2
		_, told := playtest.Tell(t, at(t, c), joinsStLouis)
		playtest.Same(t, "over three players' links", grown(told), []string{"Santa Fe", "++Santa Fe", "+Chicago"})
		c.Track = append(c.Track, "4 out")
		c.Players = slices.Clone(c.Players)
		c.Players[4].Out = true
		_, told = playtest.Tell(t, at(t, c), joinsStLouis)
		playtest.Same(t, "over a neutral link", grown(told), []string{"Santa Fe", "++Santa Fe", "+Chicago"})
		c = build
		c.Track, c.Place = toSantaFe, 2
		_, told = playtest.Tell(t, at(t, c), joinsStLouis)
		playtest.Same(t, "no way to Chicago", grown(told), []string(nil))
		c.Track, c.Growth = append([]string{"0 gentle NE-S on P4"}, toSantaFe[:4]...), []string{"St. Louis"}
		_, told = playtest.Tell(t, at(t, c), "lay town gentle NE, NW on Independence")
		playtest.Same(t, "incomplete", grown(told), []string(nil))
	})
	t.Run("WWH-28 of several cities the builder says which grows next", func(t *testing.T) {
		c := build
		c.Track = append([]string{"2 gentle SE-SW on O5"}, toSantaFe...)
		s, told := playtest.Tell(t, at(t, c), joinsChicago)
		playtest.Same(t, "asked", []any{s.Turn(), s.Phase().ID, grown(told), len(s.Legal())}, []any{0, "growth", []string(nil), 2})
		playtest.No(t, s, GrowNext{s.Spot(named(t, s, "Portland"))}, "WWH-12")
		playtest.No(t, s, "done", "STM-065")
		portland := rules.Target{Kind: play.TargetStop, ID: int(named(t, s, "Portland"))}
		playtest.Same(t, "pointing says so", s.Why(nil, portland), s.Check(GrowNext{s.Spot(named(t, s, "Portland"))}))
		s, told = playtest.Tell(t, s, "grow Santa Fe next")
		playtest.Same(t, "grown", grown(told), []string{"Santa Fe", "++Santa Fe", "+Chicago", "St. Louis", "++St. Louis", "+Chicago"})
		playtest.Same(t, "on", []any{s.Phase().ID, s.Turn(), InChicago(s)}, []any{"build", 0, 3})
	})
	t.Run("WWH-28 a short bag is split before the next city grows", func(t *testing.T) {
		c := build
		c.Track, c.Cubes = append([]string{"2 gentle SE-SW on O5"}, toSantaFe...), []string{away("RRBB")}
		s := playtest.Do(t, at(t, c), joinsChicago, "grow Santa Fe next")
		playtest.Same(t, "the other splits", []any{s.Phase().ID, len(s.Bag()), InChicago(s), len(s.Legal())}, []any{"split", 1, 3, 2})
		s = playtest.Do(t, s, s.Legal()[0])
		playtest.Same(t, "St. Louis", []any{len(s.Cubes(named(t, s, "St. Louis"))), s.Phase().ID}, []any{1, "build"})
	})
	t.Run("WWH-28 cubes of the hex go to the bag before the draw", func(t *testing.T) {
		c := build
		c.Track = []string{"0 gentle SE-SW on Dubuque", "0 town straight NE, SW on O4", "0 straight SE-NW on O5"}
		c.Cubes = []string{away("RBY"), "Des Moines Y"}
		s, told := playtest.Tell(t, at(t, c), "lay sharp NE-SE on Des Moines")
		playtest.Same(t, "three for St. Louis and Chicago", []any{grown(told), len(s.Bag()), on(t, s, "Des Moines")}, []any{[]string{"St. Louis", "++St. Louis", "+Chicago"}, 0, ""})
	})
	t.Run("WWH-28 a New City joins cities too, before its own cubes come", func(t *testing.T) {
		c := scene.Scene{Phase: "build", Players: rich(steam.Urbanization), Supply: []string{"RB"},
			Track: []string{"1 gentle SE-SW on Dubuque", "1 straight NE-SW on O4", "2 town end N on Des Moines"}}
		s, told := playtest.Tell(t, at(t, c), "urbanize Des Moines with gray")
		playtest.Same(t, "a New City does not grow itself", []any{grown(told), s.Phase().ID}, []any{[]string(nil), "supply"})
		c.Track = append(c.Track, "2 straight SE-NW on O5")
		s, told = playtest.Tell(t, at(t, c), "urbanize Des Moines with gray")
		playtest.Same(t, "St. Louis over the New City", []any{grown(told), s.Phase().ID}, []any{[]string{"St. Louis", "++St. Louis", "+Chicago"}, "supply"})
		playtest.Same(t, "then its cubes", on(t, playtest.Do(t, s, "cubes from space 1"), "Des Moines"), "RB")
	})
	t.Run("WWH-28 without a marker in Chicago nothing grows", func(t *testing.T) {
		c := build
		c.Growth = []string{"Santa Fe", "Portland", "Los Angeles", "Yerba Buena", "Chicago"}
		_, told := playtest.Tell(t, at(t, c), joinsChicago)
		playtest.Same(t, "grown", grown(told), []string(nil))
	})
}
