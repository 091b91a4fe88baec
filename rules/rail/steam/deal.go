package steam

import (
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rng"
)

// Deal is the set-up under the options of a game: cubes on the printed cities, cubes in the goods supply, an order by lot
// (STM-015 to STM-022).
func (m *Map) Deal(seed rng.Seed, o map[string]string) *State {
	seats, first := m.Form.Seats, o[OptFirst] == "on"
	board := m.Track.Board()
	d := data{Form: m.Form, Round: 1, Rounds: m.Rules.Turns, Board: board, Cities: make(rail.Pile, board.Stops()),
		Cubes: make([]rail.Pile, board.Stops()), Marks: make([]int, m.Marks*seats)}
	// 0 is the seed of a view, so what is drawn has a seed of its own that is never 0.
	d.Seed = rng.Seed(seed.Stream("draw", 0).Uint64() | 1)
	d.Order = make([]rules.Seat, seats)
	for i := range d.Order {
		d.Order[i] = rules.Seat(i)
	}
	order := seed.Stream("order", 0)
	if m.Form.Basic() && !first { // a random player opens, and bidding goes round the table (STM-029)
		n := order.Intn(seats)
		d.Order = append(d.Order[n:], d.Order[:n]...)
	} else {
		rng.Shuffle(order, d.Order)
	}
	for range seats {
		d.Players = append(d.Players, Player{Loco: 1})
	}
	for i, seat := range d.Order {
		cash := 0
		switch {
		case first:
			cash = i
		case m.Rules.Cash != nil:
			cash = m.Rules.Cash[i]
		}
		d.Players[seat].Cash, d.Players[seat].Book.Start = cash, cash
	}
	m.cubes(&d, seed, o)
	t := begin(&State{m, d})
	if f := m.Hooks.Begin; f != nil {
		f(t)
	}
	start := 0
	if first {
		start = m.Index(play.PhaseAction)
	}
	play.BeginPhase(&m.Script, t, start)
	play.Settle(&m.Script, t)
	return t.State
}

// cubes lays out the cubes. One that a hook turns away goes back to the bag when all are laid out (HOK-15).
func (m *Map) cubes(d *data, seed rng.Seed, o map[string]string) {
	var bag, away rail.Pile
	for g := rail.Red; g < rail.Goods; g++ {
		for range m.Rules.Total[g] {
			bag = append(bag, g)
		}
	}
	rng.Shuffle(seed.Stream("setup", 0), bag)
	take := func(n int, fits func(rail.Good) bool) rail.Pile {
		out := rail.Pile{}
		for len(out) < n && len(bag) > 0 {
			g := bag[0]
			if bag = bag[1:]; fits(g) {
				out = append(out, g)
			} else {
				away = append(away, g)
			}
		}
		return out
	}
	for h := range d.Cubes {
		d.Cubes[h] = take(m.Track.Land.Hexes[h].StartCubes, func(g rail.Good) bool {
			f := m.Hooks.Start
			return f == nil || f(o, rail.Stop(h), g)
		})
	}
	for _, fill := range m.Rules.Fill {
		for range fill.Spaces {
			d.Supply = append(d.Supply, take(fill.Cubes, func(rail.Good) bool { return true }))
		}
	}
	d.Bag = append(slices.Clone(bag), away...)
	slices.Sort(d.Bag)
}
