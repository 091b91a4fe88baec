package steam

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
)

// CheckPath refuses a way over more links than the deciding seat's locomotive level and so many extra ones, or one that
// no cube of that colour may go; otherwise it is the route. Whose links they are is not its matter (see OwnEnough).
func (s *State) CheckPath(net *rail.Net, g rail.Good, p rail.Path, extra int) (rail.Route, error) {
	w := s.way()
	r, err := w.Trace(net, g, p)
	if err != nil {
		return r, err
	}
	if err := w.Arrive(r, p, nil); err != nil {
		return r, err
	}
	if need, have := len(r.Lines), s.d.Players[s.actor()].Loco+extra; need > have {
		return r, rules.Refuse(s.cite("STM-106"), fmt.Sprintf("this runs over %d links; yours may run over %d", need, have))
	}
	return r, nil
}

// way is how this economy checks and words the way of a cube.
func (s *State) way() *play.Way {
	return &play.Way{Map: s, Cite: s.cite, Noun: func(g rail.Good) string { return g.String() + " cube" },
		Place: "city", At: "in", Unlinked: "no complete link joins",
		SetsOut: s.setsOut, Link: "STM-106", Twice: "STM-109", Colour: "STM-107", Own: "STM-108", Several: "STM-112"}
}

// setsOut refuses a hex where cubes lie that is no stop yet (WWH-16).
func (s *State) setsOut(at rail.Stop) error {
	if s.d.Board.Stop(at) {
		return nil
	}
	return rules.Refuse(s.cite("STM-087"), fmt.Sprintf("cubes on %s stay there until it is a town", s.Spot(at)))
}
