package own

import (
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/track"
)

// A family is what the standard rules of a family ask of a map.
type family struct {
	name     string
	book     string // the rulebook
	min, max int    // players
	goods    []rail.Good
	define   func(rules.Definition, *track.Land) *rules.Definition
}

var families = map[string]*family{
	"steam": {"Steam", "steam", 2, 6, []rail.Good{rail.Red, rail.Blue, rail.Yellow, rail.Purple, rail.Gray}, defineSteam},
	"age-of-steam": {"Age of Steam", "age-of-steam", 3, 6, []rail.Good{rail.Red, rail.Blue, rail.Yellow, rail.Purple, rail.Black},
		defineAgeOfSteam},
}

// defineSteam is the base game of Steam on a map.
func defineSteam(d rules.Definition, land *track.Land) *rules.Definition {
	return steam.Define(d, func(f steam.Form) *steam.Map {
		p := track.Policy{}
		if land.Figures.CityApart {
			p.MayCity = steam.Apart("STM-096", nil)
		}
		return steam.Base(f, track.NewMap(land.For(f.Seats), track.Steam, f.Policy(p)))
	})
}

// defineAgeOfSteam is the base game of Age of Steam on a map.
func defineAgeOfSteam(d rules.Definition, land *track.Land) *rules.Definition {
	p := track.Policy{}
	if land.Figures.CityApart {
		p.MayCity = steam.Apart("AOS-091", nil)
	}
	m := ageofsteam.Standard()
	m.UseTrack(track.NewMap(land, track.AgeOfSteam, p))
	m.Phases = ageofsteam.Phases()
	d.Family, d.Words = "Age of Steam", ageofsteam.Words{}
	d.Secrets = []string{"seed"}
	d.Ends = []string{ageofsteam.EndRounds, ageofsteam.EndLast, ageofsteam.EndBankrupt}
	d.Codec = rules.NewCodec(m.Read)
	ageofsteam.Register(d.Codec)
	ageofsteam.RegisterAuction(d.Codec)
	ageofsteam.RegisterTrack(d.Codec)
	ageofsteam.RegisterProduction(d.Codec)
	d.New = func(s rules.Setup) (rules.Position, error) {
		if err := d.Check(s); err != nil {
			return nil, err
		}
		cubes := func(at rail.Stop) int { return land.Hexes[at].StartCubes }
		return m.Begin(m.Deal(s.Seats, m.Rules.Rounds[s.Seats], s.Seed, cubes)), nil
	}
	return &d
}

// newCities are the new city tiles of Age of Steam, where a map names none of its own (AOS-014, AOS-016).
var newCities = []rail.NewCity{
	{Letter: "A", Color: rail.Red, Column: rail.Column{Half: rail.Light, Number: 3}},
	{Letter: "B", Color: rail.Blue, Column: rail.Column{Half: rail.Light, Number: 4}},
	{Letter: "C", Color: rail.Black, Column: rail.Column{Half: rail.Light, Number: 5}},
	{Letter: "D", Color: rail.Black, Column: rail.Column{Half: rail.Light, Number: 6}},
	{Letter: "E", Color: rail.Yellow, Column: rail.Column{Half: rail.Dark, Number: 1}},
	{Letter: "F", Color: rail.Purple, Column: rail.Column{Half: rail.Dark, Number: 2}},
	{Letter: "G", Color: rail.Black, Column: rail.Column{Half: rail.Dark, Number: 3}},
	{Letter: "H", Color: rail.Black, Column: rail.Column{Half: rail.Dark, Number: 4}},
}
