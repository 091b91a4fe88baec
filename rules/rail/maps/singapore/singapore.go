// Package singapore is the map of Singapore for two players, who take whole turns: one tile of track, one more action,
// and what both cost. Unfinished links gather tokens and cost rent.
package singapore

import (
	_ "embed"
	"fmt"

	"kettle/rules"
	"kettle/rules/hex"
	"kettle/rules/rail/mapfile"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/track"
)

//go:embed map.json
var data []byte

// Definition is the game for the menu.
func Definition() *rules.Definition {
	g := load()
	bots := newGuide(g.goal)
	return steam.Define(rules.Definition{
		ID: "steam/singapore", Name: "Singapore", Tag: "SIN",
		Text:     "Two players on a small island with a great harbor, where land is dear and unfinished track costs rent.",
		MinSeats: 2, MaxSeats: 2, Minutes: 75, Version: 1, MaxMoves: maxMoves,
		Ends:  []string{EndMost, steam.EndLast, EndPassed, EndStill},
		Books: []string{"singapore", "steam"},
		Open:  true,
		Judge: bots.judge, Shortlist: bots.Shortlist,
	}, g.form, marking(), steam.TrackTiles(), steam.SurplusIncome())
}

// maxMoves is more than a game can have: some 250 tiles, cubes, markers, levels and New Cities, none of which is taken
// back, with at most nine turns of up to five decisions between two of them (SIN-35).
const maxMoves = 12000

// The option of this map.
const (
	optMarks = "marks"
	once     = "once"
)

// marking is the option Marked links (SIN-34).
func marking() steam.Setting {
	return steam.Setting{Option: rules.Option{ID: optMarks, Name: "Marked links", Text: "How tokens gather on an unfinished link that is left alone.", Default: "grow", Values: []rules.Value{
		{ID: "grow", Name: "Grow each turn", Text: "Every turn in which its owner leaves it alone adds a token.", Clause: "SIN-09"},
		{ID: once, Name: "Marked once", Text: "It gets one token more and no others.", Clause: "SIN-34"},
	}}, Set: func(f *steam.Form, value string) {
		f.Own = ""
		if value == once {
			f.Own = once
		}
	}}
}

// singapore is the map as printed with what its own clauses need.
type singapore struct {
	land         *track.Land
	changi       track.HexID
	cash         []int // $ at set-up, by place (SIN-02)
	atChangi     int   // most links of a player at Changi Airport (SIN-07)
	atTown       int   // and at a town (SIN-08)
	urbanization int   // $ (SIN-15)
	goal         Goal
}

// A Goal is what SIN-18 asks of a player.
type Goal struct{ VP, MinIncome, MaxIncome int }

func load() *singapore {
	g := &singapore{}
	g.land = track.MustParse(data, func(setup, r *mapfile.Node) {
		setup.Get("supply_spaces").Int(12, 12)
		for _, n := range setup.Get("start_cash").List() {
			g.cash = append(g.cash, n.Int(0, 99))
		}
		setup.Get("start_income").Int(0, 0)
		l := r.Get("link_limit")
		g.atChangi, g.atTown = l.Get("changi").Int(1, 6), l.Get("town").Int(1, 6)
		r.Get("city_growth_cost").Int(0, 0)
		g.urbanization = r.Get("urbanization_cost").Int(0, 99)
		e := r.Get("end")
		g.goal = Goal{e.Get("vp").Int(1, 99), e.Get("income_min").Int(0, 0), e.Get("income_max").Int(10, 10)}
		for _, k := range []string{"start_player", "turn_marker"} { // said by the phases and choices below
			setup.SkipKey(k)
		}
		for _, k := range []string{"additional_actions", "locomotive_cost", "urbanize", "move_reach", "move_score_cap", "income", "expenses_when", "incomplete_marker_cost"} {
			r.SkipKey(k)
		}
	})
	g.changi, _ = g.land.Flagged("changi")
	return g
}

