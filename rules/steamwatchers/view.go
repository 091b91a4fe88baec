package steamwatchers

import (
	"slices"

	"kettle/rules"
	"kettle/rules/rng"
)

// View hides what a seat may not see (STW-006): the seed, the order of the decks, other hands, plans that are not
// revealed, cards that another looks at, and barrels that another has committed.
func (s *State) View(viewer rules.Seat) rules.Position {
	v := *s
	d := &v.d
	d.Seed = 0
	d.Columns.Draw, d.Columns.Out = masked(d.Columns.Draw), masked(d.Columns.Out)
	d.Archons.Draw, d.Archons.Out = masked(d.Archons.Draw), masked(d.Archons.Out)
	d.Hands, d.Plans, d.Caravans = slices.Clone(d.Hands), slices.Clone(d.Plans), slices.Clone(d.Caravans)
	for i := range d.Hands {
		if rules.Seat(i) == viewer {
			continue
		}
		if d.Caravans != nil {
			d.Caravans[i].Down = NoOrder
		}
		h := d.Hands[i]
		d.Hands[i] = Hand{masked(h.Columns), masked(h.Archons), masked(h.Down)}
		if d.Phase == "planning" {
			d.Plans[i] = Plan{Done: d.Plans[i].Done, Hidden: true}
		}
	}
	if l := d.Looked; l != nil && l.By != viewer {
		d.Looked = &Look{l.By, masked(l.Cards)}
	}
	if f := d.Combat; f != nil && f.Secret != nil && f.Secret.By != viewer {
		hidden := *f
		hidden.Secret = &Bid{f.Secret.By, -1, -1}
		d.Combat = &hidden
	}
	return &v
}

// Candid reports whether all that a seat knows and decides lies open, as in set-up while it holds no cards (STW-006).
func (s *State) Candid(seat rules.Seat) bool {
	h := s.d.Hands[seat]
	return s.d.Round == 0 && len(h.Columns)+len(h.Archons)+len(h.Down) == 0
}

// masked is as many cards, face down.
func masked(cards []Card) []Card {
	if cards == nil {
		return nil
	}
	return make([]Card, len(cards))
}

// Sample puts something possible where a view is masked.
func (s *State) Sample(r *rng.Stream) rules.Position {
	v := begin(s).State
	d := &v.d
	if d.Seed == 0 {
		d.Seed = rng.Seed(r.Uint64() | 1)
	}
	columns := [][]Card{d.Columns.Out, d.Columns.Draw, d.Columns.Discard}
	archons := [][]Card{d.Archons.Draw, d.Archons.Discard, d.Play}
	for i := range d.Hands {
		columns = append(columns, d.Hands[i].Columns, d.Hands[i].Down)
		archons = append(archons, d.Hands[i].Archons)
	}
	if l := d.Looked; l != nil {
		columns = append(columns, l.Cards)
	}
	fill(r, s.b.Columns, columns)
	seen := slices.Clone(archons)
	fill(r, unknown(s.b.Archons, seen), [][]Card{d.Archons.Out}) // only core cards are out
	fill(r, slices.Concat(s.b.Archons, s.b.Extra), append(archons, d.Archons.Out))
	if f := d.Combat; f != nil && f.Secret != nil && f.Secret.Pure < 0 {
		pure, contra := d.Players[f.Secret.By].Fuel.Barrels()
		f.Secret.Pure = r.Intn(min(pure, v.b.MaxFuel) + 1)
		f.Secret.Contra = r.Intn(min(contra, v.b.MaxFuel-f.Secret.Pure) + 1)
	}
	for i := range d.Caravans {
		if x := &d.Caravans[i]; x.Covered && x.Down == NoOrder {
			x.Down = v.guessToken(r, rules.Seat(i))
		}
	}
	for i := range d.Plans {
		if !d.Plans[i].Hidden {
			continue
		}
		d.Plans[i].Hidden = false
		if d.Plans[i].Done {
			v.guessPlan(r, rules.Seat(i))
			v.guessBoard(r, rules.Seat(i))
		}
	}
	return v
}

// guessPlan puts tokens into a seat's areas by chance, within its supply.
func (s *State) guessPlan(r *rng.Stream, seat rules.Seat) {
	plan := &s.d.Plans[seat]
	for _, a := range s.ordered(seat) {
		c := s.Controller(a)
		if o := Order(r.Intn(int(numOrders))); o != NoOrder && s.TokensLeft(c, o) > 0 {
			plan.Tokens = append(plan.Tokens, Token{c, o, a})
		}
	}
}

// unknown are the cards that lie face up in none of the piles.
func unknown(all []Card, piles [][]Card) (out []Card) {
	for _, c := range all {
		if !slices.ContainsFunc(piles, func(p []Card) bool { return slices.Contains(p, c) }) {
			out = append(out, c)
		}
	}
	return out
}

// fill puts the unknown cards by chance where the piles are face down.
func fill(r *rng.Stream, all []Card, piles [][]Card) {
	left := unknown(all, piles)
	rng.Shuffle(r, left)
	for _, p := range piles {
		for i := range p {
			if p[i] == "" {
				p[i], left = left[0], left[1:]
			}
		}
	}
}
