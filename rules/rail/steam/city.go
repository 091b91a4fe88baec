package steam

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
)

// MayGrow says why City Growth cannot be used (STM-061).
func MayGrow(s *State, _ rules.Seat) error {
	switch {
	case s.MarkersLeft() == 0:
		return rules.Refuse("STM-061", "no City Growth marker is left")
	case !s.stocked():
		return rules.Refuse("STM-061", "no cubes are left in the goods supply")
	}
	for h := range rail.Stop(s.Stops()) {
		if s.d.Board.City(h) && !s.Grown(h) {
			return nil
		}
	}
	return rules.Refuse("STM-061", "every city has a City Growth marker")
}

// MayUrbanize says why Urbanization cannot be used (STM-103).
func MayUrbanize(s *State, seat rules.Seat) error {
	if len(s.d.Cities)-s.d.Cities.Count(rail.None) == len(s.m.Rules.NewCities) {
		return rules.Refuse("STM-103", "no New City tile is left")
	}
	for range s.d.Board.Cities(seat) {
		return nil
	}
	return rules.Refuse("STM-103", "no town is left that may become a city")
}

// stocked reports whether some supply space has cubes to give.
func (s *State) stocked() bool {
	for i := range s.d.Supply {
		if s.checkSpace(i) == nil {
			return true
		}
	}
	return false
}

// useOf refuses what belongs to an action tile that the deciding seat does not hold or has used.
func (s *State) useOf(r Role) error {
	if h := s.m.Hooks.MayUse; h != nil {
		return h(s, r)
	}
	switch p := s.Player(s.Turn()); {
	case p.Role != r:
		return rules.Refuse(r.Clause(), fmt.Sprintf("that belongs to the holder of %s", r))
	case p.Idle:
		return rules.Refuse("STM-052", fmt.Sprintf("the effect of %s was passed when it was taken", r))
	case p.Used:
		return rules.Refuse(r.Clause(), fmt.Sprintf("%s is carried out", r))
	}
	return nil
}

// Growing is the choice to carry out City Growth (STM-059 to STM-061).
func Growing() Choice {
	return Choice{
		Kind: Grow{}.Kind(), Clause: "STM-059",
		Legal: func(s *State, yield func(rules.Action)) {
			if s.useOf(CityGrowth) != nil || MayGrow(s, s.Turn()) != nil {
				return
			}
			for h := range rail.Stop(s.Stops()) {
				if !s.d.Board.City(h) || s.Grown(h) {
					continue
				}
				for i := range s.d.Supply {
					if s.checkSpace(i) == nil {
						yield(Grow{s.Spot(h), i})
					}
				}
			}
		},
		Check: func(s *State, a rules.Action) error { return s.checkGrow(a.(Grow)) },
		Do: func(t *Turn, a rules.Action) {
			g := a.(Grow)
			t.d.Players[t.Turn()].Used = true
			t.Grow(g.At.Stop())
			t.Stock(g.Space, rail.None, g.At.Stop())
		},
		Ledger: func(s *State, a rules.Action, l *Ledger) {
			l.Line("Cubes", "", fmt.Sprintf("+%d", len(s.d.Supply[a.(Grow).Space])), 1, "STM-059")
			l.Change("City Growth markers", "growth-marker", s.MarkersLeft(), s.MarkersLeft()-1, 0, "STM-060")
		},
	}
}

func (s *State) checkGrow(g Grow) error {
	if !s.Has(g.At) {
		return rules.Refuse("STM-059", fmt.Sprintf("there is no %s on this map", g.At))
	}
	if err := s.useOf(CityGrowth); err != nil {
		return err
	}
	switch h := g.At.Stop(); {
	case !s.d.Board.City(h):
		return rules.Refuse("STM-059", fmt.Sprintf("%s is no city", g.At))
	case s.Grown(h):
		return rules.Refuse("STM-060", fmt.Sprintf("%s has a City Growth marker", g.At))
	case s.MarkersLeft() == 0:
		return rules.Refuse("STM-061", "no City Growth marker is left")
	}
	return s.checkSpace(g.Space)
}

// checkSpace refuses a supply space that has no cubes to give.
func (s *State) checkSpace(space int) error {
	switch {
	case space < 0 || space >= len(s.d.Supply):
		return rules.Refuse("STM-013", fmt.Sprintf("there are %d goods supply spaces", len(s.d.Supply)))
	case len(s.d.Supply[space]) == 0:
		return rules.Refuse("STM-102", fmt.Sprintf("supply space %d is empty", space+1))
	}
	if h := s.m.Hooks.MaySupply; h != nil {
		return h(s, space)
	}
	return nil
}

