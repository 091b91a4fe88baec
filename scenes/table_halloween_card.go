package scenes

import (
	"fmt"
	"strings"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/halloween"
	"kettle/rules/rail/play"
)

// issueHit is the button that issues a share: several are issued by pressing it quickly.
const issueHit = "issue"

// drawCard draws what is being decided: the action that is shown, the ways of a cube, or what the step is about.
func (h *halloweenTable) drawCard(t *Table, u *ui.UI, r draw.Rect) float32 {
	if t.past >= 0 {
		return h.pastCard(t, u, r)
	}
	if from, g, ok := h.planned(t); ok && t.paper.on {
		return h.plannerCard(t, u, r, from, g)
	}
	switch a := t.aim.ghost.(type) {
	case play.Deliver, halloween.Fly:
		return h.flightCard(t, u, r, a)
	case ageofsteam.Urbanize:
		return h.cityCard(t, u, r, a)
	case nil, ageofsteam.IssueShare: // the button stays where it is
	default:
		return h.actionCard(t, u, r, a)
	}
	if from, g, ok := h.planned(t); ok {
		return h.plannerCard(t, u, r, from, g)
	}
	return h.stepCard(t, u, r)
}

// flightCard is the way of a cube stop by stop, what it earns, who may ride, and the other ways there are.
func (h *halloweenTable) flightCard(t *Table, u *ui.UI, r draw.Rect, a rules.Action) float32 {
	s := aosState(t.g.Now())
	fly, witch := a.(halloween.Fly)
	title, icon := "Delivery", ""
	if witch {
		title, icon = "Witch’s flight", "witch-flying"
	}
	pg := t.openPage(u, r, title, icon)
	steps := s.Steps(a)
	ledger := t.ledgerOf(a)
	others := h.otherWays(t, a)
	riders := h.riders(s, a)
	need := float32(len(ledger))*24 + 10
	if len(riders) > 0 {
		need += 36
	}
	if len(others) > 1 {
		need += 23 + 3*26 + 4
	}
	row := max(21, min(34, (pg.left()-need)/float32(max(1, len(steps)))))
	for _, st := range steps {
		h.drawStep(u, draw.Rc(r.X+pagePad, pg.y, r.W-2*pagePad, row), s, st)
		pg.y += row
	}
	pg.y += 2
	pg.rule()
	box := pg.room()
	box.H = min(box.H, float32(len(ledger))*26)
	pg.y += t.drawLedger(u, box, ledger)
	if len(riders) > 0 {
		h.drawRiders(t, u, pg, fly, riders)
	}
	if len(others) > 1 && pg.left() > 50 {
		pg.ways(fmt.Sprintf("%d ways", len(others)), others, func(a rules.Action) (string, string) {
			way, _ := pathOf(a)
			return byWay(way), count(way.Len()-1, "link")
		})
	}
	return pg.close()
}

// byWay names the houses between the ends of a way, all of them if there are not too many.
func byWay(way rail.Path) string {
	switch n := way.Len(); n {
	case 2:
		return "straight"
	case 3, 4:
		text := "by " + shortName(way.At(1).String())
		if n == 4 {
			text += ", " + shortName(way.At(2).String())
		}
		return text
	default:
		return fmt.Sprintf("by %s and %d more", shortName(way.At(1).String()), n-3)
	}
}

// otherWays are the actions still meant between the same two houses, one a way: the one with the same rider if
// there is one.
func (h *halloweenTable) otherWays(t *Table, a rules.Action) (out []rules.Action) {
	fly, witch := a.(halloween.Fly)
	shown, _ := pathOf(a)
	seen := map[rail.Path]int{}
	for _, b := range t.aim.meant() {
		way, ok := pathOf(b)
		if !ok || way.End() != shown.End() || way.Start() != shown.Start() {
			continue
		}
		g, isFly := b.(halloween.Fly)
		if i, twice := seen[way]; twice {
			if isFly && witch && g.Pumpkin == fly.Pumpkin {
				out[i] = b
			}
			continue
		}
		seen[way] = len(out)
		out = append(out, b)
	}
	return out
}

// riders are the actions that differ from a flight in its pumpkin alone, the one without last.
func (h *halloweenTable) riders(s *ageofsteam.State, a rules.Action) (out []halloween.Fly) {
	fly, ok := a.(halloween.Fly)
	if !ok {
		return nil
	}
	for _, p := range s.Plans(fly.Path.Start().Stop(), halloween.Witch) {
		if p.Path != fly.Path {
			continue
		}
		for _, b := range p.Actions {
			if f, ok := b.(halloween.Fly); ok {
				out = append(out, f)
			}
		}
	}
	if len(out) > 1 {
		out = append(out[1:], out[0])
	}
	return out
}

