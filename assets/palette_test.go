package assets

import "testing"

// neverAlone lists the pairs of goods that need not differ by colour, and why.
var neverAlone = map[[2]string]string{
	{"red", "orange"}:    "the pumpkin has a carved face, whatever its light",
	{"yellow", "orange"}: "pumpkins are on Halloween's board only, which has no yellow cubes",
}

// TestColoursAreToldApart measures the default palettes in normal sight and in
// three deficiencies: no two colours of a palette may come nearer than 20.
func TestColoursAreToldApart(t *testing.T) {
	const least = 20
	for name, palette := range map[string][]Colour{"players": Players, "goods": Goods} {
		for _, s := range sights {
			near, pair := 1000.0, ""
			for i, a := range palette {
				for _, b := range palette[i+1:] {
					if neverAlone[[2]string{a.ID, b.ID}] != "" {
						continue
					}
					d := ciede2000(s.see(a.RGB), s.see(b.RGB))
					if d < near {
						near, pair = d, a.ID+" and "+b.ID
					}
					if d < least {
						t.Errorf("%s, %s sight: %s and %s are %.1f apart", name, s.name, a.ID, b.ID, d)
					}
				}
			}
			t.Logf("%s, %s sight: nearest are %s, %.1f", name, s.name, pair, near)
		}
	}
}

func TestPiecesExistInEveryColour(t *testing.T) {
	for _, c := range Players {
		for _, piece := range []string{"disc-", "loco-"} {
			if _, ok := Lookup(piece + c.ID); !ok {
				t.Errorf("no sprite %s%s", piece, c.ID)
			}
		}
	}
	for _, c := range Goods {
		if _, ok := Lookup("cube-" + c.ID); !ok {
			t.Errorf("no sprite cube-%s", c.ID)
		}
	}
}
