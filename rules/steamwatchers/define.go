package steamwatchers

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"kettle/rules"
)

// The options of a game (STW-212 to STW-217) besides the modules, whose option has the ID of the module.
const (
	OptScenario  = "scenario"
	OptSpawn     = "spawn"
	OptFarms     = "farms"
	OptContracts = "contracts"
	OptFervor    = "fervor"
	OptLosses    = "losses"
	OptGEO       = "geo"
	OptKits      = "kit-text"
)

// Definition is the game.
func Definition() *rules.Definition {
	d := &rules.Definition{
		ID: "steamwatchers", Name: "Steamwatchers", Family: "Steamwatchers", Tag: "STW",
		Text:     "Clans fight for the last warm geysers of a frozen Europe.",
		MinSeats: 2, MaxSeats: 5, Minutes: 120, Options: options(), Version: 1, MaxMoves: 20000,
		Secrets: []string{"seed", "columns/draw", "archons/draw", "hands/*", "looked/cards@looked/by", "plans/*/tokens", "combat/secret/pure@combat/secret/by", "combat/secret/contra@combat/secret/by", "caravans/*/down"},
		Ends:    []string{EndGEO, EndRounds, EndLast, EndPoints}, Books: []string{"steamwatchers", "peace-with-wolves", "spark-of-hope"}, Words: Words{},
		Codec: rules.NewCodec(read), Value: value, Shortlist: shortlist,
	}
	register(d.Codec)
	d.New = func(s rules.Setup) (rules.Position, error) {
		if err := d.Check(s); err != nil {
			return nil, err
		}
		s = d.Complete(s)
		f := formOf(s)
		if err := f.check(); err != nil {
			return nil, err
		}
		return deal(open(f), s.Seed), nil
	}
	return d
}

func options() []rules.Option {
	scenario := rules.Option{ID: OptScenario, Name: "Scenario", Text: "The starting position and the goal."}
	for _, s := range scenarios() {
		scenario.Values = append(scenario.Values, rules.Value{ID: s.ID, Name: s.Name, Text: s.Text, Clause: s.Clause})
	}
	scenario.Default = scenario.Values[0].ID
	out := []rules.Option{scenario}
	for _, m := range modules() {
		out = append(out, rules.Option{ID: m.ID, Name: m.Name, Text: m.Text, Default: "off", Values: []rules.Value{
			{ID: "off", Name: "Without", Text: cmp.Or(m.Off, "The base game."), Clause: m.Clause}, {ID: "on", Name: "With", Text: m.Text, Clause: m.Clause}}})
	}
	return append(out,
		rules.Option{ID: OptKits, Name: "Common kit text", Text: "With Spark of Hope: which kits have the Exhaust effect and the cheap Mobilize.", Default: "simulator", Values: []rules.Value{
			{ID: "simulator", Name: "Combat Simulator", Text: "The advanced Combat Simulator alone.", Clause: "SOH-31"},
			{ID: "every", Name: "Every kit", Text: "Every kit, on both sides.", Clause: "SOH-31"}}},
		rules.Option{ID: OptSpawn, Name: "Column spawn", Text: "When the columns of played cards rise.", Default: "now", Values: []rules.Value{
			{ID: "now", Name: "At once", Text: "In the Conclave, when the card is played.", Clause: "STW-056"},
			{ID: "hidden", Name: "Hidden", Text: "Cards stay face down until Exploitation begins.", Clause: "STW-212"}}},
		rules.Option{ID: OptFarms, Name: "Farm building", Text: "When farms are built.", Default: "exploitation", Values: []rules.Value{
			{ID: "exploitation", Name: "Exploitation", Text: "One farm a round in Exploitation.", Clause: "STW-151"},
			{ID: "order", Name: "Defense token", Text: "As a basic action of a Defense token.", Clause: "STW-213"}}},
		rules.Option{ID: OptContracts, Name: "Contracts", Text: "What becomes of contracts that a sea move uses.", Default: "lasting", Values: []rules.Value{
			{ID: "lasting", Name: "Lasting", Text: "They stay until Whiteout.", Clause: "STW-099"},
			{ID: "used", Name: "Used up", Text: "A sea move returns one from every floe that it crosses.", Clause: "STW-214"}}},
		rules.Option{ID: OptFervor, Name: "Fervor", Text: "Whether losers of combats gain fervor.", Default: "on", Values: []rules.Value{
			{ID: "on", Name: "On", Text: "A lost combat gives 1 fervor.", Clause: "STW-129"},
			{ID: "off", Name: "Off", Text: "Fervor is not used.", Clause: "STW-215"}}},
		rules.Option{ID: OptLosses, Name: "Combat losses", Text: "Units that the loser of a combat destroys.", Default: "2", Values: []rules.Value{
			{ID: "1", Name: "One", Text: "1 unit.", Clause: "STW-216"}, {ID: "2", Name: "Two", Text: "2 units.", Clause: "STW-118"}, {ID: "3", Name: "Three", Text: "3 units.", Clause: "STW-216"}}},
		rules.Option{ID: OptGEO, Name: "GEO count", Text: "When GEO is counted.", Default: "before", Values: []rules.Value{
			{ID: "before", Name: "Before", Text: "Before the columns shrink.", Clause: "STW-132"},
			{ID: "after", Name: "After", Text: "After the columns have shrunk.", Clause: "STW-217"}}},
	)
}

