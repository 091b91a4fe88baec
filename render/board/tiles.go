package board

import (
	"strings"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
)

// An ActionTile is one action of the round as a card.
type ActionTile struct {
	What   rules.Target
	ID     string // "action/engineer": its hit
	Name   string
	Sprite string // "" finds the picture by ID
	Key    string
	Lit    bool    // may be chosen now
	Chosen *Livery // whose disc lies on it
	Dim    bool    // another one is chosen
}

// actionArt is the picture of an action by the end of its id; a second name is drawn beside the first.
var actionArt = map[string][2]string{
	"engineer": {"lantern-base", "lantern-base"}, "locomotive": {"loco-wood"}, "urbanization": {"plaque-red"}, "production": {"witch"},
}

// DrawActions paints the tiles two in a row into r (208 x 126).
func DrawActions(u *ui.UI, r draw.Rect, tiles []ActionTile) (a Answer) {
	const gapX, gapY = 6, 6
	rows := (len(tiles) + 1) / 2
	w, h := (r.W-gapX)/2, (r.H-gapY*float32(rows-1))/float32(max(1, rows))
	for i, t := range tiles {
		t.draw(u, draw.Rc(r.X+float32(i%2)*(w+gapX), r.Y+float32(i/2)*(h+gapY), w, h), &a)
	}
	return a
}

func (t ActionTile) draw(u *ui.UI, r draw.Rect, a *Answer) {
	l := u.L
	st := u.Zone(t.ID, t.What, r.Corners())
	if t.Lit {
		st = u.Focusable(t.ID, st)
	}
	a.meet(t.What, st, r)
	if t.Lit && t.Key != "" && u.Key(strings.ToLower(t.Key)) {
		a.Clicked = t.What
	}
	top, low, ink := draw.Hex(0xc3b394), draw.Hex(0xa39272), draw.Hex(0x2b2118)
	alpha := float32(1)
	switch {
	case t.Chosen != nil || t.Lit && (st.Hot || st.Focused):
		top, low = draw.Hex(0xf6e7c0), draw.Hex(0xdcc391)
	case t.Lit:
		top, low = draw.Hex(0xe6d6b0), draw.Hex(0xc9b486)
	default:
		alpha = 0.82
	}
	if st.Down && t.Lit {
		r = r.Move(0, 1)
	}
	l.Round(r.Move(0, 2), 6, draw.Solid(draw.Color{A: 120}))
	l.Round(r, 6, draw.Down(r, draw.Fade(top, alpha), draw.Fade(low, alpha)))
	edge, width := draw.Fade(draw.Hex(0x5a4326), 0.8), float32(1)
	if t.Lit {
		edge, width = litColor, 1.8
	}
	if t.Chosen != nil {
		edge, width = draw.Hex(0xfff2cf), 1.2
	}
	l.Frame(r.Inset(0.5), 6, width, edge)
	t.picture(l, draw.Rc(r.X, r.Y+5, r.W, r.H-25), alpha)
	l.Label(draw.Rc(r.X+4, r.Bottom()-22, r.W-8, 18), t.Name, draw.Type{Face: draw.Heading, Size: 13, Color: draw.Fade(ink, min(1, alpha+0.1)), Align: draw.Center})
	if t.Key != "" && t.Lit {
		l.Label(draw.Rc(r.X+6, r.Y+4, 20, 14), t.Key, draw.Type{Face: draw.Heading, Size: 12, Color: draw.Fade(ink, 0.7)})
	}
	if t.Chosen != nil {
		piece(l, "disc-"+t.Chosen.ID, draw.Pt(r.Right()-6, r.Y+5), 25, false)
	}
	u.FocusRing(st, r, 6)
}

// picture paints what stands for the action, in the middle of r.
func (t ActionTile) picture(l *draw.List, r draw.Rect, alpha float32) {
	art := [2]string{t.Sprite}
	if t.Sprite == "" {
		art = actionArt[t.ID[strings.LastIndexByte(t.ID, '/')+1:]]
	}
	put := func(name string, dx float32) {
		if name == "" {
			return
		}
		b := sized(name, r.Mid().Add(draw.Pt(dx, 0)), r.H)
		if b.H > r.H {
			b = draw.Around(b.Mid(), b.W*r.H/b.H, r.H)
		}
		if it := l.Sprite(name, b); alpha < 1 {
			it.Tint = white(alpha)
		}
	}
	if art[1] != "" {
		put(art[0], -r.H*0.36)
		put(art[1], r.H*0.36)
		return
	}
	put(art[0], 0)
}
