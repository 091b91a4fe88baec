package singapore

import (
	"fmt"
	"iter"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
)

// moving is the choice to move a cube: up to twice the locomotive level in links, of which as many score as the level
// (SIN-11, SIN-25, SIN-26).
func moving() steam.Choice {
	c := steam.Delivering()
	c.Clause = "SIN-11"
	c.Legal = func(s *steam.State, yield func(rules.Action)) {
		net := s.Net()
		for at, g := range s.Movable() {
			for r := range routes(s, net, at, g) {
				yield(play.Deliver{Good: g, Path: net.Path(r, s.Spot)})
			}
		}
	}
	c.Check = func(s *steam.State, a rules.Action) error {
		_, _, err := check(s, a.(play.Deliver))
		return err
	}
	c.Do = func(t *steam.Turn, a rules.Action) {
		d := a.(play.Deliver)
		net, r, err := check(t.State, d)
		if err != nil {
			panic(err)
		}
		act(t, steam.FirstMove) // before the opponent may be asked about points
		t.Deliver(d.Good, d.Path, points(t.State, net, r))
	}
	c.Plans = func(s *steam.State, from rail.Stop, g rail.Good) (out []play.Plan) {
		net := s.Net()
		for r := range routes(s, net, from, g) {
			p := play.PlanOf(s, net, r, s.Seats())
			p.Earn, p.Actions = points(s, net, r), []rules.Action{play.Deliver{Good: g, Path: p.Path}}
			out = append(out, p)
		}
		return out
	}
	c.Ledger = func(s *steam.State, a rules.Action, l *steam.Ledger) {
		net, r, err := check(s, a.(play.Deliver))
		if err != nil {
			return
		}
		level := s.Player(s.Turn()).Loco
		l.Levels(len(r.Lines), 2*level, "SIN-11")
		l.Line("Links that score", "loco-wood", fmt.Sprintf("%d at most", level), 0, "SIN-25")
		l.Points(s, points(s, net, r))
		l.Act(steam.FirstMove)
	}
	return c
}

// mover is the seat that decides, or after the end the first one.
func mover(s *steam.State) rules.Seat { return max(s.Turn(), 0) }

// routes goes through the ways of a cube that the deciding seat may take. The routes are lent.
func routes(s *steam.State, net *rail.Net, from rail.Stop, g rail.Good) iter.Seq[rail.Route] {
	return func(yield func(rail.Route) bool) {
		by := mover(s)
		level := s.Player(by).Loco
		for r := range s.Ways(net, from, g, 2*level) {
			if s.OwnEnough(net, r, 0) && theirs(net, r, by) <= level && !yield(r) {
				return
			}
		}
	}
}

// theirs is how many links of a route belong to the opponent.
func theirs(net *rail.Net, r rail.Route, by rules.Seat) (n int) {
	for _, l := range r.Lines {
		if net.Lines[l].Owner == other(by) {
			n++
		}
	}
	return n
}

// check refuses a move that may not be made; otherwise it is its route.
func check(s *steam.State, d play.Deliver) (*rail.Net, rail.Route, error) {
	net, by := s.Net(), mover(s)
	level := s.Player(by).Loco
	r, err := s.CheckPath(net, d.Good, d.Path, rail.MaxStops)
	if err != nil {
		return net, r, err
	}
	if n := len(r.Lines); n > 2*level {
		return net, r, rules.Refuse("SIN-11", fmt.Sprintf("this runs over %d links; at level %d yours may run over %d", n, level, 2*level))
	}
	if n := theirs(net, r, by); n > level {
		return net, r, rules.Refuse("SIN-25", fmt.Sprintf("all %d links of the opponent would score; at level %d no more than %d points do", n, level, level))
	}
	return net, r, s.CheckOwn(net, r, 0, "SIN-26")
}

// points is what a route scores by seat: the opponent 1 for each own link, then the mover as long as the level has points
// left (SIN-25).
func points(s *steam.State, net *rail.Net, r rail.Route) []int {
	by := mover(s)
	p := s.Points(net, r, 0)
	p[by] = scored(s, by, p[by], p[other(by)])
	return p
}

// scored is how many of so many own links score when so many of the opponent's come first.
func scored(s *steam.State, seat rules.Seat, own, others int) int {
	return max(0, min(own, s.Player(seat).Loco-others))
}
