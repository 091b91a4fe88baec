package ageofsteam

import (
	"iter"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
)

// Delivering is the choice to move one cube to a stop of its colour (AOS-101, AOS-103 to AOS-111). Carry refuses the
// colours that do not move by themselves on the map.
func Delivering(carry func(*State, rail.Good) error) Choice {
	return Choice{
		Kind: play.Deliver{}.Kind(), Clause: "AOS-101",
		Legal: func(s *State, yield func(rules.Action)) {
			net := s.Net()
			for at, g := range s.Movable() {
				if carry(s, g) != nil {
					continue
				}
				for r := range s.Routes(net, at, g) {
					yield(play.Deliver{Good: g, Path: net.Path(r, s.Spot)})
				}
			}
		},
		Check: func(s *State, a rules.Action) error {
			d := a.(play.Deliver)
			if err := carry(s, d.Good); err != nil {
				return err
			}
			_, err := s.CheckPath(d.Good, d.Path)
			return err
		},
		Do: func(t *Turn, a rules.Action) {
			d := a.(play.Deliver)
			net := t.Net()
			r, err := t.route(net, d.Good, d.Path)
			if err != nil {
				panic(err)
			}
			earned := t.earn(net, r)
			t.Lift(r.Stops[0], d.Good)
			t.ToBag(d.Good)
			t.Earn(earned)
			if h := t.m.Hooks.Moved; h != nil {
				h(t, r)
			}
			t.Say(Delivered{t.Seat(), d.Good, d.Path, earned})
			t.EndTurn()
		},
		Carry: carry,
		Steps: func(_ *State, a rules.Action) []play.Step { return play.PathSteps(a.(play.Deliver).Cargo()) },
		Plans: func(s *State, from rail.Stop, g rail.Good) (out []play.Plan) {
			net := s.Net()
			for r := range s.Routes(net, from, g) {
				p := play.PlanOf(s, net, r, s.Seats())
				p.Earn, p.Actions = s.earn(net, r), []rules.Action{play.Deliver{Good: g, Path: p.Path}}
				out = append(out, p)
			}
			return out
		},
		Ledger: func(s *State, a rules.Action, l *Ledger) {
			d := a.(play.Deliver)
			net := s.Net()
			r, err := s.route(net, d.Good, d.Path)
			if err != nil {
				return
			}
			l.Levels(levels(net, r), s.Player(s.Turn()).Loco, "AOS-103")
			for seat, n := range s.earn(net, r) {
				if n > 0 || rules.Seat(seat) == s.Turn() {
					l.income(rules.Seat(seat), s.d.Players[seat].Income, n, "AOS-108")
				}
			}
		},
	}
}

// Movable goes through the cubes on the map: stop by stop, each colour on it once.
func (s *State) Movable() iter.Seq2[rail.Stop, rail.Good] { return play.Movable(s.d.Cubes) }

// Routes goes through the ways of a cube for the acting seat. The routes are lent, see rail.Route.
func (s *State) Routes(net *rail.Net, from rail.Stop, g rail.Good) iter.Seq[rail.Route] {
	return net.Routes(from, g, s.query())
}

// query asks for what the acting seat's locomotive reaches.
func (s *State) query() rail.Query {
	colors := s.colors()
	q := rail.Query{
		Levels: s.d.Players[s.actor()].Loco,
		Ends:   func(at rail.Stop, g rail.Good) bool { return colors[at] == g },
	}
	if h := s.m.Hooks.Enter; h != nil {
		q.Pass = func(at rail.Stop, _ rail.Good) bool { return h(s, at) == nil }
	}
	return q
}

// levels is how many locomotive levels a route needs.
func levels(net *rail.Net, r rail.Route) (n int) {
	for _, l := range r.Lines {
		n += int(net.Lines[l].Level)
	}
	return n
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
