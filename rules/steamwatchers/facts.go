package steamwatchers

import (
	"fmt"
	"strconv"
	"strings"

	"kettle/rules"
)

// Facts are the round, then the figures of every seat.
func (s *State) Facts() (out []rules.Fact) {
	public := func(id, label, value, clause string) {
		out = append(out, rules.Fact{ID: id, Label: label, Value: value, Seat: rules.Public, Clause: clause})
	}
	public("round", "Round", fmt.Sprintf("%d of %d", s.d.Round, s.b.Rounds), "STW-040")
	public("columns", "Steam Column cards", strconv.Itoa(len(s.d.Columns.Draw)), "STW-057")
	public("archons", "Archon cards", strconv.Itoa(len(s.d.Archons.Draw)), "STW-057")
	public("farms", "Farms in the supply", strconv.Itoa(s.d.Farms), "STW-009")
	public("turrets", "Turrets in the supply", strconv.Itoa(s.d.Turrets), "STW-009")
	out = append(out, s.conclaveFacts()...)
	out = append(out, s.battleFacts()...)
	out = append(out, s.kitFacts()...)
	for i := range s.d.Players {
		p, seat := &s.d.Players[i], rules.Seat(i)
		add := func(id, label, value, clause string) {
			out = append(out, rules.Fact{ID: id, Label: label, Value: value, Seat: seat, Clause: clause})
		}
		if p.Clan != NoClan {
			add("clan", "Clan", p.Clan.Name(), "STW-041")
		}
		if p.Zone > 0 {
			add("zone", "Deployment", europa.Zones[p.Zone-1].Name, "STW-042")
		}
		pure, contra := p.Fuel.Barrels()
		add("geo", "GEO", strconv.Itoa(p.GEO), "STW-005")
		add("level", "GEO level now", strconv.Itoa(s.levelOf(seat)), "STW-134")
		if r := s.ending(); r != nil {
			add("bonus", "End bonus now", strconv.Itoa(total(s.Bonuses(seat))), r.Clause)
		}
		add("pure", "Pure algofuel", strconv.Itoa(pure), "STW-135")
		add("contraband", "Contraband algofuel", strconv.Itoa(contra), "STW-135")
		add("incubation", "Incubation", strconv.Itoa(p.Incubation), "STW-141")
		add("exposure", "Exposure now", strconv.Itoa(s.Exposed(seat)), "STW-140")
		add("quarantine", "Quarantine tokens", strconv.Itoa(p.Fuel.Quarantined()), "STW-148")
		add("fervor", "Fervor", strconv.Itoa(p.Fervor), "STW-128")
		add("exile", "Death & Exile", strconv.Itoa(p.Exile.Units()), "STW-146")
		add("hand", "Hand cards", strconv.Itoa(len(s.d.Hands[i].Columns)+len(s.d.Hands[i].Archons)), "STW-006")
		if c := s.Camp(p.Clan); c != nil {
			add("supply", "Soldiers in the supply", Force{c.Base, c.Elite}.String(), "STW-008")
			add("units", "Units on the board", fmt.Sprintf("%d of %d", s.OnBoard(p.Clan).Units(), s.Capacity(seat)), "STW-155")
			add("beacons", "Beacons", strconv.Itoa(c.Beacons), "STW-008")
			add("contracts", "Contracts", strconv.Itoa(c.Contracts), "STW-008")
			add("specials", "Special Action tokens", strconv.Itoa(s.SpecialsLeft(seat)), "STW-084")
		}
		if s.pointing() != nil {
			add("points", "Victory points", strconv.Itoa(p.Points), "PWW-35")
		}
		out = append(out, s.vassalFacts(seat)...)
		out = append(out, s.pactFacts(seat)...)
		out = append(out, s.caravanFacts(seat)...)
	}
	return out
}

func (s *State) levelOf(seat rules.Seat) int {
	if s.d.Players[seat].Clan == NoClan {
		return 0
	}
	return s.Level(seat)
}

// Board says what lies on the table, for the console.
func (Words) Board(p rules.Position) (out []string) {
	s := p.(*State)
	for _, a := range s.d.Ambassadors {
		out = append(out, fmt.Sprintf("%s (@%d): claims %s, holds %s", a.Clan.Name(), a.Seat, a.Claim.Name(), a.Held.Name()))
	}
	for i := range europa.Places {
		a := Area(i + 1)
		if what := s.contents(a); what != "" {
			out = append(out, a.Name()+": "+what)
		}
	}
	for seat, plan := range s.d.Plans {
		for _, t := range plan.Tokens {
			out = append(out, fmt.Sprintf("@%d, face down: %s in %s", seat, t.Order, t.At.Name()))
		}
	}
	return out
}

func (s *State) contents(a Area) string {
	g := s.At(a)
	var out []string
	for _, t := range g.Troops {
		out = append(out, t.Clan.Name()+" "+strings.TrimPrefix(party(t.Force, t.Caravan), "the "))
	}
	if g.Beacon != NoClan {
		out = append(out, "beacon of "+g.Beacon.Name())
	}
	if g.Column > 0 {
		out = append(out, fmt.Sprintf("column %d", g.Column))
	}
	if g.Turrets > 0 {
		out = append(out, count(g.Turrets, "turret"))
	}
	if g.Farms > 0 {
		out = append(out, count(g.Farms, "farm"))
	}
	if g.Barrels > 0 {
		out = append(out, count(g.Barrels, "barrel"))
	}
	if g.Token.Order != NoOrder {
		out = append(out, g.Token.Order.String()+" token")
	}
	for _, c := range g.Contracts {
		out = append(out, "contract of "+c.Name())
	}
	for _, c := range g.Targets {
		if c == NoClan {
			out = append(out, "neutral Target Area token")
		} else {
			out = append(out, "target of "+c.Name())
		}
	}
	return strings.Join(out, ", ")
}
