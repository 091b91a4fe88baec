package scenes

import (
	"kettle/render/board"
	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
)

// arrivals are the dice of goods growth, then the cubes that come from the display.
func (eco aosEconomy) arrivals(t *Table, out []showStep, rails *board.Rails, events []rules.Event) []showStep {
	var throws []throw
	for _, e := range events {
		if d, ok := e.(ageofsteam.DiceThrown); ok {
			throws = append(throws, throw{d.Half, d.Dice})
		}
	}
	if len(throws) > 0 {
		out = append(out, showStep{rails: *rails, motion: eco.r.rolling(throws...)})
	}
	for _, e := range events {
		if c, ok := e.(ageofsteam.CubeCame); ok {
			out = eco.coming(t, out, rails, c)
		}
	}
	return out
}

// coming adds a cube that comes from a box of the display, and lays it on its city for what follows.
func (eco aosEconomy) coming(t *Table, out []showStep, rails *board.Rails, c ageofsteam.CubeCame) []showStep {
	from, ok := t.spots[rules.Target{Kind: ageofsteam.TargetBox, ID: ageofsteam.BoxID(c.Column, c.Box)}]
	if !ok {
		return out
	}
	return eco.r.coming(out, rails, from, c.At.Stop(), c.Good)
}
