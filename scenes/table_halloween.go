package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/graph"
	"kettle/rules/rail/maps/halloween"
	"kettle/rules/rail/play"
)

// A halloweenTable is the tableau of Halloween: a night map of houses, witches and pumpkins.
type halloweenTable struct {
	aosTable
	houses *board.Houses
	night  board.Night
	of     rules.Position // the position that night shows
	worn   board.Livery
}

func newHalloweenTable() tableau { return &halloweenTable{} }

func (h *halloweenTable) land(p rules.Position) *graph.Land {
	return halloween.Discs(aosState(p)).Land()
}

func (h *halloweenTable) round(p rules.Position) (n, of int, picture string) {
	s := aosState(p)
	return s.Round(), s.Rounds(), moonOf(s.Round(), s.Rounds())
}

// moonOf is the moon of a round: it waxes from night to night and is full in the last one.
func moonOf(round, rounds int) string {
	const full = 10
	return fmt.Sprintf("moon-%02d", max(0, min(full, (round*full+rounds/2)/max(1, rounds))))
}

// look is what the board shows of the position on show, made anew when that is another.
func (h *halloweenTable) look(t *Table) *board.Night {
	if p := t.pos(); h.of != p || h.worn != t.livery(0) {
		h.night, h.of, h.worn = h.nightOf(t, p), p, t.livery(0)
	}
	return &h.night
}

func (h *halloweenTable) nightOf(t *Table, p rules.Position) board.Night {
	s := aosState(p)
	discs := halloween.Discs(s)
	if t.paper.on && t.past < 0 {
		discs = halloween.Discs(aosState(t.g.Now())) // what lies on paper is a mark
	}
	n := board.Night{Land: discs.Land(), Livery: []board.Livery{t.livery(0)}, Round: s.Round(), Rounds: s.Rounds()}
	for i := range n.Land.Links {
		n.Owner = append(n.Owner, discs.Owner(i))
	}
	for at := range rail.Stop(s.Stops()) {
		n.Cubes = append(n.Cubes, s.Cubes(at))
		city := 0
		if tile, ok := s.TileAt(at); ok {
			city = tile + 1
		}
		n.City = append(n.City, city)
	}
	return n
}

func (h *halloweenTable) drawBoard(t *Table, u *ui.UI, r draw.Rect) {
	n := h.look(t)
	if h.houses == nil {
		h.houses = board.NewHouses(n.Land)
	}
	t.zoom(u, r, h.houses)
	h.houses.Calm = t.desk.Opts.Motion == "off"
	m := h.marks(t)
	if step := t.moving(); step != nil {
		n, m = &step.night, &step.marks
	}
	a := h.houses.Draw(u, r, n, m)
	t.drawPill(u, h.houses.Seen())
	if t.moving() != nil {
		t.run(u, h.houses)
	}
	a.Clicked, a.Hot = h.meant(a.Clicked), h.meant(a.Hot)
	t.meet(u, a)
	t.drawCorner(u, h.houses.Seen(), h.houses)
}

// meant is what a click on a thing of the board says: a pumpkin is a rider where one may ride.
func (h *halloweenTable) meant(x rules.Target) rules.Target {
	if x.Kind != play.TargetCube {
		return x
	}
	if at, g := play.CubeOf(x.ID); g == halloween.Pumpkin {
		return rules.Target{Kind: halloween.TargetPumpkin, ID: int(at)}
	}
	return x
}

