package board

import (
	"kettle/render/draw"
	"kettle/render/ui"
)

// A PactOffer is a swap of Diplomacy cards on the table: while it is put together, and while it waits for its answer.
type PactOffer struct {
	Head, Note string
	Clause     string
	Sides      [2]PactSide // who offers, who is asked
	Treaty     PactTreaty
}

// A PactSide is what one of the two gives.
type PactSide struct {
	Clan       Clan   // the zero clan: nobody is asked yet
	Name, Note string // "Ada gives", "of Rhône Conglomerate"
	Cards      []Card // the one that is given, or those to choose from
	Says       string // below those to choose from: what the chosen one does
	Others     []PactOther
}

// A PactOther is a clan that may be asked.
type PactOther struct {
	Spot
	Clan Clan
	Tip  string
}

// A PactTreaty is the row of Treaty tokens.
type PactTreaty struct {
	Left [2]int // tokens of the two that are still to give
	Of   int    // and how many each had
	Ally bool   // the offer is of an alliance
	// Without and With choose; without an ID there is nothing to choose.
	Without, With PactWay
}

// A PactWay is an offer without or with an alliance; Why says why it cannot be made.
type PactWay struct {
	Spot
	Text string
	Why  string
}

// Measures of the panel.
const (
	offerWide, offerTall = 712, 452
	pactPaper            = 216
)

// Draw paints the panel into r (712 x 452).
func (o *PactOffer) Draw(u *ui.UI, r draw.Rect) (a Answer) {
	p, box := plank(u.L, r, offerWide, offerTall)
	p.drop(box, 8)
	p.fill(box, 8, draw.Down(box, draw.Hex(0x263e32), draw.Hex(0x14201b)))
	p.l.Within(p.box(box.Inset(2)), func() {
		p.l.Tile("paper-grain", p.box(box.Inset(2)), 512*p.v.k).Tint = draw.Color{R: 190, G: 228, B: 205, A: 22}
		p.tinted("column-glow", draw.Around(draw.Pt(box.Mid().X, box.Y+box.H*0.4), box.W*0.8, box.H*1.1), draw.Color{R: 120, G: 190, B: 150, A: 44})
	})
	p.frame(box.Inset(0.75), 7.5, 1.5, draw.Fade(ui.BrassLn, 0.8))
	o.title(u, p, box)
	tall := box.H - 62 - 98
	papers := [2]draw.Rect{draw.Rc(16, 56, pactPaper, tall), draw.Rc(box.W-16-pactPaper, 56, pactPaper, tall)}
	o.arrows(p, draw.Rc(papers[0].Right(), 56, papers[1].X-papers[0].Right(), tall))
	for i, s := range o.Sides {
		s.draw(u, p, papers[i], &a)
	}
	o.treaties(u, p, draw.Rc(16, box.H-98, box.W-32, 86), &a)
	return a
}

func (o *PactOffer) title(u *ui.UI, p pen, box draw.Rect) {
	w := p.words(draw.Rc(18, 8, box.W*0.62, 36), o.Head, draw.Type{Face: draw.Title, Size: 24, Color: draw.Hex(0xf3e6bd), Shadow: draw.Color{A: 190}})
	right := box.W - 18 - p.clauseWidth(o.Clause)
	p.clause(u, draw.Pt(right, 17), o.Clause, false)
	p.snug(draw.Rc(w+34, 8, right-w-44, 36), o.Note, draw.Type{Face: draw.Sans, Size: 13.5, Color: draw.Hex(0xe7dcc0), Align: draw.End})
}

// arrows lead from each to the other, in the clans' colours.
func (o *PactOffer) arrows(p pen, r draw.Rect) {
	mid := r.Mid()
	p.words(draw.Rc(r.X, r.Y+8, r.W, 26), wordOneFor, draw.Type{Face: draw.Heading, Size: 17, Color: draw.Hex(0xf3e6bd), Align: draw.Center})
	left, right := r.X+r.W*0.14, r.Right()-r.W*0.14
	for i, s := range o.Sides {
		c := s.Clan
		if c.ID == "" {
			c.Livery.Color = draw.Hex(0x6f7d70)
		}
		from, to, y, bend := draw.Pt(left, mid.Y-26), draw.Pt(right, mid.Y-26), mid.Y-26, float32(-26)
		if i == 1 {
			from, to, y, bend = draw.Pt(right, mid.Y+52), draw.Pt(left, mid.Y+52), mid.Y+52, 26
		}
		line := draw.Cubic(from, draw.Pt(from.X+(to.X-from.X)*0.33, y+bend), draw.Pt(from.X+(to.X-from.X)*0.67, y+bend), to, 24)
		p.shaft(line, 9, c, draw.Color{R: 255, G: 246, B: 226, A: 150}, false)
	}
}

