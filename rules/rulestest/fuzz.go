package rulestest

import (
	"testing"

	"kettle/rules"
	"kettle/rules/match"
	"kettle/rules/rng"
)

// FuzzPlay plays games whose choices are the fuzzer's bytes, and asks at every decision that someone can act, that
// the referee agrees, and that the game ends within MaxMoves. Call it from a FuzzPlay of the game.
func FuzzPlay(f *testing.F, def *rules.Definition) {
	f.Add(uint64(1), uint8(0), []byte{0})
	f.Add(uint64(2), uint8(1), []byte{1, 7, 3, 250, 9, 40, 2, 2, 2})
	f.Add(uint64(3), uint8(255), []byte("a longer game with many different choices"))
	k := newKit(def, nil)
	if bad := k.definition(); len(bad) > 0 {
		f.Fatalf("%v", bad[0])
	}
	f.Fuzz(func(t *testing.T, seed uint64, which uint8, choices []byte) {
		c := k.combos[int(which)%len(k.combos)]
		m, err := match.New(def, rules.Setup{Seats: c.seats, Options: c.options, Seed: rng.Seed(seed)}, match.Table{})
		if err != nil {
			return // a deal that New refuses
		}
		r := rng.Seed(seed).Stream("fuzz", 0)
		for n := 0; ; n++ {
			p := m.Position()
			if a, ok := p.(Auditor); ok {
				if err := a.Audit(); err != nil {
					t.Fatalf("after %d actions: %v", n, err)
				}
			}
			if _, over := p.Result(); over {
				return
			}
			legal := p.Legal()
			if len(legal) == 0 || n >= def.MaxMoves {
				t.Fatalf("after %d actions nobody can act, or it never ends", n)
			}
			// Two bytes a choice; when they are used up, chance goes on.
			i := r.Intn(len(legal))
			if len(choices) > 1 {
				i, choices = (int(choices[0])<<8|int(choices[1]))%len(legal), choices[2:]
			}
			if err := m.Do(legal[i]); err != nil {
				t.Fatalf("after %d actions %q is listed and refused: %v", n, legal[i], err)
			}
		}
	})
}

// FuzzDecode feeds the fuzzer's bytes to the codec as actions and positions: nothing may panic, and what is read as
// an action is written and read again the same. Call it from a FuzzDecode of the game.
func FuzzDecode(f *testing.F, def *rules.Definition) {
	p, err := def.New(def.Complete(rules.Setup{Seats: def.MinSeats, Seed: 1}))
	if err != nil {
		f.Fatal(err)
	}
	f.Add([]byte(js(p)))
	for i, a := range p.Legal() {
		if b, err := def.Codec.Encode(a); err == nil && i < 20 {
			f.Add(b)
		}
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		if q, err := def.Codec.Position(b); err == nil {
			if back, err := def.Codec.Position([]byte(js(q))); err != nil || js(back) != js(q) {
				t.Fatalf("a position read is another when read again (%v)", err)
			}
		}
		a, err := def.Codec.Decode(b)
		if err != nil {
			return
		}
		out, err := def.Codec.Encode(a)
		if err != nil {
			t.Fatal(err)
		}
		if back, err := def.Codec.Decode(out); err != nil || back != a {
			t.Fatalf("%s is read as %v and then as %v (%v)", b, a, back, err)
		}
		if p.Check(a) == nil {
			if _, err := p.Apply(a); err != nil {
				t.Fatalf("Check takes %q and Apply says %v", a, err)
			}
		}
	})
}
