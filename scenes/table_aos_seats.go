package scenes

import (
	"fmt"
	"strings"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
)

// shortForecast is a forecast in a few letters.
func shortForecast(_ play.Figures, v string, _ bool, ink draw.Color) (string, draw.Color) {
	switch {
	case v == wordsBankrupt:
		return "out!", ui.LossFelt
	case strings.HasPrefix(v, "−"):
		return v, ui.LossFelt
	}
	return v, ink
}

// drawFoot draws the foot of a panel: the action of the round, or how the seat stands in the auction.
func (eco aosEconomy) drawFoot(t *Table, u *ui.UI, b draw.Rect, seat rules.Seat) {
	s := aosState(t.pos())
	style := draw.Type{Face: draw.Heading, Size: 14.5, Color: ui.HeadFelt}
	if text := auctionNote(s, seat); text != "" {
		u.L.Label(b, text, draw.Narrow(u.L.Metrics, text, style, 11.5, b.W))
		return
	}
	role := s.Player(seat).Role
	x := b.X
	if role != ageofsteam.NoRole {
		art := draw.Rc(b.X, b.Y+1, 40, 24)
		drawRoleArt(u.L, art, role.Icon())
		x += 50
		style.Color = ui.OnFelt
	}
	text := role.String()
	switch {
	case s.Player(seat).Out:
		text = "out of the game"
	case role != ageofsteam.NoRole:
	case s.Phase().ID == "action" && s.Turn() == seat:
		text = "choosing an action"
	case s.Player(seat).Last != ageofsteam.NoRole && (s.Phase().ID == "shares" || s.Phase().ID == "auction"):
		text = "last: " + s.Player(seat).Last.String()
		style.Color = ui.MutedFelt
	default:
		text = ""
	}
	if role == ageofsteam.Emergency {
		if f, ok := factOf(s, "emergency", seat); ok && s.Moving() {
			if text += ": " + f.Value; u.L.Metrics.Width(style.Face, 12, text) > b.Right()-x {
				text = f.Value // the picture says of what
			}
		}
	}
	u.L.Label(draw.Rc(x, b.Y, b.Right()-x, b.H), text, draw.Narrow(u.L.Metrics, text, style, 11.5, b.Right()-x))
}

func (eco aosEconomy) forecast(s play.State, seat rules.Seat) string {
	return aosState(s).Forecast(seat).String()
}

// overlay: everything is decided beside the board.
func (eco aosEconomy) overlay(*Table, *ui.UI, draw.Rect) {}

func (eco aosEconomy) mark(*Table, *board.RailMarks) {}

// beside: there are three seats at least.
func (eco aosEconomy) beside(*Table, *ui.UI, draw.Rect) {}

// auctionNote is how a seat stands in the auction; "" outside it.
func auctionNote(s *ageofsteam.State, seat rules.Seat) string {
	a := s.Auction()
	if a == nil || s.Player(seat).Out {
		return ""
	}
	for i, out := range a.Out {
		if out == seat {
			return fmt.Sprintf("dropped out: %s", ordinals[s.Seats()-countOut(s)-1-i])
		}
	}
	high, _ := a.High()
	switch bid := a.Bids[seat]; {
	case high == seat:
		return fmt.Sprintf("leads with $%d", bid)
	case bid > 0:
		return fmt.Sprintf("bid $%d", bid)
	case s.Player(seat).Last == ageofsteam.TurnOrder && a.Passed:
		return "free pass used"
	case s.Player(seat).Last == ageofsteam.TurnOrder:
		return "has a free pass"
	}
	return "no bid yet"
}

func countOut(s *ageofsteam.State) (n int) {
	for i := range s.Seats() {
		if s.Player(rules.Seat(i)).Out {
			n++
		}
	}
	return n
}
