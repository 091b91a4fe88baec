package ageofsteam

import "kettle/rules/rail"

// Grow throws for both halves of the display, the light one first, and brings the cubes (AOS-124 to AOS-129).
func Grow(t *Turn) {
	for _, half := range []rail.Half{rail.Light, rail.Dark} {
		dice := t.Roll(growth(half), t.d.Round, t.m.Rules.Dice*len(t.d.Players))
		t.Say(DiceThrown{half, dice})
		t.Bring(half, dice)
	}
}

// growth is the purpose of the dice of a half.
func growth(half rail.Half) string { return "growth " + half.String() }

// GrowthDice is what a half throws in goods growth of a round, whether or not that has come: the seed says it from the deal
// on (HAL-38). Nil where the seed is masked.
func (s *State) GrowthDice(half rail.Half, round int) []int {
	if s.d.Seed == 0 {
		return nil
	}
	return s.throw(growth(half), round, s.m.Rules.Dice*len(s.d.Players))
}

// throw is the n-th throw of dice of a purpose.
func (s *State) throw(purpose string, n, dice int) []int {
	st := s.d.Seed.Stream(purpose, n)
	out := make([]int, dice)
	for i := range out {
		out[i] = st.Die()
	}
	return out
}

// Bring moves, for each die in turn, the topmost cube of every column of the half that bears its number to the
// column's city. A new city's column counts only while its tile is on the map.
func (t *Turn) Bring(half rail.Half, dice []int) {
	for _, die := range dice {
		for c, col := range t.m.Columns {
			if col.Half != half || col.Number != die {
				continue
			}
			at, ok := t.ColumnStop(c)
			if !ok {
				continue
			}
			for box, g := range t.d.Display[c] {
				if g != rail.None {
					t.Unbox(c, box)
					t.Put(at, g)
					t.Say(CubeCame{g, c, box, t.Spot(at)})
					break
				}
			}
		}
	}
}
