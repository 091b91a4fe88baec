package board

import (
	"kettle/render/draw"
	"kettle/rules"
	"kettle/rules/rail/track"
)

// Widths of track in its unit T, which is the hex radius but never under leastTrack on the screen.
const (
	leastTrack   = 21
	trackCasing  = 0.32
	trackBallast = 0.25
	ownerStripe  = 0.165
)

var (
	ballastColor = draw.Hex(0xe9dfc8)
	sleeperColor = draw.Hex(0x7f6a4b)
	trackDark    = draw.Hex(0x15100b)
	nobodys      = draw.Hex(0x4b463f)
)

// A run is the track of one section as it is drawn.
type run struct {
	owner rules.Seat
	lines [][]draw.Point
	disc  draw.Point
	marks int
	full  bool // a complete link
}

// marked reports whether tokens were added to its owner's (SIN-09).
func (x *run) marked() bool { return !x.full && x.owner >= 0 && x.marks > 0 }

// A span is a track that passes over another one in its hex.
type span struct {
	owner rules.Seat
	line  []draw.Point
}

// An open end of track, where a buffer stands.
type stub struct {
	owner rules.Seat
	at    draw.Point
	angle float32
}

// A web is all track of a board as lines on the sheet.
type web struct {
	runs  []run
	spans []span
	stubs []stub
}

// weave finds the lines of a board.
func (p *hexPlan) weave(b *track.Board) (w web) {
	for i := range b.Sections() {
		s := &b.Sections()[i]
		w.runs = append(w.runs, run{s.Owner, p.lines(s.Path), p.discAt(b, s), s.Marks, s.Complete()})
		for _, e := range s.Ends {
			if !e.Stop {
				m := p.mid(e.Hex, e.Side)
				w.stubs = append(w.stubs, stub{s.Owner, m.Add(p.c[e.Hex].Sub(m).Mul(0.10)), float32(e.Side) * radSide})
			}
		}
	}
	for h := range p.c {
		if sp, ok := p.spanAt(b, track.HexID(h)); ok {
			w.spans = append(w.spans, sp)
		}
	}
	return w
}

// radSide is the turn from one side to the next.
const radSide = 3.14159265 / 3

// spanAt is the upper track of a crossing: the straight one, or else the second.
func (p *hexPlan) spanAt(b *track.Board, h track.HexID) (span, bool) {
	if b.TownTile(h) {
		return span{}, false
	}
	t := b.Tracks(h)
	if len(t) != 2 || t[0].Len() != 2 || t[1].Len() != 2 {
		return span{}, false
	}
	x, y := t[0].Sides(), t[1].Sides()
	if !crossed(x[0], x[1], y[0], y[1]) {
		return span{}, false
	}
	up := y
	if x[0].Opposite() == x[1] {
		up = x
	}
	o, _ := b.Owner(h, up[0])
	line := arc(p.c[h], p.r, up[0], up[1])
	half := length(line) / 2
	return span{o, cut(line, half-0.44*p.r, half+0.44*p.r)}, true
}

// discAt is where the owner's disc of a section lies: in its middle, on no hex that carries two tracks.
func (p *hexPlan) discAt(b *track.Board, s *track.Section) draw.Point {
	var full, free []int
	for i, st := range s.Path {
		if st.In == centreSide || st.Out == centreSide {
			continue
		}
		full = append(full, i)
		if len(b.Tracks(st.Hex)) < 2 {
			free = append(free, len(full)-1)
		}
	}
	switch {
	case len(full) == 0:
		st := s.Path[0]
		side := st.In
		if side == centreSide {
			side = st.Out
		}
		m := p.mid(st.Hex, side) // between the town and the side
		return m.Add(p.c[st.Hex].Sub(m).Mul(0.26))
	case len(full)%2 == 0 && len(free) == len(full):
		st := s.Path[full[len(full)/2]]
		return p.mid(st.Hex, st.In)
	case len(free) == 0:
		line := p.line(s.Path[full[0]]) // before it is crossed
		at, _ := onLine(line, 0.22*length(line))
		return at
	}
	best := free[0]
	for _, i := range free {
		if abs(2*i-len(full)+1) < abs(2*best-len(full)+1) {
			best = i
		}
	}
	line := p.line(s.Path[full[best]])
	at, _ := onLine(line, length(line)/2)
	return at
}

func abs(n int) int { return max(n, -n) }

// unit is the unit of track widths, in the sheet's units.
func (p *hexPlan) unit(k float32) float32 { return max(p.r, min(leastTrack/k, p.r*1.45)) }

