package board

import (
	"kettle/render/draw"
	"kettle/render/ui"
)

// Measures of actions as rows: the picture at the left, the price at the right.
const (
	rowTall, rowGap   = 64, 6
	rowPicture        = 84
	rowLeast, rowText = 44, 13.5
)

// DrawActionRows paints the actions one below the other into r (244 wide; 64 high each and 6 between, less where they do
// not fit): for a turn with at most one of them (SIN-10). It takes their keys and returns the height used.
func DrawActionRows(u *ui.UI, r draw.Rect, cards []ActionCard) (a Answer, used float32) {
	n := float32(max(1, len(cards)))
	h := max(rowLeast, min(rowTall, (r.H-rowGap*(n-1))/n))
	for i := range cards {
		cards[i].row(u, draw.Rc(r.X, r.Y+float32(i)*(h+rowGap), r.W, h), &a)
	}
	return a, n*h + (n-1)*rowGap
}

// row paints the action as one row.
func (t *ActionCard) row(u *ui.UI, r draw.Rect, a *Answer) {
	l := u.L
	spot := t.spot()
	r, st := spot.lift(u, r, a)
	hot := spot.hot(st)
	paper, ink := draw.Hex(0xefe3c8), draw.Hex(0x2b2118)
	switch {
	case !t.Lit && !t.Chosen:
		paper, ink = draw.Hex(0xb3a78e), draw.Hex(0x4a3f30)
	case hot || t.Chosen:
		paper = draw.Hex(0xfaf0d6)
	}
	l.Round(r.Move(0, 3).Inset(-1), 8, draw.Solid(draw.Color{A: 110}))
	l.Round(r, 7, draw.Solid(paper))
	pic := draw.Rc(r.X+5, r.Y+5, min(rowPicture, (r.H-10)*1.6), r.H-10)
	t.picture(l, pic)
	l.Frame(pic, 2, 1, draw.Fade(trackDark, 0.8))
	t.rowWords(l, draw.Rc(pic.Right()+9, r.Y, r.Right()-pic.Right()-18, r.H), ink)
	spot.rim(u, r, st)
	if t.Tip != "" {
		u.Explain(t.ID, r, t.Tip, t.Key)
	}
}

// rowWords writes name, words and price of a row.
func (t *ActionCard) rowWords(l *draw.List, r draw.Rect, ink draw.Color) {
	price := draw.Type{Face: draw.Heading, Size: 17, Color: ink, Align: draw.End}
	switch {
	case t.Dear:
		price.Color = ui.LossPaper
	case t.Price == wordsFree && (t.Lit || t.Chosen):
		price.Color = ui.GainPaper
	}
	w := float32(0)
	if t.Price != "" {
		w = l.Label(r, t.Price, price) + 8
	}
	text := draw.Type{Face: draw.Sans, Size: rowText, Color: draw.Fade(ink, 0.88)}
	lines := draw.Wrap(l.Metrics, t.Text, text, r.W-w)
	most := max(1, int((r.H-24)/15))
	for len(lines) > most && text.Size > 12 {
		text.Size -= 0.5
		lines = draw.Wrap(l.Metrics, t.Text, text, r.W-w)
	}
	lines = lines[:min(len(lines), most)]
	y := r.Mid().Y - (20+15*float32(len(lines)))/2
	l.Label(draw.Rc(r.X, y, r.W-w, 19), t.Name, draw.Type{Face: draw.Heading, Size: 16, Color: ink})
	for i, s := range lines {
		l.Label(draw.Rc(r.X, y+20+15*float32(i), r.W-w+1, 15), s, text)
	}
}
