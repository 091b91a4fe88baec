package scenes

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"kettle/input"
	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/halloween"
	"kettle/rules/rail/play"
)

// someActions are up to n of the legal actions, spread over the kinds.
func someActions(rnd *rand.Rand, legal []rules.Action, n int) []rules.Action {
	kinds := map[string][]rules.Action{}
	var order []string
	for _, i := range rnd.Perm(len(legal)) {
		k := legal[i].Kind()
		if kinds[k] == nil {
			order = append(order, k)
		}
		kinds[k] = append(kinds[k], legal[i])
	}
	var out []rules.Action
	for len(out) < n && len(out) < len(legal) {
		for _, k := range order {
			if len(kinds[k]) > 0 && len(out) < n {
				out = append(out, kinds[k][0])
				kinds[k] = kinds[k][1:]
			}
		}
	}
	return out
}

// randomly plays sensibly with some random choices among.
func randomly(rnd *rand.Rand) func(rules.Position) rules.Action {
	return func(p rules.Position) rules.Action {
		if legal := p.Legal(); rnd.IntN(4) == 0 {
			if a := legal[rnd.IntN(len(legal))]; a != rules.Action(ageofsteam.IssueShare{}) {
				return a
			}
		}
		return sensible(p)
	}
}

func TestEveryLegalActionCanBeClicked(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 3))
	kinds := map[string]int{}
	for seed := range uint64(3) {
		r := newRig(t, seed+1)
		pick := randomly(rnd)
		for r.m.Position().Turn() >= 0 {
			legal := r.m.Position().Legal()
			r.litAsPicker()
			for _, a := range someActions(rnd, legal, 6) {
				r.spell(a)
				kinds[a.Kind()]++
				for len(r.table().aim.chosen) > 0 {
					r.key("escape")
				}
			}
			a := pick(r.m.Position())
			r.play(func(p rules.Position) rules.Action {
				b := a
				a = nil
				return b
			})
		}
	}
	for _, k := range []string{"issue-share", "take", "urbanize", "deliver", "raise", "pass", "pay", "done", "build", "fly", "place"} {
		if kinds[k] == 0 {
			t.Errorf("no %s was clicked", k)
		}
	}
	t.Log(kinds)
}

// litAsPicker fails unless what is lit before anything is chosen is what the picker offers, the button aside.
func (r *rig) litAsPicker() {
	r.t.Helper()
	want := map[rules.Target]bool{}
	for _, x := range rules.NewPicker(r.m.Position()).Next() {
		if x.Kind != kindButton {
			want[x] = true
		}
	}
	got := r.table().lit()
	for _, x := range got {
		if !want[x] {
			r.t.Fatalf("%v is lit without being open", x)
		}
	}
	if len(got) != len(want) {
		r.t.Fatalf("%d targets are lit, %d are open", len(got), len(want))
	}
}

// spell clicks an action's targets and fails if that does not show the action, or does more than that.
func (r *rig) spell(a rules.Action) {
	r.t.Helper()
	n := r.m.Len()
	for _, x := range a.Targets() {
		if x.Kind == kindButton {
			if b, _ := r.table().goOn(); b != a {
				r.t.Fatalf("the button means %v, not %v", b, a)
			}
			return
		}
		if hasTarget(r.table().aim.chosen, x) {
			continue // it was the only one
		}
		id := r.hitOf(onBoard(x))
		if id == "" {
			r.t.Fatalf("%v: nothing stands for %v among %s", a, x, r.hits())
		}
		r.click(id)
	}
	if way, ok := pathOf(a); ok && r.table().aim.ghost != a {
		h := r.table().game.(*halloweenTable)
		for i, b := range h.otherWays(r.table(), r.table().aim.ghost) {
			if w, _ := pathOf(b); w == way && b != r.table().aim.ghost {
				r.click(fmt.Sprintf("way/%d", i))
			}
		}
		if r.table().aim.ghost != a {
			r.click("rider/none")
		}
	}
	if got := r.table().aim.ghost; got != a || r.m.Len() != n {
		r.t.Fatalf("clicking %v shows %v", a, got)
	}
}

