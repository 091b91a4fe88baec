package scenes

import (
	"fmt"

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

// status is the last line of a seat's panel.
func (s *stwTable) status(t *Table, p *stw.State, seat rules.Seat) string {
	if res, over := p.Result(); over {
		return endStatus(p, res, seat)
	}
	me, acts := p.Player(seat), p.Turn() == seat && t.telling() == nil
	if me.Out {
		return "wiped out"
	}
	if p.Round() == 0 {
		switch {
		case acts && stepOf(p) == "deploy":
			return "deploys now"
		case acts:
			return "chooses now"
		case me.Zone > 0:
			return "deployed: " + stw.Board().Zones[me.Zone-1].Name
		case me.Clan != stw.NoClan:
			return "has chosen"
		}
		return "chooses later"
	}
	if x := p.Pacts(); x != nil && x.Offer != nil && dealStatus(x.Offer, seat) != "" {
		return dealStatus(x.Offer, seat)
	}
	switch p.Phase() {
	case "planning":
		switch {
		case acts:
			return "plans now"
		case p.Plan(seat).Done:
			return "orders are sealed"
		}
		return "plans later"
	case "activation":
		return s.activationStatus(p, seat, acts)
	}
	if acts {
		return "decides: " + p.Step().Name
	}
	return ""
}

func (s *stwTable) activationStatus(p *stw.State, seat rules.Seat, acts bool) string {
	if acts {
		return "acting now"
	}
	for _, a := range p.Ambassadors() {
		if a.Seat == seat && a.Passed {
			return "passed: claims " + a.Claim.Name()
		}
	}
	n := tokensOut(p, p.Clan(seat))
	if n == 0 {
		return "no orders left"
	}
	return count(n, "order") + " left"
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

// prompt is what is asked, with what the rules do not say: areas that are still free, and what passing means.
func (s *stwTable) prompt(t *Table) rules.Line {
	return vassalPrompt(stwState(t.pos()), s.asks(t))
}

func (s *stwTable) asks(t *Table) rules.Line {
	p := stwState(t.pos())
	if line := s.fightPrompt(t, p); line.Text != "" {
		return line
	}
	if line := s.pactPrompt(t, p); line.Text != "" {
		return line
	}
	line := t.g.m.Definition().Words.Prompt(p)
	if !t.acting() {
		return line
	}
	switch stepOf(p) {
	case "plan":
		if n := s.free(p); n > 0 {
			line.Text = fmt.Sprintf("@%d, put Order tokens face down in your areas: %s free.", p.Turn(), count(n, "area"))
		}
	case "deploy":
		d := p.Deploying()
		if d.Left.Caravans > 0 {
			line.Text, line.Clause = fmt.Sprintf("@%d, put the caravan into one of your areas first.", p.Turn()), "SOH-02"
			break
		}
		line.Text = fmt.Sprintf("@%d, point at an area first, %s, %s or %s, then say what comes there.", p.Turn(), d.Areas[0].Name(), d.Areas[1].Name(), d.Areas[2].Name())
	case "pay":
		line.Text = fmt.Sprintf("@%d, pay %d in pure or contraband algofuel.", p.Turn(), p.Top().N)
	case "way":
		line.Text = fmt.Sprintf("@%d, choose where the units of %s go.", p.Turn(), p.Top().From.Name())
	case "force":
		line.Text = fmt.Sprintf("@%d, choose the units that go from %s to %s.", p.Turn(), p.Top().From.Name(), p.Top().Area.Name())
	case "beacon":
		area := p.Top().Area
		line.Text = fmt.Sprintf("@%d, leave a beacon in %s, or give it up.", p.Turn(), area.Name())
		if p.Structures(area) >= p.Box().Structures {
			line.Text = fmt.Sprintf("@%d, leave a beacon in %s, which costs a structure there, or give it up.", p.Turn(), area.Name())
		}
	}
	return line
}

// propose is the sentence for what is shown, where the rules' own words would say too much or too little.
func (s *stwTable) propose(t *Table, a rules.Action) rules.Line {
	return vassalPrompt(stwState(t.g.Now()), s.proposes(t, a))
}

func (s *stwTable) proposes(t *Table, a rules.Action) rules.Line {
	p := stwState(t.g.Now())
	line := t.g.m.Definition().Words.Action(p, a)
	say := func(format string, args ...any) rules.Line {
		line.Text = fmt.Sprintf("@%d: ", max(0, p.Turn())) + fmt.Sprintf(format, args...)
		return line
	}
	if text := proposePact(p, a); text != "" {
		return say("%s", text)
	}
	switch a := a.(type) {
	case stw.TakeVassal:
		return say("take the %s as a vassal?", a.Clan.Name())
	case stw.ChooseClan:
		return say("take the %s?", a.Clan.Name())
	case stw.ClaimTitle:
		return say("put the Ambassador on %s?", a.Title.Name())
	case stw.TakeZone:
		return say("deploy in the %s?", stw.Board().Zones[a.Zone-1].Name)
	case stw.PlayArchon:
		return say("play %s?", a.Card.Name())
	case stw.UpgradeKit:
		return say("upgrade the %s?", a.Kit.Name())
	case stw.Operate:
		return say("operate the %s?", a.Kit.Name())
	case stw.Go:
		return say("move from %s to %s?", p.Top().From.Name(), a.To.Name())
	case stw.Send:
		return say("%s go from %s to %s?", briefForce(a.Force), p.Top().From.Name(), p.Top().Area.Name())
	case stw.Confirm:
		if n := s.free(p); n > 0 {
			return say("seal the orders with %s free?", count(n, "area"))
		}
	}
	return rules.Line{}
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
	return text + "."
}
