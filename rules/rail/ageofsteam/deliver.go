package ageofsteam

import (
	"fmt"
	"iter"

	"kettle/rules"
	"kettle/rules/rail"
)

// Delivering is the choice to move one cube to a stop of its colour (AOS-101, AOS-103 to AOS-111). Carry refuses the
// colours that do not move by themselves on the map.
func Delivering(carry func(*State, rail.Good) error) Choice {
	return Choice{
		Kind: Deliver{}.Kind(), Clause: "AOS-101",
		Legal: func(s *State, yield func(rules.Action)) {
			net := s.Net()
			for at, g := range s.Movable() {
				if carry(s, g) != nil {
					continue
				}
				for r := range s.Routes(net, at, g) {
					yield(Deliver{g, s.Path(r.Stops)})
				}
			}
		},
		Check: func(s *State, a rules.Action) error {
			d := a.(Deliver)
			if err := carry(s, d.Good); err != nil {
				return err
			}
			_, err := s.CheckPath(d.Good, d.Path)
			return err
		},
		Do: func(t *Turn, a rules.Action) {
			d := a.(Deliver)
			net := t.Net()
			r, err := t.route(net, d.Good, d.Path)
			if err != nil {
				panic(err)
			}
			earned := t.earn(net, r)
			t.Lift(r.Stops[0], d.Good)
			t.ToBag(d.Good)
			t.Earn(earned)
			t.Say(Delivered{t.Seat(), d.Good, d.Path, earned})
			t.EndTurn()
		},
		Carry: carry,
		Steps: deliverySteps,
		Plans: func(s *State, from rail.Stop, g rail.Good) (out []Plan) {
			net := s.Net()
			for r := range s.Routes(net, from, g) {
				p := s.PlanOf(net, r)
				p.Earn, p.Actions = s.earn(net, r), []rules.Action{Deliver{g, p.Path}}
				out = append(out, p)
			}
			return out
		},
		Ledger: func(s *State, a rules.Action, l *Ledger) {
			d := a.(Deliver)
			net := s.Net()
			r, err := s.route(net, d.Good, d.Path)
			if err != nil {
				return
			}
			l.Levels(len(r.Lines), s.Player(s.Turn()).Loco, "AOS-103")
			for seat, n := range s.earn(net, r) {
				if n > 0 || rules.Seat(seat) == s.Turn() {
					l.income(rules.Seat(seat), s.d.Players[seat].Income, n, "AOS-108")
				}
			}
		},
	}
}

// Movable goes through the cubes on the map: stop by stop, each colour on it once.
func (s *State) Movable() iter.Seq2[rail.Stop, rail.Good] {
	return func(yield func(rail.Stop, rail.Good) bool) {
		for at, pile := range s.d.Cubes {
			var seen [rail.Goods]bool
			for _, g := range pile {
				seen[g] = true
			}
			for g := rail.Red; g < rail.Goods; g++ {
				if seen[g] && !yield(rail.Stop(at), g) {
					return
				}
			}
		}
	}
}

// Routes goes through the ways of a cube for the acting seat. The routes are lent, see rail.Route.
func (s *State) Routes(net *rail.Net, from rail.Stop, g rail.Good) iter.Seq[rail.Route] {
	colors := s.colors()
	return net.Routes(from, g, rail.Query{
		Levels: s.d.Players[s.actor()].Loco,
		Ends:   func(at rail.Stop, g rail.Good) bool { return colors[at] == g },
	})
}

// colors is the colour that counts, by stop.
func (s *State) colors() []rail.Good {
	out := make([]rail.Good, s.Stops())
	for at := range out {
		out[at] = s.d.Board.Color(rail.Stop(at))
	}
	for t, at := range s.d.Tiles {
		if at >= 0 {
			out[at] = s.m.NewCities[t].Color
		}
	}
	return out
}

// earn is the income that a route brings, by seat; links of nobody and of eliminated players pay nobody (AOS-108,
// AOS-109, AOS-118).
func (s *State) earn(net *rail.Net, r rail.Route) []int {
	out := make([]int, len(s.d.Players))
	for _, l := range r.Lines {
		if o := net.Lines[l].Owner; o >= 0 && !s.d.Players[o].Out {
			out[o]++
		}
	}
	return out
}

// CheckPath refuses a way that the acting seat may not move a cube of that colour; otherwise it is the route.
func (s *State) CheckPath(g rail.Good, p rail.Path) (rail.Route, error) {
	return s.route(s.Net(), g, p)
}

func (s *State) route(net *rail.Net, g rail.Good, p rail.Path) (rail.Route, error) {
	r := rail.Route{Good: g}
	no := func(clause, format string, args ...any) (rail.Route, error) {
		return r, rules.Refuse(s.cite(clause), fmt.Sprintf(format, args...))
	}
	for _, at := range p.Stops() {
		if !s.Has(at) {
			return no("AOS-103", "there is no %s on this map", at)
		}
		r.Stops = append(r.Stops, at.Stop())
	}
	if len(r.Stops) == 0 {
		return no("AOS-103", "a cube sets out somewhere")
	}
	start := p.Start()
	if s.d.Cubes[start.Stop()].Count(g) == 0 {
		return no("AOS-103", "no %s lies on %s", s.m.Cube(g).Noun, start)
	}
	if len(r.Stops) < 2 {
		if s.Color(start.Stop()) == g {
			return no("AOS-106", "a %s on %s can only move to another place of its colour", s.m.Cube(g).Noun, start)
		}
		return no("AOS-103", "a cube moves over one link at least")
	}
	levels := 0
	for i := 1; i < len(r.Stops); i++ {
		l, ok := net.Between(r.Stops[i-1], r.Stops[i])
		if !ok {
			return no("AOS-103", "no link is built between %s and %s", p.At(i-1), p.At(i))
		}
		r.Lines = append(r.Lines, l)
		levels += int(net.Lines[l].Level)
	}
	for i, at := range r.Stops {
		for _, b := range r.Stops[:i] {
			if b == at {
				return no("AOS-104", "a cube enters no place twice; it has been on %s", p.At(i))
			}
		}
	}
	for i, at := range r.Stops[1:] {
		switch end := i+2 == len(r.Stops); {
		case !end && s.Color(at) == g:
			return no("AOS-105", "a %s ends on %s, the first place of its colour on the way", s.m.Cube(g).Noun, p.At(i+1))
		case end && s.Color(at) != g:
			return no("AOS-105", "%s is not %s: a cube ends on a place of its colour", p.At(i+1), g)
		}
	}
	if have := s.d.Players[s.actor()].Loco; levels > have {
		return no("AOS-103", "this needs locomotive level %d; yours is %d", levels, have)
	}
	return r, nil
}
