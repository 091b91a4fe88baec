package scenes

import (
	"slices"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// A railTable is what the tables of all hex maps share, whatever their economy: the board of hexes, the tile picker, tiles on
// paper, the planner and deliveries, a panel for each seat in turn order, the end. Its economy adds the strip, the figures
// and the cards of its own phases; a map adds its notes and its sentences.
type railTable struct {
	eco   economy
	hexes *board.Hexes
	rails board.Rails
	of    rules.Position // the position that rails shows
	dress []board.Livery // and how its seats look

	netOf   rules.Seat // whose network is lit, Nobody for who acts
	barred  bool       // tiles that do not fit are listed too
	habit   track.Tile // the tile laid last: it comes first where it fits
	picks   pickList
	outlook rules.Action // whose consequences are on the seats' panels
	after   map[rules.Seat]rules.Ledger
	then    []int // what each seat would score after it, if the game ended then
	book    sketchbook
	// ignoring is how a map's deliveries ignore links; nil where none can.
	ignoring *ignoring
	chart    *board.ScoreChart // of the end
	chartAt  int               // the moment that it tells of
}

func (r *railTable) round(p rules.Position) (n, of int, picture string) {
	s := railState(p)
	return s.Round(), s.Rounds(), ""
}

func (r *railTable) roundWord() string { return r.eco.law().round }

func (r *railTable) phases(p rules.Position) (chips []phaseChip, lit int) {
	s := railState(p)
	lit = -1
	for i, on := range s.Headings() {
		for _, c := range r.eco.chips(s) {
			if c.first == on.ID {
				chips = append(chips, phaseChip{c.name, c.text, on.Clause})
			}
		}
		if i <= s.PhaseIndex() {
			lit = len(chips) - 1
		}
	}
	if _, over := s.Result(); over {
		lit = -1
	}
	return chips, lit
}

func (r *railTable) stripHeight(w float32) float32 { return 88 }

func (r *railTable) drawStrip(t *Table, u *ui.UI, box draw.Rect) { r.eco.drawStrip(t, u, box) }

func (r *railTable) seatsHeight() float32 { return 624 }

// look is what the board shows of the position on show, made anew when that is another.
func (r *railTable) look(t *Table) *board.Rails {
	if p, dress := t.pos(), t.liveries(); r.of != p || !slices.Equal(r.dress, dress) {
		r.rails, r.of, r.dress = railsSeen(t.game, railState(p), dress), p, dress
	}
	return &r.rails
}

// railsOf is what lies on the board in a position, what lies on paper too.
func (r *railTable) railsOf(t *Table, p rules.Position) board.Rails {
	return railsSeen(t.game, railState(p), t.liveries())
}

// railsSeen is what lies on a map of hexes in a position, with what the tableau of the map adds.
func railsSeen(game tableau, s play.State, livery []board.Livery) board.Rails {
	n := board.Rails{Board: s.Track(), Livery: livery}
	for at := range rail.Stop(s.Stops()) {
		n.Cubes = append(n.Cubes, s.Cubes(at))
		city := 0
		if tile, ok := s.TileAt(at); ok {
			city = tile + 1
		}
		n.City = append(n.City, city)
	}
	if m, ok := game.(mapPrinter); ok {
		m.print(s, &n)
	}
	return n
}

// A mapPrinter is a rail table whose map has something of its own to show on the board.
type mapPrinter interface {
	print(p rules.Position, n *board.Rails)
}

func (r *railTable) drawBoard(t *Table, u *ui.UI, box draw.Rect) {
	n := r.look(t)
	if r.hexes == nil {
		r.hexes = board.NewHexes(n.Board.Land())
	}
	r.turnKeys(t, u)
	t.zoom(u, box, r.hexes)
	r.hexes.Calm = t.desk.Opts.Motion == "off"
	m := r.marks(t)
	if step := t.moving(); step != nil {
		n, m = &step.rails, &step.over
	}
	a := r.hexes.Draw(u, box, n, m)
	if t.moving() != nil {
		t.run(u, r.hexes)
	}
	a.Clicked, a.Hot = r.meant(t, a.Clicked), r.meant(t, a.Hot)
	t.meet(u, a)
	t.drawPill(u, r.hexes.Seen())
	t.drawCorner(u, box, r.hexes)
	if t.moving() == nil {
		r.drawRing(t, u, n)
		r.drawSketches(t, u, n)
		u.L.On(draw.Flight, func() { r.eco.overlay(t, u, box) })
	}
}

// meant is what a click on a thing of the board says in this step: a hex is a stop where goods move, where it is lit as one,
// and after things that go to one. The cubes of a city are the city where the one that was chosen may go, or is shown to go.
func (r *railTable) meant(t *Table, x rules.Target) rules.Target {
	if x.Kind == play.TargetCube && hasKind(t.aim.chosen, play.TargetCube) {
		at, _ := play.CubeOf(x.ID)
		stop := rules.Target{Kind: play.TargetStop, ID: int(at)}
		if to, ok := goal(t.aim.ghost); ok && to == stop || hasTarget(t.lit(), stop) {
			return stop
		}
	}
	if x.Kind != track.TargetHex {
		return x
	}
	stop := rules.Target{Kind: play.TargetStop, ID: x.ID}
	switch lit := t.lit(); {
	case hasTarget(lit, stop):
		return stop
	case hasTarget(lit, x):
		return x
	case railState(t.g.Now()).Moving() || len(t.aim.chosen) > 0 && (hasKind(lit, play.TargetStop) || goesToStop(t.aim.ghost)):
		return stop
	}
	return x
}

// goesToStop reports whether an action is about a stop, as a new city is.
func goesToStop(a rules.Action) bool { return a != nil && hasKind(a.Targets(), play.TargetStop) }

// marks are what is lit, chosen and about to happen, as the board wants it.
func (r *railTable) marks(t *Table) *board.RailMarks {
	m := &board.RailMarks{Bare: t.bare, Mute: t.mute, Touched: t.touch, Refused: t.refused}
	if t.paper.on && t.past < 0 {
		r.onPaper(t, m)
	} else if t.past < 0 {
		m.Lit, m.Chosen = t.lit(), t.aim.chosen
	}
	if len(m.Touched) == 0 && t.reveal != nil && t.past < 0 {
		m.Touched = t.reveal.touched
	}
	if t.net {
		seat := r.networkOf(t)
		m.Net = &seat
	}
	s := railState(t.pos())
	r.ghost(m, s, t.shown())
	r.eco.mark(t, m)
	if m.Route == nil && len(m.Lays) == 0 && m.City == nil {
		if from, g, ok := r.planned(t); ok {
			for _, p := range endsOnce(s, t.planAt(from, g)) {
				m.Ways = append(m.Ways, wayOf(p))
			}
		}
	}
	return m
}

// networkOf is the seat whose network is lit.
func (r *railTable) networkOf(t *Table) rules.Seat {
	if r.netOf >= 0 && int(r.netOf) < t.g.m.Setup().Seats {
		return r.netOf
	}
	return max(0, t.pos().Turn())
}

// ghost marks an action that is not made yet.
func (r *railTable) ghost(m *board.RailMarks, s play.State, a rules.Action) {
	switch a := a.(type) {
	case track.Lay:
		m.Lays = append(m.Lays, board.GhostLay{Hex: a.At.Stop(), Tile: a.Tile, Turn: int(a.Turn), Seat: max(0, s.Turn()), Price: priceOf(s, a)})
		m.Chosen = nil
	case play.Delivery:
		if p, ok := r.planOf(s, a); ok {
			w := wayOf(p)
			w.Notes = r.legNotes(s, p, a)
			m.Route = &w
		}
	default:
		m.City = r.eco.ghostCity(a)
	}
}

// priceText is a price as a tag on the board.
func priceText(dollars int) string {
	if dollars == 0 {
		return "free"
	}
	return play.Dollars(dollars)
}

// priceOf is the price of a lay as a tag on the board.
func priceOf(s play.State, l track.Lay) string {
	dollars, _ := s.LayPrice(l)
	return priceText(dollars)
}

// wayOf is a plan as the board shows it.
func wayOf(p play.Plan) board.Delivery {
	d := board.Delivery{Good: p.Good, Path: stopsOf(p.Path), Lines: p.Line}
	for seat, n := range p.Earn {
		if n > 0 {
			d.Gains = append(d.Gains, board.Gain{Seat: rules.Seat(seat), Text: plus(n)})
		}
	}
	return d
}

// legNotes say at each link what it earns its owner.
func (r *railTable) legNotes(s play.State, p play.Plan, a play.Delivery) []string {
	out := make([]string, len(p.Line))
	for i, earns := range r.legsThatEarn(s, p, a) {
		if earns {
			out[i] = "+1"
		}
	}
	return out
}

// legsThatEarn are the links of a way that earn their owner something: of each owner's the first ones that are not ignored,
// as many as the way brings it.
func (r *railTable) legsThatEarn(s play.State, p play.Plan, a play.Delivery) []bool {
	out := make([]bool, len(p.Line))
	left := slices.Clone(p.Earn)
	sections := s.Track().Sections()
	for i, l := range p.Line {
		if l >= 0 && int(l) < len(sections) {
			if by := sections[l].Owner; by >= 0 && left[by] > 0 && !r.ignored(a, i) {
				left[by]--
				out[i] = true
			}
		}
	}
	return out
}

// endsOnce keeps of several ways to one place the best for whoever acts.
func endsOnce(s play.State, plans []play.Plan) (out []play.Plan) {
	seat := max(0, s.Turn())
	at := map[rail.Spot]int{}
	for _, p := range plans {
		i, seen := at[p.Path.End()]
		switch {
		case !seen:
			at[p.Path.End()] = len(out)
			out = append(out, p)
		case play.Better(seat, p, out[i]):
			out[i] = p
		}
	}
	return out
}

// planned is the cube that the planner answers for: the one under the pointer, else the one that is chosen.
func (r *railTable) planned(t *Table) (from rail.Stop, g rail.Good, ok bool) {
	x := t.hotTarget
	if x.Kind != play.TargetCube && t.past < 0 && len(t.aim.chosen) > 0 {
		x = t.aim.chosen[0]
	}
	if x.Kind != play.TargetCube {
		return 0, 0, false
	}
	from, g = play.CubeOf(x.ID)
	return from, g, from >= 0
}

func (r *railTable) corner() bool { return true }

// planAt is what the planner answers for a cube, kept while the moment lasts.
func (t *Table) planAt(from rail.Stop, g rail.Good) []play.Plan {
	if t.asked.plans == nil {
		t.asked.plans = map[int][]play.Plan{}
	}
	id := play.CubeID(from, g)
	p, ok := t.asked.plans[id]
	if !ok {
		p = railState(t.pos()).Plans(from, g)
		t.asked.plans[id] = p
	}
	return p
}
