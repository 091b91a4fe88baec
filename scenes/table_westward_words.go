package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/maps/westwardho"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
)

// prompt is the sentence of what is asked where this map asks more than others.
func (m *westwardTable) prompt(t *Table) rules.Line {
	line := m.steamTable.prompt(t)
	s := steamState(t.pos())
	seat := s.Turn()
	if seat < 0 {
		return line
	}
	switch ph := s.Phase(); {
	case ph.ID == play.PhaseBuild && westwardho.Bound(s, seat) && s.Player(seat).Lays < s.Lays(seat):
		line.Text = fmt.Sprintf("@%d: lay track from Chicago or St. Louis, tile %d of %d, or end the build turn.", seat, s.Player(seat).Lays+1, s.Lays(seat))
		line.Clause = "WWH-15"
	case ph.Has(westwardho.GrowNext{}.Kind()):
		line.Text = fmt.Sprintf("@%d: choose the city that grows next.", seat)
	case ph.Has(westwardho.Allot{}.Kind()):
		on, _ := s.Pending()
		line.Text = fmt.Sprintf("@%d: does the next cube, %s, come to %s or to Chicago?", seat, s.Bag()[0], cityName(s, on.At))
	}
	return line
}

// proposeOwn is the sentence for what only this map has.
func (m *westwardTable) proposeOwn(s *steam.State, a rules.Action) rules.Line {
	seat := max(0, s.Turn())
	switch a := a.(type) {
	case westwardho.GrowNext:
		return rules.Line{Text: fmt.Sprintf("@%d: let %s grow next?", seat, cityName(s, a.At)), Clause: "WWH-28"}
	case westwardho.Allot:
		return rules.Line{Text: fmt.Sprintf("@%d: the %s cube to %s?", seat, a.Good, cityName(s, a.At)), Clause: "WWH-12"}
	}
	return rules.Line{}
}

// brief are the short texts of the log.
func (eco westwardEconomy) brief(p rules.Position, e rules.Event) []string {
	switch e := e.(type) {
	case westwardho.Drawn:
		return []string{fmt.Sprintf("From the bag to %s", e.At), e.At.String()}
	case westwardho.Swept:
		return []string{fmt.Sprintf("%s: cubes to the bag", e.At), shortStop(e.At.String()) + ": to the bag"}
	case westwardho.Arrived:
		return []string{sanFrancisco + " comes", sanFrancisco}
	}
	return eco.steamEconomy.brief(p, e)
}

// touched are the cubes from the bag too, and the hex that lost its own.
func (eco westwardEconomy) touched(events []rules.Event) []rules.Target {
	out := eco.steamEconomy.touched(events)
	for _, e := range events {
		switch e := e.(type) {
		case westwardho.Drawn:
			out = append(out, stopTarget(e.At))
			for _, g := range e.Cubes {
				out = append(out, rules.Target{Kind: play.TargetCube, ID: play.CubeID(e.At.Stop(), g)})
			}
		case westwardho.Swept:
			out = append(out, stopTarget(e.At))
		case westwardho.Arrived:
			out = append(out, stopTarget(e.At))
		}
	}
	return out
}

// arrivals are the cubes from the bag too: they come from the foot of the board.
func (eco westwardEconomy) arrivals(t *Table, out []showStep, rails *board.Rails, events []rules.Event) []showStep {
	out = eco.steamEconomy.arrivals(t, out, rails, events)
	for _, e := range events {
		d, ok := e.(westwardho.Drawn)
		if !ok {
			continue
		}
		seen := eco.r.hexes.Seen()
		from := draw.Pt(seen.Mid().X, seen.Bottom())
		rails.Growth = eco.r.railsOf(t, t.g.Now()).Growth
		out = eco.r.coming(out, rails, from, d.At.Stop(), d.Cubes...)
	}
	return out
}

// reveal adds San Francisco to the end of the second turn.
func (eco westwardEconomy) reveal(p rules.Position, events []rules.Event) *revealCard {
	card := eco.steamEconomy.reveal(p, events)
	if card == nil {
		return nil
	}
	for _, e := range events {
		a, ok := e.(westwardho.Arrived)
		if !ok {
			continue
		}
		under := card.draw
		card.touched = append(card.touched, stopTarget(a.At))
		card.draw = func(t *Table, pg *page) {
			l, box := pg.u.L, pg.room()
			l.Label(draw.Rc(box.X, pg.y, 130, 26), sanFrancisco+" comes", draw.Type{Face: draw.Heading, Size: 14, Color: ui.FormHead})
			for i, g := range a.Cubes {
				l.Sprite("cube-"+g.String(), draw.Rc(box.X+132+24*float32(i), pg.y+2, 22, 22))
			}
			pg.y += 28
			pg.text(fmt.Sprintf("It covers %s; cubes, links and markers there stay.", a.At), "WWH-18", "WWH-32")
			pg.rule()
			under(t, pg)
		}
	}
	return card
}

// moment counts what the rails brought to life.
func (m *westwardTable) moment(t *Table) resultFigure {
	s, towns, grown := steamState(t.g.Now()), 0, 0
	for h := range rail.Stop(s.Stops()) {
		if _, new := s.NewCity(h); new || s.Track().TownTile(h) {
			towns++
		} else if s.Grown(h) {
			grown++
		}
	}
	cities := "1 city grown"
	if grown != 1 {
		cities = fmt.Sprintf("%d cities grown", grown)
	}
	return resultFigure{"town-station", "The West", fmt.Sprintf("%s, %s", count(towns, "town"), cities)}
}
