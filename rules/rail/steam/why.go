package steam

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// Why says why a target cannot be pointed at after those that are chosen already: the refusal of the action that it would
// mean. It is nil where nothing forbids it, or where nothing can be said.
func (s *State) Why(chosen []rules.Target, t rules.Target) error {
	var first rules.Target
	if len(chosen) > 0 {
		first = chosen[0]
	}
	switch {
	case t.Kind == play.TargetLoco:
		return s.Check(play.Raise{})
	case t.Kind == TargetCapital:
		return s.Check(Capital{t.ID})
	case t.Kind == TargetPoints:
		return s.Check(Credit{t.ID == 1})
	case t.Kind == play.TargetBid:
		return s.Check(Bid{t.ID})
	case t.Kind == play.TargetButton && t.ID == 2 && first.Kind == play.TargetRole:
		return s.Check(Take{Role(first.ID), true})
	case t.Kind == play.TargetButton && t.ID == 1:
		return s.Check(StayIn{})
	case t.Kind == play.TargetButton && t.ID == 0 && s.Phase().Has(play.Done{}.Kind()):
		return s.Check(play.Done{})
	case t.Kind == play.TargetRole && t.ID > 0 && t.ID < int(numRoles):
		return s.Check(Take{Role(t.ID), false})
	case t.Kind == track.TargetHex && t.ID >= 0 && t.ID < s.Stops():
		return s.whyHex(rail.Stop(t.ID), "")
	case t.Kind == track.TargetTile && len(chosen) == 1 && first.Kind == track.TargetHex:
		if tile, ok := track.TileWith(t.ID); ok && first.ID >= 0 && first.ID < s.Stops() {
			return s.whyHex(rail.Stop(first.ID), tile)
		}
	case t.Kind == play.TargetCity && t.ID > 0 && t.ID < int(rail.Goods):
		return s.whyCity(rail.Good(t.ID))
	case t.Kind == play.TargetCube:
		return s.whyCube(play.CubeOf(t.ID))
	case t.Kind == TargetSpace && t.ID >= 0:
		if first.Kind == play.TargetStop && first.ID >= 0 && first.ID < s.Stops() {
			return s.Check(Grow{s.Spot(rail.Stop(first.ID)), t.ID})
		}
		return s.checkSpace(t.ID)
	case t.Kind == play.TargetStop && t.ID >= 0 && t.ID < s.Stops():
		if err := s.whyStop(first, rail.Stop(t.ID)); err != nil {
			return err
		}
	}
	if a := s.m.Pointed(s, chosen, t); a != nil {
		return s.Check(a)
	}
	return nil
}

// whyStop says why a stop cannot follow what is chosen.
func (s *State) whyStop(first rules.Target, to rail.Stop) error {
	switch first.Kind {
	case play.TargetCity:
		return s.Check(Urbanize{rail.Good(first.ID % int(rail.Goods)), s.Spot(to)})
	case play.TargetCube:
		if from, g := play.CubeOf(first.ID); from >= 0 && int(from) < s.Stops() {
			return s.Reach(from, g, to)
		}
	case "":
		if s.Phase().Has(Grow{}.Kind()) {
			return s.checkGrow(Grow{s.Spot(to), s.fullest()})
		}
	}
	return nil
}

// fullest is the supply space with most cubes.
func (s *State) fullest() (best int) {
	for i, p := range s.d.Supply {
		if len(p) > len(s.d.Supply[best]) {
			best = i
		}
	}
	return best
}

// whyCity says why a New City of that colour can go nowhere.
func (s *State) whyCity(g rail.Good) error {
	var near error
	for h := range rail.Stop(s.Stops()) {
		if !s.d.Board.Town(h) {
			continue
		}
		err := s.Check(Urbanize{g, s.Spot(h)})
		if err == nil {
			return nil
		}
		if near == nil {
			near = err
		}
	}
	return near
}

// whyCube says why a cube can go nowhere.
func (s *State) whyCube(from rail.Stop, g rail.Good) error {
	if from < 0 || int(from) >= s.Stops() {
		return nil
	}
	if err := s.setsOut(from); err != nil {
		return err
	}
	if len(s.Plans(from, g)) > 0 {
		if s.Phase().Has(play.Deliver{}.Kind()) {
			return nil
		}
		return rules.Refuse("STM-104", fmt.Sprintf("cubes do not move now; it is %s", s.Phase().Name))
	}
	return rules.Refuse("STM-106", fmt.Sprintf("no %s city can be reached from %s over your links", g, s.Spot(from)))
}

// Reach refuses a destination that a cube cannot come to, with the reason that is nearest; nil where it can.
func (s *State) Reach(from rail.Stop, g rail.Good, to rail.Stop) error {
	refuse := func(clause, format string, args ...any) error {
		return rules.Refuse(s.cite(clause), fmt.Sprintf(format, args...))
	}
	for _, p := range s.Plans(from, g) {
		if p.Path.End().Stop() == to {
			return nil
		}
	}
	if err := s.setsOut(from); err != nil {
		return err
	}
	switch {
	case from == to:
		return refuse("STM-109", "a cube never returns to its start")
	case s.Color(to) != g:
		return refuse("STM-107", "%s is not %s: a cube ends in a city of its colour", s.Spot(to), g)
	}
	net, have := s.Net(), s.reach(s.actor())
	there := func(at rail.Stop, _ rail.Good) bool { return at == to }
	free := rail.Query{Ends: there, Pass: func(at rail.Stop, g rail.Good) bool { return s.Color(at) != g }}
	switch n := net.Shortest(from, g, free); {
	case n == 0 && net.Shortest(from, g, rail.Query{Ends: there}) > 0:
		return refuse("STM-107", "every way to %s enters another %s city first", s.Spot(to), g)
	case n == 0:
		return refuse("STM-106", "no way of complete links leads from %s to %s", s.Spot(from), s.Spot(to))
	case n > have:
		return refuse("STM-106", "this runs over %d links; yours may run over %d", n, have)
	}
	return refuse("STM-110", "every way uses more links of another player than own ones, or none of your own")
}

// reach is over how many links a seat's cubes may run.
func (s *State) reach(seat rules.Seat) int {
	n := s.d.Players[seat].Loco
	if h := s.m.Hooks.Levels; h != nil {
		n += h(s, seat)
	}
	return n
}
