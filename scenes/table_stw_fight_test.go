package scenes

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"kettle/input"
	"kettle/render/draw"
	"kettle/rules"
	"kettle/rules/match"
	stw "kettle/rules/steamwatchers"
)

// stageTo spells an action on the stage of combats, pressing what is named; false where that is not on show.
func (r *rig) stageTo(a rules.Action, press func(id string)) bool {
	r.t.Helper()
	tab := r.table()
	x := &stwFight{}
	if !x.shows(tab) {
		return false
	}
	p := r.stw()
	for n := 0; n < 30 && tab.aim.ghost != a; n++ {
		switch a := a.(type) {
		case stw.Commit:
			now, _ := tab.aim.ghost.(stw.Commit)
			side := []string{"attacker", "defender"}[p.Top().N]
			switch {
			case now.Pure > a.Pure:
				press("fuel/" + side + "/pure/less")
			case now.Contra > a.Contra:
				press("fuel/" + side + "/contraband/less")
			case now.Pure < a.Pure:
				press("fuel/" + side + "/pure/more")
			default:
				press("fuel/" + side + "/contraband/more")
			}
		case stw.Losses, stw.Flee:
			now, ok := partyOf(tab.aim.ghost)
			if !ok {
				return false
			}
			want, _ := partyOf(a)
			all := sideOf(p.Battle(), 1-p.Battle().Winner).Left
			_, flight := a.(stw.Flee)
			first, last := all.Base, all.Units()-1 // of the elite soldiers
			if now[1] < want[1] == flight {
				press(fmt.Sprintf("unit/%d", last))
			} else {
				press(fmt.Sprintf("unit/%d", first))
			}
		default:
			i := slices.Index(x.choices(tab), rules.Action(a))
			if i < 0 {
				return false
			}
			press(fmt.Sprintf("way/%d", i))
		}
	}
	return tab.aim.ghost == a
}

// fightDeals are games in which everything happens that a combat can ask.
var fightDeals = []stwDeal{{seats: 5, seed: 103, people: 5}, {seats: 3, seed: 101, people: 3}, {seats: 3, seed: 105, people: 3}, {seats: 5, seed: 187, people: 5}, {seats: 4, seed: 35, people: 4}}

