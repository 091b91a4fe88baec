// Package westwardho is the map Westward Ho! for four to six players: no town is printed, cubes lie on open terrain, and
// cities grow when track joins them to Chicago.
package westwardho

import (
	_ "embed"
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/mapfile"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/track"
)

//go:embed map.json
var data []byte

// OptCubes is the map's own option: first-game cubes (WWH-06).
const OptCubes = "cubes"

// Definition is the game for the menu.
func Definition() *rules.Definition {
	w := load()
	d := steam.Define(rules.Definition{
		ID: "steam/westward-ho", Name: "Westward Ho!", Tag: "WWH",
		Text:     "Towns grow where the rails arrive, from the Mississippi to the Pacific.",
		MinSeats: 4, MaxSeats: 6, Minutes: 150, Version: 1, MaxMoves: 5000,
		Books: []string{"westward-ho", "steam"},
		Options: []rules.Option{
			{ID: OptCubes, Name: "First-game cubes", Text: "Whether Chicago and St. Louis may begin with cubes for each other.", Default: "off", Values: []rules.Value{
				{ID: "off", Name: "Any", Text: "Cubes fall on the cities as they are drawn.", Clause: "WWH-02"},
				{ID: "on", Name: "Redrawn", Text: "No blue cube begins in Chicago and no red one in St. Louis; recommended for a first game.", Clause: "WWH-06"},
			}},
		},
	}, w.form)
	rules.Register[GrowNext](d.Codec)
	rules.Register[Allot](d.Codec)
	return d
}

// westward is the map as printed with what its own clauses need.
type westward struct {
	land     *track.Land
	chicago  rail.Stop
	stLouis  rail.Stop
	yerba    rail.Stop   // Yerba Buena, later San Francisco
	cities   []rail.Stop // that grow: the named ones but Chicago (WWH-12)
	markers  int         // City Growth markers in Chicago at first (WWH-04)
	tile     int         // cubes on the San Francisco tile (WWH-05)
	more     int         // cubes more on each city with six players (WWH-02)
	links    int         // of one player at Chicago while a marker lies there (WWH-07)
	draw     int         // cubes of one growth, of which toCity go to the city (WWH-12)
	toCity   int
	cubes    int // most cubes of a New City (WWH-14)
	town     int // $ for the town of a new town tile, and of an improved one (WWH-10)
	improved int
}

const (
	// Reminder is the turn of the turn track on which a marker recalls the San Francisco tile: it comes before (WWH-04,
	// WWH-18).
	Reminder = 3
	// openingSeats is the number of players under whom everybody begins at Chicago or St. Louis (WWH-15).
	openingSeats = 4
	// extraSeats is the number of players under whom the cities get a cube more (WWH-02).
	extraSeats = 6
)

func load() *westward {
	w := &westward{}
	w.land = track.MustParse(data, func(setup, r *mapfile.Node) {
		setup.Get("supply_spaces").Int(12, 12)
		w.tile = setup.Get("san_francisco_tile").Get("cubes").Int(0, 9)
		setup.Get("san_francisco_tile").Skip()
		m := setup.Get("city_growth_markers")
		w.markers = m.Get("Chicago").Int(1, 9)
		m.Get("turn_track_space_3").Int(1, 1)
		w.more = setup.Get("six_player_extra_per_city").Int(0, 9)
		w.town, w.improved = r.Get("town_first_cost").Int(0, 9), r.Get("town_upgrade_town_cost").Int(0, 9)
		r.Get("mountain_replaces_river_cost").Bool()
		limit := r.Get("chicago_link_limit")
		w.links = limit.Get("per_player").Int(1, 9)
		limit.Skip()
		o := r.Get("opening_links_from")
		o.Get("players").Int(openingSeats, openingSeats)
		o.Skip()
		g := r.Get("growth_trigger")
		w.draw, w.toCity = g.Get("draw").Int(1, 9), g.Get("to_city").Int(0, 9)
		g.Skip()
		u := r.Get("urbanize")
		w.cubes = u.Get("cubes").Int(1, 9)
		u.Skip()
		for _, k := range []string{"source", "city_growth_tile", "first_game_no_blue_on", "first_game_no_red_on", "keep_rest_in_bag", "delivered_cubes_to_bag"} { // said by the clauses
			setup.SkipKey(k)
		}
		for _, k := range []string{"towns", "turns_status"} {
			r.SkipKey(k)
		}
	})
	w.chicago, w.stLouis, w.yerba = place(w.land, "chicago"), place(w.land, "st-louis"), place(w.land, "yerba-buena")
	for h := range w.land.Hexes {
		if w.land.Hexes[h].Site == track.City && rail.Stop(h) != w.chicago {
			w.cities = append(w.cities, rail.Stop(h))
		}
	}
	return w
}

