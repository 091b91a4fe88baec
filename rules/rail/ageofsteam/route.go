package ageofsteam

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
)

// EveryCube lets cubes of all colours move by themselves, for Delivering.
func EveryCube(*State, rail.Good) error { return nil }

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
	for i, at := range r.Stops {
		for _, b := range r.Stops[:i] {
			if b == at {
				return no("AOS-104", "a cube enters no place twice; it has been on %s", p.At(i))
			}
		}
	}
	for i := 1; i < len(r.Stops); i++ {
		l, err := s.lineOf(net, p, i)
		if err != nil {
			return r, err
		}
		r.Lines = append(r.Lines, l)
	}
	if err := s.hops(net, r, p); err != nil {
		return r, err
	}
	for i, at := range r.Stops[1:] {
		switch end := i+2 == len(r.Stops); {
		case !end && s.Color(at) == g:
			return no("AOS-105", "a %s ends on %s, the first place of its colour on the way", s.m.Cube(g).Noun, p.At(i+1))
		case end && s.Color(at) != g:
			return no("AOS-105", "%s is not %s: a cube ends on a place of its colour", p.At(i+1), g)
		}
		if h := s.m.Hooks.Enter; h != nil {
			if err := h(s, at); err != nil {
				return r, err
			}
		}
	}
	if need, have := levels(net, r), s.d.Players[s.actor()].Loco; need > have {
		return no("AOS-103", "this needs locomotive level %d; yours is %d", need, have)
	}
	return r, nil
}

// lineOf is the line by which a path comes to its i-th stop.
func (s *State) lineOf(net *rail.Net, p rail.Path, i int) (int16, error) {
	a, b, by := p.At(i-1), p.At(i), p.By(i)
	any := false
	for l := range net.Between(a.Stop(), b.Stop()) {
		any = true
		if net.Over(l, a.Stop()) == by {
			return l, nil
		}
	}
	switch {
	case !any:
		return 0, rules.Refuse(s.cite("AOS-103"), fmt.Sprintf("no link is built between %s and %s", a, b))
	case by.IsZero():
		return 0, rules.Refuse(s.cite("AOS-110"), fmt.Sprintf("several links join %s and %s: choose one", a, b))
	}
	return 0, rules.Refuse(s.cite("AOS-110"), fmt.Sprintf("there is no choice of a link over %s between %s and %s", by, a, b))
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
