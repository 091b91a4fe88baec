package scenes

import (
	"math"
	"slices"
	"time"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules/match"
)

// A titleScene is the first screen: the room with the kettle, and the menu.
type titleScene struct {
	last    match.Meta // what Continue goes on with
	resume  bool
	shelf   int  // Desk.shelf when the saves were looked at
	results bool // some game has been finished
	looked  bool
}

// NewTitle is the title screen.
func NewTitle(d *Desk) Scene { return &titleScene{} }

// Opaque: it fills the window.
func (t *titleScene) Opaque() bool { return true }

// Tick draws the room and the menu.
func (t *titleScene) Tick(d *Desk, u *ui.UI) Move {
	if !t.looked || t.shelf != d.shelf { // a save may have been deleted or brought back
		t.last, t.resume = d.latest()
		t.shelf, t.looked = d.shelf, true
		list, err := d.records()
		if err != nil {
			d.logf("results: " + err.Error())
		}
		t.results = len(list) > 0
	}
	t.drawRoom(d, u)
	u.L.Layer = draw.Panel
	menu := t.menu(d)
	f := layTitle(u.In.W, u.In.H, t.resume, len(menu))
	t.drawMark(u, f)
	move := Stay()
	if t.resume && t.drawContinue(d, u, f.resume) {
		move = d.OpenSave(t.last.Path)
		t.looked = false
	}
	for i, l := range menu {
		if u.Slab(l.id, f.lines[i], l.label, l.key, false) {
			move = Push(l.to())
		}
	}
	foot := wordsFoot
	if d.Version != "" {
		foot = "Version " + d.Version + " · " + foot
	}
	u.L.Label(f.foot, foot, draw.Type{Face: draw.Sans, Size: 12.5, Color: ui.MutedFelt})
	if u.Default() {
		if t.resume {
			move = d.OpenSave(t.last.Path)
		} else {
			move = Push(NewSetup(d))
		}
	}
	u.Roam()
	return move
}

// A titleLine is one line of the menu.
type titleLine struct {
	id, label, key string
	to             func() Scene
}

// menu is the lines of the menu; the results are there as soon as there are any.
func (t *titleScene) menu(d *Desk) []titleLine {
	lines := []titleLine{
		{"new", wordsNew, "N", func() Scene { return NewSetup(d) }},
		{"load", wordsLoad, "L", func() Scene { return NewLoad(d) }},
		{"results", wordsResults, "E", func() Scene { return NewRecords(d, "") }},
		{"rulebook", wordsRulebook, "R", func() Scene { return Rulebook(d, "") }},
		{"options", wordsOptions, "O", func() Scene { return NewOptions(d) }},
		{"about", wordsAbout, "A", func() Scene { return NewAbout(d) }},
	}
	if !t.results {
		return slices.Delete(lines, 2, 3)
	}
	return lines
}

// A titleFloor is where the parts of the title screen stand.
type titleFloor struct {
	mark, under, resume, foot draw.Rect
	lines                     []draw.Rect
}

// layTitle lays the menu out: one column, or two where the window is low.
func layTitle(w, h float32, resume bool, lines int) (f titleFloor) {
	k := max(0.42, min(1, h/720))
	f.mark = draw.Rc(48*k, 38*k, 384*k, 112*k)
	f.under = draw.Rc(f.mark.X, f.mark.Bottom()+1, f.mark.W, 22)
	x := max(16, 48*k)
	cols, wide := 1, min(384, w-2*x)
	if h < 560 {
		cols, wide = 2, min(500, w-2*x)
	}
	y := f.under.Bottom() + 23*k
	f.foot = draw.Rc(x, h-20-18*k, w-2*x, 20)
	foot := f.foot.Y
	rows := (lines + cols - 1) / cols
	need := float32(rows) * 60
	if resume {
		need += 91
	}
	s := min(1, (foot-y)/need)
	if resume {
		f.resume = draw.Rc(x, y, wide, 76*s)
		y += 91 * s
	}
	gap := float32(12)
	colW := (wide - gap*float32(cols-1)) / float32(cols)
	for i := range lines {
		f.lines = append(f.lines, draw.Rc(x+float32(i%cols)*(colW+gap), y+float32(i/cols)*60*s, colW, 49*s))
	}
	return f
}

// drawMark draws the name and what is under it.
func (t *titleScene) drawMark(u *ui.UI, f titleFloor) {
	r := fitSprite("title-word", f.mark)
	r.X = f.mark.X
	u.L.Sprite("title-word", r)
	style := draw.Type{Face: draw.Heading, Size: 16, Color: ui.TitleGold, Align: draw.Center}
	u.L.Label(f.under, wordsSeven, style)
	w := u.L.Metrics.Width(style.Face, style.Size, wordsSeven) + 28
	for _, dy := range []float32{-2, 2} {
		left := draw.Rc(f.under.X, f.under.Mid().Y+dy, (f.under.W-w)/2, 1.2)
		u.L.Box(left, draw.Solid(draw.Fade(ui.Brass, 0.8)))
		u.L.Box(left.Move((f.under.W+w)/2, 0), draw.Solid(draw.Fade(ui.Brass, 0.8)))
	}
}

