package steam

import (
	"slices"
	"strconv"
	"strings"

	"kettle/rules"
	"kettle/rules/hex"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// Spell reads an action from its String, whether or not it is legal now. ok is false for words that no action of the base
// game has.
func (s *State) Spell(text string) (a rules.Action, ok bool) {
	verb, rest, _ := strings.Cut(text, " ")
	switch verb {
	case "bid":
		n, err := strconv.Atoi(strings.TrimPrefix(rest, "$"))
		a, ok = Bid{n}, err == nil
	case "raise":
		if n, err := strconv.Atoi(strings.TrimPrefix(rest, "$")); err == nil {
			return Capital{n / stepCash}, n%stepCash == 0
		}
	case "take":
		name, idle := strings.CutSuffix(rest, " without its effect")
		for r := NoRole + 1; r < numRoles; r++ {
			if r.String() == name {
				return Take{r, idle}, true
			}
		}
	case "urbanize":
		name, color, _ := strings.Cut(rest, " with ")
		at, on := s.named(name)
		g, known := rail.GoodNamed(color)
		a, ok = Urbanize{g, at}, on && known
	case "grow":
		name, space, _ := strings.Cut(rest, " from space ")
		at, on := s.named(name)
		n, err := strconv.Atoi(space)
		a, ok = Grow{at, n - 1}, on && err == nil
	case "cubes":
		space, leave, left := strings.Cut(strings.TrimPrefix(rest, "from space "), " but one ")
		n, err := strconv.Atoi(space)
		g, known := rail.GoodNamed(leave)
		a, ok = Supply{n - 1, g}, err == nil && known == left
	case "lay":
		a, ok = s.spellLay(text)
	case "deliver":
		var g rail.Good
		var p rail.Path
		if g, p, ok = s.SpellPath(rest); ok {
			a = Deliver{g, p}
		}
	}
	if ok {
		return a, a.String() == text
	}
	plain := []rules.Action{Raise{}, Pass{}, Done{}, StayIn{}, Credit{}, Credit{VP: true}, Capital{}}
	if s.d.Auction != nil { // who passes there folds
		plain = slices.Insert(plain, 0, rules.Action(Fold{}))
	}
	for _, a := range plain {
		if a.String() == text {
			return a, true
		}
	}
	return nil, false
}

// named finds a stop by its name.
func (s *State) named(name string) (rail.Spot, bool) {
	for at := range rail.Stop(s.Stops()) {
		if spot := s.Spot(at); spot.String() == name {
			return spot, true
		}
	}
	return rail.Spot{}, false
}

func (s *State) spellLay(text string) (rules.Action, bool) {
	i := strings.LastIndex(text, " on ")
	if i < 0 {
		return nil, false
	}
	at, ok := s.named(text[i+4:])
	if !ok {
		return nil, false
	}
	for _, shape := range s.m.Track.Code.Shapes() {
		for turn := range hex.Sides {
			if l := (track.Lay{At: at, Tile: shape.Name, Turn: int8(turn)}); l.String() == text {
				return s.d.Board.LayOn(at.Stop(), shape.Name, turn)
			}
		}
	}
	return nil, false
}

// SpellPath reads "red from A by B over X, C to D".
func (s *State) SpellPath(text string) (g rail.Good, p rail.Path, ok bool) {
	color, way, _ := strings.Cut(text, " from ")
	g, ok = rail.GoodNamed(color)
	i := strings.LastIndex(way, " to ")
	if !ok || i < 0 {
		return g, p, false
	}
	start, by, _ := strings.Cut(way[:i], " by ")
	names := []string{start}
	if by != "" {
		names = append(names, strings.Split(by, ", ")...)
	}
	names = append(names, way[i+4:])
	if len(names) > rail.MaxStops {
		return g, p, false
	}
	var stops, over []rail.Spot
	for _, name := range names {
		name, via, isOver := strings.Cut(name, " over ")
		at, ok := s.named(name)
		o, known := s.named(via)
		if !ok || isOver && !known {
			return g, p, false
		}
		stops, over = append(stops, at), append(over, o)
	}
	p = rail.NewPath(stops...)
	for i, o := range over {
		if !o.IsZero() {
			p = p.Over(i, o)
		}
	}
	return g, p, true
}
