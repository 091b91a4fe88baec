package ageofsteam

import "kettle/rules/rail"

// Grow throws for both halves of the display, the light one first, and brings the cubes (AOS-124 to AOS-129).
func Grow(t *Turn) {
	for _, half := range []rail.Half{rail.Light, rail.Dark} {
		dice := t.Roll("growth "+half.String(), t.d.Round, t.m.Rules.Dice*len(t.d.Players))
		t.Say(DiceThrown{half, dice})
		t.Bring(half, dice)
	}
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
