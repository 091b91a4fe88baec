// Package japan is the map of Japan for three and four players: long islands, one tunnel, and Express trains that run
// past stations.
package japan

import (
	_ "embed"
	"slices"

	"kettle/rules"
	"kettle/rules/hex"
	"kettle/rules/rail/mapfile"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/track"
)

//go:embed map.json
var data []byte

// Definition is the game for the menu.
func Definition() *rules.Definition {
	j := load()
	d := steam.Define(rules.Definition{
		ID: "steam/japan", Name: "Japan", Tag: "JAP",
		Text:     "Express trains skip stations on the way down four islands, through one famous tunnel.",
		MinSeats: 3, MaxSeats: 4, Minutes: 120, Version: 1, MaxMoves: 3000,
		Books: []string{"japan", "steam"},
	}, j.form)
	rules.Register[Tune](d.Codec)
	rules.Register[RaiseExpress](d.Codec)
	rules.Register[Express](d.Codec)
	return d
}

// japan is the map as printed with what its own clauses need.
type japan struct {
	land       *track.Land
	maxExpress int      // JPN-28
	fee        int      // $ to the owner of an ignored link (JPN-18)
	apart      []string // panels where no New City lies next to a city (JPN-10)
}

func load() *japan {
	j := &japan{}
	j.land = track.MustParse(data, func(setup, r *mapfile.Node) {
		setup.Get("supply_spaces").Int(12, 12)
		setup.Get("express_start").Int(0, 0)
		for _, p := range r.Get("urbanize_no_adjacent_city_panels").List() {
			j.apart = append(j.apart, p.Text())
		}
		r.Get("urbanize_base_cost").Int(0, 0)
		x := r.Get("express")
		j.maxExpress, j.fee = x.Get("max").Int(1, 9), x.Get("ignored_link_fee").Int(0, 9)
		x.SkipKey("max_status")
		for _, k := range []string{"urbanize_when", "bay_cost", "tunnel"} { // said by hexes, by phases and by the code
			r.SkipKey(k)
		}
	})
	return j
}

// express is the map's own counter of a seat: the Express level (JPN-03).
const express = 0

// Level is the Express level of a seat.
func Level(s *steam.State, seat rules.Seat) int { return s.Mark(seat, express) }

// form is the map for one form of the rules and number of players (JPN-01).
func (j *japan) form(f steam.Form) *steam.Map {
	land := j.land.For(f.Seats)
	m := steam.Base(f, track.NewMap(land, track.Steam, f.Policy(track.Policy{
		MayCity: steam.Apart("JPN-10", func(h *track.Hex) bool { return slices.Contains(j.apart, h.Panel) }),
		Starts:  tunnelStarts(land),
	})))
	m.Marks = 1
	m.Cite = map[string]string{"STM-023": "JPN-21", "STM-057": "JPN-09", "STM-062": "JPN-07", "STM-065": "JPN-09", "STM-105": "JPN-16"}
	if f.Basic() {
		m.Cite["STM-011"] = "JPN-04"
	}
	m.Hooks = steam.Hooks{Levels: Level, Facts: j.facts, Target: target}
	for i := range m.Tiles {
		switch t := &m.Tiles[i]; t.Role {
		case steam.Urbanization: // at once, and free (JPN-05, JPN-06, JPN-26)
			*t = steam.ActionTile{Role: t.Role, Number: t.Number, Text: "make a town a city at once", Clause: "JPN-26", Effect: urbanize}
		case steam.Locomotive:
			t.Text, t.Clause = "the locomotive or the Express level rises by 1 at once", "JPN-08"
			t.Effect = j.tune
			if t.Price != nil {
				t.Price = j.price
			}
		}
	}
	for i := range m.Phases {
		p := &m.Phases[i]
		switch p.ID {
		case "build": // no City is placed here (JPN-05)
			p.Choices = slices.DeleteFunc(slices.Clone(p.Choices), func(c steam.Choice) bool { return c.Kind == steam.Urbanize{}.Kind() })
			for i := range p.Choices {
				if c := &p.Choices[i]; c.Kind == (track.Lay{}).Kind() {
					c.Check = tunnelFrom(c.Check)
				}
			}
		case "move1", "move2":
			p.Choices = slices.Insert(slices.Clone(p.Choices), 1, j.delivering(), j.raising())
		}
	}
	m.Asides = append(m.Asides,
		steam.Phase{ID: askCity, Name: "Urbanization", Clause: "JPN-05", Ask: "place the New City.", Choices: []steam.Choice{placing()}},
		steam.Phase{ID: askEngine, Name: "Locomotive", Clause: "JPN-07", Ask: "raise the locomotive or the Express level.", Choices: []steam.Choice{j.tuning()}})
	return m
}

// The map's own asides.
const (
	askCity   = "city"
	askEngine = "engine"
)

// urbanize asks for the city at once, as long as a town is open to it (JPN-05, JPN-26).
func urbanize(t *steam.Turn) {
	if steam.MayUrbanize(t.State, t.Turn()) == nil {
		t.Push(play.Pending{Ask: askCity, Seat: t.Turn()})
	}
}

// placing is the choice of that city.
func placing() steam.Choice {
	c := steam.PlacingCity()
	c.Clause, c.When = "JPN-05", "a New City is placed at once when Urbanization is taken"
	do := c.Do
	c.Do = func(t *steam.Turn, a rules.Action) {
		t.Pop()
		do(t, a)
	}
	return c
}

// tunnelFrom names the clause of the tunnel where a lay of it starts from nowhere (JPN-11).
func tunnelFrom(check func(*steam.State, rules.Action) error) func(*steam.State, rules.Action) error {
	return func(s *steam.State, a rules.Action) error {
		err := check(s, a)
		if r, ok := err.(*rules.Refusal); ok && a.(track.Lay).Tile == "tunnel" && (r.Clause == "STM-069" || r.Clause == "STM-070") {
			return rules.Refuse("JPN-11", "the tunnel is built from Aomori, or from the hex below Hakodate")
		}
		return err
	}
}

// tunnelStarts lets a builder start the tunnel from Aomori while it is a town, by owning a link there (JPN-11, JPN-33).
// From own track that ends at the tunnel and from Aomori as a city it starts anyway.
func tunnelStarts(l *track.Land) func(*track.Board, rules.Seat, track.HexID, hex.Side) bool {
	tunnel, ok := l.Flagged("seikan-tunnel")
	if !ok {
		return nil
	}
	return func(b *track.Board, by rules.Seat, h track.HexID, s hex.Side) bool {
		if h != tunnel {
			return false
		}
		a := l.Next(h, s)
		return a != track.None && l.Hexes[a].Flagged("seikan-a") && b.TownTile(a) && b.Ends(by, a) > 0
	}
}
