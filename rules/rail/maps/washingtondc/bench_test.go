package washingtondc

import (
	"encoding/json"
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
