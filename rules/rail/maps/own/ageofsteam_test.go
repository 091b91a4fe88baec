package own_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/own"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
	"kettle/rules/rng"
	"kettle/rules/rulestest"
)

// gullAgain is the example as a map of Age of Steam.
func gullAgain(t testing.TB) *own.Map {
	text := strings.NewReplacer(`"family": "steam"`, `"family": "age-of-steam"`, `"gray": 16`, `"black": 16`).Replace(string(own.Example()))
	n := 0
	text = regexp.MustCompile(`"start_cubes"`).ReplaceAllStringFunc(text, func(key string) string {
		n++
		return fmt.Sprintf(`"column": {"half": %q, "number": %d}, %s`, []string{"light", "dark"}[n%2], (n+1)/2, key)
	})
	return parse(t, []byte(text))
}

// careful keeps games alive: shares while cash is short, low bids, lays that finish a link, moves whenever there are any.
func careful(p rules.Position, legal []rules.Action, r *rng.Stream) rules.Action {
	s := p.(*ageofsteam.State)
	me := s.Player(s.Turn())
	some := func(kinds ...string) rules.Action {
		var out []rules.Action
		for _, a := range legal {
			for _, k := range kinds {
				if a.Kind() == k {
					out = append(out, a)
				}
			}
		}
		if len(out) == 0 || r.Intn(12) == 0 {
			return nil
		}
		return out[r.Intn(len(out))]
	}
	switch s.Phase().ID {
	case "shares":
		if me.Cash+me.Income < me.Due()+10 && me.Shares < 15 {
			return ageofsteam.IssueShare{}
		}
		return play.Done{}
	case "auction":
		if _, high := s.Auction().High(); r.Intn(4) == 0 && high < min(2, me.Cash) {
			return ageofsteam.Bid{Dollars: high + 1}
		}
		if s.Check(ageofsteam.StayIn{}) == nil {
			return ageofsteam.StayIn{}
		}
		return ageofsteam.Drop{}
	case "build":
		if a := some("urbanize"); a != nil {
			return a
		}
		best, top, before := rules.Action(nil), 0, s.Track()
		for _, a := range legal {
			l, ok := a.(track.Lay)
			if !ok || me.Cash+me.Income-s.Bill(l).Total() < me.Due() {
				continue
			}
			if v := 30*len(before.Put(s.Turn(), l).Completed(before)) + r.Intn(12) - s.Bill(l).Total(); v > top {
				best, top = a, v
			}
		}
		if best == nil {
			return play.Done{}
		}
		return best
	case "move1", "move2":
		return some("deliver")
	case "growth":
		return some("fill")
	}
	return nil
}

func TestConformAgeOfSteam(t *testing.T) {
	rulestest.Conform(t, gullAgain(t).Game, rulestest.Options{Seeds: 4, Choose: careful, Events: []string{"phase", "round", "share", "bid", "stayed", "order", "role", "city",
		"laid", "linked", "delivered", "loco", "passed", "collected", "expenses", "eliminated", "reduced", "dice", "came", "drawn", "filled", "ended"}})
}
