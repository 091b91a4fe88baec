package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
)

// A stripPart is one printed thing of the strip: how wide it is at best and at least, and how it is drawn.
type stripPart struct {
	best, least float32
	draw        func(r draw.Rect)
}

// drawStrip draws the printed tracks and the goods supply, as many as there is room for: what matters in the step first. In
// an auction it draws the bids.
func (eco steamEconomy) drawStrip(t *Table, u *ui.UI, box draw.Rect) {
	s := steamState(t.pos())
	if s.Auction() != nil {
		eco.r.drawBids(t, u, box, eco.bidding(t))
		return
	}
	u.Paper(box)
	in := box.Pad(12, 7)
	parts := eco.stripParts(t, u, s)
	const space = 22
	n, used := 0, float32(0)
	for _, p := range parts {
		if n > 0 && used+space+p.least > in.W {
			break
		}
		if n > 0 {
			used += space
		}
		used += p.least
		n++
	}
	parts = parts[:n]
	spare, want := max(0, in.W-used), float32(0)
	for _, p := range parts {
		want += p.best - p.least
	}
	x := in.X
	for i, p := range parts {
		w := p.least
		if want > 0 {
			w += spare * (p.best - p.least) / max(want, spare)
		}
		if i == n-1 {
			w = min(p.best*1.2, in.Right()-x)
		}
		if i > 0 {
			u.L.Line([]draw.Point{{X: x - space/2, Y: in.Y}, {X: x - space/2, Y: in.Bottom()}}, 1, draw.Fade(ui.RulePaper, 0.9)).Dash = [2]float32{4, 3}
		}
		p.draw(draw.Rc(x, in.Y, min(w, in.Right()-x), in.H))
		x += w + space
	}
	t.places(u.L, steam.TargetSpace)
}

// stripParts are the things of the strip, the most important first.
func (eco steamEconomy) stripParts(t *Table, u *ui.UI, s *steam.State) (out []stripPart) {
	part := func(best, least float32, draw func(draw.Rect)) { out = append(out, stripPart{best, least, draw}) }
	part(470, 378, func(r draw.Rect) { a := eco.incomeTrack(t, s); t.meet(u, a.Draw(u, r)) })
	own, has := t.game.(tracker)
	var added board.SeatTrack
	if has {
		added, has = own.track(t, s)
	}
	addTrack := func() {
		if has {
			part(290, 200, func(r draw.Rect) { t.meet(u, added.Draw(u, r)) })
		}
	}
	if moving := s.Moving() || s.Phase().ID == steam.AskPoints; moving {
		addTrack()
		has = false
	}
	if t.compact || !eco.roomBeside(s) && s.Phase().ID != steam.AskSupply {
		part(372, 290, func(r draw.Rect) { a := eco.supply(t, s, false); t.meet(u, a.Draw(u, r)) })
	}
	addTrack()
	part(420, 290, func(r draw.Rect) { a := eco.pointsTrack(t, s); t.meet(u, a.Draw(u, r)) })
	if !mayPlace(s) {
		part(264, 220, func(r draw.Rect) { a := eco.tray(t, s); t.meet(u, a.Draw(u, r.Pad(0, 5))) })
	}
	turns := board.Turns{Turn: s.Round(), Turns: s.Rounds()}
	if own, ok := t.game.(stocker); ok {
		own.remind(s, &turns)
	}
	part(300, 200, func(r draw.Rect) { turns.Draw(u, r) })
	return out
}

// marks are the pieces of all seats on a track, with what the shown action makes of them.
func (eco steamEconomy) marks(t *Table, s *steam.State, entry string, at func(rules.Seat) int) (out []board.SeatMark, moved rules.Seat) {
	moved = rules.Nobody
	for _, seat := range s.Order() {
		if s.Out(seat) {
			continue
		}
		m := board.SeatMark{Livery: t.livery(seat), At: at(seat)}
		m.To = m.At
		if e, ok := eco.r.next(seat, entry); ok {
			if _, err := fmt.Sscan(e.After, &m.To); err != nil {
				m.To = m.At
			} else {
				moved = seat
			}
		}
		out = append(out, m)
	}
	return out, moved
}

