package halloween

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rng"
	"kettle/rules/rulestest"
)

var events = []string{"phase", "round", "share", "role", "city", "built", "delivered", "flown", "loco", "passed", "collected",
	"expenses", "eliminated", "reduced", "dice", "came", "placed", "ended"}

// careful plays so that games last: shares only when cash runs out, deliveries first.
func careful(p rules.Position, legal []rules.Action, r *rng.Stream) rules.Action {
	s := p.(*ageofsteam.State)
	of := map[string][]rules.Action{}
	for _, a := range legal {
		of[a.Kind()] = append(of[a.Kind()], a)
	}
	any := func(kind string) rules.Action {
		if l := of[kind]; len(l) > 0 {
			return l[r.Intn(len(l))]
		}
		return nil
	}
	f := s.Forecast(0)
	switch id := s.Phase().ID; {
	case r.Intn(12) == 0:
		return nil
	case (f.Short > 0 || f.Cash == 0) && id == "income" && len(of["issue-share"]) > 0:
		return ageofsteam.IssueShare{}
	case id == "shares" && s.Player(0).Cash < 6 && len(of["issue-share"]) > 0:
		return ageofsteam.IssueShare{}
	case id == "shares" || id == "income":
		if a := any("done"); a != nil {
			return a
		}
		return any("pay")
	case id == "build":
		if a := any("build"); a != nil {
			return a
		}
		return any("done")
	case id == "move1" || id == "move2":
		var best rules.Action
		for _, a := range of["fly"] {
			if !a.(Fly).Pumpkin.IsZero() {
				best = a
			}
		}
		if best != nil {
			return best
		}
		if a := any("deliver"); a != nil {
			return a
		}
		return any("raise")
	}
	return nil
}

const cleared = "Too rare for chance; TestCleared plays such a game."

func TestConform(t *testing.T) {
	rulestest.Conform(t, Definition(), rulestest.Options{Events: events, Excused: map[string]string{
		"end cleared":       cleared,
		"end out-of-rounds": "Chance goes bankrupt; the careful games of the next test do not.",
		"event reduced":     "Chance earns too little; the careful games of the next test earn enough.",
	}})
}

func TestConformCareful(t *testing.T) {
	rulestest.Conform(t, Definition(), rulestest.Options{Events: events, Choose: careful, Excused: map[string]string{"end cleared": cleared}})
}
