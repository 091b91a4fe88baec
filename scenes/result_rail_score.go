package scenes

import (
	"fmt"
	"strings"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/play"
)

// drawScore draws the score by source, the points by round, and what to do next.
func (r *railTable) drawScore(t *Table, u *ui.UI, box draw.Rect) float32 {
	card := t.openSlate(u, box, "Score", r.eco.law().score)
	s := railState(t.g.Now())
	res, _ := s.Result()
	r.drawPoints(t, card, s, ranked(res))
	head := draw.Type{Face: draw.Heading, Size: 15, Color: ui.HeadFelt}
	const foot = 22 + 38*3 + 20
	if room := card.left() - foot; room > 130 {
		u.L.Label(card.take(18, 4), "Points by "+strings.ToLower(r.roundWord()), head)
		p := card.paper(min(230, room-34))
		r.scoreChart(t).Draw(u, p)
	}
	r.drawAfter(t, u, card)
	card.y = box.Bottom()
	return card.close()
}

// drawPoints draws the table of points: by source, then the total.
func (r *railTable) drawPoints(t *Table, card *slate, s play.State, ranks []rules.Seat) {
	const row = 30
	l := card.u.L
	p := card.paper(float32(len(ranks))*row + 52)
	cols := [...]float32{p.W - 122, p.W - 80, p.W - 40, p.W}
	note := draw.Type{Face: draw.Sans, Size: 12, Color: ui.MutedPaper, Align: draw.End}
	heads := r.eco.scoreHeads()
	free := len(cols) - len(heads) // the columns stand at the right
	for i, h := range heads {
		l.Label(draw.Rc(p.X+cols[free+i]-60, p.Y-2, 60, 16), h[0], note)
		l.Label(draw.Rc(p.X+cols[free+i]-60, p.Y+12, 60, 16), h[1], note)
	}
	for i, seat := range ranks {
		b := draw.Rc(p.X, p.Y+34+row*float32(i), p.W, row-1)
		if i == 0 {
			l.Round(b.Pad(-4, 0), 5, draw.Solid(draw.Hex(0xf4d590)))
		} else {
			l.Box(draw.Rc(b.X, b.Y-0.5, b.W, 1), draw.Solid(draw.Fade(ui.RulePaper, 0.35)))
		}
		drawDisc(l, t.g.Colour(seat), draw.Pt(b.X+11, b.Mid().Y), 21)
		name := draw.Type{Face: draw.Sans, Size: 14, Color: ui.OnPaper}
		room := cols[free] - 26 - 24
		l.Label(draw.Rc(b.X+26, b.Y, room, b.H), fitName(l.Metrics, t.g.m.Table().Name(seat), name, room), name)
		figure := draw.Type{Face: draw.SansBold, Size: 14, Color: ui.OnPaper, Align: draw.End}
		if s.Figures(seat).Out {
			l.Label(draw.Rc(b.X+cols[2]-120, b.Y, 120, b.H), "bankrupt", figure.With(ui.LossPaper))
			continue
		}
		for k, v := range r.eco.score(s, seat) {
			st := figure
			switch {
			case free+k == len(cols)-1:
				st.Size = 17
			case v < 0:
				st.Color = ui.LossPaper
			}
			l.Label(draw.Rc(b.X+cols[free+k]-60, b.Y, 60, b.H), minusSign(v), st)
		}
	}
}

// sum is the points of a seat now.
func (r *railTable) sum(s play.State, seat rules.Seat) int {
	points := r.eco.score(s, seat)
	return points[len(points)-1]
}

func minusSign(n int) string {
	if n < 0 {
		return fmt.Sprintf("−%d", -n)
	}
	return fmt.Sprint(n)
}

// scoreChart is what each seat would have scored after each round; kept while the end is on show.
func (r *railTable) scoreChart(t *Table) *board.ScoreChart {
	if r.chart != nil && r.chartAt == t.g.Stamp() {
		return r.chart
	}
	c := &board.ScoreChart{First: 1}
	n := t.g.m.Setup().Seats
	for i := range n {
		c.Lines = append(c.Lines, board.ScoreLine{Livery: t.livery(rules.Seat(i))})
	}
	add := func(s play.State) {
		for i := range n {
			if seat := rules.Seat(i); !s.Figures(seat).Out {
				c.Lines[i].Values = append(c.Lines[i].Values, r.sum(s, seat))
			}
		}
	}
	last := railState(t.g.At(0))
	for i := 1; i <= t.g.Len(); i++ {
		s := railState(t.g.At(i))
		if s.Round() != last.Round() {
			add(s)
		}
		last = s
	}
	add(last)
	r.chart, r.chartAt = c, t.g.Stamp()
	return c
}

// drawAfter draws the buttons of the end.
func (r *railTable) drawAfter(t *Table, u *ui.UI, card *slate) {
	two := func() (a, b draw.Rect) {
		row := card.take(32, 6)
		w := (row.W - 8) / 2
		return draw.Rc(row.X, row.Y, w, 32), draw.Rc(row.X+w+8, row.Y, w, 32)
	}
	a, b := two()
	if u.Quiet("end/"+wordsSavePicture, a, "ui-save-picture", wordsSavePicture, "", false) {
		t.desk.exportPicture(t.g.m)
	}
	if u.Quiet("end/"+wordsExport, b, "ui-export", wordsExport, "", false) {
		t.desk.exportGame(t.g.m)
	}
	a, b = two()
	if u.Quiet("end/board", a, "ui-eye", "The board", "", false) {
		t.lifted = true
	}
	if u.Quiet("end/"+wordsReplay, b, "ui-play", wordsReplay, "", false) {
		t.move = Push(NewReplay(t.desk, t.g.m))
	}
	if u.Brassy("end/"+wordsRetryDeal, card.take(34, 6), wordsRetryDeal, "", false) {
		t.deal(t.g.m.Setup())
	}
}
