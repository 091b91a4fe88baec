package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
)

// A Fight is the stage of a combat: both forces on the snow, those who support them, their strengths adding up, the algofuel under
// its cloths, and how it ended.
type Fight struct {
	Title    string // "Battle for Elsass"
	Steps    []FightStep
	Column   int // levels of the column that stands there; 0: none
	Attacker FightSide
	Defender FightSide
	Result   FightResult
	Losses   *Losses // the losses and the flight are being chosen, instead of the forces; nil: not yet
}

// A FightStep is a step of the combat (STW-104).
type FightStep struct {
	Name      string
	Done, Now bool
}

// A FightSide is one of the two forces.
type FightSide struct {
	Clan     Clan   // the zero clan: a neutral force
	Head     string // "Ada attacks"
	Note     string // "3 units, support from Flandria"
	Units    []string
	Works    []string // "turret", "order-defense", "beacon": what stands by it
	Supports []FightSupport
	Ledger   []Strength
	Sum      int
	Won      bool
	Fuel     Fuel
}

// A FightSupport is an area that supports a side, or may.
type FightSupport struct {
	Spot
	Text  string // "Flandria supports"
	Order string // sprite of its token
	Units []string
	Clan  Clan // whose units they are; the zero clan: the side's own
	Plus  int
	May   bool // it may be asked to: its units are pale
}

// A Strength is one thing that adds to a side's strength.
type Strength struct {
	Sprite string
	Clan   bool // it is a piece in the side's colour
	Of     Clan // or in the colour of this clan; the zero clan: the side's
	Count  int  // how many of them; 0 or 1: one
	Plus   int
	Break  bool // a line stands before it: what follows is support
	Tip    string
}

// A FightResult is the line at the foot of the stage.
type FightResult struct {
	Clan    Clan // the zero clan: crossed swords
	Head    string
	Text    string
	Clauses []string
}

// Draw paints the stage into r (1032 x 624). The box is where the map goes while losses are chosen; else it is empty.
func (f *Fight) Draw(u *ui.UI, r draw.Rect) (a FightAnswer) {
	p, box := plank(u.L, r, stageWide, stageTall)
	p.drop(box, 10)
	p.fill(box, 10, draw.Solid(draw.Hex(0x0f212b)))
	in := box.Inset(4)
	if f.Losses == nil {
		p.land(in, f.Column, 178)
	} else {
		p.den(in)
	}
	p.frame(box.Inset(1), 9, 2, draw.Hex(0x8a6a3a))
	p.frame(box.Inset(4), 7, 1, draw.Fade(draw.Hex(0xe3c28a), 0.45))
	titled := 26 + p.snug(draw.Rc(26, 10, 380, 34), f.Title, draw.Type{Face: draw.Title, Size: 26, Color: draw.Hex(0xf6e2b8), Shadow: draw.Color{A: 220}})
	stepped := f.steps(p, draw.Rc(box.Right()-20, 16, 0, 25))
	if f.Losses != nil {
		f.Losses.draw(u, p, box, f, draw.Rc(titled+24, 15, stepped-titled-44, 26), &a)
		return a
	}
	f.force(u, p, box, &f.Attacker, false, &a.Answer)
	f.force(u, p, box, &f.Defender, true, &a.Answer)
	f.dials(p, draw.Pt(box.Mid().X, 296))
	half := (box.W - 56) / 2
	top := box.H - 228
	f.Attacker.ledger(u, p, draw.Rc(16, top, half, 182), "attacker", &a)
	f.Defender.ledger(u, p, draw.Rc(box.W-16-half, top, half, 182), "defender", &a)
	f.result(u, p, draw.Rc(26, box.H-40, box.W-52, 30))
	return a
}

// A FightAnswer is what the player does on the stage.
type FightAnswer struct {
	Answer
	Fuel FuelAnswer
	Map  draw.Rect // where the map with the areas to flee to goes
}

// den is the ground of the stage while losses are chosen.
func (p pen) den(r draw.Rect) {
	p.fill(r, 8, draw.Down(r, draw.Hex(0x1c3846), draw.Hex(0x0e1f29)))
	const frosty = 150
	frost(p.l, p.box(draw.Rc(r.X, r.Y, frosty, frosty)), 0, 0.55)
	frost(p.l, p.box(draw.Rc(r.Right()-frosty, r.Y, frosty, frosty)), 1, 0.55)
}

