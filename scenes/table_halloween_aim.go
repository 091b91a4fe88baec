package scenes

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/graph"
	"kettle/rules/rail/maps/halloween"
	"kettle/rules/rail/play"
)

// pathOf is the way of an action that moves a cube.
func pathOf(a rules.Action) (p rail.Path, ok bool) {
	switch a := a.(type) {
	case play.Deliver:
		return a.Path, true
	case halloween.Fly:
		return a.Path, true
	}
	return p, false
}

// lit are the places to point at. Of a cube that was chosen they are the houses where it may end, not the next
// one on each way; then the pumpkins that could ride.
func (h *halloweenTable) lit(p rules.Position, a *aim) (out []rules.Target) {
	add := func(x rules.Target) {
		if x.Kind != kindButton && !hasTarget(out, x) && !hasTarget(a.chosen, x) {
			out = append(out, x)
		}
	}
	if !h.moving(a) {
		share := false
		for _, x := range a.next() {
			if x == shareTarget {
				share = true // lit last: it is open all the time
				continue
			}
			add(x)
		}
		if share {
			add(shareTarget)
		}
		return out
	}
	for _, i := range a.open {
		if way, ok := pathOf(a.legal[i]); ok {
			if hasTarget(a.chosen, stopTarget(way.End())) {
				if f, ok := a.legal[i].(halloween.Fly); ok && !f.Pumpkin.IsZero() {
					add(rules.Target{Kind: halloween.TargetPumpkin, ID: f.Pumpkin.Number()})
				}
				continue
			}
			add(stopTarget(way.End()))
		}
	}
	return out
}

// moving reports whether a cube has been chosen to move.
func (h *halloweenTable) moving(a *aim) bool {
	return len(a.chosen) > 0 && hasKind(a.chosen, play.TargetCube)
}

func hasKind(list []rules.Target, kind string) bool {
	for _, x := range list {
		if x.Kind == kind {
			return true
		}
	}
	return false
}

func stopTarget(s rail.Spot) rules.Target {
	return rules.Target{Kind: play.TargetStop, ID: s.Number()}
}

// early reports whether x may be pointed at before what comes first: a house before the cube that it takes, but
// not a house that cubes only pass.
func (h *halloweenTable) early(p rules.Position, a *aim, x rules.Target) bool {
	if x.Kind != play.TargetStop || h.moving(a) {
		return true
	}
	for _, b := range a.with(x) {
		if way, ok := pathOf(b); !ok || stopTarget(way.End()) == x {
			return true
		}
	}
	return false
}

// prefer is the best way between a cube and a house that were chosen: one that smashes a pumpkin, then the one
// that earns most, then the shortest.
func (h *halloweenTable) prefer(p rules.Position, chosen []rules.Target, open []rules.Action) (best rules.Action) {
	if !hasKind(chosen, play.TargetCube) {
		return nil
	}
	most := -1 << 30
	for _, a := range open {
		way, ok := pathOf(a)
		if !ok || !hasTarget(chosen, stopTarget(way.End())) {
			return nil
		}
		worth := way.Len()
		if f, ok := a.(halloween.Fly); ok {
			worth = -way.Len()
			if !f.Pumpkin.IsZero() {
				worth += 100
			}
		}
		if worth > most {
			best, most = a, worth
		}
	}
	return best
}