// place is a hex that a clause singles out.
func place(l *track.Land, flag string) rail.Stop {
	h, ok := l.Flagged(flag)
	if !ok {
		panic("westwardho: no hex is flagged " + flag)
	}
	return h
}

// form is the map for one form of the rules and number of players.
func (w *westward) form(f steam.Form) *steam.Map {
	land := w.dealt(f.Seats)
	p := track.Policy{Founds: "WWH-08", Costs: w.costs(), MayCity: steam.Apart("WWH-14", nil)}
	if f.Seats == openingSeats {
		p.MayLay = w.opening
	}
	m := steam.Base(f, track.NewMap(land, track.Steam, f.Policy(p)))
	filled, empty := m.Rules.Fill[0], m.Rules.Fill[1]
	m.Rules.Fill = []track.Fill{filled, {Spaces: 1, Cubes: w.tile}, {Spaces: empty.Spaces - 1}} // the tile lies on the second kind (WWH-05)
	m.Rules.Markers, m.Rules.CityCubes = w.markers, w.cubes
	m.Cite = map[string]string{"STM-010": "WWH-04", "STM-018": "WWH-17", "STM-023": "WWH-33", "STM-059": "WWH-12", "STM-087": "WWH-16", "STM-102": "WWH-14"}
	m.Guide = steam.Weights{Missing: 0.88, Later: 0.9, NewHope: 1.2, ReadyCash: 0.55, BuildWish: 10} // links are long and towns dear
	m.Hooks = steam.Hooks{Start: w.start, MayLay: w.oneAtChicago, MaySupply: maySupply, Facts: w.facts}
	m.Tiles = slices.DeleteFunc(m.Tiles, func(t steam.ActionTile) bool { return t.Role == steam.CityGrowth }) // WWH-01, WWH-19
	for i := range m.Phases {
		if p := &m.Phases[i]; p.ID == "build" {
			p.Choices = slices.DeleteFunc(slices.Clone(p.Choices), func(c steam.Choice) bool { return c.Kind == steam.Grow{}.Kind() })
			for i, c := range p.Choices {
				switch c.Kind {
				case track.Lay{}.Kind():
					p.Choices[i] = w.laying(c)
				case steam.Urbanize{}.Kind():
					p.Choices[i] = w.urbanizing(c)
				}
			}
		}
	}
	m.Phases = append(m.Phases, steam.Phase{ID: "san-francisco", Name: "San Francisco", Clause: "WWH-18",
		When: func(s *steam.State) bool { return s.Round() == Reminder-1 }, Enter: w.arrive})
	m.Asides = append(m.Asides,
		steam.Phase{ID: askGrowth, Name: "City growth", Clause: "WWH-28", Ask: "choose the city that grows next.", Choices: []steam.Choice{w.growing()}},
		steam.Phase{ID: askSplit, Name: "The last cubes of the bag", Clause: "WWH-12", Ask: "split the last cubes between the city and Chicago.", Choices: []steam.Choice{w.splitting()}})
	return m
}

// costs are the prices of new and improved towns; a mountain pays for its river (WWH-10, WWH-11).
func (w *westward) costs() *track.Costs {
	c := track.Steam.Costs
	c.First.Town, c.First.TownClause, c.Replace.Town, c.Both = w.town, "WWH-10", w.improved, false
	return &c
}

// dealt is the land as so many players set it up: with six each city gets more cubes (WWH-02).
func (w *westward) dealt(seats int) *track.Land {
	if seats != extraSeats {
		return w.land
	}
	l := *w.land
	l.Hexes = slices.Clone(l.Hexes)
	for i := range l.Hexes {
		if l.Hexes[i].Site == track.City {
			l.Hexes[i].StartCubes += w.more
		}
	}
	return &l
}

// start keeps the cubes of Chicago and St. Louis off each other in a first game (WWH-06, WWH-23).
func (w *westward) start(o map[string]string, at rail.Stop, g rail.Good) bool {
	if o[OptCubes] != "on" {
		return true
	}
	return (at != w.chicago || g != w.land.Hexes[w.stLouis].Color) && (at != w.stLouis || g != w.land.Hexes[w.chicago].Color)
}
