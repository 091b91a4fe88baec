package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
)

// bagTarget is the bag that Production draws from.
var bagTarget = rules.Target{Kind: ageofsteam.TargetBag}

// productionCard is goods growth for the holder of Production: the bag, then the cubes that were drawn, each of which
// goes into an empty box of the display (AOS-122).
func (eco aosEconomy) productionCard(t *Table, u *ui.UI, box draw.Rect, s *ageofsteam.State) float32 {
	card := t.openSlate(u, box, "Production", "AOS-122")
	n := s.Map().Rules.Produced
	drawn := s.Drawn()
	if len(drawn) == 0 {
		if t.acting() {
			label := fmt.Sprintf("Draw %s", count(n, "cube"))
			if eco.r.choice(u, t, card, "bag", label, "from the bag, for empty boxes of the display", "AOS-122", "C", bagTarget, ageofsteam.DrawCubes{}) {
				t.point(u, bagTarget)
			}
		}
		card.say("What is drawn cannot be taken back. Or go on without.")
		return card.close()
	}
	row := card.take(44, 8)
	for i, g := range drawn {
		b := draw.Rc(row.X+float32(i)*52, row.Y, 44, 44)
		eco.drawDrawn(t, u, b, g, fmt.Sprintf("drawn/%d", i))
	}
	card.say("Point at a cube, then at an empty box of the goods display.")
	return card.close()
}

// drawDrawn draws a cube that Production has drawn and lets it be pointed at.
func (eco aosEconomy) drawDrawn(t *Table, u *ui.UI, b draw.Rect, g rail.Good, id string) {
	x := rules.Target{Kind: ageofsteam.TargetDrawn, ID: int(g)}
	st := u.Zone(id, x, b.Corners())
	on, lit := hasTarget(t.aim.chosen, x), hasTarget(t.lit(), x)
	if lit {
		st = u.Focusable(id, st)
	}
	fill, edge := draw.Hex(0x2c211a), draw.Fade(ui.BrassLn, 0.6)
	switch {
	case on:
		fill, edge = draw.Hex(0x6b4a1e), ui.LitTop
	case st.Hot || st.Focused:
		fill, edge = draw.Hex(0x4a3524), ui.LitTop
	}
	u.L.Round(b, 7, draw.Solid(fill))
	u.L.Frame(b, 7, 1.4, edge)
	board.DrawCube(u.L, b.Mid(), 27, g)
	u.FocusRing(st, b, 7)
	if st.Clicked && t.acting() {
		t.point(u, x)
	}
}
