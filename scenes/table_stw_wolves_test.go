package scenes

import (
	"fmt"
	"slices"
	"testing"

	"kettle/rules"
	"kettle/rules/match"
	"kettle/rules/rng"
	stw "kettle/rules/steamwatchers"
)

// A wolfGame is a combination of Peace With Wolves.
type wolfGame struct {
	scenario string
	module   string // "" for none
	seats    int
}

// wolfGames are those that tests look at.
var wolfGames = []wolfGame{{"the-long-white", stw.ModDiplomacy, 3}, {stw.Convoy, stw.ModVassals, 3}, {stw.AnyPort, stw.ModDiplomacy, 4}, {stw.UnseenWires, stw.ModVassals, 2}, {stw.CruelGrip, "", 3}, {"the-long-white", stw.ModDiplomacy, 5}}

// newWolfRig opens such a game; of its seats the first are persons.
func newWolfRig(t testing.TB, g wolfGame, people int, seed uint64) *rig {
	t.Helper()
	setup := rules.Setup{Seats: g.seats, Seed: rng.Seed(seed), Options: map[string]string{stw.OptScenario: g.scenario}}
	if g.module != "" {
		setup.Options[g.module] = "on"
	}
	table := match.Table{Names: []string{"Ada", "Brannoc", "Ines", "Moritz", "Tove"}[:g.seats], Bots: make([]string, g.seats)}
	for i := people; i < g.seats; i++ {
		table.Bots[i] = "random"
	}
	m, err := match.New(stw.Definition(), setup, table)
	if err != nil {
		t.Fatal(err)
	}
	return rigOf(t, m).open(nil)
}

// wolfKinds are the kinds of actions that Peace With Wolves brings.
var wolfKinds = []string{"propose", "accept", "reject", "counter", "logistics", "retrieve", "tech", "bases", "assist", "atone", "peace", "vassal", "dedicate", "depot", "cache", "tap", "annex", "ransom"}

// sly is an action by chance, but one of Peace With Wolves if there is one that was seldom taken; special actions are taken, and
// vassals get orders.
func (r *rig) sly(s *rng.Stream, seen map[string]int) rules.Action {
	p, a := r.stw(), r.chance(s)
	best := 6 + s.Intn(3)
	for _, x := range p.Legal() {
		k := x.Kind()
		if use, ok := x.(stw.Activate); ok && specialOf(p, use) != stw.NoSpecial && s.Intn(4) == 0 {
			a = x
		}
		if card, ok := x.(stw.PlayLogistics); ok && card.Contract && p.SpecialsLeft(p.Turn()) < 3 {
			return x
		}
		if n := seen[k]; slices.Contains(wolfKinds, k) && (n < best || n == best && s.Intn(4) == 0) && s.Intn(3) > 0 {
			a, best = x, n
		}
	}
	if v := p.Vassal(p.Turn()); v != stw.NoClan && stepOf(p) == "plan" {
		for _, x := range p.Legal() {
			if o, ok := x.(stw.PlaceOrder); ok && p.Controller(o.Area) == v && laid(p, o.Area) == stw.NoOrder && o.Order != stw.OrderDecoy && s.Intn(2) == 0 {
				a = x
			}
		}
	}
	seen[a.Kind()]++
	return a
}

// toOffer opens the panel in which an offer is put together, or turns the board up where Diplomacy cards lie, pressing what is
// named.
func (r *rig) toOffer(a rules.Action, press func(id string)) {
	for _, x := range a.Targets() {
		for n := 0; n < 3 && x.Kind == stw.TargetPact && !trades(a) && r.hitOf(x) == ""; n++ {
			if _, turns := r.list.Find("spine"); turns {
				press("spine")
			}
		}
	}
	if tab := r.table(); trades(a) && !tab.game.(*stwTable).trading(tab) {
		if _, other := a.(stw.Counter); other {
			press("answer/other")
		} else {
			press("trade")
		}
	}
}

// declines refuses an offer by its button, and reports whether the action is that.
func (r *rig) declines(a rules.Action, press func(id string)) bool {
	if _, ok := a.(stw.Reject); !ok {
		return false
	}
	press("answer/decline")
	return true
}

