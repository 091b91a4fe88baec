package board

import (
	"kettle/render/draw"
	"kettle/render/ui"
)

// A SeatPanel is what lies before one seat, in few words.
type SeatPanel struct {
	Livery  Livery
	Name    string
	Note    string // at the right of the name: "2nd · to act"
	Active  bool   // its turn
	Out     bool   // eliminated
	Figures []SeatFigure
	Action  string // name of the action taken this round
	Sprite  string // its tile
	Foot    string // instead of an action: "leads with $5"
}

// A SeatFigure is a number with its picture.
type SeatFigure struct {
	ID    string // "cash": its hit is "figure/SEAT COLOUR/cash"
	Label string // "Cash"
	Icon  string // a sprite, or "graph" or "rails"
	Value string // "$23"
	Ghost string // after what is previewed; "" as it is
	Good  bool   // the ghost is better
}

// Draw paints the panel into r: labels, figures and the action where it is tall (140 and more), figures in one line
// where it is not (100 serves six seats). It returns the hit of the figure under the pointer.
func (t SeatPanel) Draw(u *ui.UI, r draw.Rect) (hot string) {
	l := u.L
	u.Felt(r)
	if t.Active {
		l.Frame(r.Inset(0.5), 8, 2, ui.LitBottom)
		l.Frame(r.Inset(-1.5), 9, 2, draw.Fade(ui.LitTop, 0.35))
	}
	Edge(l, draw.Rc(r.X+3, r.Y+7, 8, r.H-14), t.Livery)
	in := draw.Rc(r.X+20, r.Y+6, r.W-30, r.H-12)
	head, rest := in.CutTop(28)
	piece(l, "disc-"+t.Livery.ID, draw.Pt(head.X+11, head.Mid().Y), 25, false)
	note := draw.Type{Face: draw.Sans, Size: 13, Color: ui.MutedFelt, Align: draw.End}
	if t.Active {
		note.Color = ui.TitleGold
	}
	room := head.W - 30
	if t.Note != "" {
		room -= l.Label(draw.Rc(head.X+30, head.Y, head.W-30, head.H), t.Note, note) + 8
	}
	name := draw.Type{Face: draw.Heading, Size: 17, Color: ui.OnFelt}
	if t.Out {
		name.Color = ui.MutedFelt
	}
	l.Label(draw.Rc(head.X+30, head.Y, room, head.H), t.Name, name)
	if t.Out {
		l.Label(rest, "out of the game", note.To(draw.Start))
		return ""
	}
	if r.H >= 140 {
		return t.tall(u, rest)
	}
	return t.low(u, rest)
}

// tall is the panel with labels: figures three in a row, the action at the foot.
func (t SeatPanel) tall(u *ui.UI, r draw.Rect) (hot string) {
	const cols, figure = 3, 36
	w := r.W / cols
	label := draw.Type{Face: draw.Sans, Size: 12.5, Color: ui.MutedFelt}
	for i, f := range t.Figures {
		c := draw.Rc(r.X+float32(i%cols)*w, r.Y+float32(i/cols)*figure, w, figure)
		u.L.Label(draw.Rc(c.X, c.Y, c.W-2, 15), f.Label, label)
		f.draw(u, draw.Rc(c.X, c.Y+15, c.W-2, 20), 17)
		if t.zone(u, f, c) {
			hot = f.ID
		}
	}
	foot := draw.Rc(r.X, r.Bottom()-26, r.W, 26)
	if rows := float32((len(t.Figures) + cols - 1) / cols); r.Y+rows*figure > foot.Y {
		foot = draw.Rc(r.X+w*2-4, r.Bottom()-27, r.W-2*w+4, 26) // beside the last row
	}
	t.foot(u.L, foot)
	return hot
}

