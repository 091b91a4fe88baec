package halloween

import (
	"encoding/json"
	"testing"

	"kettle/rules"
	"kettle/rules/rng"
)

func TestSmoke(t *testing.T) {
	d := Definition()
	why := map[string]int{}
	for seed := range rng.Seed(200) {
		p, err := d.New(rules.Setup{Game: d.ID, Seats: 1, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		r := seed.Stream("play", 0)
		n := 0
		for {
			if res, over := p.Result(); over {
				why[res.Why]++
				break
			}
			l := p.Legal()
			o, err := p.Apply(l[r.Intn(len(l))])
			if err != nil {
				t.Fatal(err)
			}
			p = o.Next
			n++
			if n > d.MaxMoves {
				t.Fatal("too long")
			}
		}
		if seed == 0 {
			b, _ := json.Marshal(p)
			t.Logf("%d %s", len(b), b)
		}
	}
	t.Log(why)
}
