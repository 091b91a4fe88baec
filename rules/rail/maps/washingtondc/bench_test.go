package washingtondc

import (
	"encoding/json"
	"fmt"
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/ageofsteam/scene"
	"kettle/rules/rail/playtest"
	"kettle/rules/rng"
)

// crowded is a board as full as three seats could make it, and a locomotive of level 6.
func crowded(t testing.TB) *ageofsteam.State {
	r := rng.Seed(2).Stream("bench", 0)
	return strewn(t, r, grown(r, 64), 6, 4)
}

// site is a build turn in the middle of a game with money for everything.
func site(t testing.TB, tiles int) *ageofsteam.State {
	r := rng.Seed(3).Stream("bench", 0)
	text, _ := grown(r, tiles).MarshalText()
	return scene.Scene{Map: town.m, Phase: "build", Round: 5, Players: []ageofsteam.Player{{Cash: 60, Role: ageofsteam.Engineer}, {}, {}}, Board: string(text)}.At(t)
}

func BenchmarkDeliveriesSixLinks(b *testing.B) {
	s := crowded(b)
	playtest.BenchPlans(b, s)
	b.ReportMetric(float64(len(s.Net().Lines)-6), "links")
}

func BenchmarkHover(b *testing.B) {
	s := crowded(b)
	at, g := rail.Stop(0), rail.None
	for x, c := range s.Movable() {
		if len(s.Plans(x, c)) > 0 {
			at, g = x, c
		}
	}
	for b.Loop() {
		s.Plans(at, g)
	}
}

func BenchmarkLegalMove(b *testing.B)        { playtest.BenchLegal(b, crowded(b)) }
func BenchmarkLegalBuildEmpty(b *testing.B)  { playtest.BenchLegal(b, site(b, 0)) }
func BenchmarkLegalBuildMiddle(b *testing.B) { playtest.BenchLegal(b, site(b, 24)) }
func BenchmarkLegalBuildFull(b *testing.B)   { playtest.BenchLegal(b, site(b, 56)) }

func BenchmarkLegalUrbanize(b *testing.B) {
	text, _ := grown(rng.Seed(3).Stream("bench", 0), 56).MarshalText()
	playtest.BenchLegal(b, scene.Scene{Map: town.m, Phase: "build", Round: 5, Players: []ageofsteam.Player{{Cash: 60, Role: ageofsteam.Urbanization}, {}, {}}, Board: string(text)}.At(b))
}

func BenchmarkTilesAt(b *testing.B) {
	s := site(b, 24)
	h, most := rail.Stop(0), 0
	for x := range s.Stops() {
		n := 0
		for _, c := range s.TilesAt(rail.Stop(x)) {
			n += len(c.Ways)
		}
		if n > most {
			h, most = rail.Stop(x), n
		}
	}
	for b.Loop() {
		s.TilesAt(h)
	}
	b.ReportMetric(float64(most), "lays")
}

func benchApply(b *testing.B, s *ageofsteam.State, kind string) {
	var act rules.Action
	for _, a := range s.Legal() {
		if a.Kind() == kind {
			act = a
		}
	}
	for b.Loop() {
		if _, err := s.Apply(act); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkApplyLay(b *testing.B)     { benchApply(b, site(b, 56), "lay") }
func BenchmarkApplyDeliver(b *testing.B) { benchApply(b, crowded(b), "deliver") }
func BenchmarkApplyDone(b *testing.B)    { benchApply(b, site(b, 56), "done") }

func BenchmarkJSON(b *testing.B) {
	s := crowded(b)
	j, _ := json.Marshal(s)
	for b.Loop() {
		if _, err := json.Marshal(s); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(j)), "bytes")
}

func BenchmarkValue(b *testing.B) {
	s := crowded(b)
	for b.Loop() {
		town.value(s)
	}
}

// BenchmarkSight is a first look at every action of a build turn, as a thought begins.
func BenchmarkSight(b *testing.B) {
	g := playtest.Greedy(b, game, game.Complete(rules.Setup{Seats: 3, Seed: 11}), 12)
	at := map[int]rules.Position{}
	for p := range playtest.Moments(b, game, g) {
		if s := p.(*ageofsteam.State); phaseOf(s) == "build" && at[s.Round()] == nil {
			at[s.Round()] = s.View(s.Turn())
		}
	}
	for _, round := range []int{1, 3, 5, 7} {
		p := at[round]
		b.Run(fmt.Sprint("round ", round), func(b *testing.B) {
			all := p.Legal()
			for b.Loop() {
				value := town.judge()
				for _, a := range all {
					out, err := p.Apply(a)
					if err != nil {
						b.Fatal(err)
					}
					value(out.Next)
				}
			}
			b.ReportMetric(float64(len(all)), "actions")
		})
	}
}
