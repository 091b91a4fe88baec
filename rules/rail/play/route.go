package play

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
)

// A Way checks the path of a cube by the clauses and in the words of an economy.
type Way struct {
	Map  CubeMap
	Noun func(rail.Good) string     // "red cube"
	Cite func(clause string) string // the clause that counts on this map

	Place    string // where a cube ends: "place", "city"
	At       string // "on" it, "in" it
	Unlinked string // "no link is built between": what is said of two stops

	SetsOut func(rail.Stop) error // refuses a stop where no cube sets out; nil refuses none

	Link    string // clause: a cube moves over links
	Twice   string // clause: it enters no place twice
	Colour  string // clause: it ends at the first place of its colour
	Own     string // clause: it does not end where it sets out
	Several string // clause: the choice among several links
}

// A CubeMap is where cubes lie and what colours count.
type CubeMap interface {
	Places
	Color(rail.Stop) rail.Good
	Cubes(rail.Stop) rail.Pile
}

func (w *Way) no(clause, format string, args ...any) error {
	return rules.Refuse(w.Cite(clause), fmt.Sprintf(format, args...))
}

// Trace refuses a path that does not lead over lines from where such a cube lies, or that comes back; otherwise it is the
// route. Where it ends is not its matter.
func (w *Way) Trace(net *rail.Net, g rail.Good, p rail.Path) (rail.Route, error) {
	r := rail.Route{Good: g}
	for _, at := range p.Stops() {
		if !Has(w.Map, at) {
			return r, w.no(w.Link, "there is no %s on this map", at)
		}
		r.Stops = append(r.Stops, at.Stop())
	}
	if len(r.Stops) == 0 {
		return r, w.no(w.Link, "a cube sets out somewhere")
	}
	start := p.Start()
	if g == rail.None || w.Map.Cubes(start.Stop()).Count(g) == 0 {
		return r, w.no(w.Link, "no %s lies on %s", w.Noun(g), start)
	}
	if w.SetsOut != nil {
		if err := w.SetsOut(r.Stops[0]); err != nil {
			return r, err
		}
	}
	if len(r.Stops) < 2 {
		if w.Map.Color(start.Stop()) == g {
			return r, w.no(w.Own, "a %s on %s can only move to another %s of its colour", w.Noun(g), start, w.Place)
		}
		return r, w.no(w.Link, "a cube moves over one link at least")
	}
	for i, at := range r.Stops {
		for _, b := range r.Stops[:i] {
			if b == at {
				return r, w.no(w.Twice, "a cube enters no place twice; it has been on %s", p.At(i))
			}
		}
	}
	for i := 1; i < len(r.Stops); i++ {
		l, err := w.line(net, p, i)
		if err != nil {
			return r, err
		}
		r.Lines = append(r.Lines, l)
	}
	return r, nil
}

// line is the line by which a path comes to its i-th stop.
func (w *Way) line(net *rail.Net, p rail.Path, i int) (int16, error) {
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
		return 0, w.no(w.Link, "%s %s and %s", w.Unlinked, a, b)
	case by.IsZero():
		return 0, w.no(w.Several, "several links join %s and %s: choose one", a, b)
	}
	return 0, w.no(w.Several, "there is no choice of a link over %s between %s and %s", by, a, b)
}

// Arrive refuses a route that does not end at the first place of the cube's colour, or that comes to a stop which enter
// refuses; a nil enter refuses none.
func (w *Way) Arrive(r rail.Route, p rail.Path, enter func(rail.Stop) error) error {
	for i, at := range r.Stops[1:] {
		switch end := i+2 == len(r.Stops); {
		case !end && w.Map.Color(at) == r.Good:
			return w.no(w.Colour, "a %s ends %s %s, the first %s of its colour on the way", w.Noun(r.Good), w.At, p.At(i+1), w.Place)
		case end && w.Map.Color(at) != r.Good:
			return w.no(w.Colour, "%s is not %s: a cube ends %s a %s of its colour", p.At(i+1), r.Good, w.At, w.Place)
		}
		if enter != nil {
			if err := enter(at); err != nil {
				return err
			}
		}
	}
	return nil
}
