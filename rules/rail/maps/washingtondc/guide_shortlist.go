package washingtondc

import (
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// shortlist puts first what earns, then lays that go on from own track, then the rest in order.
func (w *washington) shortlist(p rules.Position, legal []rules.Action, k int) []rules.Action {
	s := p.(*ageofsteam.State)
	seat := s.Turn()
	_, high := rules.Nobody, 0
	if a := s.Auction(); a != nil {
		_, high = a.High()
	}
	rank := func(a rules.Action) int {
		switch x := a.(type) {
		case play.Deliver:
			return 10 - x.Path.Len()
		case ageofsteam.Bid:
			return x.Dollars - high
		case track.Lay:
			return w.rankLay(s, seat, x)
		case ageofsteam.Take:
			return 1
		}
		return 0
	}
	ranks := make(map[rules.Action]int, len(legal))
	for _, a := range legal {
		ranks[a] = rank(a)
	}
	out := slices.Clone(legal)
	slices.SortStableFunc(out, func(a, b rules.Action) int { return ranks[a] - ranks[b] })
	return out[:min(k, len(out))]
}

// rankLay is a rough order of lays: what completes a link, what goes on from own track, simple tiles from cities with
// cubes.
func (w *washington) rankLay(s *ageofsteam.State, seat rules.Seat, l track.Lay) int {
	b, h := s.Track(), rail.Stop(l.At.Number())
	rank := 20
	for _, t := range l.Tile.Tracks(int(l.Turn)) {
		ends := 0
		for _, side := range t.Sides() {
			n := b.Land().Next(h, side)
			if o, on := b.Owner(n, side.Opposite()); on && o == seat {
				rank -= 6
				ends++
			} else if b.City(n) || w.land.Hexes[n].Site == track.Ring {
				rank -= 3
				ends++
			} else if b.Town(n) {
				rank -= 2
				ends++
			}
		}
		if ends > 1 {
			rank -= 6
		}
	}
	if shape, _ := track.ShapeOf(l.Tile); shape.Class != track.Simple && shape.Class != track.TownTile {
		rank += 6
	}
	return max(rank, 1)
}
