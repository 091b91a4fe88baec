package scenes

import (
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/match"
)

// A resultCard is how a game ended, as its tableau tells it: the ribbon, three figures, the table of how it went,
// and a chart of its rounds.
type resultCard struct {
	prompt   rules.Line
	ribbon   string
	won      bool
	bankrupt bool
	cards    []resultFigure
	rows     []resultFigure
	chart    chart
}

// A resultFigure is a figure with its picture.
type resultFigure struct{ icon, label, value string }

// drawFoot draws the strip, or the end in the place of the strip and the board while a finished game is looked at.
func (t *Table) drawFoot(u *ui.UI, f floor) {
	if !t.over() || t.lifted {
		t.game.drawStrip(t, u, f.strip)
		return
	}
	t.ended()
	if g, ok := t.game.(ender); ok {
		g.drawRibbon(t, u, f.strip)
		return
	}
	t.drawCurtain(u, f.board)
	u.L.Layer = draw.Panel
	u.Paper(f.strip)
	t.end.chart.draw(u, f.strip.Pad(14, 7))
}

// ended makes the card of the end once.
func (t *Table) ended() *resultCard {
	if t.end == nil {
		t.end = t.game.result(t)
	}
	return t.end
}

// drawCurtain draws the end over the board: the moon, the ribbon, three figures and what to do next. Where the
// board is small the moon and the figures are left out.
func (t *Table) drawCurtain(u *ui.UI, r draw.Rect) {
	l, c := u.L, t.end
	u.L.Layer = draw.Panel
	l.Box(r.Inset(4), draw.Solid(draw.Color{R: 0x0c, G: 0x06, B: 0x18, A: 196}))
	u.Area("end", r)
	k := min(1, r.H/528, r.W/760)
	mid := r.Mid().X
	y := r.Y + 328*k
	if r.H < 440 || r.W < 560 {
		y = r.Y + 8
		l.Label(draw.Rc(r.X+8, y, r.W-16, 40), c.ribbon, draw.Type{Face: draw.Title, Size: 20, Color: ui.TitleGold, Align: draw.Center})
		t.drawEndButtons(u, draw.Rc(r.X, y+40, r.W, 32))
		return
	}
	moon := draw.Around(draw.Pt(mid, r.Y+150*k), 204*k, 204*k)
	halo := l.Sprite("lantern-halo", draw.Around(moon.Mid(), 460*k, 460*k))
	halo.Tint, halo.Glow = draw.Color{R: 0xff, G: 0xe6, B: 0xa8, A: 170}, true
	l.Sprite("moon-full", moon)
	if c.won {
		spriteFit(l, "witch-flying", draw.Around(draw.Pt(mid, r.Y+140*k), 230*k, 160*k))
	} else if c.bankrupt {
		spriteFit(l, "grave", draw.Around(draw.Pt(mid, r.Y+150*k), 120*k, 130*k))
		spriteFit(l, "bat", draw.Around(draw.Pt(mid+70*k, r.Y+92*k), 62*k, 44*k))
		spriteFit(l, "bat", draw.Around(draw.Pt(mid-74*k, r.Y+118*k), 44*k, 32*k))
	} else {
		spriteFit(l, "pumpkin", draw.Around(draw.Pt(mid, r.Y+148*k), 120*k, 120*k))
	}
	ribbon := draw.Around(draw.Pt(mid, r.Y+268*k), 634*k, 96*k)
	l.Sprite("ribbon", ribbon)
	title := draw.Type{Face: draw.Title, Size: 37 * k, Color: draw.Hex(0xfff0cf), Align: draw.Center, Shadow: draw.Hex(0x4a0f08)}
	l.Label(draw.Rc(ribbon.X+80*k, ribbon.Y+4*k, ribbon.W-160*k, 76*k), c.ribbon, title)
	t.drawFigureCards(u, draw.Rc(r.X, y, r.W, 72), c.cards)
	t.drawEndButtons(u, draw.Rc(r.X, y+94, r.W, 38))
}

