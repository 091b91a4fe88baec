package steamwatchers

import (
	"fmt"
	"slices"

	"kettle/rules"
)

// The decisions of Tech Support.
type (
	// PlayTech puts one or two base soldiers of an area on bases (PWW-13).
	PlayTech struct {
		Card Card `json:"card"`
		Area Area `json:"area"`
		N    int  `json:"n"`
	}
	// Bases says how many of those who move away stand on bases (PWW-13).
	Bases struct {
		N int `json:"n"`
	}
)

func (PlayTech) Kind() string { return "tech" }
func (Bases) Kind() string    { return "bases" }

func (a PlayTech) String() string {
	return fmt.Sprintf("play %s for %d in %s", a.Card, a.N, a.Area)
}
func (a Bases) String() string { return fmt.Sprintf("%d with a base go", a.N) }

func (a PlayTech) Targets() []rules.Target {
	return at(PactTarget(a.Card), area(a.Area), point(TargetBase, a.N))
}
func (a Bases) Targets() []rules.Target { return at(point(TargetBase, a.N)) }

// Line is the action in words.
func (a PlayTech) Line(*State) rules.Line {
	_, c := a.Card.Pact()
	return rules.Line{Text: fmt.Sprintf("%s: %s in %s, with %s", a.Card.Name(), count(a.N, "base soldier"), a.Area.Name(), c.Sheet().EliteAbil), Value: fmt.Sprintf("+%d", a.N), Clause: "PWW-13"}
}

// Line is the action in words.
func (a Bases) Line(s *State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%d with a base go to %s", a.N, s.Top().Area.Name()), Clause: "PWW-13"}
}

// Ledger is the strength of the area, and what the ability does.
func (a PlayTech) Ledger(s *State) rules.Ledger {
	p := s.Top()
	_, c := a.Card.Pact()
	n := strength(s.units(p.Clan, a.Area, Attacking))
	return rules.Ledger{change("Strength of your units in "+a.Area.Name(), p.Seat, n, n+a.N, 1, "PWW-13"),
		{Label: c.Sheet().EliteText, Seat: p.Seat, After: "this round", Good: 1, Clause: c.Sheet().EliteClause}}
}

// Ledger is the soldiers on bases in both areas.
func (a Bases) Ledger(s *State) rules.Ledger {
	p := s.Top()
	x := s.tech(p.Card)
	from, to := x.at(p.From), x.at(p.Area)
	return rules.Ledger{change("On bases in "+p.From.Name(), p.Seat, from, from+p.M-a.N, 0, "PWW-13"), change("On bases in "+p.Area.Name(), p.Seat, to, to-p.M+a.N, 0, "PWW-13")}
}

// playingTech is the choice to play a Tech Support card before an activation.
func playingTech() Choice {
	return choice("PWW-13", func(s *State, p Pending, yield func(PlayTech)) {
		for _, c := range s.PactCards(p.Seat) {
			for _, a := range Lands() {
				yield(PlayTech{c, a, 1})
				yield(PlayTech{c, a, 2})
			}
		}
	}, func(s *State, p Pending, a PlayTech) error {
		if err := s.mayPrepare(p, a.Card, TechSupport); err != nil {
			return err
		}
		switch {
		case !a.Area.Land() || s.Controller(a.Area) != p.Clan:
			return rules.Refuse("PWW-13", "you do not control that area")
		case a.N < 1 || a.N > 2:
			return rules.Refuse("PWW-13", "one or two base soldiers get the support")
		case s.Force(a.Area, p.Clan).Base < a.N:
			return rules.Refuse("PWW-13", "there are not so many base soldiers")
		case slices.ContainsFunc(s.d.Pacts.Techs, func(x Tech) bool { return x.at(a.Area) > 0 }):
			return rules.Refuse("PWW-13", "units there are under another Tech Support card")
		}
		return nil
	}, func(t *Turn, p Pending, a PlayTech) {
		t.play(p.Seat, a.Card, true)
		t.d.Pacts.Techs = append(t.d.Pacts.Techs, Tech{a.Card, p.Seat, []Base{{Area: a.Area, N: a.N}}})
		t.Say(TechGiven{p.Seat, a.Card, a.Area, a.N})
	})
}

// techSteps ask which soldiers of an area go, those on bases or others. Pending.N to M of them can.
func techSteps() []*Step {
	return []*Step{{ID: "bases", Name: "Tech Support", Clause: "PWW-13", Ask: "say how many soldiers with a base go.", Choices: []Choice{
		choice("PWW-13", func(_ *State, p Pending, yield func(Bases)) {
			for n := p.M; n >= p.N; n-- {
				yield(Bases{n})
			}
		}, func(_ *State, p Pending, a Bases) error {
			if a.N < p.N || a.N > p.M {
				return rules.Refuse("PWW-13", fmt.Sprintf("between %d and %d of those who go stand on bases", p.N, p.M))
			}
			return nil
		}, func(t *Turn, p Pending, a Bases) {
			t.Pop()
			x := t.tech(p.Card)
			x.add(p.Area, a.N-p.M)
			x.add(p.From, p.M-a.N)
		}),
	}}}
}
