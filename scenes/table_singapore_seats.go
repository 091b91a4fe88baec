package scenes

import (
	"fmt"
	"strings"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/maps/singapore"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
)

// singaporeFigures are the figures of a seat: what an action brings stands where other maps have the cash after income.
var singaporeFigures = []seatFigure{
	{fact: "cash", label: "Cash", icon: "coins", entry: "Cash"},
	{fact: "income", label: "Income", entry: "Income", tell: signedIncome},
	{fact: "vp", label: "Points", entry: "Victory points"},
	{fact: "bill", label: "Bill", tell: singaporeBill},
	{fact: "loco", label: "Engine", icon: "loco-wood", entry: "Locomotive", what: locoTarget},
	{fact: "links", label: "Links"},
}

func (eco singaporeEconomy) figures(*Table) []seatFigure { return singaporeFigures }

// singaporeBill is what an action brings, the rent taken off: "$2, less $1 of rent" is +$1.
func singaporeBill(_ play.Figures, v string, _ bool, ink draw.Color) (string, draw.Color) {
	income, rent := v, "$0"
	if a, b, ok := strings.Cut(v, ", less "); ok {
		income, rent = a, strings.TrimSuffix(b, " of rent")
	}
	n := dollarsIn(income) - dollarsIn(rent)
	switch {
	case n > 0:
		ink = ui.GainFelt
	case n < 0:
		ink = ui.LossFelt
	}
	return play.Signed(n), ink
}

// dollarsIn reads "$2" or "−$2".
func dollarsIn(text string) (n int) {
	text, owed := strings.CutPrefix(text, "−")
	fmt.Sscanf(text, "$%d", &n)
	if owed {
		return -n
	}
	return n
}

// drawFoot draws the foot of a panel: what the seat has done in its turn, or did in its last one.
func (eco singaporeEconomy) drawFoot(t *Table, u *ui.UI, b draw.Rect, seat rules.Seat) {
	s := steamState(t.pos())
	p := s.Player(seat)
	style := draw.Type{Face: draw.Heading, Size: 14.5, Color: ui.HeadFelt}
	on, asked := s.Pending()
	role, text := p.Last, deedDone[p.Last]
	switch {
	case p.Out:
		role, text = steam.NoRole, "bankrupt"
	case asked && on.Seat == seat && on.Ask == steam.AskPoints:
		role, text = p.Role, "income or points?"
	case p.Role != steam.NoRole:
		role, text = p.Role, deedDone[p.Role]
	case s.Turn() == seat && choosing(s) && p.Lays > 0:
		role, text = steam.NoRole, "built 1 tile · choose an action"
	case s.Turn() == seat && choosing(s):
		role, text = steam.NoRole, "no tile · choose an action"
	case s.Turn() == seat:
		role, text = steam.NoRole, "building"
	case singapore.Passes(s) > 0 && s.Seat() != seat:
		role, text = steam.NoRole, "passed: one more pass ends it"
		style.Color = ui.LossFelt
	case role != steam.NoRole:
		text += " last turn"
		style.Color = ui.OnFelt
	default:
		text, style.Color = "no action last turn", ui.MutedFelt
	}
	x := b.X
	if role != steam.NoRole {
		drawRoleArt(u.L, draw.Rc(x, b.Y+1, 40, 24), role.Icon())
		x += 48
	}
	u.L.Label(draw.Rc(x, b.Y, b.Right()-x, b.H), text, draw.Narrow(u.L.Metrics, text, style, 12, b.Right()-x))
}

// deedDone is what an additional action is called once it is done.
var deedDone = map[steam.Role]string{
	steam.FirstMove: "moved goods", steam.Engineer: "a second tile", steam.CityGrowth: "city growth", steam.Locomotive: "locomotive", steam.Urbanization: "a New City",
}