// marks are what is lit, chosen and about to happen, as the board wants it.
func (h *halloweenTable) marks(t *Table) *board.Marks {
	m := &board.Marks{Bare: t.bare, Mute: t.mute, Touched: t.touch, Refused: onBoard(t.refused)}
	if t.paper.on && t.past < 0 {
		h.onPaper(t, m)
	} else if t.past < 0 {
		for _, x := range t.lit() {
			m.Lit = append(m.Lit, onBoard(x))
		}
		for _, x := range t.aim.chosen {
			m.Chosen = append(m.Chosen, onBoard(x))
		}
	}
	if len(m.Touched) == 0 && t.reveal != nil && t.past < 0 {
		m.Touched = t.reveal.touched
	}
	s := aosState(t.pos())
	if t.net {
		m.Dim = true
		for link := range halloween.Discs(s).Links(0) {
			m.Touched = append(m.Touched, board.Link(link))
		}
	}
	h.ghost(m, s, t.shown())
	if m.Flight == nil && m.Ghost == nil && m.Tile == nil {
		if from, g, ok := h.planned(t); ok {
			m.Plan = &board.Plan{From: from, Good: g}
			for _, p := range t.planAt(from, g) {
				m.Plan.Ways = append(m.Plan.Ways, board.Way{Path: stopsOf(p.Path), Gain: h.gain(p)})
			}
		}
	}
	return m
}

// ghost marks an action that is not made yet.
func (h *halloweenTable) ghost(m *board.Marks, s *ageofsteam.State, a rules.Action) {
	switch a := a.(type) {
	case halloween.Build:
		m.Ghost = &board.Ghost{Link: a.Link.Number()}
	case ageofsteam.Urbanize:
		m.Tile = &board.Tile{House: a.At.Stop(), City: a.N}
	case play.Deliver:
		m.Flight = &board.Flight{Good: a.Good, Path: stopsOf(a.Path)}
	case halloween.Fly:
		f := &board.Flight{Good: halloween.Witch, Path: stopsOf(a.Path)}
		if !a.Pumpkin.IsZero() {
			f.Rider = true
			f.Pick, f.Smash = pickAndSmash(s, a)
		}
		m.Flight = f
	case halloween.Place:
		m.Chosen = append(m.Chosen, board.House(a.At.Stop()))
	}
}

// planned is the cube that the planner answers for: the one under the pointer, else the one that is chosen.
func (h *halloweenTable) planned(t *Table) (from rail.Stop, g rail.Good, ok bool) {
	x := t.hotTarget
	if x.Kind != play.TargetCube && t.past < 0 && len(t.aim.chosen) > 0 {
		x = t.aim.chosen[0]
	}
	if x.Kind != play.TargetCube {
		return 0, 0, false
	}
	from, g = play.CubeOf(x.ID)
	return from, g, g != halloween.Pumpkin
}

// gain is the planner's badge on a destination.
func (h *halloweenTable) gain(p play.Plan) string {
	if p.Good == halloween.Witch {
		if len(p.Actions) > 1 {
			return "smash"
		}
		return "+0"
	}
	return fmt.Sprintf("+%d", p.Earn[0])
}

// onBoard is the thing of the board that stands for a target.
func onBoard(x rules.Target) rules.Target {
	if x.Kind == halloween.TargetPumpkin {
		return board.Cube(rail.Stop(x.ID), halloween.Pumpkin)
	}
	return x
}

func stopsOf(p rail.Path) []rail.Stop {
	out := make([]rail.Stop, p.Len())
	for i := range out {
		out[i] = p.At(i).Stop()
	}
	return out
}

// pickAndSmash are the places on the way where the pumpkin is picked up and where it is smashed.
func pickAndSmash(s *ageofsteam.State, a halloween.Fly) (pick, smash int) {
	pick = -1
	for i := range a.Path.Len() {
		at := a.Path.At(i)
		if pick >= 0 && s.Color(at.Stop()) == halloween.Pumpkin {
			return pick, i
		}
		if at == a.Pumpkin {
			pick = i
		}
	}
	return max(0, pick), a.Path.Len() - 1
}

// seatsHeight is what drawSeats needs.
func (h *halloweenTable) seatsHeight() float32 { return 624 }

