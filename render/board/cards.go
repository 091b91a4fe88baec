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
	Lit    bool   // may be chosen now
	Chosen bool
	Taken  *Livery // who has it this round
	By     string  // his name
}

// Measures of the cards: two in a row.
const (
	actionWide, actionTall = 118, 138
	actionGap              = 8
	actionPicture          = 49
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

func (t *ActionCard) draw(u *ui.UI, r draw.Rect, a *Answer) {
	l := u.L
	st := u.Zone(t.ID, t.What, r.Corners())
	if t.Lit {
		st = u.Focusable(t.ID, st)
	}
	a.meet(t.What, st, r)
	if t.Lit && t.Key != "" && u.Key(strings.ToLower(t.Key)) {
		a.Clicked = t.What
	}
	hot := t.Lit && (st.Hot || st.Focused)
	if st.Down && t.Lit {
		r = r.Move(0, 1)
	}
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
	tall := min(actionPicture, r.H*0.36)
	t.picture(l, draw.Rc(r.X, r.Y, r.W, tall))
	body := draw.Rc(r.X+8, r.Y+tall+3, r.W-14, r.H-tall-6)
	l.Label(draw.Rc(body.X, body.Y, body.W, 20), t.Name, draw.Type{Face: draw.Heading, Size: 16, Color: ink})
	text := draw.Type{Face: draw.Sans, Size: 13, Color: note}
	lines := draw.Wrap(l.Metrics, t.Text, text, body.W)
	lead := float32(14.5)
	most := max(1, int((body.H-20-20)/lead))
	for len(lines) > most && text.Size > 12 { // a little smaller before a line is lost
		text.Size -= 0.5
		lead = text.Size * 1.12
		lines, most = draw.Wrap(l.Metrics, t.Text, text, body.W), max(1, int((body.H-20-20)/lead))
	}
	for i := range min(len(lines), most) {
		l.Text(draw.Pt(body.X, body.Y+20+lead*float32(i)+text.Size*0.86), lines[i], text)
	}
	if t.Clause != "" {
		u.ClauseChip(draw.Pt(r.Right()-l.Metrics.Width(draw.Heading, 12, t.Clause)-20, r.Bottom()-23), t.Clause, true)
	}
	if t.Price != "" {
		l.Label(draw.Rc(body.X, r.Bottom()-23, 60, 18), t.Price, draw.Type{Face: draw.Heading, Size: 15, Color: ink})
	}
	t.corner(l, r, tall)
	switch {
	case t.Chosen:
		l.Frame(r.Inset(-1), 8, 3, ui.LitTop)
	case hot:
		l.Frame(r.Inset(-0.5), 7, 2, ui.TitleGold)
	case t.Lit:
		l.Frame(r, 7, 1.4, draw.Fade(litColor, 0.9))
	default:
		l.Frame(r, 7, 1, draw.Fade(draw.Hex(0x15100b), 0.6))
	}
	u.FocusRing(st, r, 7)
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
	if t.Key != "" {
		c := draw.Pt(r.X+17, r.Y+17)
		l.Disc(c, 12, draw.Solid(draw.Hex(0x1f150c)))
		l.Ring(c, 11, 1.4, ui.Brass)
		l.Label(draw.Around(c, 22, 20), t.Key, draw.Type{Face: draw.Heading, Size: 15, Color: ui.TitleGold, Align: draw.Center})
	}
	if t.Taken == nil {
		return
	}
	name := draw.Type{Face: draw.SansBold, Size: 13.5, Color: ui.OnFelt}
	w := min(l.Metrics.Width(name.Face, name.Size, t.By), r.W-80)
	pill := draw.Rc(r.Right()-w-54, r.Y+tall/2-15, w+48, 30)
	l.Round(pill, 15, draw.Solid(draw.Color{R: 0x14, G: 0x0d, B: 0x08, A: 235}))
	l.Label(draw.Rc(pill.X+11, pill.Y, w+1, pill.H), t.By, name)
	faceDisc(l, draw.Pt(pill.Right()-17, pill.Mid().Y), 25, *t.Taken, 1)
}
