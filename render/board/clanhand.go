package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
)

// hand paints the hand at the end of the clan board: cards that overlap, the middle ones higher.
func (c *ClanBoard) hand(u *ui.UI, p pen, r draw.Rect, a *Answer) {
	p.pocket(r)
	p.snug(draw.Rc(r.X+9, r.Y+5, r.W-14, 15), upper(wordHandHead)+" · "+strconv.Itoa(len(c.Hand)), slateHead)
	wide, tall := float32(62), float32(84)
	if r.W > 240 { // there is room
		wide, tall = 74, 100
	}
	fan(u, p, draw.Rc(r.X+6, r.Y+26, r.W-14, r.H-32), c.Hand, wide, tall, a)
}

// fan paints cards of that size in r, overlapping as they must. The chosen one and the one under the pointer stand higher.
func fan(u *ui.UI, p pen, r draw.Rect, cards []Card, wide, tall float32, a *Answer) {
	n := len(cards)
	if n == 0 {
		p.dashes(draw.Around(r.Mid(), wide, tall), 5, 1.2, draw.Fade(slateInk, 0.35))
		return
	}
	step := float32(0)
	if n > 1 {
		step = min(wide+6, (r.W-wide)/float32(n-1))
	}
	x := r.Mid().X - (wide+step*float32(n-1))/2
	over := -1
	for i, c := range cards {
		from := 2*float32(i)/float32(max(1, n-1)) - 1
		y := r.Mid().Y - tall/2 + 5*from*from
		if c.Chosen || c.ID != "" && u.Hot() == c.ID {
			y -= 8
		}
		b := draw.Rc(x+step*float32(i), y, wide, tall)
		if c.Chosen { // it lies on the others, for those who look
			over = i
		}
		if n == 1 {
			b.Y = y - 5*from*from
		}
		c.draw(u, p, b, a)
	}
	if over >= 0 {
		from := 2*float32(over)/float32(max(1, n-1)) - 1
		c := cards[over]
		c.Spot = Spot{Chosen: true}
		c.draw(u, p, draw.Rc(x+step*float32(over), r.Mid().Y-tall/2+5*from*from-8, wide, tall), a)
	}
}

// A HandStrip is the hand spread out where the clan board lies, to play a card from.
type HandStrip struct {
	Clan   Clan
	Word   string // on the spine: "Hand"
	Groups []CardGroup
	Note   CardNote
}

// A CardGroup is cards that belong together.
type CardGroup struct {
	Head  string // "Drawn now · 3"
	Cards []Card
}

// A CardNote says on paper beside the cards what may be done.
type CardNote struct {
	Title, Text string
	Clauses     []string
}

// Draw paints the strip into r (760 x 152).
func (h HandStrip) Draw(u *ui.UI, r draw.Rect) (a Answer) {
	p, box := component(u.L, r, h.Clan, h.Word)
	room := draw.Rc(60, box.Y+8, box.W-60-12, box.H-14)
	if h.Note.Title != "" {
		var note draw.Rect
		note, room = room.CutRight(194)
		room.W -= 10
		h.Note.draw(u, p, note.Pad(0, 4))
	}
	const wide, tall, gap, between = 84, 112, 8, 22
	n := 0
	for _, g := range h.Groups {
		n += len(g.Cards)
	}
	gaps := between * float32(max(0, len(h.Groups)-1))
	step := min(wide+gap, (room.W-gaps-wide*float32(len(h.Groups)))/float32(max(1, n-len(h.Groups))))
	if n == len(h.Groups) {
		step = wide + gap
	}
	x := room.X
	for i, g := range h.Groups {
		if i > 0 {
			p.fill(draw.Rc(x-between/2-gap/2, room.Y+4, 1, room.H-8), 0, draw.Solid(draw.Fade(slateInk, 0.5)))
		}
		w := step*float32(max(0, len(g.Cards)-1)) + wide
		p.snug(draw.Rc(x, room.Y-3, max(w, wide)+gap, 15), upper(g.Head), slateHead)
		for j, c := range g.Cards {
			b := draw.Rc(x+step*float32(j), room.Bottom()-tall-3, wide, tall)
			if c.Chosen {
				b.Y -= 8
			}
			c.draw(u, p, b, &a)
		}
		x += w + between
	}
	return a
}

func (n CardNote) draw(u *ui.UI, p pen, r draw.Rect) {
	p.paper(r)
	in := r.Pad(11, 9)
	p.snug(draw.Rc(in.X, in.Y, in.W, 18), n.Title, draw.Type{Face: draw.Heading, Size: 15, Color: ui.OnPaper})
	foot := float32(0)
	if len(n.Clauses) > 0 {
		foot = 22
		x := in.X
		for _, c := range n.Clauses {
			x += p.clause(u, draw.Pt(x, in.Bottom()-foot+1), c, true) + 6
		}
	}
	p.prose(draw.Rc(in.X, in.Y+21, in.W, in.H-21-foot), n.Text, draw.Type{Face: draw.Serif, Size: 13.5, Color: ui.OnPaper}, 1.25)
}
