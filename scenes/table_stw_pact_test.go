package scenes

import (
	"testing"

	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// TestWhatDiplomacySays: who puts another offer together does not accept the one that waits; what is offered, swapped and
// played is written out, with the names of those whom it is about.
func TestWhatDiplomacySays(t *testing.T) {
	moments := wolfMoments(t)
	at := func(name string) *rig { return rigOf(t, alone(t, moments["diplomacy "+name])).open(nil) }

	q := at("answer")
	q.key("o")
	if n := q.m.Len(); !q.shows(wordsChoose) || q.shows(wordsAccept) {
		t.Error("with another offer half made the button accepts the one that waits")
	} else if q.key("enter"); q.m.Len() != n {
		t.Error("Enter takes the offer that waits while another is put together")
	}

	q = at("answer")
	o := *q.stw().Pacts().Offer
	q.look()
	q.key("enter")
	q.look()
	for _, want := range []string{"gets", spineWord(pactClan(o.Give))} {
		if !q.shows(want) {
			t.Errorf("a swap is told without %q", want)
		}
	}

	q = at("activate")
	for _, a := range q.stw().Legal() {
		tech, ok := a.(stw.PlayTech)
		if !ok {
			continue
		}
		q.table().aim.point(stw.PactTarget(tech.Card))
		q.look()
		for _, want := range []string{tech.Area.Name() + ": " + count(tech.N, "base soldier"), "point at an area whose base soldiers get Tech Support"} {
			if !q.shows(want) {
				t.Errorf("the table does not say %q of Tech Support", want)
			}
		}
		break
	}
	for _, a := range q.stw().Legal() {
		a, ok := a.(stw.Propose)
		if !ok || !a.Ally {
			continue
		}
		q.table().game.(*stwTable).toTrade(q.table())
		q.table().aim.settle(a)
		q.look()
		for _, seat := range []rules.Seat{q.stw().Turn(), a.With} {
			name := q.m.Table().Name(seat)
			for _, want := range []string{name + " gets", "Treaty tokens of " + name} {
				if !q.shows(want) {
					t.Errorf("the sheet of an offer does not say %q", want)
				}
			}
		}
		return
	}
	t.Error("nothing can be offered")
}

func pactClan(c stw.Card) stw.Clan { _, of := c.Pact(); return of }
