package scenes

import (
	"math/rand/v2"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/match"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/own"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// newOwnRig opens a game on a player's own map of Age of Steam.
func newOwnRig(t testing.TB, seats int, seed uint64) *rig {
	t.Helper()
	text := strings.Replace(string(testMap(t, "age-of-steam.json")), `"turns": {"3": 6`, `"turns": {"3": 9`, 1)
	m, err := own.Parse([]byte(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	g, err := match.New(m.Game, rules.Setup{Seats: seats, Seed: rules.NewSeed(seed + 5)}, match.Table{})
	if err != nil {
		t.Fatal(err)
	}
	return rigOf(t, g).open(nil)
}

// thrifty keeps a player alive and takes Production whenever it is there.
func thrifty(p rules.Position) rules.Action {
	s := p.(*ageofsteam.State)
	me := s.Player(s.Turn())
	for _, a := range p.Legal() {
		switch a := a.(type) {
		case ageofsteam.IssueShare:
			if me.Cash+me.Income < me.Due()+9 && me.Shares < 15 {
				return a
			}
		case ageofsteam.Drop, ageofsteam.StayIn, ageofsteam.DrawCubes, ageofsteam.FillBox, play.Deliver:
			return a
		case ageofsteam.Take:
			if a.Role == ageofsteam.Production {
				return a
			}
		case track.Lay:
			if me.Cash+me.Income-s.Bill(a).Total() >= me.Due() && len(s.Track().Put(s.Turn(), a).Completed(s.Track())) > 0 {
				return a
			}
		}
	}
	if s.Check(play.Done{}) == nil {
		return play.Done{}
	}
	return p.Legal()[0]
}

// TestOwnMapEveryActionCanBeClicked samples legal actions of a game on a player's own map and spells each, Production's
// draw from the bag and its cubes among them.
func TestOwnMapEveryActionCanBeClicked(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 6))
	kinds := map[string]int{}
	for seed := range uint64(3) {
		r := newOwnRig(t, 3, seed)
		for r.m.Position().Turn() >= 0 {
			p := r.m.Position()
			if legal := p.Legal(); rnd.IntN(4) == 0 || legal[0].Kind() == "draw" || legal[0].Kind() == "fill" {
				r.litAsPicker()
				for _, a := range someActions(rnd, legal, 3) {
					r.spellRail(a)
					kinds[a.Kind()]++
					for len(r.table().aim.chosen) > 0 {
						r.key("escape")
					}
				}
			}
			if err := r.m.Do(thrifty(p)); err != nil {
				t.Fatal(err)
			}
			r.look()
		}
		r.want("Score")
	}
	for _, k := range []string{"issue-share", "bid", "drop-out", "take", "lay", "deliver", "raise", "pass", "done", "draw", "fill"} {
		if kinds[k] == 0 {
			t.Errorf("no %s was clicked", k)
		}
	}
	t.Log(kinds)
}
