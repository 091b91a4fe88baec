package washingtondc

import (
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/prospect"
	"kettle/rules/rail/track"
)

// outlook is what a seat could run cubes over: the links there are, and those that few tiles would complete.
type outlook struct {
	prospect.Ways
	finder prospect.Finder
	w      *washington
	s      *ageofsteam.State
	seat   rules.Seat
}

// linkTiles is how many half tiles may be missing of one hoped for link.
const linkTiles = 4

func newOutlook(w *washington, seat rules.Seat) *outlook {
	joins := func(b *track.Board, town rail.Stop) bool { return b.Has(seat, town) }
	o := &outlook{w: w, seat: seat, finder: prospect.Finder{Seat: seat, Within: linkTiles, Joins: joins}}
	o.Weigh(missing, levelLack)
	return o
}

// look makes it the outlook on a position.
func (o *outlook) look(s *ageofsteam.State) {
	b, w := s.Track(), o.w
	o.s, o.Levels = s, s.Player(o.seat).Loco
	o.Most = min(o.Levels+1, s.Map().Rules.MaxLoco)
	o.Clear(s.Stops(), s.Color)
	o.Built(b)
	if mayBuildYet(s) {
		o.finder.On(b, nil)
		for h := range rail.Stop(s.Stops()) {
			if !b.City(h) && !b.Town(h) {
				continue
			}
			for _, x := range o.finder.From(h) {
				if x.To > h || w.land.Hexes[x.To].Site == track.Ring {
					o.Wish(h, x, o.seat)
				}
			}
		}
	}
	for i, x := range w.ring {
		for _, y := range w.ring[i+1:] {
			e := prospect.Edge{Hop: true, Owner: rules.Nobody}
			if locked(s, w.ring, x) || locked(s, w.ring, y) {
				e.Half = 2
			}
			o.Join(x, y, e)
		}
	}
}
