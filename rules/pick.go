package rules

import "slices"

// A Picker narrows the legal actions while a player points at things on the table. Next is exactly what the
// screen lights.
type Picker struct {
	legal  []Action
	points [][]Target
	chosen []Target
}

// NewPicker starts with nothing chosen.
func NewPicker(p Position) *Picker {
	k := &Picker{legal: p.Legal()}
	k.points = make([][]Target, len(k.legal))
	for i, a := range k.legal {
		k.points[i] = a.Targets()
	}
	return k
}

// Next returns what may be pointed at now, each once, in the order the actions name them.
func (k *Picker) Next() (out []Target) {
	seen := map[Target]bool{}
	n := len(k.chosen)
	k.open(func(_ Action, t []Target) {
		if len(t) > n && !seen[t[n]] {
			seen[t[n]] = true
			out = append(out, t[n])
		}
	})
	return out
}

// Point adds one target. It reports false and changes nothing if no legal action goes there.
func (k *Picker) Point(t Target) bool {
	n, ok := len(k.chosen), false
	k.open(func(_ Action, ts []Target) { ok = ok || len(ts) > n && ts[n] == t })
	if ok {
		k.chosen = append(k.chosen, t)
	}
	return ok
}

// Back takes back the last target and reports false if there was none.
func (k *Picker) Back() bool {
	if len(k.chosen) == 0 {
		return false
	}
	k.chosen = k.chosen[:len(k.chosen)-1]
	return true
}

// Chosen is what has been pointed at so far.
func (k *Picker) Chosen() []Target { return slices.Clone(k.chosen) }

// Ready returns the action the chosen targets spell, and whether nothing longer could be meant.
func (k *Picker) Ready() (a Action, only bool) {
	n := 0
	k.open(func(b Action, t []Target) {
		n++
		if len(t) == len(k.chosen) {
			a = b
		}
	})
	return a, a != nil && n == 1
}

// Open lists the legal actions that begin with the chosen targets.
func (k *Picker) Open() (out []Action) {
	k.open(func(a Action, _ []Target) { out = append(out, a) })
	return out
}

func (k *Picker) open(do func(Action, []Target)) {
	for i, t := range k.points {
		if len(t) >= len(k.chosen) && slices.Equal(t[:len(k.chosen)], k.chosen) {
			do(k.legal[i], t)
		}
	}
}
