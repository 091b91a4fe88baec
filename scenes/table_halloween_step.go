package scenes

import (
	"fmt"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/halloween"
	"kettle/rules/rail/play"
)

// stepCard says what the step is about, what can be done in it, and has the buttons that are not on the board.
func (h *halloweenTable) stepCard(t *Table, u *ui.UI, r draw.Rect) float32 {
	s := aosState(t.pos())
	c, ok := stepCards[s.Phase().ID]
	if !ok {
		c = stepCard{title: s.Phase().Name, text: aosPhaseText[s.Phase().ID], clauses: []string{s.Phase().Clause}}
	}
	icon := c.icon
	if s.Phase().ID == "action" {
		icon = "disc-" + t.g.Colour(0)
	}
	pg := t.openPage(u, r, c.title, icon)
	pg.text(c.text, c.clauses...)
	switch s.Phase().ID {
	case "build":
		h.tiles(t, pg)
		h.buildFacts(t, pg, s)
	case "move1", "move2":
		h.moveFacts(t, pg, s)
	case "income":
		h.payFacts(t, pg, s)
	case "shares":
		h.payFacts(t, pg, s)
	case "action":
		for i, role := range s.Map().Rules.Roles {
			pg.head(fmt.Sprintf("%d  %s", i+1, role))
			pg.y -= 3
			pg.text(sentence(roleText[role]))
		}
	case "growth":
		pg.fact("witch", "Witches in the display", fmt.Sprint(s.OnDisplay(halloween.Witch)), ui.OnPaper)
	}
	h.buttons(t, pg)
	return pg.close()
}

// buttons are the locomotive and the share, with their keys, where they are open.
func (h *halloweenTable) buttons(t *Table, pg *page) {
	if pg.left() < 34 {
		return
	}
	pg.y += 2
	for _, a := range t.g.Legal() {
		switch a.(type) {
		case play.Raise:
			if pg.left() >= 34 && pg.button("raise", "", "Raise the locomotive", "L", false) {
				t.point(pg.u, locoTarget)
			}
		case ageofsteam.IssueShare:
			label := "Issue a share: +$5"
			if t.aim.ghost == a {
				label = "Confirm: a share, +$5"
			}
			if pg.left() >= 34 && pg.button(issueHit, "", label, "S", false) {
				t.point(pg.u, shareTarget)
			}
		}
	}
	if a, ok := t.aim.ghost.(ageofsteam.IssueShare); ok && pg.left() > 60 {
		pg.rule()
		pg.ledger(t.ledgerOf(a))
	}
}

// tiles are the new cities that may be placed now.
func (h *halloweenTable) tiles(t *Table, pg *page) {
	s := aosState(t.pos())
	lit := t.lit()
	p := s.Player(0)
	if p.Role != ageofsteam.Urbanization || p.Urbanized || p.Lays > 0 {
		return
	}
	pg.head("New cities: choose one, then a grey house")
	r := pg.room()
	const w, high = 44, 62
	x := r.X
	n := 0
	for i, c := range s.Map().NewCities {
		if _, used := s.TileStop(i); used {
			continue
		}
		n++
		if x+w > r.Right()+1 {
			x, pg.y = r.X, pg.y+high+4
		}
		b := draw.Rc(x, pg.y, w, high)
		target := rules.Target{Kind: play.TargetCity, ID: i}
		st := pg.u.Zone("tile/"+c.Letter, target, b.Corners())
		if hasTarget(lit, target) || hasTarget(t.aim.chosen, target) {
			st = pg.u.Focusable("tile/"+c.Letter, st)
		}
		if st.Hot || hasTarget(t.aim.chosen, target) {
			pg.u.L.Round(b.Inset(-1), 6, draw.Solid(draw.Fade(ui.LitBottom, 0.5)))
		}
		spriteFit(pg.u.L, "plaque-"+c.Color.String(), draw.Rc(b.X+3, b.Y+2, w-6, 30))
		pg.u.L.Label(draw.Rc(b.X, b.Y+4, w, 22), c.Letter, draw.Type{Face: draw.Heading, Size: 16, Color: draw.Hex(0xfff2d8), Align: draw.Center})
		column := draw.Type{Face: draw.SansBold, Size: 12, Color: ui.OnPaper, Align: draw.Center}
		pg.u.L.Label(draw.Rc(b.X, b.Y+31, w, 13), fmt.Sprintf("%s %d", c.Column.Half, c.Column.Number), column)
		key := draw.Rc(b.Mid().X-8, b.Y+46, 16, 15)
		pg.u.L.Round(key, 3, draw.Solid(draw.Hex(0xfff6df)))
		pg.u.L.Frame(key, 3, 1, draw.Fade(ui.RulePaper, 0.9))
		pg.u.L.Label(key, fmt.Sprint(n), draw.Type{Face: draw.Heading, Size: 11, Color: ui.HeadPaper, Align: draw.Center})
		pg.u.FocusRing(st, b, 6)
		if st.Hot {
			pg.u.Tip = &ui.Tip{At: b, Text: fmt.Sprintf("City %s: %s, number %d of the %s half.", c.Letter, c.Color, c.Column.Number, c.Column.Half), Clause: "HAL-13"}
		}
		if st.Clicked {
			t.point(pg.u, target)
		}
		x += w + 3
	}
	pg.y += high + 6
}