func (h *halloweenTable) drawSeats(t *Table, u *ui.UI, r draw.Rect) {
	seat, rest := r.CutTop(300)
	roles, rest := draw.Rc(rest.X, rest.Y+gap, rest.W, rest.H-gap).CutTop(166)
	h.drawSeat(t, u, seat, 0)
	h.drawRoles(t, u, roles, 0)
	h.drawPumpkins(t, u, draw.Rc(rest.X, rest.Y+gap, rest.W, 142))
}

func (h *halloweenTable) drawPumpkins(t *Table, u *ui.UI, r draw.Rect) {
	s := aosState(t.pos())
	c := halloween.CountOf(s)
	u.Felt(r)
	head := draw.Rc(r.X+12, r.Y+8, r.W-24, 24)
	u.L.Label(head, "Pumpkins", ui.Head)
	next := false
	if f, ok := t.shown().(halloween.Fly); ok {
		next = !f.Pumpkin.IsZero()
	}
	moves, hopeless := halloween.MovesLeft(s), halloween.Hopeless(s)
	_, over := s.Result()
	if !over {
		note := draw.Type{Face: draw.Sans, Size: 13, Color: ui.MutedFelt, Align: draw.End}
		if hopeless {
			note.Color = ui.Danger
		}
		head.W -= u.L.Label(head, "in "+count(moves, "move"), note) + 6
	}
	figure := draw.Type{Face: draw.Heading, Size: 19, Color: ui.OnFelt, Align: draw.End}
	if next {
		w := u.L.Label(head, fmt.Sprint(c.Pumpkins-1), figure.With(ui.GainFelt))
		arrow := draw.Type{Face: draw.Sans, Size: 16, Color: ui.MutedFelt, Align: draw.End}
		head.W -= w + 4
		head.W -= u.L.Label(head, "→", arrow) + 4
	}
	u.L.Label(head, fmt.Sprint(c.Pumpkins), figure)
	board.Pumpkins{All: c.Pumpkins + c.Smashed, Left: c.Pumpkins, Next: next,
		Note: fmt.Sprintf("Witches: %d on houses, %d to come", c.Witches, c.ToCome)}.Draw(u, draw.Rc(r.X+8, r.Y+36, r.W-16, r.H-40))
	if f, ok := factOf(t.pos(), "pumpkins", rules.Public); ok && over {
		t.factTip(u, r, f)
	} else if u.Area("pumpkins", r); u.Hot() == "pumpkins" {
		tip := ui.Tip{At: r, Text: fmt.Sprintf(wordsMovesLeft, c.Pumpkins, moves), Clause: "HAL-20"}
		if hopeless {
			tip.Text, tip.Bad = tip.Text+" "+wordsHopeless, true
		}
		u.Tip = &tip
	}
}

func (h *halloweenTable) drawStrip(t *Table, u *ui.UI, r draw.Rect) {
	goods, rest := r.CutLeft(384)
	rest = draw.Rc(rest.X+gap, rest.Y, rest.W-gap, rest.H)
	if rest.W < 300 { // narrow: one above the other
		goods = draw.Rc(r.X, r.Y, r.W, 88)
		rest = draw.Rc(r.X, r.Y+88+gap, r.W, 88)
	}
	h.drawDisplay(t, u, goods)
	t.places(u.L, ageofsteam.TargetBox)
	u.Paper(rest)
	s := aosState(t.pos())
	board.Moons{Round: s.Round(), Rounds: s.Rounds()}.Draw(u, draw.Rc(rest.X+12, rest.Y+5, rest.W-24, 32))
	p := s.Player(0)
	track := board.Income{Livery: t.livery(0), At: p.Income, Ghost: p.Income, Bands: board.BandsOf(s.Map()), Note: incomeNote(s)}
	switch a := t.shown().(type) {
	case play.Deliver:
		by := a.Path.Len() - 1
		track.Ghost, track.Note = p.Income+by, fmt.Sprintf("a link each: +%d", by)
	case halloween.Fly:
		track.Note = "a witch raises no income: +0"
	}
	track.Draw(u, draw.Rc(rest.X+12, rest.Y+40, rest.W-24, 42))
}
