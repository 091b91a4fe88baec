package ageofsteam

import (
	"slices"
	"strconv"
	"strings"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
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
		at, on := play.Named(s, name)
		i := slices.IndexFunc(s.m.NewCities, func(c rail.NewCity) bool { return c.Letter == letter })
		a, ok = Urbanize{letter, i, at}, on && i >= 0
	case "lay":
		a, ok = play.SpellLay(s.Track(), text)
	case "deliver":
		var g rail.Good
		var p rail.Path
		g, p, ok = play.SpellPath(s, rest)
		a = play.Deliver{Good: g, Path: p}
	case "put":
		a, ok = s.spellFill(rest)
	}
	if !ok {
		for _, a := range []rules.Action{IssueShare{}, play.Raise{}, play.Pass{}, Pay{}, play.Done{}, Drop{}, StayIn{}, DrawCubes{}} {
			if a.String() == text {
				return a, true
			}
		}
	}
	return a, ok && a.String() == text
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
