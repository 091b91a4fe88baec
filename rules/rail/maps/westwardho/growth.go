package westwardho

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/track"
)

// The map's own asides.
const (
	askGrowth = "growth"
	askSplit  = "split"
)

// GrowNext chooses which of several cities grows next (WWH-28).
type GrowNext struct {
	At rail.Spot `json:"at"`
}

// Allot gives the next of the last cubes of the bag to the city that grows, or to Chicago (WWH-12).
type Allot struct {
	Good rail.Good `json:"good"`
	At   rail.Spot `json:"at"`
}

// Drawn says that cubes came from the bag to a city.
type Drawn struct {
	At    rail.Spot `json:"at"`
	Cubes rail.Pile `json:"cubes"`
}

func (GrowNext) Kind() string { return "grow-next" }
func (Allot) Kind() string    { return "allot" }
func (Drawn) Kind() string    { return "drawn" }

func (a GrowNext) String() string { return "grow " + a.At.String() + " next" }
func (a Allot) String() string    { return fmt.Sprintf("%s to %s", a.Good, a.At) }

// Targets is the city.
func (a GrowNext) Targets() []rules.Target { return play.At(play.TargetStop, a.At.Number()) }

// Targets is the city that gets the cube.
func (a Allot) Targets() []rules.Target { return play.At(play.TargetStop, a.At.Number()) }

// joined is, by stop, what complete links of whatever owner join to Chicago (WWH-13, WWH-27).
func (w *westward) joined(b *track.Board) []bool {
	in := make([]bool, b.Stops())
	in[w.chicago] = true
	sections := b.Sections()
	for more := true; more; {
		more = false
		for i := range sections {
			if s := &sections[i]; s.Complete() && in[s.Ends[0].Hex] != in[s.Ends[1].Hex] {
				in[s.Ends[0].Hex], in[s.Ends[1].Hex], more = true, true, true
			}
		}
	}
	return in
}

// ripe lists the cities that grow under a board: joined to Chicago and without a marker, as long as one is left (WWH-12).
func (w *westward) ripe(s *steam.State, b *track.Board) (out []rail.Stop) {
	if s.MarkersLeft() == 0 {
		return nil
	}
	in := w.joined(b)
	for _, h := range w.cities {
		if in[h] && !s.Grown(h) {
			out = append(out, h)
		}
	}
	return out
}

// spread lets the cities grow that now qualify; of several the builder chooses the next one (WWH-28).
func (w *westward) spread(t *steam.Turn) {
	switch ripe := w.ripe(t.State, t.Track()); len(ripe) {
	case 0:
	case 1:
		w.grow(t, ripe[0])
	default:
		t.Push(play.Pending{Ask: askGrowth, Seat: t.Turn()})
	}
}

// grow brings a marker from Chicago to a city and draws its cubes (WWH-12, WWH-29).
func (w *westward) grow(t *steam.Turn, at rail.Stop) {
	n := w.markers - t.MarkersLeft()
	t.Grow(at)
	if left := len(t.Bag()); left > 0 && left < w.draw {
		t.Push(play.Pending{Ask: askSplit, Seat: t.Turn(), At: t.Spot(at)})
		return
	}
	cubes := t.Draw("growth", n, w.draw)
	if len(cubes) > 0 {
		w.give(t, at, cubes[:w.toCity])
		w.give(t, w.chicago, cubes[w.toCity:])
	}
	w.spread(t)
}

// give lays cubes from the bag on a city.
func (w *westward) give(t *steam.Turn, at rail.Stop, cubes rail.Pile) {
	for _, g := range cubes {
		t.Put(at, g)
	}
	t.Say(Drawn{t.Spot(at), cubes})
}

