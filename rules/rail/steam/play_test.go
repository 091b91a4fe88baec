package steam_test

import (
	"fmt"
	"testing"

	"kettle/rules/rail/steam"
	"kettle/rules/rng"
)

// TestVale plays by chance with every number of players, and asks the referee after every action.
func TestVale(t *testing.T) {
	for seats := 2; seats <= 6; seats++ {
		for _, variant := range []string{"basic", "standard"} {
			t.Run(fmt.Sprint(variant, " ", seats), func(t *testing.T) {
				s := deal(t, seats, uint64(seats), "variant", variant)
				r := rng.Seed(seats).Stream("vale", 0)
				for n := 0; s.Turn() >= 0; n++ {
					if n > vale.MaxMoves {
						t.Fatal("the game does not end")
					}
					legal := s.Legal()
					a := legal[r.Intn(len(legal))]
					if b, ok := s.Spell(a.String()); !ok || b != a {
						t.Fatalf("%q is read as %v", a, b)
					}
					o, err := s.Apply(a)
					if err != nil {
						t.Fatal(err)
					}
					s = o.Next.(*steam.State)
					if err := s.Audit(); err != nil {
						t.Fatalf("after %v: %v", a, err)
					}
				}
			})
		}
	}
}