// ask lists what may be meant by pointing at x, most likely first.
func (h *halloweenTable) ask(p rules.Position, chosen []rules.Target, x rules.Target) []rules.Action {
	s := aosState(p)
	land := h.land(p)
	switch x.Kind {
	case ageofsteam.TargetShare:
		return []rules.Action{ageofsteam.IssueShare{}}
	case play.TargetLoco:
		return []rules.Action{play.Raise{}}
	case play.TargetRole:
		return []rules.Action{ageofsteam.Take{Role: ageofsteam.Role(x.ID)}}
	case halloween.TargetLink:
		return []rules.Action{halloween.Build{Link: land.Links[x.ID].Spot}}
	case play.TargetCity:
		return []rules.Action{h.urbanize(s, x.ID, greyHouse(s))}
	case ageofsteam.TargetBox:
		c, b := ageofsteam.BoxOf(x.ID)
		return []rules.Action{halloween.Place{Column: c, Box: b, From: s.BoxName(c, b), At: s.Spot(0)}}
	case halloween.TargetPumpkin:
		at := rail.Stop(x.ID)
		if len(chosen) > 0 && hasKind(chosen, play.TargetCube) {
			if a := h.ride(s, chosen, at); a != nil {
				return []rules.Action{a}
			}
		}
		return []rules.Action{play.Deliver{Good: halloween.Pumpkin, Path: rail.NewPath(s.Spot(at))}}
	case play.TargetCube:
		at, g := play.CubeOf(x.ID)
		if g == halloween.Pumpkin {
			return h.ask(p, chosen, rules.Target{Kind: halloween.TargetPumpkin, ID: int(at)})
		}
		return []rules.Action{h.carry(g, h.wayHome(s, at, g))}
	case play.TargetStop:
		return h.askStop(s, chosen, rail.Stop(x.ID))
	}
	return nil
}

// askStop is what a house may be meant for: the end of a move, the place of a new city or of a witch.
func (h *halloweenTable) askStop(s *ageofsteam.State, chosen []rules.Target, at rail.Stop) []rules.Action {
	for _, c := range chosen {
		switch c.Kind {
		case play.TargetCube:
			from, g := play.CubeOf(c.ID)
			return []rules.Action{h.carry(g, h.way(s, from, func(to rail.Stop) bool { return to == at }))}
		case play.TargetCity:
			return []rules.Action{h.urbanize(s, c.ID, at)}
		case ageofsteam.TargetBox:
			col, box := ageofsteam.BoxOf(c.ID)
			return []rules.Action{halloween.Place{Column: col, Box: box, From: s.BoxName(col, box), At: s.Spot(at)}}
		}
	}
	if s.Phase().ID == "build" {
		for tile := range s.Map().NewCities {
			if _, used := s.TileStop(tile); !used {
				return []rules.Action{h.urbanize(s, tile, at)}
			}
		}
	}
	return nil
}

func (h *halloweenTable) carry(g rail.Good, way rail.Path) rules.Action {
	if g == halloween.Witch {
		return halloween.Fly{Path: way}
	}
	return play.Deliver{Good: g, Path: way}
}

func (h *halloweenTable) urbanize(s *ageofsteam.State, tile int, at rail.Stop) rules.Action {
	return ageofsteam.Urbanize{Tile: s.Map().NewCities[tile].Letter, N: tile, At: s.Spot(at)}
}

// ride is the flight that is meant, with the pumpkin of a house: the refusal says why it cannot ride.
func (h *halloweenTable) ride(s *ageofsteam.State, chosen []rules.Target, at rail.Stop) rules.Action {
	for _, c := range chosen {
		if c.Kind != play.TargetCube {
			continue
		}
		from, g := play.CubeOf(c.ID)
		if g != halloween.Witch {
			return nil
		}
		for _, plan := range s.Plans(from, g) {
			for _, c := range chosen {
				if c == stopTarget(plan.Path.End()) {
					return halloween.Fly{Path: plan.Path, Pumpkin: s.Spot(at)}
				}
			}
		}
	}
	return nil
}

// wayHome is the shortest way of a cube to a house of its colour, whatever the locomotive says.
func (h *halloweenTable) wayHome(s *ageofsteam.State, from rail.Stop, g rail.Good) rail.Path {
	return h.way(s, from, func(to rail.Stop) bool { return to != from && s.Color(to) == g })
}

// way is the shortest way over built links from a house to one that suits; where none is built, over all links of
// the map, so that the rules can say which one is missing.
func (h *halloweenTable) way(s *ageofsteam.State, from rail.Stop, suits func(rail.Stop) bool) rail.Path {
	discs := halloween.Discs(s)
	if p, ok := shortest(discs, from, suits, discs.Built); ok {
		return p
	}
	p, _ := shortest(discs, from, suits, func(int) bool { return true })
	return p
}

