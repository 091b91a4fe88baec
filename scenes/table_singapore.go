package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/maps/singapore"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/track"
)

// A singaporeTable is the tableau of Singapore: two players take whole turns of a tile, one more action and the bill for
// both; links that are left alone cost rent.
type singaporeTable struct {
	*steamTable
	doing deed
}

// A deed is an additional action that was picked by its row in a position: its targets alone are lit then.
type deed struct {
	of   rules.Position
	role steam.Role
}

func newSingaporeTable() tableau {
	m := &singaporeTable{steamTable: newSteamRails()}
	m.eco = singaporeEconomy{m.eco.(steamEconomy), m}
	return m
}

// A singaporeEconomy is what turns of one player at a time change in the economy of Steam.
type singaporeEconomy struct {
	steamEconomy
	m *singaporeTable
}

var singaporeChips = []railChip{
	{"Build a tile", singapore.PartBuild, "Lay one track tile, or none."},
	{"One action", singapore.PartAction, "Take one additional action, or none."},
	{"Expenses", singapore.PartExpenses, "Who took an action settles income and the rent of marked links."},
}

// singaporeLaw is that of Steam with the clauses of this map.
var singaporeLaw = func() railLaw {
	law := steamLaw
	law.move, law.reach, law.earn, law.raise, law.score = "SIN-11", "SIN-11", "SIN-25", "SIN-14", "SIN-33"
	law.parts, law.keeps = nil, true
	return law
}()

func (eco singaporeEconomy) law() *railLaw { return &singaporeLaw }

func (eco singaporeEconomy) chips(play.State) []railChip { return singaporeChips }

// deedOf is the additional action that an action is part of; NoRole of one that is none.
func deedOf(a rules.Action) steam.Role {
	switch a.(type) {
	case play.Delivery:
		return steam.FirstMove
	case track.Lay:
		return steam.Engineer
	case steam.Grow:
		return steam.CityGrowth
	case play.Raise:
		return steam.Locomotive
	case steam.Urbanize:
		return steam.Urbanization
	}
	return steam.NoRole
}

// choosing reports whether an additional action is to be chosen.
func choosing(s *steam.State) bool { return s.Phase().ID == singapore.PartAction }

// picked is the action whose row was picked; NoRole lights all of them.
func (m *singaporeTable) picked(p rules.Position) steam.Role {
	if m.doing.of == p && choosing(steamState(p)) {
		return m.doing.role
	}
	return steam.NoRole
}

func (m *singaporeTable) drop(p rules.Position) bool {
	was := m.picked(p) != steam.NoRole
	m.doing = deed{}
	return was
}

// lit: after a row was picked the targets of its action alone.
func (m *singaporeTable) lit(p rules.Position, a *aim) []rules.Target {
	role := m.picked(p)
	if role == steam.NoRole || len(a.chosen) > 0 {
		return m.railTable.lit(p, a)
	}
	var own aim
	var legal []rules.Action
	for _, x := range a.legal {
		if deedOf(x) == role {
			legal = append(legal, x)
		}
	}
	own.reset(legal)
	return m.railTable.lit(p, &own)
}

// why: of a row, why its action cannot be taken.
func (m *singaporeTable) why(p rules.Position, chosen []rules.Target, x rules.Target) error {
	if x.Kind == play.TargetRole {
		return whyDeed(steamState(p), steam.Role(x.ID))
	}
	return m.railTable.why(p, chosen, x)
}