// tileKeys are the number keys of the new cities.
func (h *halloweenTable) keys(p rules.Position) []shortcut {
	s := aosState(p)
	if s.Phase().ID != "build" {
		return h.aosTable.keys(p)
	}
	out := h.aosTable.keys(p)[:2]
	n := 0
	for i, c := range s.Map().NewCities {
		if _, used := s.TileStop(i); !used {
			n++
			out = append(out, shortcut{fmt.Sprint(n), rules.Target{Kind: play.TargetCity, ID: i}, "new city " + c.Letter})
		}
	}
	return out
}

func (h *halloweenTable) buildFacts(t *Table, pg *page, s *ageofsteam.State) {
	links := 0
	for _, a := range t.g.Legal() {
		if _, ok := a.(halloween.Build); ok {
			links++
		}
	}
	p := s.Player(0)
	limit := 1
	if p.Role == ageofsteam.Engineer {
		limit = 2
	}
	pg.fact("lantern-unlit", "Links that may be lit", fmt.Sprint(links), ui.OnPaper)
	pg.fact("lantern-unlit", "Lit this round", fmt.Sprintf("%d of %d", p.Lays, limit), ui.OnPaper)
	pg.fact("coins", "A link costs", "$5", ui.OnPaper)
}

// moveFacts count what can be moved now.
func (h *halloweenTable) moveFacts(t *Table, pg *page, s *ageofsteam.State) {
	cubes, witches, riding := map[rules.Target]bool{}, map[rules.Target]bool{}, map[rules.Target]bool{}
	best := 0
	for _, a := range t.g.Legal() {
		switch a := a.(type) {
		case play.Deliver:
			cubes[a.Targets()[0]] = true
			best = max(best, a.Path.Len()-1)
		case halloween.Fly:
			witches[a.Targets()[0]] = true
			if !a.Pumpkin.IsZero() {
				riding[a.Targets()[0]] = true
			}
		}
	}
	pg.fact("cube-red", "Red and blue that can move", fmt.Sprint(len(cubes)), ui.OnPaper)
	if best > 0 {
		pg.fact("coins", "The best of them earns", fmt.Sprintf("+%d", best), ui.GainPaper)
	}
	pg.fact("witch", "Witches that can fly", fmt.Sprint(len(witches)), ui.OnPaper)
	ink := ui.OnPaper
	if len(riding) > 0 {
		ink = ui.GainPaper
	}
	pg.fact("pumpkin-smashed", "… and smash a pumpkin", fmt.Sprint(len(riding)), ink)
	pg.fact("loco-"+t.g.Colour(0), "Links at most", fmt.Sprint(s.Player(0).Loco), ui.OnPaper)
}

// payFacts are the sums of the round.
func (h *halloweenTable) payFacts(t *Table, pg *page, s *ageofsteam.State) {
	p, f := s.Player(0), s.Forecast(0)
	pg.fact("coins", "Cash", play.Dollars(p.Cash), ui.OnPaper)
	if s.Phase().ID == "shares" {
		pg.fact("loco-wood", "Income to come", fmt.Sprintf("+$%d", p.Income), ui.GainPaper)
	}
	pg.fact("share", fmt.Sprintf("%s, level %d", count(p.Shares, "share"), p.Loco), fmt.Sprintf("−$%d", p.Due()), ui.LossPaper)
	ink := ui.OnPaper
	if f.Short > 0 || f.Out {
		ink = ui.LossPaper
	}
	pg.rule()
	icon := ""
	if f.Out {
		icon = "grave"
	}
	pg.fact(icon, "After expenses", f.String(), ink)
	if f.Out {
		pg.text(fmt.Sprintf("$%d short, and income would fall below 0: bankrupt. A share brings $5 now.", f.Short), "AOS-115")
	} else if f.Short > 0 {
		pg.text(fmt.Sprintf("$%d short: income falls by that much. A share brings $5 now.", f.Short), "AOS-114")
	}
}

// pastCard stands where the present is not on show.
func (h *halloweenTable) pastCard(t *Table, u *ui.UI, r draw.Rect) float32 {
	if from, g, ok := h.planned(t); ok {
		return h.plannerCard(t, u, r, from, g)
	}
	pg := t.openPage(u, r, "A look back", moonOf(aosState(t.pos()).Round(), aosState(t.pos()).Rounds()))
	s := aosState(t.pos())
	pg.text(momentText(t.past))
	c := halloween.CountOf(s)
	pg.fact("", "Round", fmt.Sprintf("%d of %d", s.Round(), s.Rounds()), ui.OnPaper)
	pg.fact("", "Phase", s.Phase().Name, ui.OnPaper)
	pg.fact("coins", "Cash", play.Dollars(s.Player(0).Cash), ui.OnPaper)
	pg.fact("pumpkin", "Pumpkins on the map", fmt.Sprint(c.Pumpkins), ui.OnPaper)
	pg.fact("lantern-unlit", "Links", fmt.Sprint(c.Links), ui.OnPaper)
	t.pastButtons(pg)
	return pg.close()
}
