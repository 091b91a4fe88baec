package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
)

// A ClanBoard is the board of a clan: stock, special actions, Incubation, supply, and the hand.
type ClanBoard struct {
	Clan Clan
	Word string // on the spine under the emblem

	Stock   []StockSpace // the pure ones first
	Surplus Surplus
	Special [3]SpecialPair // Forced March, Mobilize, Contract
	Tokens  int            // Special Action tokens not used this round
	Fervor  int            // cubes, 0 to 3; -1: not in use
	Bane    Incubation
	Supply  SupplyTrack
	Reserve []ReservePiece // the clan supply
	Exile   int            // own units on the Death & Exile tile
	Hand    []Card         // of the seat; those of others lie face down
}

// A SpecialPair is the two spaces of a special action.
type SpecialPair struct {
	Spot
	Name  string // "Forced March"
	Used  int    // tokens that lie there
	Ghost bool   // one would come
	Tip   string
}

// specialArt is what is printed on the spaces.
var specialArt = [3]string{"mark-march", "mark-mobilize", "mark-contract"}

// A ReservePiece is a kind of piece in the clan supply.
type ReservePiece struct {
	Spot
	Sprite string // "soldier", "elite", "beacon", "contract-seal", "order-move"
	Count  int
	Tip    string
}

// Measures of the board: it is 760 x 152; what is longer goes to the hand.
const (
	clanWide, clanTall = 760, 152
	handWide           = 108
)

// SpineWide is how wide the spine of a component board is, of 760 x 152.
const SpineWide = 44

// Draw paints the board into r (760 x 152).
func (c *ClanBoard) Draw(u *ui.UI, r draw.Rect) (a Answer) {
	p, box := component(u.L, r, c.Clan, c.Word)
	y := box.Y + (box.H-clanTall)/2
	stock(u, p, draw.Rc(54, y+7, 240, 58), c.Stock, &a)
	c.surplus(u, p, draw.Rc(300, y+7, 68, 58), &a)
	c.special(u, p, draw.Rc(380, y+7, 222, 76), &a)
	c.fervor(u, p, draw.Rc(608, y+7, 38, 76))
	c.reserve(u, p, draw.Rc(52, y+66, 322, 20), &a)
	c.Bane.draw(u, p, draw.Rc(54, y+88, 338, 56), c.Clan)
	c.Supply.draw(u, p, draw.Rc(404, y+88, 242, 56), c.Clan)
	c.hand(u, p, draw.Rc(box.Right()-handWide-(box.W-clanWide), box.Y+2, handWide+box.W-clanWide-2, box.H-4), &a)
	return a
}

// component is a component board as it lies in r (760 x 152), slate with its spine, and the pen for what is on it.
func component(l *draw.List, r draw.Rect, c Clan, word string) (p pen, box draw.Rect) {
	p, box = plank(l, r, clanWide, clanTall)
	p.slate(box)
	p.spine(draw.Rc(box.X, box.Y, SpineWide, box.H), c, word)
	return p, box
}

// spine is the end of a component board in its clan's colour: emblem, and the word that runs upwards.
func (p pen) spine(r draw.Rect, c Clan, word string) {
	cloth := c.cloth()
	p.fill(r.Inset(1), 7, draw.Across(r, draw.Mix(cloth, draw.Hex(0xffffff), 0.12), draw.Mix(cloth, draw.Hex(0), 0.28)))
	p.fill(draw.Rc(r.Right()-7, r.Y+1, 6, r.H-2), 0, draw.Solid(draw.Mix(cloth, draw.Hex(0), 0.28)))
	p.fill(draw.Rc(r.Right()-1, r.Y+1, 1.4, r.H-2), 0, draw.Solid(draw.Color{R: 0x10, G: 0x17, B: 0x1c, A: 190}))
	p.emblem(draw.Pt(r.Mid().X, r.Y+27), 36, c, 1)
	ink := glyphInk[c.ID]
	body := draw.Rc(r.X, r.Y+50, r.W-8, r.H-58)
	t := draw.Type{Face: draw.Heading, Size: 17, Color: ink, Up: true}
	t.Size *= min(1, body.H/max(1, p.width(upper(word), t)))
	p.words(body, upper(word), t)
}

// head writes the head of a part in capitals and gives its width.
func (p pen) head(r draw.Rect, s string) float32 {
	return p.words(draw.Rc(r.X, r.Y, r.W, 15), upper(s), slateHead)
}

