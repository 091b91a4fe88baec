package steamwatchers

import (
	"fmt"

	"kettle/rules"
)

// assistance is what a Military Assistance card gives by itself (PWW-15).
const assistance = 2

// Assist plays a Military Assistance card: for strength alone, or for support by the card's clan from an area (PWW-15).
type Assist struct {
	Card Card `json:"card"`
	Area Area `json:"area,omitempty"`
}

func (Assist) Kind() string { return "assist" }

func (a Assist) String() string {
	if a.Area.Is() {
		return "play " + string(a.Card) + " for support from " + a.Area.String()
	}
	return "play " + string(a.Card) + " for strength"
}

func (a Assist) Targets() []rules.Target {
	if a.Area.Is() {
		return at(PactTarget(a.Card), area(a.Area))
	}
	return at(PactTarget(a.Card), point(TargetButton, ButtonConfirm))
}

// Line is the action in words.
func (a Assist) Line(s *State) rules.Line {
	l := rules.Line{Text: a.Card.Name(), Value: fmt.Sprintf("+%d", assistance), Clause: "PWW-15"}
	if a.Area.Is() {
		_, c := a.Card.Pact()
		l.Text = c.Name() + " supports from " + a.Area.Name()
		if x, err := s.helpOf(Role(s.Top().N), a.Card, a.Area); err == nil {
			l.Value, l.Clause = fmt.Sprintf("+%d", x.N), x.Clause
		}
	}
	return l
}

// Ledger is the strength.
func (a Assist) Ledger(s *State) rules.Ledger {
	n, clause := assistance, "PWW-15"
	if a.Area.Is() {
		x, err := s.helpOf(Role(s.Top().N), a.Card, a.Area)
		if err != nil {
			return nil
		}
		n, clause = x.N, x.Clause
	}
	return rules.Ledger{s.sideStrength(n, clause)}
}

// assisting asks the attacker, then the defender (PWW-15).
func assisting(t *Turn, f *Combat) {
	var todo []Pending
	for r := Attacking; r <= Defending; r++ {
		if c := f.Clan(r); c != NoClan {
			todo = append(todo, Pending{Do: "assist", Seat: t.SeatOf(c), Clan: c, N: int(r)})
		}
	}
	t.Push(todo...)
}

func assistSteps() []*Step {
	return []*Step{{ID: "assist", Name: "Military Assistance", Clause: "PWW-15", Ask: "play a Military Assistance card, or none.", Asks: wants, Choices: []Choice{
		choice("PWW-15", func(s *State, p Pending, yield func(Assist)) {
			for _, c := range s.PactCards(p.Seat) {
				yield(Assist{Card: c})
				for _, a := range Lands() {
					yield(Assist{c, a})
				}
			}
		}, func(s *State, p Pending, a Assist) error {
			if err := s.mayPlay(p.Seat, a.Card, MilitaryAssistance, Role(p.N) == Attacking); err != nil || !a.Area.Is() {
				return err
			}
			_, err := s.helpOf(Role(p.N), a.Card, a.Area)
			return err
		}, func(t *Turn, p Pending, a Assist) {
			t.Pop()
			x := Plus{What: PlusRule, Name: "Military Assistance", N: assistance, Clause: "PWW-15"}
			_, by := a.Card.Pact()
			if a.Area.Is() {
				x, _ = t.helpOf(Role(p.N), a.Card, a.Area)
			}
			t.play(p.Seat, a.Card, Role(p.N) == Attacking)
			t.Strengthen(Role(p.N), x)
			if a.Area.Is() {
				t.Say(Supported{p.Seat, by, a.Area, x.N, t.d.Combat.Sides[p.N].Strength()})
			}
		}),
		declining("PWW-15"),
	}}}
}

// assists lists the support that Military Assistance cards could bring, while the step "assist" asks.
func (s *State) assists() (out []Plus) {
	p := s.Top()
	if p.Do != "assist" {
		return nil
	}
	for _, c := range s.PactCards(p.Seat) {
		if s.mayPlay(p.Seat, c, MilitaryAssistance, Role(p.N) == Attacking) != nil {
			continue
		}
		for _, a := range Lands() {
			if x, err := s.helpOf(Role(p.N), c, a); err == nil {
				out = append(out, x)
			}
		}
	}
	return out
}

// helpOf is what the clan of a Military Assistance card adds to a side from an area, or why it does not.
func (s *State) helpOf(r Role, card Card, a Area) (Plus, error) {
	f := s.d.Combat
	_, by := card.Pact()
	side, help := f.Clan(r), Plus{What: PlusSupport, Name: a.Name(), Area: a, Clause: "PWW-15"}
	switch {
	case s.Camp(by) == nil || s.OnBoard(by).Units() == 0:
		return Plus{}, rules.Refuse("PWW-15", by.Name()+" is not on the board")
	case by == f.Clan(1-r):
		return Plus{}, rules.Refuse("PWW-15", "no clan supports against its own units")
	case !s.Open(a) || a == f.Area || s.Controller(a) != by:
		return Plus{}, rules.Refuse("PWW-15", by.Name()+" does not control that area")
	}
	role := s.reach(a, f.Area)
	if role == Attacking {
		return Plus{}, rules.Refuse("PWW-15", "that is too far away")
	}
	if role == SupportingFar {
		help.Clause = "PWW-16"
	}
	if err := s.maySupport(side, a); err != nil {
		return Plus{}, err
	}
	if help.N = strength(s.units(by, a, role)); help.N <= 0 {
		return Plus{}, rules.Refuse("PWW-15", "no units there reach the area fought over")
	}
	return help, nil
}
