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
	"kettle/rules/rail/track"
)

// A westwardTable is the tableau of Westward Ho!: cubes lie on open land, players found the towns, cities grow when track
// joins them to Chicago, and San Francisco comes late.
type westwardTable struct{ *steamTable }

func newWestwardTable() tableau {
	m := &westwardTable{newSteamRails()}
	m.eco = westwardEconomy{m.eco.(steamEconomy)}
	return m
}

// A westwardEconomy is the economy of Steam with cities that grow by connection.
type westwardEconomy struct{ steamEconomy }

// sanFrancisco is the name on the tile that comes late.
const sanFrancisco = "San Francisco"

// flagged is a place that the rules single out.
func flagged(s *steam.State, flag string) rail.Stop {
	h, _ := s.Track().Land().Flagged(flag)
	return h
}

// cityName is what a city is called now: San Francisco covers Yerba Buena.
func cityName(s *steam.State, at rail.Spot) string {
	if at.Stop() == flagged(s, "yerba-buena") && !westwardho.Waiting(s) {
		return sanFrancisco
	}
	return at.String()
}

// print adds the numbers of the printed cubes, the markers that are left in Chicago, and San Francisco.
func (m *westwardTable) print(p rules.Position, n *board.Rails) {
	m.steamTable.print(p, n)
	s := steamState(p)
	n.Numbers = true
	n.Growth[flagged(s, "chicago")] = westwardho.InChicago(s)
	if at := flagged(s, "yerba-buena"); !westwardho.Waiting(s) {
		n.Tile[at] = board.CityTile{Color: s.Color(at), Name: sanFrancisco}
	}
}

// prefer: on open land a town is shown first where cubes lie, which keeps them (WWH-09), and track elsewhere.
func (m *westwardTable) prefer(p rules.Position, chosen []rules.Target, open []rules.Action) rules.Action {
	s := steamState(p)
	var fit []rules.Action
	for _, a := range open {
		l, ok := a.(track.Lay)
		if !ok || s.Track().Stop(l.At.Stop()) {
			break
		}
		if shape, _ := track.ShapeOf(l.Tile); shape.Town() == (len(s.Cubes(l.At.Stop())) > 0) {
			fit = append(fit, a)
		}
	}
	if len(fit) > 0 {
		open = fit
	}
	return m.railTable.prefer(p, chosen, open)
}

// stock: the San Francisco tile waits on a space with its cubes (WWH-05).
func (m *westwardTable) stock(s *steam.State, i int, x *board.Space) {
	if westwardho.Waiting(s) && i == westwardho.TileSpace(s) {
		x.Tile, x.Color = sanFrancisco, s.Color(flagged(s, "yerba-buena"))
	}
}

// remind: a marker on the turn track recalls it (WWH-04).
func (m *westwardTable) remind(s *steam.State, x *board.Turns) {
	if westwardho.Waiting(s) {
		x.Reminder = westwardho.Reminder
	}
}

// askCard asks which city grows next, and where the last cubes of the bag go.
func (m *westwardTable) askCard(t *Table, u *ui.UI, box draw.Rect, s *steam.State) (float32, bool) {
	switch phase := s.Phase(); {
	case phase.Has(westwardho.GrowNext{}.Kind()):
		card := t.openSlate(u, box, phase.Name, phase.Clause)
		card.say("Several cities are joined to Chicago. Choose the one that grows next: of three cubes from the bag two come to it, one to Chicago.", "WWH-12", "WWH-29")
		lines := []seatLine{
			{"growth-marker", "Markers in Chicago", fmt.Sprint(westwardho.InChicago(s)), ui.OnPaper},
			{"cube-gray", "Cubes in the bag", fmt.Sprint(len(s.Bag())), ui.OnPaper},
		}
		m.facts(card, lines)
		m.cities(t, card, s)
		return card.close(), true
	case phase.Has(westwardho.Allot{}.Kind()):
		card := t.openSlate(u, box, phase.Name, phase.Clause)
		on, _ := s.Pending()
		card.say(fmt.Sprintf("The bag holds too few cubes for %s and Chicago: split them one by one as you like.", cityName(s, on.At)), "WWH-12", "WWH-29")
		m.drawBag(card, s)
		m.cities(t, card, s)
		return card.close(), true
	}
	return 0, false
}

// drawBag draws the cubes left in the bag in a row; the next one is framed.
func (m *westwardTable) drawBag(card *slate, s *steam.State) {
	p := card.paper(54)
	l := card.u.L
	l.Label(draw.Rc(p.X, p.Y, 70, p.H), "In the bag", draw.Type{Face: draw.Sans, Size: 14, Color: ui.OnPaper})
	for i, g := range s.Bag() {
		b := draw.Around(draw.Pt(p.X+98+34*float32(i), p.Mid().Y), 28, 28)
		if i == 0 {
			l.Round(b.Inset(-3), 6, draw.Solid(draw.Hex(0xf4d590)))
			l.Frame(b.Inset(-3), 6, 1.5, draw.Hex(0xb9822a))
		}
		l.Sprite("cube-"+g.String(), b)
	}
}

