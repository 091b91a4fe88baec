package track

import (
	"iter"

	"kettle/rules"
	"kettle/rules/hex"
)

// CheckCity is nil where a seat may place a new city, otherwise a *rules.Refusal. Any town will do, with or without a
// tile (AOS-091, STM-095); a map's own bans come on top.
func (b *Board) CheckCity(by rules.Seat, h HexID) error {
	refuse := b.m.Code.refuse
	switch {
	case h < 0 || int(h) >= len(b.tile):
		return refuse(noHex)
	case b.city[h]:
		return refuse(cityTwice)
	case !b.Town(h):
		return refuse(cityNoTown)
	}
	n := b.PutCity(by, h)
	for i := range n.sections {
		if s := &n.sections[i]; s.Complete() && s.Ends[0].Hex == h && s.Ends[1].Hex == h {
			return refuse(cityLoop)
		}
	}
	if m := b.m.Policy.MayCity; m != nil {
		return m(b, by, h)
	}
	return nil
}

// Cities goes through the hexes where CheckCity lets a seat place a new city.
func (b *Board) Cities(by rules.Seat) iter.Seq[HexID] {
	return func(yield func(HexID) bool) {
		for h := range b.tile {
			if b.Town(HexID(h)) && b.CheckCity(by, HexID(h)) == nil && !yield(HexID(h)) {
				return
			}
		}
	}
}

// PutCity is the board with a new city on a hex. The tile there goes back, and track that is only on it vanishes
// (AOS-094, STM-099, STM-100). Other track that ended in the town or at a side of the hex now ends in the city and keeps
// its owner (AOS-095, AOS-097); an unowned section that becomes complete goes to the seat (AOS-096, STM-098).
//
// STM-099 asks whether an owner has extended a section since laying the town tile. Owned track that runs on from a town
// into other hexes always was: a section is owned only by who laid it or extended it last.
func (b *Board) PutCity(by rules.Seat, h HexID) *Board {
	n := b.clone()
	n.tile[h], n.city[h], n.fresh[h] = 0, true, 0
	for s := range hex.Side(hex.Sides) {
		n.own[h][s], n.marks[h][s] = noTrack, 0
	}
	n.derive()
	for i := range n.sections {
		s := &n.sections[i]
		if !s.Complete() || !s.At(h) {
			continue
		}
		if was := b.sections[b.of[s.Path[0].Hex][s.Path[0].exit()]]; !was.Complete() {
			owner := s.Owner
			if owner == rules.Nobody {
				owner = by
			}
			n.relabel(s, owner, 0)
		}
	}
	return n
}

// exit is a side of the step that is a side of its hex.
func (p Step) exit() hex.Side {
	if p.In == centre {
		return p.Out
	}
	return p.In
}
