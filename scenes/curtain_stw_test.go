package scenes

import (
	"fmt"
	"strings"
	"testing"

	"kettle/input"
	"kettle/render/board"
	"kettle/render/draw"
	"kettle/rules"
	"kettle/rules/rng"
	stw "kettle/rules/steamwatchers"
)

// onCurtain are the only pictures and the only things to point at that a curtain may show.
var onCurtain = []string{"emblem-", "disc-", "frost", "vignette", "shadow", "card-paper", "button", "brass", "ui-", "clause/", "ready", "book", "chip"}

// strange lists what a picture of the curtain shows besides.
func strange(l *draw.List) (out []string) {
	known := func(name string) bool {
		for _, x := range onCurtain {
			if strings.HasPrefix(name, x) {
				return true
			}
		}
		return false
	}
	for _, it := range l.Items {
		if it.Name != "" && !known(it.Name) {
			out = append(out, it.Name)
		}
	}
	for _, h := range l.Hits {
		if !known(h.ID) {
			out = append(out, h.ID)
		}
	}
	return out
}

// secrets lists what a picture shows that its holder may not know: cards of others, their tokens face down, barrels under a
// cloth.
func secrets(r *rig, holder rules.Seat) (out []string) {
	p := r.stw()
	open := map[string]bool{}
	for _, c := range p.InPlay() {
		open[c.Name()] = true
	}
	if holder >= 0 {
		for _, c := range p.Hand(holder).Archons {
			open[c.Name()] = true
		}
	}
	tab := r.table()
	for seat := range rules.Seat(p.Seats()) {
		if seat == holder {
			continue
		}
		for _, c := range p.Hand(seat).Columns {
			for _, h := range r.list.Hits {
				if strings.HasPrefix(h.ID, "hand/") && h.What == (rules.Target{Kind: stw.TargetColumn, ID: int(c.Area())}) {
					out = append(out, fmt.Sprintf("the card %s of seat %d", c.Name(), seat))
				}
			}
		}
		for _, x := range p.Plan(seat).Tokens {
			place := tab.game.(*stwTable).europa.Box(board.TokenTarget(int(x.At)))
			for _, it := range r.list.Items {
				if strings.HasPrefix(it.Name, "order-") && place.Has(it.Rect.Mid()) {
					out = append(out, fmt.Sprintf("the token of seat %d in %s", seat, x.At.Name()))
				}
			}
			if r.shows(fmt.Sprintf("%s: %s", x.At.Name(), orderNames[x.Order])) {
				out = append(out, "the log tells of "+x.At.Name())
			}
		}
	}
	if f := p.Combat(); f != nil && f.Secret != nil && f.Secret.By != holder {
		for _, it := range r.list.Items {
			if it.Op == draw.OpText && (strings.HasPrefix(it.Text, "Commit ") || strings.Contains(it.Text, " commits ")) && strings.ContainsAny(it.Text, "123456") && p.Turn() != holder {
				out = append(out, it.Text)
			}
		}
	}
	return out
}

// What was hidden while a game went from hand to hand: how often it went on, tokens face down, cards, barrels under a cloth.
type hidden struct{ hands, plans, cards, cloths int }

// handedOn plays a game of people at one device, so many actions at most, and fails if anybody sees what he may not know.
// Between the end of one decision and the next player's "I am ready" every picture is the curtain and nothing else.
func handedOn(t *testing.T, r *rig, most int, choose func() rules.Action) (n hidden) {
	t.Helper()
	holder := rules.Public
	for r.m.Position().Turn() >= 0 && r.m.Len() < most {
		switch r.stack.Top().(type) {
		case *curtainScene:
			r.want("I am ready")
			for _, f := range []input.Frame{{Away: true, Keys: []string{"pageup"}}, {X: 640, Y: 300}, {Away: true, Keys: []string{"ctrl+z"}}} {
				if x := strange(r.list); len(x) > 0 {
					t.Fatalf("on the curtain there is %v", x)
				}
				r.tick(f)
			}
			if holder == r.m.Position().Turn() {
				t.Fatal("the curtain is down before the one who has the device")
			}
			holder = r.m.Position().Turn()
			n.hands++
			r.key("enter")
		case *recapScene:
			r.key("enter")
		case *Table:
			if r.table().waits() { // what was told is seen before the device goes on
				r.agree()
				continue
			}
			p := r.stw()
			if p.Candid(p.Turn()) { // handed over in the sight of all
				holder = p.Turn()
			}
			if x := secrets(r, holder); len(x) > 0 {
				t.Fatalf("seat %d sees %v", holder, x)
			}
			if p.Turn() != holder {
				t.Fatalf("seat %d decides, seat %d has the device", p.Turn(), holder)
			}
			n.plans, n.cards = n.plans+len(p.Plan(holder).Tokens), n.cards+len(p.Hand(holder).Columns)
			if f := p.Combat(); f != nil && f.Secret != nil {
				n.cloths++
			}
			r.table().aim.settle(choose())
			r.agree()
		}
	}
	return n
}

