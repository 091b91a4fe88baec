// Package hokkaido is the map of Hokkaido for two players, who put tokens on the action tiles that they still have.
package hokkaido

import (
	_ "embed"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/mapfile"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/track"
)

//go:embed map.json
var data []byte

// Definition is the game for the menu.
func Definition() *rules.Definition {
	h := load()
	d := steam.Define(rules.Definition{
		ID: "steam/hokkaido", Name: "Hokkaido", Tag: "HOK",
		Text:     "Two players on a northern island in the snow, with long lines to the coast.",
		MinSeats: 2, MaxSeats: 2, Minutes: 75, Version: 1, MaxMoves: 1500,
		Books: []string{"hokkaido", "steam"},
	}, h.form)
	rules.Register[PlaceToken](d.Codec)
	return d
}

// hokkaido is the map as printed with what its own clauses need.
type hokkaido struct {
	land   *track.Land
	cubes  int // most cubes of a New City (HOK-10)
	tokens int // on every action space, of each player (HOK-04)
}

func load() *hokkaido {
	h := &hokkaido{}
	h.land = track.MustParse(data, func(setup, r *mapfile.Node) {
		setup.Get("supply_spaces").Int(12, 12)
		h.tokens = setup.Get("action_tokens_per_player").Int(1, 9)
		h.cubes = r.Get("urbanize_cubes_max").Int(1, 9)
		for _, k := range []string{"supply_note", "honshu_tile", "no_cube_on_city_of_its_color"} { // said by the hexes and below
			setup.SkipKey(k)
		}
		for _, k := range []string{"urbanize_cubes_from", "auction_loser_pays", "bay_cost"} {
			r.SkipKey(k)
		}
	})
	return h
}

// form is the map for one form of the rules.
func (h *hokkaido) form(f steam.Form) *steam.Map {
	p := track.Policy{}
	if h.land.Figures.CityApart {
		p.MayCity = steam.Apart("HOK-10", nil)
	}
	m := steam.Base(f, track.NewMap(h.land, track.Steam, f.Policy(p)))
	m.Rules.CityCubes = h.cubes
	m.Marks = len(m.Tiles)
	m.Cite = map[string]string{"STM-023": "HOK-12", "STM-030": "HOK-05", "STM-057": "HOK-09", "STM-065": "HOK-09", "STM-102": "HOK-22"}
	if f.Basic() {
		m.Cite["STM-011"] = "HOK-06"
	}
	m.Hooks = steam.Hooks{
		Begin:   h.begin,
		Start:   func(_ map[string]string, at rail.Stop, g rail.Good) bool { return h.land.Hexes[at].Color != g }, // HOK-02
		MayTake: mayTake, Taken: taken,
		Loser:  func(bid int) int { return (bid + 1) / 2 }, // HOK-05
		Facts:  facts,
		Target: target,
	}
	for i := range m.Tiles {
		if t := &m.Tiles[i]; t.Role == steam.TurnOrder {
			t.Text += "; put a token on any action space"
			t.Effect = func(t *steam.Turn) { t.Push(play.Pending{Ask: askToken, Seat: t.Turn()}) }
		}
	}
	for i := range m.Phases {
		if p := &m.Phases[i]; p.ID == "action" {
			p.Clause, p.Asks = "HOK-07", canTake
		}
	}
	m.Asides = append(m.Asides, steam.Phase{ID: askToken, Name: "A token for an action space", Clause: "HOK-08",
		Ask: "put one of your tokens on an action space.", Choices: []steam.Choice{placing()}})
	return m
}
