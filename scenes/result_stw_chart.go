package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// drawRibbon draws the GEO round by round into the strip.
func (s *stwTable) drawRibbon(t *Table, u *ui.UI, r draw.Rect) { s.chart(t).Draw(u, r) }

// chart is the GEO of every seat round by round; kept while the end is on show.
func (s *stwTable) chart(t *Table) *board.GeoChart {
	if s.charted != nil && s.chartAt == t.g.Stamp() {
		return s.charted
	}
	p := stwState(t.g.Now())
	res, _ := p.Result()
	c := &board.GeoChart{Head: "GEO by round", Wins: p.Box().WinGEO, Rounds: []string{"set-up"}}
	if c.Wins > 0 {
		c.Note = fmt.Sprintf("red: %d wins at once", c.Wins)
	}
	lines := make([]board.GeoLine, p.Seats())
	for i := range lines {
		lines[i].Clan = t.clan(p.Clan(rules.Seat(i)))
	}
	for i := range t.g.Len() {
		for _, e := range t.g.Events(i) {
			if e, ok := e.(stw.GEOCounted); ok {
				lines[e.Seat].Values = append(lines[e.Seat].Values, e.To)
				if n := len(lines[e.Seat].Values) - 1; n == len(c.Rounds) {
					c.Rounds = append(c.Rounds, fmt.Sprintf("round %d", n))
				}
			}
		}
	}
	if len(lines[0].Values) == 0 { // a game that goes on from its last position alone
		for seat := range lines {
			lines[seat].Values = []int{p.Player(rules.Seat(seat)).GEO}
		}
	}
	if res.Why == stw.EndRounds && anyBonus(p) {
		c.Rounds = append(c.Rounds, "+ bonus")
		for seat := range lines {
			if !p.Player(rules.Seat(seat)).Out {
				lines[seat].Values = append(lines[seat].Values, res.Scores[seat])
			}
		}
	}
	for _, seat := range ranked(res) {
		c.Lines = append(c.Lines, lines[seat])
	}
	s.charted, s.chartAt = c, t.g.Stamp()
	return c
}

func anyBonus(p *stw.State) bool {
	for seat := range rules.Seat(p.Seats()) {
		if len(p.Bonuses(seat)) > 0 {
			return true
		}
	}
	return false
}
