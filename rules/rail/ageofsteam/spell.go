package ageofsteam

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
	case "take":
		for r := FirstMove; r < numRoles; r++ {
			if r.String() == rest {
				return Take{r}, true
			}
		}
	case "urbanize":
		name, letter, _ := strings.Cut(rest, " with ")
		at, on := s.named(name)
		i := slices.IndexFunc(s.m.NewCities, func(c rail.NewCity) bool { return c.Letter == letter })
		a, ok = Urbanize{letter, i, at}, on && i >= 0
	case "lay":
		a, ok = s.spellLay(text)
	case "deliver":
		a, ok = s.spellDeliver(rest)
	case "put":
		a, ok = s.spellFill(rest)
	}
	if !ok {
		for _, a := range []rules.Action{IssueShare{}, Raise{}, Pass{}, Pay{}, Done{}, Drop{}, StayIn{}, DrawCubes{}} {
			if a.String() == text {
				return a, true
			}
		}
	}
	return a, ok && a.String() == text
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
	b := s.Track()
	i := strings.LastIndex(text, " on ")
	if b == nil || i < 0 {
		return nil, false
	}
	at, ok := s.named(text[i+4:])
	if !ok {
		return nil, false
	}
	for _, shape := range b.Map().Code.Shapes() {
		for turn := range hex.Sides {
			if l := (track.Lay{At: at, Tile: shape.Name, Turn: int8(turn)}); l.String() == text {
				return b.LayOn(at.Stop(), shape.Name, turn)
			}
		}
	}
	return nil, false
}

// spellDeliver reads "red from A by B over X, C to D".
func (s *State) spellDeliver(text string) (rules.Action, bool) {
	color, way, _ := strings.Cut(text, " from ")
	g, ok := rail.GoodNamed(color)
	i := strings.LastIndex(way, " to ")
	if !ok || i < 0 {
		return nil, false
	}
	start, by, _ := strings.Cut(way[:i], " by ")
	names := []string{start}
	if by != "" {
		names = append(names, strings.Split(by, ", ")...)
	}
	names = append(names, way[i+4:])
	if len(names) > rail.MaxStops {
		return nil, false
	}
	var stops, over []rail.Spot
	for _, name := range names {
		name, via, isOver := strings.Cut(name, " over ")
		at, ok := s.named(name)
		o, known := s.named(via)
		if !ok || isOver && !known {
			return nil, false
		}
		stops, over = append(stops, at), append(over, o)
	}
	p := rail.NewPath(stops...)
	for i, o := range over {
		if !o.IsZero() {
			p = p.Over(i, o)
		}
	}
	return Deliver{g, p}, true
}

// spellFill reads "red into light 3 box 1".
func (s *State) spellFill(text string) (rules.Action, bool) {
	color, to, _ := strings.Cut(text, " into ")
	g, ok := rail.GoodNamed(color)
	for c := range s.m.Columns {
		for b := range s.d.Display[c] {
			if s.BoxName(c, b) == to {
				return FillBox{g, c, b, to}, ok
			}
		}
	}
	return nil, false
}
