package singapore

import (
	"fmt"
	"slices"
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/steam/scene"
	"kettle/rules/rng"
)

const way = "deliver red from Bishan by Raffles Place, HarbourFront, Queenstown to Clementi"

// moved is the four links of line, those of theirs by the opponent, and a red cube that seat 0 may move over them.
func moved(level int, theirs ...int) scene.Scene {
	c := scene.Scene{Players: rich(steam.Player{Loco: level}), Cubes: []string{"Bishan R"}, Supply: []string{"R"}}
	lays := [][]string{{"straight N-S on F6", "straight N-S on F7"}, {"gentle NE-NW on E8"}, {"town end SE on Queenstown"}, {"town straight SE, NW on Queenstown", "straight SE-NW on B7"}}
	for i, link := range lays {
		by := "0 "
		if slices.Contains(theirs, i+1) {
			by = "1 "
		}
		for _, l := range link {
			c.Track = append(c.Track, by+l)
		}
	}
	return c
}

// earn is the points of the way by seat.
func earn(t *testing.T, c scene.Scene) []int {
	t.Helper()
	s := at(t, c)
	plans := s.Plans(playtest.Hex(t, s.Track().Land(), "Bishan"), rail.Red)
	if len(plans) != 1 {
		t.Fatal(len(plans), "plans")
	}
	_, events := playtest.Tell(t, s, way)
	got := kinds(events, "delivered")[0].(steam.Delivered).Points
	playtest.Same(t, "what the planner says", plans[0].Earn, got)
	return got
}

func TestMoves(t *testing.T) {
	t.Run("SIN-11 up to twice the level in links, scored up to the level", func(t *testing.T) {
		playtest.No(t, at(t, moved(1)), way, "SIN-11")
		for level, points := range map[int]int{2: 2, 3: 3, 4: 4, 6: 4} {
			playtest.Same(t, fmt.Sprint("level ", level), earn(t, moved(level)), []int{points, 0})
		}
		s := playtest.Do(t, at(t, moved(2)), way)
		playtest.Same(t, "asked", []any{s.Phase().ID, s.Turn()}, []any{steam.AskPoints, 0})
		s = playtest.Do(t, s, "take victory points")
		playtest.Same(t, "points", figures(s, 0), []int{30, 0, 2})
	})
	t.Run("SIN-25 the opponent's points come first, and there are no more than the level", func(t *testing.T) {
		playtest.Same(t, "one of four, level 2", earn(t, moved(2, 2)), []int{1, 1})
		playtest.Same(t, "two of four, level 2", earn(t, moved(2, 2, 4)), []int{0, 2})
		playtest.Same(t, "two of four, level 3", earn(t, moved(3, 2, 4)), []int{1, 2})
		s, _ := playtest.Tell(t, at(t, moved(2, 2, 4)), way)
		playtest.Same(t, "only the opponent is asked", []any{s.Turn(), s.Phase().ID}, []any{1, steam.AskPoints})
		s = playtest.Do(t, s, "take income")
		playtest.Same(t, "and then it is the opponent's turn", []any{s.Turn(), s.Stage().ID, figures(s, 1)}, []any{1, PartBuild, []int{30, 2, 0}})
		c := moved(1, 3, 4)
		c.Cubes = []string{"HarbourFront R"}
		playtest.No(t, at(t, c), "deliver red from HarbourFront by Queenstown to Clementi", "SIN-25")
	})
	t.Run("SIN-26 at least as many own links as the opponent's, scored or not", func(t *testing.T) {
		playtest.No(t, at(t, moved(4, 1, 2, 3)), way, "SIN-26")
		playtest.No(t, at(t, moved(6, 1, 2, 3, 4)), way, "SIN-26")
		playtest.Same(t, "two and two", earn(t, moved(4, 1, 2)), []int{2, 2})
	})
	t.Run("level 6 runs over twelve links", func(t *testing.T) {
		if rail.MaxStops < 2*load().form(steam.Form{Variant: steam.Basic, Seats: 2}).Rules.MaxLoco+1 {
			t.Error("a path holds", rail.MaxStops, "stops")
		}
	})
}

// TestDeliveries compares the moves of greedy games with a search of its own.
func TestDeliveries(t *testing.T) {
	all, longest := 0, 0
	for seed := range rng.Seed(3) {
		for p := range playtest.Moments(t, game, playtest.Greedy(t, game, rules.Setup{Seats: 2, Seed: seed}, 40)) {
			s := p.(*steam.State)
			if _, pending := s.Pending(); !pending && s.Stage().ID == PartAction {
				want := brute(s)
				var got []string
				for _, a := range s.Legal() {
					if d, ok := a.(play.Deliver); ok {
						got = append(got, d.String())
						longest = max(longest, d.Path.Len()-1)
					}
				}
				slices.Sort(got)
				if !slices.Equal(got, want) {
					t.Fatalf("turn %d:\n%q, a search of its own finds\n%q", s.Round(), got, want)
				}
				all += len(got)
			}
		}
	}
	if all < 200 || longest < 4 {
		t.Errorf("only %d moves were compared, the longest over %d links", all, longest)
	}
	t.Log(all, "moves, the longest over", longest, "links")
}

// brute lists every move of the deciding seat: all walks over sections of track, looked at one by one when they are done.
func brute(s *steam.State) (out []string) {
	by, net := s.Turn(), s.Net()
	level := s.Player(by).Loco
	for h := range rail.Stop(s.Stops()) {
		for g := rail.Red; g < rail.Goods; g++ {
			if s.Cubes(h).Count(g) == 0 {
				continue
			}
			var walk func(r rail.Route)
			walk = func(r rail.Route) {
				at := r.Stops[len(r.Stops)-1]
				if len(r.Lines) > 0 && s.Color(at) == g {
					own, opp := 0, 0
					for _, l := range r.Lines {
						switch net.Lines[l].Owner {
						case by:
							own++
						case 1 - by:
							opp++
						}
					}
					if own > 0 && own >= opp && opp <= level {
						out = append(out, play.Deliver{Good: g, Path: net.Path(r, s.Spot)}.String())
					}
					return
				}
				if len(r.Lines) == 2*level {
					return
				}
				for i, x := range net.Lines {
					for _, to := range []rail.Stop{x.A, x.B} {
						if x.A+x.B-to == at && !slices.Contains(r.Stops, to) {
							walk(rail.Route{Good: g, Stops: append(slices.Clone(r.Stops), to), Lines: append(slices.Clone(r.Lines), int16(i))})
						}
					}
				}
			}
			walk(rail.Route{Good: g, Stops: []rail.Stop{h}})
		}
	}
	slices.Sort(out)
	return out
}