// Urbanizing is the choice to place a New City in the build turn (STM-095 to STM-103).
func Urbanizing() Choice {
	c := PlacingCity()
	legal, check := c.Legal, c.Check
	c.Legal = func(s *State, yield func(rules.Action)) {
		if s.useOf(Urbanization) == nil {
			legal(s, yield)
		}
	}
	c.Check = func(s *State, a rules.Action) error {
		if err := s.useOf(Urbanization); err != nil {
			return err
		}
		return check(s, a)
	}
	return c
}

// PlacingCity is the choice to place a New City, whatever gives the right to (STM-095 to STM-102).
func PlacingCity() Choice {
	return Choice{
		Kind: Urbanize{}.Kind(), Clause: "STM-095",
		Legal: func(s *State, yield func(rules.Action)) {
			for h := range s.d.Board.Cities(s.Turn()) {
				for g := rail.Red; g < rail.Goods; g++ {
					if s.CitiesLeft(g) > 0 {
						yield(Urbanize{g, s.Spot(h)})
					}
				}
			}
		},
		Check: func(s *State, a rules.Action) error {
			u := a.(Urbanize)
			switch {
			case !s.Has(u.At):
				return rules.Refuse("STM-095", fmt.Sprintf("there is no %s on this map", u.At))
			case u.Color == rail.None || u.Color >= rail.Goods || s.m.Rules.NewCities.Count(u.Color) == 0:
				return rules.Refuse("STM-009", fmt.Sprintf("there is no %s New City tile", u.Color))
			case s.CitiesLeft(u.Color) == 0:
				return rules.Refuse("STM-009", fmt.Sprintf("no %s New City tile is left", u.Color))
			}
			return s.d.Board.CheckCity(s.Turn(), u.At.Stop())
		},
		Do: func(t *Turn, a rules.Action) {
			u, seat := a.(Urbanize), t.Turn()
			before, h := t.d.Board, u.At.Stop()
			t.d.Players[seat].Used = true
			t.d.Cities[h] = u.Color
			t.d.Board = before.PutCity(seat, h)
			t.Say(CityPlaced{seat, u.Color, u.At})
			t.sayLinks(before)
			if t.stocked() {
				t.Push(play.Pending{Ask: AskSupply, Seat: seat, At: u.At})
			}
		},
		Ledger: func(s *State, a rules.Action, l *Ledger) {
			g := a.(Urbanize).Color
			l.board = s.d.Board.PutCity(s.Turn(), a.(Urbanize).At.Stop())
			l.Change("Tiles of this colour", Urbanization.Icon(), s.CitiesLeft(g), s.CitiesLeft(g)-1, 0, "STM-009")
		},
	}
}

// Supplying is the choice of the cubes that come with a New City (STM-102).
func Supplying() Choice {
	return Choice{
		Kind: Supply{}.Kind(), When: "cubes come from the supply with a New City", Clause: "STM-102",
		Legal: func(s *State, yield func(rules.Action)) {
			for i, p := range s.d.Supply {
				if s.checkSpace(i) != nil {
					continue
				}
				if !s.leaves(p) {
					yield(Supply{Space: i})
					continue
				}
				for g := rail.Red; g < rail.Goods; g++ {
					if p.Count(g) > 0 {
						yield(Supply{i, g})
					}
				}
			}
		},
		Check: func(s *State, a rules.Action) error {
			x := a.(Supply)
			if err := s.checkSpace(x.Space); err != nil {
				return err
			}
			switch p := s.d.Supply[x.Space]; {
			case s.leaves(p) && p.Count(x.Leave%rail.Goods) == 0:
				return rules.Refuse(s.cite("STM-102"), "one cube of this space stays: choose which")
			case !s.leaves(p) && x.Leave != rail.None:
				return rules.Refuse(s.cite("STM-102"), "all cubes of this space come")
			}
			return nil
		},
		Do: func(t *Turn, a rules.Action) {
			x := a.(Supply)
			at := t.d.Pending[len(t.d.Pending)-1].At
			t.Stock(x.Space, x.Leave, at.Stop())
			t.Pop()
		},
	}
}

// leaves reports whether one cube of a full supply space stays there when a New City is supplied.
func (s *State) leaves(p rail.Pile) bool {
	return s.m.Rules.CityCubes > 0 && len(p) > s.m.Rules.CityCubes
}
