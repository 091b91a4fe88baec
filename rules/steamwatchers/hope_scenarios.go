package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// hopeScenarios are those of Spark of Hope (SOH-54).
func hopeScenarios() []*Scenario {
	others := []string{ModDiplomacy, ModVassals, ModWolves}
	return []*Scenario{
		{ID: "mobile-bases", Name: "Mobile Bases", Kind: "Expansion", Min: 2, Max: 5, Needs: ModHope, Bars: others, Text: "4 rounds; farms and a turret ride on the caravan board, trucks are prizes.", Clause: "SOH-55", Add: func(b *Box) {
			b.Rounds = 4
			mobile := Buildings{b.Start.Farms, b.Start.Turrets}
			b.Start.Farms, b.Start.Turrets = 0, 0
			b.Rules = append(b.Rules, mobileBases(mobile))
		}},
		{ID: "birthplace", Name: "Birthplace", Kind: "Conquest", Min: 2, Max: 5, Needs: ModHope, Bars: others, Text: "4 rounds; everybody wants Catabatia, where a neutral force stands.", Clause: "SOH-59", Add: func(b *Box) {
			b.Rounds, b.Spawns, b.Start.Column = 4, 4, 1
			b.Zones = slices.DeleteFunc(b.Zones, func(z int) bool { return z == 2 })
			b.Columns = slices.DeleteFunc(b.Columns, func(c Card) bool { return c.Area() == birthplace })
			b.Steps = append(b.Steps, birthrightStep())
			b.Rules = append(b.Rules, birthplaceRules()...)
		}},
	}
}

// mobileStrength is what the turrets on a clan's caravan board add where the caravan defends (SOH-56).
func mobileStrength(s *State, c Clan, a Area, r Role) []Plus {
	n := s.Caravan(s.SeatOf(c)).Mobile.Turrets
	if r != Defending || n == 0 || !s.CaravanIn(a, c) {
		return nil
	}
	return []Plus{{What: PlusTurret, Name: "turret on the caravan board", Count: n, N: n * s.b.TurretStrength, Clause: "SOH-56"}}
}

// mobileBases are the rules of the scenario (SOH-55 to SOH-58): the buildings named begin on each caravan board.
func mobileBases(start Buildings) Rule {
	return Rule{"Mobile Bases", "SOH-56", Hooks{
		Dealt: func(t *Turn) {
			for i := range t.d.Caravans {
				t.d.Caravans[i].Mobile = start
				t.d.Farms, t.d.Turrets = t.d.Farms-start.Farms, t.d.Turrets-start.Turrets
			}
		},
		GEO: func(s *State, seat rules.Seat) []Worth {
			if n := s.Caravan(seat).Mobile.Farms; n > 0 {
				return []Worth{{Area: s.CaravanAt(seat), N: n}}
			}
			return nil
		},
		Supply: func(s *State, seat rules.Seat) int { return s.Caravan(seat).Mobile.Farms },
		Units:  mobileStrength,
		Wrecked: func(t *Turn, c Clan) {
			if f := t.d.Combat; f != nil && f.Decided() && f.Loser == c && f.Winner != NoClan {
				winner := t.SeatOf(f.Winner)
				t.caravan(winner).Prizes++
				t.Say(PrizeTaken{winner, t.SeatOf(c), t.Caravan(winner).Prizes})
			}
		},
		MayStand: func(s *State, _ Clan, at Area, x Piece) error {
			if x == Beacon || !slices.ContainsFunc(s.At(at).Troops, func(x Troop) bool { return x.Caravan }) {
				return nil
			}
			return rules.Refuse("SOH-58", "no building goes into an area with a caravan")
		},
		Final: func(s *State, seat rules.Seat) []Worth {
			if n := s.Caravan(seat).Prizes; n > 0 {
				return []Worth{{N: n, Source: "Trucks taken", Clause: "SOH-58"}}
			}
			return nil
		},
	}}
}
