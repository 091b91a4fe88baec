package westwardho

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/track"
)

// Swept says that plain track sent the cubes of a hex to the bag.
type Swept struct {
	At    rail.Spot `json:"at"`
	Cubes rail.Pile `json:"cubes"`
}

// Arrived says that the San Francisco tile came, and its cubes.
type Arrived struct {
	At    rail.Spot `json:"at"`
	Cubes rail.Pile `json:"cubes"`
}

func (Swept) Kind() string   { return "swept" }
func (Arrived) Kind() string { return "arrived" }

// laying is the choice to lay a tile, with what becomes of cubes on its hex and of cities that it joins to Chicago.
func (w *westward) laying(c steam.Choice) steam.Choice {
	do, ledger := c.Do, c.Ledger
	c.Do = func(t *steam.Turn, a rules.Action) {
		do(t, a)
		sweep(t, a.(track.Lay).At.Stop())
		w.spread(t)
	}
	c.Ledger = func(s *steam.State, a rules.Action, l *steam.Ledger) {
		ledger(s, a, l)
		lay := a.(track.Lay)
		after := s.Track().Put(s.Turn(), lay)
		if n, h := len(s.Cubes(lay.At.Stop())), lay.At.Stop(); n > 0 && !s.Track().Stop(h) {
			if after.TownTile(h) {
				l.Line("Cubes in the town", "", fmt.Sprintf("+%d", n), 1, "WWH-09")
			} else {
				l.Line("Cubes to the bag", "", fmt.Sprint(n), -1, "WWH-09")
			}
		}
		w.growthLines(s, l, w.ripe(s, after)...)
	}
	return c
}

// sweep sends the cubes of a hex that is no town to the bag when track is laid there (WWH-09).
func sweep(t *steam.Turn, h rail.Stop) {
	cubes := t.Cubes(h)
	if len(cubes) == 0 || t.Track().TownTile(h) {
		return
	}
	for _, g := range cubes {
		t.Lift(h, g)
		t.ToBag(g)
	}
	t.Say(Swept{t.Spot(h), cubes})
}

// urbanizing is the choice to place a New City on a built town, with the cities that it joins to Chicago (WWH-14).
func (w *westward) urbanizing(c steam.Choice) steam.Choice {
	legal, check, do, ledger := c.Legal, c.Check, c.Do, c.Ledger
	c.Legal = func(s *steam.State, yield func(rules.Action)) {
		legal(s, func(a rules.Action) {
			if w.cityAtChicago(s, a.(steam.Urbanize).At.Stop()) == nil {
				yield(a)
			}
		})
	}
	c.Check = func(s *steam.State, a rules.Action) error {
		at := a.(steam.Urbanize).At
		if s.Has(at) && !s.Track().City(at.Stop()) && !s.Track().TownTile(at.Stop()) {
			return rules.Refuse("WWH-14", fmt.Sprintf("%s is no town: a New City replaces a built town tile", at))
		}
		if err := check(s, a); err != nil {
			return err
		}
		return w.cityAtChicago(s, at.Stop())
	}
	c.Do = func(t *steam.Turn, a rules.Action) {
		do(t, a)
		w.spread(t)
	}
	c.Ledger = func(s *steam.State, a rules.Action, l *steam.Ledger) {
		ledger(s, a, l)
		w.growthLines(s, l, w.ripe(s, s.Track().PutCity(s.Turn(), a.(steam.Urbanize).At.Stop()))...)
	}
	return c
}

// arrive brings the San Francisco tile with its cubes to Yerba Buena. What lies there stays (WWH-18, WWH-32).
func (w *westward) arrive(t *steam.Turn) {
	t.Say(Arrived{t.Spot(w.yerba), t.Unload(TileSpace(t.State), rail.None, w.yerba)})
}
