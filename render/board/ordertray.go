package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
)

// An OrderTray is the Order tokens of a clan that are still to be placed, and what there will be to spend.
type OrderTray struct {
	Clan  Clan
	Word  string // on the spine: "Orders"
	Kinds []OrderKind

	Pure, Contraband int // to spend later
	Tokens           int // Special Action tokens
	Spend            string
}

// An OrderKind is the tokens of one kind. A token is taken by a click on the well, by its key, or dragged out of it.
type OrderKind struct {
	Spot
	Name   string // "Move"
	Sprite string // "order-move"
	Left   int
	All    int
	Placed string // "1 placed"
	Does   string // "Move or Forced March"
}

// A TrayAnswer is what the player does on the tray. Carried is the kind that is being dragged: the token is drawn under the pointer; in
// the build in which it is zero again the token was let go where the pointer is.
type TrayAnswer struct {
	Answer
	Carried rules.Target
}

// Draw paints the tray into r (760 x 152).
func (t OrderTray) Draw(u *ui.UI, r draw.Rect) (a TrayAnswer) {
	p, box := component(u.L, r, t.Clan, t.Word)
	const spend, gap = 158, 7
	room := draw.Rc(54, 10, box.W-54-spend-10, box.H-20)
	w := (room.W - gap*float32(len(t.Kinds)-1)) / float32(max(1, len(t.Kinds)))
	for i, k := range t.Kinds {
		k.draw(u, p, draw.Rc(room.X+float32(i)*(w+gap), room.Y, w, room.H), &a.Answer)
		if u.Grabs(k.ID) && k.ID != "" && k.Left > 0 {
			a.Carried = k.What
			u.L.On(draw.Flight, func() {
				at := draw.Pt(u.In.X, u.In.Y)
				q := pen{l: u.L, v: view{k: p.v.k, off: at}}
				q.tinted("shadow-soft", draw.Around(draw.Pt(4, 10), 56, 46), shadowTint)
				q.fit(k.Sprite, draw.Around(draw.Pt(0, -3), 46, 46))
			})
		}
	}
	t.spend(p, draw.Rc(box.W-spend, 8, spend-8, box.H-14))
	return a
}

func (k OrderKind) draw(u *ui.UI, p pen, r draw.Rect, a *Answer) {
	st := k.meet(u, p, r, a)
	top, low := draw.Hex(0x1a242b), draw.Hex(0x27353d)
	if k.Chosen {
		top, low = draw.Hex(0x31424c), draw.Hex(0x3d5460)
	} else if st.Hot {
		top, low = draw.Hex(0x243139), draw.Hex(0x33454f)
	}
	p.hollow(r, 7, top, low)
	w := p.words(draw.Rc(r.X+11, r.Y+8, 90, 20), k.Name, draw.Type{Face: draw.Heading, Size: 15.5, Color: draw.Hex(0xf4f8f9)})
	if k.Key != "" {
		key := draw.Rc(r.X+11+w+9, r.Y+9, 17, 18)
		p.frame(key, 4, 1, draw.Fade(slateInk, 0.7))
		p.words(key, upper(k.Key), draw.Type{Face: draw.Heading, Size: 12, Color: slateInk, Align: draw.Center})
	}
	of := draw.Type{Face: draw.SansBold, Size: 14, Color: ui.TitleGold, Align: draw.End}
	count := wordOf + strconv.Itoa(k.All)
	p.words(draw.Rc(r.X, r.Y+8, r.W-11, 20), count, of)
	p.words(draw.Rc(r.X, r.Y+8, r.W-13-p.width(count, of), 20), strconv.Itoa(k.Left), draw.Type{Face: draw.Heading, Size: 17, Color: ui.TitleGold, Align: draw.End})
	const wide = 42
	step := min(21, (r.W-22-wide)/float32(max(1, k.All-1)))
	for i := k.All - 1; i >= k.Left; i-- {
		at := draw.Pt(r.X+11+wide/2+step*float32(i), r.Y+55)
		p.dashes(draw.Around(at, wide-4, wide-4), wide/2, 1.1, draw.Fade(slateInk, 0.42))
	}
	for i := range k.Left {
		at := draw.Pt(r.X+11+wide/2+step*float32(i), r.Y+55)
		p.tinted("shadow-soft", draw.Around(at.Add(draw.Pt(3, 9)), wide*1.15, wide), shadowTint)
		p.fit(k.Sprite, draw.Around(at, wide, wide*1.03))
	}
	p.snug(draw.Rc(r.X+11, r.Bottom()-44, r.W-20, 17), k.Placed, draw.Type{Face: draw.Sans, Size: 13, Color: slateInk})
	p.snug(draw.Rc(r.X+11, r.Bottom()-25, r.W-20, 18), k.Does, draw.Type{Face: draw.Sans, Size: 13.5, Color: draw.Hex(0xf4f8f9)})
	k.mark(p, r, 7, st)
}

// spend is what the orders can be paid with later.
func (t OrderTray) spend(p pen, r draw.Rect) {
	p.words(draw.Rc(r.X, r.Y, r.W, 16), upper(wordSpendLater), slateHead)
	row := func(y float32, sprite string, n int, x, room float32) float32 {
		step := min(22, (room-20)/float32(max(1, n-1)))
		for i := range n {
			p.token(sprite, draw.Pt(x+10+step*float32(i), y), 26, t.Clan, 1)
		}
		return x + 20 + step*float32(max(0, n-1)) + 8
	}
	row(r.Y+34, "barrel-pure", t.Pure, r.X, r.W-4)
	x := r.X
	if t.Contraband > 0 {
		x = row(r.Y+66, "barrel-contraband", t.Contraband, x, r.W*0.5)
	}
	pitch := min(25, (r.Right()-x-25)/float32(max(1, t.Tokens-1)))
	for i := range t.Tokens {
		p.token("special-action", draw.Pt(x+13+float32(i)*pitch, r.Y+66), 23, t.Clan, 1)
	}
	p.prose(draw.Rc(r.X, r.Y+85, r.W, r.H-85), t.Spend, draw.Type{Face: draw.Sans, Size: 13, Color: draw.Hex(0xeef6f8)}, 1.25)
}