func TestAWholeGameByKeyboardAlone(t *testing.T) {
	for _, seed := range []uint64{1, 9} {
		r := newRig(t, seed)
		for range 200 {
			if r.m.Position().Turn() < 0 {
				break
			}
			n := r.m.Len()
			a := sensible(r.m.Position())
			r.type_(a)
			if r.m.Len() != n+1 || r.m.Log()[n].Action != a {
				t.Fatalf("keys for %v did %v", a, r.m.Log()[n:])
			}
		}
		if r.m.Position().Turn() >= 0 {
			t.Fatal("the game did not end")
		}
		r.want(wordsHowItWent)
	}
}

// type_ makes an action with the keyboard.
func (r *rig) type_(a rules.Action) {
	r.t.Helper()
	for r.stack.ui.Focused() != "" {
		r.key("escape")
	}
	for _, x := range a.Targets() {
		if x.Kind == kindButton {
			r.key("enter")
			return
		}
		if way, ok := pathOf(a); ok && x.Kind == play.TargetStop && x != stopTarget(way.End()) {
			continue // the house where it ends says enough; the way is chosen below
		}
		if hasTarget(r.table().aim.chosen, x) || r.letter(x) {
			continue
		}
		if !r.tabTo(func() bool { return r.stands(onBoard(x)) }) {
			r.t.Fatalf("%v: Tab does not reach %v", a, x)
		}
		r.key("enter")
	}
	if r.table().aim.ghost != a {
		r.wayByKey(a)
	}
	if r.table().aim.ghost == a {
		r.key("enter")
	}
}

// letter presses the letter of a target, if it has one and letters shall be used.
func (r *rig) letter(x rules.Target) bool {
	if !r.letters {
		return false
	}
	for _, k := range r.table().game.keys(r.m.Position()) {
		if k.target == x {
			r.key(k.key)
			return true
		}
	}
	return false
}

// wayByKey chooses among the ways and riders of the side card.
func (r *rig) wayByKey(a rules.Action) {
	r.t.Helper()
	h := r.table().game.(*halloweenTable)
	way, _ := pathOf(a)
	for i, b := range h.otherWays(r.table(), r.table().aim.ghost) {
		if w, _ := pathOf(b); w == way && b != r.table().aim.ghost {
			r.enterOn(fmt.Sprintf("way/%d", i))
		}
	}
	if fly, ok := a.(halloween.Fly); ok && r.table().aim.ghost != a {
		rider := "none"
		if !fly.Pumpkin.IsZero() {
			rider = shortName(fly.Pumpkin.String())
		}
		r.enterOn("rider/" + rider)
	}
	if r.table().aim.ghost != a {
		r.t.Fatalf("keys do not find %v but %v; chosen %v, open %d", a, r.table().aim.ghost, r.table().aim.chosen, len(r.table().aim.open))
	}
}

func (r *rig) enterOn(id string) {
	r.t.Helper()
	if !r.tabTo(func() bool { return r.stack.ui.Focused() == id }) {
		r.t.Fatalf("Tab does not reach %s", id)
	}
	r.key("enter")
}

// stands reports whether the keyboard is on something that stands for x.
func (r *rig) stands(x rules.Target) bool {
	for _, h := range r.list.Hits {
		if h.ID == r.stack.ui.Focused() && h.What == x {
			return true
		}
	}
	return false
}

func (r *rig) tabTo(there func() bool) bool {
	for range 400 {
		if there() {
			return true
		}
		r.key("tab")
	}
	return false
}

func TestArrowsMoveAmongTheLitTargets(t *testing.T) {
	r := newRig(t, 1)
	r.play(until(1, "build"))
	seen := map[string]bool{}
	for i := range 60 {
		r.key([]string{"right", "down", "left", "up", "right", "right", "down", "down", "left"}[i%9])
		seen[r.stack.ui.Focused()] = true
	}
	links := 0
	for id := range seen {
		if len(id) > 5 && id[:5] == "link/" {
			links++
		}
	}
	if links < 12 {
		t.Fatalf("the arrows met %d links: %v", links, seen)
	}
}

func TestHeldEnterDoesNotRunThroughTheSteps(t *testing.T) {
	r := newRig(t, 1)
	r.down = []string{"enter"}
	for range 5 {
		r.tick(input.Frame{Keys: []string{"enter"}, Away: true})
	}
	if r.m.Len() != 1 {
		t.Fatalf("holding Enter made %d actions", r.m.Len())
	}
}