// cities are those that the decision is about, as buttons.
func (m *westwardTable) cities(t *Table, card *slate, s *steam.State) {
	for i, a := range t.aim.legal {
		x := a.Targets()[0]
		at := s.Spot(rail.Stop(x.ID))
		if m.choice(card.u, t, card, fmt.Sprintf("grow/%d", i), cityName(s, at), inCity(s, at), "WWH-12", fmt.Sprint(i+1), x, a) {
			t.point(card.u, x)
		}
	}
}

// inCity says what lies in a city.
func inCity(s *steam.State, at rail.Spot) string {
	text := count(len(s.Cubes(at.Stop())), "cube")
	if g := s.Color(at.Stop()); g != rail.None {
		text = fmt.Sprintf("%s city, %s", g, text)
	}
	return text
}

// keys: the cities of a decision by number.
func (eco westwardEconomy) keys(p play.State) (out []shortcut) {
	s := steamState(p)
	if ph := s.Phase(); !ph.Has(westwardho.GrowNext{}.Kind()) && !ph.Has(westwardho.Allot{}.Kind()) {
		return eco.steamEconomy.keys(p)
	}
	for i, a := range s.Legal() {
		x := a.Targets()[0]
		out = append(out, shortcut{fmt.Sprint(i + 1), x, "choose " + s.Spot(rail.Stop(x.ID)).String()})
	}
	return out
}

// beforeBuild: the opening, the link at Chicago, and where towns are founded.
func (eco westwardEconomy) beforeBuild(t *Table, card *slate, p play.State) {
	s := steamState(p)
	eco.steamEconomy.beforeBuild(t, card, p)
	if mayPlace(s) {
		return
	}
	if westwardho.Bound(s, max(0, s.Turn())) {
		card.say("Until you have a complete link from Chicago or St. Louis, you build from these two only.", "WWH-15")
	} else if n := westwardho.InChicago(s); n > 0 {
		card.say(fmt.Sprintf("Chicago holds %s: at most one link of yours there.", count(n, "marker")), "WWH-07")
	}
}

// drawFoot: who is still bound by the opening is told until an action is taken.
func (eco westwardEconomy) drawFoot(t *Table, u *ui.UI, b draw.Rect, seat rules.Seat) {
	eco.steamEconomy.drawFoot(t, u, b, seat)
	if s := steamState(t.pos()); westwardho.Bound(s, seat) {
		eco.drawBound(u, b)
	}
}

// drawBound marks a seat that must build from Chicago or St. Louis.
func (eco westwardEconomy) drawBound(u *ui.UI, b draw.Rect) {
	r := draw.Rc(b.Right()-52, b.Y, 52, b.H)
	st := u.Area(fmt.Sprintf("bound/%g", b.Y), r)
	u.L.Label(r, "opening", draw.Type{Face: draw.Sans, Size: 13, Color: ui.MutedFelt, Align: draw.End})
	if st.Hot {
		u.Tip = &ui.Tip{At: r, Text: "Builds from Chicago or St. Louis until a link from there is complete.", Clause: "WWH-15"}
	}
}

// about: the space where the San Francisco tile waits is no supply (WWH-31).
func (eco westwardEconomy) about(p play.State, x rules.Target) string {
	if s := steamState(p); westwardho.Waiting(s) && x == spaceTarget(westwardho.TileSpace(s)) {
		return fmt.Sprintf("%s waits here with %s; it comes after turn %d.", sanFrancisco, cubeList(westwardho.TileCubes(s)), westwardho.Reminder-1)
	}
	return eco.steamEconomy.about(p, x)
}

// aboutCity: the markers of Chicago, and where San Francisco stands.
func (eco westwardEconomy) aboutCity(p play.State, h rail.Stop) string {
	s := steamState(p)
	switch {
	case h == flagged(s, "chicago"):
		return fmt.Sprintf(", with %s; cities that track joins to it take one", count(westwardho.InChicago(s), "City Growth marker"))
	case h == flagged(s, "yerba-buena") && westwardho.Waiting(s):
		return fmt.Sprintf("; %s covers it after turn %d", sanFrancisco, westwardho.Reminder-1) + eco.steamEconomy.aboutCity(p, h)
	case h == flagged(s, "yerba-buena"):
		return ", now " + sanFrancisco + eco.steamEconomy.aboutCity(p, h)
	}
	return eco.steamEconomy.aboutCity(p, h)
}
