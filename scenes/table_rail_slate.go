package scenes

import (
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
)

// A slate is a panel of felt at the side that grows with its content: paper lies on it where figures are told.
type slate struct{ growing }

const slatePad = 10

// openSlate begins a panel with a title; clause is a chip at its right end, "" for none.
func (t *Table) openSlate(u *ui.UI, r draw.Rect, title, clause string) *slate {
	s := &slate{growing{u, t, r, r.Y + 38, len(u.L.Items)}}
	u.Felt(r)
	head := draw.Rc(r.X+slatePad, r.Y+8, r.W-2*slatePad, 24)
	if clause != "" {
		w := u.L.Metrics.Width(draw.Heading, 12, clause) + 14
		u.ClauseChip(draw.Pt(head.Right()-w, head.Y+3), clause, false)
		head.W -= w + 8
	}
	u.L.Label(head, title, draw.Type{Face: draw.Heading, Size: 16, Color: ui.HeadFelt})
	return s
}

// close shrinks the panel to what was drawn on it and returns its height.
func (s *slate) close() float32 { return s.shrink(4) }

// room is the width for content, h high, from the next line down.
func (s *slate) room(h float32) draw.Rect {
	return draw.Rc(s.r.X+slatePad, s.y, s.r.W-2*slatePad, h)
}

// left is how much of the panel is still free.
func (s *slate) left() float32 { return s.r.Bottom() - 8 - s.y }

// take is room, and what follows comes below it after a gap.
func (s *slate) take(h, gap float32) draw.Rect {
	r := s.room(h)
	s.y += h + gap
	return r
}

// say writes a paragraph on the felt.
func (s *slate) say(text string, clauses ...string) {
	style := draw.Type{Face: draw.Sans, Size: 14, Color: ui.OnFelt}
	s.y += s.u.L.Paragraph(s.room(s.left()), curly(rules.Name(text, s.t.g.Names())), style, 18) + 4
	s.chips(clauses...)
}

// chips draws clauses in a row.
func (s *slate) chips(clauses ...string) {
	if len(clauses) == 0 {
		return
	}
	x := s.r.X + slatePad
	for _, id := range clauses {
		x += s.u.ClauseChip(draw.Pt(x, s.y), id, false) + 6
	}
	s.y += 26
}

// paper lays a card h high on the felt and returns the room on it.
func (s *slate) paper(h float32) draw.Rect {
	r := s.take(h, 8)
	s.u.Paper(r)
	return r.Pad(10, 8)
}

// ledgerHeight is the least height that a ledger takes, with the gap after it.
func ledgerHeight(l rules.Ledger) float32 { return leastRow*float32(len(l)) + 24 }

// ledger lays the lines of a ledger on a paper card and keeps room below it for what follows.
func (s *slate) ledger(l rules.Ledger, below float32) {
	if len(l) == 0 {
		return
	}
	row := max(leastRow, min(25, (s.left()-24-below)/float32(len(l))))
	r := s.paper(row*float32(len(l)) + 16)
	s.t.drawLedger(s.u, r, l)
}

// drawDisc draws the disc of a seat's colour from the front, with the mark of its pattern, wide units wide.
func drawDisc(l *draw.List, colour string, c draw.Point, wide float32) *draw.Item {
	const rim = 1.17 // how much wider the sprite is than its disc
	return l.Sprite("link-disc-"+colour, draw.Around(c, wide*rim, wide*rim))
}