// steps paints the chips of the steps, ending at the left of r, and gives where they begin.
func (f *Fight) steps(p pen, r draw.Rect) float32 {
	t := draw.Type{Face: draw.Heading, Size: 13, Color: ui.OnFelt, Align: draw.Center}
	x := r.X
	for i := len(f.Steps) - 1; i >= 0; i-- {
		s := f.Steps[i]
		text := s.Name
		if s.Done {
			text = "✓ " + text
		}
		w := p.width(text, t) + 22
		b := draw.Rc(x-w, r.Y, w, r.H)
		switch {
		case s.Now:
			p.aura(b, r.H/2, 6, ui.LitTop)
			p.fill(b, r.H/2, draw.Down(b, ui.LitTop, ui.LitBottom))
			p.words(b, text, t.With(ui.LitText))
		default:
			p.fill(b, r.H/2, draw.Solid(draw.Color{R: 0x10, G: 0x1b, B: 0x22, A: 190}))
			ink := ui.OnFelt
			if s.Done {
				ink = draw.Fade(ink, 0.72)
			}
			p.words(b, text, t.With(ink))
		}
		if x = b.X - 16; i > 0 {
			p.fill(draw.Rc(x+2, r.Mid().Y-1, 12, 2), 1, draw.Solid(draw.Fade(ui.Brass, 0.75)))
		}
	}
	return x + 16
}

// dials are the sums of both sides between the forces.
func (f *Fight) dials(p pen, at draw.Point) {
	const apart, wide = 66, 92
	f.Attacker.dial(p, at.Sub(draw.Pt(apart, 0)), wide)
	f.Defender.dial(p, at.Add(draw.Pt(apart, 0)), wide)
	p.tinted("mark-strength", draw.Around(at.Add(draw.Pt(1, 1.5)), 30, 30), draw.Color{R: 255, G: 255, B: 255, A: 140})
	p.tinted("mark-strength", draw.Around(at, 30, 30), draw.Hex(0x241c16))
}

func (s *FightSide) dial(p pen, at draw.Point, wide float32) {
	b := draw.Around(at, wide, wide)
	p.tinted("shadow-soft", draw.Around(at.Add(draw.Pt(4, 8)), wide*1.25, wide*1.2), shadowTint)
	if s.Won {
		p.tinted("lantern-halo", draw.Around(at, wide*1.9, wide*1.9), draw.Color{R: 255, G: 214, B: 110, A: 235})
		p.aura(b, wide/2, 12, draw.Hex(0xffd75e))
	}
	p.fill(b, wide/2, draw.Down(b, draw.Hex(0xe9d3a0), draw.Hex(0x9a7638)))
	p.frame(b.Inset(0.8), wide/2, 1.4, draw.Hex(0x4a3516))
	in := b.Inset(8)
	face := s.cloth()
	p.fill(in, in.W/2, draw.Solid(draw.Mix(face, draw.Hex(0), 0.45)))
	p.fill(in.Inset(1.8), in.W/2, draw.Down(in, draw.Mix(face, draw.Hex(0), 0.12), draw.Mix(face, draw.Hex(0xffffff), 0.16)))
	p.frame(b.Inset(5), wide/2, 1, draw.Color{R: 255, G: 255, B: 255, A: 90})
	ink := draw.Hex(0xffffff)
	if lightness(face) > 120 {
		ink = draw.Hex(0x17120d)
	}
	t := draw.Type{Face: draw.Heading, Size: 42, Color: ink, Align: draw.Center}
	if lightness(face) <= 120 {
		t.Shadow = draw.Color{A: 150}
	}
	p.snug(in.Pad(4, 0), strconv.Itoa(s.Sum), t)
}

// cloth is the side's colour; a neutral force has that of weathered wood.
func (s *FightSide) cloth() draw.Color {
	if s.Clan.ID == "" {
		return draw.Hex(0x8b8374)
	}
	return s.Clan.cloth()
}

// lightness is how bright a colour is to the eye, 0 to 255.
func lightness(c draw.Color) float32 {
	return 0.3*float32(c.R) + 0.59*float32(c.G) + 0.11*float32(c.B)
}

func (f *Fight) result(u *ui.UI, p pen, r draw.Rect) {
	if f.Result.Head == "" {
		return
	}
	at := draw.Pt(r.X+13, r.Mid().Y)
	if f.Result.Clan.ID == "" {
		p.tinted("mark-strength", draw.Around(at, 24, 24), draw.Hex(0xf6e2b8))
	} else {
		p.emblem(at, 27, f.Result.Clan, 1)
	}
	chips := float32(0)
	for _, c := range f.Result.Clauses {
		chips += p.clauseWidth(c) + 8
	}
	x := r.X + 36
	x += p.snug(draw.Rc(x, r.Y, r.W*0.4, r.H), f.Result.Head, draw.Type{Face: draw.Heading, Size: 18, Color: draw.Hex(0xfdf3dc)}) + 14
	x += p.snug(draw.Rc(x, r.Y+1, r.Right()-x-chips-12, r.H), f.Result.Text, draw.Type{Face: draw.Sans, Size: 14.5, Color: draw.Hex(0xe8edef)}) + 12
	for _, c := range f.Result.Clauses {
		x += p.clause(u, draw.Pt(x, r.Mid().Y-9), c, false) + 8
	}
}
