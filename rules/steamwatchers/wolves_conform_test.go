package steamwatchers

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/rng"
	"kettle/rules/rulestest"
)

// A wolfTable is a combination of modules and a scenario of Peace With Wolves.
type wolfTable struct {
	scenario string
	modules  string // IDs with a blank between
	min, max int
}

func (x wolfTable) id() string { return strings.TrimSpace(x.scenario + " " + x.modules) }

// wolfTables are all combinations that are allowed (PWW-01, PWW-32).
func wolfTables() (out []wolfTable) {
	for _, sc := range coreScenarios() {
		if sc.Max >= 3 {
			out = append(out, wolfTable{sc.ID, ModDiplomacy, 3, 5})
		}
	}
	return append(out, wolfTable{Convoy, ModVassals, 2, 3}, wolfTable{UnseenWires, ModVassals, 2, 3}, wolfTable{AnyPort, "", 2, 5}, wolfTable{AnyPort, ModDiplomacy, 3, 5},
		wolfTable{CruelGrip, "", 2, 5}, wolfTable{CruelGrip, ModDiplomacy, 3, 5}, wolfTable{"the-long-white", ModWolves, 2, 5},
		wolfTable{"the-long-white", ModDiplomacy + " " + ModHope, 3, 5})
}

// wolfKinds are the actions and events of Peace With Wolves.
var wolfKinds = []string{"propose", "accept", "reject", "counter", "logistics", "retrieve", "tech", "bases", "assist", "atone", "peace", "vassal", "dedicate", "depot", "cache", "tap", "annex", "ransom"}

// quick are the combinations that are played without KETTLE_SEEDS: each module and each scenario once.
var quick = []string{"the-long-white diplomacy", "the-convoy vassals", "unseen-wires vassals", "any-port-in-a-storm diplomacy", "cruel-grip"}

// TestWolvesConform plays a few of the allowed combinations, each with the fewest players. With KETTLE_SEEDS set it plays
// each of them with every number of players.
func TestWolvesConform(t *testing.T) {
	d, tables := *Definition(), wolfTables()
	long := os.Getenv("KETTLE_SEEDS") != ""
	if !long {
		tables = slices.DeleteFunc(tables, func(x wolfTable) bool { return !slices.Contains(quick, x.id()) })
	}
	deal := d.New
	option := rules.Option{ID: "table", Name: "Table", Default: tables[0].id()}
	for _, x := range tables {
		option.Values = append(option.Values, rules.Value{ID: x.id(), Name: x.id()})
	}
	d.Options = []rules.Option{option}
	d.New = func(s rules.Setup) (rules.Position, error) {
		i := slices.IndexFunc(tables, func(x wolfTable) bool { return x.id() == d.Complete(s).Options["table"] })
		x := tables[i]
		if s.Seats < x.min || s.Seats > x.max || !long && s.Seats != x.min {
			return nil, fmt.Errorf("that table is not played with %d players", s.Seats)
		}
		s.Game, s.Options = "", map[string]string{OptScenario: x.scenario}
		for _, m := range strings.Fields(x.modules) {
			s.Options[m] = "on"
		}
		return deal(s)
	}
	excused := map[string]string{"leak revealed": "what is revealed is open to all; Decoys then leave the board, and nobody has to remember them"}
	for what, x := range map[string]struct{ all, own []string }{
		"action ": {d.Codec.Kinds(), wolfKinds}, "event ": {Events(), slices.Concat(pactEvents, vassalEvents, wolfEvents)}, "end ": {d.Ends, []string{EndPoints}}, "secret ": {d.Secrets, nil},
	} {
		for _, name := range x.all {
			if !slices.Contains(x.own, name) {
				excused[what+name] = "of the other boxes, which have conformances of their own"
			}
		}
	}
	for _, what := range []string{"action peace", "action atone", "action bases", "action retrieve", "event retrieved", "action ransom", "event ransomed", "event alliance-ended"} {
		excused[what] = "rare; it has a test of its own"
	}
	rulestest.Conform(t, &d, rulestest.Options{Events: Events(), Seeds: number(!long), Choose: sly, Excused: excused})
}

// sly is bold, and plays Diplomacy cards; of all offers it makes few.
func sly(p rules.Position, legal []rules.Action, r *rng.Stream) rules.Action {
	s := p.(*State)
	if s.Top().Do == "activate" {
		var cards, offers []rules.Action
		for _, a := range legal {
			switch x := a.(type) {
			case PlayLogistics, PlayTech:
				cards = append(cards, a)
			case Propose:
				if k, c := x.Take.Pact(); c != s.Clan(s.Turn()) && k != NoPact {
					offers = append(offers, a)
				}
			}
		}
		switch n := r.Intn(4); {
		case n == 0 && len(cards) > 0:
			return cards[r.Intn(len(cards))]
		case n < 2 && len(offers) > 0 && len(s.Pacts().Made) < 2:
			return offers[r.Intn(len(offers))]
		}
		return bold(p, slices.DeleteFunc(slices.Clone(legal), func(a rules.Action) bool { return a.Kind() == "propose" }), r)
	}
	return bold(p, legal, r)
}
