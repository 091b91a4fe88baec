package steamwatchers

import (
	"slices"

	"kettle/rules"
	"kettle/rules/rng"
)

// draw takes up to n cards off a deck, which is made anew from its discards when it is empty (STW-057).
func (t *Turn) draw(k *Deck, n int) (out []Card) {
	for range n {
		if len(k.Draw) == 0 {
			if len(k.Discard) == 0 {
				break
			}
			k.Draw, k.Discard = k.Discard, nil
			slices.Sort(k.Draw)
			rng.Shuffle(t.Roll("shuffle"), k.Draw)
			t.Say(DeckMade{len(k.Draw), k == &t.d.Archons})
		}
		last := len(k.Draw) - 1
		out = append(out, k.Draw[last])
		k.Draw = k.Draw[:last]
	}
	if len(out) > 0 {
		t.Reveal()
	}
	return out
}

// DrawColumns draws Steam Column cards into a seat's hand (STW-055) and returns how many.
func (t *Turn) DrawColumns(seat rules.Seat, n int) int {
	got := t.draw(&t.d.Columns, n)
	t.d.Hands[seat].Columns = append(t.d.Hands[seat].Columns, got...)
	t.Say(Drawn{seat, len(got), got, false})
	return len(got)
}

// DrawArchons draws Archon cards into a seat's hand (STW-058) and returns how many.
func (t *Turn) DrawArchons(seat rules.Seat, n int) int {
	got := t.draw(&t.d.Archons, n)
	t.d.Hands[seat].Archons = append(t.d.Hands[seat].Archons, got...)
	t.Say(Drawn{seat, len(got), got, true})
	return len(got)
}

// FlipColumn turns the top Steam Column card over and raises its column (STW-064).
func (t *Turn) FlipColumn() {
	for _, c := range t.draw(&t.d.Columns, 1) {
		t.RaiseCard(rules.Nobody, c)
	}
}

// RaiseCard raises the column of a Steam Column card by the levels on it, and discards it (STW-056).
func (t *Turn) RaiseCard(by rules.Seat, c Card) {
	t.d.Columns.Discard = append(t.d.Columns.Discard, c)
	t.Raise(by, c.Area(), t.Levels(c))
}

// Levels is by how many levels a Steam Column card raises its column: those on the card, and what rules add.
func (s *State) Levels(c Card) int {
	n := c.Area().Place().Levels
	return max(1, n+s.sum(func(h *Hooks) int {
		if h.Raise == nil {
			return 0
		}
		return h.Raise(s, n)
	}))
}

// Raise adds levels to the column of an area, up to the highest (STW-056, STW-131).
func (t *Turn) Raise(by rules.Seat, a Area, levels int) {
	g := t.At(a)
	was := g.Column
	g.Column = min(t.b.MaxColumn, was+levels)
	t.Say(ColumnRaised{by, a, g.Column - was, g.Column})
}

// PlayArchon puts an Archon card into play: its rule applies from now on, and its part "when played" happens (STW-059).
func (t *Turn) PlayArchon(by rules.Seat, c Card) {
	t.d.Play = append(t.d.Play, c)
	t.Say(ArchonPlayed{by, c})
	t.heed(c)
}

// remove takes the first card that is c out of a list.
func remove(list []Card, c Card) []Card {
	if i := slices.Index(list, c); i >= 0 {
		return slices.Delete(list, i, i+1)
	}
	return list
}