// layTrack paints the track of a board: all casings, all ballast, then the stripes, and what passes over.
func (p pen) layTrack(pl *hexPlan, w *web, n *Rails) {
	t := pl.unit(p.v.k)
	p.bed(w.runs, t)
	for _, r := range w.runs {
		for _, l := range r.lines {
			p.ownerLine(l, t, n, r.owner)
		}
	}
	for _, s := range w.spans {
		p.bridge(s, t, n)
	}
	for _, s := range w.stubs {
		p.buffer(s, pl.r)
	}
}

// bed paints casing, ballast and sleepers.
func (p pen) bed(runs []run, t float32) {
	each := func(paint func(l []draw.Point)) {
		for _, r := range runs {
			for _, l := range r.lines {
				paint(l)
			}
		}
	}
	each(func(l []draw.Point) { p.line(l, trackCasing*t, trackDark) })
	each(func(l []draw.Point) { p.line(l, trackBallast*t, ballastColor) })
	if t*p.v.k > 19 {
		each(func(l []draw.Point) { p.dashed(l, trackBallast*t, sleeperColor, 0.055*t, 0.105*t, 0) })
	}
}

// ownerLine paints the stripe of whoever owns the track, in his pattern; grey and dashed if nobody does.
func (p pen) ownerLine(l []draw.Point, t float32, n *Rails, o rules.Seat) {
	v, ok := n.livery(o)
	if !ok {
		p.dashed(l, 0.11*t, nobodys, 0.2*t, 0.16*t, 0)
		return
	}
	p.liveried(l, t, v)
}

// liveried paints an owner's stripe over its dark edge.
func (p pen) liveried(l []draw.Point, t float32, v Livery) {
	switch v.Pattern {
	case SolidLine:
		p.line(l, 0.235*t, draw.Hex(0xf4ecd8))
		p.line(l, 0.175*t, v.Color)
	case DoubleLine:
		p.line(l, 0.215*t, trackDark)
		p.line(l, 0.18*t, v.Color)
		p.line(l, 0.05*t, draw.Hex(0xf2e9f7))
	case Sleepers:
		p.line(l, 0.21*t, trackDark)
		p.line(l, ownerStripe*t, v.Color)
		p.dashed(l, ownerStripe*t, draw.Hex(0xf4f4f4), 0.06*t, 0.16*t, 0)
	case PaleDash:
		p.line(l, 0.205*t, trackDark)
		p.line(l, ownerStripe*t, v.Color)
		p.dashed(l, 0.07*t, draw.Hex(0xf7e4c2), 0.2*t, 0.2*t, 0)
	case LongDash:
		p.line(l, 0.205*t, trackDark)
		p.dashed(l, ownerStripe*t, v.Color, 0.62*t, 0.16*t, 0)
	case ShortDash:
		p.line(l, 0.205*t, trackDark)
		p.dashed(l, ownerStripe*t, v.Color, 0.26*t, 0.15*t, 0)
	case DotDash:
		p.line(l, 0.205*t, trackDark)
		p.dashed(l, ownerStripe*t, v.Color, 0.46*t, 0.35*t, 0)
		p.dashed(l, ownerStripe*t, v.Color, 0.09*t, 0.72*t, 0.22*t)
	}
}

// bridge paints the upper track of a crossing between its parapets.
func (p pen) bridge(s span, t float32, n *Rails) {
	p.line(s.line, 0.74*t, draw.Fade(draw.Hex(0x0e0a06), 0.55))
	p.line(s.line, 0.58*t, draw.Hex(0x2b2118))
	p.line(s.line, 0.49*t, draw.Hex(0xe6dcc2))
	p.bed([]run{{lines: [][]draw.Point{s.line}}}, t)
	p.ownerLine(s.line, t, n, s.owner)
}

// buffer paints the buffer stop at an open end.
func (p pen) buffer(s stub, r float32) {
	p.sprite("buffer-stop", sized("buffer-stop", s.at, 0.56*r)).Angle = s.angle
}

// disc paints the disc of an owner on his link.
func (p pen) disc(at draw.Point, r float32, v Livery, alpha float32) {
	name := "link-disc-" + v.ID
	if !hasSprite(name) {
		name = "disc-" + v.ID
	}
	const wide = 44. / 16 / 2 // of the sprite, for a disc of radius 1
	it := p.sprite(name, sized(name, at.Add(draw.Pt(0, r*0.06)), 2*wide*r))
	if alpha < 1 {
		it.Tint = white(alpha)
	}
}
