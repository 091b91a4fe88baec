package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
)

// A CaravanBoard is the board of a clan's caravan: three trucks with their kits, the order space, what is carried (SOH-06).
// It lies in the place of the clan board.
type CaravanBoard struct {
	Clan  Clan
	Word  string // on the spine
	Slots [3]TruckSlot
	Order OrderSpace
	Hold  CargoHold
	Works []BoardWork // on the board besides: mobile buildings, trucks taken
}

// A TruckSlot is a truck and the kit that it carries.
type TruckSlot struct {
	Spot
	Head  string // "Truck 1"
	Lost  bool   // the truck is destroyed, the slot is blocked (SOH-18)
	Piece string // the mobile building in the truck's place: "farm"
	Kit   KitFace
	Mark  string // on a flag in the corner: "bought"
	Note  string // in an empty slot: "free kit slot"
	Tip   string
}

// A KitFace is the side of a tech kit that lies up; without a sprite there is none.
type KitFace struct {
	Sprite   string // "kit-heavy-carrier"
	Name     string
	Side     string // "Basic", "Advanced"
	Advanced bool
	Text     string // what it does
	Spent    bool   // it has been operated in this round
}

// An OrderSpace is the place for one Order token on the board (SOH-26).
type OrderSpace struct {
	Spot
	Head string
	Face string // "move"; OrderBack for one that is hidden; "": none lies there
	Peek bool   // it lies face down and is its owner's
	Does string // beside it
	Tip  string
}

// A CargoHold is what a Heavy Carrier carries.
type CargoHold struct {
	Head   string   // "Aboard · 3 of 5"
	Pieces []string // "soldier", "elite", "farm", "turret"
	Closed bool     // no carrier: nothing can be carried
	Tip    string
}

// A BoardWork is so many things of a kind on the board.
type BoardWork struct {
	Sprite string
	N      int
	Tip    string
}

// Widths on the board: of the column at its end, and of that of the works before it.
const restWide, worksWide = 124, 62

// Draw paints the board into r (760 x 152).
func (c CaravanBoard) Draw(u *ui.UI, r draw.Rect) (a Answer) {
	p, box := component(u.L, r, c.Clan, c.Word)
	rest := draw.Rc(box.Right()-restWide-8, box.Y+8, restWide, box.H-16)
	room := draw.Rc(52, box.Y+8, rest.X-8-52, box.H-16)
	if len(c.Works) > 0 {
		var works draw.Rect
		works, room = room.CutRight(worksWide)
		room.W -= 6
		c.works(u, p, works)
	}
	const gap = 6
	w := (room.W - 2*gap) / 3
	for i, s := range c.Slots {
		s.draw(u, p, draw.Rc(room.X+(w+gap)*float32(i), room.Y, w, room.H), c.Clan, &a)
	}
	top, low := rest.CutTop(rest.H * 0.54)
	c.Order.draw(u, p, top, &a)
	c.Hold.draw(u, p, low, c.Clan)
	return a
}

func (s TruckSlot) draw(u *ui.UI, p pen, r draw.Rect, c Clan, a *Answer) {
	st := s.meet(u, p, r, a)
	p.hollow(r, 6, draw.Hex(0x27353d), draw.Hex(0x3a4d57))
	p.frame(r.Inset(0.5), 6, 1, draw.Color{R: 0x10, G: 0x17, B: 0x1c, A: 150})
	head := draw.Rc(r.X+10, r.Y+6, r.W-18, 24)
	s.head(p, head, c)
	body := draw.Rc(r.X+11, r.Y+34, r.W-22, r.H-41)
	switch {
	case s.Lost:
		s.wreck(p, body)
	case s.Kit.Sprite != "":
		s.Kit.draw(p, body)
	default:
		place := draw.Rc(body.X+2, body.Y+3, body.W-4, body.H-8)
		p.dashes(place, 5, 1.2, draw.Fade(slateInk, 0.55))
		p.snug(place.Inset(6), s.Note, draw.Type{Face: draw.Sans, Size: 13.5, Color: slateInk, Align: draw.Center})
	}
	s.mark(p, r, 6, st)
	s.explain(u, p, r, s.Tip)
}

// head is the truck with its number, and what has just been done to its kit.
func (s TruckSlot) head(p pen, r draw.Rect, c Clan) {
	piece, ink := "truck", slateHead
	if s.Lost {
		piece, ink.Color = "truck-destroyed", draw.Fade(slateInk, 0.6)
	}
	tall := p.unitTall("truck") * 0.72
	b := p.standee(piece, draw.Pt(r.X+16, r.Bottom()), tall, c, 1)
	x := b.Right() + 7
	flag := float32(0)
	if s.Mark != "" {
		t := draw.Type{Face: draw.SansBold, Size: 12, Color: draw.Hex(0x2a1a10), Align: draw.Center}
		flag = p.width(s.Mark, t) + 16
		at := draw.Rc(r.Right()-flag, r.Y+2, flag, 19)
		p.fill(at, 9.5, draw.Down(at, draw.Hex(0xffe2a0), draw.Hex(0xe2ae55)))
		p.words(at, s.Mark, t)
	}
	p.snug(draw.Rc(x, r.Y+1, r.Right()-x-flag-4, r.H-3), upper(s.Head), ink)
}

