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
	faceDisc(l, draw.Pt(head.X+11, head.Mid().Y), 24, t.Livery, 1)
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
	const cols = 3
	w := r.W / cols
	lines := float32(max(1, (len(t.Figures)+cols-1)/cols))
	figure := max(36, min(52, (r.H-28)/lines))
	label := draw.Type{Face: draw.Sans, Size: 12.5, Color: ui.MutedFelt}
	for i, f := range t.Figures {
		c := draw.Rc(r.X+float32(i%cols)*w, r.Y+float32(i/cols)*figure, w, figure)
		if f.changes() {
			u.L.Label(draw.Rc(c.X, c.Y, c.W-2, 15), "→ "+f.Ghost, draw.Type{Face: draw.SansBold, Size: 13.5, Color: f.ghostColor()})
		} else {
			u.L.Label(draw.Rc(c.X, c.Y, c.W-2, 15), f.Label, label)
		}
		f.draw(u, draw.Rc(c.X, c.Y+15, c.W-2, 20), 17)
		if t.zone(u, f, c) {
			hot = f.ID
		}
	}
	foot := draw.Rc(r.X, r.Bottom()-26, r.W, 26)
	if r.Y+lines*figure > foot.Y {
		foot = draw.Rc(r.X+w*2-4, r.Bottom()-27, r.W-2*w+4, 26) // beside the last row
	}
	t.foot(u.L, foot)
	return hot
}

// low is the panel of a full table: the figures in one line as wide as they need, the action below.
func (t SeatPanel) low(u *ui.UI, r draw.Rect) (hot string) {
	const size = 15
	need := make([]float32, len(t.Figures))
	spare := r.W
	for i, f := range t.Figures {
		need[i] = f.iconWide(15) + 4 + u.L.Metrics.Width(draw.Heading, size, f.now())
		spare -= need[i]
	}
	gap := max(2, min(16, spare/float32(max(1, len(t.Figures)-1))))
	x := r.X
	for i, f := range t.Figures {
		c := draw.Rc(x, r.Y+1, need[i]+1, 24)
		ink := draw.Type{Face: draw.Heading, Size: size, Color: ui.OnFelt}
		if f.changes() {
			ink.Color = f.ghostColor()
		}
		w := f.icon(u.L, draw.Rc(c.X, c.Y, 15, c.H), 15)
		u.L.Label(draw.Rc(c.X+w+4, c.Y, c.W, c.H), f.now(), ink)
		if t.zone(u, f, c) {
			hot = f.ID
		}
		x += need[i] + gap
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

// changes reports whether the figure will be another after what is previewed.
func (f SeatFigure) changes() bool { return f.Ghost != "" && f.Ghost != f.Value }

// now is what is written where there is room for one number.
func (f SeatFigure) now() string {
	if f.changes() {
		return f.Ghost
	}
	return f.Value
}

func (f SeatFigure) ghostColor() draw.Color {
	if f.Good {
		return ui.GainFelt
	}
	return ui.LossFelt
}

// draw paints picture and value.
func (f SeatFigure) draw(u *ui.UI, r draw.Rect, size float32) {
	x := r.X + f.icon(u.L, draw.Rc(r.X, r.Y, 20, r.H), 20) + 5
	u.L.Label(draw.Rc(x, r.Y, r.Right()-x, r.H), f.Value, draw.Type{Face: draw.Heading, Size: size, Color: ui.OnFelt})
}

// iconWide is how wide the picture of a figure is.
func (f SeatFigure) iconWide(w float32) float32 {
	if f.Icon == "" {
		return -4
	}
	return w
}

// icon paints the picture of a figure, w wide, and returns how wide it is.
func (f SeatFigure) icon(l *draw.List, r draw.Rect, w float32) float32 {
	pale := draw.Hex(0xd9c8a6)
	m, k := r.Mid(), w/20
	p := pen{l: l, v: view{k: k, off: draw.Pt(r.X, m.Y)}}
	switch f.Icon {
	case "":
	case "graph":
		p.line([]draw.Point{{X: 2, Y: -7}, {X: 2, Y: 7}, {X: 19, Y: 7}}, 1.6, pale)
		p.line([]draw.Point{{X: 5, Y: 3}, {X: 9, Y: -2}, {X: 12, Y: 1}, {X: 17, Y: -6}}, 1.9, ui.Brass)
	case "rails":
		for _, s := range [...]float32{-1, 1} {
			p.line([]draw.Point{{X: 10 + 2.5*s, Y: -8}, {X: 10 + 6.5*s, Y: 8}}, 1.7, pale)
		}
		for i := range 4 {
			y := -6 + 4*float32(i)
			half := 4.5 + (y+8)*0.3
			p.line([]draw.Point{{X: 10 - half, Y: y}, {X: 10 + half, Y: y}}, 1.5, ui.Brass)
		}
	default:
		b := sized(f.Icon, draw.Pt(r.X+w/2, m.Y), w)
		if b.H > r.H {
			b = draw.Around(b.Mid(), b.W*r.H/b.H, r.H)
		}
		l.Sprite(f.Icon, b)
	}
	return f.iconWide(w)
}
