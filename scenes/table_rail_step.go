package scenes

import (
	"fmt"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// drawCard draws what is being decided.
func (r *railTable) drawCard(t *Table, u *ui.UI, box draw.Rect) float32 {
	if from, g, ok := r.planned(t); ok && (t.past >= 0 || t.aim.ghost == nil || t.paper.on) {
		return r.plannerCard(t, u, box, from, g)
	}
	if t.past >= 0 {
		return r.pastCard(t, u, box)
	}
	s := aosState(t.g.Now())
	switch a := t.aim.ghost.(type) {
	case track.Lay:
		return r.pickCard(t, u, box, a)
	case play.Deliver:
		return r.deliveryCard(t, u, box, a)
	case ageofsteam.Urbanize:
		return r.cityCard(t, u, box, a)
	}
	switch s.Phase().ID {
	case "shares":
		return r.sharesCard(t, u, box, s)
	case "auction":
		return r.auctionCard(t, u, box)
	case "action":
		return r.actionCards(t, u, box)
	case "build":
		return r.buildCard(t, u, box, s)
	case "move1", "move2":
		return r.moveCard(t, u, box, s)
	case "growth":
		return r.productionCard(t, u, box, s)
	}
	return t.openSlate(u, box, s.Phase().Name, s.Phase().Clause).close()
}

// fills: the cards of the actions, the card of a round's end, and the tiles that do not fit need the whole side.
func (r *railTable) fills(t *Table) bool {
	if t.over() {
		return !t.lifted
	}
	if t.past >= 0 || t.paper.on {
		return false
	}
	if t.reveal != nil && len(t.aim.chosen) == 0 {
		return true
	}
	if _, ok := picked(t); ok && r.barred {
		return true
	}
	return aosState(t.g.Now()).Phase().ID == "action"
}

// sharesCard is the issue of shares: what more of them would bring and cost.
func (r *railTable) sharesCard(t *Table, u *ui.UI, box draw.Rect, s *ageofsteam.State) float32 {
	card := t.openSlate(u, box, "Issue shares", "AOS-028")
	seat := s.Turn()
	type line struct {
		p     ageofsteam.Player
		after string
	}
	var lines []line
	for at := s; len(lines) < 7; {
		lines = append(lines, line{at.Player(seat), at.Forecast(seat).String()})
		o, err := at.Apply(ageofsteam.IssueShare{})
		if err != nil {
			break
		}
		at = aosState(o.Next)
	}
	const row = 24
	p := card.paper(float32(len(lines))*row + 40)
	note := draw.Type{Face: draw.Sans, Size: 12.5, Color: ui.MutedPaper, Align: draw.End}
	cols := [...]float32{62, 100, 142, p.W - 2}
	for i, h := range [...]string{"more", "cash", "costs", "left then"} {
		u.L.Label(draw.Rc(p.X+cols[i]-100, p.Y, 100, 18), h, note)
	}
	_, ghost := t.shown().(ageofsteam.IssueShare)
	for i, x := range lines {
		b := draw.Rc(p.X, p.Y+22+row*float32(i), p.W, row-1)
		if i == 1 && ghost || i == 0 && !ghost {
			u.L.Round(b.Pad(-4, 0), 5, draw.Solid(draw.Hex(0xf4d590)))
		}
		if i < 5 {
			spriteFit(u.L, "share", draw.Rc(b.X, b.Y+2, 30, row-4))
		}
		more := "none"
		if i > 0 {
			more = fmt.Sprint(i)
		}
		ink := ui.OnPaper
		if short := 0; x.after == "bankrupt" {
			ink = ui.LossPaper
		} else if _, err := fmt.Sscanf(x.after, "$0, income -%d", &short); err == nil {
			x.after, ink = fmt.Sprintf("income −%d", short), ui.LossPaper
		}
		figure := draw.Type{Face: draw.SansBold, Size: 14, Color: ui.OnPaper, Align: draw.End}
		for k, v := range [...]string{more, play.Dollars(x.p.Cash), fmt.Sprintf("−$%d", x.p.Due()), x.after} {
			st := figure
			if k == 3 {
				st.Color = ink
			}
			u.L.Label(draw.Rc(b.X+cols[k]-110, b.Y, 110, b.H), v, st)
		}
	}
	if !t.acting() {
		return card.close()
	}
	me := s.Player(seat)
	label := fmt.Sprintf("Issue a share: +$%d", s.Map().Rules.SharePrice)
	if r.choice(u, t, card, "shares/issue", label, fmt.Sprintf("%d of %d issued", me.Shares, s.Map().Rules.MaxShares), "AOS-029", "S", shareTarget, ageofsteam.IssueShare{}) {
		t.point(u, shareTarget)
	}
	card.say(fmt.Sprintf("Before building and moving: income +$%d. What the round earns comes on top; bid and track come off. A share costs 3 points at the end.", me.Income), "AOS-131")
	return card.close()
}

// buildCard is the build turn while no hex is chosen.
func (r *railTable) buildCard(t *Table, u *ui.UI, box draw.Rect, s *ageofsteam.State) float32 {
	p := s.Player(max(0, s.Turn()))
	most := s.Lays(p)
	title := fmt.Sprintf("Build track · tile %d of %d", p.Lays+1, most)
	if p.Lays >= most {
		title = fmt.Sprintf("Build track · all %d laid", most)
	}
	card := t.openSlate(u, box, title, s.Phase().Clause)
	if p.Role == ageofsteam.Urbanization && !p.Urbanized && p.Lays == 0 {
		r.drawNewCities(t, u, card, s)
	}
	lays := 0
	hexes := map[int]bool{}
	least := 0
	for _, a := range t.aim.legal {
		if l, ok := a.(track.Lay); ok {
			lays++
			hexes[l.At.Number()] = true
			if c := s.Bill(l).Total(); lays == 1 || c < least {
				least = c
			}
		}
	}
	switch {
	case p.Lays >= most:
		card.say("All tiles of this turn are laid. End the build turn, or take one back.")
	case lays == 0:
		card.say("No tile can be laid: cash, or track to start from, is missing.")
	default:
		card.say("Point at a lit hex: its tiles are shown there. Track starts at a city, at a town with your track, or at an open end of yours.", "AOS-058")
	}
	r.facts(card, []seatLine{
		{"", "Hexes where a tile fits", fmt.Sprint(len(hexes)), ui.OnPaper},
		{"coins", "The cheapest lay", play.Dollars(least), ui.OnPaper},
		{"coins", "Cash", play.Dollars(p.Cash), ui.OnPaper},
		{"coins", "After expenses", s.Forecast(max(0, s.Turn())).String(), ui.OnPaper},
	})
	return card.close()
}

type seatLine struct {
	icon, label, value string
	ink                draw.Color
}

// facts lays lines of figures on a paper card.
func (r *railTable) facts(card *slate, lines []seatLine) {
	p := card.paper(float32(len(lines))*25 + 16)
	for i, x := range lines {
		b := draw.Rc(p.X, p.Y+25*float32(i), p.W, 25)
		if x.icon != "" {
			spriteFit(card.u.L, x.icon, draw.Around(draw.Pt(b.X+13, b.Mid().Y), 26, 21))
		}
		w := card.u.L.Label(b, x.value, draw.Type{Face: draw.SansBold, Size: 15, Color: x.ink, Align: draw.End})
		card.u.L.Label(draw.Rc(b.X+32, b.Y, b.W-32-w-6, b.H), curly(x.label), draw.Type{Face: draw.Sans, Size: 14.5, Color: ui.OnPaper})
	}
}

// drawNewCities are the new cities that may be placed now: choose one, then a town.
func (r *railTable) drawNewCities(t *Table, u *ui.UI, card *slate, s *ageofsteam.State) {
	lit := t.lit()
	card.say("Urbanization: choose a new city, then any town. It is free and comes before the first tile.", "AOS-091")
	const w, space = 55, 8
	row := card.take(58, 8)
	x, n := row.X, 0
	for i, c := range s.Map().NewCities {
		if _, used := s.TileStop(i); used {
			continue
		}
		n++
		if x+w > row.Right()+1 {
			row = card.take(58, 8)
			x = row.X
		}
		b := draw.Rc(x, row.Y, w, 58)
		x += w + space
		target := rules.Target{Kind: play.TargetCity, ID: i}
		id := "tile/" + c.Letter
		st := u.Zone(id, target, b.Corners())
		chosen := hasTarget(t.aim.chosen, target)
		if hasTarget(lit, target) || chosen {
			st = u.Focusable(id, st)
		}
		switch {
		case chosen:
			u.L.Round(b, 6, draw.Solid(draw.Hex(0x7a5320)))
			u.L.Frame(b, 6, 2, draw.Hex(0xffd56e))
		case st.Hot || st.Focused:
			u.L.Round(b, 6, draw.Solid(draw.Hex(0x4a3524)))
		default:
			u.L.Round(b, 6, draw.Solid(draw.Color{R: 0x12, G: 0x0c, B: 0x08, A: 120}))
		}
		u.L.Round(draw.Around(draw.Pt(b.Mid().X, b.Y+24), 38, 34), 8, draw.Solid(goodInk(c.Color)))
		spriteFit(u.L, "new-city-"+lower(c.Letter), draw.Around(draw.Pt(b.Mid().X, b.Y+24), 46, 42))
		u.L.Label(draw.Rc(b.X, b.Bottom()-16, b.W, 14), fmt.Sprintf("%s · key %d", c.Letter, n), draw.Type{Face: draw.Sans, Size: 12, Color: ui.MutedFelt, Align: draw.Center})
		u.FocusRing(st, b, 6)
		if st.Hot {
			u.Tip = &ui.Tip{At: b, Text: fmt.Sprintf("City %s: %s, number %d of the %s half.", c.Letter, c.Color, c.Column.Number, c.Column.Half), Clause: "AOS-016"}
		}
		if st.Clicked {
			t.point(u, target)
		}
	}
}

// cityCard is a new city on its town.
func (r *railTable) cityCard(t *Table, u *ui.UI, box draw.Rect, a ageofsteam.Urbanize) float32 {
	s := aosState(t.g.Now())
	c := s.Map().NewCities[a.N]
	card := t.openSlate(u, box, fmt.Sprintf("New city %s · %s", a.Tile, a.At), "AOS-091")
	card.say(fmt.Sprintf("%s becomes a %s city, number %d of the %s half. Track that ends there ends in the city then; a tile on it goes back to the box.", a.At, c.Color, c.Column.Number, c.Column.Half), "AOS-094", "AOS-099")
	var lines []seatLine
	for i, col := range s.Map().Columns {
		if col.Tile == a.N {
			for b, g := range s.Column(i) {
				if g > 0 {
					lines = append(lines, seatLine{"cube-" + g.String(), fmt.Sprintf("waits in box %d", b+1), g.String(), ui.OnPaper})
				}
			}
		}
	}
	lines = append(lines, seatLine{"coins", "Price", "free", ui.GainPaper})
	r.facts(card, lines)
	half := card.take(34, 6)
	if u.Brassy("city/place", draw.Rc(half.X, half.Y, half.W-90, 34), "Place it", "", false) {
		t.do(u, a)
	}
	if u.Slab("city/back", draw.Rc(half.Right()-82, half.Y, 82, 34), "Back", "", false) {
		t.stepBack()
	}
	return card.close()
}

// pastCard stands where the present is not on show.
func (r *railTable) pastCard(t *Table, u *ui.UI, box draw.Rect) float32 {
	s := aosState(t.pos())
	pg := t.openPage(u, box, "A look back", "")
	pg.text(momentText(t.past))
	pg.fact("", "Round", fmt.Sprintf("%d of %d", s.Round(), s.Rounds()), ui.OnPaper)
	pg.fact("", "Phase", s.Phase().Name, ui.OnPaper)
	t.pastButtons(pg)
	return pg.close()
}