// whyDeed is why an additional action cannot be taken at all.
func whyDeed(s *steam.State, role steam.Role) error {
	seat := s.Turn()
	if !choosing(s) || seat < 0 {
		return nil
	}
	for _, a := range s.Legal() {
		if deedOf(a) == role {
			return nil
		}
	}
	switch role {
	case steam.FirstMove:
		return rules.Refuse("SIN-11", fmt.Sprintf("no cube reaches a city of its colour over at most %d complete links, half of yours or more", 2*s.Player(seat).Loco))
	case steam.Engineer:
		if s.Player(seat).Lays == 0 {
			return rules.Refuse("SIN-24", "Engineer is the second tile of a turn; you have laid none")
		}
		return rules.Refuse("SIN-12", "no second tile can be laid anywhere")
	case steam.CityGrowth:
		return steam.MayGrow(s, seat)
	case steam.Urbanization:
		n := s.Price(role, seat)
		switch {
		case placed(s) == len(s.NewCities()):
			return steam.MayUrbanize(s, seat)
		case s.Means(seat) < n:
			return rules.Refuse("STM-046", fmt.Sprintf("Urbanization costs $%d; with all capital you can raise $%d", n, s.Means(seat)))
		}
		return rules.Refuse("SIN-15", "no station of an earlier turn stands free of other cities")
	}
	return nil
}

func (eco singaporeEconomy) card(t *Table, u *ui.UI, box draw.Rect, p play.State) (float32, bool) {
	s := steamState(p)
	switch t.aim.ghost.(type) {
	case steam.Urbanize, steam.Grow:
		return eco.steamEconomy.card(t, u, box, p)
	}
	switch s.Phase().ID {
	case singapore.PartBuild:
		return eco.buildCard(t, u, box, s), true
	case singapore.PartAction:
		return eco.deedCard(t, u, box, s), true
	}
	return eco.steamEconomy.card(t, u, box, p)
}

func (eco singaporeEconomy) fills(s play.State) bool { return false }

func (eco singaporeEconomy) label(p play.State, a rules.Action) string {
	s := steamState(p)
	if a != rules.Action(play.Done{}) {
		return eco.steamEconomy.label(p, a)
	}
	if choosing(s) {
		return "End turn"
	}
	return "No tile"
}

func (eco singaporeEconomy) keys(p play.State) (out []shortcut) {
	s := steamState(p)
	if choosing(s) && eco.m.picked(s) != steam.Urbanization {
		return nil // the rows have their own
	}
	return eco.steamEconomy.keys(p)
}

// counted: in all ends but a bankruptcy the points decide.
func (eco singaporeEconomy) counted(why string) bool { return why != steam.EndLast }

func (eco singaporeEconomy) scoreHeads() [][2]string {
	return [][2]string{{"links", "in a tie"}, {"points", "track"}}
}

func (eco singaporeEconomy) score(p play.State, seat rules.Seat) []int {
	s := steamState(p)
	return []int{s.Track().Links(seat), s.Player(seat).VP}
}

// drawStrip draws the two printed tracks; the goods supply lies below the panels of the seats.
func (m *singaporeTable) drawStrip(t *Table, u *ui.UI, box draw.Rect) {
	eco := m.eco.(singaporeEconomy)
	s := steamState(t.pos())
	u.Paper(box)
	in := box.Pad(12, 7)
	const space = 24
	w := (in.W - space) * 0.52
	income := eco.incomeTrack(t, s)
	t.meet(u, income.Draw(u, draw.Rc(in.X, in.Y, w, in.H)))
	x := in.X + w + space/2
	u.L.Line([]draw.Point{{X: x, Y: in.Y}, {X: x, Y: in.Bottom()}}, 1, draw.Fade(ui.RulePaper, 0.9)).Dash = [2]float32{4, 3}
	points := eco.goalTrack(t, s)
	t.meet(u, points.Draw(u, draw.Rc(x+space/2, in.Y, in.Right()-x-space/2, in.H)))
}

// goalTrack is the track of points, as far as it matters, with what begins the end.
func (eco singaporeEconomy) goalTrack(t *Table, s *steam.State) board.SeatTrack {
	x := eco.pointsTrack(t, s)
	goal := singapore.Home()
	x.High = goal.VP
	for _, m := range x.Marks {
		x.High = max(x.High, m.At+2, m.To+2)
	}
	switch seat, near := singapore.Triggered(s); {
	case x.Note != "":
	case near:
		x.Note = "the end is near: " + fitName(metricsOf(t), t.g.m.Table().Name(seat), draw.Type{Face: draw.Sans, Size: 12.5}, 90) + " triggered it"
	default:
		x.Note = fmt.Sprintf("the end is near at %d", goal.VP)
	}
	return x
}
