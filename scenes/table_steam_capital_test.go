package scenes

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"kettle/input"
	"kettle/rules"
	"kettle/rules/games"
	"kettle/rules/match"
	"kettle/rules/rail/steam"
)

// edited is a match that begins where m is, with something changed in the position.
func edited(t *testing.T, m *match.Match, edit func(position map[string]any)) *match.Match {
	t.Helper()
	b, err := json.Marshal(m.Position())
	if err != nil {
		t.Fatal(err)
	}
	var position map[string]any
	if err := json.Unmarshal(b, &position); err != nil {
		t.Fatal(err)
	}
	edit(position)
	if b, err = json.Marshal(position); err != nil {
		t.Fatal(err)
	}
	p, err := m.Definition().Codec.Position(b)
	if err != nil {
		t.Fatal(err)
	}
	var save bytes.Buffer
	if err := m.Save(&save); err != nil {
		t.Fatal(err)
	}
	var file map[string]any
	if err := json.Unmarshal(save.Bytes(), &file); err != nil {
		t.Fatal(err)
	}
	file["start"], file["position"], file["sum"] = p, p, match.Sum(p)
	file["log"], file["actions"] = []any{}, 0
	if b, err = json.Marshal(file); err != nil {
		t.Fatal(err)
	}
	return loaded(t, b)
}

// loaded is a match from a save that holds.
func loaded(t *testing.T, save []byte) *match.Match {
	t.Helper()
	m, drift, err := match.Load(bytes.NewReader(save), games.Find)
	if err != nil || drift != nil {
		t.Fatal(err, drift)
	}
	return m
}

// meetFirst plays the greedy bots' game until they are about to do something of that kind.
func (r *rig) meetFirst(kind string) {
	r.t.Helper()
	for _, a := range r.deal.log(r.t)[r.m.Len():] {
		if a.Kind() == kind {
			r.look()
			return
		}
		if err := r.m.Do(a); err != nil {
			r.t.Fatal(err)
		}
	}
	r.t.Fatalf("the bots never do %s", kind)
}

// refute fails if the picture says something.
func (r *rig) refute(text string) {
	r.t.Helper()
	if r.shows(text) {
		r.t.Errorf("the picture says %q", text)
	}
}

// broke is a table where whoever takes an action tile has no cash, engine 4, and that income and so many points.
func broke(t *testing.T, income, vp int) (*rig, rules.Seat) {
	t.Helper()
	r := newRailRig(t, railDeal{game: "steam/hokkaido", seats: 2, seed: 7})
	r.meetFirst("take")
	seat := r.m.Position().Turn()
	return r.on(edited(t, r.m, func(p map[string]any) {
		me := p["players"].([]any)[seat].(map[string]any)
		me["cash"], me["income"], me["vp"], me["loco"] = 0, income, vp, 4
		delete(me, "book")
	})), seat
}

func TestCapitalDialog(t *testing.T) {
	t.Run("STM-045 the example stands on the dialog, and comes true", func(t *testing.T) {
		r, seat := broke(t, -9, 3)
		r.refute("Raise capital")
		r.click("action/locomotive")
		for _, text := range []string{"Raise capital", "for Locomotive, engine 4 to 5", "$9", "short by $9", "two steps of $5", "one step down", "2 for each $5 at income −10",
			"Locomotive costs $9, with $0 in cash. Raise $10 of capital?"} {
			r.want(text)
		}
		if got := r.changes(); got != "Income −9 −10, Points 3 1, Each income phase −$9 −$10, At the end −18 −20" {
			t.Errorf("the dialog tells %s", got)
		}
		r.key("escape")
		r.refute("Raise capital")
		r.click("action/locomotive")
		r.key("enter")
		if p := steamState(r.m.Position()).Player(seat); p.Income != -10 || p.VP != 1 || p.Cash != 1 || p.Loco != 5 {
			t.Errorf("left are $%d, income %d, %d VP, engine %d", p.Cash, p.Income, p.VP, p.Loco)
		}
	})
	t.Run("STM-046 what cannot be raised is refused with its clause", func(t *testing.T) {
		r, _ := broke(t, -10, 2)
		r.click("action/locomotive")
		r.refute("Raise capital")
		r.want("STM-046")
	})
	t.Run("STM-048 by mouse, wheel and arrow keys, then aside to look at the board", func(t *testing.T) {
		r := newRailRig(t, railDeal{game: "steam/hokkaido", seats: 2, seed: 9, options: "variant=standard"})
		steps := func(n int) {
			t.Helper()
			if a, _ := r.table().aim.ghost.(steam.Capital); a.Steps != n {
				t.Fatalf("%d steps, not %d", a.Steps, n)
			}
			r.want(fmt.Sprintf("$%d", 5*n))
		}
		r.want("Raise capital")
		r.key("right")
		r.key("right")
		steps(2)
		r.move("capital/3")
		r.tick(input.Frame{Wheel: 1})
		steps(3)
		r.tick(input.Frame{Wheel: -1})
		r.key("left")
		steps(1)
		r.click("capital/4")
		r.click("capital/more")
		steps(5)
		if _, ok := r.spotOf("hex/Sapporo"); ok {
			t.Error("the board can be clicked through the dialog")
		}
		r.key("v")
		r.refute("Each income phase")
		r.move("hex/Sapporo")
		steps(5)
		r.key("v")
		r.want("Each income phase")
		seat := r.m.Position().Turn()
		r.click("capital/raise")
		if p := steamState(r.m.Position()).Player(seat); p.Cash != 25 || p.Income != -5 {
			t.Errorf("$%d, income %d", p.Cash, p.Income)
		}
		r.want("cash $25, income −5") // what the others see of it
	})
}

