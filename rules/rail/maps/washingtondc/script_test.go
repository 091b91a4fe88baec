package washingtondc

import (
	"encoding/json"
	"os"
	"testing"

	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/ageofsteam/scene"
	"kettle/rules/rail/playtest"
	"kettle/rules/rulestest"
)

func players(cash ...int) (out []ageofsteam.Player) {
	for _, n := range cash {
		out = append(out, ageofsteam.Player{Cash: n})
	}
	return out
}

func with(role ageofsteam.Role, cash ...int) []ageofsteam.Player {
	out := players(cash...)
	out[0].Role = role
	return out
}

// positions are the scenes at which the scripts begin; go test -update writes them as files.
var positions = []struct {
	name string
	scene.Scene
}{
	{"redirect", scene.Scene{Phase: "build", Players: players(20, 20, 20), Track: []string{"0 gentle N-SE on D8", "0 ends", "1 straight N-S on K9", "1 gentle N-SW on G7"}}},
	{"abandoned", scene.Scene{Phase: "build", Players: players(20, 20, 20), Track: []string{"1 gentle N-SE on D8", "1 ends", "1 ends", "0 straight N-S on G5", "0 ends"}}},
	{"crossing", scene.Scene{Phase: "build", Players: players(30, 30, 30), Track: []string{"0 straight N-S on D6", "0 straight NE-SW on C7", "1 straight N-S on D8"}}},
	{"shared", scene.Scene{Phase: "build", Players: players(30, 30, 30), Track: []string{"0 straight N-S on D6", "1 acute SW-NW on E7"}}},
	{"town", scene.Scene{Phase: "build", Players: players(20, 20, 20), Track: []string{"0 straight NE-SW on E5", "0 town end SW on Tenleytown", "0 ends", "1 straight N-S on D8"}}},
	{"linked", scene.Scene{Phase: "build", Players: with(ageofsteam.Urbanization, 20, 20, 20), Track: []string{"1 straight NE-SW on E5", "1 gentle with disc SE, SW on Tenleytown"}}},
	{"passing", scene.Scene{Phase: "build", Players: with(ageofsteam.Urbanization, 20, 20, 20), Track: []string{"1 straight NE-SW on E5", "1 ends", "1 ends", "2 straight N-S on D8", "2 ends"}}},
	{"second", scene.Scene{Phase: "build", Players: with(ageofsteam.Urbanization, 20, 20, 20), Track: []string{"1 city A on Petworth"}}},
	{"auction4", scene.Scene{Phase: "auction", Players: players(10, 10, 10, 10)}},
	{"auction3", scene.Scene{Phase: "auction", Players: players(10, 10, 10)}},
	{"order", scene.Scene{Phase: "auction", Round: 2, Players: []ageofsteam.Player{{Cash: 10}, {Cash: 10, Last: ageofsteam.TurnOrder}, {Cash: 10}}}},
	{"poor", scene.Scene{Phase: "move2", Place: 2, Players: []ageofsteam.Player{{Cash: 2, Income: 3, Shares: 6, Loco: 3}, {Cash: 2, Income: 4, Shares: 6, Loco: 3}, {Cash: 20}}, Track: []string{"0 straight N-S on K9", "0 gentle N-SE on D8"}}},
	{"ruined", scene.Scene{Phase: "move1", Place: 1, Players: []ageofsteam.Player{{Out: true}, {Cash: 20, Loco: 2}, {Cash: 20}}, Cubes: []string{"Suitland R"},
		Track: []string{"0 straight N-S on K9", "1 gentle N-SE on K3", "0 out"}}},
	{"last", scene.Scene{Phase: "move2", Place: 2, Players: []ageofsteam.Player{{Cash: 1, Shares: 15}, {Cash: 1, Shares: 15}, {Cash: 20, Income: 4}}}},
	{"growth", scene.Scene{Phase: "move2", Place: 2, Players: players(20, 20, 20), Seed: 5, Track: []string{"0 city A on Petworth"},
		Column: []string{"light 1 RRR", "light 2 BBB", "light 3 Y.P", "light 4 .KK", "light 5 ...", "light 6 RBY", "city A PP", "city B KK", "dark 1 RRR", "dark 2 BBB", "dark 3 YYY",
			"dark 4 PPP", "dark 5 KKK", "dark 6 R..", "city E YY"}}},
	{"bare", scene.Scene{Phase: "move2", Place: 2, Players: players(20, 20, 20), Seed: 5}},
	{"jammed", scene.Scene{Round: 5, Phase: "move1", Players: players(30, 30, 30), Track: spokes, Cubes: []string{"Suitland RR", "Arlington Y"}, Marks: []int{0, 0, 1, 0, 0}}},
	{"emergency", scene.Scene{Round: 8, Phase: "move1", Cubes: []string{"Suitland RR", "Arlington Y"}, Track: spokes, Marks: []int{1, 1, 1, 1, 0},
		Players: []ageofsteam.Player{{Cash: 30, Loco: 2, Role: ageofsteam.Emergency}, {Cash: 30, Loco: 2}, {Cash: 30}}}},
	{"marker", scene.Scene{Round: 7, Phase: "move2", Place: 2, Players: players(30, 30, 30), Track: spokes[:1], Marks: []int{1, 0, 0, 0, 0}, Seed: 3}},
}

func TestPositions(t *testing.T) {
	for _, p := range positions {
		c := p.Scene
		c.Map = town.m
		if c.Players[0].Loco == 0 && p.name == "jammed" {
			for i := range c.Players {
				c.Players[i].Loco = 2
			}
		}
		b, err := json.Marshal(c.At(t))
		if err != nil {
			t.Fatal(err)
		}
		file := "testdata/positions/" + p.name + ".json"
		if rulestest.Update() {
			if err := os.WriteFile(file, append(b, '\n'), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if was, err := os.ReadFile(file); err != nil || string(was) != string(b)+"\n" {
			t.Errorf("%s is not up to date (%v): go test -update writes it", file, err)
		}
	}
}

// TestScripts plays the paragraphs of the rulebook in testdata.
func TestScripts(t *testing.T) { playtest.Scripts(t, game) }
