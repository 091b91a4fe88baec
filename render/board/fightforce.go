package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
)

// Where the forces stand: feet and heights of fighters and supporters, the middle of each from its end of the stage.
const (
	fightFoot, fightHigh     = 376, 96
	supportFoot, supportHigh = 166, 56
	forceMid, forceRoom      = 196, 340
)

// force paints one side: the fighters, what stands by them, and its supporters with their arrows.
func (f *Fight) force(u *ui.UI, p pen, box draw.Rect, s *FightSide, right bool, a *Answer) {
	mid := float32(forceMid)
	if right {
		mid = box.W - forceMid
	}
	p.fighters(s, mid, right)
	n := len(s.Supports)
	if n == 0 {
		return
	}
	room := min(float32(474), 184*float32(n))
	for i := range s.Supports {
		w := room / float32(n)
		x := float32(30) + w*float32(i)
		if right {
			x = box.W - 30 - w*float32(i+1)
		}
		s.Supports[i].draw(u, p, draw.Rc(x, 60, w, 112), s, mid, right, a)
	}
}

// fighters stand side by side; turrets stand before a defender's, towards the middle, and tokens behind.
func (p pen) fighters(s *FightSide, mid float32, right bool) {
	wide := func(name string) float32 {
		switch name {
		case "elite":
			return 84
		case "truck":
			return 112
		case "turret":
			return 92
		case "order-defense", "order-move":
			return 50
		}
		return 63
	}
	var order []string
	order = append(order, s.Units...)
	for _, w := range s.Works { // a turret is in front; the front of the defender is at the left
		if front := w == "turret" || w == "beacon"; front == right {
			order = append([]string{w}, order...)
		} else {
			order = append(order, w)
		}
	}
	all := float32(0)
	for _, name := range order {
		all += wide(name)
	}
	k := min(1, forceRoom/max(1, all))
	x := mid - all*k/2
	for _, name := range order {
		w := wide(name) * k
		foot := draw.Pt(x+w/2, fightFoot)
		switch name {
		case "turret", "beacon":
			p.work(name, foot, 70, s.Clan, right)
		case "order-defense", "order-move":
			p.tinted("shadow-soft", draw.Around(foot.Add(draw.Pt(5, -14)), 62, 46), shadowTint)
			p.fit(name, draw.Around(foot.Sub(draw.Pt(0, 24)), 46, 48))
		case "truck":
			p.standee(name, foot, 74, s.Clan, 1)
		default:
			p.fighter(name, foot, fightHigh, s.Clan, 1)
		}
		x += w
	}
}

// fighter is a soldier of a clan, or of a neutral force.
func (p pen) fighter(name string, foot draw.Point, tall float32, c Clan, alpha float32) draw.Rect {
	if c.ID != "" {
		return p.standee(name, foot, tall, c, alpha)
	}
	r := p.standing(name, foot, tall)
	p.castShadow(r, foot, tall, alpha)
	p.layers(name, r, draw.Hex(0x9a907e), alpha)
	return r
}

// work is a turret or a beacon with its shadow.
func (p pen) work(name string, foot draw.Point, tall float32, c Clan, flip bool) {
	r := p.standing(name, foot, tall)
	p.tinted("shadow-soft", draw.Rc(r.X, foot.Y-tall*0.12, r.W*1.2, tall*0.24), shadowTint)
	if name == "turret" {
		p.sprite(name, r).Flip = flip // its barrel points at the enemy
		return
	}
	p.token(name, r.Mid(), r.H, c, 1)
}

