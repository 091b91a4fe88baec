package westwardho

import (
	"fmt"
	"slices"

	"kettle/rules"
	"kettle/rules/hex"
	"kettle/rules/rail"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/track"
)

// gate reports whether a hex is one of the two cities where everybody begins with four players (WWH-15).
func (w *westward) gate(h rail.Stop) bool { return h == w.chicago || h == w.stLouis }

// bound reports whether a seat owns no complete link at Chicago or St. Louis yet.
func (w *westward) bound(b *track.Board, by rules.Seat) bool {
	sections := b.Sections()
	for i := range sections {
		if s := &sections[i]; s.Owner == by && s.Complete() && (w.gate(s.Ends[0].Hex) || w.gate(s.Ends[1].Hex)) {
			return false
		}
	}
	return true
}

// opening refuses a bound seat all track that belongs to no link from Chicago or St. Louis: every track that a plain tile
// adds or redirects must, and one exit of a town tile (WWH-15, WWH-25).
func (w *westward) opening(b *track.Board, by rules.Seat, l track.Lay) error {
	if !w.bound(b, by) || w.fromGate(b, l) {
		return nil
	}
	return rules.Refuse("WWH-15", "until you have a complete link from Chicago or St. Louis, you build from these two only")
}

func (w *westward) fromGate(b *track.Board, l track.Lay) bool {
	h := l.At.Stop()
	from := func(sides hex.Set) bool {
		return slices.ContainsFunc(sides.Sides(), func(s hex.Side) bool { return w.leads(b, h, s) })
	}
	if shape, _ := track.ShapeOf(l.Tile); shape.Town() {
		return from(l.Tile.Tracks(int(l.Turn))[0] &^ b.Exits(h))
	}
	old := b.Tracks(h)
	for _, t := range l.Tile.Tracks(int(l.Turn)) {
		if !slices.Contains(old, t) && !from(t) {
			return false
		}
	}
	return true
}

// leads reports whether a side of a hex leads to Chicago or St. Louis, by itself or over a section that ends there.
func (w *westward) leads(b *track.Board, h rail.Stop, s hex.Side) bool {
	if !b.Map().Crosses(h, s) {
		return false
	}
	n := b.Land().Next(h, s)
	if w.gate(n) {
		return true
	}
	i := b.SectionAt(n, s.Opposite())
	return i >= 0 && (b.Sections()[i].At(w.chicago) || b.Sections()[i].At(w.stLouis))
}

// oneAtChicago refuses a lay that would give a player a second link at Chicago while a marker lies there (WWH-07, WWH-24).
func (w *westward) oneAtChicago(s *steam.State, l track.Lay) error {
	if s.MarkersLeft() == 0 {
		return nil
	}
	by := max(s.Turn(), 0)
	return w.limit(s.Track().Ends(by, w.chicago), s.Track().EndsAfter(by, l, w.chicago))
}

// cityAtChicago is oneAtChicago for a New City: unowned track from Chicago that it completes goes to the builder (STM-098).
func (w *westward) cityAtChicago(s *steam.State, h rail.Stop) error {
	if s.MarkersLeft() == 0 {
		return nil
	}
	b := s.Track()
	before := b.Ends(s.Turn(), w.chicago)
	after := before
	sections := b.Sections()
	for i := range sections {
		if x := &sections[i]; x.Owner == rules.Nobody && !x.Complete() && x.At(w.chicago) {
			for _, e := range x.Ends {
				if !e.Stop && b.Land().Next(e.Hex, e.Side) == h {
					after++
				}
			}
		}
	}
	return w.limit(before, after)
}

func (w *westward) limit(before, after int) error {
	if after <= before || after <= w.links {
		return nil
	}
	return rules.Refuse("WWH-07", fmt.Sprintf("while a City Growth marker lies in Chicago you may have %d link there, complete or not", w.links))
}