// drawRiders draws a chip for each pumpkin that could ride, and one for none.
func (h *halloweenTable) drawRiders(t *Table, u *ui.UI, pg *page, now halloween.Fly, riders []halloween.Fly) {
	r := pg.room()
	y := pg.y + 4
	if len(riders) < 2 {
		u.L.Label(draw.Rc(r.X, y, r.W, 24), "No pumpkin can ride on this way.", draw.Type{Face: draw.Sans, Size: 14, Color: ui.MutedPaper})
		pg.y = y + 26
		return
	}
	x := r.X + u.L.Label(draw.Rc(r.X, y, 44, 27), "Rider", draw.Type{Face: draw.Sans, Size: 14, Color: ui.MutedPaper}) + 10
	style := draw.Type{Face: draw.Heading, Size: 13, Color: ui.HeadPaper}
	for _, f := range riders {
		name := "none"
		if !f.Pumpkin.IsZero() {
			name = shortName(f.Pumpkin.String())
		}
		w := u.L.Metrics.Width(style.Face, style.Size, name) + 14
		if !f.Pumpkin.IsZero() {
			w += 21
		}
		if x+w > r.Right() {
			x, y = r.X+44, y+31
		}
		b := draw.Rc(x, y, w, 27)
		s := u.Press("rider/"+name, b)
		ink := style
		switch {
		case f == now:
			u.L.Round(b, 6, draw.Solid(draw.Hex(0x3a2414)))
			ink = style.With(ui.OnFelt)
		case s.Hot || s.Focused:
			u.L.Round(b, 6, draw.Solid(draw.Hex(0xf3e3b8)))
		default:
			u.L.Round(b, 6, draw.Solid(draw.Hex(0xdccdaa)))
		}
		u.L.Frame(b, 6, 1, draw.Fade(ui.RulePaper, 0.8))
		if f.Pumpkin.IsZero() {
			u.L.Label(b, name, ink.To(draw.Center))
		} else {
			spriteFit(u.L, "pumpkin", draw.Rc(b.X+5, b.Y+4, 20, 19))
			u.L.Label(draw.Rc(b.X+28, b.Y, w-30, b.H), name, ink)
		}
		u.FocusRing(s, b, 6)
		if s.Clicked {
			t.chooseWay = f
		}
		x += w + 6
	}
	pg.y = y + 32
}

// shortName is a house's name as people say it: the Chapel, the Steeple; of the many houses, Moonwell.
func shortName(name string) string {
	first, _, _ := strings.Cut(name, " ")
	last := name[strings.LastIndexByte(name, ' ')+1:]
	if last == "House" {
		return first
	}
	return last
}

func (h *halloweenTable) drawStep(u *ui.UI, r draw.Rect, s *ageofsteam.State, st play.Step) {
	spriteFit(u.L, houseSprite(s, st.At.Stop()), draw.Rc(r.X, r.Y-1, 30, r.H+1))
	name := draw.Type{Face: draw.Heading, Size: 14, Color: ui.OnPaper}
	note := draw.Type{Face: draw.Sans, Size: 13, Color: ui.MutedPaper}
	x := r.X + 40
	room := r.Right() - 34 - x
	if u.L.Metrics.Width(note.Face, note.Size, st.Text) > room {
		st.Text = strings.TrimPrefix(st.Text, "the witch ")
	}
	if r.H >= 31 {
		u.L.Label(draw.Rc(x, r.Y+1, room, 17), curly(st.At.String()), name)
		u.L.Label(draw.Rc(x, r.Y+16, room, 15), st.Text, note)
	} else {
		w := u.L.Label(draw.Rc(x, r.Y, room, r.H), curly(st.At.String()), name)
		u.L.Label(draw.Rc(x+w+8, r.Y, room-w-8, r.H), st.Text, note)
	}
	if st.Good != rail.None {
		c := draw.Pt(r.Right()-16, r.Mid().Y)
		if st.Icon != "" {
			spriteFit(u.L, st.Icon, draw.Around(c, 28, min(24, r.H-2)))
		} else {
			board.DrawCube(u.L, c, min(22, r.H-2), st.Good)
		}
	}
}

func houseSprite(s *ageofsteam.State, at rail.Stop) string {
	c := s.Color(at)
	if _, new := s.TileAt(at); new {
		return "house-urban-" + c.String()
	}
	if c == rail.None {
		return "house-gray"
	}
	return "house-" + c.String()
}

