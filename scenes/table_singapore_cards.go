package scenes

import (
	"fmt"
	"slices"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/maps/singapore"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
)

// deedNames are the additional actions as this map calls them; the others bear the name of their tile.
var deedNames = map[steam.Role]string{steam.FirstMove: "Move goods"}

// deedCard is the choice of the additional action: a row for each, then what the picked one asks for, or what an action
// brings and costs.
func (eco singaporeEconomy) deedCard(t *Table, u *ui.UI, box draw.Rect, s *steam.State) float32 {
	card := t.openSlate(u, box, "One action", "SIN-10")
	role := eco.m.picked(s)
	if hasKind(t.aim.chosen, play.TargetCity) {
		role = steam.Urbanization
	}
	raise := t.aim.ghost == rules.Action(play.Raise{})
	below := ledgerHeight(t.ledgerOf(t.aim.ghost))
	bill := eco.bill(s)
	switch {
	case raise:
		role = steam.Locomotive
	case role == steam.NoRole:
		below = float32(len(bill))*25 + 104
	case role == steam.Urbanization:
		below = 156
	default:
		below = 62
	}
	area := card.room(max(240, card.left()-below))
	a, used := board.DrawActionRows(u, area, eco.deeds(t, s, role))
	if r := steam.Role(a.Clicked.ID); a.Clicked.Kind == play.TargetRole && whyDeed(s, r) == nil {
		eco.pick(t, u, s, r)
		a.Clicked = rules.Target{}
	}
	t.meet(u, a)
	card.y += used + 8
	switch {
	case raise:
		card.ledger(t.ledgerOf(t.aim.ghost), 0)
	case role == steam.NoRole:
		eco.r.facts(card, bill)
		card.say("Comes with an action. Without one nothing is received or paid.", "SIN-16", "SIN-31")
	default:
		eco.drawPicked(t, card, s, role)
	}
	return card.close()
}

// pick lights the targets of one action alone, or all of them again.
func (eco singaporeEconomy) pick(t *Table, u *ui.UI, s *steam.State, r steam.Role) {
	u.Act()
	for t.aim.back() {
	}
	if eco.m.doing == (deed{s, r}) {
		r = steam.NoRole
	}
	eco.m.doing = deed{s, r}
}

// deeds are the rows of the additional actions.
func (eco singaporeEconomy) deeds(t *Table, s *steam.State, picked steam.Role) (out []board.ActionCard) {
	seat := max(0, s.Turn())
	may := map[steam.Role]bool{}
	if t.acting() {
		for _, a := range t.aim.legal {
			may[deedOf(a)] = true
		}
	}
	for i, tile := range s.Map().Tiles {
		id, _ := tile.Role.MarshalText()
		c := board.ActionCard{What: tileTarget(tile.Role), ID: "action/" + string(id), Name: tile.Role.String(), Sprite: tile.Role.Icon(), Text: deedText(s, seat, tile.Role),
			Key: fmt.Sprint(i + 1), Lit: may[tile.Role], Chosen: tile.Role == picked, Price: "free"}
		if name := deedNames[tile.Role]; name != "" {
			c.Name = name
		}
		switch n := s.Price(tile.Role, seat); {
		case tile.Role == steam.Locomotive && s.Player(seat).Loco >= s.MaxLoco():
			c.Price = ""
		case n > 0:
			c.Price, c.Dear = play.Dollars(n), n > s.Player(seat).Cash
		case tile.Role == steam.Engineer:
			c.Price = ""
		}
		if tile.Role == steam.Locomotive {
			c.What = locoTarget
		}
		out = append(out, c)
	}
	return out
}

// deedText is what an additional action gives whoever acts, in a few words.
func deedText(s *steam.State, seat rules.Seat, r steam.Role) string {
	p := s.Player(seat)
	switch r {
	case steam.FirstMove:
		return fmt.Sprintf("reach %d, score %d", 2*p.Loco, p.Loco)
	case steam.Engineer:
		return "a second tile now"
	case steam.CityGrowth:
		return "a crate onto a city"
	case steam.Locomotive:
		if p.Loco >= s.MaxLoco() {
			return "at its highest level"
		}
		return fmt.Sprintf("%d to %d", p.Loco, p.Loco+1)
	}
	return "a New City"
}

// drawPicked says how the picked action goes on.
func (eco singaporeEconomy) drawPicked(t *Table, card *slate, s *steam.State, r steam.Role) {
	switch r {
	case steam.FirstMove:
		card.say("Click a cube, then the city where it goes. The opponent’s links score first.", "SIN-25")
	case steam.Engineer:
		card.say("Click a lit hex: its tiles are shown there.", "SIN-12")
	case steam.CityGrowth:
		text := "Click a city without a marker, then a space of the goods supply."
		if hasKind(t.aim.chosen, play.TargetStop) {
			text = fmt.Sprintf("Now the space whose cubes come to %s.", s.Spot(stopChosen(t)))
		}
		card.say(text, "SIN-13")
	case steam.Urbanization:
		card.say("Click a New City, then a station of an earlier turn.", "SIN-15")
		eco.drawTray(t, card, s)
	}
}

// bill is what an action would bring with the income and cost with the rent.
func (eco singaporeEconomy) bill(s *steam.State) []seatLine {
	seat := max(0, s.Turn())
	income, rent := singapore.Bill(s, seat)
	p := s.Player(seat)
	lines := []seatLine{{"", "Income " + signed(p.Income) + halfWords(p.Income), play.Signed(income), inkOf(income)}}
	if rent > 0 {
		lines = append(lines, seatLine{"", "Rent of marked links", play.Signed(-rent), ui.LossPaper})
	}
	return lines
}

