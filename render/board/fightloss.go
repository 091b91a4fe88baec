package board

import (
	"kettle/render/draw"
	"kettle/render/ui"
)

// Losses is the choice of what a loser gives up, and of where the others flee to.
type Losses struct {
	By       Clan   // who chooses
	Winner   Clan   // the zero clan: a neutral force
	Won      string // "Rhône wins 13 to 11"
	Head     string // "2 losses"
	Clause   string
	Hint     string // "Click units to choose them."
	Units    []LossUnit
	Lines    []LossLine
	FleeHead string // "Where do 3 units flee?"; "": nobody can, and there is no map
	FleeNote string
	FleeRule string // clause
	Flee     []FleeRow
}

// A LossUnit is a unit of the loser.
type LossUnit struct {
	Spot
	Piece string
	Fate  Fate
	Word  string // "destroyed", "flee", "kept"
}

// A Fate is what becomes of a unit.
type Fate uint8

const (
	Flees Fate = iota
	Destroyed
	Kept
)

// A LossLine is one line of the paper about losses.
type LossLine struct {
	Sprite string
	Text   string
	Clause string
	Value  string // "loss 1"
}

// A FleeRow is an area that units may flee to, or may not.
type FleeRow struct {
	Spot
	Area   string
	Text   string
	Value  string // "5 of 5"
	Clause string
	Bad    bool // units are lost there
	Closed bool // it cannot be chosen
}

// draw paints the choice under the head of the stage; won is where it says who won.
func (o *Losses) draw(u *ui.UI, p pen, box draw.Rect, f *Fight, won draw.Rect, a *FightAnswer) {
	if o.Won != "" {
		if o.Winner.ID == "" {
			p.tinted("mark-strength", draw.Around(draw.Pt(won.X+11, won.Mid().Y), 20, 20), draw.Hex(0xf6e2b8))
		} else {
			p.emblem(draw.Pt(won.X+11, won.Mid().Y), 22, o.Winner, 1)
		}
		t := draw.Type{Face: draw.Heading, Size: 16, Color: draw.Hex(0xfdf3dc)}
		if p.width(o.Won, t)*0.8 <= won.W-29 {
			p.snug(draw.Rc(won.X+29, won.Y, won.W-29, won.H), o.Won, t)
		} else { // in two lines
			p.prose(draw.Rc(won.X+29, won.Y-5, won.W-29, won.H+10), o.Won, t.In(14), 1.25)
		}
	}
	half := (box.W - 16*2 - 20) / 2
	low := draw.Rc(16, box.H-136, half, 122)
	left, right := draw.Rc(16, 92, half, low.Y-92-12), draw.Rc(box.W-16-half, 92, half, low.Y-92-12)
	if o.FleeHead == "" {
		left.W, low.W = box.W-32, box.W-32
	}
	o.headline(u, p, draw.Rc(left.X+2, 56, left.W-4, 28), o.Head, o.Clause, o.Hint)
	o.stand(u, p, left, f.Column, &a.Answer)
	p.paper(low)
	edge := (&FightSide{Clan: o.By}).cloth()
	p.fill(draw.Rc(low.X, low.Y, 7, low.H), 3, draw.Solid(edge))
	row := min(36, (low.H-12)/float32(max(1, len(o.Lines))))
	for i, x := range o.Lines {
		x.draw(u, p, draw.Rc(low.X+18, low.Y+7+row*float32(i), low.W-32, row), o.By)
	}
	if o.FleeHead == "" {
		return
	}
	o.headline(u, p, draw.Rc(right.X+2, 56, right.W-4, 28), o.FleeHead, o.FleeRule, o.FleeNote)
	p.drop(right, 6)
	p.fill(right, 6, draw.Down(right, draw.Hex(0xf1e9d6), draw.Hex(0xcfc4a8)))
	p.frame(right, 6, 1, draw.Hex(0x3a2c1c))
	a.Map = p.box(right.Inset(5))
	list := draw.Rc(right.X, low.Y, right.W, low.H)
	p.paper(list)
	row = min(37, (list.H-10)/float32(max(1, len(o.Flee))))
	for i, x := range o.Flee {
		x.draw(u, p, draw.Rc(list.X+6, list.Y+5+row*float32(i), list.W-12, row-2), &a.Answer)
	}
}

// headline is a head in the title face, a clause and a hint.
func (o *Losses) headline(u *ui.UI, p pen, r draw.Rect, head, clause, hint string) {
	x := r.X + p.snug(draw.Rc(r.X, r.Y, r.W*0.6, r.H), head, draw.Type{Face: draw.Title, Size: 19, Color: ui.TitleGold, Shadow: draw.Color{A: 190}}) + 12
	x += p.clause(u, draw.Pt(x, r.Mid().Y-9), clause, false) + 10
	p.snug(draw.Rc(x, r.Y, r.Right()-x, r.H), hint, draw.Type{Face: draw.Sans, Size: 13.5, Color: draw.Hex(0xe2eaed)})
}

// stand paints the loser's units on the snow, each with what becomes of it.
func (o *Losses) stand(u *ui.UI, p pen, r draw.Rect, column int, a *Answer) {
	p.drop(r, 6)
	p.l.Within(p.box(r), func() {
		q := p
		k := r.H / 400
		q.v.off, q.v.k = p.at(draw.Pt(r.X, r.Y-30*k)), p.v.k*k
		q.land(draw.Rc(0, 30, r.W/k, 400), 0, 0)
	})
	p.frame(r, 4, 1, draw.Fade(ui.BrassLn, 0.8))
	n := len(o.Units)
	pitch := min(104, (r.W-60)/float32(max(1, n)))
	tall := min(108, pitch*1.25)
	foot := r.Y + r.H*0.79
	x := r.Mid().X - pitch*float32(n-1)/2
	for i, unit := range o.Units {
		high := tall
		if w := p.standing(unit.Piece, draw.Point{}, tall).W; w > pitch-8 { // a truck is wide
			high *= (pitch - 8) / w
		}
		unit.draw(u, p, draw.Pt(x+pitch*float32(i), foot), high, pitch, o.By, a)
	}
}

