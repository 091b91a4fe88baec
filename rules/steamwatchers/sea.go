package steamwatchers

import "slices"

// A Sail is a way over the ice: the area reached, and the floes crossed in order (STW-097).
type Sail struct {
	To    Area
	Floes []Area
	Free  []Area // of those, the ones crossed without a contract (STW-023, STW-100)
}

// Sails lists where a clan's units may sail from an area whose haven it controls, one way for each area: the one that
// needs the fewest contracts, then the shortest. Every floe crossed needs an own contract (STW-098), but for so many of
// them. A vassal sails on its primary's contracts (PWW-24). Who holds the area reached is up to the caller.
func (s *State) Sails(c Clan, from Area, free int) (out []Sail) {
	if !from.Land() {
		return nil
	}
	return s.sails(c, from, from.Place().Floes, free)
}

// sails is Sails with the first floe crossed among some.
func (s *State) sails(c Clan, from Area, first []Area, free int) []Sail {
	if s.Controller(from) != c {
		return nil
	}
	return s.crossings(c, from, first, free)
}

// crossings is sails from the haven of an area, whoever controls it.
func (s *State) crossings(c Clan, from Area, first []Area, free int) (out []Sail) {
	if !from.Land() || !from.Place().Haven {
		return nil
	}
	ways := make([]*Sail, len(europa.Places)+1) // by floe: the best way that ends on it
	better := func(a, b *Sail) bool {
		if x, y := len(a.Floes)-len(a.Free), len(b.Floes)-len(b.Free); x != y {
			return x < y
		}
		return len(a.Floes) < len(b.Floes)
	}
	var cross func(w Sail, next []Area)
	cross = func(w Sail, next []Area) {
		for _, f := range next {
			if slices.Contains(w.Floes, f) || !s.mayCross(c, f) {
				continue
			}
			n := Sail{Floes: append(slices.Clip(w.Floes), f), Free: w.Free}
			if !s.contracted(c, f) {
				if len(w.Free) >= free {
					continue
				}
				n.Free = append(slices.Clip(w.Free), f)
			}
			if old := ways[f]; old == nil || better(&n, old) {
				ways[f] = &n
			}
			cross(n, f.Place().Floes)
		}
	}
	cross(Sail{}, first)
	for _, to := range Lands() {
		if to == from || !to.Place().Haven || !s.Open(to) {
			continue
		}
		var best *Sail
		for _, f := range to.Place().Floes {
			if w := ways[f]; w != nil && (best == nil || better(w, best)) {
				best = w
			}
		}
		if best != nil {
			out = append(out, Sail{to, best.Floes, best.Free})
		}
	}
	return out
}

// contracted reports whether the player of a clan has a contract of the primary clan on a floe.
func (s *State) contracted(c Clan, floe Area) bool {
	return slices.Contains(s.At(floe).Contracts, s.Clan(s.SeatOf(c)))
}

func (s *State) mayCross(c Clan, floe Area) bool {
	return s.ban(func(h *Hooks) error {
		if h.MaySail == nil {
			return nil
		}
		return h.MaySail(s, c, floe)
	}) == nil
}
