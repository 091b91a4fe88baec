package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/rules"
	"kettle/rules/rail/maps/halloween"
)

// The "what if" layer of Halloween: discs on any lane that is free.

func (h *halloweenTable) drafts(p rules.Position, laid []rules.Target) (out []rules.Target) {
	discs := halloween.Discs(aosState(p))
	for i := range discs.Land().Links {
		if x := board.Link(i); !discs.Built(i) && !hasTarget(laid, x) {
			out = append(out, x)
		}
	}
	return out
}

func (h *halloweenTable) draft(p rules.Position, laid []rules.Target, level int) rules.Position {
	s := aosState(p)
	discs := halloween.Discs(s)
	for _, x := range laid {
		discs = discs.Build(x.ID, 0)
	}
	return s.OnPaper(discs, 0, level)
}

func (h *halloweenTable) levels(p rules.Position) (low, high, now int) {
	s := aosState(p)
	return 1, s.Map().Rules.MaxLoco, s.Player(0).Loco
}

func (h *halloweenTable) cost(p rules.Position, laid []rules.Target) string {
	return fmt.Sprintf("$%d", len(laid)*linkPrice)
}

// linkPrice is what a link costs (HAL-18).
const linkPrice = 5

func (h *halloweenTable) asks(p rules.Position) (out []rules.Target) {
	for at, g := range aosState(p).Movable() {
		if g != halloween.Pumpkin {
			out = append(out, board.Cube(at, g))
		}
	}
	return out
}

var _ drafter = (*halloweenTable)(nil)

// onPaper marks what lies on paper. Nothing is lit: all lanes are open.
func (h *halloweenTable) onPaper(t *Table, m *board.Marks) {
	for _, x := range t.paper.laid {
		m.Paper = append(m.Paper, board.Ghost{Link: x.ID})
	}
	m.Reach = t.lit()
}
