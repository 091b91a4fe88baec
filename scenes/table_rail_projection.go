package scenes

import (
	"fmt"
	"strings"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/play"
)

// projected are the points of every seat if the game ended after an action; nil where the action makes something known that
// nobody knows yet, as dice.
func (r *railTable) projected(s play.State, a rules.Action) (out []int) {
	o, err := s.Apply(a)
	if err != nil || o.Reveals {
		return nil
	}
	next := railState(o.Next)
	for seat := range rules.Seat(next.Seats()) {
		out = append(out, r.sum(next, seat))
	}
	return out
}

// drawProjection draws at the right end of b what a seat would score if the game ended now, and what the shown action makes
// of it. It returns the room that is left.
func (r *railTable) drawProjection(t *Table, u *ui.UI, b draw.Rect, seat rules.Seat) draw.Rect {
	law, s := r.eco.law(), railState(t.pos())
	if law.parts == nil || s.Figures(seat).Out {
		return b
	}
	now := r.sum(s, seat)
	text, ink := minusSign(now), ui.TitleGold
	if r.then != nil && r.then[seat] != now {
		text += " → " + minusSign(r.then[seat])
		if ink = ui.GainFelt; r.then[seat] < now {
			ink = ui.LossFelt
		}
	}
	figure := draw.Type{Face: draw.SansBold, Size: 15, Color: ink, Align: draw.End}
	note := draw.Type{Face: draw.Sans, Size: 12, Color: ui.MutedFelt, Align: draw.End}
	w := u.L.Label(b, wordsPointsShort, note) + 4
	w += u.L.Label(draw.Rc(b.X, b.Y, b.W-w, b.H), text, figure)
	box := draw.Rc(b.Right()-w, b.Y, w, b.H)
	id := fmt.Sprintf("projection/%d", seat)
	u.Area(id, box.Pad(0, 4))
	if u.Hot() == id {
		u.Tip = &ui.Tip{At: box, Text: projectionText(law.parts, r.eco.score(s, seat)), Clause: law.score}
	}
	return draw.Rc(b.X, b.Y, b.W-w-8, b.H)
}

// projectionText tells what points are made of: the last is their sum.
func projectionText(parts []string, points []int) string {
	var of []string
	for i, part := range parts {
		of = append(of, fmt.Sprintf("%s %s", part, minusSign(points[i])))
	}
	return fmt.Sprintf(wordsEndedNow, strings.Join(of, ", "), minusPoints(points[len(points)-1]))
}
