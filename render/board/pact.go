package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
)

// A PactBoard is the Diplomacy of a clan in the strip: what it can pay, the Treaty tokens that it can give, those of its
// allies, and its Diplomacy cards, which lie open (PWW-05).
type PactBoard struct {
	Clan     Clan
	Word     string // on the spine
	Stock    []StockSpace
	Treaties int // Treaty tokens to give
	Given    int // those that lie with allies
	Allies   []PactAlly
	Hand     []Card
	Note     string // beside the cards: "and 3 column cards"
	Clause   string
}

// A PactAlly is a clan whose Treaty token lies here.
type PactAlly struct {
	Spot
	Clan Clan
	Tip  string
}

// PactPicture is the window of a Diplomacy card: the emblem of its clan, and what it gives.
func PactPicture(sprite string, of Clan) func(l *draw.List, r draw.Rect) {
	return func(l *draw.List, r draw.Rect) {
		p := pen{l: l, v: view{k: 1}}
		left, right := r.CutLeft(r.W / 2)
		tall := min(r.H*0.72, left.W*0.84)
		p.emblem(left.Mid().Add(draw.Pt(r.W*0.03, 0)), tall, of, 1)
		at := right.Mid().Sub(draw.Pt(r.W*0.02, 0))
		if printedWhite(sprite) {
			p.fit(sprite, draw.Around(at, right.W*0.86, tall*1.05)).Tint = decks["diplomacy"].low
			return
		}
		s := sized(shape(sprite), draw.Point{}, 1)
		p.token(sprite, at, min(tall*0.95, right.W*0.84*s.H/s.W), of, 1)
	}
}

// Draw paints the board into r (760 x 152).
func (b *PactBoard) Draw(u *ui.UI, r draw.Rect) (a Answer) {
	p, box := component(u.L, r, b.Clan, b.Word)
	y := box.Y + (box.H-clanTall)/2
	stock(u, p, draw.Rc(54, y+7, 320, 58), b.Stock, &a)
	b.treaties(p, draw.Rc(54, y+78, 156, 66))
	b.allies(u, p, draw.Rc(214, y+78, 160, 66), &a)
	b.hand(u, p, draw.Rc(382, box.Y+2, box.W-384, box.H-4), &a)
	return a
}

// treaties are the tokens to give; those that were given leave their places.
func (b *PactBoard) treaties(p pen, r draw.Rect) {
	p.snug(draw.Rc(r.X, r.Y, r.W, 15), upper(wordTreaties), slateHead)
	for i := range b.Treaties + b.Given {
		at := draw.Rc(r.X+float32(i)*50, r.Y+20, 44, 44)
		p.recess(at, 6)
		if i < b.Treaties {
			p.treaty(at.Inset(4), b.Clan, 1)
		} else {
			p.treaty(at.Inset(6), b.Clan, 0.28)
		}
	}
}

// treaty is a Treaty token of a clan.
func (p pen) treaty(r draw.Rect, c Clan, alpha float32) {
	s := sized("treaty.line", draw.Point{}, 1)
	p.token("treaty", r.Mid(), min(r.H, r.W*s.H/s.W), c, alpha)
}

// Treaty paints a Treaty token of a clan as large as r holds it.
func Treaty(l *draw.List, r draw.Rect, c Clan) { pen{l: l, v: view{k: 1}}.treaty(r, c, 1) }

// allies are the tokens that others gave.
func (b *PactBoard) allies(u *ui.UI, p pen, r draw.Rect, a *Answer) {
	p.snug(draw.Rc(r.X, r.Y, r.W, 15), upper(wordAllies), slateHead)
	for i := range max(b.Treaties+b.Given, len(b.Allies)) {
		at := draw.Rc(r.X+float32(i)*50, r.Y+20, 44, 44)
		p.recess(at, 6)
		if i >= len(b.Allies) {
			continue
		}
		x := b.Allies[i]
		st := x.meet(u, p, at, a)
		p.treaty(at.Inset(4), x.Clan, 1)
		p.frame(at.Inset(-0.5), 6, 2, draw.Fade(draw.Hex(0xf3d48a), 0.9))
		x.mark(p, at, 6, st)
		u.Explain(x.ID, p.box(at), x.Tip, "")
	}
}

// hand is the Diplomacy cards side by side.
func (b *PactBoard) hand(u *ui.UI, p pen, r draw.Rect, a *Answer) {
	p.pocket(r)
	p.snug(draw.Rc(r.X+11, r.Y+6, r.W-90, 15), upper(wordPactHand)+" · "+strconv.Itoa(len(b.Hand)), slateHead)
	p.clause(u, draw.Pt(r.Right()-p.clauseWidth(b.Clause)-8, r.Y+5), b.Clause, false)
	const wide = 80
	cards, note := r.Pad(11, 0).CutLeft(min(r.W-22, 3*(wide+10)))
	cards.Y, cards.H = cards.Y+28, cards.H-33
	for i, c := range b.Hand {
		at := draw.Rc(cards.X+float32(i)*(wide+10), cards.Y, wide, cards.H)
		if c.Chosen || c.ID != "" && u.Hot() == c.ID {
			at.Y -= 4
		}
		c.draw(u, p, at, a)
	}
	if note.W > 40 {
		p.prose(draw.Rc(note.X+6, cards.Y+4, note.W-12, cards.H-8), b.Note, draw.Type{Face: draw.Sans, Size: 13, Color: slateInk}, 1.25)
	}
}