// drawContinue is the big brass button that goes on with the last game.
func (t *titleScene) drawContinue(d *Desk, u *ui.UI, r draw.Rect) bool {
	s := u.Press("continue", r)
	glow := float32(0.35)
	if s.Hot || s.Focused {
		glow = 0.8
	}
	u.L.Frame(r.Inset(-3), 9, 5, draw.Fade(ui.LitTop, glow*0.6))
	name := "button-brass-normal"
	switch {
	case s.Down:
		name = "button-brass-pressed"
	case s.Hot || s.Focused:
		name = "button-brass-hover"
	}
	u.L.Nine(name, r)
	h := r.H - 16
	art := draw.Rc(r.X+9, r.Y+8, h*1.42, h)
	u.L.Round(art.Inset(-1.5), 5, draw.Solid(ui.LitText))
	drawArt(d, u, t.last.Game, art, false)
	text := draw.Rc(art.Right()+14, r.Y, r.Right()-art.Right()-26, r.H)
	top, bottom := text.CutTop(r.H * 0.57)
	u.L.Label(top.Move(0, r.H*0.08), wordsContinue, draw.Type{Face: draw.Heading, Size: min(22, r.H*0.33), Color: ui.LitText})
	style := draw.Type{Face: draw.SansBold, Size: 14, Color: draw.Hex(0x3c2408)}
	u.L.Label(bottom.Move(0, -r.H*0.05), saveLine(t.last, func(s string) bool { return u.L.Metrics.Width(style.Face, style.Size, s) <= bottom.W }), style)
	u.FocusRing(s, r, 7)
	return s.Clicked
}

// puff is one cloud of the steam, on the picture of 1280 x 720.
type puff struct{ x, y, size, alpha float32 }

var plume = []puff{
	{886, 400, 34, 0.95}, {894, 378, 46, 0.95}, {884, 348, 56, 0.9}, {874, 318, 68, 0.8}, {862, 284, 82, 0.66}, {872, 246, 94, 0.56},
	{846, 206, 106, 0.5}, {832, 160, 118, 0.44}, {806, 112, 126, 0.36}, {782, 66, 134, 0.28}, {752, 22, 144, 0.2},
}

// drawRoom draws the picture, with steam, witch and bats in it. They drift a little, twice a second, while the
// player moves the pointer; nothing wakes the program for them, so that an idle title screen costs nothing.
func (t *titleScene) drawRoom(d *Desk, u *ui.UI) {
	w, h := u.In.W, u.In.H
	k := max(min(w/1280, h/720*1.1), h/720)
	x0, y0 := (w-1280*k)/2, (h-720*k)*0.4
	if w > 1280*k {
		x0 = w - 1280*k // a wide window shows more of the dark wall
	}
	if w/1280 < h/720 {
		x0 = min(0, (w-1280*k)*0.72) // a narrow window shows the kettle rather than the wall
	}
	now := float64(0)
	if d.Opts.Motion != "off" {
		now = float64(u.In.Now/(500*time.Millisecond)) / 2
	}
	sway := func(period, phase, by float64) float32 {
		return float32(by * math.Sin(2*math.Pi*now/period+phase))
	}
	at := func(x, y, w, h float32) draw.Rect {
		return draw.Rc(x0+(x-w/2)*k, y0+(y-h/2)*k, w*k, h*k)
	}
	window := draw.Rc(0, 0, w, h)
	u.L.Layer = draw.Table
	u.L.Within(window, func() {
		u.L.Sprite("title-scene", draw.Rc(x0, y0, 1280*k, 720*k))
		u.L.Sprite("witch-flying", at(991+sway(11, 0, 3), 128+sway(7, 1, 4), 164, 119)).Angle = sway(9, 0.5, 0.02)
		for i, b := range [][3]float32{{686, 131, 52}, {746, 97, 34}, {1170, 78, 40}} {
			phase := float64(i) * 2
			u.L.Sprite("bat", at(b[0]+sway(13, phase, 6), b[1]+sway(8, phase, 4), b[2], b[2]*0.485)).Tint = draw.Color{R: 190, G: 175, B: 220, A: 225}
		}
		for i, p := range plume {
			phase := float64(i) * 0.9
			lift := float32(i) / float32(len(plume))
			a := p.alpha * (1 + sway(9, -phase, 0.12))
			s := u.L.Sprite("steam-puff", at(p.x+sway(12, -phase, 5)*lift, p.y+sway(10, phase, 3)*lift, p.size, p.size))
			s.Tint = draw.Fade(draw.Hex(0xfff4e0), a)
		}
		dark := draw.Color{R: 6, G: 3, B: 2, A: 205}
		if x0 > 0 {
			dark.A = 255
			u.L.Box(draw.Rc(0, 0, x0+1, h), draw.Solid(dark))
		}
		shade := draw.Rc(max(0, x0), 0, min(w, 620), h)
		u.L.Box(shade, draw.Across(shade, dark, draw.Fade(dark, 0)))
	})
}
