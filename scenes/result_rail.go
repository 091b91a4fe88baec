package scenes

import (
	"fmt"
	"slices"
	"strings"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/play"
)

// result is how the game ended, for the prompt; the rest is drawn by the functions below.
func (r *railTable) result(t *Table) *resultCard {
	p := t.g.Now()
	res, _ := p.Result()
	line := t.g.m.Definition().Words.Prompt(p)
	card := &resultCard{prompt: line, ribbon: "Nobody wins"}
	ranks := ranked(res)
	winner := ranks[0]
	if res.Places[winner] != 1 {
		return card
	}
	card.won = true
	card.ribbon = t.g.m.Table().Name(winner) + " wins"
	switch second := ranks[min(1, len(ranks)-1)]; {
	case second != winner && res.Places[second] == 1:
		card.ribbon = "A tie"
	case second != winner && r.eco.counted(res.Why):
		card.prompt.Text = fmt.Sprintf("@%d wins with %s, %d ahead of @%d.", winner, minusPoints(res.Scores[winner]), res.Scores[winner]-res.Scores[second], second)
	}
	return card
}

// ranked are the seats by rank.
func ranked(res rules.Result) []rules.Seat {
	out := make([]rules.Seat, len(res.Places))
	for i := range out {
		out[i] = rules.Seat(i)
	}
	slices.SortStableFunc(out, func(a, b rules.Seat) int { return res.Places[a] - res.Places[b] })
	return out
}

// medals are the colours of the first three places.
var medals = [...][2]draw.Color{{draw.Hex(0xf3d27a), draw.Hex(0xa02f1c)}, {draw.Hex(0xdfe3e8), draw.Hex(0x2f5590)}, {draw.Hex(0xdba070), draw.Hex(0x5b4a3a)}}

// drawRanks draws the seats in order of rank: medal, points, and what is left of the figures.
func (r *railTable) drawRanks(t *Table, u *ui.UI, box draw.Rect) {
	s := railState(t.g.Now())
	res, _ := s.Result()
	ranks := ranked(res)
	h := min(150, (box.H-gap*float32(len(ranks)-1))/float32(len(ranks)))
	for i, seat := range ranks {
		b := draw.Rc(box.X, box.Y+float32(i)*(h+gap), box.W, h)
		u.Felt(b)
		if res.Places[seat] == 1 {
			u.L.Frame(b.Inset(1), 8, 2, ui.LitTop)
		}
		livery := t.livery(seat)
		board.Edge(u.L, draw.Rc(b.X+3, b.Y+8, 8, b.H-16), livery)
		drawDisc(u.L, livery.ID, draw.Pt(b.X+36, b.Y+38), 28)
		name := draw.Type{Face: draw.Heading, Size: 18, Color: ui.OnFelt}
		room := b.W - 58 - 58
		u.L.Label(draw.Rc(b.X+58, b.Y+20, room, 24), fitName(u.L.Metrics, t.g.m.Table().Name(seat), name, room), name)
		place := placeWords(res, seat, s.Figures(seat).Out)
		if other, tied := sameScore(res, seat); tied && r.eco.counted(res.Why) && !s.Figures(seat).Out && !s.Figures(other).Out {
			if by := r.eco.tied(s, seat, other); by != "" {
				place = strings.TrimSuffix(place, " place") + " by " + by
			}
		}
		u.L.Label(draw.Rc(b.X+58, b.Y+42, room, 16), place, ui.Note)
		drawMedal(u.L, draw.Pt(b.Right()-32, b.Y+34), res.Places[seat])
		if s.Figures(seat).Out {
			continue
		}
		points := draw.Type{Face: draw.Title, Size: min(44, b.H*0.29), Color: ui.TitleGold}
		row := draw.Rc(b.X+22, b.Y+62, 130, 42)
		x := b.X + 20
		if b.H < 130 { // low: the figures stand beside the points
			row = draw.Rc(b.X+22, b.Bottom()-35, 60, 26)
			points.Size, x = 25, b.X+112
		}
		w := u.L.Label(row, minusSign(res.Scores[seat]), points)
		u.L.Label(draw.Rc(row.X+w+8, row.Bottom()-28, 60, 22), "points", draw.Type{Face: draw.Sans, Size: 14, Color: ui.MutedFelt})
		for _, f := range r.eco.rest(s, seat) {
			spriteFit(u.L, f.icon, draw.Rc(x, b.Bottom()-32, 24, 20))
			u.L.Label(draw.Rc(x+28, b.Bottom()-33, 40, 22), f.value, draw.Type{Face: draw.SansBold, Size: 15, Color: ui.OnFelt})
			x += min(66, (b.Right()-x)/2)
		}
	}
}

// sameScore is another seat with the same score in another place.
func sameScore(res rules.Result, seat rules.Seat) (rules.Seat, bool) {
	for other := range res.Places {
		if res.Scores[other] == res.Scores[seat] && res.Places[other] != res.Places[seat] {
			return rules.Seat(other), true
		}
	}
	return rules.Nobody, false
}

