package steamwatchers

import (
	"fmt"
	"strings"

	"kettle/rules"
)

// A Worth is GEO that a seat holds by one source (STW-134).
type Worth struct {
	Clan   Clan   `json:"clan"`           // whose area it is
	Area   Area   `json:"area,omitempty"` // none for what belongs to no area
	Source string `json:"source"`         // SourceColumn, SourceFarms, or the name of the Rule that gives it
	N      int    `json:"n"`              // negative for a penalty
	Clause string `json:"clause"`
}

// The sources of GEO that are no Rule.
const (
	SourceColumn = "column"
	SourceFarms  = "farms"
)

// Worths lists what a seat's GEO is made of as things stand, area by area in the order of the map; then what rules add.
func (s *State) Worths(seat rules.Seat) (out []Worth) {
	for _, a := range Lands() {
		if !s.Controls(seat, a) {
			continue
		}
		c, g := s.Controller(a), &s.d.Ground[a-1]
		if g.Column > 0 {
			out = append(out, Worth{c, a, SourceColumn, g.Column, "STW-134"})
		}
		if g.Farms > 0 {
			out = append(out, Worth{c, a, SourceFarms, g.Farms, "STW-133"})
		}
	}
	return append(out, s.granted(seat, func(h *Hooks) Grant { return h.GEO })...)
}

// Bonuses lists what the end of the game adds to a seat's GEO as things stand (STW-160).
func (s *State) Bonuses(seat rules.Seat) []Worth {
	return s.granted(seat, func(h *Hooks) Grant { return h.Final })
}

// A Grant is GEO that a Rule gives a seat. It may leave Source and Clause, which are those of the Rule, and Clan, which
// is the one that controls the area, or the seat's own.
type Grant func(*State, rules.Seat) []Worth

// granted lists what the rules in force give a seat by one of their hooks.
func (s *State) granted(seat rules.Seat, hook func(*Hooks) Grant) (out []Worth) {
	s.rules(func(r *Rule) {
		give := hook(&r.Hooks)
		if give == nil {
			return
		}
		for _, w := range give(s, seat) {
			if w.Source == "" {
				w.Source, w.Clause = r.Name, r.Clause
			}
			if w.Clan == NoClan {
				if w.Clan = s.Clan(seat); w.Area.Is() {
					w.Clan = s.Controller(w.Area)
				}
			}
			out = append(out, w)
		}
	})
	return out
}

// ending is the rule that gives bonuses at the end, nil for none.
func (s *State) ending() (out *Rule) {
	s.rules(func(r *Rule) {
		if r.Final != nil {
			out = r
		}
	})
	return out
}

// Level is a seat's GEO as it stands now (STW-134).
func (s *State) Level(seat rules.Seat) int { return total(s.Worths(seat)) }

func total(all []Worth) (n int) {
	for _, w := range all {
		n += w.N
	}
	return n
}

// CountGEO sets a seat's GEO marker to the level held now (STW-153).
func (t *Turn) CountGEO(seat rules.Seat) {
	p := t.Player(seat)
	if p.Out {
		return
	}
	was := p.GEO
	p.GEO = t.Level(seat)
	t.Say(GEOCounted{seat, was, p.GEO})
}

// tell says area by area what a seat's GEO is made of; now is what it has before.
func (t *Turn) tell(seat rules.Seat, all []Worth, now int) {
	for len(all) > 0 {
		n := 1
		for n < len(all) && all[n].Area == all[0].Area {
			n++
		}
		now += total(all[:n])
		t.Say(AreaCounted{seat, all[0].Area, all[:n:n], now})
		all = all[n:]
	}
}

// AreaCounted is one step of the count of a seat's GEO: what an area gives, and the level so far. In the last round the
// bonuses of the end follow in the same way.
type AreaCounted struct {
	Seat   rules.Seat `json:"seat"`
	Area   Area       `json:"area,omitempty"` // none for what belongs to no area
	Worths []Worth    `json:"worths"`
	Now    int        `json:"now"`
}

func (AreaCounted) Kind() string { return "counted" }

// Line is the event in words.
func (e AreaCounted) Line(*State) rules.Line {
	var of []string
	for _, w := range e.Worths {
		switch w.Source {
		case SourceColumn:
			of = append(of, fmt.Sprintf("column %d", w.N))
		case SourceFarms:
			of = append(of, count(w.N, "farm"))
		default:
			of = append(of, w.Source)
		}
	}
	l := rules.Line{Text: who(e.Seat) + ": " + strings.Join(of, ", "), Value: fmt.Sprintf("%+d", total(e.Worths)), Clause: e.Worths[0].Clause}
	if e.Area.Is() {
		l.Text = fmt.Sprintf("%s, %s: %s", who(e.Seat), e.Area.Name(), strings.Join(of, ", "))
	}
	return l
}
