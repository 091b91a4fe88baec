package board

import (
	"kettle/render/draw"
	"kettle/render/ui"
)

// A ClanChoice is the clans laid out side by side in set-up.
type ClanChoice []ClanCard

// A ClanCard is a clan with what it can do.
type ClanCard struct {
	Spot
	Clan               Clan
	Ability, Does      string // the clan's ability: name and text
	Elite, EliteDoes   string // that of its elite soldiers
	Clause, EliteClaus string
	Tip                string // both in full
	By                 string // who has taken it; "": it is free
	Dim                bool   // another step is on
}

// clanGap is between two cards; seven of them are laid out for 1032 x 272.
const clanGap, clansWide, clansTall = 6, 1032, 272

// Draw paints the cards into r (1032 x 272); the chosen one stands 6 higher.
func (c ClanChoice) Draw(u *ui.UI, r draw.Rect) (a Answer) {
	p, box := plank(u.L, r, clansWide, clansTall)
	w := (box.W - clanGap*float32(len(c)-1)) / float32(max(1, len(c)))
	for i, card := range c {
		b := draw.Rc(float32(i)*(w+clanGap), 0, w, box.H)
		if card.Chosen {
			b.Y -= 6
		}
		card.draw(u, p, b, &a)
	}
	return a
}

func (c ClanCard) draw(u *ui.UI, p pen, r draw.Rect, a *Answer) {
	st := c.meet(u, p, r, a)
	p.drop(r, 8)
	p.fill(r, 8, draw.Down(r, paperTop, paperLow))
	cloth := c.Clan.cloth()
	head, rest := r.CutTop(46)
	p.fill(head, 8, draw.Down(head, draw.Mix(cloth, draw.Hex(0xffffff), 0.14), draw.Mix(cloth, draw.Hex(0), 0.22)))
	p.fill(draw.Rc(head.X, head.Bottom()-9, head.W, 9), 0, draw.Solid(draw.Mix(cloth, draw.Hex(0), 0.2)))
	p.fill(draw.Rc(head.X, head.Bottom()-1.2, head.W, 1.6), 0, draw.Solid(draw.Hex(0xd9b778)))
	p.heading(head.Pad(6, 4), c.Clan.Name, draw.Type{Face: draw.Heading, Size: 15.5, Color: glyphInk[c.Clan.ID], Align: draw.Center})
	p.emblem(draw.Pt(rest.X+rest.W*0.3, rest.Y+32), 46, c.Clan, 1)
	p.standee("elite", draw.Pt(rest.X+rest.W*0.71, rest.Y+58), 52, c.Clan, 1)
	body := draw.Rc(rest.X+8, rest.Y+63, rest.W-16, rest.H-63-30)
	rust, steel := draw.Hex(0x8a2c17), draw.Hex(0x27506b)
	half := body.H / 2
	c.ability(p, draw.Rc(body.X, body.Y, body.W, half-3), c.Ability, c.Does, rust)
	p.fill(draw.Rc(body.X+10, body.Y+half, body.W-20, 1), 0, draw.Solid(draw.Fade(ui.RulePaper, 0.7)))
	c.ability(p, draw.Rc(body.X, body.Y+half+4, body.W, half-5), c.Elite, c.EliteDoes, steel)
	switch {
	case c.By != "":
		p.fill(r, 8, draw.Solid(draw.Color{R: 0x1a, G: 0x14, B: 0x10, A: 128}))
	case c.Dim:
		p.fill(r, 8, draw.Solid(draw.Color{R: 0x1c, G: 0x15, B: 0x10, A: 90}))
	}
	c.foot(u, p, draw.Rc(r.X, r.Bottom()-27, r.W, 27))
	c.mark(p, r, 8, st)
	c.explain(u, p, r, c.Tip)
}

// ability writes the name of an ability and what it does.
func (c ClanCard) ability(p pen, r draw.Rect, name, does string, ink draw.Color) {
	p.snug(draw.Rc(r.X-3, r.Y, r.W+6, 18), name, draw.Type{Face: draw.Heading, Size: 13.5, Color: ink, Align: draw.Center})
	p.prose(draw.Rc(r.X, r.Y+19, r.W, r.H-19), does, draw.Type{Face: draw.Serif, Size: 13, Color: ui.OnPaper, Align: draw.Center}, 1.18)
}

