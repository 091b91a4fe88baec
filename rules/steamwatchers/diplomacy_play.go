package steamwatchers

import (
	"fmt"

	"kettle/rules"
)

// The decisions of Logistics Support.
type (
	// PlayLogistics plays the card for algofuel, or for a contract and a Special Action token (PWW-12).
	PlayLogistics struct {
		Card     Card `json:"card"`
		Contract bool `json:"contract,omitempty"`
	}
	// Retrieve takes a Special Action token off the clan board (PWW-12).
	Retrieve struct {
		Special Special `json:"special"`
	}
)

func (PlayLogistics) Kind() string { return "logistics" }
func (Retrieve) Kind() string      { return "retrieve" }

func (a PlayLogistics) String() string {
	if a.Contract {
		return "play " + string(a.Card) + " for a contract"
	}
	return "play " + string(a.Card) + " for algofuel"
}
func (a Retrieve) String() string { return "take back " + a.Special.String() }

func (a PlayLogistics) Targets() []rules.Target {
	if a.Contract {
		return at(PactTarget(a.Card), point(TargetSpecial, 0))
	}
	return at(PactTarget(a.Card), point(TargetPure, 2))
}
func (a Retrieve) Targets() []rules.Target { return at(point(TargetSpecial, int(a.Special))) }

// TargetSpecial is a Special Action token on the clan board: its Special, 0 for any.
const TargetSpecial = "special"

// Line is the action in words.
func (a PlayLogistics) Line(*State) rules.Line {
	l := rules.Line{Text: a.Card.Name() + ": take 2 pure and 1 contraband algofuel", Value: "+3", Clause: "PWW-12"}
	if a.Contract {
		l.Text, l.Value = a.Card.Name()+": put a contract on a floe and take a Special Action token back", ""
	}
	return l
}

// Line is the action in words.
func (a Retrieve) Line(*State) rules.Line {
	return rules.Line{Text: "Take the Special Action token of " + a.Special.String() + " back", Clause: "PWW-12"}
}

// Ledger is what the card brings.
func (a PlayLogistics) Ledger(s *State) rules.Ledger {
	seat := s.Turn()
	if a.Contract {
		n := s.SpecialsLeft(seat)
		left := s.Camp(s.Clan(seat)).Contracts
		return rules.Ledger{change("Contracts", seat, left, left-number(s.CanContract(s.Clan(seat)) == nil), 0, "PWW-12"),
			change("Special Action tokens", seat, n, min(n+1, s.b.Specials), 1, "PWW-12")}
	}
	pure, contra := s.d.Players[seat].Fuel.Barrels()
	return rules.Ledger{change("Pure algofuel", seat, pure, pure+2, 1, "PWW-12"), change("Contraband algofuel", seat, contra, contra+1, 1, "PWW-12")}
}

// Ledger is the tokens.
func (a Retrieve) Ledger(s *State) rules.Ledger {
	n := s.SpecialsLeft(s.Turn())
	return rules.Ledger{change("Special Action tokens", s.Turn(), n, n+1, 1, "PWW-12")}
}

// playingLogistics is the choice to play a Logistics Support card before an activation.
func playingLogistics() Choice {
	return choice("PWW-12", func(s *State, p Pending, yield func(PlayLogistics)) {
		for _, c := range s.PactCards(p.Seat) {
			yield(PlayLogistics{c, false})
			yield(PlayLogistics{c, true})
		}
	}, func(s *State, p Pending, a PlayLogistics) error {
		if err := s.mayPrepare(p, a.Card, Logistics); err != nil {
			return err
		}
		if a.Contract && s.CanContract(s.Clan(p.Seat)) != nil && s.SpecialsLeft(p.Seat) == s.b.Specials {
			return rules.Refuse("PWW-12", "you can put no contract, and no Special Action token lies on your clan board")
		}
		return nil
	}, func(t *Turn, p Pending, a PlayLogistics) {
		t.play(p.Seat, a.Card, true)
		if a.Contract {
			t.Push(Pending{Do: "contract", Seat: p.Seat, Clan: t.Clan(p.Seat)}, Pending{Do: "relief", Seat: p.Seat})
		} else {
			t.Gain(p.Seat, 2, 1)
		}
	})
}

// pactSteps are what Logistics Support asks.
func pactSteps() []*Step {
	return []*Step{
		{ID: "relief", Name: "Logistics Support", Clause: "PWW-12", Run: func(t *Turn, p Pending) {
			if t.SpecialsLeft(p.Seat) < t.b.Specials {
				t.Only(Pending{Do: "retrieve", Seat: p.Seat})
			}
		}},
		{ID: "retrieve", Name: "Logistics Support", Clause: "PWW-12", Ask: "take a Special Action token off your clan board.", Choices: []Choice{
			choice("PWW-12", func(_ *State, _ Pending, yield func(Retrieve)) {
				for x := ForcedMarch; x < numSpecials; x++ {
					yield(Retrieve{x})
				}
			}, func(s *State, p Pending, a Retrieve) error {
				if a.Special == NoSpecial || a.Special >= numSpecials || s.d.Players[p.Seat].Specials[a.Special] == 0 {
					return rules.Refuse("PWW-12", "no Special Action token lies there")
				}
				return nil
			}, func(t *Turn, p Pending, a Retrieve) {
				t.Pop()
				t.Player(p.Seat).Specials[a.Special]--
				t.Say(Retrieved{p.Seat, a.Special})
			}),
		}},
	}
}

// Retrieved says that a Special Action token came off a clan board (PWW-12).
type Retrieved struct {
	Seat    rules.Seat `json:"seat"`
	Special Special    `json:"special"`
}

func (Retrieved) Kind() string { return "retrieved" }

// Line is the event in words.
func (e Retrieved) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s takes the Special Action token of %s back", who(e.Seat), e.Special), Clause: "PWW-12"}
}
