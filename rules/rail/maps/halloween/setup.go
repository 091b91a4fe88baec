package halloween

import (
	"strconv"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rng"
)

// deal sets the game up (HAL-03 to HAL-08, HAL-37).
func (f *figures) deal(d *rules.Definition, m *ageofsteam.Map, s rules.Setup) (ageofsteam.Deal, error) {
	out := ageofsteam.Deal{Seats: 1, Order: []rules.Seat{0}, Seed: s.Seed}
	if err := d.Check(s); err != nil {
		return out, err
	}
	s = d.Complete(s)
	out.Rounds, _ = strconv.Atoi(s.Options["rounds"])
	dif, draw := f.levels[s.Options["difficulty"]], s.Seed.Stream("setup", 0)

	var bag rail.Pile
	for g := rail.Red; g < rail.Goods; g++ {
		for range m.Rules.Total[g] {
			if g != Pumpkin {
				bag = append(bag, g)
			}
		}
	}
	bag, out.Box = f.leaveOut(bag, dif.unneeded, draw)
	for range m.Rules.Total[Pumpkin] - dif.pumpkins {
		out.Box = append(out.Box, Pumpkin)
	}

	rng.Shuffle(draw, bag)
	onMap := append(rail.Pile(nil), bag[:dif.other]...)
	bag = bag[dif.other:]
	for range dif.pumpkins {
		onMap = append(onMap, Pumpkin)
	}
	rng.Shuffle(draw, onMap)
	out.Cubes = make([]rail.Pile, m.Board.Stops())
	for at := range out.Cubes {
		if m.Board.Color(rail.Stop(at)) != rail.None {
			out.Cubes[at], onMap = onMap[:f.perHouse:f.perHouse], onMap[f.perHouse:]
		}
	}

	out.Display = make([]rail.Pile, len(m.Columns))
	for c, col := range m.Columns {
		out.Display[c] = make(rail.Pile, col.Boxes)
		bag = bag[copy(out.Display[c][:f.filled], bag):]
	}
	out.Bag, out.Marks = bag, []int{dif.pumpkins}
	return out, nil
}

// start is what the player begins with: the money is the difficulty's, which the pumpkins of the set-up tell (HAL-29).
func (f *figures) start(s *ageofsteam.State) ageofsteam.Player {
	p := s.Map().Rules.Start
	for _, id := range difficulties {
		if l := f.levels[id]; l.pumpkins == s.Mark(dealt) {
			p.Cash = l.money
		}
	}
	return p
}

// leaveOut draws n cubes of the bag that are not needed, one by one. A black one more than the limit goes back
// and another is drawn (HAL-04, HAL-37).
func (f *figures) leaveOut(bag rail.Pile, n int, draw *rng.Stream) (rest, out rail.Pile) {
	for len(out) < n {
		i := draw.Intn(len(bag))
		if bag[i] == Witch && out.Count(Witch) == f.blackRemoved {
			continue
		}
		out = append(out, bag[i])
		bag[i] = bag[len(bag)-1]
		bag = bag[:len(bag)-1]
	}
	return bag, out
}