// foot is the clauses, or who has taken the clan.
func (c ClanCard) foot(u *ui.UI, p pen, r draw.Rect) {
	if c.By == "" {
		w, v := p.clauseWidth(c.Clause), p.clauseWidth(c.EliteClaus)
		x := r.Mid().X - (w+v+5)/2
		p.clause(u, draw.Pt(x, r.Y+3), c.Clause, true)
		p.clause(u, draw.Pt(x+w+5, r.Y+3), c.EliteClaus, true)
		return
	}
	p.fill(r, 8, draw.Solid(draw.Color{R: 0x14, G: 0x0e, B: 0x0a, A: 225}))
	p.name(r.Pad(6, 0), wordTakenBy+c.By, draw.Type{Face: draw.SansBold, Size: 13, Color: ui.OnFelt, Align: draw.Center})
}

// heading writes a name in the middle of r, in one line or two.
func (p pen) heading(r draw.Rect, s string, t draw.Type) {
	lines := draw.Wrap(p.l.Metrics, s, t, r.W)
	lead := min(t.Size*1.2, r.H/float32(len(lines)))
	y := r.Mid().Y - lead*float32(len(lines))/2
	for i, line := range lines {
		p.snug(draw.Rc(r.X, y+lead*float32(i), r.W, lead), line, t)
	}
}

// A TitleChoice is the Title Claim track in set-up: each title with its power, and a place for an Ambassador below it.
type TitleChoice struct {
	Head, Note string
	Clause     string
	Places     []TitleClaim
}

// A TitleClaim is one title to claim.
type TitleClaim struct {
	Spot
	Title  Title
	Power  string
	Clause string
	Clan   Clan   // whose Ambassador stands there
	By     string // his player
}

// Draw paints the panel into r (474 x 332).
func (t TitleChoice) Draw(u *ui.UI, r draw.Rect) (a Answer) {
	p, box := plank(u.L, r, 474, 332)
	p.felt(box)
	p.title(u, draw.Rc(12, 8, box.W-24, 28), t.Head, t.Note, t.Clause)
	const gap = 7
	w := (box.W - 24 - gap*float32(len(t.Places)-1)) / float32(max(1, len(t.Places)))
	for i, place := range t.Places {
		x := 12 + float32(i)*(w+gap)
		foot := min(86, w+2)
		place.draw(u, p, draw.Rc(x, 43, w, box.H-43-foot-34), draw.Rc(x, box.H-foot-28, w, foot), i+1, &a)
	}
	return a
}

func (t TitleClaim) draw(u *ui.UI, p pen, plate, seat draw.Rect, number int, a *Answer) {
	all := draw.Rc(plate.X, plate.Y, plate.W, seat.Bottom()-plate.Y)
	st := t.meet(u, p, all, a)
	p.paper(plate)
	p.words(draw.Rc(plate.X+6, plate.Y+4, 20, 18), string(rune('0'+number)), draw.Type{Face: draw.Heading, Size: 14, Color: draw.Hex(0x9a6a2c)})
	name := wordNoTitle
	if t.Title != NoTitle {
		p.fit(t.Title.sprite(), draw.Rc(plate.X, plate.Y+9, plate.W, 30)).Tint = draw.Hex(0x3a2c1c)
		name = t.Title.String()
	}
	p.snug(draw.Rc(plate.X+3, plate.Y+43, plate.W-6, 20), name, draw.Type{Face: draw.Heading, Size: 15, Color: ui.OnPaper, Align: draw.Center})
	p.prose(draw.Rc(plate.X+5, plate.Y+64, plate.W-10, plate.H-64-25), t.Power, draw.Type{Face: draw.Serif, Size: 13, Color: ui.OnPaper, Align: draw.Center}, 1.15)
	p.clause(u, draw.Pt(plate.Mid().X-p.clauseWidth(t.Clause)/2, plate.Bottom()-23), t.Clause, true)
	p.well(seat, 6)
	if t.Clan.ID != "" {
		p.tinted("shadow-soft", draw.Rc(seat.Mid().X-seat.H*0.36, seat.Bottom()-seat.H*0.27, seat.H*0.95, seat.H*0.24), shadowTint)
		p.token("ambassador", seat.Mid(), seat.H*0.84, t.Clan, 1)
	} else {
		p.words(seat, wordFree, draw.Type{Face: draw.SansBold, Size: 12.5, Color: draw.Fade(ui.MutedFelt, 0.8), Align: draw.Center})
	}
	by := draw.Type{Face: draw.SansBold, Size: 13, Color: ui.OnFelt, Align: draw.Center}
	if t.Chosen {
		by.Color = ui.TitleGold
	}
	p.name(draw.Rc(seat.X, seat.Bottom()+4, seat.W, 18), t.By, by)
	t.mark(p, seat, 6, st)
}
