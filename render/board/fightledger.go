package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
)

// ledger paints the paper of a side: what adds to its strength one by one, with the sum so far under each, and its algofuel.
func (s *FightSide) ledger(u *ui.UI, p pen, r draw.Rect, id string, a *FightAnswer) {
	p.paper(r)
	edge := s.cloth()
	p.fill(draw.Rc(r.X, r.Y, 7, r.H), 3, draw.Across(draw.Rc(r.X, r.Y, 7, r.H), edge, draw.Mix(edge, draw.Hex(0), 0.25)))
	if s.Clan.ID != "" {
		p.emblem(draw.Pt(r.X+27, r.Y+17), 21, s.Clan, 1)
	} else {
		p.tinted("mark-strength", draw.Around(draw.Pt(r.X+27, r.Y+17), 18, 18), ui.HeadPaper)
	}
	w := p.name(draw.Rc(r.X+44, r.Y+4, r.W*0.45, 26), s.Head, draw.Type{Face: draw.Heading, Size: 16, Color: ui.OnPaper})
	p.snug(draw.Rc(r.X+54+w, r.Y+5, r.W-66-w, 25), s.Note, draw.Type{Face: draw.Sans, Size: 13.5, Color: ui.MutedPaper})
	s.strengths(u, p, draw.Rc(r.X+15, r.Y+31, r.W-28, 74), id)
	p.fill(draw.Rc(r.X+16, r.Y+107, r.W-28, 1), 0, draw.Solid(draw.Fade(ui.RulePaper, 0.8)))
	s.Fuel.draw(u, p, draw.Rc(r.X+11, r.Y+109, r.W-22, r.H-111), s.cloth(), id, &a.Fuel)
}

// strengths paints the row of cells; many are narrower.
func (s *FightSide) strengths(u *ui.UI, p pen, r draw.Rect, id string) {
	const gap = 10
	gaps := float32(0)
	for _, x := range s.Ledger {
		if x.Break {
			gaps += gap
		}
	}
	step := min(49, (r.W-gaps)/float32(max(1, len(s.Ledger))))
	x, sum := r.X, 0
	for i, e := range s.Ledger {
		if e.Break {
			p.fill(draw.Rc(x+gap/2-0.5, r.Y+4, 1, r.H-8), 0, draw.Solid(draw.Fade(ui.RulePaper, 0.9)))
			x += gap
		}
		sum += e.Plus
		e.draw(u, p, draw.Rc(x, r.Y, step, r.H), clanOr(e.Of, s.Clan), sum, id+"/"+strconv.Itoa(i))
		x += step
	}
}

func (e Strength) draw(u *ui.UI, p pen, r draw.Rect, c Clan, sum int, id string) {
	icon := draw.Rc(r.X+2, r.Y, r.W-4, 40)
	switch {
	case e.Clan && c.ID != "":
		b := p.standing(e.Sprite, draw.Pt(icon.Mid().X, icon.Bottom()-1), min(38, icon.W*1.12))
		p.token(e.Sprite, b.Mid(), b.H, c, 1)
	case e.Clan:
		p.fighter(e.Sprite, draw.Pt(icon.Mid().X, icon.Bottom()-1), min(38, icon.W*1.12), c, 1)
	case printedWhite(e.Sprite):
		p.fit(e.Sprite, icon.Inset(7)).Tint = ui.HeadPaper
	default:
		p.fit(e.Sprite, icon.Pad(3, 3))
	}
	if e.Count > 1 {
		t := draw.Type{Face: draw.Heading, Size: 12.5, Color: ui.OnPaper, Align: draw.End}
		text := "×" + strconv.Itoa(e.Count)
		w := p.width(text, t) + 6
		p.fill(draw.Rc(r.Right()-w+2, icon.Bottom()-15, w, 14), 4, draw.Solid(draw.Fade(draw.Hex(0xf4ead0), 0.88)))
		p.words(draw.Rc(r.X, icon.Bottom()-15, r.W-1, 14), text, t)
	}
	p.snug(draw.Rc(r.X, r.Y+41, r.W, 15), signed(e.Plus), draw.Type{Face: draw.Heading, Size: 13, Color: draw.Hex(0x6b3f14), Align: draw.Center})
	pill := draw.Around(draw.Pt(r.Mid().X, r.Y+65), min(25, r.W-3), 15)
	p.fill(pill, 7.5, draw.Solid(draw.Hex(0xd9c692)))
	p.snug(pill, strconv.Itoa(sum), draw.Type{Face: draw.Heading, Size: 12.5, Color: ui.OnPaper, Align: draw.Center})
	if e.Tip != "" {
		b := p.box(r)
		u.Area("strength/"+id, b)
		u.Explain("strength/"+id, b, e.Tip, "")
	}
}
