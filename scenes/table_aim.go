package scenes

import (
	"slices"

	"kettle/rules"
)

// An aim is what a player has pointed at and what that may mean. It lights what rules.Picker lights and takes the
// targets in any order besides: a destination before the cube that goes there.
type aim struct {
	legal  []rules.Action
	points [][]rules.Target
	chosen []rules.Target
	// ghost is the action that is shown before it is made; nil while nothing is spelt out.
	ghost rules.Action
	open  []int // legal actions that the chosen targets may still mean
	// lent is the last chosen target where the program chose it, there being no other: the player who points at it
	// all the same only agrees, and does nothing yet.
	lent rules.Target
}

// reset forgets everything and looks at other actions.
func (a *aim) reset(legal []rules.Action) {
	*a = aim{legal: legal, points: make([][]rules.Target, len(legal))}
	for i, x := range legal {
		a.points[i] = x.Targets()
	}
	a.narrow()
}

// narrow finds what is still meant: the actions that hold all of the chosen targets. The ghost is the one that
// they spell, or the only one left.
func (a *aim) narrow() {
	a.open = a.matching(a.chosen)
	a.ghost = nil
	if len(a.chosen) == 0 {
		return
	}
	if len(a.open) == 1 {
		a.ghost = a.legal[a.open[0]]
		return
	}
	for _, i := range a.open {
		if slices.Equal(a.points[i], a.chosen) {
			a.ghost = a.legal[i]
		}
	}
}

func (a *aim) matching(chosen []rules.Target) (open []int) {
next:
	for i, t := range a.points {
		for _, c := range chosen {
			if !slices.Contains(t, c) {
				continue next
			}
		}
		open = append(open, i)
	}
	return open
}

// next is what is lit: of each action still meant the first target that is not chosen yet, each once.
func (a *aim) next() (out []rules.Target) {
	seen := map[rules.Target]bool{}
	for _, i := range a.open {
		for _, t := range a.points[i] {
			if slices.Contains(a.chosen, t) {
				continue
			}
			if !seen[t] {
				seen[t] = true
				out = append(out, t)
			}
			break
		}
	}
	return out
}

// later is what may be pointed at too, out of order: the other targets of the actions still meant.
func (a *aim) later() map[rules.Target]bool {
	out := map[rules.Target]bool{}
	for _, i := range a.open {
		for _, t := range a.points[i] {
			out[t] = true
		}
	}
	for _, t := range a.chosen {
		delete(out, t)
	}
	return out
}

// point adds a target and reports false, changing nothing, if no action goes there.
func (a *aim) point(t rules.Target) bool {
	if slices.Contains(a.chosen, t) {
		return false
	}
	with := append(slices.Clone(a.chosen), t)
	if len(a.matching(with)) == 0 {
		return false
	}
	a.chosen = with
	a.narrow()
	return true
}

// back takes back the last target and reports false if there was none.
func (a *aim) back() bool {
	if len(a.chosen) == 0 {
		return false
	}
	a.chosen, a.lent = a.chosen[:len(a.chosen)-1], rules.Target{}
	a.narrow()
	return true
}

// lend points at a target for the player.
func (a *aim) lend(t rules.Target) {
	if a.point(t) {
		a.lent = t
	}
}

// settle makes one of the actions still meant the ghost; the others stay open beside it.
func (a *aim) settle(x rules.Action) { a.ghost = x }

// holds reports whether x is still meant.
func (a *aim) holds(x rules.Action) bool {
	for _, i := range a.open {
		if a.legal[i] == x {
			return true
		}
	}
	return false
}

// only says that nothing but the ghost can be meant.
func (a *aim) only() bool { return a.ghost != nil && len(a.open) == 1 }

// meant lists the actions still meant.
func (a *aim) meant() (out []rules.Action) {
	for _, i := range a.open {
		out = append(out, a.legal[i])
	}
	return out
}

// with lists the actions still meant that hold t.
func (a *aim) with(t rules.Target) (out []rules.Action) {
	for _, i := range a.open {
		if slices.Contains(a.points[i], t) {
			out = append(out, a.legal[i])
		}
	}
	return out
}
