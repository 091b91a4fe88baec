// Package washingtondc is the Washington D.C. map for three and four players: three zones with prices of their own, and
// four Interstate 495 hexes joined by a ring road that jams.
package washingtondc

import (
	_ "embed"
	"fmt"

	"kettle/rules"
	"kettle/rules/hex"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/mapfile"
	"kettle/rules/rail/track"
)

//go:embed map.json
var data []byte

// Definition is the game for the menu.
func Definition() *rules.Definition {
	w := load()
	d := &rules.Definition{
		ID: "age-of-steam/washington-dc", Name: "Washington D.C.", Family: "Age of Steam", Tag: "WDC",
		Text:     "Bid, build and deliver in and around the capital, over a ring road that jams.",
		MinSeats: 3, MaxSeats: 4, Minutes: 150, Version: 1, MaxMoves: 5000,
		Secrets: []string{"seed"},
		Ends:    []string{ageofsteam.EndRounds, ageofsteam.EndLast, ageofsteam.EndBankrupt},
		Books:   []string{"washington-dc", "age-of-steam"},
	}
	d.Codec = rules.NewCodec(w.m.Read)
	ageofsteam.Register(d.Codec)
	ageofsteam.RegisterAuction(d.Codec)
	ageofsteam.RegisterTrack(d.Codec)
	d.Words = ageofsteam.Words{}
	d.Value, d.Judge, d.Shortlist = w.value, w.judge, w.shortlist
	d.New = func(s rules.Setup) (rules.Position, error) {
		if err := d.Check(s); err != nil {
			return nil, err
		}
		return w.m.Begin(w.m.Deal(s.Seats, w.m.Rules.Rounds[s.Seats], s.Seed, w.cubes)), nil
	}
	return d
}

// washington is the map with what its own clauses need.
type washington struct {
	m    *ageofsteam.Map
	land *track.Land
	ring []rail.Stop            // the 495 hexes
	next [][hex.Sides]rail.Stop // across each side, track.None where track may not cross
	jams [5][]jam               // by number of players who began
}

// The actions of the map, Emergency in the place of Production (WDC-11).
var roles = []ageofsteam.Role{ageofsteam.FirstMove, ageofsteam.FirstBuild, ageofsteam.Engineer, ageofsteam.Locomotive,
	ageofsteam.Urbanization, ageofsteam.Emergency, ageofsteam.TurnOrder}

// load reads the map file and makes the map of it.
func load() *washington {
	w := &washington{}
	m := ageofsteam.Standard()
	w.m = &m
	costs := track.AgeOfSteam.Costs
	costs.River = 0 // WDC-22
	w.land = track.MustParse(data, func(setup, r *mapfile.Node) {
		setup.SkipKey("source")
		setup.Get("gridlock_markers").Int(4, 4)
		readCosts(r, &costs)
		w.readJams(r.Get("gridlock"))
		if r.Get("engineer_free_tile").Text() != "cheapest of exactly 3" {
			r.Get("engineer_free_tile").Fail("must be \"cheapest of exactly 3\"")
		}
	})
	w.ring = Ring(w.land)
	w.next = make([][hex.Sides]rail.Stop, len(w.land.Hexes))
	for i := range w.next {
		for s := range hex.Side(hex.Sides) {
			if w.next[i][s] = track.None; w.land.Hexes[i].Open.Has(s) {
				w.next[i][s] = w.land.Next(rail.Stop(i), s)
			}
		}
	}
	m.UseTrack(track.NewMap(w.land, track.AgeOfSteam, track.Policy{Costs: &costs, MayLay: w.mayLay, MayCity: w.mayCity}))
	m.Rules.Roles, m.Rules.FreeLay = roles, m.Rules.Engineer
	m.Phases = w.phases()
	m.Marks, m.Hop, m.Once, m.Cite = marks, "WDC-12", "WDC-26", cite
	m.Texts = map[ageofsteam.Role]string{ageofsteam.Engineer: fmt.Sprintf("lay up to %d tiles; with all of them laid the cheapest is free", m.Rules.Engineer)}
	m.Hooks = ageofsteam.Hooks{Lines: w.lines, Enter: w.enter, Moved: w.moved, Facts: w.facts}
	return w
}

// cite names the clauses of this map that win over base ones.
var cite = map[string]string{
	"AOS-024": "WDC-37", "AOS-045": "WDC-10", "AOS-048": "WDC-11", "AOS-050": "WDC-04",
}

// readCosts reads the prices of the zones (WDC-08, WDC-09). A complex tile costs its zone's price for each track, and
// nothing besides (WDC-22).
func readCosts(r *mapfile.Node, to *track.Costs) {
	plain, town := r.Get("track_cost"), r.Get("town_cost")
	exit := r.Get("town_cost_per_track").Int(0, 99)
	for _, zone := range plain.Keys() {
		n := plain.Get(zone).Int(1, 99)
		p := track.Prices{Simple: n, Coexisting: 2 * n, Crossing: 2 * n, Clause: "WDC-08", TownClause: "WDC-09", Exit: exit}
		if town.Has(zone) {
			p.Town = town.Get(zone).Int(0, 99)
		}
		to.Zones = append(to.Zones, track.Zone{Name: zone, First: p})
	}
}

// cubes is how many cubes a hex gets at set-up (WDC-03).
func (w *washington) cubes(at rail.Stop) int { return w.land.Hexes[at].StartCubes }

// phases are those of the base game, without Production, and gridlock at the end of the round.
func (w *washington) phases() []ageofsteam.Phase {
	out := ageofsteam.Phases()
	for i := range out {
		switch out[i].ID {
		case "build":
			out[i].Clause = "WDC-04"
		case "move1":
			out[i].Enter = func(t *ageofsteam.Turn) { t.SetMark(used, 0) }
		case "growth":
			out[i] = ageofsteam.Phase{ID: "growth", Name: "Goods growth", Clause: "AOS-124", Leave: ageofsteam.Grow}
		}
	}
	return append(out, ageofsteam.Phase{ID: "advance", Name: "Round marker", Clause: "WDC-15", Enter: w.advance})
}
