package ageofsteam

import (
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rng"
)

// A Deal is what a map's set-up has decided; Begin makes the first position of it.
type Deal struct {
	Seats, Rounds int
	Order         []rules.Seat
	Cubes         []rail.Pile // by stop
	Display       []rail.Pile // by column, one entry a box
	Bag, Box      rail.Pile
	Marks         []int    // the map's own counters
	Seed          rng.Seed // of the game
}

// Begin is the first decision of a game.
func (m *Map) Begin(d Deal) *State {
	s := &State{m: m, d: data{Round: 1, Rounds: d.Rounds, Clock: play.Clock{Order: d.Order}, Board: m.Board, Cubes: d.Cubes, Display: d.Display,
		Bag: sorted(d.Bag), Box: sorted(d.Box), Marks: d.Marks, Tiles: make([]rail.Stop, len(m.NewCities))}}
	// 0 is the seed of a view, so the dice have a seed of their own that is never 0.
	s.d.Seed = rng.Seed(d.Seed.Stream("dice", 0).Uint64() | 1)
	for i := range s.d.Tiles {
		s.d.Tiles[i] = -1
	}
	for range d.Seats {
		s.d.Players = append(s.d.Players, s.start())
	}
	t := begin(s)
	play.BeginPhase(&m.Script, t, 0)
	play.Settle(&m.Script, t)
	return t.State
}

// start is what a seat begins with.
func (s *State) start() Player {
	if h := s.m.Hooks.Start; h != nil {
		return h(s)
	}
	return s.m.Rules.Start
}

// Deal is the set-up of the base game: a cube for every box of the display, cubes for the printed cities, a player order
// by lot (AOS-020 to AOS-023). Start is how many cubes a stop gets.
func (m *Map) Deal(seats, rounds int, seed rng.Seed, start func(rail.Stop) int) Deal {
	d := Deal{Seats: seats, Rounds: rounds, Seed: seed, Order: make([]rules.Seat, seats), Marks: make([]int, m.Marks)}
	for i := range d.Order {
		d.Order[i] = rules.Seat(i)
	}
	rng.Shuffle(seed.Stream("order", 0), d.Order)
	var bag rail.Pile
	for g := rail.Red; g < rail.Goods; g++ {
		for range m.Rules.Total[g] {
			bag = append(bag, g)
		}
	}
	rng.Shuffle(seed.Stream("setup", 0), bag)
	take := func(n int) rail.Pile {
		out := bag[:n:n]
		bag = bag[n:]
		return out
	}
	d.Display = make([]rail.Pile, len(m.Columns))
	for c, col := range m.Columns {
		d.Display[c] = take(col.Boxes)
	}
	d.Cubes = make([]rail.Pile, m.Board.Stops())
	for at := range d.Cubes {
		d.Cubes[at] = take(start(rail.Stop(at)))
	}
	d.Bag = bag
	return d
}