// alone is a match in which the seat to act is the only person, so that it holds the table.
func alone(t testing.TB, m *match.Match) *match.Match {
	t.Helper()
	seat := m.Position().Turn()
	names := make([]string, m.Setup().Seats)
	bots := make([]string, len(names))
	for i := range names {
		if names[i] = m.Table().Name(rules.Seat(i)); rules.Seat(i) != seat {
			bots[i] = "random"
		}
	}
	out, err := m.Fork(m.Len())
	if err == nil {
		err = out.SetTable(match.Table{Names: names, Bots: bots})
	}
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// fightMoments are moments of every decision of a combat, before the given action is made.
func fightMoments(t testing.TB) map[string]*match.Match {
	t.Helper()
	out := map[string]*match.Match{}
	for step := range fightSteps {
		if step == "assist" { // of Diplomacy: wolfMoments have it
			continue
		}
		x, found := findStw(t, fightDeals, func(s *stw.State, a rules.Action) bool { return a != nil && stepOf(s) == step && len(s.Legal()) > 1 })
		if !found {
			t.Errorf("no %s in the games", step)
			continue
		}
		out[step] = alone(t, x.at(t))
	}
	return out
}

// TestEveryDecisionOfACombatIsMadeOnItsStage clicks and types every legal action of every decision of combats.
func TestEveryDecisionOfACombatIsMadeOnItsStage(t *testing.T) {
	for step, m := range fightMoments(t) {
		r := stwRig(t, m, 1280, 720)
		r.want("Battle for " + r.stw().Battle().Area.Name())
		for _, a := range m.Position().Legal() {
			r.spellStw(a)
		}
		a := m.Position().Legal()[0]
		n := m.Len()
		r.typeStw(a)
		if m.Len() != n+1 || m.Log()[n].Action != a {
			t.Errorf("%s: keys for %v did %v", step, a, m.Log()[n:])
		}
	}
}

// TestCombatLayout looks at every decision of combats in all windows.
func TestCombatLayout(t *testing.T) {
	for step, m := range fightMoments(t) {
		for _, size := range []struct{ w, h float32 }{{1280, 720}, {1920, 1080}, {1707, 960}, {1700, 720}, {960, 720}, {853, 480}} {
			t.Run(fmt.Sprintf("%s %gx%g", step, size.w, size.h), func(t *testing.T) {
				r := stwRig(t, m, size.w, size.h)
				r.soundFight()
				for _, a := range m.Position().Legal()[:1] {
					r.table().aim.settle(a)
					r.look()
					r.soundFight()
				}
			})
		}
	}
}

// soundFight fails for every fault of the layout, names on the map aside.
func (r *rig) soundFight() {
	r.t.Helper()
	for _, fault := range checkLayout(r.list, r.w, r.h) {
		onMap := false
		for _, x := range stw.Board().Places {
			onMap = onMap || strings.Contains(fault, `"`+curly(x.Name))
		}
		if !onMap {
			r.t.Error(fault)
		}
	}
}

// dumped is a picture as text.
func dumped(l *draw.List) string {
	b := &strings.Builder{}
	l.Dump(b)
	return b.String()
}

// TestTheClothHidesWhatIsUnderIt: a defender who looks sees the same picture whatever the attacker has committed, in the
// table and in every page that is told.
func TestTheClothHidesWhatIsUnderIt(t *testing.T) {
	x, found := findStw(t, fightDeals, func(s *stw.State, a rules.Action) bool {
		c, ok := a.(stw.Commit)
		return ok && s.Top().N == int(stw.Attacking) && c.Pure+c.Contra > 1 && s.Battle().Defender.Fuel.Most > 0
	})
	if !found {
		t.Fatal("nobody commits algofuel")
	}
	var pictures []string
	for _, barrels := range []stw.Commit{{}, {Pure: 1}, x.deal.log(t)[x.n].(stw.Commit)} {
		m := x.at(t)
		if err := m.Do(barrels); err != nil {
			t.Fatal(err)
		}
		r := stwRig(t, alone(t, m), 1280, 720)
		r.want("Battle for")
		for range 3 {
			r.tick(input.Frame{Away: true})
		}
		pictures = append(pictures, dumped(r.list))
	}
	for i, p := range pictures[1:] {
		if p != pictures[0] {
			t.Errorf("picture %d tells what is under the cloth", i+1)
		}
	}
}

// TestTheAttackerSeesACloth: once committed, the barrels lie under the cloth for their owner too.
func TestTheAttackerSeesACloth(t *testing.T) {
	x, found := findStw(t, fightDeals, func(s *stw.State, a rules.Action) bool {
		c, ok := a.(stw.Commit)
		return ok && s.Top().N == int(stw.Attacking) && c.Pure+c.Contra > 1 && s.Battle().Defender.Fuel.Most > 0
	})
	if !found {
		t.Fatal("nobody commits algofuel")
	}
	r := stwRig(t, alone(t, x.at(t)), 1280, 720)
	a := x.deal.log(t)[x.n]
	r.spellOut(a)
	r.agree()
	if r.m.Len() != x.n+1 {
		t.Fatalf("%v is not made", a)
	}
	r.want("+ ?")
}

// tale plays an action on a table with motion and gives the texts of the ribbon, page by page.
func (r *rig) tale(a rules.Action) (out []string) {
	r.t.Helper()
	r.d.Opts.Motion = "normal"
	r.table().play(a)
	for n := 0; r.table().show != nil; n++ {
		r.d.Stir()
		r.tick(input.Frame{Away: true})
		if page := r.table().telling(); page != nil {
			if line := rules.Name(page.line.Text, r.table().g.Names()); len(out) == 0 || out[len(out)-1] != line {
				out = append(out, line)
			}
			r.soundFight()
		}
		if n > 6000 {
			r.t.Fatal("the tale does not end")
		}
	}
	r.d.Opts.Motion = "off"
	return out
}

// TestACombatIsTold: what an action leads to in a combat is told page by page, and stays on a card afterwards.
func TestACombatIsTold(t *testing.T) {
	x, found := findStw(t, fightDeals, func(s *stw.State, a rules.Action) bool {
		return a != nil && stepOf(s) == "commit" && s.Top().N == int(stw.Defending)
	})
	if !found {
		t.Fatal("nobody commits algofuel")
	}
	r := stwRig(t, alone(t, x.at(t)), 1280, 720)
	area := r.stw().Battle().Area.Name()
	pages := r.tale(x.deal.log(t)[x.n])
	text := strings.Join(pages, "\n")
	for _, want := range []string{"under the cloth", "the cloths are lifted", area + ": "} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not told:\n%s", want, text)
		}
	}
}

