package scenes

import (
	"fmt"
	"slices"

	"kettle/render/board"
	stw "kettle/rules/steamwatchers"
)

// assists makes Military Assistance cards things to point at: each for strength alone, and for support by its clan from each
// area that can give it (PWW-15).
func (x *stwFight) assists(t *Table, p *stw.State, f *board.Fight) {
	if !t.acting() {
		return
	}
	role := stw.Role(p.Top().N)
	side, may := shownSide(f, role), sideOf(p.Battle(), role).May
	for i, a := range x.choices(t) {
		a, ok := a.(stw.Assist)
		if !ok {
			continue
		}
		kind, of := a.Card.Pact()
		out := board.FightSupport{Text: kind.Sheet().Name + " +2", May: true}
		if j := slices.IndexFunc(may, func(m stw.Plus) bool { return m.Area == a.Area }); a.Area.Is() && j >= 0 {
			out = t.support(p, of, may[j])
			out.Text, out.May = fmt.Sprintf("%s %+d", a.Area.Name(), may[j].N), true
		}
		out.Order = of.Sheet().Emblem
		out.Spot = x.rowSpot(t, i, a)
		side.Supports = append(side.Supports, out)
	}
}

// ruleSprites are the pictures of what Diplomacy adds to a strength.
var ruleSprites = map[string]string{"Tech Support": "card-back-diplomacy", "Military Assistance": "card-back-diplomacy"}

// supporter is the clan whose units support a clan from an area: its own, its vassal, or that of a Diplomacy card.
func supporter(p *stw.State, c stw.Clan, a stw.Area) stw.Clan {
	if p.Force(a, c).Units() == 0 && p.Controller(a) != stw.NoClan {
		return p.Controller(a)
	}
	return c
}

// supportFrom is an area that supports, with its clan where that is another.
func supportFrom(p *stw.State, c stw.Clan, a stw.Area) string {
	if by := supporter(p, c, a); by != c {
		return fmt.Sprintf("%s (%s)", a.Name(), by.Name())
	}
	return a.Name()
}
