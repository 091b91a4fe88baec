package board

import (
	"strings"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
)

// An ActionCard is one action of the round as a printed card.
type ActionCard struct {
	What   rules.Target
	ID     string // "action/engineer": its hit
	Name   string
	Sprite string // the action's tile, "action-aos-engineer"
	Text   string
	Clause string
	Key    string // "1"
	Price  string // at the foot; "" without one
	Dear   bool   // cash does not cover the price
	Lit    bool   // may be chosen now
	Chosen bool
	Taken  *Livery  // who has it this round
	By     string   // his name; "" shows the disc alone
	Idle   bool     // taken, or about to be, without its effect (STM-052)
	Tokens []Livery // of the link tokens on its space, in the order of the seats (HOK-04)
	Tip    string   // when the pointer rests on it
}

// Measures of the cards: two in a row.
const (
	actionWide, actionTall = 118, 138
	actionGap              = 8
	actionPicture          = 49
	nameTall               = 43 // name and one line of words
	wordsTall              = 76 // name, two lines of words, and the foot
)

// DrawActionCards paints the cards two in a row into r (244 wide; 4 rows of 138 and 8 between). It takes their keys.
func DrawActionCards(u *ui.UI, r draw.Rect, cards []ActionCard) (a Answer) {
	w := (r.W - actionGap) / 2
	rows := float32((len(cards) + 1) / 2)
	h := min(actionTall, (r.H-actionGap*(rows-1))/max(1, rows))
	for i := range cards {
		box := draw.Rc(r.X+float32(i%2)*(w+actionGap), r.Y+float32(i/2)*(h+actionGap), w, h)
		cards[i].draw(u, box, &a)
	}
	return a
}

// spot is what the card means to the pointer.
func (t *ActionCard) spot() Spot {
	return Spot{ID: t.ID, What: t.What, Lit: t.Lit, Chosen: t.Chosen, Key: strings.ToLower(t.Key)}
}

// lift makes a card that lies on the table a place to point at, and says where it lies now: a little lower while it is pressed.
func (s Spot) lift(u *ui.UI, r draw.Rect, a *Answer) (draw.Rect, ui.State) {
	st := s.meet(u, pen{l: u.L, v: view{k: 1}}, r, a)
	if st.Down && s.Lit {
		r = r.Move(0, 1)
	}
	return r, st
}

// hot reports whether a press would choose what it is on.
func (s Spot) hot(st ui.State) bool { return s.Lit && (st.Hot || st.Focused) }

// rim is the edge of a card on the table that is chosen, under the pointer, or lit.
func (s Spot) rim(u *ui.UI, r draw.Rect, st ui.State) {
	switch {
	case s.Chosen:
		u.L.Frame(r.Inset(-1), 8, 3, ui.LitTop)
	case s.hot(st):
		u.L.Frame(r.Inset(-0.5), 7, 2, ui.TitleGold)
	case s.Lit:
		u.L.Frame(r, 7, 1.4, draw.Fade(litColor, 0.9))
	}
	u.FocusRing(st, r, 7)
}

func (t *ActionCard) draw(u *ui.UI, r draw.Rect, a *Answer) {
	l := u.L
	spot := t.spot()
	r, st := spot.lift(u, r, a)
	hot := spot.hot(st)
	paper, ink, note := draw.Hex(0xefe3c8), draw.Hex(0x2b2118), draw.Hex(0x4a3a26)
	switch {
	case t.Taken != nil:
		paper = draw.Hex(0x9d9384)
	case !t.Lit && !t.Chosen:
		paper = draw.Hex(0xcdbf9f)
	case hot:
		paper = draw.Hex(0xfaf0d6)
	}
	l.Round(r.Move(0, 3).Inset(-1), 8, draw.Solid(draw.Color{A: 110}))
	l.Round(r, 7, draw.Solid(paper))
	tall := min(actionPicture, r.H-wordsTall)
	if t.Clause == "" { // fewer words, more picture
		tall = min(58, r.H-nameTall-t.footTall())
	}
	t.picture(l, draw.Rc(r.X, r.Y, r.W, tall))
	body := draw.Rc(r.X+8, r.Y+tall+3, r.W-14, r.H-tall-6)
	l.Label(draw.Rc(body.X, body.Y, body.W, 20), t.Name, draw.Type{Face: draw.Heading, Size: 16, Color: ink})
	t.words(l, body, note)
	t.foot(u, r, ink)
	t.corner(l, r, tall)
	if !t.Lit && !t.Chosen {
		l.Frame(r, 7, 1, draw.Fade(draw.Hex(0x15100b), 0.6))
	}
	spot.rim(u, r, st)
	if t.Tip != "" {
		u.Explain(t.ID, r, t.Tip, t.Key)
	}
}

