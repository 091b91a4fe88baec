package scenes

import (
	"fmt"
	"strings"

	"kettle/render/draw"
	"kettle/render/ui"
)

// A timeLine is the strip of all moments: its place for each of them.
type timeLine struct {
	left, wide float32
	last       int
}

func (l timeLine) x(at int) float32 { return l.left + l.wide*float32(at)/float32(max(1, l.last)) }

// near is the moment at a place on the screen.
func (l timeLine) near(x float32) int {
	return int((x-l.left)/l.wide*float32(max(1, l.last)) + 0.5)
}

var (
	timeDone = draw.Hex(0x9a4f1e)
	timeTodo = draw.Hex(0xc0a574)
	timeRing = draw.Hex(0xa8651d)
)

// drawTime draws the time line and answers clicks, drags and the wheel on it.
func (r *replayScene) drawTime(u *ui.UI, b draw.Rect) {
	u.Paper(b)
	f := &r.film
	line := timeLine{b.X + 24, b.W - 48, r.last()}
	low := b.H < timeH
	groove := draw.Rc(line.left, b.Y+35, line.wide, 7)
	if low {
		groove.Y = b.Y + 29
	}
	s := u.Area("time", b.Inset(3))
	if s.Grabbed {
		r.plays = false
		r.goTo(line.near(u.In.X))
		u.Act()
	}
	if s.Hot && u.In.Wheel != 0 {
		r.plays = false
		r.goTo(r.at - int(u.In.Wheel))
		u.In.Wheel = 0
		u.Act()
	}
	r.drawRounds(u, line, groove, b)
	l := u.L
	l.Round(groove, 3.5, draw.Solid(timeTodo))
	if at := line.x(r.at); at > groove.X+2 {
		l.Round(draw.Rc(groove.X, groove.Y, at-groove.X, groove.H), 3.5, draw.Solid(timeDone))
	}
	if line.wide/float32(max(1, line.last)) >= 3 {
		for i := range line.last + 1 {
			l.Box(draw.Rc(line.x(i)-0.5, groove.Y+1.5, 1, groove.H-3), draw.Solid(draw.Fade(ui.HeadPaper, 0.35)))
		}
	}
	for _, at := range f.start[1:] {
		l.Box(draw.Rc(line.x(at)-0.75, groove.Y-5, 1.5, groove.H+10), draw.Solid(ui.HeadPaper))
	}
	icon, words := r.t.game.markWords()
	for _, at := range f.marks {
		spriteFit(l, icon, draw.Around(draw.Pt(line.x(at), groove.Bottom()+10), 13, 13))
	}
	knob := draw.Pt(line.x(r.at), groove.Mid().Y)
	l.Disc(knob.Add(draw.Pt(0, 1.5)), 11, draw.Solid(draw.Color{A: 70}))
	l.Disc(knob, 10, draw.Down(draw.Around(knob, 20, 20), draw.Hex(0xfdebbd), draw.Hex(0xb5843a)))
	l.Ring(knob, 10, 1.5, draw.Hex(0x6b4a1e))
	if low {
		return
	}
	foot := draw.Rc(b.X+20, b.Bottom()-26, b.W-40, 18)
	w := l.Label(foot, r.place(), draw.Type{Face: draw.SansBold, Size: 13.5, Color: ui.OnPaper})
	note := draw.Type{Face: draw.Sans, Size: 13, Color: ui.MutedPaper, Align: draw.End}
	if wide := l.Metrics.Width(note.Face, note.Size, words); words != "" && w+wide+50 < foot.W {
		l.Label(foot, words, note)
		spriteFit(l, icon, draw.Rc(foot.Right()-wide-20, foot.Y+2, 14, 14))
	}
}

// drawRounds draws the moon, or the number, of each round over its stretch; the present one is ringed.
func (r *replayScene) drawRounds(u *ui.UI, line timeLine, groove, b draw.Rect) {
	now, _, _ := r.film.roundSpan(r.at)
	for k, from := range r.film.start {
		to := r.last()
		if k+1 < len(r.film.start) {
			to = r.film.start[k+1]
		}
		box := draw.Rc(line.x(from)+2, groove.Y-29, line.x(to)-line.x(from)-4, 23)
		if box.W < 4 {
			continue
		}
		n, _, picture := r.t.game.round(r.t.g.At(from))
		number := fmt.Sprint(n)
		style := draw.Type{Face: draw.Heading, Size: 14, Color: ui.HeadPaper, Align: draw.Center}
		if k == now {
			u.L.Round(box, 5, draw.Solid(draw.Fade(draw.Hex(0xf6e2ae), 0.8)))
			u.L.Frame(box, 5, 1.6, timeRing)
		}
		w := u.L.Metrics.Width(style.Face, style.Size, number)
		switch {
		case picture != "" && box.W > w+30:
			x := box.Mid().X - (w+24)/2
			u.L.Sprite(picture, draw.Rc(x, box.Mid().Y-9, 18, 18))
			u.L.Label(draw.Rc(x+22, box.Y, w+2, box.H), number, style)
		case box.W > w:
			u.L.Label(box, number, style)
		}
	}
}

// place says which moment is on show.
func (r *replayScene) place() string {
	text := fmt.Sprintf("step %d of %d", r.at, r.last())
	p := r.t.pos()
	if n, _, _ := r.t.game.round(p); n > 0 {
		text += fmt.Sprintf(", %s %d", strings.ToLower(roundWord(r.t.game)), n)
	}
	if chips, lit := r.t.game.phases(p); lit >= 0 && lit < len(chips) {
		text += ", " + chips[lit].name
	}
	return text
}
