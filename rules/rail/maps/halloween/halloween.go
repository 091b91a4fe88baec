// Package halloween is the Halloween map for one player: witches fly pumpkins to orange houses, where they are
// smashed, until none is left.
package halloween

import (
	_ "embed"
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/graph"
	"kettle/rules/rail/mapfile"
)

//go:embed map.json
var data []byte

// The cubes by the names that this map gives them.
const (
	Witch   = rail.Black
	Pumpkin = rail.Orange
)

// figures are the numbers of the map file's keys setup and rules.
type figures struct {
	levels       map[string]difficulty
	blackRemoved int // HAL-04
	perHouse     int // HAL-05
	filled       int // levels of the display, HAL-07
	rounds       []int
	linkCost     int // HAL-18
	links        int // HAL-17
	engineer     int // HAL-14
}

// difficulty is a line of the table of HAL-03.
type difficulty struct {
	unneeded, pumpkins, other int
	money                     int // HAL-29
}

var difficulties = []string{"easy", "normal", "hard"}

// Definition is the game for the menu.
func Definition() *rules.Definition {
	m, f := load()
	d := &rules.Definition{
		ID: "age-of-steam/halloween", Name: "Halloween", Family: "Age of Steam", Tag: "HAL",
		Text:     "Send witches home along lit lanterns and smash every pumpkin before the last night is over.",
		MinSeats: 1, MaxSeats: 1, Minutes: 45, Version: 2,
		Options: []rules.Option{
			{ID: "difficulty", Name: "Difficulty", Text: "How many pumpkins lie on the map.", Default: "normal", Values: f.difficultyValues()},
			{ID: "rounds", Name: "Rounds", Text: "How many rounds the game lasts.", Default: "10", Values: []rules.Value{
				{ID: "10", Name: "10 rounds", Text: "Ten rounds, as the base game gives for three players.", Clause: "HAL-25"},
				{ID: "12", Name: "12 rounds", Text: "Two more rounds, for a first try.", Clause: "HAL-26"},
			}},
		},
		Secrets: []string{"seed"},
		Ends:    []string{EndCleared, ageofsteam.EndBankrupt, ageofsteam.EndRounds},
		Books:   []string{"halloween", "age-of-steam"},
	}
	// A round holds at most: done, an action, a new city, two links and done, two moves, pay, a witch or done,
	// and over the whole game 13 shares.
	d.MaxMoves = 12*10 + m.Rules.MaxShares
	d.Codec = rules.NewCodec(m.Read)
	ageofsteam.Register(d.Codec)
	ageofsteam.RegisterPay(d.Codec)
	rules.Register[Build](d.Codec)
	rules.Register[Fly](d.Codec)
	rules.Register[Place](d.Codec)
	d.Words = ageofsteam.Words{}
	d.Value, d.Shortlist = value, shortlist
	d.New = func(s rules.Setup) (rules.Position, error) {
		deal, err := f.deal(d, m, s)
		if err != nil {
			return nil, err
		}
		return m.Begin(deal), nil
	}
	return d
}

// How the game ends, besides running out of rounds and bankruptcy (HAL-09, HAL-27).
const EndCleared = "cleared"

func (f *figures) difficultyValues() (out []rules.Value) {
	names := map[string]string{"easy": "Easy", "normal": "Normal", "hard": "Hard"}
	for _, id := range difficulties {
		l := f.levels[id]
		out = append(out, rules.Value{ID: id, Name: names[id], Clause: "HAL-03",
			Text: fmt.Sprintf("%d pumpkins and %d other cubes on the houses; %d cubes are left out. $%d to begin with.", l.pumpkins, l.other, l.unneeded, l.money)})
	}
	return out
}

// load reads the map file and makes the map of it.
func load() (*ageofsteam.Map, *figures) {
	m, f := ageofsteam.Standard(), &figures{levels: map[string]difficulty{}}
	land, err := graph.Parse(data, func(setup, r *mapfile.Node) {
		f.read(setup, r, &m.Rules)
	})
	if err != nil {
		panic("halloween: map.json: " + err.Error())
	}
	m.Rules.Total = land.Total
	m.NewCities = land.NewCities
	m.Columns = ageofsteam.Columns(land.NewCities, func(yield func(rail.Stop, rail.Column) bool) {
		for i, h := range land.Houses {
			if h.Color != rail.None && !yield(rail.Stop(i), h.Column) {
				return
			}
		}
	})
	m.Board = graph.NewBoard(land)
	m.ReadBoard = func(text string, seats int) (ageofsteam.Board, error) { return graph.ReadBoard(land, text, seats) }
	m.Phases = phases(f)
	m.Cite, m.Marks = cite, 1
	m.Doings = map[string]string{Build{}.Kind(): "links are built", Fly{}.Kind(): "witches fly", Place{}.Kind(): "witches are placed"}
	m.Cubes[Witch], m.Cubes[Pumpkin] = ageofsteam.Cube{Noun: "witch", Icon: "witch"}, ageofsteam.Cube{Noun: "pumpkin", Icon: "pumpkin"}
	m.Hooks = ageofsteam.Hooks{Start: f.start, Goal: goal, Score: score, Facts: facts, Target: target, End: end}
	return &m, f
}

// cite names the clauses of this map that win over base ones.
var cite = map[string]string{
	"AOS-014": "HAL-02", "AOS-024": "HAL-25", "AOS-022": "HAL-29", "AOS-027": "HAL-27", "AOS-030": "HAL-10", "AOS-031": "HAL-11",
	"AOS-042": "HAL-12", "AOS-045": "HAL-14", "AOS-047": "HAL-13", "AOS-048": "HAL-15", "AOS-091": "HAL-13", "AOS-092": "HAL-33", "AOS-106": "HAL-23",
}

func (f *figures) read(setup, r *mapfile.Node, to *ageofsteam.Rules) {
	for _, id := range difficulties {
		n := setup.Get("difficulties").Get(id)
		f.levels[id] = difficulty{n.Get("unneeded").Int(0, 56), n.Get("pumpkins").Int(1, 12), n.Get("other").Int(0, 56),
			n.Get("money").Int(0, 99)}
	}
	f.blackRemoved = setup.Get("max_black_removed").Int(0, 16)
	f.perHouse = setup.Get("cubes_per_colored_house").Int(1, 9)
	fill := setup.Get("display_levels_filled")
	f.filled = fill.Get("printed_cities").Int(1, 2)
	fill.Get("new_cities").Int(f.filled, f.filled)
	start := setup.Get("start")
	to.Start = ageofsteam.Player{Shares: start.Get("shares").Int(0, 15),
		Income: start.Get("income").Int(0, 99), Loco: start.Get("locomotive").Int(1, 6)}
	r.Get("turns").Get("1").Int(1, 99)
	for _, n := range r.Get("turns_options").Get("1").List() {
		f.rounds = append(f.rounds, n.Int(1, 99))
	}
	to.Dice = r.Get("dice_each_half").Int(1, 9)
	to.MaxShares = r.Get("max_shares").Int(1, 99)
	f.linkCost = r.Get("link_cost").Int(0, 99)
	f.links = r.Get("links_per_turn").Int(1, 9)
	f.engineer = r.Get("engineer_links").Int(f.links, 9)
	to.Roles = nil
	for _, n := range r.Get("actions").List() {
		var role ageofsteam.Role
		if err := role.UnmarshalText([]byte(n.Text())); err != nil {
			n.Fail("unknown action %q", n.Text())
		}
		to.Roles = append(to.Roles, role)
	}
}
