package ageofsteam

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
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
	s := &State{m: m, d: data{Round: 1, Rounds: d.Rounds, Order: d.Order, Board: m.Board, Cubes: d.Cubes, Display: d.Display,
		Bag: sorted(d.Bag), Box: sorted(d.Box), Marks: d.Marks, Tiles: make([]rail.Stop, len(m.NewCities))}}
	// 0 is the seed of a view, so the dice have a seed of their own that is never 0.
	s.d.Seed = rng.Seed(d.Seed.Stream("dice", 0).Uint64() | 1)
	for i := range s.d.Tiles {
		s.d.Tiles[i] = -1
	}
	for range d.Seats {
		s.d.Players = append(s.d.Players, m.Rules.Start)
	}
	t := begin(s)
	t.beginPhase(0)
	t.settle()
	return t.State
}

// CheckSetup refuses a set-up that does not fit the definition, with a sentence.
func CheckSetup(d *rules.Definition, s rules.Setup) error {
	if s.Game != d.ID {
		return fmt.Errorf("this is %s, not %q", d.Name, s.Game)
	}
	if s.Seats < d.MinSeats || s.Seats > d.MaxSeats {
		if d.MinSeats == d.MaxSeats {
			return fmt.Errorf("%s is played by exactly %d", d.Name, d.MinSeats)
		}
		return fmt.Errorf("%s is played by %d to %d", d.Name, d.MinSeats, d.MaxSeats)
	}
	for id := range s.Options {
		if _, err := Option(d, s, id); err != nil {
			return err
		}
	}
	return nil
}

// Option is the value of an option in a set-up, the default where it is not given.
func Option(d *rules.Definition, s rules.Setup, id string) (string, error) {
	for _, o := range d.Options {
		if o.ID != id {
			continue
		}
		v, given := s.Options[id]
		if !given {
			return o.Default, nil
		}
		for _, w := range o.Values {
			if w.ID == v {
				return v, nil
			}
		}
		return "", fmt.Errorf("%s has no value %q", o.Name, v)
	}
	return "", fmt.Errorf("%s has no option %q", d.Name, id)
}
