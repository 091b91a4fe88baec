package board

import (
	"kettle/render/draw"
	"kettle/render/ui"
)

// A Card of Steamwatchers, face up or down.
type Card struct {
	Spot
	Deck   string // "steam-column", "archon", "deployment", "diplomacy", "vassal": its colours and its back
	Down   bool   // face down
	Title  string
	Corner string // at the right end of the head: a number
	Art    string // sprite in the window; "" and no Picture: the card has no window
	// Picture draws into the window instead, in units of the window: a map of the areas.
	Picture func(l *draw.List, r draw.Rect)
	Big     string // large below the window: "+2"
	Note    string // small below that: "0 → 2"
	Text    string // what it does
	Exempt  Title  // whom a part of it leaves out or favours; NoTitle: nobody
	Favour  string // what that title gets: "unaffected"
	Clause  string
	Dim     bool // it cannot be played now
	Taken   Clan // who has taken it; the zero clan: nobody
	By      string
	Tip     string // shown at hover
}

// A deck is how the cards of a deck look: the head from top to foot, and the ink of lines.
type deck struct{ top, low draw.Color }

var decks = map[string]deck{
	"steam-column": {draw.Hex(0xd9772c), draw.Hex(0x7b2f12)}, "archon": {draw.Hex(0x5d86b0), draw.Hex(0x1d2f4a)},
	"deployment": {draw.Hex(0xa58a58), draw.Hex(0x3d3427)}, "diplomacy": {draw.Hex(0x6f9c7a), draw.Hex(0x23402f)},
	"vassal": {draw.Hex(0x8f6aa0), draw.Hex(0x3a2140)},
}

// The card whose parts have their natural size is 100 x 140; on smaller ones words keep to leastWord.
const (
	cardWide, cardTall = 100, 140
	leastWord          = 10.5
)

// Draw paints the card into r, of any shape; 142 wide its words have their usual size.
func (c Card) Draw(u *ui.UI, r draw.Rect) (a Answer) {
	p, box := plank(u.L, r, 142, 1)
	c.draw(u, p, box, &a)
	return a
}

func (c Card) draw(u *ui.UI, p pen, r draw.Rect, a *Answer) {
	st := c.meet(u, p, r, a)
	s := min(r.W/cardWide, r.H/cardTall)
	p.drop(r, 7*s)
	if c.Down {
		p.sprite("card-back-"+c.Deck, r)
	} else {
		c.face(u, p, r, s)
	}
	if c.Dim {
		p.fill(r.Inset(0.5), 7*s, draw.Solid(draw.Color{R: 0x1c, G: 0x15, B: 0x10, A: 120}))
	}
	c.taken(p, r)
	c.mark(p, r, 7*s, st)
	if c.Tip != "" && c.ID != "" {
		u.Explain(c.ID, p.box(r), c.Tip, "")
	}
}

// face paints head, window and words.
func (c Card) face(u *ui.UI, p pen, r draw.Rect, s float32) {
	d := decks[c.Deck]
	p.fill(r, 7*s, draw.Solid(draw.Hex(0xefe3c8)))
	p.frame(r.Inset(0.6*s), 7*s, 1.6*s, draw.Hex(0x1c1712))
	in := r.Inset(4 * s)
	p.fill(in, 5*s, draw.Down(in, draw.Hex(0xf8f0dc), draw.Hex(0xe4d4ae)))
	head, rest := in.CutTop(min(27, max(19*s, leastWord*1.4)))
	p.cap(head, 4*s, d.top, d.low)
	p.fill(draw.Rc(head.X, head.Bottom()-0.7*s, head.W, 1.4*s), 0, draw.Solid(draw.Hex(0xd9b778)))
	p.frame(in, 5*s, 1.1*s, d.low)
	title := draw.Type{Face: draw.Heading, Size: min(17, max(leastWord, 12*s)), Color: draw.Hex(0xfff3df), Shadow: draw.Color{A: 110}}
	w := float32(0)
	if c.Corner != "" {
		w = p.words(draw.Rc(head.X, head.Y, head.W-4*s, head.H), c.Corner, title.To(draw.End).With(draw.Hex(0xffdf9e))) + 4*s
	}
	p.snug(draw.Rc(head.X+4*s, head.Y, head.W-7*s-w, head.H), c.Title, title)
	rest = rest.Pad(5*s, 0)
	rest.Y, rest.H = rest.Y+4*s, rest.H-9*s
	if c.Art != "" || c.Picture != nil {
		rest = c.window(p, rest, s, d)
	}
	if c.Clause != "" {
		var foot draw.Rect
		foot, rest = rest.CutBottom(20)
		p.clause(u, draw.Pt(foot.Mid().X-p.clauseWidth(c.Clause)/2, foot.Y+1), c.Clause, true)
	}
	if c.Exempt != NoTitle {
		rest = c.favour(p, rest, s)
	}
	c.body(p, rest, s, d)
}

