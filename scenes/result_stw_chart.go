package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// drawRibbon draws what decides round by round into the strip.
func (s *stwTable) drawRibbon(t *Table, u *ui.UI, r draw.Rect) { s.chart(t).Draw(u, r) }

// chart is what decides, GEO or victory points, of every seat round by round; kept while the end is on show.
func (s *stwTable) chart(t *Table) *board.GeoChart {
	if s.charted != nil && s.chartAt == t.g.Stamp() {
		return s.charted
	}
	p := stwState(t.g.Now())
	res, _ := p.Result()
	c := &board.GeoChart{Head: "GEO by round", Wins: p.Box().WinGEO}
	if c.Wins > 0 {
		c.Note = fmt.Sprintf("red: %d wins at once", c.Wins)
	}
	var values [][]int // by seat
	if byPoints(p) {
		c.Head, c.Wins, c.Note = wordsPointsChart, 0, wordsPointsCount
		c.Rounds, values = pointsByRound(t, p)
	} else {
		c.Rounds, values = geoByRound(t, p)
	}
	if (res.Why == stw.EndRounds || res.Why == stw.EndPoints) && anyBonus(p) {
		c.Rounds = append(c.Rounds, "+ bonus")
		for seat := range values {
			if !p.Player(rules.Seat(seat)).Out {
				values[seat] = append(values[seat], res.Scores[seat])
			}
		}
	}
	for _, seat := range ranked(res) {
		c.Lines = append(c.Lines, board.GeoLine{Clan: t.clan(p.Clan(seat)), Values: values[seat]})
	}
	s.charted, s.chartAt = c, t.g.Stamp()
	return c
}

// geoByRound is the GEO of each seat whenever it was counted.
func geoByRound(t *Table, p *stw.State) (rounds []string, values [][]int) {
	rounds, values = []string{"set-up"}, make([][]int, p.Seats())
	for i := range t.g.Len() {
		for _, e := range t.g.Events(i) {
			if e, ok := e.(stw.GEOCounted); ok {
				values[e.Seat] = append(values[e.Seat], e.To)
				if n := len(values[e.Seat]) - 1; n == len(rounds) {
					rounds = append(rounds, fmt.Sprintf("round %d", n))
				}
			}
		}
	}
	if len(values[0]) == 0 { // a game that goes on from its last position alone
		for seat := range values {
			values[seat] = []int{p.Player(rules.Seat(seat)).GEO}
		}
	}
	return rounds, values
}

// pointsByRound are the victory points of each seat at the start and after the Conclave of each round (PWW-35).
func pointsByRound(t *Table, p *stw.State) (rounds []string, values [][]int) {
	rounds = []string{"start"}
	for seat := range rules.Seat(p.Seats()) {
		values = append(values, []int{p.Player(seat).Points})
	}
	for i := range t.g.Len() {
		for _, e := range t.g.Events(i) {
			switch e := e.(type) {
			case stw.RoundBegan:
				rounds = append(rounds, fmt.Sprintf("round %d", len(rounds)))
				for seat, line := range values {
					values[seat] = append(line, line[len(line)-1])
				}
			case stw.PointScored: // not there before: the lines began with all
				for k := range len(values[e.Seat]) - 1 {
					values[e.Seat][k]--
				}
			}
		}
	}
	return rounds, values
}

func anyBonus(p *stw.State) bool {
	for seat := range rules.Seat(p.Seats()) {
		if len(p.Bonuses(seat)) > 0 {
			return true
		}
	}
	return false
}
