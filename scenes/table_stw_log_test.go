package scenes

import (
	"strings"
	"testing"

	"kettle/rules/rng"
	stw "kettle/rules/steamwatchers"
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
	seen, free := 0, 0
	for _, l := range r.table().logLines() {
		if nobodys(r, l) {
			free++
			if l.Icon != "" {
				t.Errorf("%q, which nobody did, bears %s", l.Text, l.Icon)
			}
		}
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
	if free < 3 { // STW-045
		t.Errorf("%d columns rose without a player", free)
	}
}

// nobodys reports whether a line tells of a column that no seat raised.
func nobodys(r *rig, l logLine) bool {
	for _, e := range r.m.Log()[l.entry].Events {
		if up, ok := e.(stw.ColumnRaised); ok && up.Seat < 0 && l.Text == curly(up.Line(nil).Text) {
			return true
		}
	}
	return false
}
