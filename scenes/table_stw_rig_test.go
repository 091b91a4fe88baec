package scenes

import (
	"fmt"
	"strings"
	"testing"

	"kettle/input"
	"kettle/rules"
	"kettle/rules/match"
	"kettle/rules/rng"
	stw "kettle/rules/steamwatchers"
)

// newStwRig opens a game of Steamwatchers for five. Of its seats the first are persons, the others bots that chance plays.
func newStwRig(t testing.TB, people int, seed uint64) *rig {
	t.Helper()
	table := match.Table{Names: []string{"Ada", "Brannoc", "Ines", "Moritz", "Tove"}, Bots: []string{"", "", "", "", ""}}
	for i := people; i < 5; i++ {
		table.Bots[i] = "random"
	}
	m, err := match.New(stw.Definition(), rules.Setup{Seats: 5, Seed: rng.Seed(seed)}, table)
	if err != nil {
		t.Fatal(err)
	}
	return rigOf(t, m).open(nil)
}

func (r *rig) stw() *stw.State { return stwState(r.m.Position()) }

// chance is an action by chance that keeps a game going: tokens are laid before orders are sealed, and used before passing,
// and units go where others are.
func (r *rig) chance(s *rng.Stream) rules.Action {
	p := r.stw()
	legal := p.Legal()
	if stepOf(p) == "plan" && len(p.Plan(p.Turn()).Tokens) >= min(5, len(p.Held(p.Clan(p.Turn())))) && s.Intn(3) > 0 {
		return stw.Confirm{}
	}
	for range 40 {
		a := legal[s.Intn(len(legal))]
		switch x := a.(type) {
		case stw.Go:
			if !p.Opposed(p.Top().Clan, x.To) && s.Intn(8) > 0 {
				continue
			}
		case stw.TakeOrder, stw.TakeBeacon:
			continue
		case stw.Confirm:
			if len(p.Plan(p.Turn()).Tokens) < 4 && len(legal) > 4 && s.Intn(8) > 0 {
				continue
			}
		case stw.Pass:
			if s.Intn(6) > 0 {
				continue
			}
		}
		return a
	}
	return legal[0]
}

// typeAlone types an action on a table where the seat to act sits alone, and fails if the keys did another.
func (r *rig) typeAlone(a rules.Action) {
	r.t.Helper()
	q := rigOf(r.t, alone(r.t, r.m)).open(nil)
	n := q.m.Len()
	q.typeStw(a)
	if q.m.Len() != n+1 || q.m.Log()[n].Action != a {
		r.t.Fatalf("keys for %v did %v", a, q.m.Log()[n:])
	}
}

// rowOf clicks the row of an action on the side card, scrolling to it.
func (r *rig) rowOf(a rules.Action) bool {
	tab := r.table()
	_, rows := tab.game.(*stwTable).listed(tab)
	for i, b := range rows {
		if b == a {
			return r.scrollTo(fmt.Sprintf("way/%d", i))
		}
	}
	return false
}

// scrollTo clicks a row of a list, turning the wheel until it is seen.
func (r *rig) scrollTo(id string) bool {
	r.top()
	for range 40 {
		if _, ok := r.spotOf(id); ok {
			r.click(id)
			return true
		}
		r.tick(input.Frame{Wheel: -1})
	}
	return false
}

// top puts the pointer on a list and scrolls it to its top.
func (r *rig) top() {
	rows := strings.Fields(r.rowHits())
	if len(rows) == 0 {
		return
	}
	if p, ok := r.spotOf(rows[len(rows)/2]); ok {
		r.x, r.y = p.X, p.Y
	}
	for range 20 {
		r.tick(input.Frame{Wheel: 1})
	}
}
