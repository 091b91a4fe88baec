package toy

import (
	"slices"

	"kettle/rules"
	"kettle/rules/rng"
)

// View masks the deck, the hands of others, the card another has chosen to give, and the seed.
func (s *State) View(v rules.Seat) rules.Position {
	c := s.clone()
	c.Seed = 0
	if s.bug == LeaksSeed {
		c.Seed = s.Seed
	}
	c.masked = true
	for i := range c.Deck {
		if s.bug != LeaksDeck || i > 0 {
			c.Deck[i] = unknown
		}
	}
	for i, h := range c.Hands {
		if rules.Seat(i) == v || s.bug == LeaksHand && v == rules.Public {
			continue
		}
		for j := range h {
			h[j] = unknown
		}
	}
	if c.Given != nil && v != s.ToAct && s.bug != LeaksGiven {
		c.Given.Card = unknown
	}
	if s.bug == BlindMover && v >= 0 && len(c.Hands[v]) > 0 {
		c.Hands[v][0] = unknown
	}
	return c
}

// Sample deals the cards that the viewer does not see.
func (s *State) Sample(r *rng.Stream) rules.Position {
	c := s.clone()
	if c.Seed == 0 {
		c.Seed = rng.Seed(r.Uint64() | 1)
	}
	var out []int
	for card := range cards {
		if !slices.Contains(c.Played, card) && !slices.Contains(c.Deck, card) && !slices.ContainsFunc(c.Hands, func(h []int) bool { return slices.Contains(h, card) }) {
			out = append(out, card)
		}
	}
	rng.Shuffle(r, out)
	fill := func(list []int) {
		for i := range list {
			if list[i] == unknown && len(out) > 0 {
				list[i], out = out[0], out[1:]
			}
		}
	}
	fill(c.Deck)
	for i := range c.Hands {
		masked := slices.Contains(c.Hands[i], unknown)
		fill(c.Hands[i])
		slices.Sort(c.Hands[i])
		if masked && c.Given != nil && c.Given.Card == unknown && rules.Seat(i) == c.ToAct {
			c.Given.Card = c.Hands[i][r.Intn(len(c.Hands[i]))]
		}
	}
	if s.bug == Contradicts {
		c.Scores[0]++
	}
	return c
}
