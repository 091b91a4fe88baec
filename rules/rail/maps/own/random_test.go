package own_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/hex"
	"kettle/rules/rail/mapfile"
	"kettle/rules/rail/maps/own"
	"kettle/rules/rng"
)

// invented is a map file made by chance: holes, bays, rivers, tunnels, closed sides, cities side by side.
func invented(family string, r *rng.Stream) []byte {
	colors := map[string][]string{"steam": {"red", "blue", "yellow", "purple", "gray"}, "age-of-steam": {"red", "blue", "yellow", "purple", "black"}}[family]
	at := map[hex.At]bool{}
	for q := range 4 + r.Intn(4) {
		for row := range 4 + r.Intn(3) {
			if r.Intn(9) > 0 {
				at[hex.At{Q: q, R: row - q/2}] = true
			}
		}
	}
	closed := func(a hex.At, s hex.Side) bool { // the same from both sides
		b := a.Step(s)
		x, y := min(a.Q*50+a.R, b.Q*50+b.R), max(a.Q*50+a.R, b.Q*50+b.R)
		return (x*31+y*17)%23 == 0
	}
	var hexes []string
	column := 0
	for q := range 8 {
		for row := range 8 {
			a := hex.At{Q: q, R: row - q/2}
			if !at[a] {
				continue
			}
			open, blocked := []int{}, []int{}
			for s := range hex.Side(hex.Sides) {
				switch {
				case !at[a.Step(s)]:
				case closed(a, s):
					blocked = append(blocked, int(s))
				default:
					open = append(open, int(s))
				}
			}
			h := map[string]any{"q": a.Q, "r": a.R, "terrain": []string{"plain", "plain", "plain", "mountain", "bay"}[r.Intn(5)], "river": r.Intn(4) == 0, "site": nil, "open": open, "blocked": blocked}
			switch name := fmt.Sprintf("Place-%d-%d", q, row); r.Intn(7) {
			case 0, 1:
				h["site"], h["name"], h["color"], h["start_cubes"], h["terrain"] = "city", name, colors[r.Intn(5)], r.Intn(5), "plain"
				if family == "age-of-steam" {
					h["column"] = map[string]any{"half": []string{"light", "dark"}[column/6%2], "number": column%6 + 1}
					column++
				}
			case 2:
				h["site"], h["name"] = "town", name
			case 3:
				h["place"] = name
			}
			b, _ := json.Marshal(h)
			hexes = append(hexes, string(b))
		}
	}
	return fmt.Appendf(nil, `{"schema": "rail-hexmap/1", "id": "by-chance", "title": "By chance", "family": %q, "players": {"min": 3, "max": 4}, "status": "Made by chance.",
"grid": {"orientation": "flat-top", "coords": "axial"}, "goods_total": {"red": 20, "blue": 20, "yellow": 20, "purple": 20, %q: 16},
"setup": {}, "rules": {"turns": {"3": 6, "4": 5}, "tiles_per_turn": %d, "urbanize_not_adjacent_to_city": %v},
"hexes": [
%s
]}`, family, colors[4], 1+r.Intn(4), r.Intn(2) == 0, strings.Join(hexes, ",\n"))
}

// TestMapsByChance: whatever map passes the checks can be played to its end, and the referee agrees with every position.
func TestMapsByChance(t *testing.T) {
	for _, family := range []string{"steam", "age-of-steam"} {
		t.Run(family, func(t *testing.T) {
			played, actions := 0, 0
			for seed := range rng.Seed(80) {
				r := (seed + 1).Stream("map", 0)
				data := invented(family, r)
				m, err := own.Parse(data, nil)
				var wrong *mapfile.Error
				if errors.As(err, &wrong) {
					continue
				}
				played++
				p, err := m.Game.New(setup(m.Game, 3+r.Intn(2), uint64(seed)+1))
				if err != nil {
					t.Fatal(err)
				}
				choose := careful
				if family == "steam" {
					choose = guided(m.Game)
				}
				for n := 0; p.Turn() != rules.Nobody; n++ {
					if n > m.Game.MaxMoves {
						t.Fatalf("no end:\n%s", data)
					}
					legal := p.Legal()
					if len(legal) == 0 {
						t.Fatalf("nothing can be done:\n%s", data)
					}
					a := legal[r.Intn(len(legal))]
					if b := choose(p, legal, r); b != nil {
						a = b
					}
					o, err := p.Apply(a)
					if err != nil {
						t.Fatalf("%v:\n%s", err, data)
					}
					p = o.Next
					actions++
					if err := p.(interface{ Audit() error }).Audit(); err != nil {
						t.Fatalf("%v:\n%s", err, data)
					}
				}
			}
			if played < 40 {
				t.Errorf("only %d maps of 80 pass the checks", played)
			}
			t.Log(played, "maps played", actions, "actions")
		})
	}
}
