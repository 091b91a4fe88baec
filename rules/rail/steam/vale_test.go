package steam_test

import (
	_ "embed"
	"testing"

	"kettle/rules"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/steam/scene"
	"kettle/rules/rail/track"
	"kettle/rules/rng"
)

// The vale is a small map under the printed rules: cities Ash A3 (red), Fir A5 (blue), Birch D1 (blue), Dogwood D5
// (purple), Cedar G3 (red), Elm G5 (yellow), towns Glen D3, Hill B1, Inn F2. Glen is in the middle.
//
//go:embed testdata/vale.json
var valeFile []byte

var valeLand = track.MustParse(valeFile, nil)

var vale = steam.Define(rules.Definition{
	ID: "test/vale", Name: "Vale", Tag: "VAL", MinSeats: 2, MaxSeats: 6, Minutes: 90, Version: 1, MaxMoves: 5000,
	Text: "A small map for tests.", Books: []string{"steam"},
}, func(f steam.Form) *steam.Map {
	return steam.Base(f, track.NewMap(valeLand, track.Steam, f.Policy(track.Policy{})))
})

// at sets a scene on the vale.
func at(t testing.TB, c scene.Scene) *steam.State {
	t.Helper()
	c.Game = vale
	return c.At(t)
}

// deal begins a game on the vale; options alternate key and value.
func deal(t testing.TB, seats int, seed uint64, options ...string) *steam.State {
	t.Helper()
	s := rules.Setup{Seats: seats, Seed: rng.Seed(seed), Options: map[string]string{}}
	for i := 0; i+1 < len(options); i += 2 {
		s.Options[options[i]] = options[i+1]
	}
	p, err := vale.New(s)
	if err != nil {
		t.Fatal(err)
	}
	return p.(*steam.State)
}

// player is the start of a player with some figures.
func player(cash, income, vp, loco int) steam.Player {
	return steam.Player{Cash: cash, Income: income, VP: vp, Loco: loco}
}

// figures are cash, income, VP and locomotive of a seat.
func figures(s *steam.State, seat rules.Seat) [4]int {
	p := s.Player(seat)
	return [4]int{p.Cash, p.Income, p.VP, p.Loco}
}

func fact(s *steam.State, id string, seat rules.Seat) string {
	for _, f := range s.Facts() {
		if f.ID == id && f.Seat == seat {
			return f.Value
		}
	}
	return "no such fact"
}
