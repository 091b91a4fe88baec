package scenes

import (
	"strings"
	"testing"

	"kettle/rules/rng"
)

// TestTheLogBearsTheEmblemOfWhomItTells: the first power of the Conclave is used in one action, and others' titles follow in
// the same one; each line bears the emblem of its own seat.
func TestTheLogBearsTheEmblemOfWhomItTells(t *testing.T) {
	r := newStwRig(t, 1, 5)
	s := rng.Seed(3).Stream("log", 0)
	for r.stw().Round() < 2 {
		if err := r.m.Do(r.chance(s)); err != nil {
			t.Fatal(err)
		}
	}
	seen := 0
	for _, l := range r.table().logLines() {
		for seat, name := range r.m.Table().Names {
			if strings.HasPrefix(l.Text, name+" is ") || strings.HasPrefix(l.Text, name+" claims ") {
				seen++
				if int(l.by) != seat || l.Icon != r.stw().Clan(l.by).Sheet().Emblem {
					t.Errorf("%q bears %s", l.Text, l.Icon)
				}
			}
		}
	}
	if seen < 12 {
		t.Errorf("%d lines of titles", seen)
	}
}
