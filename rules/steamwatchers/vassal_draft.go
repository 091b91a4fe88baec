package steamwatchers

import "kettle/rules"

// TakeVassal takes a Vassal Clan card (PWW-18).
type TakeVassal struct {
	Clan Clan `json:"clan"`
}

func (TakeVassal) Kind() string              { return "vassal" }
func (a TakeVassal) String() string          { return "take the vassal " + a.Clan.String() }
func (a TakeVassal) Targets() []rules.Target { return at(point(TargetClan, int(a.Clan))) }

// Line is the action in words.
func (a TakeVassal) Line(*State) rules.Line {
	sh := a.Clan.Sheet()
	return rules.Line{Text: "Vassal " + sh.Name + ": " + sh.Text, Icon: sh.Emblem, Clause: sh.Clause}
}

// Ledger is what the card gives.
func (a TakeVassal) Ledger(s *State) rules.Ledger {
	seat := s.Turn()
	pure, contra := s.Spaces(seat)
	return rules.Ledger{
		{Label: "Vassal forces to deploy", Seat: seat, After: Force{vassalStart.Base, vassalStart.Elite}.String(), Good: 1, Clause: "STW-197"},
		{Label: "In its supply", Seat: seat, After: vassalSupply.String(), Good: 1, Clause: "STW-197"},
		change("Pure stock spaces", seat, pure, pure+1, 1, "STW-197"),
		change("Contraband stock spaces", seat, contra, contra+1, 1, "STW-197"),
	}
}

// VassalTaken says that a seat took a Vassal Clan card.
type VassalTaken struct {
	Seat rules.Seat `json:"seat"`
	Clan Clan       `json:"clan"`
}

func (VassalTaken) Kind() string { return "vassal" }

// Line is the event in words.
func (e VassalTaken) Line(*State) rules.Line {
	return rules.Line{Text: who(e.Seat) + " takes " + e.Clan.Name() + " as a vassal", Icon: e.Clan.Sheet().Emblem, Clause: "PWW-18"}
}

// vassalDraft is the set-up with vassals: each player in turn takes clan, title and Double Deployment card and deploys
// (PWW-17); then from the last of them leftwards each takes a vassal (PWW-18). Pending.M counts those.
func vassalDraft() []*Step {
	return []*Step{
		{ID: "choosing", Name: "Set-up", Clause: "PWW-17", Run: func(t *Turn, p Pending) {
			if p.N < t.Seats() {
				seat := t.chooser(p.N)
				t.Push(Pending{Do: "clan", Seat: seat}, Pending{Do: "claim", Seat: seat}, Pending{Do: "zone", Seat: seat}, Pending{Do: "choosing", N: p.N + 1})
			}
		}},
		{ID: "deploying", Name: "Vassal Clans", Clause: "PWW-18", Run: func(t *Turn, p Pending) {
			if p.M < t.Seats() {
				t.Push(Pending{Do: "vassal", Seat: t.chooser(p.N)}, Pending{Do: "deploying", N: p.N + 1, M: p.M + 1})
			}
		}},
		{ID: "vassal", Name: "Choice of a vassal", Clause: "PWW-18", Ask: "take a Vassal Clan card.", Choices: []Choice{
			choice("PWW-18", func(_ *State, _ Pending, yield func(TakeVassal)) {
				for _, c := range Clans() {
					yield(TakeVassal{c})
				}
			}, func(s *State, _ Pending, a TakeVassal) error {
				switch {
				case a.Clan == NoClan || a.Clan >= numClans:
					return rules.Refuse("STW-007", "there is no such clan")
				case s.Camp(a.Clan) != nil:
					return rules.Refuse("PWW-18", "that clan is in play: "+a.Clan.Name())
				}
				return nil
			}, func(t *Turn, p Pending, a TakeVassal) {
				t.Pop()
				t.Say(VassalTaken{p.Seat, a.Clan})
				t.subject(a.Clan, p.Seat)
				t.Push(Pending{Do: "claim", Seat: p.Seat, Clan: a.Clan})
				t.deploy(a.Clan, t.b.otherZone(t.Player(p.Seat).Zone), vassalStart)
			}),
		}},
	}
}

// subject makes a clan the vassal of a seat: what its card does not show goes to the box, but its Order tokens, and the
// stock spaces of the card are full.
func (t *Turn) subject(c Clan, seat rules.Seat) {
	t.enlist(c, seat, true)
	camp := &t.d.Camps[t.camp(c)]
	left := Force{vassalStart.Base, vassalStart.Elite}.Plus(vassalSupply)
	camp.Lost = Force{camp.Base, camp.Elite}.Minus(left)
	camp.Base, camp.Elite, camp.Beacons, camp.Contracts = left.Base, left.Elite, 0, 0
	f := &t.Player(seat).Fuel
	f.Pure, f.Contra = f.Pure+1, f.Contra+1
}