func (x LossUnit) draw(u *ui.UI, p pen, foot draw.Point, tall, pitch float32, c Clan, a *Answer) {
	b := p.standing(x.Piece, foot, tall)
	st := x.meet(u, p, draw.Rc(foot.X-pitch/2+2, b.Y, pitch-4, b.H+48), a)
	if x.Fate == Kept || st.Hot || st.Focused || x.Chosen {
		p.tinted("lantern-halo", draw.Around(b.Mid(), b.W*1.9, b.H*1.4), draw.Color{R: 255, G: 220, B: 120, A: 200})
	}
	alpha := float32(1)
	if x.Fate == Destroyed {
		alpha = 0.8
	}
	p.fighter(x.Piece, foot, tall, c, alpha)
	if x.Fate == Destroyed {
		m, d := b.Mid().Add(draw.Pt(0, tall*0.08)), tall*0.21
		for _, w := range [...]struct {
			width float32
			ink   draw.Color
		}{{14, draw.Hex(0x2a0d08)}, {9, draw.Hex(0xd8432c)}} {
			p.line([]draw.Point{m.Add(draw.Pt(-d, -d)), m.Add(draw.Pt(d, d))}, w.width, w.ink)
			p.line([]draw.Point{m.Add(draw.Pt(d, -d)), m.Add(draw.Pt(-d, d))}, w.width, w.ink)
		}
	}
	t := draw.Type{Face: draw.SansBold, Size: 13, Color: draw.Hex(0xffffff), Align: draw.Center}
	fill, edge := draw.Hex(0x17120d), draw.Hex(0xc9a15b)
	switch x.Fate {
	case Destroyed:
		fill, edge = draw.Hex(0x6b1710), draw.Hex(0xd8432c)
	case Kept:
		fill, edge, t.Color = draw.Hex(0xf3d489), draw.Hex(0x9a6a22), ui.OnPaper
	}
	pill := draw.Around(draw.Pt(foot.X, foot.Y+22), min(p.width(x.Word, t)+20, pitch-2), 25)
	p.fill(pill, 12.5, draw.Solid(fill))
	p.frame(pill, 12.5, 1.3, edge)
	p.snug(pill.Pad(6, 0), x.Word, t)
	x.mark(p, b.Pad(-3, -3), 10, st)
}

func (x LossLine) draw(u *ui.UI, p pen, r draw.Rect, c Clan) {
	icon := draw.Rc(r.X, r.Y+2, 30, r.H-4)
	p.token(x.Sprite, icon.Mid(), min(31, icon.H), c, 1)
	value := p.words(draw.Rc(r.X, r.Y, r.W, r.H), x.Value, draw.Type{Face: draw.Heading, Size: 14.5, Color: ui.OnPaper, Align: draw.End})
	chip := p.clauseWidth(x.Clause)
	room := r.W - 44 - value - chip - 20
	w := p.snug(draw.Rc(r.X+42, r.Y, room, r.H), x.Text, draw.Type{Face: draw.Sans, Size: 14, Color: ui.OnPaper})
	p.clause(u, draw.Pt(r.X+42+w+8, r.Mid().Y-9), x.Clause, true)
}

func (x FleeRow) draw(u *ui.UI, p pen, r draw.Rect, a *Answer) {
	st := x.meet(u, p, r, a)
	ink := ui.OnPaper
	if x.Closed {
		ink = draw.Fade(ui.OnPaper, 0.55)
	}
	switch {
	case x.Chosen:
		p.fill(r, 4, draw.Down(r, draw.Hex(0xf8e0a4), draw.Hex(0xe8c878)))
		p.frame(r, 4, 1.4, draw.Hex(0xb9822a))
	case !x.Closed && (st.Hot || st.Focused):
		p.fill(r, 4, draw.Solid(draw.Fade(draw.Hex(0xf0c878), 0.4)))
	}
	dot := draw.Around(draw.Pt(r.X+16, r.Mid().Y), 14, 14)
	if x.Closed {
		p.dashes(dot, 7, 1.4, draw.Fade(ui.MutedPaper, 0.7))
	} else {
		p.frame(dot, 7, 1.6, ui.HeadPaper)
		if x.Chosen {
			p.fill(dot.Inset(3.5), 4, draw.Solid(ui.HeadPaper))
		}
	}
	value := p.words(draw.Rc(r.X, r.Y, r.W-10, r.H), x.Value, draw.Type{Face: draw.Heading, Size: 14.5, Color: ink, Align: draw.End})
	chip := p.clauseWidth(x.Clause)
	right := r.Right() - 10 - value
	if chip > 0 {
		if value > 0 {
			right -= 8
		}
		p.clause(u, draw.Pt(right-chip, r.Mid().Y-9), x.Clause, true)
		right -= chip + 8
	}
	t := draw.Type{Face: draw.Sans, Size: 13.5, Color: ink}
	if x.Bad {
		t.Color = draw.Hex(0x9a2418)
	}
	w := p.snug(draw.Rc(r.X+34, r.Y, r.W*0.45, r.H), x.Area, draw.Type{Face: draw.Heading, Size: 14.5, Color: ink})
	p.snug(draw.Rc(r.X+44+w, r.Y, right-r.X-46-w, r.H), x.Text, t)
	if st.Focused {
		x.mark(p, r.Inset(1), 4, st)
	}
}
