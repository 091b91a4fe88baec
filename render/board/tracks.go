package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
)

// A Loco is a locomotive track: slots for the levels and the engine on one of them.
type Loco struct {
	Livery Livery
	Level  int // 1 to Max
	Max    int // 6
	Ghost  int // level after what is previewed; 0 or Level: none
	Lit    bool
}

// Draw paints the printed track with its caption into r (202 x 58 in the seat panel).
func (t Loco) Draw(u *ui.UI, r draw.Rect) {
	l := u.L
	u.Paper(r)
	litCard(u, r, t.Lit)
	caption(l, draw.Rc(r.X+9, r.Y+5, r.W-18, 16), "Locomotive", count(max(t.Level, 1), "link", "links"))
	s := slots{size: draw.Pt(29, 28), pitch: draw.Pt((r.W-18-29)/float32(max(1, t.Max-1)), 0), first: 1, text: 14}
	o := draw.Pt(r.X+9, r.Y+23)
	s.paint(l, o, t.Max, t.Level, t.Ghost)
	if t.Ghost > 0 && t.Ghost != t.Level && t.Ghost <= t.Max {
		piece(l, "loco-"+t.Livery.ID, s.at(o, t.Ghost).Mid().Add(draw.Pt(0, -3)), engineWide, true)
	}
	if t.Level > 0 {
		piece(l, "loco-"+t.Livery.ID, s.at(o, t.Level).Mid().Add(draw.Pt(0, -3)), engineWide, false)
	}
}

// engineWide is the engine on its track; trackDisc the disc on tracks.
const engineWide, trackDisc = 38, 24

// litCard shows that a printed board may be pointed at.
func litCard(u *ui.UI, r draw.Rect, lit bool) {
	if lit {
		u.L.Frame(r.Inset(-1), 6, 2, draw.Fade(litColor, 0.9))
	}
}

// Shares is the track of shares issued.
type Shares struct {
	Livery Livery
	Issued int
	Max    int // 15
	Ghost  int // shares after what is previewed; 0 or Issued: none
	Lit    bool
}

// Draw paints the printed track with its caption into r (202 x 74 in the seat panel).
func (t Shares) Draw(u *ui.UI, r draw.Rect) {
	l := u.L
	u.Paper(r)
	litCard(u, r, t.Lit)
	caption(l, draw.Rc(r.X+9, r.Y+5, r.W-18, 16), "Shares issued", strconv.Itoa(t.Max-t.Issued)+" left")
	row := (t.Max + 1) / 2
	s := slots{size: draw.Pt(22, 21), pitch: draw.Pt((r.W-18-22)/float32(max(1, row-1)), 23), row: row, first: 1, text: 12.5}
	o := draw.Pt(r.X+9, r.Y+24)
	s.paint(l, o, t.Max, t.Issued, t.Ghost)
	disc := "disc-" + t.Livery.ID
	if t.Ghost > 0 && t.Ghost != t.Issued && t.Ghost <= t.Max {
		piece(l, disc, s.at(o, t.Ghost).Mid(), trackDisc, true)
	}
	if t.Issued > 0 {
		piece(l, disc, s.at(o, t.Issued).Mid(), trackDisc, false)
	}
}

// Income is a window of the income track with its reduction bands (AOS-120).
type Income struct {
	Livery Livery
	At     int
	Ghost  int    // income after what is previewed; equal to At: none
	Low    int    // lowest income
	High   int    // highest income; 0: the track's own ends, -10 to 50
	Bands  []Band // from low to high; nil: none is marked
	Note   string // at the right of the caption
}

// A Band of the income track loses By once a round, from the income From on.
type Band struct{ From, By int }

// bandTint colours the bands from nothing lost to most.
var bandTint = [...]draw.Color{{}, draw.Hex(0xd9a441), draw.Hex(0xcf7f33), draw.Hex(0xbe5a2b), draw.Hex(0xa33a28), draw.Hex(0x842626)}

// incomePitch is from slot to slot.
const incomePitch = 23.2

// Draw paints caption and slots into r, which lies on a card (344 x 45).
func (t Income) Draw(u *ui.UI, r draw.Rect) {
	l := u.L
	if t.High == 0 && t.Low == 0 {
		t.Low, t.High = -10, 50
	}
	caption(l, draw.Rc(r.X, r.Y, r.W, 16), "Income", t.Note)
	fit := int((r.W-22)/incomePitch) + 1
	first := t.window(fit)
	s := slots{size: draw.Pt(22, 21), pitch: draw.Pt((r.W-22)/float32(fit-1), 0), first: first, text: 12.5}
	o := draw.Pt(r.X, r.Y+20)
	last := min(t.High, first+fit-1)
	s.paint(l, o, last, t.At, t.Ghost)
	for n := first; n <= last; n++ {
		if i, by := t.band(n); by > 0 {
			b := s.at(o, n)
			l.Box(draw.Rc(b.X-0.6, b.Y-3.5, s.pitch.X+0.2, 2.5), draw.Solid(bandTint[min(i, len(bandTint)-1)]))
		}
	}
	disc := "disc-" + t.Livery.ID
	if t.Ghost != t.At {
		piece(l, disc, s.at(o, t.Ghost).Mid(), trackDisc, true)
	}
	piece(l, disc, s.at(o, t.At).Mid(), trackDisc, false)
}

// window is the first slot shown, so that disc and ghost stay inside with a few slots on both sides. It moves in
// steps, so that the track rests while the disc moves little.
func (t Income) window(fit int) int {
	const step, margin = 5, 2
	first := min(0, t.High-fit+1)
	lo, hi := min(t.At, t.Ghost), max(t.At, t.Ghost)
	for hi > first+fit-1-margin && first+fit-1 < t.High {
		first += step
	}
	for lo < first+margin && first > t.Low && (first > 0 || lo < 0) {
		first -= step
	}
	return max(t.Low, min(first, t.High-fit+1))
}

// band is the place of the band in which an income lies, and what it loses.
func (t Income) band(income int) (i, by int) {
	for j, b := range t.Bands {
		if income >= b.From {
			i, by = j, b.By
		}
	}
	return i, by
}

// Moons are the rounds, the present one ringed.
type Moons struct {
	Round, Rounds int
}

// Draw paints the row into r, which lies on a card (344 x 34).
func (t Moons) Draw(u *ui.UI, r draw.Rect) {
	const now, other, pitch = 30, 26, 34.6
	step := min(float32(pitch), (r.W-now)/float32(max(1, t.Rounds-1)))
	size := min(float32(other), step-3)
	x := r.X + now/2 + (r.W-now-step*float32(t.Rounds-1))/2
	for i := 1; i <= t.Rounds; i++ {
		c := draw.Pt(x+step*float32(i-1), r.Mid().Y)
		w := size
		if i == t.Round {
			w = min(now, step)
			u.L.Disc(c.Add(draw.Pt(1, 2)), w/2+3, draw.Solid(draw.Color{A: 50}))
		}
		it := u.L.Sprite(moonSprite(i, t.Rounds), draw.Around(c, w, w))
		if i < t.Round {
			it.Tint = white(0.45)
		}
		if i == t.Round {
			u.L.Ring(c, w/2+2, 2.4, draw.Hex(0xa8651d))
		}
	}
}
