package solve

import (
	"context"
	"errors"
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
)

var (
	easy   = map[string]string{"difficulty": "easy"}
	normal = map[string]string{"difficulty": "normal"}
)

func TestDaily(t *testing.T) {
	a, line, err := Daily(context.Background(), 2026, 10, 31, easy)
	if err != nil || !line.Cleared {
		t.Fatalf("%+v, %v", line, err)
	}
	b, _, _ := Daily(context.Background(), 2026, 10, 31, easy)
	c, _, _ := Daily(context.Background(), 2026, 11, 1, easy)
	if a.Seed != b.Seed || a.Seed == c.Seed {
		t.Errorf("the seeds are %d and again %d, the next day %d", a.Seed, b.Seed, c.Seed)
	}
	if game.Code(a) == "" || game.Complete(a).Options["difficulty"] != "easy" {
		t.Errorf("the set-up is %+v", a)
	}
}

// TestSolvable looks so briefly that it gives deals up.
func TestSolvable(t *testing.T) {
	given := 0
	s, line, err := Solvable(context.Background(), normal, 75, Budget{1}, func(n int) {
		if given++; n != given {
			t.Errorf("%d deals are given up after %d", n, given-1)
		}
	})
	if err != nil || !line.Cleared {
		t.Fatalf("%+v, %v", line, err)
	}
	if given == 0 || s.Seed == 75 {
		t.Error("no deal was given up: the test needs another seed")
	}
	if again, err := Deal(context.Background(), s, Budget{1}); err != nil || !again.Cleared {
		t.Errorf("seed %d again: %v, %v", s.Seed, again.Cleared, err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	if _, _, err := Solvable(ctx, normal, 75, Budget{1}, func(int) { cancel() }); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
}

func TestDice(t *testing.T) {
	t.Run("HAL-38 the dice of a round are known from the deal on", func(t *testing.T) {
		p := dealt(t, "easy", known[0].seed)
		l := solved(t, p)
		at := p
		for _, st := range l.Steps {
			o, err := at.Apply(st.Action)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range o.Events {
				if d, ok := e.(ageofsteam.DiceThrown); ok {
					if known := p.GrowthDice(d.Half, st.Round); len(known) != 1 || known[0] != d.Dice[0] {
						t.Errorf("round %d, %s: thrown %v, known %v", st.Round, d.Half, d.Dice, known)
					}
				}
			}
			at = o.Next.(*ageofsteam.State)
		}
		if p.View(rules.Public).(*ageofsteam.State).GrowthDice(rail.Light, 1) != nil {
			t.Error("a view shows the dice")
		}
	})
}
