package ageofsteam

import (
	"fmt"
	"slices"
	"strconv"

	"kettle/rules"
	"kettle/rules/rail/play"
)

// Facts are the round, the figures of every seat, then the map's own.
func (s *State) Facts() (out []rules.Fact) {
	out = append(out, rules.Fact{ID: "round", Label: "Round", Value: fmt.Sprintf("%d of %d", s.d.Round, s.d.Rounds), Seat: rules.Public, Clause: s.cite("AOS-024")})
	for i, p := range s.d.Players {
		seat := rules.Seat(i)
		add := func(id, label, value, icon, clause string) {
			out = append(out, rules.Fact{ID: id, Label: label, Value: value, Icon: icon, Seat: seat, Clause: s.cite(clause)})
		}
		add("cash", "Cash", play.Dollars(p.Cash), "coins", "AOS-018")
		add("income", "Income", fmt.Sprintf("+%d", p.Income), "loco-wood", "AOS-112")
		add("costs", "Costs", fmt.Sprintf("−%d", p.Due()), "share", "AOS-113")
		add("after", "After expenses", s.Forecast(seat).String(), "coins", "AOS-114")
		add("loco", "Locomotive", strconv.Itoa(p.Loco), "loco-wood", "AOS-103")
		add("shares", "Shares issued", strconv.Itoa(p.Shares), "share", "AOS-030")
		add("shares-left", "Shares left", strconv.Itoa(s.m.Rules.MaxShares-p.Shares), "share", "AOS-030")
		if a := s.d.Auction; a != nil {
			text := play.Dollars(a.Bids[i])
			if slices.Contains(a.Out, seat) {
				text = "out"
			}
			add("bid", "Bid", text, "coins", "AOS-033")
		}
		add("role", "Action", p.Role.String(), p.Role.Icon(), "AOS-042")
	}
	if h := s.m.Hooks.Facts; h != nil {
		out = append(out, h(s)...)
	}
	return out
}
