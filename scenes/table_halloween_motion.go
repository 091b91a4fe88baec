package scenes

import (
	"slices"

	"kettle/render/board"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/halloween"
)

// motions are what is seen of an action: a flight, a hop, a lantern that is lit; then the dice, the cubes that come
// from the display, and the moon that turns.
func (h *halloweenTable) motions(t *Table, before rules.Position, a rules.Action, events []rules.Event) (out []showStep) {
	if h.houses == nil {
		return nil
	}
	night := h.nightOf(t, before)
	var m board.Marks
	h.ghost(&m, aosState(before), a)
	switch {
	case m.Flight != nil:
		flight := *m.Flight
		out = append(out, showStep{night: night, marks: board.Marks{Leaving: &flight}, motion: h.houses.Moving(&night, flight)})
	case m.Ghost != nil:
		out = append(out, showStep{night: night, motion: h.houses.Lighting(m.Ghost.Link, night.Livery[0])})
	}
	if dice := diceOf(events); len(dice) > 0 {
		out = append(out, showStep{night: night, motion: h.houses.Rolling(dice)})
	}
	for _, e := range events {
		switch e := e.(type) {
		case ageofsteam.RoundBegan:
			out = append(out, showStep{night: night, motion: h.houses.Waxing(&night, e.Round)})
			night.Round = e.Round
		case ageofsteam.CubeCame:
			out = h.coming(t, out, &night, e.Column, e.Box, e.At, e.Good)
		case halloween.Placed:
			out = h.coming(t, out, &night, e.Column, e.Box, e.At, halloween.Witch)
		}
	}
	return out
}

// diceOf are the dice that were thrown.
func diceOf(events []rules.Event) (out []board.Die) {
	for _, e := range events {
		if d, ok := e.(ageofsteam.DiceThrown); ok {
			for _, n := range d.Dice {
				out = append(out, board.Die{Half: d.Half, Number: n})
			}
		}
	}
	return out
}

// coming adds a cube that comes from a box of the display, and lays it on its house for what follows.
func (h *halloweenTable) coming(t *Table, out []showStep, night *board.Night, column, box int, at rail.Spot, g rail.Good) []showStep {
	from, ok := t.spots[rules.Target{Kind: ageofsteam.TargetBox, ID: ageofsteam.BoxID(column, box)}]
	if !ok {
		return out
	}
	s := at.Stop()
	out = append(out, showStep{night: *night, free: true, motion: h.houses.Coming(from, s, len(night.Cubes[s]), g)})
	next := *night
	next.Cubes = slices.Clone(night.Cubes)
	next.Cubes[s] = night.Cubes[s].With(g)
	*night = next
	return out
}
