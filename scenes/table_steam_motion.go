package scenes

import (
	"kettle/render/board"
	"kettle/rules"
	"kettle/rules/rail/steam"
)

// arrivals are the cubes that come from the goods supply, one after the other, to a New City or to one that grows.
func (eco steamEconomy) arrivals(t *Table, out []showStep, rails *board.Rails, events []rules.Event) []showStep {
	for _, e := range events {
		c, ok := e.(steam.Stocked)
		if !ok {
			continue
		}
		from, ok := t.spots[spaceTarget(c.Space)]
		if !ok {
			continue
		}
		now := eco.r.railsOf(t, t.g.Now())
		rails.Tile, rails.Growth = now.Tile, now.Growth
		out = eco.r.coming(out, rails, from, c.At.Stop(), c.Cubes...)
	}
	return out
}