// draw paints an area that supports: its plate, its units, the arrow to the fighters with what it adds.
func (s *FightSupport) draw(u *ui.UI, p pen, r draw.Rect, side *FightSide, mid float32, right bool, a *Answer) {
	plate := draw.Rc(r.X+5, r.Y+6, r.W-10, 26)
	t := draw.Type{Face: draw.Heading, Size: 14, Color: ui.OnPaper}
	need := p.width(s.Text, t) + 20
	if s.Order != "" {
		need += 26
	}
	if need < plate.W {
		if right {
			plate.X += plate.W - need
		}
		plate.W = need
	}
	st := s.meet(u, p, draw.Rc(r.X, plate.Y, r.W, r.Bottom()-plate.Y), a)
	p.paper(plate)
	if st.Hot && s.Lit {
		p.fill(plate, 4, draw.Solid(draw.Fade(draw.Hex(0xffe39a), 0.6)))
	}
	words := plate.Pad(10, 0)
	if s.Order != "" {
		words.W -= 26
	}
	p.snug(words, s.Text, t)
	if s.Order != "" {
		p.fit(s.Order, draw.Rc(plate.Right()-27, plate.Y+3, 20, 20))
	}
	alpha := float32(1)
	if s.May {
		alpha = 0.55
	}
	step := min(37, (r.W-30)/float32(max(1, len(s.Units))))
	wide := step*float32(max(0, len(s.Units)-1)) + 42
	x := r.X + 5 + 21
	if right {
		x = r.Right() - 5 - wide + 21
	}
	for i, name := range s.Units {
		p.fighter(name, draw.Pt(x+step*float32(i), supportFoot), supportHigh, clanOr(s.Clan, side.Clan), alpha)
	}
	if !s.May {
		from := draw.Pt(r.Mid().X, supportFoot+12)
		to := draw.Pt(mid+(r.Mid().X-mid)*0.35, fightFoot-fightHigh-10)
		p.arrow(from, to, side.cloth())
		chip := draw.Around(draw.Pt((from.X+to.X)/2+34, (from.Y+to.Y)/2-4), 38, 24)
		if right {
			chip.X -= 68
		}
		p.plus(chip, s.Plus)
	}
	s.mark(p, plate, 4, st)
}

// clanOr is a clan, or another where it is none.
func clanOr(c, other Clan) Clan {
	if c.ID != "" {
		return c
	}
	return other
}

// plus is a dark pill with what is added.
func (p pen) plus(r draw.Rect, n int) {
	p.fill(r.Move(1, 2), r.H/2, draw.Solid(draw.Color{A: 90}))
	p.fill(r, r.H/2, draw.Solid(draw.Hex(0x17120d)))
	p.frame(r, r.H/2, 1.6, draw.Hex(0xe3b55e))
	p.words(r, signed(n), draw.Type{Face: draw.Heading, Size: 15, Color: draw.Hex(0xffffff), Align: draw.Center})
}

// signed is a number with its sign.
func signed(n int) string {
	if n < 0 {
		return minus(n)
	}
	return "+" + strconv.Itoa(n)
}

// arrow is a bent arrow of wood in a colour.
func (p pen) arrow(from, to draw.Point, c draw.Color) {
	d := to.Sub(from)
	side := draw.Pt(-6, 0)
	line := draw.Cubic(from, from.Add(d.Mul(0.35)).Add(side), from.Add(d.Mul(0.65)).Add(side), to.Sub(d.Unit().Mul(14)), 18)
	tip := func(grow float32) []draw.Point {
		dir := line[len(line)-1].Sub(line[len(line)-3]).Unit()
		n := dir.Left()
		base := to.Sub(dir.Mul(25 + grow*0.4))
		return []draw.Point{to.Add(dir.Mul(grow)), base.Add(n.Mul(15 + grow)), base.Add(dir.Mul(4)).Add(n.Mul(6)), base.Add(dir.Mul(4)).Sub(n.Mul(6)), base.Sub(n.Mul(15 + grow))}
	}
	dark, light := draw.Hex(0x17120d), draw.Mix(c, draw.Hex(0xffffff), 0.45)
	p.line(line, 15.5, dark)
	p.l.Fill(p.path(tip(4)), draw.Solid(dark))
	p.line(line, 11, c)
	p.l.Fill(p.path(tip(0)), draw.Solid(c))
	p.line(line[:len(line)-2], 3, light)
}