// halfWords: of a positive income half comes (SIN-16).
func halfWords(income int) string {
	if income > 0 {
		return ", half of it"
	}
	return ", in full"
}

// inkOf is the ink of a gain or a loss on paper.
func inkOf(n int) draw.Color {
	switch {
	case n > 0:
		return ui.GainPaper
	case n < 0:
		return ui.LossPaper
	}
	return ui.OnPaper
}

// buildCard is the first part of a turn: the tile, the limits of links, and the marked ones.
func (eco singaporeEconomy) buildCard(t *Table, u *ui.UI, box draw.Rect, s *steam.State) float32 {
	seat := max(0, s.Turn())
	card := t.openSlate(u, box, "Build one tile", "SIN-06")
	hexes := map[int]bool{}
	for _, a := range t.aim.legal {
		if deedOf(a) == steam.Engineer {
			hexes[a.Targets()[0].ID] = true
		}
	}
	if len(hexes) > 0 {
		card.say(fmt.Sprintf("%s. Point at a lit hex: its tiles are shown there.", play.Title(fits(len(hexes)))))
	} else {
		card.say("No tile can be laid: cash, or track to start from, is missing.")
	}
	eco.r.facts(card, eco.limits(s, seat))
	card.chips("SIN-07", "SIN-08")
	eco.drawMarked(t, card, s, seat)
	eco.drawEnd(t, card, s)
	return card.close()
}

// drawEnd says how near the end is: each seat on its way to the goal, and the turns that brought nothing.
func (eco singaporeEconomy) drawEnd(t *Table, card *slate, s *steam.State) {
	goal := singapore.Home()
	var lines []seatLine
	for seat := range rules.Seat(s.Seats()) {
		p := s.Player(seat)
		x := seatLine{"link-disc-" + t.livery(seat).ID, fmt.Sprintf("%d of %d points", p.VP, goal.VP), "income " + signed(p.Income), ui.OnPaper}
		switch {
		case goal.Met(p):
			x.value, x.ink = "goal met", ui.GainPaper
		case !goal.Solvent(p):
			x.ink = ui.LossPaper
		}
		lines = append(lines, x)
	}
	if n := min(singapore.Still(s, 0), singapore.Still(s, 1)); n > 1 {
		lines = append(lines, seatLine{"", "Turns without anything new", fmt.Sprintf("%d of %d", n, singapore.Standstill), ui.LossPaper})
	}
	need := float32(len(lines))*25 + 24
	if card.left() < need {
		return
	}
	if card.left() < need+106 {
		eco.r.facts(card, lines)
		return
	}
	text := fmt.Sprintf("A move that leaves anybody with %d points and an income of %d or more brings the end near. Two turns passed in a row end the game.", goal.VP, goal.MinIncome)
	if _, near := singapore.Triggered(s); near {
		text = fmt.Sprintf("The end is near: who begins a turn with most points and an income of %d or more wins.", goal.MinIncome)
	}
	card.say(text)
	eco.r.facts(card, lines)
	card.chips("SIN-18", "SIN-21")
}

func fits(hexes int) string {
	if hexes == 1 {
		return "a tile fits on one hex"
	}
	return fmt.Sprintf("a tile fits on %d hexes", hexes)
}

// limits are how many links a seat has where it may have but a few.
func (eco singaporeEconomy) limits(s *steam.State, seat rules.Seat) []seatLine {
	b := s.Track()
	changi, _ := b.Land().Flagged("changi")
	one, most := singapore.Limits()
	full := 0
	for h := range rail.Stop(s.Stops()) {
		if b.TownTile(h) && b.Ends(seat, h) >= most {
			full++
		}
	}
	return []seatLine{
		{"", "Links at " + s.Spot(changi).String(), fmt.Sprintf("%d of %d", b.Ends(seat, changi), one), ui.OnPaper},
		{"", "Links at one town", fmt.Sprintf("%d at most", most), ui.OnPaper},
		{"", "Towns full for you", fmt.Sprint(full), ui.OnPaper},
	}
}

// drawMarked lists the marked links of a seat with their tokens, and what they cost now and at the end of this turn if they
// are left alone.
func (eco singaporeEconomy) drawMarked(t *Table, card *slate, s *steam.State, seat rules.Seat) {
	now := map[int]singapore.Marked{}
	for _, m := range singapore.MarkedLinks(s.Track(), seat) {
		now[m.Section] = m
	}
	then := singapore.MarkedLinks(s.Track().EndBuild(seat), seat)
	if len(then) == 0 || card.left() < 70 {
		return
	}
	slices.SortStableFunc(then, func(a, b singapore.Marked) int { return b.Rent - a.Rent })
	most := max(1, int((card.left()-76)/25))
	disc := "link-disc-" + t.livery(seat).ID
	sum := 0
	var lines []seatLine
	for i, m := range then {
		sum += m.Rent
		x := now[m.Section]
		switch {
		case i < most-1 || i == most-1 && len(then) == most:
			text := shortStop(s.Spot(m.From).String())
			if x.Tokens > 1 { // discs like the one before it
				text = fmt.Sprintf("%s ×%d", text, x.Tokens)
			}
			value := play.Dollars(m.Rent)
			if x.Rent != m.Rent {
				value = fmt.Sprintf("%s → %s", play.Dollars(x.Rent), play.Dollars(m.Rent))
			}
			lines = append(lines, seatLine{disc, text, value, ui.LossPaper})
		case i == len(then)-1:
			lines = append(lines, seatLine{disc, fmt.Sprintf("%d more", len(then)-most+1), "", ui.OnPaper})
		}
	}
	lines = append(lines, seatLine{"coins", "Rent if left alone", play.Dollars(sum), ui.LossPaper})
	eco.r.facts(card, lines)
	card.chips("SIN-09", "SIN-30")
}
