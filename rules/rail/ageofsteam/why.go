package ageofsteam

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// Why says why a target cannot be pointed at after those that are chosen already: the refusal of the action that
// it would mean. It is nil where nothing forbids it, or where nothing can be said.
func (s *State) Why(chosen []rules.Target, t rules.Target) error {
	switch {
	case t.Kind == TargetShare:
		return s.Check(IssueShare{})
	case t.Kind == play.TargetLoco:
		return s.Check(play.Raise{})
	case t.Kind == track.TargetHex && s.Track() != nil && t.ID >= 0 && t.ID < s.Stops():
		return s.whyHex(rail.Stop(t.ID), "")
	case t.Kind == track.TargetTile && len(chosen) == 1 && chosen[0].Kind == track.TargetHex && s.Track() != nil:
		if tile, ok := track.TileWith(t.ID); ok {
			return s.whyHex(rail.Stop(chosen[0].ID), tile)
		}
	case t.Kind == play.TargetBid:
		return s.Check(Bid{t.ID})
	case t.Kind == play.TargetRole && t.ID > 0 && t.ID < int(numRoles):
		return s.Check(Take{Role(t.ID)})
	case t.Kind == play.TargetCity && t.ID >= 0 && t.ID < len(s.m.NewCities):
		return s.whyTile(t.ID)
	case t.Kind == play.TargetCube:
		return s.whyCube(play.CubeOf(t.ID))
	case t.Kind == play.TargetStop && len(chosen) > 0 && t.ID >= 0 && t.ID < s.Stops():
		to := rail.Stop(t.ID)
		switch c := chosen[0]; {
		case c.Kind == play.TargetCity && c.ID >= 0 && c.ID < len(s.m.NewCities):
			return s.Check(Urbanize{s.m.NewCities[c.ID].Letter, c.ID, s.Spot(to)})
		case c.Kind == play.TargetCube:
			if from, g := play.CubeOf(c.ID); from >= 0 && int(from) < s.Stops() {
				return s.Reach(from, g, to)
			}
		}
	}
	if a := s.m.Pointed(s, chosen, t); a != nil {
		return s.Check(a)
	}
	return nil
}

// whyTile says why a new city can go nowhere.
func (s *State) whyTile(tile int) error {
	var first error
	for at := range rail.Stop(s.Stops()) {
		err := s.Check(Urbanize{s.m.NewCities[tile].Letter, tile, s.Spot(at)})
		if err == nil {
			return nil
		}
		if first == nil && s.d.Board.Town(at) {
			first = err
		}
	}
	return first
}

// whyCube says why a cube can go nowhere.
func (s *State) whyCube(from rail.Stop, g rail.Good) error {
	if from < 0 || int(from) >= s.Stops() {
		return nil
	}
	if len(s.Plans(from, g)) > 0 {
		if s.Phase().Has(play.Deliver{}.Kind()) {
			return nil
		}
		return rules.Refuse(s.cite("AOS-025"), fmt.Sprintf("cubes do not move in %s", s.Phase().Name))
	}
	if err := s.carry(g); err != nil {
		return err
	}
	return rules.Refuse("AOS-103", fmt.Sprintf("no %s place is within reach of %s", g, s.Spot(from)))
}

// Reach refuses a destination that a cube cannot come to, with the reason that is nearest; nil where it can.
func (s *State) Reach(from rail.Stop, g rail.Good, to rail.Stop) error {
	refuse := func(clause, format string, args ...any) error {
		return rules.Refuse(s.cite(clause), fmt.Sprintf(format, args...))
	}
	have := s.d.Players[s.actor()].Loco
	net := s.Net()
	for _, r := range s.Plans(from, g) {
		if r.Path.End().Stop() == to {
			return nil
		}
	}
	if err := s.carry(g); err != nil {
		return err
	}
	switch {
	case from == to:
		return refuse("AOS-106", "a cube never ends where it sets out")
	case s.Color(to) != g:
		return refuse("AOS-105", "%s is not %s: a cube ends on a place of its colour", s.Spot(to), g)
	}
	there := func(at rail.Stop, _ rail.Good) bool { return at == to }
	first := func(at rail.Stop, g rail.Good) bool { return at != to && s.Color(at) != g }
	open := func(at rail.Stop, g rail.Good) bool {
		return first(at, g) && (s.m.Hooks.Enter == nil || s.m.Hooks.Enter(s, at) == nil)
	}
	now := rail.Query{Ends: there, Pass: open}
	n := net.Shortest(from, g, now)
	if m := net.Shortest(from, g, rail.Query{Ends: there, Pass: first}); m > 0 && m <= have && (n == 0 || n > have) {
		return s.closed(net, from, g, now, have)
	}
	if n > have {
		return refuse("AOS-103", "this needs locomotive level %d; yours is %d", n, have)
	}
	if net.Shortest(from, g, rail.Query{Ends: there}) > 0 {
		return refuse("AOS-105", "every way to %s enters another %s place first", s.Spot(to), g)
	}
	return refuse("AOS-103", "no way of built links leads from %s to %s", s.Spot(from), s.Spot(to))
}

// closed is why a cube may not come to a stop: the closed stop that would make a way if it alone were open, or else the
// first one.
func (s *State) closed(net *rail.Net, from rail.Stop, g rail.Good, q rail.Query, have int) (why error) {
	seen := make([]bool, s.Stops())
	for _, l := range net.Lines {
		for _, at := range [...]rail.Stop{l.A, l.B} {
			err := s.m.Hooks.Enter(s, at)
			if err == nil || seen[at] {
				continue
			}
			seen[at] = true
			one := q
			one.Pass = func(x rail.Stop, g rail.Good) bool { return x == at && s.Color(at) != g || q.Pass(x, g) }
			if n := net.Shortest(from, g, one); n > 0 && n <= have {
				return err
			}
			if why == nil {
				why = err
			}
		}
	}
	return why
}
