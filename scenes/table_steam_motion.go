package scenes

import (
	"slices"

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
		at := c.At.Stop()
		now := eco.r.railsOf(t, t.g.Now())
		next := *rails
		next.Tile, next.Growth = now.Tile, now.Growth
		for _, g := range c.Cubes {
			out = append(out, showStep{rails: next, free: true, motion: eco.r.hexes.Coming(from, at, len(next.Cubes[at]), g)})
			next.Cubes = slices.Clone(next.Cubes)
			next.Cubes[at] = next.Cubes[at].With(g)
		}
		*rails = next
	}
	return out
}
