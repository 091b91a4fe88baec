package steam

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
)

// CheckPath refuses a way over more links than the deciding seat's locomotive level and so many extra ones, or one that
// no cube of that colour may go; otherwise it is the route. Whose links they are is not its matter (see OwnEnough).
func (s *State) CheckPath(net *rail.Net, g rail.Good, p rail.Path, extra int) (rail.Route, error) {
	r := rail.Route{Good: g}
	no := func(clause, format string, args ...any) (rail.Route, error) {
		return r, rules.Refuse(s.cite(clause), fmt.Sprintf(format, args...))
	}
	for _, at := range p.Stops() {
		if !s.Has(at) {
			return no("STM-106", "there is no %s on this map", at)
		}
		r.Stops = append(r.Stops, at.Stop())
	}
	if len(r.Stops) == 0 {
		return no("STM-106", "a cube sets out somewhere")
	}
	start := p.Start()
	if g == rail.None || s.d.Cubes[start.Stop()].Count(g) == 0 {
		return no("STM-106", "no %s cube lies on %s", g, start)
	}
	if err := s.setsOut(start.Stop()); err != nil {
		return r, err
	}
	if len(r.Stops) < 2 {
		if s.Color(start.Stop()) == g {
			return no("STM-108", "a %s cube on %s can only move to another city of its colour", g, start)
		}
		return no("STM-106", "a cube moves over one link at least")
	}
	for i, at := range r.Stops {
		for _, b := range r.Stops[:i] {
			if b == at {
				return no("STM-109", "a cube enters no place twice; it has been on %s", p.At(i))
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
	for i, at := range r.Stops[1:] {
		switch end := i+2 == len(r.Stops); {
		case !end && s.Color(at) == g:
			return no("STM-107", "a %s cube ends in %s, the first city of its colour on the way", g, p.At(i+1))
		case end && s.Color(at) != g:
			return no("STM-107", "%s is not %s: a cube ends in a city of its colour", p.At(i+1), g)
		}
	}
	if need, have := len(r.Lines), s.d.Players[s.actor()].Loco+extra; need > have {
		return no("STM-106", "this runs over %d links; yours may run over %d", need, have)
	}
	return r, nil
}

// setsOut refuses a hex where cubes lie that is no stop yet (WWH-16).
func (s *State) setsOut(at rail.Stop) error {
	if s.d.Board.Stop(at) {
		return nil
	}
	return rules.Refuse(s.cite("STM-087"), fmt.Sprintf("cubes on %s stay there until it is a town", s.Spot(at)))
}

// lineOf is the link by which a path comes to its i-th stop.
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
		return 0, rules.Refuse("STM-106", fmt.Sprintf("no complete link joins %s and %s", a, b))
	case by.IsZero():
		return 0, rules.Refuse("STM-112", fmt.Sprintf("several links join %s and %s: choose one", a, b))
	}
	return 0, rules.Refuse("STM-112", fmt.Sprintf("there is no choice of a link over %s between %s and %s", by, a, b))
}