func placeWords(res rules.Result, seat rules.Seat, out bool) string {
	if out {
		return "bankrupt"
	}
	n := 0
	for _, p := range res.Places {
		if p == res.Places[seat] {
			n++
		}
	}
	text := ordinals[min(len(ordinals), res.Places[seat])-1] + " place"
	if n > 1 {
		text += ", shared"
	}
	return text
}

// drawMedal draws the medal of a place; from the fourth on a plain ring.
func drawMedal(l *draw.List, c draw.Point, place int) {
	number := draw.Type{Face: draw.Title, Size: 20, Color: draw.Hex(0x3a2414), Align: draw.Center}
	if place > len(medals) {
		l.Ring(c, 17, 1.5, draw.Fade(ui.BrassLn, 0.7))
		l.Label(draw.Around(c, 34, 30), fmt.Sprint(place), number.With(ui.MutedFelt))
		return
	}
	m := medals[place-1]
	for _, s := range [...]float32{-1, 1} {
		l.Fill([]draw.Point{c.Add(draw.Pt(0, 8)), c.Add(draw.Pt(12*s, 8)), c.Add(draw.Pt(15*s, 32)), c.Add(draw.Pt(8*s, 27)), c.Add(draw.Pt(2*s, 32))}, draw.Solid(m[1]))
	}
	l.Disc(c.Add(draw.Pt(0, 2)), 18, draw.Solid(draw.Color{A: 110}))
	l.Disc(c, 18, draw.Solid(draw.Mix(m[0], draw.Hex(0), 0.35)))
	l.Disc(c, 16.5, draw.Solid(m[0]))
	l.Ring(c, 13, 1.2, draw.Mix(m[0], draw.Hex(0), 0.3))
	l.Label(draw.Around(c, 34, 30), fmt.Sprint(place), number)
}

// drawRibbon draws who has won, and two moments of the game.
func (r *railTable) drawRibbon(t *Table, u *ui.UI, box draw.Rect) {
	u.Paper(box)
	card := t.ended()
	ribbon := draw.Rc(box.X+2, box.Y-4, min(330, box.W*0.44), 96)
	u.L.Sprite("ribbon", ribbon)
	style := draw.Type{Face: draw.Title, Size: 26, Color: draw.Hex(0xfff0cf), Align: draw.Center, Shadow: draw.Hex(0x4a0f08)}
	room := ribbon.W * 0.68
	for style.Size > 15 && u.L.Metrics.Width(style.Face, style.Size, card.ribbon) > room {
		style.Size--
	}
	u.L.Label(draw.Rc(ribbon.Mid().X-room/2, ribbon.Y+3, room, 76), fitName(u.L.Metrics, card.ribbon, style, room), style)
	moments := r.moments(t)
	x := ribbon.Right() + 14
	w := (box.Right() - 14 - x) / float32(max(1, len(moments)))
	for i, m := range moments {
		if i > 0 {
			u.L.Line([]draw.Point{{X: x, Y: box.Y + 12}, {X: x, Y: box.Bottom() - 12}}, 1, draw.Fade(ui.RulePaper, 0.9)).Dash = [2]float32{4, 3}
			x += 12
		}
		spriteFit(u.L, m.icon, draw.Rc(x, box.Y+20, 38, 46))
		u.L.Label(draw.Rc(x+48, box.Y+22, w-62, 22), m.label, draw.Type{Face: draw.Heading, Size: 15, Color: ui.OnPaper})
		note := draw.Type{Face: draw.Sans, Size: 13.5, Color: ui.MutedPaper}
		u.L.Label(draw.Rc(x+48, box.Y+44, w-50, 20), m.value, draw.Narrow(u.L.Metrics, m.value, note, 11, w-50))
		x += w
	}
}

// A momentTeller is a rail table whose map has a moment of its own to tell.
type momentTeller interface {
	moment(t *Table) resultFigure
}

// moments are the longest delivery, and the map's own.
func (r *railTable) moments(t *Table) (out []resultFigure) {
	longest, by, round := 0, rules.Nobody, 0
	for i := range t.g.Len() {
		for _, e := range t.g.Events(i) {
			if seat, earned, ok := r.eco.gains(e); ok && play.Sum(earned) > longest {
				longest, by, round = play.Sum(earned), seat, railState(t.g.At(i)).Round()
			}
		}
	}
	if by >= 0 {
		name := fitName(metricsOf(t), t.g.m.Table().Name(by), draw.Type{Face: draw.Sans, Size: 13.5}, 60)
		out = append(out, resultFigure{"loco-wood", "Longest delivery", fmt.Sprintf("%s, +%d, %s %d", name, longest, strings.ToLower(r.roundWord()), round)})
	}
	if g, ok := t.game.(momentTeller); ok {
		out = append(out, g.moment(t))
	}
	return out
}

func metricsOf(t *Table) draw.Metrics { return t.desk.Metrics }
