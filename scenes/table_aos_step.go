package scenes

import (
	"fmt"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
)

// sharesCard is the issue of shares: what more of them would bring and cost.
func (eco aosEconomy) sharesCard(t *Table, u *ui.UI, box draw.Rect, s *ageofsteam.State) float32 {
	card := t.openSlate(u, box, "Issue shares", "AOS-028")
	seat := s.Turn()
	type line struct {
		p     ageofsteam.Player
		after ageofsteam.Forecast
	}
	var lines []line
	for at := s; len(lines) < 7; {
		lines = append(lines, line{at.Player(seat), at.Forecast(seat)})
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
		more, after := "none", x.after.String()
		if i > 0 {
			more = fmt.Sprint(i)
		}
		ink := ui.OnPaper
		switch {
		case x.after.Out:
			ink = ui.LossPaper
		case x.after.Short > 0:
			after, ink = fmt.Sprintf("income −%d", x.after.Short), ui.LossPaper
		}
		figure := draw.Type{Face: draw.SansBold, Size: 14, Color: ui.OnPaper, Align: draw.End}
		for k, v := range [...]string{more, play.Dollars(x.p.Cash), fmt.Sprintf("−$%d", x.p.Due()), after} {
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
	if eco.r.choice(u, t, card, "shares/issue", label, fmt.Sprintf("%d of %d issued", me.Shares, s.Map().Rules.MaxShares), "AOS-029", "S", shareTarget, ageofsteam.IssueShare{}) {
		t.point(u, shareTarget)
	}
	card.say(fmt.Sprintf("Before building and moving: income +$%d. What the round earns comes on top; bid and track come off. A share costs 3 points at the end.", me.Income), "AOS-131")
	return card.close()
}

// drawNewCities are the new cities that may be placed now: choose one, then a town.
func (eco aosEconomy) drawNewCities(t *Table, u *ui.UI, card *slate, s *ageofsteam.State) {
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
func (eco aosEconomy) cityCard(t *Table, u *ui.UI, box draw.Rect, a ageofsteam.Urbanize) float32 {
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
	eco.r.facts(card, lines)
	half := card.take(34, 6)
	if u.Brassy("city/place", draw.Rc(half.X, half.Y, half.W-90, 34), "Place it", "", false) {
		t.do(u, a)
	}
	if u.Slab("city/back", draw.Rc(half.Right()-82, half.Y, 82, 34), "Back", "", false) {
		t.stepBack()
	}
	return card.close()
}
