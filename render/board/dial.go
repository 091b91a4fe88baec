package board

import (
	"fmt"
	"strconv"
	"strings"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
)

// A Dial chooses how many steps of capital to take (STM-048): a coin for each, and a button on both sides.
type Dial struct {
	Steps  int            // chosen now
	Turn   int            // from that step on a step costs victory points instead of income; 0: none does
	What   []rules.Target // by number of steps, from 0 to the most
	Amount string         // "$15"
	Note   string         // "three steps down", left out where there is no room
}

// Measures of the dial.
const (
	dialTall = 84
	dialSide = 46
)

// Draw paints the dial into r (508 x 84), which lies on paper. It takes the arrow keys, as the auction does; its hits are
// "capital/less", "capital/more" and "capital/N".
func (d *Dial) Draw(u *ui.UI, r draw.Rect) (a Answer) {
	most := len(d.What) - 1
	if most < 0 {
		return a
	}
	l := u.L
	row := draw.Rc(r.X, r.Y, r.W, dialSide)
	less, more := draw.Rc(row.X, row.Y, 48, row.H), draw.Rc(row.Right()-48, row.Y, 48, row.H)
	down := !(d.Steps > 0)
	up := !(d.Steps < most)
	free := u.Focused() == "" || strings.HasPrefix(u.Focused(), "capital/") // else the arrows move the keyboard
	if u.BrassyWith("capital/less", less, "ui-minus", "", "", down) || free && !down && (u.Key("left") || u.Key("down")) {
		a.Clicked = d.What[d.Steps-1]
	}
	if u.BrassyWith("capital/more", more, "ui-plus", "", "", up) || free && !up && (u.Key("right") || u.Key("up")) {
		a.Clicked = d.What[d.Steps+1]
	}
	mid := draw.Rc(less.Right()+10, row.Y, more.X-less.Right()-20, row.H)
	l.Round(mid, 6, draw.Solid(draw.Hex(0xfdf6e3)))
	l.Frame(mid, 6, 1.2, draw.Fade(ui.RulePaper, 0.8))
	amount := draw.Type{Face: draw.Heading, Size: 26, Color: ui.GainPaper}
	note := draw.Type{Face: draw.Sans, Size: 15, Color: ui.MutedPaper}
	w, n := l.Metrics.Width(amount.Face, amount.Size, d.Amount), l.Metrics.Width(note.Face, note.Size, d.Note)
	if w+12+n > mid.W-12 {
		l.Label(mid, d.Amount, amount.To(draw.Center))
	} else {
		x := mid.Mid().X - (w+12+n)/2
		l.Label(draw.Rc(x, mid.Y, w+1, mid.H), d.Amount, amount)
		l.Label(draw.Rc(x+w+12, mid.Y+2, n+1, mid.H), d.Note, note)
	}
	d.coins(u, draw.Rc(r.X, row.Bottom()+6, r.W, r.H-dialSide-6), most, &a)
	return a
}

// coins paints a coin for each step; those not taken are faint.
func (d *Dial) coins(u *ui.UI, r draw.Rect, most int, a *Answer) {
	if most == 0 {
		return
	}
	l := u.L
	step := min(34, r.W/float32(most))
	side := min(28, step-1)
	x := r.Mid().X - step*float32(most)/2
	for n := 1; n <= most; n++ {
		c := draw.Pt(x+step*(float32(n)-0.5), r.Mid().Y)
		hit := draw.Around(c, step, r.H)
		st := u.Press("capital/"+strconv.Itoa(n), hit)
		a.meet(d.What[n], st, hit)
		it := l.Sprite("coin-5", draw.Around(c, side, side))
		ink := draw.Type{Face: draw.Heading, Size: min(14, side*0.5), Color: draw.Hex(0x3b3f48), Align: draw.Center}
		if n > d.Steps {
			it.Tint = white(0.3)
			ink.Color = draw.Fade(ink.Color, 0.4)
		}
		if ink.Size >= leastPixels {
			l.Label(draw.Around(c, side, side), "$5", ink)
		}
		if st.Hot || st.Focused {
			l.Ring(c, side/2+1, 2, draw.Hex(0xe0a83a))
		}
		if d.Turn > 0 && n == d.Turn && n > 1 {
			e := x + step*float32(n-1)
			l.Line([]draw.Point{{X: e, Y: r.Y + 1}, {X: e, Y: r.Bottom() - 1}}, 1.4, ui.LossPaper).Dash = [2]float32{3, 2.5}
		}
		if d.Turn > 0 && n >= d.Turn {
			u.Explain(fmt.Sprintf("capital/%d", n), hit, wordsForPoints, "")
		}
		u.FocusRing(st, draw.Around(c, side, side), side/2)
	}
}