// formOf is the form of a complete setup.
func formOf(s rules.Setup) Form {
	o := s.Options
	losses, _ := strconv.Atoi(o[OptLosses])
	f := Form{Scenario: o[OptScenario], Seats: s.Seats, Hidden: o[OptSpawn] == "hidden", Orders: o[OptFarms] == "order", UsedUp: o[OptContracts] == "used",
		EveryKit: o[OptKits] == "every", NoFervor: o[OptFervor] == "off", Losses: losses, AfterThaw: o[OptGEO] == "after"}
	for _, m := range modules() {
		if o[m.ID] == "on" {
			f.Modules = append(f.Modules, m.ID)
		}
	}
	return f
}

// check says in one sentence why a form cannot be played, and by which clause where one forbids it.
func (f Form) check() error {
	sc := scenario(f.Scenario)
	switch {
	case sc == nil:
		return fmt.Errorf("there is no scenario %q", f.Scenario)
	case f.Seats < sc.Min || f.Seats > sc.Max:
		return rules.Refuse(sc.Clause, fmt.Sprintf("%s is for %s players, not for %d", sc.Name, span(sc.Min, sc.Max), f.Seats))
	case sc.Needs != "" && !slices.Contains(f.Modules, sc.Needs):
		return rules.Refuse(sc.mixes(), fmt.Sprintf("%s needs the module %s", sc.Name, module(sc.Needs).Name))
	case len(sc.barred(f.Modules)) > 0:
		return rules.Refuse(sc.mixes(), fmt.Sprintf("%s is played without %s", sc.Name, module(sc.barred(f.Modules)[0]).Name))
	case f.Losses < 1 || f.Losses > 3:
		return fmt.Errorf("combat losses are 1 to 3, not %d", f.Losses)
	}
	for i, id := range f.Modules {
		m := module(id)
		if m == nil || slices.Contains(f.Modules[:i], id) {
			return fmt.Errorf("there is no module %q", id)
		}
		if f.Seats < m.Min || f.Seats > m.Max {
			return rules.Refuse(m.Clause, fmt.Sprintf("%s is for %s players, not for %d", m.Name, span(m.Min, m.Max), f.Seats))
		}
		if m.Only != nil && !slices.Contains(m.Only, f.Scenario) {
			return rules.Refuse(m.Clause, fmt.Sprintf("%s fits only %s", m.Name, scenarioNames(m.Only)))
		}
		for _, other := range f.Modules {
			if slices.Contains(m.Bars, other) {
				return rules.Refuse(m.Clause, fmt.Sprintf("%s is not combined with %s", m.Name, module(other).Name))
			}
		}
	}
	return nil
}

// mixes is the clause that says with what the scenario is combined.
func (sc *Scenario) mixes() string {
	switch {
	case strings.HasPrefix(sc.Clause, "PWW-"):
		return "PWW-32"
	case strings.HasPrefix(sc.Clause, "SOH-"):
		return "SOH-68"
	}
	return sc.Clause
}

// barred lists those of some modules that the scenario is played without.
func (sc *Scenario) barred(modules []string) (out []string) {
	for _, id := range modules {
		if slices.Contains(sc.Bars, id) {
			out = append(out, id)
		}
	}
	return out
}

func scenarioNames(ids []string) string {
	var names []string
	for _, id := range ids {
		names = append(names, scenario(id).Name)
	}
	return strings.Join(names, " and ")
}

func span(lo, hi int) string {
	if lo == hi {
		return strconv.Itoa(lo)
	}
	return fmt.Sprintf("%d to %d", lo, hi)
}
