package board

import (
	"strings"
	"unicode"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
)

// plank is the pen of a component board, which is drawn in units of its own: as large as r allows when it needs w by h of them. The
// box is r in these units, so it is longer than that in one direction where r is of another shape.
func plank(l *draw.List, r draw.Rect, w, h float32) (pen, draw.Rect) {
	k := max(0.05, min(r.W/w, r.H/h))
	return pen{l: l, v: view{k: k, off: draw.Pt(r.X, r.Y)}}, draw.Rc(0, 0, r.W/k, r.H/k)
}

// A Spot is what a thing of a component board means to the pointer.
type Spot struct {
	ID     string // its hit; "": it cannot be pointed at
	What   rules.Target
	Lit    bool   // it may be chosen now, by keyboard as well
	Chosen bool   // it is chosen
	Key    string // of the keyboard, which chooses it while it is lit; "": none
}

// meet makes the spot a place to point at and says in a what the player does there.
func (s Spot) meet(u *ui.UI, p pen, r draw.Rect, a *Answer) ui.State {
	if s.ID == "" {
		return ui.State{}
	}
	b := p.box(r)
	st := u.Zone(s.ID, s.What, b.Corners())
	if s.Lit {
		st = u.Focusable(s.ID, st)
	}
	a.meet(s.What, st, b)
	if s.Lit && s.Key != "" && u.Key(s.Key) {
		a.Clicked = s.What
	}
	return st
}

// explain tells beside r what the thing is, where it can be pointed at and there is something to tell.
func (s Spot) explain(u *ui.UI, p pen, r draw.Rect, tip string) {
	if s.ID != "" && tip != "" {
		u.Explain(s.ID, p.box(r), tip, "")
	}
}

// mark shows around a thing whether it may be chosen, is under the pointer, is chosen.
func (s Spot) mark(p pen, r draw.Rect, radius float32, st ui.State) {
	switch {
	case s.Chosen:
		p.aura(r, radius, 9, draw.Hex(0xffd75e))
		p.frame(r.Inset(-1), radius+1, 2.4, draw.Hex(0xffdf7e))
	case s.hot(st):
		p.aura(r, radius, 7, draw.Hex(0xffd75e))
		p.frame(r.Inset(-0.5), radius, 2.2, draw.Hex(0xfff3c4))
	case s.Lit:
		p.frame(r.Inset(-0.5), radius, 2, draw.Fade(draw.Hex(0xffd75e), 0.85))
	}
	if st.Focused {
		p.frame(r.Inset(-4), radius+3, 2, draw.Hex(0xffd873))
	}
}

// words writes in r as List.Label does; both in the pen's units.
func (p pen) words(r draw.Rect, s string, t draw.Type) float32 {
	t.Size *= p.v.k
	return p.l.Label(p.box(r), s, t) / p.v.k
}

// snug is for words that may be long: they are brought down in size to 7/10 before anything is cut.
func (p pen) snug(r draw.Rect, s string, t draw.Type) float32 {
	if w := p.width(s, t); w > r.W && w > 0 {
		t.Size *= max(0.7, r.W/w)
	}
	return p.words(r, s, t)
}

// name is snug for names: of one too long only the first words are written, without a "von" that nothing follows.
func (p pen) name(r draw.Rect, s string, t draw.Type) float32 {
	words := strings.Fields(s)
	for len(words) > 1 && p.width(strings.Join(words, " "), t)*0.8 > r.W {
		words = words[:len(words)-1]
		for len(words) > 1 && unicode.IsLower([]rune(words[len(words)-1])[0]) {
			words = words[:len(words)-1]
		}
	}
	return p.snug(r, strings.Join(words, " "), t)
}

func (p pen) width(s string, t draw.Type) float32 { return p.l.Metrics.Width(t.Face, t.Size, s) }

// prose writes words broken to the width of r, as large as t or as much smaller as they need to stay in r, and says how high they
// stand. A lead is the distance of the lines for the size 1.
func (p pen) prose(r draw.Rect, s string, t draw.Type, lead float32) float32 {
	f := fitInto(fitAsk{p.l.Metrics, s, t.Face, t.Size, lead, r.W, r.H})
	t.Size = f.size
	high := t.Size * lead
	for i, line := range f.lines {
		p.words(draw.Rc(r.X, r.Y+float32(i)*high, r.W, high), line, t)
	}
	return float32(len(f.lines)) * high
}

// fill paints a rounded box, frame its edge.
func (p pen) fill(r draw.Rect, radius float32, paint draw.Paint) {
	paint.From, paint.To = p.at(paint.From), p.at(paint.To)
	p.l.Round(p.box(r), radius*p.v.k, paint)
}

func (p pen) frame(r draw.Rect, radius, width float32, c draw.Color) *draw.Item {
	return p.l.Frame(p.box(r), radius*p.v.k, width*p.v.k, c)
}

// dashes is a frame of dashes.
func (p pen) dashes(r draw.Rect, radius, width float32, c draw.Color) {
	p.frame(r, radius, width, c).Dash = [2]float32{4 * p.v.k, 3 * p.v.k}
}

// aura is light around a rounded box that fades outwards; the box itself stays as it is.
func (p pen) aura(r draw.Rect, radius, reach float32, c draw.Color) {
	const rings = 5
	for i := range rings {
		d := reach * float32(rings-i) / rings
		p.frame(r.Inset(-d/2), radius+d/2, d, draw.Fade(c, 0.11))
	}
}

// drop is the shadow of a thing that lies on the table.
func (p pen) drop(r draw.Rect, radius float32) {
	for i := range 3 {
		d := float32(i)
		p.fill(r.Move(0, 2+d*0.6).Inset(0.5-d), radius+d, draw.Solid(draw.Color{A: 46}))
	}
}

