package steam

import (
	"fmt"
	"strconv"

	"kettle/rules"
	"kettle/rules/rail/play"
)

// Facts are the turn, the figures of every seat, then the map's own.
func (s *State) Facts() (out []rules.Fact) {
	public := func(id, label, value, icon, clause string) {
		out = append(out, rules.Fact{ID: id, Label: label, Value: value, Icon: icon, Seat: rules.Public, Clause: s.cite(clause)})
	}
	turn := strconv.Itoa(s.d.Round)
	if s.d.Rounds > 0 {
		turn = fmt.Sprintf("%d of %d", s.d.Round, s.d.Rounds)
	}
	public("turn-marker", "Turn", turn, "", "STM-023")
	public("markers", "City Growth markers", strconv.Itoa(s.MarkersLeft()), "growth-marker", "STM-010")
	public("bag", "Cubes in the bag", strconv.Itoa(len(s.d.Bag)), "cube-gray", "STM-018")
	for i, p := range s.d.Players {
		seat := rules.Seat(i)
		add := func(id, label, value, icon, clause string) {
			out = append(out, rules.Fact{ID: id, Label: label, Value: value, Icon: icon, Seat: seat, Clause: s.cite(clause)})
		}
		t := s.Tally(seat)
		add("cash", "Cash", play.Dollars(p.Cash), "coins", "STM-014")
		add("income", "Income", fmt.Sprintf("%+d", p.Income), "loco-wood", "STM-012")
		add("vp", "Victory points", strconv.Itoa(p.VP), "", "STM-012")
		add("loco", "Locomotive", strconv.Itoa(p.Loco), "loco-wood", "STM-012")
		add("role", "Action tile", p.Role.String(), p.Role.Icon(), "STM-050")
		add("links", "Complete links", strconv.Itoa(s.d.Board.Links(seat)), "", "STM-127")
		add("means", "Can raise", play.Dollars(stepCash*s.CapitalLeft(seat)), "coins", "STM-044")
		add("after", "After income", s.Forecast(seat).String(), "coins", s.incomeClause())
		add("points", "Points now", strconv.Itoa(t.Sum()), "", "STM-127")
	}
	if h := s.m.Hooks.Facts; h != nil {
		out = append(out, h(s)...)
	}
	return out
}
