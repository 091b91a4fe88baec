package scenes

import (
	"fmt"
	"strings"

	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// The words of the table of Steamwatchers.
const (
	wordsNoClan     = "no clan yet"
	wordsUnaffected = "unaffected"
	wordsTitlesNote = "Conclave, then claims"
	wordsNoArchon   = "The Archon plays a card when it is the Archon’s turn in the Conclave."
	wordsArchonNote = "it counts for the whole round"
	wordsClaimNote  = "the first title, and the place in turn order"
	wordsZoneNote   = "backwards, from the last to the first"
	wordsWatch      = "Draw three, play one card of the hand, keep the rest. Its column rises at once."
	wordsOrderNote  = "A beacon alone may get a token. An area may also stay without."
	wordsPlanBack   = "Take back"
	wordsPlanClear  = "Clear all"
	wordsSecret     = "Only you see the faces. All orders are revealed together; Decoys in areas go back at once."
	wordsYourTurn   = "Your turn"
	wordsActivate   = "Point at an area with an Order token of yours, or pass by pointing at a free title."
	wordsRows       = "What may be done"
	wordsFirstGEO   = "GEO at the start"
)

var orderNames = map[stw.Order]string{stw.OrderMove: "Move", stw.OrderDefense: "Defense", stw.OrderDecoy: "Decoy"}

var orderDoes = map[stw.Order]string{stw.OrderMove: "Move or Forced March", stw.OrderDefense: "Turret, Mobilize, Contract", stw.OrderDecoy: "back at the reveal"}

// orderDoesHope is what they are for where there are caravans (SOH-20, SOH-29).
var orderDoesHope = map[stw.Order]string{stw.OrderMove: "Move or Forced March", stw.OrderDefense: "Turret, Mobilize, Contract, Kits", stw.OrderDecoy: "back; on the caravan: Operate"}

var specialNames = map[stw.Special]string{stw.ForcedMarch: "Forced March", stw.Mobilize: "Mobilize", stw.ContractAction: "Contract"}

var specialTips = map[stw.Special]string{
	stw.ForcedMarch:    "A Move token goes two areas, for 1 algofuel.",
	stw.Mobilize:       "A Defense token recruits units of 3 strength, for 1 algofuel.",
	stw.ContractAction: "A Defense token puts a contract on a floe, for 1 algofuel.",
}

// endWords are what the button says that ends a step.
var endWords = map[string]string{
	"plan": "Seal orders", "mobilize": "That is all", "recruit": "That is all", "call to arms": "That is all", "support": "No support", "sentinel": "Let it fall",
	"kits": "That is all", "operate": "That is all", "load": "Go on", "set down": "Go on", "expedition": "Move none", "devourer": "Take none", "birthright": "No action", "ignore": "Ignore it",
	"breaker": "Remove nothing", "convert": "Convert nobody", "weather": "Leave on top", "answer": wordsAccept, "assist": "No card",
}

// stepIcons are the pictures of the steps.
var stepIcons = map[string]string{
	"activate": "order-back", "way": "order-move", "force": "order-move", "behind": "order-move", "mobilize": "order-defense", "pay": "barrel-pure", "market": "barrel-contraband",
	"kits": "order-defense", "operate": "order-defense", "load": "order-move", "set down": "order-move", "give": "barrel-pure", "quarantine": "quarantine", "farm": "farm", "surge": "column-1",
}

// setupChips are the chips of the set-up.
var setupChips = []phaseChip{
	{"1 Clan", "Each player takes a clan.", "STW-041"},
	{"2 Title", "The Ambassador goes on a first title.", "STW-041"},
	{"3 Deployment", "Backwards: a Deployment card, then the starting forces.", "STW-042"},
	{"4 Initial columns", "The first Steam Column cards are turned over.", "STW-045"},
}

// stwPhaseText says what each phase is for.
var stwPhaseText = map[string]string{
	"conclave":     "Titles take effect in their order.",
	"planning":     "Order tokens are placed face down, then all are revealed.",
	"activation":   "In turn, one token at a time, until all have passed and claimed a title.",
	"exploitation": "Columns give algofuel and exposure; farms are built.",
	"whiteout":     "GEO is counted, columns shrink, units are supplied, stocks refilled.",
}

func (s *stwTable) phases(p rules.Position) (chips []phaseChip, lit int) {
	st := stwState(p)
	if st.Round() == 0 && st.Box().Doubles != nil {
		return vassalChips(st)
	}
	if st.Round() == 0 {
		at := map[string]int{"clan": 0, "claim": 1, "zone": 2, "deploy": 2, "hostage": 3}
		return setupChips, at[stepOf(st)]
	}
	lit = -1
	for i, ph := range st.Box().Phases {
		chips = append(chips, phaseChip{fmt.Sprintf("%d %s", i+1, ph.Name), stwPhaseText[ph.ID], ph.Clause})
		if ph.ID == st.Phase() {
			lit = i
		}
	}
	if _, over := p.Result(); over {
		lit = -1
	}
	return chips, lit
}

func (s *stwTable) round(p rules.Position) (n, of int, picture string) {
	st := stwState(p)
	if st.Round() == 0 {
		return 0, 0, ""
	}
	return st.Round(), st.Box().Rounds, ""
}

// scenario is the name of the scenario in play, with what is special about it and the expansions in play.
func (s *stwTable) scenario(p rules.Position) phaseChip {
	b := stwState(p).Box()
	text := fmt.Sprintf("%s. %s: %s", b.Scenario.Name, b.Scenario.Kind, b.Scenario.Text)
	if names := b.Form.Expansions(); len(names) > 0 {
		text += " With " + strings.Join(names, ", ") + "."
	}
	return phaseChip{b.Scenario.Name, text, b.Scenario.Clause}
}

// targetName is what the rules call a thing.
func targetName(w rules.Words, p rules.Position, x rules.Target) string {
	if n, ok := w.(interface {
		Target(rules.Position, rules.Target) string
	}); ok {
		return n.Target(p, x)
	}
	return ""
}

// about is what a thing is, in one sentence.
func (s *stwTable) about(p rules.Position, x rules.Target) string {
	st := stwState(p)
	if x.Kind != stw.TargetArea {
		return ""
	}
	a := stw.Area(x.ID)
	if a.Floe() {
		return a.Name()
	}
	text := a.Name() + ": " + string(a.Place().Terrain)
	if a.Place().Haven {
		text += ", haven"
	}
	if c := st.Controller(a); c != stw.NoClan {
		text += ", " + c.Name()
		switch f := st.Force(a, c); {
		case st.CaravanIn(a, c):
			text += " with " + briefParty(f, true)
		case f.Units() > 0:
			text += " with " + f.Words()
		}
	}
	for _, x := range []struct {
		n    int
		name string
	}{{st.At(a).Farms, "farm"}, {st.At(a).Turrets, "turret"}} {
		if x.n > 0 {
			text += ", " + count(x.n, x.name)
		}
	}
	text += "."
	for _, l := range st.Special(a) {
		text += " " + l.Text
	}
	return text
}

// ruled is the clause of what is special about a thing; "" for nothing.
func (s *stwTable) ruled(p rules.Position, x rules.Target) string {
	if x.Kind != stw.TargetArea {
		return ""
	}
	for _, l := range stwState(p).Special(stw.Area(x.ID)) {
		return l.Clause
	}
	return ""
}
