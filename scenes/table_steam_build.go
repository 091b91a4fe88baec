package scenes

import (
	"fmt"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
)

// mayPlace reports whether whoever acts may place a New City now.
func mayPlace(s *steam.State) bool {
	if !s.Phase().Has(steam.Urbanize{}.Kind()) {
		return false
	}
	return s.Phase().ID != play.PhaseBuild || holds(s, steam.Urbanization) && steam.MayUrbanize(s, s.Turn()) == nil
}

// mayGrow reports whether whoever acts may let a city grow now.
func mayGrow(s *steam.State) bool {
	return s.Phase().Has(steam.Grow{}.Kind()) && holds(s, steam.CityGrowth) && steam.MayGrow(s, s.Turn()) == nil
}

// holds reports whether whoever acts has an action tile whose effect is still to come.
func holds(s *steam.State, r steam.Role) bool {
	p := s.Player(max(0, s.Turn()))
	return p.Role == r && !p.Idle && !p.Used
}

func (eco steamEconomy) beforeBuild(t *Table, card *slate, p play.State) {
	s := steamState(p)
	switch {
	case mayPlace(s):
		card.say("Urbanization: choose a New City, then a town. It is no tile of the turn.", "STM-095")
		eco.drawTray(t, card, s)
	case mayGrow(s):
		text := "City Growth: choose a city without a marker, and a space of the goods supply."
		if hasKind(t.aim.chosen, play.TargetStop) {
			text = fmt.Sprintf("City Growth: now choose the space whose cubes come to %s.", s.Spot(stopChosen(t)))
		}
		card.say(text, "STM-059")
		if t.compact {
			eco.drawSupply(t, card, s)
		}
	}
}

// drawSupply draws the goods supply on paper.
func (eco steamEconomy) drawSupply(t *Table, card *slate, s *steam.State) {
	p := card.paper(min(270, max(180, card.left()-60)))
	t.meet(card.u, eco.supply(t, s, true).Draw(card.u, p))
	t.places(card.u.L, steam.TargetSpace)
}

// stopChosen is the stop that was pointed at first.
func stopChosen(t *Table) rail.Stop {
	for _, x := range t.aim.chosen {
		if x.Kind == play.TargetStop {
			return rail.Stop(x.ID)
		}
	}
	return 0
}

// drawTray draws the New City tiles on paper.
func (eco steamEconomy) drawTray(t *Table, card *slate, s *steam.State) {
	tray := eco.tray(t, s)
	tray.Of = 0
	t.meet(card.u, tray.Draw(card.u, card.paper(70)))
}

// placeCard asks for a New City that is placed at once.
func (eco steamEconomy) placeCard(t *Table, u *ui.UI, box draw.Rect, s *steam.State) float32 {
	card := t.openSlate(u, box, s.Phase().Name, s.Phase().Clause)
	card.say("Choose a New City, then a town that is lit. Its cubes come from one space of the supply.", "STM-095", "STM-102")
	eco.drawTray(t, card, s)
	return card.close()
}

// cityCard is a New City on its town.
func (eco steamEconomy) cityCard(t *Table, u *ui.UI, box draw.Rect, a steam.Urbanize) float32 {
	card := t.openSlate(u, box, "New City · "+a.At.String(), "STM-095")
	card.say(fmt.Sprintf("%s becomes a %s city. Track that ends there is complete; a town tile goes back.", a.At, a.Color), "STM-097", "STM-099")
	s := steamState(t.g.Now())
	eco.drawTray(t, card, s)
	card.ledger(t.ledgerOf(a), 44)
	return eco.twoButtons(t, u, card, "city/place", "Place it", a)
}

// growCard is a city about to grow, with the cubes that come to it.
func (eco steamEconomy) growCard(t *Table, u *ui.UI, box draw.Rect, a steam.Grow) float32 {
	s := steamState(t.g.Now())
	card := t.openSlate(u, box, "City Growth · "+a.At.String(), "STM-059")
	card.say(fmt.Sprintf("All cubes of supply space %d come to %s. It cannot grow again.", a.Space+1, a.At), "STM-060")
	var lines []seatLine
	for _, g := range s.Space(a.Space) {
		lines = append(lines, seatLine{"cube-" + g.String(), cubeTitle(g), "to " + a.At.String(), ui.OnPaper})
	}
	lines = append(lines, seatLine{"growth-marker", "Markers left then", fmt.Sprint(s.MarkersLeft() - 1), ui.OnPaper})
	eco.r.facts(card, lines)
	return eco.twoButtons(t, u, card, "city/grow", "Let it grow", a)
}

// twoButtons ends a card: the action, and back.
func (eco steamEconomy) twoButtons(t *Table, u *ui.UI, card *slate, id, label string, a rules.Action) float32 {
	row := card.take(34, 6)
	if u.Brassy(id, draw.Rc(row.X, row.Y, row.W-90, 34), label, "", false) {
		t.do(u, a)
	}
	if u.Slab("city/back", draw.Rc(row.Right()-82, row.Y, 82, 34), "Back", "", false) {
		t.stepBack()
	}
	return card.close()
}

// supplyCard asks for the supply space whose cubes come to a New City, and for the cube that stays where one does.
func (eco steamEconomy) supplyCard(t *Table, u *ui.UI, box draw.Rect, s *steam.State) float32 {
	on, _ := s.Pending()
	card := t.openSlate(u, box, "Cubes for "+on.At.String(), s.Phase().Clause)
	text := fmt.Sprintf("Choose a space of the goods supply: its cubes come to %s, a %s city.", on.At, s.Color(on.At.Stop()))
	if hasKind(t.lit(), steam.TargetLeave) || hasKind(t.aim.chosen, steam.TargetLeave) {
		text = fmt.Sprintf("Only %s come: choose the cube that stays.", count(s.Map().Rules.CityCubes, "cube"))
	}
	card.say(text)
	if t.compact || !eco.roomBeside(s) {
		eco.drawSupply(t, card, s)
	}
	if a, ok := t.aim.ghost.(steam.Supply); ok {
		if u.Brassy("supply/take", card.take(34, 6), "Bring "+cubeList(s.Space(a.Space).Without(a.Leave)), "", false) {
			t.do(u, a)
		}
	}
	return card.close()
}