// low is the panel of a full table: the figures in one line, the action below.
func (t SeatPanel) low(u *ui.UI, r draw.Rect) (hot string) {
	x := r.X
	w := r.W / float32(max(1, len(t.Figures)))
	for _, f := range t.Figures {
		c := draw.Rc(x, r.Y+1, w, 24)
		f.draw(u, draw.Rc(c.X, c.Y, c.W-2, c.H), 15)
		if t.zone(u, f, c) {
			hot = f.ID
		}
		x += w
	}
	t.foot(u.L, draw.Rc(r.X, r.Y+28, r.W, min(24, r.H-28)))
	return hot
}

func (t SeatPanel) zone(u *ui.UI, f SeatFigure, r draw.Rect) bool {
	if f.ID == "" {
		return false
	}
	return u.Area("figure/"+t.Livery.ID+"/"+f.ID, r).Hot
}

// foot paints the action of the round with its picture, or a sentence.
func (t SeatPanel) foot(l *draw.List, r draw.Rect) {
	ink := draw.Type{Face: draw.Heading, Size: 13.5, Color: draw.Hex(0xe9cf9b)}
	if t.Action == "" {
		l.Label(r, t.Foot, ink.With(ui.TitleGold))
		return
	}
	h := min(r.H, 23)
	pic := draw.Rc(r.X, r.Mid().Y-h/2, h*1.86, h)
	card := ActionCard{Sprite: t.Sprite, Lit: true}
	if hasSprite(t.Sprite) {
		card.picture(l, pic)
		l.Frame(pic, 2, 1, draw.Fade(ui.BrassLn, 0.8))
	} else {
		pic.W = -8
	}
	l.Label(draw.Rc(pic.X+pic.W+8, r.Y, r.W-pic.W-8, r.H), t.Action, ink)
}

// draw paints picture, value and what it will be.
func (f SeatFigure) draw(u *ui.UI, r draw.Rect, size float32) {
	l := u.L
	x := r.X + f.icon(l, draw.Rc(r.X, r.Y, 22, r.H)) + 5
	ink := draw.Type{Face: draw.Heading, Size: size, Color: ui.OnFelt}
	x += l.Label(draw.Rc(x, r.Y, r.Right()-x, r.H), f.Value, ink)
	if f.Ghost == "" || f.Ghost == f.Value {
		return
	}
	c := ui.LossFelt
	if f.Good {
		c = ui.GainFelt
	}
	l.Label(draw.Rc(x+3, r.Y, r.Right()-x-3, r.H), "→"+f.Ghost, draw.Type{Face: draw.SansBold, Size: size - 3, Color: c})
}

// icon paints the picture of a figure and returns how wide it is.
func (f SeatFigure) icon(l *draw.List, r draw.Rect) float32 {
	pale := draw.Hex(0xd9c8a6)
	m := r.Mid()
	switch f.Icon {
	case "":
		return -5
	case "graph":
		o := draw.Pt(r.X+2, m.Y+7)
		l.Line([]draw.Point{o.Add(draw.Pt(0, -14)), o, o.Add(draw.Pt(16, 0))}, 1.5, pale)
		l.Line([]draw.Point{o.Add(draw.Pt(3, -4)), o.Add(draw.Pt(7, -9)), o.Add(draw.Pt(10, -6)), o.Add(draw.Pt(15, -12))}, 1.8, ui.Brass)
		return 19
	case "rails":
		o := draw.Pt(r.X+9, m.Y)
		for _, s := range [...]float32{-1, 1} {
			l.Line([]draw.Point{o.Add(draw.Pt(2.5*s, -7)), o.Add(draw.Pt(6.5*s, 7))}, 1.6, pale)
		}
		for i := range 4 {
			y := -5 + 3.6*float32(i)
			w := 4.5 + (y+7)*0.3
			l.Line([]draw.Point{o.Add(draw.Pt(-w, y)), o.Add(draw.Pt(w, y))}, 1.4, ui.Brass)
		}
		return 18
	}
	b := sized(f.Icon, draw.Pt(r.X+10, m.Y), 20)
	if b.H > r.H {
		b = draw.Around(b.Mid(), b.W*r.H/b.H, r.H)
	}
	b.X = r.X
	l.Sprite(f.Icon, b)
	return b.W
}
