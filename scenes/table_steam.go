package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
)

// A steamEconomy is the economy of Steam at a table of hexes, in both forms: action tiles, auctions, capital, the goods
// supply, points as income or as victory points.
type steamEconomy struct {
	r    *railTable
	desk *capitalDesk
}

var _ economy = steamEconomy{}

// A steamTable is the tableau of a map of Steam that has nothing of its own; a map that has adds to it.
type steamTable struct{ *railTable }

func newSteamRails() *steamTable {
	r := &railTable{netOf: rules.Nobody}
	r.eco = steamEconomy{r, &capitalDesk{aside: -1}}
	return &steamTable{r}
}

func newSteamTable() tableau { return newSteamRails() }

// steamState is the position as the engine of these maps has it.
func steamState(p rules.Position) *steam.State { return p.(*steam.State) }

// What a Steam map's table may do in its own way; one that has none of these is played by the base rules.
type (
	// An asker has a card for decisions that only its map asks for.
	asker interface {
		askCard(t *Table, u *ui.UI, box draw.Rect, s *steam.State) (height float32, ok bool)
	}
	// A tileTeller says in a few words what an action tile gives, where that is not as in the base game; "" leaves it.
	tileTeller interface {
		tellTile(s *steam.State, r steam.Role) string
	}
	// A tokenHolder knows the tokens on the space of an action tile.
	tokenHolder interface {
		tokens(t *Table, s *steam.State, r steam.Role) []board.Livery
	}
	// A figurer adds a figure to the panels of the seats, in the place of the complete links.
	figurer interface{ figure() seatFigure }
	// A tracker adds a printed track to the strip.
	tracker interface {
		track(t *Table, s *steam.State) (board.SeatTrack, bool)
	}
	// A stocker has things of its own on the spaces of the goods supply and on the turn track.
	stocker interface {
		stock(s *steam.State, i int, x *board.Space)
		remind(s *steam.State, x *board.Turns)
	}
	// An earnTeller says what points taken as income bring, and what they count at the end, where that is not as in the base
	// game.
	earnTeller interface {
		tellEarn(before, after steam.Player) (income, end, clause string)
	}
	// A proposer has its own sentence for an action of its map that is shown; empty leaves it to the rules.
	proposer interface {
		proposeOwn(s *steam.State, a rules.Action) rules.Line
	}
)

var steamLaw = railLaw{
	move: "STM-104", reach: "STM-106", ends: "STM-107", earn: "STM-112", raise: "STM-105", start: "STM-069", tiles: "STM-006", score: "STM-127",
	parts: []string{"points", "income", "links"},
	round: "Turn", earned: "Points", gain: func(n int) string { return count(n, "point") },
	dull: map[string]int{"STM-067": 1, "STM-068": 2, "STM-006": 2, "STM-080": 3, "STM-081": 4, "STM-079": 4, "STM-077": 5, "STM-082": 5, "STM-069": 6, "STM-070": 6},
}

func (eco steamEconomy) law() *railLaw { return &steamLaw }

// chips: the places are auctioned before the first turn alone.
func (eco steamEconomy) chips(s play.State) []railChip {
	if s.Round() > 1 {
		return steamChips[1:]
	}
	return steamChips
}

func (eco steamEconomy) unordered(s play.State) bool {
	switch s.Heading().ID {
	case "seats", "capital", play.PhaseAuction:
		return true
	}
	return false
}

func (eco steamEconomy) card(t *Table, u *ui.UI, box draw.Rect, p play.State) (float32, bool) {
	s := steamState(p)
	if own, ok := t.game.(asker); ok {
		if h, ok := own.askCard(t, u, box, s); ok {
			return h, true
		}
	}
	switch a := t.aim.ghost.(type) {
	case steam.Urbanize:
		return eco.cityCard(t, u, box, a), true
	case steam.Grow:
		return eco.growCard(t, u, box, a), true
	}
	switch s.Phase().ID {
	case "capital":
		return eco.capitalCard(t, u, box, s), true
	case "seats", play.PhaseAuction:
		return eco.r.auctionCard(t, u, box, eco.bidding(t)), true
	case play.PhaseAction:
		return eco.actionCards(t, u, box), true
	case steam.AskSupply:
		return eco.supplyCard(t, u, box, s), true
	case steam.AskPoints:
		return eco.pointsCard(t, u, box, s), true
	}
	if s.Phase().Has(steam.Urbanize{}.Kind()) && s.Phase().ID != play.PhaseBuild {
		return eco.placeCard(t, u, box, s), true
	}
	return 0, false
}

