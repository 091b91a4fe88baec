package ageofsteam

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
)

// Sharing is the choice to issue one share (AOS-028 to AOS-030).
func Sharing() Choice {
	return Choice{
		Kind: IssueShare{}.Kind(), Clause: "AOS-031", When: "no share can be issued now", Legal: play.One[*State](IssueShare{}),
		Check: func(s *State, _ rules.Action) error {
			if p := s.Player(s.Turn()); p.Shares >= s.m.Rules.MaxShares {
				return rules.Refuse(s.cite("AOS-030"), fmt.Sprintf("all %d shares are issued", p.Shares))
			}
			return nil
		},
		Do: func(t *Turn, _ rules.Action) {
			p := &t.d.Players[t.Seat()]
			p.Shares++
			p.Cash += t.m.Rules.SharePrice
			t.Say(ShareIssued{t.Seat(), p.Shares, t.m.Rules.SharePrice})
		},
		Ledger: func(s *State, _ rules.Action, l *Ledger) {
			p := s.Player(s.Turn())
			l.Cash(s.m.Rules.SharePrice, s.cite("AOS-029"))
			l.Change("Shares issued", "share", p.Shares, p.Shares+1, 0, s.cite("AOS-030"))
			l.Change("Expenses a round", "coins", p.Due(), p.Due()+1, -1, "AOS-113")
		},
	}
}

// Ending is the choice to finish a phase by the action a.
func Ending(a rules.Action, clause string, say bool) Choice {
	return Choice{
		Kind: a.Kind(), Clause: clause, Legal: play.One[*State](a), Check: play.Always[*State],
		Do: func(t *Turn, _ rules.Action) {
			if say {
				t.Say(Passed{t.Seat()})
			}
			t.EndTurn()
		},
	}
}

// Taking is the choice of an action for the round (AOS-042).
func Taking() Choice {
	return Choice{
		Kind: Take{}.Kind(), Clause: "AOS-042",
		Legal: func(s *State, yield func(rules.Action)) {
			for r := FirstMove; r < numRoles; r++ {
				if a := (Take{r}); s.Check(a) == nil {
					yield(a)
				}
			}
		},
		Check: func(s *State, a rules.Action) error {
			r := a.(Take).Role
			if r == NoRole || r >= numRoles {
				return rules.Refuse(s.cite("AOS-042"), "one of the actions is taken each round")
			}
			open := false
			for _, o := range s.m.Rules.Roles {
				open = open || o == r
			}
			if !open {
				return rules.Refuse(s.cite("AOS-042"), fmt.Sprintf("%s cannot be chosen on this map", r))
			}
			for _, p := range s.d.Players {
				if p.Role == r {
					return rules.Refuse("AOS-042", fmt.Sprintf("%s is taken this round", r))
				}
			}
			return nil
		},
		Do: func(t *Turn, a rules.Action) {
			r, seat := a.(Take).Role, t.Seat()
			t.d.Players[seat].Role = r
			t.Say(RoleTaken{seat, r})
			if r == Locomotive {
				t.RaiseLoco()
			}
			t.EndTurn()
		},
		Ledger: func(s *State, a rules.Action, l *Ledger) {
			p := s.Player(s.Turn())
			if a.(Take).Role == Locomotive {
				l.loco(s, p)
			}
		},
	}
}

// RaiseLoco raises the acting seat's locomotive by 1, but not above the highest level (AOS-046, AOS-102).
func (t *Turn) RaiseLoco() {
	if p := &t.d.Players[t.Seat()]; p.Loco < t.m.Rules.MaxLoco {
		p.Loco++
		t.Say(LocoRaised{t.Seat(), p.Loco})
	}
}

