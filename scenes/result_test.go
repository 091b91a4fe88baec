package scenes

import (
	"os"
	"strings"
	"testing"

	"kettle/input"
	"kettle/rules"
	"kettle/rules/games"
	"kettle/rules/match"
)

// clearedGame is a whole game on easy, told in words, in which the last pumpkin goes.
const clearedGame = "../rules/rail/maps/halloween/testdata/HAL-09-cleared.txt"

// clear plays it on a table.
func (r *rig) clear() {
	r.t.Helper()
	b, err := os.ReadFile(clearedGame)
	if err != nil {
		r.t.Fatal(err)
	}
	def := games.Find("age-of-steam/halloween")
	r.m, err = match.New(def, rules.Setup{Seats: 1, Seed: rules.NewSeed(41), Options: map[string]string{"difficulty": "easy"}},
		match.Table{Names: []string{"Agnes"}, Colours: []string{"yellow"}})
	if err != nil {
		r.t.Fatal(err)
	}
	for _, line := range strings.Split(string(b), "\n") {
		for _, a := range r.m.Position().Legal() {
			if a.String() == line {
				if err := r.m.Do(a); err != nil {
					r.t.Fatal(err)
				}
				break
			}
		}
	}
	r.open(nil)
}

func TestTheEndOfAClearedGame(t *testing.T) {
	r := newRig(t, 1)
	r.d.Home = Home{Data: t.TempDir()}
	r.clear()
	if res, over := r.m.Position().Result(); !over || res.Places[0] != 1 {
		t.Fatalf("the game is not cleared after %d steps: %+v", r.m.Len(), res)
	}
	s := aosState(r.m.Position())
	r.want("The night is cleared")
	r.want("This deal: 1 try, best: " + count(s.Round(), "round"))
	r.want("Round by round")
	list, err := r.d.records()
	if err != nil || len(list) != 1 || !list[0].Won || list[0].Left != 0 || list[0].Level != "Easy" {
		t.Fatalf("%+v, %v", list, err)
	}
	r.key("v")
	r.want("Goods display")
	r.key("v")
	r.click("results")
	r.want("Easy")
	r.tick(input.Frame{Away: true})
}
