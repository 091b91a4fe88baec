package halloween

import (
	"encoding/json"
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
)

// dense is a position with every link, a cube of each colour everywhere it can be, and the longest locomotive.
func dense(t testing.TB) *ageofsteam.State {
	c := scene{phase: "move1", loco: 6, cash: 40, links: "all", cubes: map[string]string{}}
	k, o := 16, 12
	for i, h := range land.Houses {
		p := ""
		if k > 0 && i%5 != 4 {
			p, k = "K", k-1
		}
		if o > 0 && i%5 != 0 {
			p, o = p+"O", o-1
		}
		c.cubes[h.ID] = p + "RB"
	}
	return c.at(t)
}

// six is a player with six links and a full map.
func six(t testing.TB) *ageofsteam.State {
	return scene{phase: "move1", loco: 6, cash: 40, links: "A1-B1 B1-C2 C2-C3 C3-D3 C4-D3 B3-C4", cubes: map[string]string{
		"A1": "RB", "B1": "KO", "C2": "RB", "C3": "BR", "D3": "KO", "C4": "KO", "B3": "RO", "B2": "KR", "D2": "OO", "A4": "KR", "B4": "BB", "E2": "KB"}}.at(t)
}

func BenchmarkLegalDensest(b *testing.B) {
	s := dense(b)
	for b.Loop() {
		s.Legal()
	}
	b.ReportMetric(float64(len(s.Legal())), "actions")
}

func BenchmarkLegalDeal(b *testing.B) {
	s := deal(b, 1)
	for b.Loop() {
		s.Legal()
	}
}

func BenchmarkDeliveriesSixLinks(b *testing.B) {
	s := six(b)
	for b.Loop() {
		for at, g := range s.Movable() {
			s.Plans(at, g)
		}
	}
	b.ReportMetric(float64(len(s.Legal())), "actions")
}

func BenchmarkHoverDensest(b *testing.B) {
	s := dense(b)
	for b.Loop() {
		s.Plans(rail.Stop(0), Witch)
	}
}

func BenchmarkApply(b *testing.B) {
	s := dense(b)
	l := s.Legal()
	for b.Loop() {
		if _, err := s.Apply(l[0]); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkApplyDice(b *testing.B) {
	s := scene{phase: "income", cash: 40, cubes: map[string]string{"B1": "O"}}.at(b)
	for b.Loop() {
		if _, err := s.Apply(ageofsteam.Pay{}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkView(b *testing.B) {
	s := dense(b)
	for b.Loop() {
		s.View(rules.Public)
	}
}

func BenchmarkJSON(b *testing.B) {
	s := dense(b)
	j, _ := json.Marshal(s)
	for b.Loop() {
		if _, err := json.Marshal(s); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(j)), "bytes")
}

func BenchmarkValue(b *testing.B) {
	s := dense(b)
	for b.Loop() {
		value(s)
	}
}