// Urbanizing is the choice to place a new city (AOS-091 to AOS-100). First says that it comes before any lay.
func Urbanizing() Choice {
	return Choice{
		Kind: Urbanize{}.Kind(), Clause: "AOS-047",
		Legal: func(s *State, yield func(rules.Action)) {
			if p := s.Player(s.Turn()); p.Role != Urbanization || p.Urbanized || p.Lays > 0 {
				return
			}
			var towns []rail.Spot // where a new city may come is the same for every tile
			for t, c := range s.m.NewCities {
				if _, used := s.TileStop(t); used {
					continue
				}
				if towns == nil {
					for at := range rail.Stop(s.Stops()) {
						if a := (Urbanize{c.Letter, t, s.Spot(at)}); s.d.Board.Town(at) && s.checkUrbanize(a) == nil {
							towns = append(towns, a.At)
						}
					}
				}
				for _, at := range towns {
					yield(Urbanize{c.Letter, t, at})
				}
			}
		},
		Check: func(s *State, a rules.Action) error { return s.checkUrbanize(a.(Urbanize)) },
		Do: func(t *Turn, a rules.Action) {
			u := a.(Urbanize)
			t.d.Tiles[u.N] = u.At.Stop()
			if b := t.Track(); b != nil {
				t.d.Board = b.PutCity(t.Seat(), u.At.Stop())
			}
			t.d.Players[t.Seat()].Urbanized = true
			t.Say(CityPlaced{t.Seat(), u.N, u.At})
		},
		Ledger: func(s *State, a rules.Action, l *Ledger) { l.Cash(0, "AOS-092") },
	}
}

func (s *State) checkUrbanize(u Urbanize) error {
	p := s.Player(s.Turn())
	if u.N < 0 || u.N >= len(s.m.NewCities) || s.m.NewCities[u.N].Letter != u.Tile {
		return rules.Refuse(s.cite("AOS-014"), fmt.Sprintf("there is no new city %s in this game", u.Tile))
	}
	if !s.Has(u.At) {
		return rules.Refuse("AOS-091", fmt.Sprintf("there is no %s on this map", u.At))
	}
	at := u.At.Stop()
	switch _, new := s.TileAt(at); {
	case new:
		return rules.Refuse("AOS-093", fmt.Sprintf("%s is a new city already", u.At))
	case !s.d.Board.Town(at):
		return rules.Refuse(s.cite("AOS-091"), fmt.Sprintf("%s is no town; a new city goes on a town", u.At))
	case p.Role != Urbanization:
		return rules.Refuse("AOS-047", "a new city needs the action Urbanization")
	case p.Urbanized:
		return rules.Refuse(s.cite("AOS-091"), "one new city a round; it is placed")
	case p.Lays > 0:
		return rules.Refuse(s.cite("AOS-092"), "a new city comes before anything is built in the round")
	}
	if on, used := s.TileStop(u.N); used {
		return rules.Refuse(s.cite("AOS-091"), fmt.Sprintf("new city %s lies on %s", u.Tile, s.Spot(on)))
	}
	if b := s.Track(); b != nil {
		return b.CheckCity(s.Turn(), at)
	}
	return nil
}

// Has reports whether the spot is a stop of this map.
func (s *State) Has(at rail.Spot) bool { return play.Has(s, at) }

// Raising is the choice to raise the locomotive instead of a move (AOS-102).
func Raising() Choice {
	return Choice{
		Kind: play.Raise{}.Kind(), Clause: "AOS-102", Legal: play.One[*State](play.Raise{}),
		Check: func(s *State, _ rules.Action) error {
			switch p := s.Player(s.Turn()); {
			case p.Raised:
				return rules.Refuse(s.cite("AOS-102"), "the locomotive is raised once a round instead of a move; it has been")
			case p.Loco >= s.m.Rules.MaxLoco:
				return rules.Refuse(s.cite("AOS-102"), fmt.Sprintf("the locomotive is at level %d, the highest", p.Loco))
			}
			return nil
		},
		Do: func(t *Turn, _ rules.Action) {
			t.d.Players[t.Seat()].Raised = true
			t.RaiseLoco()
			t.EndTurn()
		},
		Ledger: func(s *State, _ rules.Action, l *Ledger) { l.loco(s, s.Player(s.Turn())) },
	}
}
