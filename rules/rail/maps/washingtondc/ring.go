package washingtondc

import (
	"fmt"
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/mapfile"
	"kettle/rules/rail/track"
)

// The map's own counters: a gridlock marker on each 495 hex, and whether Emergency has been used in the round.
const (
	ringHexes = 4
	used      = ringHexes
	marks     = ringHexes + 1
)

// Ring lists the 495 hexes of the map in the order of its file.
func Ring(l *track.Land) (out []rail.Stop) {
	for i := range l.Hexes {
		if l.Hexes[i].Site == track.Ring {
			out = append(out, rail.Stop(i))
		}
	}
	return out
}

// Locked reports whether a gridlock marker lies on a 495 hex.
func Locked(s *ageofsteam.State, at rail.Stop) bool {
	return locked(s, Ring(s.Track().Land()), at)
}

func locked(s *ageofsteam.State, ring []rail.Stop, at rail.Stop) bool {
	i := slices.Index(ring, at)
	return i >= 0 && s.Mark(i) > 0
}

// EmergencyUsed reports whether the holder's move that ignores gridlock is made this round (WDC-25).
func EmergencyUsed(s *ageofsteam.State) bool { return s.Mark(used) > 0 }

// lines adds the ring road: a free hop between any two 495 hexes (WDC-12, WDC-13).
func (w *washington) lines(_ *ageofsteam.State, built []rail.Line) []rail.Line {
	for i, a := range w.ring {
		for _, b := range w.ring[i+1:] {
			built = append(built, rail.Line{A: a, B: b, Owner: rules.Nobody, ID: -1})
		}
	}
	return built
}

// enter keeps cubes out of locked 495 hexes, but for the holder of Emergency once a round (WDC-14, WDC-25).
func (w *washington) enter(s *ageofsteam.State, at rail.Stop) error {
	if w.land.Hexes[at].Site != track.Ring || !locked(s, w.ring, at) {
		return nil
	}
	by := max(s.Turn(), 0)
	switch {
	case s.Player(by).Role != ageofsteam.Emergency:
		return rules.Refuse("WDC-14", fmt.Sprintf("%s is gridlocked this round", s.Spot(at)))
	case EmergencyUsed(s):
		return rules.Refuse("WDC-25", fmt.Sprintf("%s is gridlocked, and your Emergency move is made", s.Spot(at)))
	}
	return nil
}

// moved marks the first move of the holder of Emergency that uses a locked hex (WDC-25).
func (w *washington) moved(t *ageofsteam.Turn, r rail.Route) {
	for _, at := range r.Stops {
		if locked(t.State, w.ring, at) && !EmergencyUsed(t.State) {
			t.SetMark(used, 1)
			t.Say(Emergency{t.Seat(), t.Spot(at)})
		}
	}
}

// gates are the two hexes that a 495 hex touches.
func (w *washington) gates(ring rail.Stop) (out [2]rail.Stop) {
	n := 0
	for _, s := range w.land.Hexes[ring].Open.Sides() {
		out[n%2] = w.land.Next(ring, s)
		n++
	}
	return out
}

// mayLay refuses track of one player in both hexes beside a 495 hex (WDC-05, WDC-28, WDC-29).
func (w *washington) mayLay(b *track.Board, by rules.Seat, l track.Lay) error {
	var gains []rail.Stop
	asked := false
	for _, ring := range w.ring {
		g := w.gates(ring)
		if b.Has(by, g[0]) && b.Has(by, g[1]) {
			continue
		}
		if !asked {
			gains, asked = b.Gains(by, l), true
		}
		had := func(h rail.Stop) bool { return b.Has(by, h) || slices.Contains(gains, h) }
		if had(g[0]) && had(g[1]) {
			return w.both(ring, g)
		}
	}
	return nil
}

// mayCity refuses a new city that would do so (WDC-29).
func (w *washington) mayCity(b *track.Board, by rules.Seat, h track.HexID) error {
	after := b.PutCity(by, h)
	for _, ring := range w.ring {
		g := w.gates(ring)
		if after.Has(by, g[0]) && after.Has(by, g[1]) && (!b.Has(by, g[0]) || !b.Has(by, g[1])) {
			return w.both(ring, g)
		}
	}
	return nil
}

func (w *washington) both(ring rail.Stop, g [2]rail.Stop) error {
	return rules.Refuse("WDC-05", fmt.Sprintf("you would have track in both hexes beside %s, %s and %s",
		w.land.Hexes[ring].Spot, w.land.Hexes[g[0]].Spot, w.land.Hexes[g[1]].Spot))
}

// touched reports whether track of anybody leads into a 495 hex (WDC-21).
func (w *washington) touched(b *track.Board) bool {
	for _, ring := range w.ring {
		for _, s := range w.land.Hexes[ring].Open.Sides() {
			if _, ok := b.Owner(w.land.Next(ring, s), s.Opposite()); ok {
				return true
			}
		}
	}
	return false
}

// A jam says what gridlock does at the end of some rounds: so many dice, or everything locks (WDC-15).
type jam struct {
	from, to, dice int
	all            bool
}

func (w *washington) readJams(n *mapfile.Node) {
	for seats := 3; seats <= 4; seats++ {
		for _, j := range n.Get(fmt.Sprint(seats)).List() {
			out := jam{from: j.Get("from").Int(1, 30)}
			out.to = j.Get("to").Int(out.from, 30)
			if j.Has("all") {
				out.all = j.Get("all").Bool()
			} else {
				out.dice = j.Get("dice").Int(1, 6)
			}
			w.jams[seats] = append(w.jams[seats], out)
		}
	}
}

// jam is what gridlock does at the end of a round, for so many players who began.
func (w *washington) jam(seats, round int) (out jam) {
	for _, j := range w.jams[seats] {
		if j.from <= round && round <= j.to {
			out = j
		}
	}
	return out
}

// advance rolls for gridlock when the round marker goes on (WDC-15 to WDC-17, WDC-19 to WDC-21).
func (w *washington) advance(t *ageofsteam.Turn) {
	for i := range ringHexes {
		t.SetMark(i, 0)
	}
	j := w.jam(t.Seats(), t.Round())
	if t.Round() == t.Rounds() || !w.touched(t.Track()) || !j.all && j.dice == 0 {
		return
	}
	e := Gridlock{All: j.all}
	if !j.all {
		e.Dice = t.Roll("gridlock", t.Round(), j.dice)
	}
	for i, ring := range w.ring {
		if j.all || slices.ContainsFunc(e.Dice, func(d int) bool { return slices.Contains(w.land.Hexes[ring].Gridlock, d) }) {
			t.SetMark(i, 1)
			e.Locked = append(e.Locked, t.Spot(ring))
		}
	}
	t.Say(e)
}