// fills: the action tiles, and the auction of many seats.
func (eco steamEconomy) fills(s play.State) bool {
	return s.Heading().ID == play.PhaseAction || steamState(s).Auction() != nil && s.Seats() > 4
}

func (eco steamEconomy) ghostCity(a rules.Action) *board.GhostCity {
	if u, ok := a.(steam.Urbanize); ok {
		return &board.GhostCity{Hex: u.At.Stop(), Tile: board.CityTile{Color: u.Color}}
	}
	return nil
}

// leads: the least bid, no capital, income.
func (eco steamEconomy) leads(a rules.Action) bool {
	if _, ok := a.(steam.Bid); ok {
		return true
	}
	return a == rules.Action(steam.Capital{}) || a == rules.Action(steam.Credit{})
}

func (eco steamEconomy) label(s play.State, a rules.Action) string {
	switch a := a.(type) {
	case steam.Bid:
		return "Bid " + play.Dollars(a.Dollars)
	case steam.Fold:
		return "Pass"
	case steam.StayIn:
		return "Pass, stay in"
	case steam.Capital:
		return "No capital"
	case steam.Credit:
		if p, ok := steamState(s).Pending(); ok {
			return "Income " + plus(p.N)
		}
	}
	return ""
}

func (eco steamEconomy) keys(p play.State) (out []shortcut) {
	s := steamState(p)
	switch s.Phase().ID {
	case "seats":
		return []shortcut{{"d", dropTarget, "pass"}}
	case play.PhaseAuction:
		return []shortcut{{"f", stayTarget, "pass by Turn Order"}, {"d", dropTarget, "pass"}}
	case play.PhaseAction:
		for _, tile := range s.Map().Tiles {
			out = append(out, shortcut{fmt.Sprint(tile.Number), tileTarget(tile.Role), "take " + tile.Role.String()})
		}
		return append(out, shortcut{"p", idleTarget, "pass the effect of the tile"})
	case steam.AskPoints:
		return []shortcut{{"i", creditTarget(false), "take income"}, {"p", creditTarget(true), "take victory points"}}
	}
	if s.Phase().Has(steam.Urbanize{}.Kind()) && mayPlace(s) {
		for _, g := range trayColours(s) {
			out = append(out, shortcut{fmt.Sprint(len(out) + 1), rules.Target{Kind: play.TargetCity, ID: int(g)}, fmt.Sprintf("the %s New City", g)})
		}
	}
	return out
}

func (eco steamEconomy) about(p play.State, x rules.Target) string {
	s := steamState(p)
	switch x.Kind {
	case play.TargetRole:
		for _, tile := range s.Map().Tiles {
			if tileTarget(tile.Role) == x {
				return fmt.Sprintf("%s, tile %d: %s.", tile.Role, tile.Number, tile.Text)
			}
		}
	case steam.TargetSpace:
		if x.ID >= 0 && x.ID < s.Spaces() {
			return spaceText(s, x.ID)
		}
	case play.TargetCity:
		g := rail.Good(x.ID)
		return fmt.Sprintf("New City, %s: %d left.", g, s.CitiesLeft(g))
	}
	return ""
}

// aboutCity: whether it may still grow.
func (eco steamEconomy) aboutCity(p play.State, h rail.Stop) string {
	if s := steamState(p); s.Grown(h) {
		return ", with a City Growth marker"
	}
	return ""
}

// targets of what is not on the board
var idleTarget = rules.Target{Kind: kindButton, ID: 2}

func tileTarget(r steam.Role) rules.Target { return rules.Target{Kind: play.TargetRole, ID: int(r)} }

func spaceTarget(i int) rules.Target { return rules.Target{Kind: steam.TargetSpace, ID: i} }

func creditTarget(vp bool) rules.Target { return steam.Credit{VP: vp}.Targets()[0] }
