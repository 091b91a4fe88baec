package scenes

import (
	"fmt"
	"strings"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
)

// An aosEconomy is the economy of Age of Steam at a table of hexes: shares, the auction for the order, actions, the goods
// display and its growth, income less expenses.
type aosEconomy struct{ r *railTable }

var _ economy = aosEconomy{}

// newAosRails is the table of a map of hexes of Age of Steam that has nothing of its own.
func newAosRails() *railTable {
	r := &railTable{netOf: rules.Nobody}
	r.eco = aosEconomy{r}
	return r
}

var aosLaw = railLaw{
	move: "AOS-101", reach: "AOS-103", ends: "AOS-105", earn: "AOS-108", raise: "AOS-102", start: "AOS-058", tiles: "AOS-012", score: "AOS-131",
	parts: []string{"income", "shares", "track"},
	round: "Round", earned: "Income", gain: func(n int) string { return plus(n) + " income" }, gains: "coins",
	dull: map[string]int{"AOS-052": 1, "AOS-012": 2, "AOS-053": 3, "AOS-067": 4, "AOS-065": 4, "AOS-066": 5, "AOS-070": 5, "AOS-068": 5, "AOS-058": 6},
}

func (eco aosEconomy) law() *railLaw { return &aosLaw }

func (eco aosEconomy) chips(play.State) []railChip { return aosChips }

var aosFigures = []seatFigure{
	{fact: "cash", label: "Cash", icon: "coins", entry: "Cash"},
	{fact: "income", label: "Income", entry: "Income", tell: plainIncome},
	{fact: "costs", label: "Costs", entry: "Expenses a round", tell: costsThen},
	{fact: "after", label: "After", entry: "After expenses", tell: shortForecast},
	{fact: "shares", label: "Shares", icon: "share", entry: "Shares issued", what: shareTarget},
	{fact: "loco", label: "Engine", icon: "loco-wood", entry: "Locomotive", what: locoTarget},
}

func (eco aosEconomy) figures(*Table) []seatFigure { return aosFigures }

// plainIncome is an income without its sign.
func plainIncome(_ play.Figures, v string, _ bool, ink draw.Color) (string, draw.Color) {
	return strings.TrimPrefix(v, "+"), ink
}

// costsThen are costs that are about to rise.
func costsThen(_ play.Figures, v string, changed bool, ink draw.Color) (string, draw.Color) {
	if changed {
		return "−" + v, ui.LossFelt
	}
	return v, ink
}

func (eco aosEconomy) unordered(s play.State) bool {
	id := s.Heading().ID
	return id == "shares" || id == play.PhaseAuction
}

func (eco aosEconomy) card(t *Table, u *ui.UI, box draw.Rect, p play.State) (float32, bool) {
	s := aosState(p)
	if a, ok := t.aim.ghost.(ageofsteam.Urbanize); ok {
		return eco.cityCard(t, u, box, a), true
	}
	switch s.Phase().ID {
	case "shares":
		return eco.sharesCard(t, u, box, s), true
	case play.PhaseAuction:
		return eco.r.auctionCard(t, u, box, eco.bidding(t)), true
	case play.PhaseAction:
		return eco.actionCards(t, u, box), true
	case "growth":
		return eco.productionCard(t, u, box, s), true
	}
	return 0, false
}

func (eco aosEconomy) fills(s play.State) bool { return s.Heading().ID == play.PhaseAction }

func (eco aosEconomy) beforeBuild(t *Table, card *slate, p play.State) {
	if s := aosState(p); mayUrbanize(s) {
		eco.drawNewCities(t, card.u, card, s)
	}
}

// mayUrbanize reports whether whoever acts may still place a new city in this build turn.
func mayUrbanize(s *ageofsteam.State) bool {
	p := s.Player(max(0, s.Turn()))
	return p.Role == ageofsteam.Urbanization && !p.Urbanized && p.Lays == 0
}

