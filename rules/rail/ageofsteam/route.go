package ageofsteam

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
)

// EveryCube lets cubes of all colours move by themselves, for Delivering.
func EveryCube(*State, rail.Good) error { return nil }

// CheckPath refuses a way that the acting seat may not move a cube of that colour; otherwise it is the route.
func (s *State) CheckPath(g rail.Good, p rail.Path) (rail.Route, error) {
	return s.route(s.Net(), g, p)
}

func (s *State) route(net *rail.Net, g rail.Good, p rail.Path) (rail.Route, error) {
	w := s.way()
	r, err := w.Trace(net, g, p)
	if err != nil {
		return r, err
	}
	if err := s.hops(net, r, p); err != nil {
		return r, err
	}
	var enter func(rail.Stop) error
	if h := s.m.Hooks.Enter; h != nil {
		enter = func(at rail.Stop) error { return h(s, at) }
	}
	if err := w.Arrive(r, p, enter); err != nil {
		return r, err
	}
	if need, have := levels(net, r), s.d.Players[s.actor()].Loco; need > have {
		return r, rules.Refuse(s.cite("AOS-103"), fmt.Sprintf("this needs locomotive level %d; yours is %d", need, have))
	}
	return r, nil
}

// way is how this economy checks and words the way of a cube.
func (s *State) way() *play.Way {
	return &play.Way{Map: s, Cite: s.cite, Noun: func(g rail.Good) string { return s.m.Cube(g).Noun },
		Place: "place", At: "on", Unlinked: "no link is built between",
		Link: "AOS-103", Twice: "AOS-104", Colour: "AOS-105", Own: "AOS-106", Several: "AOS-110"}
}

// hops checks that a route goes through places of several stops as it must: in by one stop, a free hop, out by another,
// once.
func (s *State) hops(net *rail.Net, r rail.Route, p rail.Path) error {
	hopped, been := false, false
	for i, l := range r.Lines {
		free := net.Lines[l].Level == 0
		switch {
		case i > 0 && !free && !hopped && net.Shared(r.Stops[i]):
			return rules.Refuse(s.m.Hop, fmt.Sprintf("a cube that comes to %s goes on from another such place", p.At(i)))
		case free && (hopped || been):
			return rules.Refuse(s.m.Once, fmt.Sprintf("a cube comes here once in a move; %s is one place with where it has been", p.At(i)))
		}
		been = been || free
		hopped = free
	}
	return nil
}
