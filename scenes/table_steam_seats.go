package scenes

import (
	"fmt"
	"slices"
	"strings"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
)

// steamFigures are the figures of a seat; the last gives way to a map's own.
var steamFigures = []seatFigure{
	{fact: "cash", label: "Cash", icon: "coins", entry: "Cash"},
	{fact: "income", label: "Income", entry: "Income", tell: signedIncome},
	{fact: "vp", label: "Points", entry: "Victory points"},
	{fact: "after", label: "After", entry: "After income", spare: true, tell: steamForecast},
	{fact: "loco", label: "Engine", icon: "loco-wood", entry: "Locomotive", what: locoTarget},
	{fact: "links", label: "Links", spare: true},
}

func (eco steamEconomy) figures(t *Table) []seatFigure {
	if own, ok := t.game.(figurer); ok {
		return append(slices.Clone(steamFigures[:5]), own.figure())
	}
	return steamFigures
}

// signedIncome is an income with a true minus sign, from a fact or from the ledger, which leaves the plus out.
func signedIncome(_ play.Figures, v string, _ bool, ink draw.Color) (string, draw.Color) {
	n := 0
	if _, err := fmt.Sscan(v, &n); err != nil {
		return v, ink
	}
	if n > 0 {
		return plus(n), ink
	}
	return minusSign(n), ink
}

// steamForecast is a forecast in a few letters: the cash, and the income where it falls.
func steamForecast(now play.Figures, v string, _ bool, ink draw.Color) (string, draw.Color) {
	if v == wordsBankrupt {
		return "out!", ui.LossFelt
	}
	f, ok := readForecast(v)
	switch {
	case !ok:
		return v, ink
	case f.Income < now.Income:
		return play.Dollars(f.Cash) + ", " + signed(f.Income), ui.LossFelt
	}
	return play.Dollars(f.Cash), ink
}

// readForecast reads what a steam.Forecast says of a seat that is not bankrupt.
func readForecast(v string) (f steam.Forecast, ok bool) {
	_, err := fmt.Sscanf(v, "$%d, income %d, %d VP", &f.Cash, &f.Income, &f.VP)
	return f, err == nil
}

// tellLedger tells what is left after income in dollars, and in lines of their own what it changes on the two tracks.
func (eco steamEconomy) tellLedger(l rules.Ledger) (out rules.Ledger) {
	for _, e := range l {
		before, ok := readForecast(e.Before)
		after, then := readForecast(e.After)
		if e.Label == "Income" {
			e.Before, e.After = strings.Replace(e.Before, "-", "−", 1), strings.Replace(e.After, "-", "−", 1)
		}
		if !ok || e.Label != "After income" {
			out = append(out, e)
			continue
		}
		e.Before = play.Dollars(before.Cash)
		if then {
			e.After = play.Dollars(after.Cash)
		}
		out = append(out, e)
		if then && after.Income != before.Income {
			e.Label, e.Before, e.After, e.Icon, e.Good = "Income then", signed(before.Income), signed(after.Income), "", play.Sign(after.Income-before.Income)
			out = append(out, e)
		}
		if then && after.VP != before.VP {
			e.Label, e.Before, e.After, e.Icon, e.Good = "Points then", fmt.Sprint(before.VP), fmt.Sprint(after.VP), "", play.Sign(after.VP-before.VP)
			out = append(out, e)
		}
	}
	return out
}

// forecast tells of income and points only where they change.
func (eco steamEconomy) forecast(p play.State, seat rules.Seat) string {
	s := steamState(p)
	f, now := s.Forecast(seat), s.Player(seat)
	text := play.Dollars(f.Cash)
	switch {
	case f.Out:
		return wordsBankrupt
	case f.VP != now.VP:
		text += fmt.Sprintf(", %d VP", f.VP)
	}
	if f.Income != now.Income {
		text += ", income " + signed(f.Income)
	}
	return text
}

// drawFoot draws the foot of a panel: the action tile of the turn, or how the seat stands in the auction.
func (eco steamEconomy) drawFoot(t *Table, u *ui.UI, b draw.Rect, seat rules.Seat) {
	s := steamState(t.pos())
	style := draw.Type{Face: draw.Heading, Size: 14.5, Color: ui.HeadFelt}
	if text := steamAuctionNote(s, seat); text != "" {
		u.L.Label(b, text, draw.Narrow(u.L.Metrics, text, style, 11.5, b.W))
		return
	}
	p := s.Player(seat)
	text, x := "", b.X
	on, asked := s.Pending()
	switch {
	case p.Out:
		text = "out of the game"
	case asked && on.Seat == seat && on.Ask == steam.AskPoints:
		text = "income or points?"
	case p.Role != steam.NoRole:
		art := draw.Rc(b.X, b.Y+1, 40, 24)
		drawRoleArt(u.L, art, p.Role.Icon())
		x += 50
		style.Color = ui.OnFelt
		number := ""
		if s.Form().Basic() {
			number = fmt.Sprintf("%d  ", s.Map().Number(p.Role))
		}
		text = number + p.Role.String()
		if p.Idle {
			style.Color = ui.MutedFelt
			text += ", " + wordsIdle
			if small := draw.Narrow(u.L.Metrics, text, style, 11.5, b.Right()-x); u.L.Metrics.Width(small.Face, small.Size, text) > b.Right()-x {
				text = number + wordsIdle // which tile it is the picture says
			}
		}
	case s.Turn() == seat && s.Phase().ID == play.PhaseAction:
		text = "choosing an action"
	case s.Turn() == seat && s.Phase().ID == "capital":
		text = "raising capital"
	case p.Last != steam.NoRole:
		text, style.Color = "last: "+p.Last.String(), ui.MutedFelt
	}
	u.L.Label(draw.Rc(x, b.Y, b.Right()-x, b.H), text, draw.Narrow(u.L.Metrics, text, style, 11.5, b.Right()-x))
}

// steamAuctionNote is how a seat stands in the auction; "" outside it.
func steamAuctionNote(s *steam.State, seat rules.Seat) string {
	a := s.Auction()
	if a == nil || s.Player(seat).Out {
		return ""
	}
	high, _ := a.High()
	bid := a.Bids[seat]
	switch i := slices.Index(a.Won, seat); {
	case i >= 0:
		return fmt.Sprintf("is %s", ordinals[i])
	case slices.Contains(a.Out, seat) && s.Form().Basic():
		return "passes for this place"
	case slices.Contains(a.Out, seat):
		return fmt.Sprintf("passes: %s", ordinals[playing(s)-1-slices.Index(a.Out, seat)])
	case high == seat:
		return "leads with " + play.Dollars(bid)
	case bid > steam.NoBid:
		return "bid " + play.Dollars(bid)
	case s.Player(seat).Last == steam.TurnOrder && !s.Form().Basic() && a.Passed:
		return "pass by Turn Order used"
	case s.Player(seat).Last == steam.TurnOrder && !s.Form().Basic():
		return "has one pass to stay in"
	}
	return "no bid yet"
}