// form is the map for one form of the rules.
func (g *singapore) form(f steam.Form) *steam.Map {
	p := track.Policy{Idle: track.Mark, MayLay: g.mayLay, MayCity: mayCity}
	if f.Own == once {
		p.Idle = track.MarkOnce
	}
	m := steam.Base(f, track.NewMap(g.land, track.Steam, f.Policy(p)))
	m.Rules.Turns, m.Rules.Cash = 0, g.cash
	m.Tiles = g.reminders(m.Tiles)
	m.Phases = g.phases()
	m.Marks = marks
	m.Cite = map[string]string{"STM-019": "SIN-02", "STM-023": "SIN-01", "STM-028": "SIN-04", "STM-050": "SIN-10", "STM-057": "SIN-12", "STM-065": "SIN-06",
		"STM-105": "SIN-14", "STM-110": "SIN-26", "STM-116": "SIN-16", "STM-127": "SIN-21"}
	m.Hooks = steam.Hooks{
		MayBuild: mayBuild, MayUse: mayUse, Settle: settle, Scored: scored, Facts: g.facts,
		Levels: func(s *steam.State, seat rules.Seat) int { return s.Player(seat).Loco }, // SIN-11
		Tally:  func(s *steam.State, seat rules.Seat) steam.Tally { return steam.Tally{VP: s.Player(seat).VP} },
	}
	m.Ends = verdicts
	return m
}

// reminders are the action tiles that lie beside the board; nobody takes them (SIN-01).
func (g *singapore) reminders(all []steam.ActionTile) (out []steam.ActionTile) {
	for _, t := range all {
		t = steam.ActionTile{Role: t.Role, Number: t.Number}
		switch t.Role {
		case steam.FirstMove:
			t.Text, t.Clause = "move one cube", "SIN-11"
		case steam.Engineer:
			t.Text, t.Clause = "lay a second track tile", "SIN-12"
		case steam.CityGrowth:
			t.Text, t.Clause = "bring the cubes of a supply space to a city", "SIN-13"
		case steam.Locomotive:
			t.Text, t.Clause = "the locomotive level rises by 1", "SIN-14"
			t.Price = func(s *steam.State, seat rules.Seat) int { return s.Player(seat).Loco + 1 }
		case steam.Urbanization:
			t.Text, t.Clause = "make a town station a city", "SIN-15"
			t.Price = func(*steam.State, rules.Seat) int { return g.urbanization }
		default:
			continue
		}
		out = append(out, t)
	}
	return out
}

// mayLay refuses a lay that gives its builder too many links at Changi Airport or at a town (SIN-07, SIN-08, SIN-23). Only
// the town of its own hex and stops beside it can gain one: no track is unowned here, so none is claimed (SIN-29).
func (g *singapore) mayLay(b *track.Board, by rules.Seat, l track.Lay) error {
	h := l.At.Stop()
	if shape, _ := track.ShapeOf(l.Tile); shape.Town() && shape.Exits().Len() > g.atTown && b.EndsAfter(by, l, h) > g.atTown {
		return g.tooMany(b, h)
	}
	for s := range hex.Side(hex.Sides) {
		at := b.Land().Next(h, s)
		if at == track.None {
			continue
		}
		if most := g.most(b, at); most > 0 && b.Ends(by, at) >= most && b.EndsAfter(by, l, at) > most {
			return g.tooMany(b, at)
		}
	}
	return nil
}

// most is how many links a player may control at a hex; 0 is without limit.
func (g *singapore) most(b *track.Board, h track.HexID) int {
	switch {
	case h == g.changi:
		return g.atChangi
	case b.TownTile(h):
		return g.atTown
	}
	return 0
}

func (g *singapore) tooMany(b *track.Board, h track.HexID) error {
	if h == g.changi {
		return rules.Refuse("SIN-07", fmt.Sprintf("nobody has more than %d link at %s", g.atChangi, b.Spot(h)))
	}
	return rules.Refuse("SIN-08", fmt.Sprintf("nobody has more than %d links at a town, complete or not; this would be more at %s", g.atTown, b.Spot(h)))
}

// mayCity allows a New City only on a station of an earlier turn that has no city beside it (SIN-15, SIN-27).
func mayCity(b *track.Board, by rules.Seat, h track.HexID) error {
	switch {
	case !b.TownTile(h):
		return rules.Refuse("SIN-15", fmt.Sprintf("%s has no town station yet", b.Spot(h)))
	case b.New(h):
		return rules.Refuse("SIN-27", fmt.Sprintf("the station of %s was laid in this turn", b.Spot(h)))
	}
	return apart(b, by, h)
}

var apart = steam.Apart("SIN-15", nil)
