package singapore

import (
	"fmt"
	"strconv"
	"strings"
	"sync"

	"kettle/rules"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/track"
)

var printed = sync.OnceValue(load)

// Home is what a player must reach, for who shows how far one is from it (SIN-18).
func Home() Goal { return printed().goal }

// Limits are the most links of a player at Changi Airport and at a town (SIN-07, SIN-08).
func Limits() (changi, town int) { return printed().atChangi, printed().atTown }

// facts are the parts of the turn and the ends of the game, then each seat's marked links and how near it is to the goal.
func (g *singapore) facts(s *steam.State) (out []rules.Fact) {
	public := func(id, label, value, clause string) {
		out = append(out, rules.Fact{ID: id, Label: label, Value: value, Seat: rules.Public, Clause: clause})
	}
	public("part", "Part of the turn", s.Stage().Name, "SIN-04")
	public("passes", "Turns passed in a row", strconv.Itoa(Passes(s)), "SIN-21")
	trigger := "not yet triggered"
	if seat, ok := Triggered(s); ok {
		trigger = fmt.Sprintf("triggered by @%d", seat)
	}
	public("end", "End of the game", trigger, "SIN-18")
	for seat := range rules.Seat(s.Seats()) {
		add := func(id, label, value, icon, clause string) {
			out = append(out, rules.Fact{ID: id, Label: label, Value: value, Icon: icon, Seat: seat, Clause: clause})
		}
		add("reach", "Cubes run over", fmt.Sprintf("%d links", 2*s.Player(seat).Loco), "loco-wood", "SIN-11")
		add("bill", "An action brings", bill(s, seat), "coins", "SIN-16")
		add("marked", "Marked links", marked(s, seat), "", "SIN-17")
		add("goal", "Goal", g.distance(s.Player(seat)), "", "SIN-18")
		if n := Still(s, seat); n > 1 {
			add("still", "Turns without anything new", fmt.Sprintf("%d of %d", n, Standstill), "", "SIN-35")
		}
	}
	return out
}

// bill is "$2", or "$2, less $1 of rent".
func bill(s *steam.State, seat rules.Seat) string {
	income, rent := Bill(s, seat)
	if rent == 0 {
		return play.Dollars(income)
	}
	return fmt.Sprintf("%s, less %s of rent", play.Dollars(income), play.Dollars(rent))
}

// marked is "Clementi 2 tokens $1, Yishun 3 tokens $2": where each marked link begins.
func marked(s *steam.State, seat rules.Seat) string {
	var out []string
	for _, m := range MarkedLinks(s.Track(), seat) {
		out = append(out, fmt.Sprintf("%s %d tokens %s", s.Spot(m.From), m.Tokens, play.Dollars(m.Rent)))
	}
	if out == nil {
		return "none"
	}
	return strings.Join(out, ", ")
}

// distance is "12 of 15 VP, income +2".
func (g *singapore) distance(p steam.Player) string {
	switch {
	case g.goal.Met(p):
		return "reached"
	case p.VP >= g.goal.VP:
		return fmt.Sprintf("income %+d is below %d", p.Income, g.goal.MinIncome)
	}
	return fmt.Sprintf("%d of %d VP", p.VP, g.goal.VP)
}

// begins is the stop at which an unfinished link begins.
func begins(s *track.Section) track.HexID {
	if s.Ends[1].Stop {
		return s.Ends[1].Hex
	}
	return s.Ends[0].Hex
}