// draw paints the paper of a side.
func (s PactSide) draw(u *ui.UI, p pen, r draw.Rect, a *Answer) {
	p.paper(r)
	band := draw.Hex(0x8a8272)
	if s.Clan.ID != "" {
		band = s.Clan.cloth()
	}
	p.fill(draw.Rc(r.X, r.Y, r.W, 6), 3, draw.Solid(band))
	top := r.Y + 12
	if len(s.Others) > 0 {
		s.others(u, p, draw.Rc(r.X+10, top, r.W-20, 36), a)
		top += 40
	}
	name := draw.Rc(r.X+14, top, r.W-28, 40)
	if len(s.Others) == 0 {
		p.emblem(draw.Pt(r.X+32, top+21), 36, s.Clan, 1)
		name = draw.Rc(r.X+56, top, r.W-66, 40)
	}
	p.name(draw.Rc(name.X, name.Y, name.W, 22), s.Name, draw.Type{Face: draw.Heading, Size: 17, Color: ui.OnPaper})
	p.snug(draw.Rc(name.X, name.Y+22, name.W, 17), s.Note, draw.Type{Face: draw.Sans, Size: 13, Color: ui.MutedPaper})
	room := draw.Rc(r.X+8, top+46, r.W-16, r.Bottom()-top-54)
	switch {
	case len(s.Cards) == 0:
	case len(s.Cards) == 1 && s.Says == "" && !s.Cards[0].Lit:
		tall := min(room.H-6, 196)
		at := draw.Around(room.Mid(), tall*0.725, tall)
		p.aura(at, 8, 9, draw.Hex(0xffd75e))
		s.Cards[0].draw(u, p, at, a)
	default:
		s.choice(u, p, room, a)
	}
}

// choice is the cards side by side, and what the chosen one does.
func (s PactSide) choice(u *ui.UI, p pen, r draw.Rect, a *Answer) {
	const gap, shape = 4, 96.0 / 63
	wide := min(96, (r.W+gap)/float32(len(s.Cards))-gap)
	tall := wide * shape
	for i, c := range s.Cards {
		at := draw.Rc(r.X+1+(wide+gap)*float32(i), r.Y+8, wide, tall)
		if c.Chosen {
			at.Y -= 5
		}
		c.draw(u, p, at, a)
	}
	p.prose(draw.Rc(r.X+6, r.Y+tall+18, r.W-12, r.H-tall-20), s.Says, draw.Type{Face: draw.Serif, Size: 14.5, Color: ui.OnPaper}, 1.25)
}

// others are the clans to ask, side by side.
func (s PactSide) others(u *ui.UI, p pen, r draw.Rect, a *Answer) {
	step := min(46, r.W/float32(len(s.Others)))
	for i, x := range s.Others {
		at := draw.Rc(r.X+step*float32(i), r.Y, min(36, step-4), 36)
		st := x.meet(u, p, at, a)
		alpha := float32(1)
		if s.Clan.ID != "" && s.Clan.ID != x.Clan.ID {
			alpha = 0.45
		}
		p.emblem(at.Mid(), at.W, x.Clan, alpha)
		x.mark(p, at, at.W/2, st)
		u.Explain(x.ID, p.box(at), x.Tip, "")
	}
}

