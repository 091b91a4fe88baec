package scenes

import (
	"fmt"
	"strings"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
)

// wordsIdle is said of a tile that is taken without its effect (STM-052).
const wordsIdle = "no effect"

// steamChips are the chips of the ribbon, for both forms of the game.
var steamChips = []railChip{
	{"Places", "seats", "Bid for the places in the first turn order, one after the other."},
	{"Capital", "capital", "Raise capital for the whole turn: each $5 takes one step of income."},
	{"Order", "auction", "Bid for the order of the turn, or pass and take the last place still open."},
	{"Actions", "action", "Take one of the action tiles that are left."},
	{"Build", "build", "Lay track."},
	{"Move goods", "move1", "Two rounds: move a cube, improve the locomotive, or pass."},
	{"Income", "income", "Receive the income of the turn, or pay it."},
	{"Next order", "order", "The numbers of the action tiles give the order of the next turn."},
}

// steamSubtitle is what stands below the title of a printed map, by its ID.
var steamSubtitle = map[string]string{
	"japan":       "Nippon Tetsudo",
	"hokkaido":    "Nippon Tetsudo, northern lines",
	"westward-ho": "survey of the western railroads",
	"singapore":   "the island and its harbor",
}

// tileText says what each action tile gives, in the few words of its card.
var tileText = map[steam.Role]string{
	steam.TurnOrder:    "first next turn",
	steam.FirstMove:    "moves first",
	steam.Engineer:     "one tile more",
	steam.FirstBuild:   "builds first",
	steam.CityGrowth:   "a crate onto a city",
	steam.Locomotive:   "engine +1",
	steam.Urbanization: "a New City",
}

// wordsStay is what Turn Order gives in the Standard game.
const wordsStay = "one pass in the next auction"

// spaceText is what lies in a space of the goods supply.
func spaceText(s *steam.State, i int) string {
	p := s.Space(i)
	if len(p) == 0 {
		return fmt.Sprintf("Supply space %d is empty.", i+1)
	}
	return fmt.Sprintf("Supply space %d: %s.", i+1, cubeList(p))
}

// cubeList is "red, red and blue".
func cubeList(p rail.Pile) string {
	names := make([]string, len(p))
	for i, g := range p {
		names[i] = g.String()
	}
	if n := len(names); n > 1 {
		return strings.Join(names[:n-1], ", ") + " and " + names[n-1]
	}
	return strings.Join(names, "")
}

// prompt is the sentence of what is asked, by phase.
func (m *steamTable) prompt(t *Table) rules.Line {
	s := steamState(t.pos())
	line := t.g.m.Definition().Words.Prompt(s)
	seat := s.Turn()
	if seat < 0 {
		return line
	}
	p := s.Player(seat)
	say := func(format string, args ...any) {
		line.Text = fmt.Sprintf("@%d: ", seat) + fmt.Sprintf(format, args...)
	}
	switch s.Phase().ID {
	case "seats":
		say("%s for place %d, or pass.", leastBid(s), len(s.Auction().Won)+1)
	case "capital":
		say("raise capital for the turn, or go on with $%d.", p.Cash)
	case play.PhaseAuction:
		text := leastBid(s) + ", or pass"
		if s.Check(steam.StayIn{}) == nil {
			text += ", or pass by Turn Order"
		}
		say("%s.", text)
	case play.PhaseAction:
		say("take one of the %s action tiles that are left.", countWords[min(tilesLeft(s), len(countWords)-1)])
	case play.PhaseBuild:
		say("%s.", askBuild(s, seat, p))
	case play.PhaseMove1, play.PhaseMove2:
		links := m.linksAtMost(t, s, seat) + " links"
		if links == "1 links" {
			links = "1 link"
		}
		say("move a cube over at most %s, improve the locomotive, or pass.", links)
		if p.Raised {
			say("move a cube over at most %s, or pass.", links)
		}
		line.Clause = "STM-104"
	case steam.AskPoints:
		if on, ok := s.Pending(); ok {
			say("take %s as income, or as victory points?", count(on.N, "point"))
		}
	case steam.AskSupply:
		if on, ok := s.Pending(); ok {
			say("choose the supply space whose cubes come to %s.", on.At)
		}
	}
	return line
}

// leastBid says what may be bid.
func leastBid(s *steam.State) string {
	_, high := s.Auction().High()
	if m := s.Means(s.Turn()); high+1 > m {
		return fmt.Sprintf("your $%d are no bid", m)
	}
	return fmt.Sprintf("bid at least $%d", high+1)
}

func askBuild(s *steam.State, seat rules.Seat, p steam.Player) string {
	most := s.Lays(seat)
	role := ""
	switch {
	case mayPlace(s):
		role = "place a New City"
	case mayGrow(s):
		role = "let a city grow"
	}
	switch {
	case p.Lays >= most && role != "":
		return role + ", or end the build turn"
	case p.Lays >= most:
		return fmt.Sprintf("all %d tiles are laid; end the build turn", most)
	case role != "":
		return fmt.Sprintf("%s, or lay track, tile %d of %d", role, p.Lays+1, most)
	}
	return fmt.Sprintf("lay track, tile %d of %d, or end the build turn", p.Lays+1, most)
}

func (eco steamEconomy) propose(t *Table, p play.State, a rules.Action) rules.Line {
	s := steamState(p)
	seat := max(0, s.Turn())
	if own, ok := t.game.(proposer); ok {
		if line := own.proposeOwn(s, a); line.Text != "" {
			return line
		}
	}
	line := func(clause, format string, args ...any) rules.Line {
		return rules.Line{Text: fmt.Sprintf("@%d: ", seat) + fmt.Sprintf(format, args...), Clause: clause}
	}
	switch a := a.(type) {
	case steam.Take:
		price := s.Price(a.Role, seat)
		n, capital := eco.loanOf(t)
		switch clause := t.g.m.Definition().Words.Action(s, a).Clause; {
		case capital:
			return line("STM-041", "%s costs $%d, with $%d in cash. Raise $%d of capital?", a.Role, n.due, n.before.Cash, n.raised())
		case a.Idle:
			return line("STM-052", "take %s without its effect?", a.Role)
		case price > 0:
			return line(clause, "take %s for $%d?", a.Role, price)
		default:
			return line(clause, "take %s for this turn?", a.Role)
		}
	case steam.Bid:
		return line(s.Phase().Clause, "bid $%d?", a.Dollars)
	case steam.Fold:
		if s.Form().Basic() {
			return line("STM-029", "pass for place %d?", len(s.Auction().Won)+1)
		}
		return line("STM-036", "pass, to be %s for %s?", ordinals[s.Bidders()-1], play.Dollars(s.Fee(seat)))
	case steam.Capital:
		return line("STM-048", "raise $%d of capital?", 5*a.Steps)
	case steam.Urbanize:
		return line("STM-095", "make %s a %s city?", a.At, a.Color)
	case steam.Grow:
		return line("STM-059", "let %s grow by supply space %d?", a.At, a.Space+1)
	case steam.Credit:
		if on, ok := s.Pending(); ok && a.VP {
			return line("STM-113", "take %s as victory points?", count(on.N, "point"))
		} else if ok {
			return line("STM-113", "take %s as income?", count(on.N, "point"))
		}
	}
	return rules.Line{}
}