func (c *ClanBoard) special(u *ui.UI, p pen, r draw.Rect, a *Answer) {
	w := p.head(r, wordSpecial)
	for i := range c.Tokens {
		p.token("special-action", draw.Pt(r.X+w+14+float32(i)*17, r.Y+7.5), 16, c.Clan, 1)
	}
	step := r.W / 3
	for i, s := range c.Special {
		s.draw(u, p, draw.Rc(r.X+step*float32(i), r.Y+18, step, r.H-18), specialArt[i], c.Clan, a)
	}
}

func (s SpecialPair) draw(u *ui.UI, p pen, r draw.Rect, art string, c Clan, a *Answer) {
	const wide, tall, gap = 32, 37, 3
	spaces := draw.Rc(r.X, r.Y, 2*wide+gap, tall)
	st := s.meet(u, p, draw.Rc(r.X, r.Y, 2*wide+gap, r.H), a)
	for i := range 2 {
		b := draw.Rc(r.X+float32(i)*(wide+gap), r.Y, wide, tall)
		p.recess(b, 5)
		if i >= s.Used {
			p.fit(art, b.Inset(7)).Tint = draw.Fade(slateInk, 0.42)
		}
		switch {
		case i < s.Used:
			p.tinted("shadow-soft", b.Move(2, 8), shadowTint)
			p.token("special-action", b.Mid(), 31, c, 1)
		case i == s.Used && s.Ghost:
			p.tinted("lantern-halo", b.Inset(-7), draw.Fade(ui.Good, 0.6))
			p.token("special-action", b.Mid(), 31, c, 0.6)
		}
	}
	p.snug(draw.Rc(r.X-3, r.Y+tall+2, spaces.W+6, 16), s.Name, draw.Type{Face: draw.SansBold, Size: 12.5, Color: draw.Hex(0xeef6f8), Align: draw.Center})
	s.mark(p, spaces, 6, st)
	s.explain(u, p, spaces, s.Tip)
}

// fervor paints the cubes, one above the other.
func (c *ClanBoard) fervor(u *ui.UI, p pen, r draw.Rect) {
	if c.Fervor < 0 {
		return
	}
	p.snug(draw.Rc(r.X, r.Y, r.W, 15), upper(wordFervorHead), slateHead.To(draw.Center))
	b := draw.Rc(r.X+6, r.Y+18, r.W-12, 58)
	p.recess(b, 5)
	for i := range 3 {
		at := draw.Pt(b.Mid().X, b.Bottom()-10.5-float32(i)*18.4)
		if i < c.Fervor {
			p.fit("fervor", draw.Around(at, 19, 18))
		} else {
			p.dashes(draw.Around(at, 13, 13), 3, 1, draw.Fade(slateInk, 0.35))
		}
	}
	u.Area("fervor", p.box(b))
	u.Explain("fervor", p.box(b), wordFervor, "")
}

// reserve is the clan supply in small, and the units on the Death & Exile tile.
func (c *ClanBoard) reserve(u *ui.UI, p pen, r draw.Rect, a *Answer) {
	pieces := append([]ReservePiece{}, c.Reserve...)
	pieces = append(pieces, ReservePiece{Spot: Spot{ID: "reserve/exile"}, Sprite: "death-exile", Count: c.Exile, Tip: wordExile})
	step := min(40, (r.W-8)/float32(len(pieces)))
	t := draw.Type{Face: draw.SansBold, Size: 12.5, Color: draw.Hex(0xeef6f8)}
	for i, x := range pieces {
		b := draw.Rc(r.X+float32(i)*step, r.Y, step, r.H)
		wide, tall, gap := float32(18), float32(18), float32(4)
		if step < 30 { // two figures have room beside a smaller piece
			wide, tall, gap = 14, 16, 1
		}
		if x.Sprite == "death-exile" { // it is last and has more room
			wide, tall = 25, 16
			b.W += 8
		}
		st := x.meet(u, p, b, a)
		alpha := float32(1)
		if x.Count == 0 {
			alpha = 0.35
		}
		at := draw.Pt(b.X+wide/2+1, b.Mid().Y)
		p.token(x.Sprite, at, tall, c.Clan, alpha)
		p.snug(draw.Rc(b.X+wide+gap, b.Y, b.W-wide-gap, b.H), strconv.Itoa(x.Count), t.With(draw.Fade(t.Color, max(0.5, alpha))))
		x.mark(p, b, 4, st)
		if x.ID != "" {
			u.Explain(x.ID, p.box(b), x.Tip, "")
		}
	}
}
