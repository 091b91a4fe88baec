package steam

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail/play"
)

// Ending is the choice to finish a phase by the action a.
func Ending(a rules.Action, clause string, say bool) Choice {
	return Choice{
		Kind: a.Kind(), Clause: clause, Legal: play.One[*State](a), Check: play.Always[*State],
		Do: func(t *Turn, _ rules.Action) {
			if say {
				t.Say(Passed{t.Turn()})
			}
			t.EndTurn()
		},
	}
}

// ActionTiles are the tiles of STM-011 with what they do in the base game. Only the Basic game has prices (STM-051,
// STM-054).
func ActionTiles(f Form) []ActionTile {
	out := []ActionTile{
		{Role: TurnOrder, Text: "first in the next turn order"},
		{Role: FirstMove, Text: "first in both rounds of moving goods"},
		{Role: Engineer, Text: "lay one track tile more"},
		{Role: FirstBuild, Text: "build first"},
		{Role: CityGrowth, Text: "bring the cubes of a supply space to a city", Built: true, Use: MayGrow, Clause: "STM-051", Price: fixed(2)},
		{Role: Locomotive, Text: "the locomotive level rises by 1 at once", Clause: "STM-051", Price: locoPrice,
			Effect: func(t *Turn) { t.PayTile(Locomotive); t.RaiseLoco(t.Turn()) }},
		{Role: Urbanization, Text: "make a town a city", Built: true, Use: MayUrbanize, Clause: "STM-051", Price: fixed(6)},
	}
	for i := range out {
		out[i].Number = i + 1
		switch {
		case !f.Basic():
			out[i].Price = nil
		case out[i].Built:
			r := out[i].Role
			out[i].Effect = func(t *Turn) { t.PayTile(r) }
		}
	}
	if !f.Basic() {
		out[0].Text = "pass once in the next auction and stay in"
	}
	return out
}

func fixed(dollars int) func(*State, rules.Seat) int {
	return func(*State, rules.Seat) int { return dollars }
}

// locoPrice is $4 and the level moved into; at the highest level there is nothing to pay for (STM-051, STM-063).
func locoPrice(s *State, seat rules.Seat) int {
	l := s.d.Players[seat].Loco
	if l >= s.m.Rules.MaxLoco {
		return 0
	}
	return 4 + l + 1
}

// Price is what the effect of an action tile would cost a seat.
func (s *State) Price(r Role, seat rules.Seat) int {
	if tile := s.m.tile(r); tile != nil && tile.Price != nil {
		return tile.Price(s, seat)
	}
	return 0
}

// PayTile pays the price of an action tile.
func (t *Turn) PayTile(r Role) {
	if n := t.Price(r, t.Turn()); n > 0 {
		t.Pay(t.Turn(), n, ForTile)
	}
}

// Taking is the choice of an action tile for the turn (STM-050).
func Taking() Choice {
	return Choice{
		Kind: Take{}.Kind(), Clause: "STM-050",
		Legal: func(s *State, yield func(rules.Action)) {
			for _, tile := range s.m.Tiles {
				for _, idle := range [...]bool{false, true} {
					if a := (Take{tile.Role, idle}); s.Check(a) == nil {
						yield(a)
					}
				}
			}
		},
		Check: func(s *State, a rules.Action) error { return s.checkTake(a.(Take)) },
		Do: func(t *Turn, a rules.Action) {
			x, seat := a.(Take), t.Turn()
			p := &t.d.Players[seat]
			p.Role, p.Idle = x.Role, x.Idle
			t.Say(RoleTaken{seat, x.Role, x.Idle})
			t.EndTurn()
			if h := t.m.Hooks.Taken; h != nil {
				h(t, x.Role)
			}
			if f := t.m.tile(x.Role).Effect; f != nil && !x.Idle {
				f(t)
			}
		},
		Ledger: func(s *State, a rules.Action, l *Ledger) {
			x, seat := a.(Take), s.Turn()
			if n := s.Price(x.Role, seat); n > 0 && !x.Idle {
				l.Cost(s, n, ForTile, s.cite(s.m.tile(x.Role).Clause))
			}
			if x.Role == Locomotive && !x.Idle {
				l.Loco(s)
			}
			l.Line("Number of the tile", x.Role.Icon(), fmt.Sprint(s.m.Number(x.Role)), 0, s.cite("STM-011"))
		},
	}
}

func (s *State) checkTake(a Take) error {
	seat := s.Turn()
	tile := s.m.tile(a.Role)
	if tile == nil {
		return rules.Refuse("STM-050", "there is no such action tile on this map")
	}
	if err := s.Free(seat, a.Role); err != nil {
		return err
	}
	if !a.Idle {
		if tile.Use != nil && s.m.Form.Basic() {
			if err := tile.Use(s, seat); err != nil {
				return err
			}
		}
		return s.Cover(seat, s.Price(a.Role, seat), a.Role.String())
	}
	switch {
	case !s.m.Form.Basic():
		return rules.Refuse("STM-054", "whether an effect is used is decided in the build turn")
	case tile.Built:
		return nil
	case tile.Price == nil && tile.Clause != "":
		return rules.Refuse(tile.Clause, fmt.Sprintf("the effect of %s cannot be passed", a.Role))
	case s.Price(a.Role, seat) == 0:
		return rules.Refuse("STM-052", fmt.Sprintf("%s costs nothing: there is nothing to pass", a.Role))
	}
	for _, other := range s.m.Tiles {
		if other.Role != a.Role && s.Free(seat, other.Role) == nil {
			return rules.Refuse("STM-064", fmt.Sprintf("%s is open to you: %s is passed only when nothing else is", other.Role, a.Role))
		}
	}
	return nil
}

// Free is nil for an action tile that a seat could take now, whatever its price.
func (s *State) Free(seat rules.Seat, r Role) error {
	for other, p := range s.d.Players {
		if p.Role == r {
			return rules.Refuse("STM-050", fmt.Sprintf("@%d has taken %s", other, r))
		}
	}
	if h := s.m.Hooks.MayTake; h != nil {
		return h(s, seat, r)
	}
	return nil
}

// RaisingLoco is the choice to improve the locomotive instead of a move (STM-105).
func RaisingLoco() Choice {
	return Choice{
		Kind: play.Raise{}.Kind(), Clause: "STM-105", Legal: play.One[*State](play.Raise{}),
		Check: func(s *State, _ rules.Action) error {
			switch p := s.Player(s.Turn()); {
			case p.Raised:
				return rules.Refuse(s.cite("STM-105"), "you improve once a turn instead of a move; you have")
			case p.Loco >= s.m.Rules.MaxLoco:
				return rules.Refuse("STM-105", fmt.Sprintf("the locomotive is at level %d, the highest", p.Loco))
			}
			return nil
		},
		Do: func(t *Turn, _ rules.Action) {
			t.Improve()
			t.RaiseLoco(t.Turn())
			t.EndTurn()
		},
		Ledger: func(s *State, _ rules.Action, l *Ledger) { l.Loco(s) },
	}
}
