package scenes

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/rng"
	stw "kettle/rules/steamwatchers"
)

// TestEverySteamwatchersActionCanBeClicked points at actions of all kinds in games played by chance: clicks on things of
// the table, rows of the side card and the picker of units spell every one of them.
func TestEverySteamwatchersActionCanBeClicked(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 4))
	kinds := map[string]int{}
	for seed := range uint64(2) {
		r := newStwRig(t, 1, seed+1)
		s := rng.Seed(seed+7).Stream("chance", 0)
		for r.m.Position().Turn() >= 0 && r.m.Len() < 1500 {
			if r.m.Position().Turn() == 0 {
				r.look()
				for _, a := range someActions(rnd, r.m.Position().Legal(), 4) {
					if kinds[a.Kind()] < 12 {
						r.spellStw(a)
						kinds[a.Kind()]++
					}
				}
			}
			if err := r.m.Do(r.chance(s)); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Log(kinds)
	for _, k := range []string{"clan", "claim", "zone", "deploy", "put", "plan", "take back", "confirm", "activate", "go", "send", "pass", "beacon", "no beacon", "column", "archon", "pay", "recruit"} {
		if kinds[k] == 0 {
			t.Errorf("no %s was clicked", k)
		}
	}
}

// spellStw clicks what an action is about and fails if that does not show it, or, of tokens in planning, do it.
func (r *rig) spellStw(a rules.Action) {
	r.t.Helper()
	n := r.m.Len()
	switch x := a.(type) {
	case stw.PlaceOrder:
		r.click("order/" + x.Order.String())
		r.click("orders/" + x.Area.String())
		r.wasDone(n, a)
		return
	case stw.PlaceBoard:
		r.click("order/" + x.Order.String())
		r.click("orders/caravan")
		r.wasDone(n, a)
		return
	case stw.TakeBoard:
		r.click("order/" + r.stw().Caravan(r.stw().Turn()).Down.String())
		r.click("orders/caravan")
		r.wasDone(n, a)
		return
	case stw.TakeOrder:
		r.click("order/" + laid(r.stw(), x.Area).String())
		r.click(r.needStw(a, rules.Target{Kind: stw.TargetArea, ID: int(x.Area)}))
		r.wasDone(n, a)
		return
	}
	if r.declines(a, r.click) {
		r.wasDone(n, a)
		return
	}
	r.spellOut(a)
	if got := r.table().aim.ghost; got != a && (got != nil || !r.goesOn(a)) || r.m.Len() != n {
		r.t.Fatalf("clicking %v shows %v", a, got)
	}
	for len(r.table().aim.chosen) > 0 || r.table().aim.ghost != nil && r.table().game.(*stwTable).opening(r.table()) == nil {
		r.table().aim.reset(r.table().g.Legal())
	}
	r.look()
}

// goesOn reports whether the confirm button means an action.
func (r *rig) goesOn(a rules.Action) bool {
	b, _ := r.table().game.(*stwTable).goOn(r.table())
	return b == a
}

// wasDone fails unless an action was done, and takes it back.
func (r *rig) wasDone(n int, a rules.Action) {
	r.t.Helper()
	if r.m.Len() != n+1 || r.m.Log()[n].Action != a {
		r.t.Fatalf("clicking %v did %v", a, r.m.Log()[n:])
	}
	if err := r.m.Undo(); err != nil {
		r.t.Fatal(err)
	}
	r.look()
}

// spellOut clicks the things, then the row or the numbers.
func (r *rig) spellOut(a rules.Action) {
	r.t.Helper()
	r.toOffer(a, r.click)
	for _, x := range pointed(a) {
		if tab := r.table(); tab.aim.ghost == a && len(tab.aim.chosen) > 0 {
			return
		}
		if hasTarget(r.table().aim.chosen, x) {
			continue
		}
		id := r.needStw(a, x)
		if id == "" || !hasTarget(r.table().lit(), x) {
			break // the way to it is a row
		}
		r.click(id)
	}
	if r.table().aim.ghost == a || r.goesOn(a) || r.stageTo(a, r.click) {
		return
	}
	if f, ok := partyOf(a); ok && r.countTo(a, f) {
		return
	}
	if !r.rowOf(a) {
		r.t.Fatalf("%v: no row for it; chosen %v, ghost %v, rows %s", a, r.table().aim.chosen, r.table().aim.ghost, r.rowHits())
	}
}

// needStw is the hit of a thing, or of its row, "" for none.
func (r *rig) needStw(a rules.Action, x rules.Target) string {
	r.t.Helper()
	if id := r.hitOf(x); id != "" {
		return id
	}
	if slices.Contains([]string{stw.TargetCaravan, stw.TargetSlot, stw.TargetKit}, x.Kind) {
		if r.key("b"); r.hitOf(x) != "" { // the caravan board is turned up
			return r.hitOf(x)
		}
	}
	row := fmt.Sprintf("thing/%s/%d", x.Kind, x.ID)
	if _, ok := r.list.Find(row); !ok {
		return ""
	}
	return row
}

// countTo sets the picker to a number of units.
func (r *rig) countTo(a rules.Action, want party) bool {
	for range 24 {
		f, ok := partyOf(r.table().aim.ghost)
		if !ok {
			return false
		}
		if r.table().aim.ghost == a {
			return true
		}
		r.click(stepTo(f, want))
	}
	return false
}

// TestSteamwatchersByKeyboardAlone plays the decisions of one seat with the keys alone.
func TestSteamwatchersByKeyboardAlone(t *testing.T) {
	r := newStwRig(t, 1, 4)
	s := rng.Seed(9).Stream("chance", 0)
	typed := map[string]int{}
	for r.m.Position().Turn() >= 0 && r.m.Len() < 1500 {
		a := r.chance(s)
		if r.m.Position().Turn() != 0 || typed[a.Kind()] >= 4 {
			if err := r.m.Do(a); err != nil {
				t.Fatal(err)
			}
			continue
		}
		r.look()
		n := r.m.Len()
		r.typeStw(a)
		if r.m.Len() != n+1 || r.m.Log()[n].Action != a {
			t.Fatalf("keys for %v did %v", a, r.m.Log()[n:])
		}
		typed[a.Kind()]++
	}
	t.Log(typed)
	for _, k := range []string{"clan", "claim", "zone", "deploy", "put", "plan", "confirm", "activate", "go", "send", "pass", "pay"} {
		if typed[k] == 0 {
			t.Errorf("no %s was typed", k)
		}
	}
}

// typeStw makes an action with the keyboard.
func (r *rig) typeStw(a rules.Action) {
	r.t.Helper()
	if x, ok := a.(stw.PlaceOrder); ok {
		r.key(fmt.Sprint(int(x.Order)))
		id := "orders/" + x.Area.String()
		if laid(r.stw(), x.Area) != stw.NoOrder { // in the list only what is free is in the order of Tab
			id = r.needStw(a, rules.Target{Kind: stw.TargetArea, ID: int(x.Area)})
		}
		r.enterOnStw(id)
		return
	}
	switch x := a.(type) {
	case stw.PlaceBoard:
		r.key(fmt.Sprint(int(x.Order)))
		r.enterOnStw("orders/caravan")
		return
	case stw.TakeBoard:
		r.key(fmt.Sprint(int(r.stw().Caravan(r.stw().Turn()).Down)))
		r.enterOnStw("orders/caravan")
		return
	}
	if r.declines(a, r.enterOnStw) {
		return
	}
	r.toOffer(a, r.enterOnStw)
	for _, x := range pointed(a) {
		tab := r.table()
		if tab.aim.ghost == a || hasTarget(tab.aim.chosen, x) {
			continue
		}
		id := r.needStw(a, x)
		if id == "" || !hasTarget(tab.lit(), x) {
			break
		}
		r.enterOnStw(id)
	}
	if r.table().aim.ghost != a && !r.goesOn(a) {
		r.stageTo(a, r.enterOnStw)
	}
	if f, ok := partyOf(a); ok && r.table().aim.ghost != a {
		r.countByKey(a, f)
	}
	if r.table().aim.ghost != a && !r.goesOn(a) {
		_, rows := r.table().game.(*stwTable).listed(r.table())
		for i, b := range rows {
			if b == a {
				r.enterOnStw(fmt.Sprintf("way/%d", i))
			}
		}
	}
	if r.table().aim.ghost != a && !r.goesOn(a) {
		r.t.Fatalf("keys do not find %v but %v", a, r.table().aim.ghost)
	}
	for n := r.m.Len(); r.m.Len() == n; {
		r.release()
		r.key("enter")
	}
}

// release leaves what the keyboard is on.
func (r *rig) release() {
	for range 3 {
		if r.stack.ui.Focused() != "" {
			r.stack.ui.Focus("")
		}
	}
}

// enterOnStw presses Enter on a hit that Tab reaches.
func (r *rig) enterOnStw(id string) {
	r.t.Helper()
	if !r.tabTo(func() bool { return r.stack.ui.Focused() == id }) {
		r.t.Fatalf("Tab does not reach %s", id)
	}
	r.key("enter")
}

// countByKey sets the picker with the keyboard.
func (r *rig) countByKey(a rules.Action, want party) {
	r.t.Helper()
	for range 24 {
		f, ok := partyOf(r.table().aim.ghost)
		if !ok || r.table().aim.ghost == a {
			return
		}
		r.enterOnStw(stepTo(f, want))
	}
}

// stepTo is the button of the picker that goes on to a number of units.
func stepTo(now, want party) string {
	for i, piece := range partyPieces {
		if now[i] < want[i] {
			return fmt.Sprintf("units/%s/more", piece)
		}
	}
	for i, piece := range partyPieces {
		if now[i] > want[i] {
			return fmt.Sprintf("units/%s/less", piece)
		}
	}
	return ""
}

// rowHits are the rows of the side card that can be seen.
func (r *rig) rowHits() (out string) {
	for _, h := range r.list.Hits {
		if strings.HasPrefix(h.ID, "way/") || strings.HasPrefix(h.ID, "thing/") {
			out += h.ID + " "
		}
	}
	return out
}
