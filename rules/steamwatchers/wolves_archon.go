package steamwatchers

import (
	"fmt"

	"kettle/rules"
)

// wolfEffects are what the Archon cards of Peace With Wolves do (PWW-31). GEO levels are where the markers stand.
func wolfEffects() map[string]effect {
	return map[string]effect{
		"Exchange of Gifts": {Play: func(t *Turn) { t.inOrder("gift") }},
		"Broken Oaths": {Spares: Archon, Hooks: Hooks{Strength: func(s *State, f *Combat, by Clan) int {
			if !s.attacks(f, by) || s.SeatOf(by) == s.Archon() {
				return 0
			}
			return -number(s.marker(f.Defender) < s.marker(by))
		}}},
		"Safe Conduct": {Hooks: Hooks{Passes: func(s *State, c Clan, via Area) bool {
			alone := s.At(via).Beacon != NoClan && len(s.At(via).Troops) == 0
			return s.Neutral(via) == 0 && !s.besideKin(c, via) && s.held(c, via) && (alone || s.SeatOf(c) == s.Archon())
		}}},
		"Hostage Exchange": {Play: func(t *Turn) {
			var todo []Pending
			t.eachInOrder(func(seat rules.Seat, more int) {
				for range 1 + more {
					todo = append(todo, Pending{Do: "ransom", Seat: seat})
				}
			})
			t.Push(todo...)
		}},
		"Common Enemy": {Hooks: Hooks{Strength: func(s *State, f *Combat, by Clan) int {
			if !s.attacks(f, by) || s.marker(f.Defender) < s.highest() {
				return 0
			}
			return 1 + number(s.SeatOf(by) == s.Archon())
		}}},
		"Sanctions": {Play: archonDecides("sanction"), Hooks: Hooks{MaySpecial: func(s *State, c Clan, x Special, _ Area) error {
			if x != Mobilize || !s.Used(s.SeatOf(c), sanctioned) {
				return nil
			}
			return rules.Refuse("STW-196", "Sanctions: you cannot Mobilize this round")
		}}},
	}
}

// sanctioned marks a player for the round, like an effect that is used up (STW-196).
const sanctioned = "sanctions"

// attacks reports whether a clan attacks another clan in a combat.
func (s *State) attacks(f *Combat, by Clan) bool { return by == f.Attacker && f.Defender != NoClan }

// marker is where the GEO marker of a clan's player stands.
func (s *State) marker(c Clan) int { return s.d.Players[s.SeatOf(c)].GEO }

// highest is where the highest GEO marker stands.
func (s *State) highest() (n int) {
	for _, seat := range s.seatsInPlay() {
		n = max(n, s.d.Players[seat].GEO)
	}
	return n
}

// Ransom takes a unit back from the Death & Exile tile (STW-194).
type Ransom struct {
	Elite bool `json:"elite,omitempty"`
}

func (Ransom) Kind() string              { return "ransom" }
func (a Ransom) String() string          { return "take back " + soldier(a.Elite) }
func (a Ransom) Targets() []rules.Target { return at(unit(a.Elite)) }

// Line is the action in words.
func (a Ransom) Line(*State) rules.Line {
	return rules.Line{Text: title(one(a.Elite).Words()) + " comes back from Death & Exile", Value: "+1", Clause: "STW-194"}
}

// Ledger is the tile and the clan supply.
func (a Ransom) Ledger(s *State) rules.Ledger {
	seat := s.Turn()
	n := s.d.Players[seat].Exile.Units()
	return rules.Ledger{change("Death & Exile", seat, n, n-1, -1, "STW-194")}
}

// wolfSteps are the decisions of the Archon cards of Peace With Wolves.
func wolfSteps() []*Step {
	return []*Step{
		naming("gift", "Exchange of Gifts", "STW-191", "name a player; you both take 1 pure algofuel.", func(t *Turn, by, named rules.Seat) {
			t.Gain(by, 1+number(by == t.Archon()), 0)
			t.Gain(named, 1, 0)
		}),
		naming("sanction", "Sanctions", "STW-196", "name a player who cannot Mobilize this round.", func(t *Turn, _, named rules.Seat) {
			t.Use(named, sanctioned)
		}),
		{ID: "ransom", Name: "Hostage Exchange", Clause: "STW-194", Ask: "take a unit back from the Death & Exile tile.",
			Asks: func(s *State, p Pending) bool { return s.d.Players[p.Seat].Exile.Units() > 0 },
			Choices: []Choice{choice("STW-194", func(_ *State, _ Pending, yield func(Ransom)) {
				yield(Ransom{false})
				yield(Ransom{true})
			}, func(s *State, p Pending, a Ransom) error {
				if !one(a.Elite).Within(s.d.Players[p.Seat].Exile) {
					return rules.Refuse("STW-194", "no such unit of yours is on the Death & Exile tile")
				}
				return nil
			}, func(t *Turn, p Pending, a Ransom) {
				t.Pop()
				t.ransom(p.Seat, one(a.Elite))
			})}},
	}
}

// ransom puts soldiers of the Death & Exile tile back into the clan supply.
func (t *Turn) ransom(seat rules.Seat, f Force) {
	p, camp := t.Player(seat), &t.d.Camps[t.camp(t.Clan(seat))]
	p.Exile = p.Exile.Minus(f)
	camp.Base, camp.Elite = camp.Base+f.Base, camp.Elite+f.Elite
	t.Say(Ransomed{seat, f})
}

// Ransomed says who came back from the Death & Exile tile (STW-194).
type Ransomed struct {
	Seat  rules.Seat `json:"seat"`
	Force Force      `json:"force"`
}

func (Ransomed) Kind() string { return "ransomed" }

// Line is the event in words.
func (e Ransomed) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s takes %s back from Death & Exile", who(e.Seat), e.Force.Words()), Value: fmt.Sprintf("+%d", e.Force.Units()), Clause: "STW-194"}
}
