package scenes

import (
	"slices"
	"strings"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// A stwTable is the tableau of Steamwatchers: Europa, the seats' clans, titles and GEO, the clan board of who looks, and
// what is being decided. Moments that need more room have a stage of their own (stwStages).
type stwTable struct {
	europa *board.Europa
	land   board.EuropaState
	of     rules.Position // the position that land shows
	worn   bool           // whether clans bore their patterns then

	order   stw.Order      // of the tokens that a click lays in planning; NoOrder: the first kind left
	carried rules.Target   // the kind of token that is dragged
	open    rules.Seat     // whose boards lie in the strip, Nobody for who looks
	side    string         // the board of them that is turned up, "" for the first
	front   string         // the first of them, by itself the one that a step is about
	trade   rules.Position // in which an offer is put together; nil: in none
	stages  []stwStage

	charted *board.GeoChart // of the end, while it is on show
	chartAt int             // stamp of the moment it was made for
}

func newSteamwatchersTable() tableau {
	return &stwTable{open: rules.Nobody, stages: stwStages()}
}

// stwState is a position of Steamwatchers.
func stwState(p rules.Position) *stw.State { return p.(*stw.State) }

// stepOf is what is decided in a position, "" after the end.
func stepOf(s *stw.State) string {
	if on := s.Step(); on != nil {
		return on.ID
	}
	return ""
}

// look is what Europa shows of the position on show, made anew when that is another.
func (s *stwTable) look(t *Table) *board.EuropaState {
	if p := t.pos(); s.of != p || s.worn != t.desk.Opts.Patterns {
		s.of, s.worn = p, t.desk.Opts.Patterns
		s.land = t.desk.europaOf(stwState(p))
	}
	return &s.land
}

// europaOf is what lies on Europa in a position.
func (d *Desk) europaOf(p *stw.State) board.EuropaState {
	places := len(stw.Board().Places)
	n := board.EuropaState{Areas: make([]board.EuropaArea, places+1)}
	for i := range places {
		a := stw.Area(i + 1)
		n.Areas[a] = d.areaOf(p, a)
	}
	for seat := range p.Seats() { // of others the view holds nothing yet
		for _, x := range p.Plan(rules.Seat(seat)).Tokens {
			n.Areas[x.At].Order = board.OrderToken{Face: x.Order.String(), Peek: true}
		}
	}
	return n
}

// areaOf is what lies in one area, face-down tokens aside.
func (d *Desk) areaOf(p *stw.State, a stw.Area) (out board.EuropaArea) {
	g := p.At(a)
	for i, c := range g.Contracts {
		if i < len(out.Contracts) {
			out.Contracts[i] = d.clan(c)
		}
	}
	if a.Floe() {
		return out
	}
	out.Control, out.Column, out.Closed = d.clan(p.Controller(a)), g.Column, !p.Open(a)
	for _, x := range g.Troops {
		out.Troops = append(out.Troops, board.Troop{Clan: d.clan(x.Clan), Base: x.Base, Elite: x.Elite})
	}
	if g.Beacon != stw.NoClan {
		out.Structures = append(out.Structures, board.Structure{Kind: board.Beacon, Clan: d.clan(g.Beacon)})
	}
	for range g.Turrets {
		out.Structures = append(out.Structures, board.Structure{Kind: board.Turret})
	}
	for range g.Farms {
		out.Structures = append(out.Structures, board.Structure{Kind: board.Farm})
	}
	if g.Token.Order != stw.NoOrder {
		out.Order = board.OrderToken{Face: g.Token.Order.String()}
	}
	for _, c := range g.Targets {
		if c == stw.NoClan {
			out.Tokens = append(out.Tokens, board.EuropaToken{Kind: board.TargetNeutral})
		} else {
			out.Tokens = append(out.Tokens, board.EuropaToken{Kind: board.TargetFront, Clan: d.clan(c)})
		}
	}
	if g.Barrels > 0 {
		out.Tokens = append(out.Tokens, board.EuropaToken{Kind: board.PureBarrel, N: g.Barrels})
	}
	for _, lay := range stwLayers {
		lay(d, p, a, &out)
	}
	return out
}

// clan is how a clan looks; no clan is the zero one.
func (d *Desk) clan(c stw.Clan) board.Clan {
	if c == stw.NoClan {
		return board.Clan{}
	}
	sheet := c.Sheet()
	return board.Clan{ID: strings.TrimPrefix(sheet.Emblem, "emblem-"), Name: sheet.Name, Livery: d.livery(sheet.Color)}
}

func (t *Table) clan(c stw.Clan) board.Clan { return t.desk.clan(c) }

func (s *stwTable) drawBoard(t *Table, u *ui.UI, r draw.Rect) {
	n := s.look(t)
	if s.europa == nil {
		s.europa = board.NewEuropa()
	}
	r = europaSheet(r)
	t.zoom(u, r, s.europa)
	s.europa.Calm = t.desk.Opts.Motion == "off"
	m := s.marks(t)
	if step := t.moving(); step != nil {
		n, m = &step.europa, &step.onEuropa
	}
	a := s.europa.Draw(u, r, n, m)
	if t.moving() != nil {
		t.run(u, s.europa)
	}
	s.meetBoard(t, u, a)
	if t.over() && !t.lifted {
		s.drawBanner(t, u, r)
	}
	if !s.covered(t, u, r) {
		t.drawCorner(u, s.europa.Seen(), s.europa)
	}
}

// europaSheet is the largest place for the sheet of Europa in r.
func europaSheet(r draw.Rect) draw.Rect {
	const wide, tall = 748, 464
	k := min(r.W/wide, r.H/tall)
	return draw.Around(r.Mid(), wide*k, tall*k)
}

// meetBoard answers what the pointer did on Europa: in planning a click lays a token, or takes it back.
func (s *stwTable) meetBoard(t *Table, u *ui.UI, a board.Answer) {
	a.Clicked, a.Hot = s.meant(t, a.Clicked), s.meant(t, a.Hot)
	t.meet(u, s.plans(t, u, a))
}

// meant is what a click on a thing of the board says: most often its area.
func (s *stwTable) meant(t *Table, x rules.Target) rules.Target {
	if a, ok := board.AreaOf(x); ok && x.Kind != stw.TargetColumn {
		return board.AreaTarget(a)
	}
	return x
}

// marks are what is lit, chosen and about to happen, as Europa wants it.
func (s *stwTable) marks(t *Table) *board.EuropaMarks {
	m := &board.EuropaMarks{Bare: t.bare, Mute: t.mute, Touched: t.touch, Refused: t.refused}
	p := stwState(t.pos())
	if t.past < 0 {
		step := stepOf(p)
		for _, x := range t.lit() {
			switch {
			case x.Kind == stw.TargetColumn && step != "watch":
			case step == "plan" && t.acting() && x.Kind == stw.TargetArea && laid(p, stw.Area(x.ID)) != stw.NoOrder:
				m.Reach = append(m.Reach, x)
			default:
				m.Lit = append(m.Lit, x)
			}
		}
		m.Chosen = slices.Clone(t.aim.chosen)
	}
	if t.net {
		m.Dim = true
		for _, a := range stw.Lands() {
			if seat := s.looks(t); seat >= 0 && p.Controls(seat, a) {
				m.Touched = append(m.Touched, board.AreaTarget(int(a)))
			}
		}
	}
	if t.past < 0 {
		s.ghost(t, m, p)
	}
	if t.over() && !t.lifted {
		s.earned(t, m, p)
	}
	return m
}

// looks is the seat whose things are shown: the one who looks through the glass, or who acts where nobody does.
func (s *stwTable) looks(t *Table) rules.Seat {
	if seat := t.g.Seat(); seat >= 0 {
		return seat
	}
	return max(0, t.pos().Turn())
}

func (s *stwTable) seatsHeight() float32 { return 5 * 125 }

// stripHeight keeps the shape of the clan board, 760 x 152, in wide and in narrow windows.
func (s *stwTable) stripHeight(w float32) float32 { return max(132, min(200, w*0.2)) }
