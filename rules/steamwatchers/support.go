package steamwatchers

import (
	"cmp"
	"fmt"

	"kettle/rules"
)

// Support spends the own Order token of an area for the side that decides (STW-110).
type Support struct {
	Area Area `json:"area"`
}

// Decline leaves what a step of a combat offers, or ends it.
type Decline struct{}

func (Support) Kind() string { return "support" }
func (Decline) Kind() string { return "decline" }

func (a Support) String() string { return "support from " + a.Area.String() }
func (Decline) String() string   { return "decline" }

func (a Support) Targets() []rules.Target { return at(area(a.Area)) }
func (Decline) Targets() []rules.Target   { return at(point(TargetButton, ButtonConfirm)) }

// Line is the action in words.
func (a Support) Line(s *State) rules.Line {
	help, err := s.Help(Role(s.Top().N), a.Area)
	if err != nil {
		return rules.Line{Text: "Support from " + a.Area.Name(), Clause: "STW-110"}
	}
	return rules.Line{Text: "Support from " + a.Area.Name(), Value: fmt.Sprintf("+%d", help.N), Clause: help.Clause}
}

// Line is the action in words.
func (Decline) Line(s *State) rules.Line {
	text := map[string]string{"support": "No more support", "sentinel": "Let it fall", "breaker": "Remove nothing", "convert": "Convert nobody", "assist": "Play no card", "peace": "Keep your alliances", "expedition": "Move no turret", "devourer": "Leave it"}[s.Top().Do]
	return rules.Line{Text: cmp.Or(text, "That is all"), Clause: s.Step().Clause}
}

func supportSteps() []*Step {
	return []*Step{{ID: "support", Name: "Support", Clause: "STW-113", Ask: "spend Order tokens for support in the combat.", Asks: wants, Choices: []Choice{
		choice("STW-110", func(_ *State, _ Pending, yield func(Support)) {
			for _, a := range Lands() {
				yield(Support{a})
			}
		}, func(s *State, p Pending, a Support) error {
			_, err := s.Help(Role(p.N), a.Area)
			return err
		}, func(t *Turn, p Pending, a Support) {
			help, _ := t.Help(Role(p.N), a.Area)
			by := t.Controller(a.Area)
			t.ReturnToken(a.Area)
			t.Strengthen(Role(p.N), help)
			t.Say(Supported{p.Seat, by, a.Area, help.N, t.d.Combat.Sides[p.N].Strength()})
		}),
		declining("STW-113"),
	}}}
}

// declining is the choice to leave it.
func declining(clause string) Choice {
	return choice(clause, just(Decline{}), free, func(t *Turn, _ Pending, _ Decline) { t.Pop() })
}

// wants reports whether a step has anything to choose besides leaving it.
func wants(s *State, p Pending) (yes bool) {
	for _, c := range s.b.Step(p.Do).Choices {
		c.Legal(s, p, func(a rules.Action) { yes = yes || a.Kind() != Decline{}.Kind() })
	}
	return yes
}

// Help is what the units of an area would add to a side of the combat that is on, or why they do not.
func (s *State) Help(r Role, a Area) (Plus, error) {
	f := s.d.Combat
	side := f.Clan(r)
	if !s.Open(a) || a == f.Area {
		return Plus{}, rules.Refuse("STW-110", "support comes from an area next to the one fought over")
	}
	if s.Opposing(side, s.Controller(a)) {
		return Plus{}, rules.Refuse("STW-112", "a clan supports only its own side")
	}
	by := s.At(a).Token.Clan
	if by == NoClan || s.Controller(a) != by {
		return Plus{}, rules.Refuse("STW-110", "support needs an own Order token in an area that you control")
	}
	role, help := s.reach(a, f.Area), Plus{What: PlusSupport, Name: a.Name(), Area: a, Clause: "STW-110"}
	switch role {
	case Attacking:
		return Plus{}, rules.Refuse("STW-110", "that is too far away")
	case SupportingFar:
		help.Clause = "STW-016"
	}
	if err := s.maySupport(side, a); err != nil {
		return Plus{}, err
	}
	if help.N = strength(s.units(by, a, role)); help.N <= 0 {
		return Plus{}, rules.Refuse(help.Clause, "no units there reach the area fought over")
	}
	return help, nil
}

// maySupport refuses support of a side from an area where a rule in force bans it.
func (s *State) maySupport(side Clan, from Area) error {
	return s.ban(func(h *Hooks) error {
		if h.MaySupport == nil {
			return nil
		}
		return h.MaySupport(s, side, from)
	})
}

// reach is how units of an area support in another: from next to it, or from two areas away over land (STW-016), whoever
// holds the area between. Attacking means not at all.
func (s *State) reach(a, b Area) Role {
	if a.Next(b) {
		return Supporting
	}
	for _, x := range a.Place().Land {
		if s.Open(x) && x.Next(b) {
			return SupportingFar
		}
	}
	return Attacking
}