func (t *Table) drawFigureCards(u *ui.UI, r draw.Rect, cards []resultFigure) {
	const w, space = 162, 11
	x := r.Mid().X - (float32(len(cards))*(w+space)-space)/2
	for _, c := range cards {
		b := draw.Rc(x, r.Y, w, r.H)
		u.Paper(b)
		spriteFit(u.L, c.icon, draw.Rc(b.X+10, b.Y+12, 44, b.H-24))
		u.L.Label(draw.Rc(b.X+62, b.Y+12, w-70, 26), c.value, draw.Type{Face: draw.Heading, Size: 20, Color: ui.OnPaper})
		u.L.Label(draw.Rc(b.X+62, b.Y+39, w-68, 18), c.label, draw.Type{Face: draw.Sans, Size: 13.5, Color: ui.MutedPaper})
		x += w + space
	}
}

// drawEndButtons draws what to do next; each is one click.
func (t *Table) drawEndButtons(u *ui.UI, r draw.Rect) {
	words := []string{wordsRetryDeal, wordsReplay, wordsSavePicture, wordsExport}
	icons := []string{"ui-retry", "ui-play", "ui-save-picture", "ui-export"}
	all := float32(-11)
	wide := make([]float32, len(words))
	for i, w := range words {
		wide[i] = u.L.Metrics.Width(ui.Button.Face, ui.Button.Size, w) + 62
		all += wide[i] + 11
	}
	x, y := r.Mid().X-all/2, r.Y
	for i, w := range words {
		b := draw.Rc(x, y, wide[i], r.H)
		x += wide[i] + 11
		if all > r.W-16 { // narrow: one below the other
			b = draw.Rc(r.Mid().X-85, y, 170, r.H)
			y += r.H + 4
		}
		if !u.BrassyWith("end/"+w, b, icons[i], w, "", false) {
			continue
		}
		switch i {
		case 0:
			t.deal(t.g.m.Setup())
		case 1:
			t.move = Push(NewReplay(t.desk, t.g.m))
		case 2:
			t.desk.exportPicture(t.g.m)
		case 3:
			t.desk.exportGame(t.g.m)
		}
	}
}

// newDeal plays the same game with another deal.
func (t *Table) newDeal() {
	s := t.g.m.Setup()
	s.Seed = rules.NewSeed(t.desk.random())
	t.deal(s)
}

// deal begins a game on a table of its own.
func (t *Table) deal(s rules.Setup) {
	m, err := match.New(t.g.m.Definition(), s, t.g.m.Table().Anew(s.Seed == t.g.m.Setup().Seed))
	if err != nil {
		t.desk.Sorry(err.Error())
		return
	}
	t.move = Replace(NewTable(t.desk, m))
}

// drawHowItWent draws the table of the end at the side and returns its height.
func (t *Table) drawHowItWent(u *ui.UI, r draw.Rect) float32 {
	c := t.ended()
	pg := t.openPage(u, r, wordsHowItWent, "")
	under := float32(44)
	if len(t.tallied.deal.Tries) > 0 {
		under += 36
	}
	row := min(28, (pg.left()-under)/float32(max(1, len(c.rows))))
	for _, f := range c.rows {
		b := draw.Rc(r.X+pagePad, pg.y, r.W-2*pagePad, row)
		spriteFit(u.L, f.icon, draw.Around(draw.Pt(b.X+14, b.Mid().Y), 26, row-5))
		w := u.L.Label(b, f.value, draw.Type{Face: draw.Heading, Size: 16, Color: ui.OnPaper, Align: draw.End})
		u.L.Label(draw.Rc(b.X+38, b.Y, b.W-44-w, row), f.label, draw.Type{Face: draw.Sans, Size: 15, Color: ui.OnPaper})
		u.L.Box(draw.Rc(b.X, b.Bottom()-0.5, b.W, 1), draw.Solid(draw.Fade(ui.RulePaper, 0.35)))
		pg.y += row
	}
	pg.y += 6
	if deal := t.tallied.deal; len(deal.Tries) > 0 && pg.button("results", "", wordsThisDeal+": "+deal.sum(), "", false) {
		t.move = Push(NewRecords(t.desk, deal.Code))
	}
	if code := t.g.m.Code(); code != "" && pg.button("code", "ui-copy", code, "", false) {
		u.Copy(code)
		t.say(u, toast{text: wordsCopiedCode})
	}
	return pg.close()
}
