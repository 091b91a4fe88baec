package board

import (
	"strings"
	"testing"

	"kettle/render/draw"
	"kettle/rules/hex"
	"kettle/rules/rail"
	"kettle/rules/rail/maps/own"
	"kettle/rules/rail/track"
)

// ownLand is the example map after an edit, as a player might send it.
func ownLand(t testing.TB, edit ...string) *track.Land {
	t.Helper()
	m, err := own.Parse([]byte(strings.NewReplacer(edit...).Replace(string(own.Example()))), nil)
	if err != nil {
		t.Fatal(err)
	}
	return m.Land
}

// A map without a sheet is painted from its land: water about an island, paper about an inland map, every hex, its
// coast and its river in their places, and the title where no land is.
func TestSheetFromTheLand(t *testing.T) {
	l := ownLand(t)
	b, d := NewHexes(l), newDesk(t)
	pl := b.plan
	if pl.sheet != "" || pl.theme != &island {
		t.Errorf("sheet %q", pl.sheet)
	}
	for h := range pl.c {
		for _, q := range pl.poly(rail.Stop(h), 1) {
			if !draw.Rc(9, 9, sheetSize.X-18, sheetSize.Y-18).Has(q) {
				t.Errorf("%v lies outside the sheet", l.Hexes[h].Spot)
			}
		}
		for what, box := range map[string]draw.Rect{"title": pl.title, "compass": pl.rose} {
			if meet := box.Meet(draw.Bounds(pl.poly(rail.Stop(h), 1))); meet.W > 0 && meet.H > 0 {
				t.Errorf("the %s covers %v", what, l.Hexes[h].Spot)
			}
		}
	}
	if pl.title.W == 0 || pl.rose.W == 0 {
		t.Error("no title or no compass on a map with free corners")
	}
	n := Rails{Board: track.NewMap(l, track.Steam, track.Policy{}).Board()}
	d.hexes(b, &n, nil)
	ground := &draw.List{Metrics: d.l.Metrics}
	pen{l: ground, v: b.view, least: 1}.printSheet(pl)
	tints := map[draw.Color]int{}
	for _, it := range ground.Items {
		tints[it.Paint.Color]++
	}
	for what, c := range map[string]draw.Color{"sea": island.far, "bay": island.bay, "mountain": island.mountain, "river": island.river, "coast": island.coast} {
		if tints[c] == 0 {
			t.Errorf("no %s", what)
		}
	}
	inland := ownLand(t, `"bay"`, `"mountain"`, `"sea": [[-1, 3], [-1, 6], [12, -4], [12, -1]]`, `"sea": []`)
	if p := newHexPlan(inland); p.theme != &survey {
		t.Error("a map of Steam without water is no survey")
	}
}

// The coast ends at the corners of its side, so that the coasts of neighbours meet.
func TestCoastMeets(t *testing.T) {
	pl := newHexPlan(ownLand(t))
	shores := 0
	for h := range pl.c {
		h := rail.Stop(h)
		for s := range 6 {
			if pl.shore(h, hex.Side(s)) {
				shores++
				line := pl.coast(h, hex.Side(s), 0)
				if line[0] != pl.corner(h, (s+4)%6) || line[coastBends].Sub(pl.corner(h, (s+5)%6)).Len() > 0.01 {
					t.Fatalf("%v side %d", pl.land.Hexes[h].Spot, s)
				}
			}
		}
	}
	if shores < 40 {
		t.Errorf("%d shores", shores)
	}
}

// The river of the example flows into the sea.
func TestRiverReachesTheSea(t *testing.T) {
	pl := newHexPlan(ownLand(t))
	mouths := 0
	for h, sides := range pl.course() {
		mouths += pl.mouth(rail.Stop(h), sides).Len()
	}
	if mouths != 1 {
		t.Errorf("%d mouths", mouths)
	}
}