// words writes what the action gives below its name, a little smaller before a line is lost.
func (t *ActionCard) words(l *draw.List, body draw.Rect, ink draw.Color) {
	text := draw.Type{Face: draw.Sans, Size: 13, Color: ink}
	lead := float32(14.5)
	room := body.H - 20 - t.footTall()
	lines, most := draw.Wrap(l.Metrics, t.Text, text, body.W), max(1, int(room/lead))
	for len(lines) > most && text.Size > 12 {
		text.Size -= 0.5
		lead = text.Size * 1.12
		lines, most = draw.Wrap(l.Metrics, t.Text, text, body.W), max(1, int(room/lead))
	}
	for i := range min(len(lines), most) {
		l.Text(draw.Pt(body.X, body.Y+20+lead*float32(i)+text.Size*0.86), lines[i], text)
	}
}

// footTall is the room for what stands at the foot.
func (t *ActionCard) footTall() float32 {
	if t.Clause != "" || t.Price != "" || len(t.Tokens) > 0 {
		return 20
	}
	return 0
}

// foot paints price, clause and tokens: the price at the right where no clause stands there.
func (t *ActionCard) foot(u *ui.UI, r draw.Rect, ink draw.Color) {
	l := u.L
	left := draw.Rc(r.X+8, r.Bottom()-23, 60, 18)
	if t.Clause != "" {
		u.ClauseChip(draw.Pt(r.Right()-l.Metrics.Width(draw.Heading, 12, t.Clause)-20, left.Y), t.Clause, true)
	}
	if t.Price != "" {
		price := draw.Type{Face: draw.Heading, Size: 16, Color: ink}
		box := left
		if t.Clause == "" {
			box, price.Align = draw.Rc(r.Right()-68, left.Y, 60, 18), draw.End
		}
		if t.Dear && t.Taken == nil {
			price.Color = ui.LossPaper
		}
		w := l.Label(box, t.Price, price)
		if t.Idle {
			x := box.X
			if price.Align == draw.End {
				x = box.Right() - w
			}
			l.Line([]draw.Point{{X: x - 3, Y: box.Mid().Y + 2.5}, {X: x + w + 3, Y: box.Mid().Y - 2.5}}, 1.8, draw.Fade(price.Color, 0.8))
		}
	}
	for i, v := range t.Tokens {
		step := min(18, 62/float32(max(1, len(t.Tokens))))
		faceDisc(l, draw.Pt(left.X+9+step*float32(i), left.Mid().Y), 19, v, 1)
	}
}

// picture paints the picture of the action's tile, whose window lies at 10, 10 to 190, 92 of 200 x 132.
func (t *ActionCard) picture(l *draw.List, r draw.Rect) {
	l.Within(draw.Rc(r.X, r.Y, r.W, r.H), func() {
		k := max(r.W/180, r.H/82)
		at := draw.Rc(r.X-10*k-(180*k-r.W)/2, r.Y-10*k-(82*k-r.H)/2, 200*k, 132*k)
		it := l.Sprite(t.Sprite, at)
		switch {
		case t.Taken != nil:
			it.Grey, it.Tint = true, draw.Hex(0xb0b0b0)
		case !t.Lit && !t.Chosen:
			it.Tint = draw.Hex(0xc8c8c8)
		}
	})
	l.Box(draw.Rc(r.X, r.Bottom()-1, r.W, 1.6), draw.Solid(draw.Hex(0x3a2a1a)))
}

// corner paints the number of the key, and who has taken the action.
func (t *ActionCard) corner(l *draw.List, r draw.Rect, tall float32) {
	if t.Idle {
		t.stamp(l, draw.Rc(r.X, r.Y+tall-19, r.W, 19))
	}
	if t.Key != "" {
		c := draw.Pt(r.X+17, r.Y+17)
		l.Disc(c, 12, draw.Solid(draw.Hex(0x1f150c)))
		l.Ring(c, 11, 1.4, ui.Brass)
		l.Label(draw.Around(c, 22, 20), t.Key, draw.Type{Face: draw.Heading, Size: 15, Color: ui.TitleGold, Align: draw.Center})
	}
	if t.Taken == nil {
		return
	}
	if t.By == "" {
		faceDisc(l, draw.Pt(r.Right()-19, r.Y+tall-17), 29, *t.Taken, 1)
		return
	}
	name := draw.Type{Face: draw.SansBold, Size: 13.5, Color: ui.OnFelt}
	w := min(l.Metrics.Width(name.Face, name.Size, t.By), r.W-80)
	pill := draw.Rc(r.Right()-w-54, r.Y+tall/2-15, w+48, 30)
	l.Round(pill, 15, draw.Solid(draw.Color{R: 0x14, G: 0x0d, B: 0x08, A: 235}))
	l.Label(draw.Rc(pill.X+11, pill.Y, w+1, pill.H), t.By, name)
	faceDisc(l, draw.Pt(pill.Right()-17, pill.Mid().Y), 25, *t.Taken, 1)
}

// stamp says that the effect is passed.
func (t *ActionCard) stamp(l *draw.List, r draw.Rect) {
	l.Box(r, draw.Solid(draw.Color{R: 0x1f, G: 0x15, B: 0x0c, A: 222}))
	end := r.Right() - 8
	if t.Taken != nil && t.By == "" {
		end -= 30
	}
	l.Label(draw.Rc(r.X+30, r.Y, end-r.X-30, r.H), wordsIdle, draw.Type{Face: draw.SansBold, Size: 12, Color: ui.TitleGold, Align: draw.End})
}