// window paints the picture of the card and gives what is left below it.
func (c Card) window(p pen, r draw.Rect, s float32, d deck) draw.Rect {
	tall := r.H * 0.48
	if c.Text == "" && c.Big == "" { // the picture is what the card is about
		tall = r.H - max(leastWord*1.5, 14*s)
	}
	if c.Text != "" {
		tall = min(tall, r.H*0.4)
	}
	pane, rest := r.CutTop(tall)
	p.fill(pane, 2*s, draw.Down(pane, draw.Hex(0xc9dbe2), draw.Hex(0xe3ebea)))
	if c.Picture != nil {
		p.l.Within(p.box(pane), func() { c.Picture(p.l, p.box(pane)) })
	} else {
		p.tinted("shadow-soft", draw.Around(draw.Pt(pane.Mid().X+pane.H*0.05, pane.Bottom()-pane.H*0.16), pane.H*0.95, pane.H*0.3), shadowTint)
		it := p.fit(c.Art, pane.Inset(pane.H*0.1))
		if printedWhite(c.Art) {
			it.Tint = d.low
		}
	}
	p.frame(pane, 2*s, 1*s, d.low)
	rest.Y, rest.H = rest.Y+3*s, rest.H-3*s
	return rest
}

// favour is the line about the title that the card leaves out or favours, and gives what is left above it.
func (c Card) favour(p pen, r draw.Rect, s float32) draw.Rect {
	foot, rest := r.CutBottom(min(20, max(17, 15*s)))
	foot = foot.Pad(0, 1)
	p.fill(foot, 3, draw.Solid(draw.Color{R: 0x1d, G: 0x2f, B: 0x4a, A: 34}))
	p.fit(c.Exempt.sprite(), draw.Rc(foot.X+3, foot.Y+1.5, foot.H-3, foot.H-3)).Tint = draw.Hex(0x8a5a14)
	t := draw.Type{Face: draw.SansBold, Size: min(13, max(leastWord, 9*s)), Color: draw.Hex(0x5a3a12)}
	p.snug(draw.Rc(foot.X+foot.H+3, foot.Y, foot.W-foot.H-6, foot.H), c.Exempt.String()+": "+c.Favour, t)
	rest.H -= 2
	return rest
}

// body writes what the card is worth and does.
func (c Card) body(p pen, r draw.Rect, s float32, d deck) {
	note := draw.Type{Face: draw.Sans, Size: max(leastWord, 10.5*s), Color: ui.OnPaper, Align: draw.Center}
	if c.Text != "" {
		p.prose(r, c.Text, draw.Type{Face: draw.Serif, Size: min(15, max(12, 10*s)), Color: ui.OnPaper}, 1.25)
		return
	}
	if c.Big == "" {
		p.snug(r, c.Note, note)
		return
	}
	p.fill(draw.Rc(r.X+2*s, r.Y+1*s, r.W-4*s, 0.8*s), 0, draw.Solid(draw.Fade(d.low, 0.4)))
	big := draw.Type{Face: draw.Heading, Size: max(13, 16*s), Color: draw.Mix(d.top, d.low, 0.7), Align: draw.Center}
	if c.Note == "" || r.H < big.Size+note.Size {
		p.words(r, c.Big, big)
		return
	}
	top, low := r.CutTop(r.H * 0.54)
	p.words(top, c.Big, big)
	p.snug(low.Move(0, -1*s), c.Note, note)
}

// taken says across the foot of the card who has it.
func (c Card) taken(p pen, r draw.Rect) {
	if c.Taken.ID == "" {
		return
	}
	foot := draw.Rc(r.X+2, r.Bottom()-25, r.W-4, 23)
	p.fill(foot, 4, draw.Solid(draw.Color{R: 0x16, G: 0x0f, B: 0x0a, A: 225}))
	t := draw.Type{Face: draw.SansBold, Size: 12.5, Color: ui.OnFelt, Align: draw.Center}
	w := min(p.width(c.By, t), foot.W-30)
	p.emblem(draw.Pt(foot.Mid().X-w/2-4, foot.Mid().Y), 18, c.Taken, 1)
	p.snug(draw.Rc(foot.Mid().X-w/2+9, foot.Y, w+1, foot.H), c.By, t.To(draw.Start))
}