// TestAPageIsTurned: Enter and a click turn the page of a tale and do nothing else; S skips the rest.
func TestAPageIsTurned(t *testing.T) {
	x, found := findStw(t, fightDeals, func(s *stw.State, a rules.Action) bool { return snowsAfter(s, a) && s.Round() > 1 })
	if !found {
		t.Fatal("no Whiteout")
	}
	r := stwRig(t, alone(t, x.at(t)), 1280, 720)
	r.d.Opts.Motion = "normal"
	r.table().play(x.deal.log(t)[x.n])
	n := r.m.Len()
	for r.table().show != nil && r.table().telling() == nil {
		r.now += time.Second
		r.look()
	}
	pages := len(r.table().show.steps)
	if pages < 6 {
		t.Fatalf("%d pages", pages)
	}
	r.want("Whiteout, step by step")
	r.want("GEO BY AREA")
	r.key("enter")
	r.click("told/next")
	if got := len(r.table().show.steps); got != pages-2 || r.m.Len() != n {
		t.Fatalf("%d pages of %d are left, %d actions of %d", got, pages, r.m.Len(), n)
	}
	r.key("s")
	if r.table().show != nil || r.m.Len() != n {
		t.Fatal("S does not skip the rest")
	}
	r.want("Whiteout")
}

// snowsAfter reports whether the Whiteout begins with an action.
func snowsAfter(s *stw.State, a rules.Action) bool {
	if a == nil || s.Phase() != "exploitation" {
		return false
	}
	out, err := s.Apply(a)
	return err == nil && slices.ContainsFunc(out.Events, func(e rules.Event) bool { return e.Kind() == stw.WhiteoutStep{}.Kind() })
}

// TestTheWhiteoutIsTold: its steps are told in their order, with the GEO of every seat.
func TestTheWhiteoutIsTold(t *testing.T) {
	x, found := findStw(t, fightDeals, func(s *stw.State, a rules.Action) bool {
		return s.Round() == s.Box().WinFrom && snowsAfter(s, a)
	})
	if !found {
		t.Fatal("no Whiteout")
	}
	r := stwRig(t, alone(t, x.at(t)), 1920, 1080)
	pages := r.tale(x.deal.log(t)[x.n])
	text := strings.Join(pages, "\n")
	at := 0
	for _, want := range []string{" counts ", " GEO.", "GEO yet", "columns shrink"} {
		i := strings.Index(text[at:], want)
		if i < 0 {
			t.Fatalf("%q is not told in its order:\n%s", want, text)
		}
		at += i
	}
	p := r.stw()
	for seat := range rules.Seat(p.Seats()) {
		if want := fmt.Sprintf("%s has %d GEO.", r.m.Table().Name(seat), p.Player(seat).GEO); !strings.Contains(text, want) {
			t.Errorf("%q is not told:\n%s", want, text)
		}
	}
}
