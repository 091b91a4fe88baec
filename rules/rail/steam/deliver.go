package steam

import (
	"iter"
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
)

// Delivering is the choice to move one cube to a stop of its colour (STM-106 to STM-113).
func Delivering() Choice {
	return Choice{
		Kind: play.Deliver{}.Kind(), Clause: "STM-106",
		Legal: func(s *State, yield func(rules.Action)) {
			net := s.Net()
			for at, g := range s.Movable() {
				for r := range s.Routes(net, at, g) {
					yield(play.Deliver{Good: g, Path: net.Path(r, s.Spot)})
				}
			}
		},
		Check: func(s *State, a rules.Action) error {
			d := a.(play.Deliver)
			net := s.Net()
			r, err := s.CheckPath(net, d.Good, d.Path, 0)
			if err != nil {
				return err
			}
			return s.CheckOwn(net, r, 0, "STM-110")
		},
		Do: func(t *Turn, a rules.Action) {
			d := a.(play.Deliver)
			net := t.Net()
			r, err := t.CheckPath(net, d.Good, d.Path, 0)
			if err != nil {
				panic(err)
			}
			t.Deliver(d.Good, d.Path, t.Points(net, r, 0))
		},
		Steps: func(_ *State, a rules.Action) []play.Step { return play.PathSteps(a.(play.Deliver).Cargo()) },
		Plans: func(s *State, from rail.Stop, g rail.Good) (out []play.Plan) {
			net := s.Net()
			for r := range s.Routes(net, from, g) {
				p := play.PlanOf(s, net, r, s.Seats())
				p.Earn, p.Actions = s.Points(net, r, 0), []rules.Action{play.Deliver{Good: g, Path: p.Path}}
				out = append(out, p)
			}
			return out
		},
		Ledger: func(s *State, a rules.Action, l *Ledger) {
			d := a.(play.Deliver)
			net := s.Net()
			r, err := s.CheckPath(net, d.Good, d.Path, 0)
			if err != nil {
				return
			}
			l.Levels(len(r.Lines), s.Player(s.Turn()).Loco, "STM-106")
			l.Points(s, s.Points(net, r, 0))
		},
	}
}

// Legs is a choice among the links of a route, one bit each from its start.
type Legs uint16

// Has reports whether the i-th link, from 0, is chosen.
func (g Legs) Has(i int) bool { return g>>i&1 != 0 }

// Movable goes through the cubes that could set out: in cities, stop by stop, each colour on it once (STM-106).
func (s *State) Movable() iter.Seq2[rail.Stop, rail.Good] { return play.Movable(s.d.Cubes) }

// Net is the complete links.
func (s *State) Net() *rail.Net { return rail.NewNet(s.Stops(), s.d.Board.Lines()) }

// Ways goes through the ways of a cube over at most so many links, whoever owns them. The routes are lent, see
// rail.Route.
func (s *State) Ways(net *rail.Net, from rail.Stop, g rail.Good, links int) iter.Seq[rail.Route] {
	return net.Routes(from, g, rail.Query{Levels: links, Ends: func(at rail.Stop, g rail.Good) bool { return s.Color(at) == g }})
}

// Routes goes through the ways of a cube that the deciding seat may take by its locomotive (STM-106 to STM-110). The
// routes are lent.
func (s *State) Routes(net *rail.Net, from rail.Stop, g rail.Good) iter.Seq[rail.Route] {
	return func(yield func(rail.Route) bool) {
		for r := range s.Ways(net, from, g, s.d.Players[s.actor()].Loco) {
			if s.OwnEnough(net, r, 0) && !yield(r) {
				return
			}
		}
	}
}

// count is the links of a route by owner, without those left out; neutral ones count for nobody (STM-111).
func (s *State) count(net *rail.Net, r rail.Route, out Legs) (n [6]int) {
	for i, l := range r.Lines {
		if o := net.Lines[l].Owner; o >= 0 && !out.Has(i) {
			n[o]++
		}
	}
	return n
}

// OwnEnough reports whether the deciding seat owns a link of the route, and as many as any other seat (STM-110), some
// links left out.
func (s *State) OwnEnough(net *rail.Net, r rail.Route, out Legs) bool {
	n, by := s.count(net, r, out), s.actor()
	for _, other := range n {
		if other > n[by] {
			return false
		}
	}
	return n[by] > 0
}

// CheckOwn is OwnEnough as a refusal with its clause.
func (s *State) CheckOwn(net *rail.Net, r rail.Route, out Legs, clause string) error {
	if s.OwnEnough(net, r, out) {
		return nil
	}
	if s.count(net, r, out)[s.actor()] == 0 {
		return rules.Refuse(clause, "a delivery uses at least one own link")
	}
	return rules.Refuse(clause, "a delivery uses at least as many own links as links of any other player")
}

// Points is what a route scores by seat: 1 for each link, to its owner, but for those left out (STM-112).
func (s *State) Points(net *rail.Net, r rail.Route, out Legs) []int {
	n := s.count(net, r, out)
	return append([]int(nil), n[:len(s.d.Players)]...)
}

// Deliver moves a cube for the deciding seat: it goes to the bag (STM-018), and every owner who scores is asked for income
// or victory points, the mover first, the others in turn order (STM-113).
func (t *Turn) Deliver(g rail.Good, p rail.Path, points []int) {
	by := t.Turn()
	t.Lift(p.Start().Stop(), g)
	t.ToBag(g)
	t.d.Players[by].Book.Moved++
	t.Say(Delivered{by, g, p, points})
	var asked []rules.Seat
	if points[by] > 0 {
		asked = append(asked, by)
	}
	for _, seat := range t.d.Order {
		if seat != by && points[seat] > 0 {
			asked = append(asked, seat)
		}
	}
	for _, seat := range slices.Backward(asked) {
		t.Push(play.Pending{Ask: AskPoints, Seat: seat, N: points[seat]})
	}
	t.EndTurn()
}