// TestNothingPrivateBetweenClans plays rounds of five people at one device: planning, hands, secret barrels.
func TestNothingPrivateBetweenClans(t *testing.T) {
	var all hidden
	for seed := range uint64(3) {
		r := newStwRig(t, 5, 3+seed)
		s := rng.Seed(seed).Stream("curtain", 0)
		n := handedOn(t, r, 450, func() rules.Action { return r.chance(s) })
		if n.hands < 25 {
			t.Fatalf("%d hand-overs in %d actions", n.hands, r.m.Len())
		}
		all = hidden{0, all.plans + n.plans, all.cards + n.cards, all.cloths + n.cloths}
	}
	if all.plans < 40 || all.cards < 10 || all.cloths < 2 {
		t.Fatalf("%+v: too little was hidden", all)
	}
}

// agree makes what is shown, as the confirm button does.
func (r *rig) agree() {
	if r.stack.ui.Focused() != "" {
		r.stack.ui.Focus("")
	}
	r.key("enter")
}

// TestTheCurtainSaysWhoseVassalActs: it names the player who takes the mouse, and the clan that he plays now.
func TestTheCurtainSaysWhoseVassalActs(t *testing.T) {
	r := newWolfRig(t, wolfGame{stw.UnseenWires, stw.ModVassals, 3}, 3, 40)
	s, seen := rng.Seed(4).Stream("curtain", 0), map[string]int{}
	for r.m.Position().Turn() >= 0 {
		p := r.stw()
		if seat := p.Turn(); p.Round() > 0 && vassalActs(p, seat) {
			q := sit(t, r.d, Curtain(r.m, seat, Pop))
			q.play("expect " + r.m.Table().Name(seat) + "\nexpect with the vassal " + p.Vassal(seat).Name())
			return
		}
		if err := r.m.Do(r.sly(s, seen)); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("no vassal acts")
}

// TestBotsNeedNoCurtain: where one person plays against bots nothing is handed over.
func TestBotsNeedNoCurtain(t *testing.T) {
	r := newStwRig(t, 1, 6)
	s := rng.Seed(2).Stream("bots", 0)
	for r.m.Position().Turn() >= 0 && r.m.Len() < 200 {
		if err := r.m.Do(r.chance(s)); err != nil {
			t.Fatal(err)
		}
		r.look()
		if _, curtain := r.stack.Top().(*curtainScene); curtain {
			t.Fatal("the curtain fell before the only person")
		}
		if x := secrets(r, 0); len(x) > 0 {
			t.Fatalf("the person sees %v", x)
		}
	}
}

// TestTheSetupNeedsNoCurtain: until a hand is drawn nobody knows anything that others do not, and the device goes round in
// the sight of all. The Apostles hold a card from the start (STW-028): before them it falls.
func TestTheSetupNeedsNoCurtain(t *testing.T) {
	r := newStwRig(t, 5, 3)
	s := rng.Seed(5).Stream("chance", 0)
	falls := 0
	for r.stw().Round() == 0 {
		turn := r.stw().Turn()
		switch r.stack.Top().(type) {
		case *curtainScene:
			if falls++; len(r.stw().Hand(turn).Columns) == 0 {
				t.Fatalf("in %s the curtain falls before seat %d", stepOf(r.stw()), turn)
			}
			r.key("enter")
			continue
		case *recapScene:
			r.key("enter")
			continue
		}
		if got := r.table().g.Seat(); got != turn {
			t.Fatalf("seat %d is to act, and %d looks", turn, got)
		}
		if err := r.m.Do(r.chance(s)); err != nil {
			t.Fatal(err)
		}
		r.look()
		r.look()
	}
	if _, down := r.stack.Top().(*curtainScene); !down || falls == 0 {
		t.Errorf("the curtain fell %d times; before the first Conclave there is %T", falls, r.stack.Top())
	}
}