func (eco aosEconomy) tellLedger(l rules.Ledger) rules.Ledger { return l }

func (eco aosEconomy) ghostCity(a rules.Action) *board.GhostCity {
	if u, ok := a.(ageofsteam.Urbanize); ok {
		return &board.GhostCity{Hex: u.At.Stop(), City: u.N}
	}
	return nil
}

// leads: the least bid.
func (eco aosEconomy) leads(a rules.Action) bool {
	_, ok := a.(ageofsteam.Bid)
	return ok
}

func (eco aosEconomy) label(s play.State, a rules.Action) string {
	switch a := a.(type) {
	case ageofsteam.Bid:
		return "Bid " + play.Dollars(a.Dollars)
	case ageofsteam.Drop:
		return "Drop out"
	case ageofsteam.StayIn:
		return "Free pass"
	}
	if s.Heading().ID == "shares" {
		return "Go on"
	}
	return ""
}

func (eco aosEconomy) keys(p play.State) (out []shortcut) {
	s := aosState(p)
	switch s.Phase().ID {
	case "shares":
		return []shortcut{{"s", shareTarget, "issue a share"}}
	case play.PhaseAuction:
		return []shortcut{{"f", stayTarget, "free pass"}, {"d", dropTarget, "drop out"}}
	case play.PhaseAction:
		for i, role := range s.Map().Rules.Roles {
			out = append(out, shortcut{fmt.Sprint(i + 1), roleTarget(role), "take " + role.String()})
		}
	case "growth":
		return []shortcut{{"c", bagTarget, "draw cubes"}}
	case play.PhaseBuild:
		for i, c := range s.Map().NewCities {
			if _, used := s.TileStop(i); !used && mayUrbanize(s) {
				out = append(out, shortcut{fmt.Sprint(len(out) + 1), rules.Target{Kind: play.TargetCity, ID: i}, "new city " + c.Letter})
			}
		}
	}
	return out
}

func (eco aosEconomy) about(p play.State, x rules.Target) string {
	switch x.Kind {
	case play.TargetRole:
		return sentence(aosState(p).Map().Text(ageofsteam.Role(x.ID)))
	case ageofsteam.TargetShare:
		return railShareText
	}
	return ""
}

func (eco aosEconomy) aboutCity(p play.State, h rail.Stop) (text string) {
	s := aosState(p)
	for i, c := range s.Map().Columns {
		if to, ok := s.ColumnStop(i); ok && to == h {
			text += fmt.Sprintf(", number %d of the %s half", c.Number, c.Half)
		}
	}
	return text
}

func (eco aosEconomy) propose(t *Table, p play.State, a rules.Action) rules.Line {
	s := aosState(p)
	seat := max(0, s.Turn())
	switch a := a.(type) {
	case ageofsteam.Take:
		_, clause := eco.roleWords(t, s, a.Role)
		return rules.Line{Text: fmt.Sprintf("@%d: take %s for this round?", seat, a.Role), Clause: clause}
	case ageofsteam.Bid:
		return rules.Line{Text: fmt.Sprintf("@%d: bid $%d of $%d?", seat, a.Dollars, s.Player(seat).Cash), Clause: "AOS-033"}
	case ageofsteam.Drop:
		place := s.Seats() - countOut(s) - len(s.Auction().Out)
		return rules.Line{Text: fmt.Sprintf("@%d: drop out, to be %s for %s?", seat, ordinals[place-1], play.Dollars(s.Fee(seat))), Clause: "AOS-037"}
	}
	return rules.Line{}
}

// touched are the cubes that came, and where they came to.
func (eco aosEconomy) touched(events []rules.Event) (out []rules.Target) {
	for _, e := range events {
		if c, ok := e.(ageofsteam.CubeCame); ok {
			out = append(out, stopTarget(c.At), rules.Target{Kind: play.TargetCube, ID: play.CubeID(c.At.Stop(), c.Good)})
		}
	}
	return out
}