// wreck is a slot without its truck.
func (s TruckSlot) wreck(p pen, r draw.Rect) {
	p.fill(r, 4, draw.Solid(draw.Color{R: 0x0c, G: 0x12, B: 0x16, A: 130}))
	text := draw.Type{Face: draw.Sans, Size: 13, Color: slateInk, Align: draw.Center}
	if s.Piece == "" {
		p.prose(draw.Rc(r.X+8, r.Mid().Y-17, r.W-16, 34), s.Note, text.To(draw.Start), 1.25)
		return
	}
	p.standee(s.Piece, draw.Pt(r.X+28, r.Mid().Y+16), 34, Clan{}, 1)
	p.prose(draw.Rc(r.X+52, r.Mid().Y-25, r.W-60, 50), s.Note, text.To(draw.Start), 1.25)
}

// draw paints the kit: its picture, its name, the side that lies up, what that does.
func (k KitFace) draw(p pen, r draw.Rect) {
	const wide = 52
	pic := draw.Rc(r.X, r.Y, wide, wide)
	p.tinted("shadow-soft", pic.Move(2, 5), shadowTint)
	it := p.fit(k.Sprite, pic)
	if k.Spent {
		it.Tint = white(0.5)
	}
	if k.Advanced {
		p.frame(pic.Inset(-1), 8, 1.8, draw.Hex(0xffdf7e))
	}
	name := draw.Rc(pic.Right()+9, r.Y-2, r.Right()-pic.Right()-9, 36)
	h := p.prose(name, k.Name, draw.Type{Face: draw.Heading, Size: 13.5, Color: draw.Hex(0xf4f8f9)}, 1.22)
	side := draw.Type{Face: draw.SansBold, Size: 12.5, Color: slateInk}
	if k.Advanced {
		side.Color = ui.TitleGold
	}
	p.snug(draw.Rc(name.X, name.Y+h, name.W, 16), k.Side, side)
	p.prose(draw.Rc(r.X, r.Y+wide+5, r.W, r.H-wide-5), k.Text, draw.Type{Face: draw.Serif, Size: 13, Color: draw.Hex(0xf0f5f6)}, 1.22)
}

func (o OrderSpace) draw(u *ui.UI, p pen, r draw.Rect, a *Answer) {
	p.snug(draw.Rc(r.X, r.Y-1, r.W, 15), upper(o.Head), slateHead)
	const round = 48
	disc := draw.Rc(r.X+1, r.Y+18, round, round)
	st := o.meet(u, p, disc, a)
	p.recess(disc, round/2)
	p.frame(disc.Inset(1.5), round/2, 1.5, draw.Fade(slateInk, 0.5))
	switch {
	case o.Face == "":
		p.fit("order-back", disc.Inset(11)).Tint = draw.Fade(slateInk, 0.22)
	case o.Peek:
		p.fit("order-back", disc.Inset(5).Move(3.5, 2.5))
		p.fit("order-"+o.Face, disc.Inset(5))
	default:
		p.tinted("shadow-soft", disc.Inset(2).Move(2, 5), shadowTint)
		p.fit("order-"+o.Face, disc.Inset(4))
	}
	o.mark(p, disc, round/2, st)
	p.prose(draw.Rc(disc.Right()+8, disc.Y, r.Right()-disc.Right()-8, round+4), o.Does, draw.Type{Face: draw.Sans, Size: 12.5, Color: draw.Hex(0xf0f5f6)}, 1.22)
	o.explain(u, p, disc, o.Tip)
}

func (h CargoHold) draw(u *ui.UI, p pen, r draw.Rect, c Clan) {
	p.snug(draw.Rc(r.X, r.Y, r.W, 15), upper(h.Head), slateHead)
	bed := draw.Rc(r.X, r.Y+17, r.W, r.H-17)
	p.recess(bed, 5)
	if h.Closed {
		for i := range 3 {
			x := bed.X + bed.W*(0.25+0.25*float32(i))
			p.fill(draw.Rc(x-1, bed.Y+5, 2, bed.H-10), 1, draw.Solid(draw.Fade(slateInk, 0.18)))
		}
	}
	const wide = 25
	n := len(h.Pieces)
	step := min(wide, (bed.W-wide-8)/float32(max(1, n-1)))
	for i, piece := range h.Pieces {
		p.standee(piece, draw.Pt(bed.X+8+wide/2+step*float32(i), bed.Bottom()-3), min(34, bed.H-6), c, 1)
	}
	u.Area("caravan/hold", p.box(bed))
	u.Explain("caravan/hold", p.box(bed), h.Tip, "")
}

// works are the things in a column of their own.
func (c CaravanBoard) works(u *ui.UI, p pen, r draw.Rect) {
	p.recess(r, 6)
	row := min(46, r.H/float32(len(c.Works)))
	y := r.Mid().Y - row*float32(len(c.Works))/2
	for i, w := range c.Works {
		b := draw.Rc(r.X, y+row*float32(i), r.W, row)
		const wide = 34
		of := sized(shape(w.Sprite), draw.Point{}, wide)
		p.token(w.Sprite, draw.Pt(b.X+6+wide/2, b.Mid().Y), min(of.H, row-8), Clan{}, 1)
		p.words(draw.Rc(b.X+wide+10, b.Y, b.W-wide-12, b.H), strconv.Itoa(w.N), draw.Type{Face: draw.Heading, Size: 17, Color: draw.Hex(0xf4f8f9)})
		id := "caravan/work/" + w.Sprite
		u.Area(id, p.box(b))
		u.Explain(id, p.box(b), w.Tip, "")
	}
}