// growing is the choice of the city that grows next.
func (w *westward) growing() steam.Choice {
	return steam.Choice{
		Kind: GrowNext{}.Kind(), When: "cities grow when track joins them to Chicago", Clause: "WWH-12",
		Legal: func(s *steam.State, yield func(rules.Action)) {
			for _, h := range w.ripe(s, s.Track()) {
				yield(GrowNext{s.Spot(h)})
			}
		},
		Check: func(s *steam.State, a rules.Action) error {
			at := a.(GrowNext).At
			for _, h := range w.ripe(s, s.Track()) {
				if s.Spot(h) == at {
					return nil
				}
			}
			return rules.Refuse("WWH-12", fmt.Sprintf("%s is no city without a marker that track joins to Chicago", at))
		},
		Do: func(t *steam.Turn, a rules.Action) {
			t.Pop()
			w.grow(t, a.(GrowNext).At.Stop())
		},
		Ledger: func(s *steam.State, a rules.Action, l *steam.Ledger) { w.growthLines(s, l, a.(GrowNext).At.Stop()) },
		Point: func(s *steam.State, _ []rules.Target, t rules.Target) rules.Action {
			if p, ok := s.Pending(); ok && p.Ask == askGrowth && t.Kind == play.TargetStop {
				return GrowNext{s.Spot(rail.Stop(t.ID))}
			}
			return nil
		},
	}
}

// growthLines are what cities get when they grow.
func (w *westward) growthLines(s *steam.State, l *steam.Ledger, cities ...rail.Stop) {
	for _, h := range cities {
		l.Line(fmt.Sprintf("%s grows", s.Spot(h)), "growth-marker", fmt.Sprintf("+%d", min(w.toCity, len(s.Bag()))), 1, "WWH-12")
	}
	if n := len(cities); n > 0 && len(s.Bag()) >= n*w.draw {
		l.Line("Cubes in Chicago", "", fmt.Sprintf("+%d", n*(w.draw-w.toCity)), 1, "WWH-12")
	}
}

// next is the cube of a short bag that is given away next, rail.None of an empty one.
func next(s *steam.State) rail.Good {
	if len(s.Bag()) == 0 {
		return rail.None
	}
	return s.Bag()[0]
}

// splitting is the choice where the last cubes of the bag go, one after the other (WWH-12).
func (w *westward) splitting() steam.Choice {
	return steam.Choice{
		Kind: Allot{}.Kind(), When: "the builder splits cubes only when the bag holds too few for a city that grows", Clause: "WWH-12",
		Legal: func(s *steam.State, yield func(rules.Action)) {
			if p, _ := s.Pending(); len(s.Bag()) > 0 {
				yield(Allot{next(s), p.At})
				yield(Allot{next(s), s.Spot(w.chicago)})
			}
		},
		Check: func(s *steam.State, a rules.Action) error {
			p, _ := s.Pending()
			switch x := a.(Allot); {
			case x.Good != next(s) || x.Good == rail.None:
				return rules.Refuse("WWH-12", fmt.Sprintf("the next cube is %s", next(s)))
			case x.At != p.At && x.At != s.Spot(w.chicago):
				return rules.Refuse("WWH-12", fmt.Sprintf("the cubes go to %s and to Chicago", p.At))
			}
			return nil
		},
		Do: func(t *steam.Turn, a rules.Action) {
			x := a.(Allot)
			t.FromBag(x.Good)
			w.give(t, x.At.Stop(), rail.Pile{x.Good})
			if len(t.Bag()) == 0 {
				t.Pop()
				w.spread(t)
			}
		},
		Ledger: func(s *steam.State, a rules.Action, l *steam.Ledger) {
			l.Line(fmt.Sprintf("Cube in %s", a.(Allot).At), "cube-"+a.(Allot).Good.String(), "+1", 1, "WWH-12")
		},
		Point: func(s *steam.State, _ []rules.Target, t rules.Target) rules.Action {
			if p, ok := s.Pending(); ok && p.Ask == askSplit && t.Kind == play.TargetStop {
				return Allot{next(s), s.Spot(rail.Stop(t.ID))}
			}
			return nil
		},
	}
}