// treaties paints the tokens that the two have left, and between them what the offer says of an alliance.
func (o *PactOffer) treaties(u *ui.UI, p pen, r draw.Rect, a *Answer) {
	p.fill(r, 6, draw.Solid(draw.Color{R: 0x0c, G: 0x15, B: 0x11, A: 150}))
	p.frame(r.Inset(0.5), 6, 1, draw.Fade(ui.BrassLn, 0.45))
	p.words(draw.Rc(r.X+14, r.Y+9, 140, 16), upper(wordPactRow), brassHead)
	t := o.Treaty
	for side := range o.Sides {
		for i := range t.Of {
			at := draw.Rc(r.X+14+float32(i)*39, r.Y+38, 34, 28)
			if side == 1 {
				at.X = r.Right() - 14 - 34 - float32(t.Of-1-i)*39
			}
			alpha := float32(1)
			if i < t.Of-t.Left[side] {
				alpha = 0.28
			}
			if o.Sides[side].Clan.ID != "" {
				p.treaty(at, o.Sides[side].Clan, alpha)
			}
		}
	}
	mid := draw.Rc(r.X+140, r.Y, r.W-280, r.H)
	if t.With.ID != "" {
		half := (mid.W - 10) / 2
		t.Without.draw(u, p, draw.Rc(mid.X, mid.Y+11, half, mid.H-22), func(b draw.Rect) { o.cards(p, b) }, a)
		t.With.draw(u, p, draw.Rc(mid.X+half+10, mid.Y+11, half, mid.H-22), func(b draw.Rect) { o.exchange(p, b, 26) }, a)
		return
	}
	text := draw.Type{Face: draw.Sans, Size: 13.5, Color: draw.Hex(0xe7dcc0), Align: draw.Center}
	if !t.Ally {
		p.snug(mid, wordNoTreaty, text)
		return
	}
	o.exchange(p, draw.Rc(mid.X, mid.Y+8, mid.W, 46), 38)
	p.snug(draw.Rc(mid.X, mid.Y+58, mid.W, 20), wordLies, text)
}

// exchange paints a token of each and the arrows between them.
func (o *PactOffer) exchange(p pen, r draw.Rect, tall float32) {
	c, wide := r.Mid(), tall*1.25
	gold := draw.Hex(0xf3d48a)
	for i, s := range o.Sides {
		at := draw.Around(draw.Pt(c.X+(float32(i)*2-1)*tall*1.45, c.Y), wide, tall)
		if o.Treaty.Ally {
			p.aura(at, 4, 7, draw.Hex(0xffd75e))
		}
		if s.Clan.ID == "" {
			p.dashes(at, 4, 1.2, draw.Fade(gold, 0.5))
			continue
		}
		p.treaty(at, s.Clan, 1)
	}
	for _, k := range []float32{-1, 1} {
		y, half, tip := c.Y+k*tall*0.14, tall*0.42, tall*0.15
		end := draw.Pt(c.X-k*half, y)
		p.line([]draw.Point{{X: c.X + k*half, Y: y}, end, {X: end.X + k*tip, Y: y + k*tip}}, 2, gold)
	}
}

// cards paints two backs: a swap alone.
func (o *PactOffer) cards(p pen, r draw.Rect) {
	for _, k := range []float32{-1, 1} {
		p.sprite("card-back-diplomacy", draw.Around(r.Mid().Add(draw.Pt(k*14, k*1.5)), r.H*0.72, r.H))
	}
}

func (w PactWay) draw(u *ui.UI, p pen, r draw.Rect, picture func(draw.Rect), a *Answer) {
	st := w.meet(u, p, r, a)
	ground := draw.Color{R: 0x2c, G: 0x46, B: 0x39, A: 255}
	if w.Chosen {
		ground = draw.Hex(0x4b5f38)
	}
	p.fill(r, 6, draw.Down(r, draw.Mix(ground, draw.Hex(0xffffff), 0.08), ground))
	p.frame(r.Inset(0.5), 6, 1, draw.Fade(ui.BrassLn, 0.6))
	picture(draw.Rc(r.X, r.Y+6, r.W, r.H-32))
	ink := draw.Hex(0xf3e6bd)
	if w.Why != "" {
		p.fill(r.Inset(0.5), 6, draw.Solid(draw.Color{R: 0x0c, G: 0x13, B: 0x10, A: 150}))
		ink = draw.Fade(ink, 0.6)
	}
	p.snug(draw.Rc(r.X+4, r.Bottom()-24, r.W-8, 20), w.Text, draw.Type{Face: draw.SansBold, Size: 13, Color: ink, Align: draw.Center})
	w.mark(p, r, 6, st)
	if w.Why != "" {
		u.Explain(w.ID, p.box(r), w.Why, "")
	}
}
