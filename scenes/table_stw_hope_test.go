package scenes

import (
	"math/rand/v2"
	"slices"
	"testing"

	"kettle/rules"
	"kettle/rules/match"
	"kettle/rules/rng"
	stw "kettle/rules/steamwatchers"
)

// newHopeRig opens a game of Spark of Hope for three; of its seats the first are persons.
func newHopeRig(t testing.TB, people int, seed uint64, options map[string]string) *rig {
	t.Helper()
	setup := rules.Setup{Seats: 3, Seed: rng.Seed(seed), Options: map[string]string{stw.ModHope: "on"}}
	for k, v := range options {
		setup.Options[k] = v
	}
	table := match.Table{Names: []string{"Ada", "Brannoc", "Ines"}, Bots: []string{"random", "random", "random"}}
	for i := range people {
		table.Bots[i] = ""
	}
	m, err := match.New(stw.Definition(), setup, table)
	if err != nil {
		t.Fatal(err)
	}
	return rigOf(t, m).open(nil)
}

// hopeful is an action by chance, but one of those with caravans if there is one that was seldom taken.
func (r *rig) hopeful(s *rng.Stream, seen map[string]int) rules.Action {
	a := r.chance(s)
	if stepOf(r.stw()) == "plan" && a == rules.Action(stw.Confirm{}) && r.stw().Caravan(r.stw().Turn()).Down != stw.NoOrder {
		return a
	}
	best := 4 + s.Intn(3)
	for _, x := range r.stw().Legal() {
		if n := seen[hopeKind(x)]; hopeKind(x) != "" && (n < best || n == best && s.Intn(4) == 0) && s.Intn(3) > 0 {
			a, best = x, n
		}
	}
	seen[hopeKind(a)]++
	return a
}

// hopeKind is the kind of an action with caravans, by what a token is used for; "" for the others.
func hopeKind(a rules.Action) string {
	switch a := a.(type) {
	case stw.Activate:
		if a.Use == stw.UseKits {
			return "kits"
		}
	case stw.UseBoard:
		return "board " + a.Use
	case stw.Operate:
		return "operate " + a.Kit.String()
	}
	if slices.Contains(hopeKinds, a.Kind()) {
		return a.Kind()
	}
	return ""
}

// hopeKinds are the kinds of actions that Spark of Hope brings.
var hopeKinds = []string{"put caravan", "haul", "flee with", "scrap", "board plan", "board back", "board discard", "load", "set down", "load building", "set building", "buy kit", "upgrade kit", "operate", "exhaust", "bombard",
	"support caravan", "ignore", "ship turret", "devour", "free mobilize", "free turret", "free upgrade"}

// hopeGames are the options of the games that tests look at.
var hopeGames = []map[string]string{{}, {stw.OptScenario: "mobile-bases"}, {stw.OptScenario: "birthplace"}, {"kit-text": "every"}}

// TestEveryHopeActionCanBeClicked points at actions with caravans of all kinds, and types one of each.
func TestEveryHopeActionCanBeClicked(t *testing.T) {
	kinds, typed := map[string]int{}, map[string]int{}
	rnd := rand.New(rand.NewPCG(5, 6))
	for i, options := range hopeGames {
		r := newHopeRig(t, 1, uint64(i)+21, options)
		s, seen := rng.Seed(i+3).Stream("hopeful", 0), map[string]int{}
		for r.m.Position().Turn() >= 0 && r.m.Len() < 1200 {
			a := r.hopeful(s, seen)
			if r.m.Position().Turn() == 0 {
				r.look()
				for _, b := range someActions(rnd, r.m.Position().Legal(), 40) {
					if k := hopeKind(b); k != "" && kinds[k] < 5 {
						r.spellStw(b)
						kinds[k]++
					}
				}
				if k := hopeKind(a); k != "" && typed[k] < 1 {
					n := r.m.Len()
					r.typeStw(a)
					if r.m.Len() != n+1 || r.m.Log()[n].Action != a {
						t.Fatalf("keys for %v did %v", a, r.m.Log()[n:])
					}
					typed[k]++
					continue
				}
			}
			if err := r.m.Do(a); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Log(kinds, typed)
	for _, k := range append(hopeKinds, "kits", "board move", "board operate") {
		if kinds[k] == 0 && k != "operate" {
			t.Errorf("no %s was clicked", k)
		}
	}
}
