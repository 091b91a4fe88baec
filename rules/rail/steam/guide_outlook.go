package steam

import (
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/prospect"
	"kettle/rules/rail/track"
)

// outlook is what a seat could run cubes over: the links there are, and those that few tiles would complete.
type outlook struct {
	prospect.Ways
	finder prospect.Finder
	s      *State
	seat   rules.Seat
	loco   int
	used   [6]int8 // links of the present route by owner
}

// linkTiles is how many half tiles may be missing of one hoped for link.
const linkTiles = 5

func newOutlook(seat rules.Seat) *outlook {
	joins := func(*track.Board, rail.Stop) bool { return true }
	return &outlook{seat: seat, finder: prospect.Finder{Seat: seat, Within: linkTiles, Joins: joins}}
}

// look makes it the outlook on a position.
func (o *outlook) look(s *State) {
	o.s, o.loco, o.Levels = s, s.d.Players[o.seat].Loco, s.reach(o.seat)
	o.Most = o.Levels + 1
	o.Weigh(s.m.Guide.Missing, levelLack)
	o.Clear(s.Stops(), s.Color)
	o.Built(s.d.Board)
	if s.mayBuildYet() {
		o.wish()
	}
}

// mayBuildYet reports whether links may be hoped for that are not there.
func (s *State) mayBuildYet() bool { return s.d.Round < s.d.Rounds || !s.reached("move1") }

// wish adds the links from where the seat is, then links from where these would lead. Who has no track yet hopes for nothing,
// so that the first tile is a gain.
func (o *outlook) wish() {
	o.finder.On(o.s.d.Board, o.s.site())
	from := o.stops()
	asked := make([]bool, len(o.Edges))
	for range 2 {
		var next []rail.Stop
		for _, at := range from {
			if asked[at] {
				continue
			}
			asked[at] = true
			for _, x := range o.finder.From(at) {
				o.Wish(at, x, o.seat)
				next = append(next, x.To)
			}
		}
		from = next
	}
}

// stops are those that the seat's track reaches.
func (o *outlook) stops() (out []rail.Stop) {
	sections := o.s.d.Board.Sections()
	for i := range sections {
		if sections[i].Owner != o.seat {
			continue
		}
		for _, e := range sections[i].Ends {
			if e.Stop {
				out = append(out, e.Hex)
			}
		}
	}
	return out
}

// site says which hexes would make a good town: where towns may be founded, those with cubes. Nil where they may not.
func (s *State) site() func(rail.Stop) bool {
	if s.d.Board.Map().Policy.Founds == "" {
		return nil
	}
	return func(h rail.Stop) bool { return len(s.d.Cubes[h]) > 0 && !s.d.Board.City(h) }
}
