package rulestest

import (
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/rng"
	"kettle/rules/rulestest/toy"
)

var toyEvents = []string{"rolled", "drew", "gave"}

func TestToyConforms(t *testing.T) {
	Conform(t, toy.Define(toy.None), Options{Events: toyEvents})
}

// TestPlantedBugs holds the kit itself to its word: it finds every bug planted in the toy, by the right check.
func TestPlantedBugs(t *testing.T) {
	for bug, check := range toy.Bugs {
		t.Run(string(bug), func(t *testing.T) {
			found := Examine(toy.Define(bug), Options{Events: toyEvents, Seeds: 2})
			if len(found) == 0 {
				t.Fatal("not found")
			}
			if found[0].Check != check {
				t.Errorf("found by the wrong check: %v", found[0])
			}
		})
	}
}

func FuzzToyPlay(f *testing.F)   { FuzzPlay(f, toy.Define(toy.None)) }
func FuzzToyDecode(f *testing.F) { FuzzDecode(f, toy.Define(toy.None)) }

// TestCoverageCanBeExcused asks that a reason silences a gap, and that an excuse for nothing is found.
func TestCoverageCanBeExcused(t *testing.T) {
	def := toy.Define(toy.NeverHappens)
	if found := Examine(def, Options{Events: toyEvents, Excused: map[string]string{"end flood": "it never rains"}}); len(found) > 0 {
		t.Errorf("excused, and still found: %v", found)
	}
	found := Examine(def, Options{Events: append(toyEvents, "flooded"), Excused: map[string]string{"end flood": "it never rains"}})
	if len(found) != 1 || found[0].Check != "coverage" || !strings.Contains(found[0].Text, "event flooded") {
		t.Errorf("an event that never occurs: %v", found)
	}
	found = Examine(def, Options{Excused: map[string]string{"end fire": "no fire"}})
	if len(found) != 1 || found[0].Check != "definition" || !strings.Contains(found[0].Text, "end fire") {
		t.Errorf("an excuse for nothing: %v", found)
	}
}

// TestChooseReachesWhatChanceDoesNot counts who decides.
func TestChooseReachesWhatChanceDoesNot(t *testing.T) {
	asked := 0
	found := Examine(toy.Define(toy.None), Options{Seeds: 1,
		Choose: func(p rules.Position, legal []rules.Action, r *rng.Stream) rules.Action {
			asked++
			return legal[len(legal)-1]
		}})
	if asked == 0 {
		t.Error("never asked")
	}
	if len(found) == 0 || found[0].Check != "coverage" {
		t.Errorf("with passes only, some actions never occur; found %v", found)
	}
}

// TestRotateTakesEverythingInTurn asks for every value, every number of seats, and fewer games than all combinations.
func TestRotateTakesEverythingInTurn(t *testing.T) {
	t.Setenv("KETTLE_SEEDS", "")
	of := func(o Options) (games int, seats map[int]bool, about map[string]bool) {
		k := newKit(toy.Define(toy.None), []Options{o})
		k.definition()
		seats, about = map[int]bool{}, map[string]bool{}
		for _, x := range k.schedule() {
			games++
			seats[x.combo.seats] = true
			about[x.combo.about] = true
		}
		return games, seats, about
	}
	all, seats, about := of(Options{Seeds: 1})
	some, _, each := of(Options{Rotate: true})
	if some != len(about) || some >= all || len(each) != len(about) {
		t.Errorf("%d games of %d, about %v of %v", some, all, each, about)
	}
	t.Setenv("KETTLE_SEEDS", "2")
	if twice, inTurn, _ := of(Options{Rotate: true}); twice != 2*some || len(inTurn) != len(seats) {
		t.Errorf("KETTLE_SEEDS=2 plays %d games, not %d, with seats %v", twice, 2*some, inTurn)
	}
}