// plannerCard lists where a cube can go, one row a house.
func (h *halloweenTable) plannerCard(t *Table, u *ui.UI, r draw.Rect, from rail.Stop, g rail.Good) float32 {
	s := aosState(t.pos())
	pg := t.openPage(u, r, "Where it can go", cubeIcon(g))
	plans := t.planAt(from, g)
	if len(plans) == 0 {
		pg.text(fmt.Sprintf("%s on %s reaches no other %s house over your links with level %d.", upperFirst(cubeWord(g)), s.Spot(from), colourWord(g), s.Player(0).Loco), "AOS-103")
		return pg.close()
	}
	pg.text(fmt.Sprintf("%s on %s, level %d:", upperFirst(cubeWord(g)), s.Spot(from), s.Player(0).Loco))
	acting := t.acting() && len(t.aim.chosen) > 0 && t.past < 0
	var rows []rules.Action
	seen := map[rail.Path]bool{}
	for _, p := range plans {
		if seen[p.Path] {
			continue
		}
		seen[p.Path] = true
		rows = append(rows, p.Actions[len(p.Actions)-1])
	}
	title := count(len(rows), "way")
	if !acting {
		title += " · click the cube to move it"
		if t.paper.on {
			title = count(len(rows), "way") + " as it lies on paper"
		} else if !h.isMove(s) {
			title = count(len(rows), "way") + " in a move"
		}
	}
	pg.ways(title, rows, func(a rules.Action) (string, string) {
		way, _ := pathOf(a)
		value := fmt.Sprintf("%d: +%d", way.Len()-1, way.Len()-1)
		if f, ok := a.(halloween.Fly); ok {
			value = count(way.Len()-1, "link")
			if !f.Pumpkin.IsZero() {
				value = "smashes one"
			}
		}
		return way.End().String(), value
	})
	if !acting {
		t.chooseWay = nil // rows of a planner that only answers are not to be clicked
	}
	return pg.close()
}

func (h *halloweenTable) isMove(s *ageofsteam.State) bool {
	return s.Phase().ID == "move1" || s.Phase().ID == "move2"
}

func cubeIcon(g rail.Good) string {
	switch g {
	case halloween.Witch:
		return "witch"
	case halloween.Pumpkin:
		return "pumpkin"
	}
	return "cube-" + g.String()
}

// cityCard is a new city on its house.
func (h *halloweenTable) cityCard(t *Table, u *ui.UI, r draw.Rect, a ageofsteam.Urbanize) float32 {
	s := aosState(t.g.Now())
	c := s.Map().NewCities[a.N]
	pg := t.openPage(u, r, "New city "+a.Tile, "plaque-"+c.Color.String())
	pg.fact(houseSprite(s, a.At.Stop()), a.At.String(), "", ui.OnPaper)
	pg.text(fmt.Sprintf("It becomes a %s house with number %d of the %s half. Its column of the display brings its cubes.", c.Color, c.Column.Number, c.Column.Half), "HAL-13", "HAL-33")
	for i, col := range s.Map().Columns {
		if col.Tile == a.N {
			for b, g := range s.Column(i) {
				if g != rail.None {
					pg.fact(cubeIcon(g), fmt.Sprintf("waits in box %d", b+1), cubeWord(g), ui.OnPaper)
				}
			}
		}
	}
	pg.rule()
	pg.ledger(t.ledgerOf(a))
	return pg.close()
}

// actionCard is any other action that is shown before it is made.
func (h *halloweenTable) actionCard(t *Table, u *ui.UI, r draw.Rect, a rules.Action) float32 {
	s, ledger := aosState(t.g.Now()), t.ledgerOf(a)
	var pg *page
	switch a := a.(type) {
	case ageofsteam.Take:
		pg = t.openPage(u, r, a.Role.String(), "disc-"+t.g.Colour(0))
		pg.text(sentence(roleText[a.Role]), roleClause[a.Role])
	case halloween.Build:
		l := h.land(s).Links[a.Link.Number()]
		pg = t.openPage(u, r, "A new link", "lantern-unlit")
		pg.fact(houseSprite(s, l.A), s.Spot(l.A).String(), "", ui.OnPaper)
		pg.fact(houseSprite(s, l.B), s.Spot(l.B).String(), "", ui.OnPaper)
		pg.text("The lane is yours for the rest of the game. Each red or blue cube that runs over it raises your income by 1.", "HAL-16", "HAL-36")
	case play.Raise:
		pg = t.openPage(u, r, "Locomotive", "loco-"+t.g.Colour(0))
		pg.text("Instead of a move, once a round: cubes may run over one link more. The level costs $1 more in every round.", "AOS-102")
	case halloween.Place:
		pg = t.openPage(u, r, "Production", "witch")
		pg.fact("witch", "from "+a.From, "", ui.OnPaper)
		pg.fact(houseSprite(s, a.At.Stop()), "to "+a.At.String(), "", ui.OnPaper)
		pg.text("Then the dice are thrown.", "HAL-15", "HAL-42")
	default:
		if len(ledger) == 0 { // nothing to be told of it: what the step is about
			return h.stepCard(t, u, r)
		}
		pg = t.openPage(u, r, "This step", "")
	}
	if len(ledger) > 0 {
		pg.rule()
		pg.ledger(ledger)
	}
	return pg.close()
}