// TestEveryWolfActionCanBeClicked points at actions of Peace With Wolves of all kinds, and types one of each.
func TestEveryWolfActionCanBeClicked(t *testing.T) {
	clicked, typed := map[string]int{}, map[string]int{}
	missing := func() bool {
		return slices.ContainsFunc(wolfKinds, func(k string) bool { return clicked[k] < 2 || typed[k] == 0 })
	}
	for seed := uint64(0); seed < 24 && missing(); seed++ {
		r := newWolfRig(t, wolfGames[seed%uint64(len(wolfGames))], 1, seed+1)
		s, seen := rng.Seed(seed+5).Stream("sly", 0), map[string]int{}
		for r.m.Position().Turn() >= 0 && r.m.Len() < 900 {
			a := r.sly(s, seen)
			for _, b := range r.m.Position().Legal() {
				if k := b.Kind(); slices.Contains(wolfKinds, k) && (clicked[k] == 0 || clicked[k] < 4 && s.Intn(3) == 0) {
					rigOf(t, alone(t, r.m)).open(nil).spellStw(b)
					clicked[k]++
				}
			}
			if k := a.Kind(); slices.Contains(wolfKinds, k) && typed[k] < 1 {
				r.typeAlone(a)
				typed[k]++
			}
			if err := r.m.Do(a); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Log(clicked, typed)
	for _, k := range wolfKinds {
		if clicked[k] == 0 || typed[k] == 0 {
			t.Errorf("%s: %d clicked, %d typed", k, clicked[k], typed[k])
		}
	}
}

// wolfMoments are games of Peace With Wolves that stand at the first decision of each kind in them, by step and game.
func wolfMoments(t *testing.T) map[string]*match.Match {
	out := map[string]*match.Match{}
	for i, g := range wolfGames {
		r := newWolfRig(t, g, g.seats, uint64(3+i))
		s, seen := rng.Seed(9+i).Stream("moments", 0), map[string]int{}
		for r.m.Position().Turn() >= 0 && r.m.Len() < 700 {
			p := r.stw()
			name := g.module + " " + stepOf(p)
			if vassalActs(p, p.Turn()) {
				name += ", vassal"
			}
			if out[name] == nil {
				out[name] = alone(t, r.m)
			}
			if err := r.m.Do(r.sly(s, seen)); err != nil {
				t.Fatal(err)
			}
		}
	}
	return out
}

// TestWolvesLayout looks at every kind of decision of Peace With Wolves in many windows and sizes of type, at each board that can
// be turned up, and at the panel in which an offer is put together.
func TestWolvesLayout(t *testing.T) {
	moments := wolfMoments(t)
	if len(moments) < 20 {
		t.Fatalf("%d moments", len(moments))
	}
	for step, m := range moments {
		for _, size := range []struct{ w, h float32 }{{1280, 720}, {1920, 1080}, {1707, 960}, {1180, 660}, {960, 720}, {853, 480}, {512, 288}} {
			t.Run(fmt.Sprintf("%s %gx%g", step, size.w, size.h), func(t *testing.T) {
				r := stwRig(t, m, size.w, size.h)
				r.soundFight()
				if _, ok := r.list.Find("spine"); ok {
					r.click("spine")
					r.soundFight()
				}
				for _, way := range []string{"trade", "answer/other"} {
					if _, ok := r.list.Find(way); ok && mayTrade(r.table()) {
						r.click(way)
						r.soundFight()
						r.table().game.(*stwTable).pick(r.table(), r.table().lit()[0])
						r.look()
						r.soundFight()
					}
				}
				for _, x := range r.table().lit() {
					if stepOf(r.stw()) != "plan" {
						r.table().point(r.stack.ui, x)
						r.look()
						r.soundFight()
						break
					}
				}
			})
		}
	}
}

// TestNothingPrivateWithWolves: with Diplomacy and with vassals too nobody sees hands, tokens face down or secret barrels of
// others, while Diplomacy cards lie open to all (PWW-05).
func TestNothingPrivateWithWolves(t *testing.T) {
	for i, g := range wolfGames[:2] {
		r := newWolfRig(t, g, g.seats, uint64(4+i))
		s, seen := rng.Seed(i).Stream("curtain", 0), map[string]int{}
		if n := handedOn(t, r, 260, func() rules.Action { return r.sly(s, seen) }); n.hands < 20 || n.plans < 10 || n.cards < 5 {
			t.Errorf("%v: %+v, too little was hidden", g, n)
		}
		if p := r.stw(); p.Pacts() != nil {
			other := (p.Turn() + 1) % rules.Seat(p.Seats())
			r.click(fmt.Sprintf("seat/%d", other))
			for range 3 {
				if _, ok := r.list.Find("spine"); ok && r.table().game.(*stwTable).side != "pact" {
					r.click("spine")
				}
			}
			for _, c := range p.PactCards(other) {
				if r.hitOf(stw.PactTarget(c)) == "" {
					t.Errorf("the Diplomacy card %s of another is not shown", c)
				}
			}
		}
	}
}

// TestTokensOfAVassalCountOnItsRow: in planning a token that is laid for the vassal counts on its row alone.
func TestTokensOfAVassalCountOnItsRow(t *testing.T) {
	r := newWolfRig(t, wolfGames[3], 2, 5)
	s, seen := rng.Seed(2).Stream("laid", 0), map[string]int{}
	for stepOf(r.stw()) != "plan" {
		if err := r.m.Do(r.sly(s, seen)); err != nil {
			t.Fatal(err)
		}
	}
	seat := r.stw().Turn()
	own, vassal := r.stw().Held(r.stw().Clan(seat))[0], r.stw().Held(r.stw().Vassal(seat))[:2]
	for _, a := range append(vassal, own) {
		if err := r.m.Do(stw.PlaceOrder{Area: a, Order: stw.OrderMove}); err != nil {
			t.Fatal(err)
		}
	}
	r.look()
	panel := r.table().game.(*stwTable).panel(r.table(), r.stw(), seat)
	if panel.Orders != 1 || panel.Vassal.Orders != 2 {
		t.Errorf("%d tokens on the panel, %d on the row of the vassal", panel.Orders, panel.Vassal.Orders)
	}
}