// shortest searches breadth first over the links that may be used.
func shortest(discs *graph.Board, from rail.Stop, suits func(rail.Stop) bool, use func(link int) bool) (rail.Path, bool) {
	land := discs.Land()
	came := make([]rail.Stop, len(land.Houses))
	for i := range came {
		came[i] = -1
	}
	came[from] = from
	queue := []rail.Stop{from}
	for len(queue) > 0 {
		at := queue[0]
		queue = queue[1:]
		if suits(at) {
			way := []rail.Spot{land.Houses[at].Spot}
			for at != from {
				at = came[at]
				way = append([]rail.Spot{land.Houses[at].Spot}, way...)
			}
			if len(way) > rail.MaxStops {
				way = way[:rail.MaxStops]
			}
			return rail.NewPath(way...), true
		}
		for i, l := range land.Links {
			if l.A != at && l.B != at || !use(i) {
				continue
			}
			if to := l.Other(at); came[to] < 0 {
				came[to] = at
				queue = append(queue, to)
			}
		}
	}
	return rail.NewPath(land.Houses[from].Spot), false
}

// greyHouse is the first house that could bear a new city.
func greyHouse(s *ageofsteam.State) rail.Stop {
	for at := range rail.Stop(s.Stops()) {
		if s.Color(at) == rail.None {
			return at
		}
	}
	return 0
}

// automatic: a move that only a pass is left of may be passed although a share could be issued.
func (h *halloweenTable) automatic(p rules.Position) bool {
	id := aosState(p).Phase().ID
	return id == "move1" || id == "move2"
}

// about is what a thing of the table is.
func (h *halloweenTable) about(p rules.Position, x rules.Target) string {
	s := aosState(p)
	switch x.Kind {
	case play.TargetStop:
		at := rail.Stop(x.ID)
		text := fmt.Sprintf("%s: %s house", s.Spot(at), colourWord(s.Color(at)))
		for i := range s.Map().Columns {
			if to, ok := s.ColumnStop(i); ok && to == at {
				c := s.Map().Columns[i]
				text += fmt.Sprintf(", number %d of the %s half", c.Number, c.Half)
			}
		}
		return text + "."
	case play.TargetCube:
		at, g := play.CubeOf(x.ID)
		return fmt.Sprintf("%s on %s.", upperFirst(cubeWord(g)), s.Spot(at))
	case halloween.TargetLink:
		l := h.land(p).Links[x.ID]
		state := "not built"
		if halloween.Discs(s).Built(x.ID) {
			state = "yours"
		}
		return fmt.Sprintf("%s – %s: %s.", s.Spot(l.A), s.Spot(l.B), state)
	case play.TargetRole:
		return sentence(roleText[ageofsteam.Role(x.ID)])
	case ageofsteam.TargetShare:
		return shareText
	case play.TargetLoco:
		return locoText
	}
	return ""
}

// touched are the things of the board that an action was about.
func (h *halloweenTable) touched(p rules.Position, a rules.Action, events []rules.Event) (out []rules.Target) {
	discs := halloween.Discs(aosState(p))
	if way, ok := pathOf(a); ok {
		for i := range way.Len() {
			out = append(out, stopTarget(way.At(i)))
			if i > 0 {
				if l, ok := discs.Land().Between(way.At(i-1).Stop(), way.At(i).Stop()); ok {
					out = append(out, rules.Target{Kind: halloween.TargetLink, ID: l})
				}
			}
		}
	} else {
		for _, x := range a.Targets() {
			out = append(out, onBoard(x))
		}
	}
	for _, e := range events {
		if c, ok := e.(ageofsteam.CubeCame); ok {
			out = append(out, stopTarget(c.At), rules.Target{Kind: play.TargetCube, ID: play.CubeID(c.At.Stop(), c.Good)})
		}
	}
	return out
}