// changes are the rows of the dialog that stands open.
func (r *rig) changes() string {
	n, ok := r.rail().eco.(steamEconomy).loanOf(r.table())
	if !ok {
		return "nothing"
	}
	var out []string
	for _, x := range n.rows() {
		out = append(out, x.Head+" "+x.Before+" "+x.After)
		r.want(x.Head)
		r.want(x.After)
	}
	return strings.Join(out, ", ")
}

func TestReceivers(t *testing.T) {
	r := newRailRig(t, railDeal{game: "steam/japan", seats: 4, seed: 7})
	var mover rules.Seat
	for _, a := range r.deal.log(t) {
		if len(steamState(r.m.Position()).AllPending()) > 1 && steamState(r.m.Position()).Phase().ID == steam.AskPoints {
			break
		}
		mover = r.m.Position().Turn()
		if err := r.m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	r.look()
	s := steamState(r.m.Position())
	on, ok := s.Pending()
	if !ok || on.Seat != mover {
		t.Fatalf("@%d is asked first, not the mover @%d", on.Seat, mover)
	}
	t.Run("STM-113 who decides, who follows, and what both ways come to", func(t *testing.T) {
		r.want(count(on.N, "point") + ", to choose")
		r.want(", then")
		p := s.Player(on.Seat)
		r.want(signed(p.Income))
		r.want(signed(p.Income + on.N))
		if m := r.rail().marks(r.table()); m.Route == nil || !m.Route.Gone {
			t.Error("the delivery is not on the board")
		}
	})
	t.Run("STM-113 saved in the middle, loaded, and gone on with", func(t *testing.T) {
		r.key("p")
		r.confirm()
		var save bytes.Buffer
		if err := r.m.Save(&save); err != nil {
			t.Fatal(err)
		}
		q := r.on(loaded(t, save.Bytes()))
		q.want(count(on.N, "point") + " taken")
		next := s.AllPending()[len(s.AllPending())-2]
		q.want(count(next.N, "point") + ", to choose")
		if m := q.rail().marks(q.table()); m.Route == nil || !m.Route.Gone {
			t.Error("the delivery is not on the board")
		}
		before := steamState(q.m.Position()).Player(next.Seat)
		q.key("i")
		q.confirm()
		if after := steamState(q.m.Position()).Player(next.Seat); after.Income != before.Income+next.N || after.VP != before.VP {
			t.Errorf("income %d to %d, VP %d to %d", before.Income, after.Income, before.VP, after.VP)
		}
		if p := steamState(q.m.Position()).Player(on.Seat); p.VP != s.Player(on.Seat).VP+on.N {
			t.Errorf("the mover has %d VP", p.VP)
		}
	})
	t.Run("STM-114 what does not fit is told before", func(t *testing.T) {
		q := r.on(edited(t, r.m, func(p map[string]any) {
			pending := p["pending"].([]any)
			last := pending[len(pending)-1].(map[string]any)
			p["players"].([]any)[int(last["seat"].(float64))].(map[string]any)["income"] = 10
		}))
		q.want("income is at its")
		q.want("over")
	})
}