// fit paints a sprite as large as r holds it, in its middle.
func (p pen) fit(name string, r draw.Rect) *draw.Item {
	b := sized(name, r.Mid(), r.W)
	if b.H > r.H {
		b = draw.Around(b.Mid(), b.W*r.H/b.H, r.H)
	}
	return p.sprite(name, b)
}

// Colours of the component boards of Steamwatchers.
var (
	slateTop, slateLow = draw.Hex(0x5b6f78), draw.Hex(0x2f3f48)
	slateInk           = draw.Hex(0xcfe0e6)
	darkTop, darkLow   = draw.Hex(0x33271f), draw.Hex(0x1f1712)
	paperTop, paperLow = draw.Hex(0xf7efdc), draw.Hex(0xe7d8b6)
	slateHead          = draw.Type{Face: draw.Heading, Size: 12.5, Color: slateInk}
	brassHead          = draw.Type{Face: draw.Heading, Size: 12.5, Color: ui.HeadFelt}
)

// slate is the ground of a component board: grey-blue stone with a bright upper edge.
func (p pen) slate(r draw.Rect) {
	p.drop(r, 8)
	p.fill(r, 8, draw.Down(r, slateTop, slateLow))
	p.l.Within(p.box(r.Inset(2)), func() {
		p.l.Tile("paper-grain", p.box(r.Inset(2)), 512*p.v.k).Tint = draw.Color{R: 190, G: 215, B: 228, A: 26}
		p.tinted("column-glow", draw.Around(draw.Pt(r.X+r.W*0.3, r.Y), r.W*0.7, r.H*1.3), draw.Color{R: 205, G: 228, B: 240, A: 50})
		p.tinted("column-glow", draw.Around(draw.Pt(r.X+r.W*0.8, r.Bottom()), r.W*0.6, r.H), draw.Color{R: 10, G: 20, B: 26, A: 90})
	})
	p.frame(r.Inset(1), 7, 1, draw.Color{R: 0xdc, G: 0xee, B: 0xf5, A: 60})
	p.frame(r, 8, 1.2, draw.Hex(0x16212a))
}

// pocket is the part of a component board in which a hand of cards lies.
func (p pen) pocket(r draw.Rect) {
	p.fill(r, 6, draw.Down(r, draw.Hex(0x2a363d), draw.Hex(0x1b252b)))
	p.fill(draw.Rc(r.X, r.Y, 1.2, r.H), 0, draw.Solid(draw.Color{R: 0x0d, G: 0x13, B: 0x17, A: 210}))
}

// cap is the coloured head of a card, its corners round above only.
func (p pen) cap(head draw.Rect, radius float32, top, low draw.Color) {
	p.fill(head, radius, draw.Down(head, top, low))
	p.fill(draw.Rc(head.X, head.Bottom()-radius, head.W, radius), 0, draw.Solid(low))
}

// felt is the ground of a panel beside the board.
func (p pen) felt(r draw.Rect) {
	p.drop(r, 8)
	p.fill(r, 8, draw.Down(r, darkTop, darkLow))
	p.frame(r.Inset(0.5), 7.5, 1, draw.Fade(ui.BrassLn, 0.55))
}

// paper is a sheet that lies on a panel.
func (p pen) paper(r draw.Rect) {
	p.drop(r, 4)
	p.fill(r, 4, draw.Down(r, paperTop, paperLow))
	p.frame(r.Inset(0.5), 4, 1, draw.Fade(draw.Hex(0x8a6a3a), 0.55))
}

// recess is a dark place for a piece in a component board, well one in a panel.
func (p pen) recess(r draw.Rect, radius float32) {
	p.hollow(r, radius, draw.Hex(0x10171c), draw.Hex(0x25333b))
}

func (p pen) well(r draw.Rect, radius float32) {
	p.hollow(r, radius, draw.Hex(0x0f0b08), draw.Hex(0x251b15))
}

func (p pen) hollow(r draw.Rect, radius float32, top, low draw.Color) {
	p.fill(r, radius, draw.Down(r, top, low))
	p.frame(r, radius, 1, draw.Fade(top, 0.8))
	p.fill(draw.Rc(r.X+radius, r.Bottom()-0.8, r.W-2*radius, 0.9), 0, draw.Solid(draw.Color{R: 0xdc, G: 0xee, B: 0xf5, A: 46}))
}

// clause is the id of a clause on a component board; it opens the rulebook as [ui.UI.ClauseChip] does, and gives the width.
func (p pen) clause(u *ui.UI, at draw.Point, clause string, paper bool) float32 {
	if clause == "" {
		return 0
	}
	t := draw.Type{Face: draw.Heading, Size: 12, Color: draw.Hex(0xe3c88f), Align: draw.Center}
	edge := draw.Fade(ui.BrassLn, 0.6)
	if paper {
		t.Color, edge = draw.Hex(0x6b3f14), draw.Fade(draw.Hex(0x8a6a3a), 0.6)
	}
	r := draw.Rc(at.X, at.Y, p.width(clause, t)+14, 18)
	if st := u.Area("clause/"+clause, p.box(r)); st.Hot {
		p.fill(r, 4, draw.Solid(draw.Fade(ui.Brass, 0.3)))
	}
	p.frame(r, 4, 1, edge)
	p.words(r, clause, t)
	return r.W
}

// clauseWidth is how wide the chip of a clause is.
func (p pen) clauseWidth(clause string) float32 {
	if clause == "" {
		return 0
	}
	return p.width(clause, draw.Type{Face: draw.Heading, Size: 12}) + 14
}
