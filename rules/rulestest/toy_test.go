package rulestest

import (
	"testing"

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