// seatTrack is a printed track with a note of whose piece would move.
func (eco steamEconomy) seatTrack(t *Table, s *steam.State, kind board.TrackKind, title, entry string, low, high int, at func(steam.Player) int) board.SeatTrack {
	marks, moved := eco.marks(t, s, entry, func(seat rules.Seat) int { return at(s.Player(seat)) })
	x := board.SeatTrack{Kind: kind, Title: title, Low: low, High: high, Marks: marks}
	if moved >= 0 {
		x.Note = "faint disc: " + fitName(metricsOf(t), t.g.m.Table().Name(moved), draw.Type{Face: draw.Sans, Size: 12.5}, 90) + " after this"
	}
	return x
}

func (eco steamEconomy) incomeTrack(t *Table, s *steam.State) board.SeatTrack {
	r := s.Map().Rules
	return eco.seatTrack(t, s, board.IncomeTrack, "Income", "Income", r.MinIncome, r.MaxIncome, func(p steam.Player) int { return p.Income })
}

func (eco steamEconomy) pointsTrack(t *Table, s *steam.State) board.SeatTrack {
	return eco.seatTrack(t, s, board.PointsTrack, "Points", "Victory points", 0, 99, func(p steam.Player) int { return p.VP })
}

// roomBeside reports whether the panels of the seats leave room for the goods supply.
func (eco steamEconomy) roomBeside(s *steam.State) bool { return s.Seats() <= 2 }

// beside draws the goods supply below the panels of two seats, with what is left of the New Cities where there is room.
func (eco steamEconomy) beside(t *Table, u *ui.UI, box draw.Rect) {
	s := steamState(t.pos())
	if !eco.roomBeside(s) || box.H < 150 {
		return
	}
	box.H = min(box.H, 330)
	u.Felt(box)
	u.L.Label(draw.Rc(box.X+12, box.Y+6, box.W-24, 24), "Goods supply", ui.Head)
	in := draw.Rc(box.X+8, box.Y+32, box.W-16, box.H-40)
	if in.H > 250 && !mayPlace(s) {
		var low draw.Rect
		low, in = in.CutBottom(62)
		a := eco.tray(t, s)
		t.meet(u, a.Draw(u, low))
	}
	a := eco.supply(t, s, true)
	t.meet(u, a.Draw(u, in))
	t.places(u.L, steam.TargetSpace)
}

// supply is the goods supply; each says that the cubes of the chosen space are pointed at one by one where one stays.
func (eco steamEconomy) supply(t *Table, s *steam.State, each bool) board.Supply {
	out := board.Supply{Lit: t.lit(), Chosen: t.aim.chosen}
	for i := range s.Spaces() {
		x := board.Space{What: spaceTarget(i), Cubes: s.Space(i)}
		if each && s.Phase().ID == steam.AskSupply && hasTarget(t.aim.chosen, x.What) {
			for _, g := range x.Cubes {
				x.Each = append(x.Each, rules.Target{Kind: steam.TargetLeave, ID: int(g)})
			}
		}
		if own, ok := t.game.(stocker); ok {
			own.stock(s, i, &x)
		}
		out.Spaces = append(out.Spaces, x)
	}
	return out
}

// tray is what is left of the New City tiles and of the City Growth markers.
func (eco steamEconomy) tray(t *Table, s *steam.State) board.CityTray {
	out := board.CityTray{Markers: s.MarkersLeft(), Of: s.Map().Rules.Markers, Lit: t.lit(), Chosen: t.aim.chosen}
	for _, g := range trayColours(s) {
		out.Tiles = append(out.Tiles, board.TrayTile{What: rules.Target{Kind: play.TargetCity, ID: int(g)}, Color: g, Left: s.CitiesLeft(g)})
	}
	return out
}

// trayColours are the colours of New City tiles, each once.
func trayColours(s *steam.State) (out []rail.Good) {
	for g := rail.Red; g < rail.Goods; g++ {
		if s.Map().Rules.NewCities.Count(g) > 0 {
			out = append(out, g)
		}
	}
	return out
}
