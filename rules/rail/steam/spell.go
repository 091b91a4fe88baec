package steam

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
		at, on := play.Named(s, name)
		g, known := rail.GoodNamed(color)
		a, ok = Urbanize{g, at}, on && known
	case "grow":
		name, space, _ := strings.Cut(rest, " from space ")
		at, on := play.Named(s, name)
		n, err := strconv.Atoi(space)
		a, ok = Grow{at, n - 1}, on && err == nil
	case "cubes":
		space, leave, left := strings.Cut(strings.TrimPrefix(rest, "from space "), " but one ")
		n, err := strconv.Atoi(space)
		g, known := rail.GoodNamed(leave)
		a, ok = Supply{n - 1, g}, err == nil && known == left
	case "lay":
		a, ok = play.SpellLay(s.d.Board, text)
	case "deliver":
		var g rail.Good
		var p rail.Path
		if g, p, ok = play.SpellPath(s, rest); ok {
			a = play.Deliver{Good: g, Path: p}
		}
	}
	if ok {
		return a, a.String() == text
	}
	plain := []rules.Action{play.Raise{}, play.Pass{}, play.Done{}, StayIn{}, Credit{}, Credit{VP: true}, Capital{}}
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
