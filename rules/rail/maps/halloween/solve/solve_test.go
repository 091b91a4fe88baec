package solve

import (
	"context"
	"errors"
	"reflect"
	"testing"

	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/halloween"
	"kettle/rules/rng"
	"kettle/rules/rulebook"
)

var game = halloween.Definition()

func setup(level string, seed rng.Seed) rules.Setup {
	return rules.Setup{Game: game.ID, Seats: 1, Seed: seed, Options: map[string]string{"difficulty": level}}
}

func dealt(t *testing.T, level string, seed rng.Seed) *ageofsteam.State {
	t.Helper()
	p, err := game.New(setup(level, seed))
	if err != nil {
		t.Fatal(err)
	}
	return p.(*ageofsteam.State)
}

func solved(t *testing.T, p *ageofsteam.State) Line {
	t.Helper()
	l, err := Solve(context.Background(), p, Budget{})
	if err != nil {
		t.Fatal(err)
	}
	if !l.Cleared {
		t.Fatalf("not cleared, %d pumpkins are left", l.Left)
	}
	return l
}

// played plays a line and says how it ended.
func played(t *testing.T, p *ageofsteam.State, l Line) *ageofsteam.State {
	t.Helper()
	for i, st := range l.Steps {
		if st.Round != p.Round() {
			t.Errorf("step %d says round %d, it is %d", i, st.Round, p.Round())
		}
		o, err := p.Apply(st.Action)
		if err != nil {
			t.Fatalf("step %d, %v: %v", i, st.Action, err)
		}
		p = o.Next.(*ageofsteam.State)
	}
	return p
}

// known are deals that can be cleared.
var known = []struct {
	level string
	seed  rng.Seed
}{{"easy", 1}, {"normal", 2}, {"hard", 4}}

func TestClears(t *testing.T) {
	for _, k := range known {
		p := dealt(t, k.level, k.seed)
		l := solved(t, p)
		end := played(t, p, l)
		r, over := end.Result()
		me := end.Player(0)
		if !over || r.Why != halloween.EndCleared || l.Left != 0 || l.Round != end.Round() || l.Cash != me.Cash || l.Shares != me.Shares {
			t.Errorf("%v: the line says round %d, $%d, %d shares; it ends with %+v in round %d, $%d, %d shares", k, l.Round, l.Cash, l.Shares,
				r, end.Round(), me.Cash, me.Shares)
		}
		for _, st := range l.Steps {
			if _, ok := rulebook.Find(st.Reason.Clause); !ok || st.Reason.Text == "" {
				t.Errorf("%v: the reason %+v", st.Action, st.Reason)
			}
		}
	}
}

// TestNodesFollowTheRules takes the steps of lines through the search's own positions and through the rules.
func TestNodesFollowTheRules(t *testing.T) {
	for _, k := range known {
		s := newSearch(dealt(t, k.level, k.seed))
		s.d.w, s.width = &styles[0], 8
		if _, err := s.run(context.Background()); err != nil {
			t.Fatal(err)
		}
		real, n := &table{d: s.d, now: dealt(t, k.level, k.seed)}, s.first
		for _, x := range s.line() {
			real.reach(x.level)
			if real.now.Phase().ID == phases[x.level] {
				want := s.d.first(real.now)
				want.level, want.key, want.parent, want.step, want.value = n.level, n.key, n.parent, n.step, n.value
				if n != want {
					t.Fatalf("%v, round %d, %s:\n%+v, by the rules\n%+v", k, n.round, phases[x.level], n, want)
				}
			}
			real.do(x)
			next, ok := s.d.follow(&n, x.step)
			if !ok || real.err != nil {
				t.Fatalf("%v: %+v is allowed: %v, by the rules: %v", k, x, ok, real.err)
			}
			n = next
		}
	}
}

func TestSameLineAgain(t *testing.T) {
	p := dealt(t, known[0].level, known[0].seed)
	if a, b := solved(t, p), solved(t, p); !reflect.DeepEqual(a, b) {
		t.Error("another line for the same deal")
	}
}

// TestFromTheMiddle asks at a few moments of a line how it goes on.
func TestFromTheMiddle(t *testing.T) {
	p := dealt(t, known[0].level, known[0].seed)
	l := solved(t, p)
	for i, st := range l.Steps {
		if i > len(l.Steps)/2 && i%6 == 0 {
			rest := solved(t, p)
			if end := played(t, p, rest); end.OnMap(halloween.Pumpkin) > 0 {
				t.Errorf("before step %d: pumpkins are left", i)
			}
		}
		o, err := p.Apply(st.Action)
		if err != nil {
			t.Fatal(err)
		}
		p = o.Next.(*ageofsteam.State)
	}
}

func TestAfter(t *testing.T) {
	l := solved(t, dealt(t, known[0].level, known[0].seed))
	rest, ok := l.After(l.Steps[0].Action)
	if !ok || len(rest.Steps) != len(l.Steps)-1 || rest.Round != l.Round {
		t.Errorf("the rest is %v, %+v", ok, rest)
	}
	if _, ok := l.After(ageofsteam.Pay{}); ok {
		t.Error("another action goes on with the line")
	}
	if _, ok := (Line{}).After(ageofsteam.Pay{}); ok {
		t.Error("a line without steps goes on")
	}
}

func TestRefused(t *testing.T) {
	p := dealt(t, known[0].level, known[0].seed)
	if _, err := Solve(context.Background(), p.View(0).(*ageofsteam.State), Budget{}); !errors.Is(err, ErrHidden) {
		t.Errorf("a view: %v", err)
	}
	if _, err := Solve(context.Background(), played(t, p, solved(t, p)), Budget{}); !errors.Is(err, ErrOver) {
		t.Errorf("after the end: %v", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Solve(ctx, p, Budget{}); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
	if _, err := Deal(context.Background(), setup("none", 1), Budget{}); err == nil {
		t.Error("an impossible set-up")
	}
}
