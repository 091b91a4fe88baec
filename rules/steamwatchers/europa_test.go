package steamwatchers

import (
	"slices"
	"strings"
	"testing"
)

func TestEuropa(t *testing.T) {
	t.Run("STW-030 plains, mountains, havens and floes", func(t *testing.T) {
		var plains, mountains, havens int
		for _, a := range Lands() {
			plains += number(a.Place().Terrain == Plain)
			mountains += number(a.Mountain())
			havens += number(a.Place().Haven)
		}
		if len(Lands()) != 28 || plains != 19 || mountains != 9 || havens != 15 || len(Floes()) != 7 {
			t.Errorf("%d land areas, %d plains, %d mountains, %d havens, %d floes", len(Lands()), plains, mountains, havens, len(Floes()))
		}
	})
	t.Run("STW-031 straits join areas over water", func(t *testing.T) {
		for _, p := range [][2]string{{"albion", "flandria"}, {"jutlandia", "skania"}, {"appulia", "sikelia"}} {
			if !ar(p[0]).Next(ar(p[1])) || !ar(p[1]).Next(ar(p[0])) || !slices.Contains(ar(p[0]).Place().Straits, ar(p[1])) {
				t.Errorf("no strait %v", p)
			}
		}
		if ar("albion").Next(ar("neustria")) || ar("tirol").Next(ar("jadran-floe")) {
			t.Error("areas are adjacent that share no border")
		}
	})
	t.Run("STW-130 levels of the Steam Column cards", func(t *testing.T) {
		var by [4]int
		for _, a := range Lands() {
			by[a.Place().Levels]++
		}
		if by != [4]int{0, 8, 12, 8} {
			t.Errorf("%v", by)
		}
	})
	t.Run("connected by land and ice", func(t *testing.T) {
		seen := map[Area]bool{}
		var walk func(Area)
		walk = func(a Area) {
			if !seen[a] {
				seen[a] = true
				for _, n := range slices.Concat(a.Place().Land, a.Place().Floes) {
					walk(n)
				}
			}
		}
		walk(1)
		if len(seen) != len(europa.Places) {
			t.Errorf("%d of %d areas are reached", len(seen), len(europa.Places))
		}
	})
	t.Run("a damaged map is refused", func(t *testing.T) {
		good := string(mapJSON)
		for old, new := range map[string]string{
			`"schema"`: `"scheme"`, `"land": 28`: `"land": 27`, `"land": ["neustria"]`: `"land": ["elsass"]`, `"id": "breizh"`: `"id": "tirol"`,
			`"type": "mountain"`: `"type": "hill"`, `{"a": "albion", "b": "flandria"`: `{"a": "albion", "b": "neustria"`, `"areas": ["neustria", "flandria", "albion"]`: `"areas": ["neustria", "flandria", "elsass"]`,
		} {
			bad := strings.Replace(good, old, new, 1)
			if _, err := parseEuropa([]byte(bad)); bad == good || err == nil {
				t.Errorf("%s for %s is taken", new, old)
			}
		}
	})
}
