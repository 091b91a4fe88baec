package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// A pickList is the tiles for one hex, kept while the moment lasts.
type pickList struct {
	of    rules.Position
	hex   rail.Stop
	tiles []play.TileChoice
}

// tilesAt is what the tile picker of a hex offers, and why it does not offer the rest.
func (r *railTable) tilesAt(t *Table, h rail.Stop) []play.TileChoice {
	if p := t.g.Now(); r.picks.of != p || r.picks.hex != h {
		r.picks = pickList{p, h, railState(p).TilesAt(h)}
	}
	return r.picks.tiles
}

// fitting are the tiles that can be laid.
func fitting(all []play.TileChoice) (out []play.TileChoice) {
	for _, c := range all {
		if len(c.Ways) > 0 {
			out = append(out, c)
		}
	}
	return out
}

// picked is the lay that is shown.
func picked(t *Table) (track.Lay, bool) {
	l, ok := t.aim.ghost.(track.Lay)
	return l, ok && t.past < 0 && !t.paper.on
}

// firstLay is what is shown of a hex first: what completes the most links of whoever acts; of equals the tile that was
// laid last, or the cheapest.
func (r *railTable) firstLay(s play.State, open []rules.Action) rules.Action {
	var best rules.Action
	least, seat, board := 0, max(0, s.Turn()), s.Track()
	for _, a := range open {
		l, ok := a.(track.Lay)
		if !ok {
			return nil
		}
		cost, _ := s.LayPrice(l)
		cost *= 2
		if l.Tile == r.habit {
			cost -= 100
		}
		cost -= 1000 * (board.Put(seat, l).Links(seat) - board.Links(seat))
		if best == nil || cost < least {
			best, least = a, cost
		}
	}
	return best
}

// wayOfTile is the way of a tile that is shown first: as the one shown now is turned, or the first.
func wayOfTile(c play.TileChoice, now track.Lay) track.Lay {
	for _, w := range c.Ways {
		if w.Lay.Turn == now.Turn {
			return w.Lay
		}
	}
	return c.Ways[0].Lay
}

// turned is the next way of the tile that is shown, by steps clockwise; there may be only one.
func (r *railTable) turned(t *Table, l track.Lay, by int) track.Lay {
	for _, c := range r.tilesAt(t, l.At.Stop()) {
		if c.Tile != l.Tile {
			continue
		}
		for i, w := range c.Ways {
			if w.Lay == l {
				return c.Ways[(i+by+len(c.Ways))%len(c.Ways)].Lay
			}
		}
	}
	return l
}

// turnKeys answers the keys and the wheel that turn the tile that is shown.
func (r *railTable) turnKeys(t *Table, u *ui.UI) {
	l, ok := picked(t)
	if !ok {
		return
	}
	by := 0
	switch {
	case u.Key("q"):
		by = -1
	case u.Key("e"):
		by = 1
	}
	if u.In.Wheel != 0 && !u.In.Away && r.hexes.HexBox(l.At.Stop()).Inset(-12).Has(draw.Pt(u.In.X, u.In.Y)) {
		by = 1
		if u.In.Wheel > 0 {
			by = -1
		}
		u.In.Wheel = 0
		u.Act()
	}
	if by != 0 {
		t.aim.settle(r.turned(t, l, by))
	}
}

// take shows a lay, and makes it if it is shown already.
func (r *railTable) take(t *Table, u *ui.UI, l track.Lay) {
	u.Act()
	if t.aim.ghost == rules.Action(l) || t.desk.Opts.OneClick && len(r.turnsOf(t, l)) == 1 {
		r.lay(t, u, l)
		return
	}
	t.aim.settle(l)
}

func (r *railTable) lay(t *Table, u *ui.UI, l track.Lay) {
	r.habit = l.Tile
	t.do(u, l)
}

func (r *railTable) turnsOf(t *Table, l track.Lay) []play.LayChoice {
	for _, c := range r.tilesAt(t, l.At.Stop()) {
		if c.Tile == l.Tile {
			return c.Ways
		}
	}
	return nil
}

// drawRing draws the tile picker around the hex: every way of every tile that fits, with its price.
func (r *railTable) drawRing(t *Table, u *ui.UI, n *board.Rails) {
	l, ok := picked(t)
	if !ok || t.bare {
		return
	}
	s := railState(t.g.Now())
	fan := board.Fan{Hex: l.At.Stop(), Seat: s.Turn(), At: -1}
	var lays []track.Lay
	for _, c := range fitting(r.tilesAt(t, l.At.Stop())) {
		for _, w := range c.Ways {
			if w.Lay == l {
				fan.At = len(lays)
			}
			lays = append(lays, w.Lay)
			fan.Tiles = append(fan.Tiles, board.FanTile{Tile: w.Lay.Tile, Turn: int(w.Lay.Turn), Price: priceText(w.Price)})
		}
	}
	a := r.hexes.Pick(u, n, &fan)
	switch {
	case a.Clicked >= 0:
		r.take(t, u, lays[a.Clicked])
	case a.Turned >= 0:
		t.aim.settle(lays[a.Turned])
	}
}

// own is how the pieces of whoever acts look.
func (r *railTable) own(t *Table) board.Livery {
	return t.livery(max(0, t.g.Now().Turn()))
}

// pickCard is the tile picker at the side: a card for each tile that fits, how it is turned, what it costs.
func (r *railTable) pickCard(t *Table, u *ui.UI, box draw.Rect, l track.Lay) float32 {
	s := railState(t.g.Now())
	h := l.At.Stop()
	all := r.tilesAt(t, h)
	tiles := fitting(all)
	_, clause := s.LayPrice(l)
	card := t.openSlate(u, box, r.pickTitle(s, h), clause)
	ledger := t.ledgerOf(l)
	below := turnRow + ledgerHeight(ledger) + layRow
	r.drawTileCards(t, u, card, tiles, l, card.left()-below)
	ways := r.turnsOf(t, l)
	at := 0
	for i, w := range ways {
		if w.Lay == l {
			at = i
		}
	}
	row := card.take(turnRow-8, 8)
	if u.Quiet("turn/left", draw.Rc(row.X, row.Y, 70, 30), "ui-undo", "Q", "", len(ways) < 2) {
		t.aim.settle(r.turned(t, l, -1))
	}
	if u.Quiet("turn/right", draw.Rc(row.Right()-70, row.Y, 70, 30), "ui-redo", "E", "", len(ways) < 2) {
		t.aim.settle(r.turned(t, l, 1))
	}
	u.L.Label(row.Pad(74, 0), fmt.Sprintf("turn %d of %d", at+1, len(ways)), draw.Type{Face: draw.Sans, Size: 14, Color: ui.MutedFelt, Align: draw.Center})
	barred := len(all) - len(tiles)
	card.ledger(ledger, layRow)
	half := card.take(layRow-6, 6)
	if u.Brassy("lay", draw.Rc(half.X, half.Y, half.W-90, 34), "Lay it · "+priceOf(s, l), "", false) {
		r.lay(t, u, l)
	}
	if u.Slab("lay/back", draw.Rc(half.Right()-82, half.Y, 82, 34), "Back", "", false) {
		t.stepBack()
	}
	if barred > 0 && card.left() >= 30 {
		r.drawBarred(t, u, card, all)
	}
	return card.close()
}

// Heights of what stands below the tile cards, with the gaps after it.
const (
	turnRow = 38 // the buttons that turn the tile
	layRow  = 40 // the buttons that lay it or step back
)

// pickTitle names the hex.
func (r *railTable) pickTitle(s play.State, h rail.Stop) string {
	x := &s.Track().Land().Hexes[h]
	switch zone := zoneWords[x.Zone]; {
	case x.Name != "":
		return x.Name
	case x.Place != "":
		return x.Place
	case zone != "":
		return "A tile · " + zone + " " + s.Spot(h).String()
	}
	return "A tile · " + s.Spot(h).String()
}

// drawTileCards draws the cards of the tiles, three in a row, smaller where there are many; those that do not find
// room are scrolled to.
func (r *railTable) drawTileCards(t *Table, u *ui.UI, card *slate, tiles []play.TileChoice, now track.Lay, room float32) {
	cols, h, radius := 3, float32(106), float32(27)
	if len(tiles) > 3 {
		h, radius = 84, 20
	}
	if len(tiles) > 6 {
		cols, h, radius = 4, 62, 15
	}
	const space = 6
	rows := (len(tiles) + cols - 1) / cols
	seen := max(1, min(rows, 3, int(room/(h+space))))
	area := card.take(float32(seen)*(h+space)-space, 8)
	w := (area.W - space*float32(cols-1)) / float32(cols)
	draws := func(o draw.Rect) float32 {
		for i, c := range tiles {
			b := draw.Rc(o.X+float32(i%cols)*(w+space), o.Y+float32(i/cols)*(h+space), w, h)
			if rows <= seen || b.Y > area.Y-h && b.Bottom() < area.Bottom()+h {
				r.drawTileCard(t, u, b, c, now, radius)
			}
		}
		return float32(rows)*(h+space) - space
	}
	if rows <= seen {
		draws(area)
		return
	}
	u.Scroll("tiles", area, func(o draw.Rect) float32 {
		w = (o.W - space*float32(cols-1)) / float32(cols)
		return draws(o)
	})
}

func (r *railTable) drawTileCard(t *Table, u *ui.UI, b draw.Rect, c play.TileChoice, now track.Lay, radius float32) {
	way := wayOfTile(c, now)
	on := c.Tile == now.Tile
	if on {
		way = now
	}
	st := u.Press("pick/"+string(c.Tile), b)
	paper := draw.Hex(0xefe3c8)
	switch {
	case on:
		paper = draw.Hex(0xfbf0cf)
	case st.Hot || st.Focused:
		paper = draw.Hex(0xf8edd2)
	}
	l := u.L
	l.Round(b.Move(0, 2), 6, draw.Solid(draw.Color{A: 110}))
	l.Round(b, 6, draw.Solid(paper))
	if on {
		l.Frame(b.Inset(-1), 7, 2.5, draw.Hex(0xffd56e))
	}
	board.TilePicture(l, draw.Pt(b.Mid().X, b.Y+radius+7), radius, c.Tile, int(way.Turn), r.own(t), draw.Color{})
	small := b.H < 100
	name := draw.Type{Face: draw.SansBold, Size: 12, Color: ui.OnPaper, Align: draw.Center}
	y := b.Bottom() - 20
	if !small {
		l.Label(draw.Rc(b.X+2, y-17, b.W-4, 16), fmt.Sprintf("%s · %d", shortTile(c.Tile), len(c.Ways)), name)
	} else if b.H > 80 {
		l.Label(draw.Rc(b.X+2, y-13, b.W-4, 14), shortTile(c.Tile), name)
	}
	l.Label(draw.Rc(b.X+2, y, b.W-4, 17), priceOf(railState(t.g.Now()), way), draw.Type{Face: draw.Heading, Size: 14, Color: ui.OnPaper, Align: draw.Center})
	u.FocusRing(st, b, 6)
	if st.Hot {
		t.hoverWay = way
		text := tileName(c.Tile) + ": " + count(len(c.Ways), "way")
		if c.Left < track.Unlimited {
			text += fmt.Sprintf(", %d left in the box", c.Left)
		}
		u.Tip = &ui.Tip{At: b, Text: text, Clause: r.eco.law().tiles}
	}
	if st.Clicked {
		r.take(t, u, way)
	}
}

// drawBarred is the switch for the tiles that do not fit, and their list: hover says why.
func (r *railTable) drawBarred(t *Table, u *ui.UI, card *slate, all []play.TileChoice) {
	row := card.take(26, 6)
	if u.Pill("barred", row, "Tiles that do not fit, and why", r.barred) {
		r.barred = !r.barred
	}
	if !r.barred || card.left() < 50 {
		return
	}
	area := card.take(card.left(), 0)
	u.Scroll("barred/list", area, func(o draw.Rect) float32 {
		y := float32(0)
		for _, c := range all {
			if c.Why == nil {
				continue
			}
			b := draw.Rc(o.X, o.Y+y, o.W, 6)
			ref, _ := c.Why.(*rules.Refusal)
			if ref == nil {
				continue
			}
			lines := barredLines(u.L.Metrics, b, ref)
			b.H = max(34, 8+15*float32(len(lines)))
			y += b.H + 3
			if b.Bottom() < area.Y-40 || b.Y > area.Bottom()+40 {
				continue
			}
			r.drawBarredTile(t, u, b, c, ref, lines)
		}
		return y
	})
}

var barredText = draw.Type{Face: draw.Sans, Size: 12.5, Color: ui.MutedFelt}

// barredLines is a reason as it is broken beside its tile and its clause.
func barredLines(m draw.Metrics, b draw.Rect, ref *rules.Refusal) []string {
	return draw.Wrap(m, curly(sentence(ref.Text)), barredText, b.W-52-m.Width(draw.Heading, 12, ref.Clause)-14)
}

func (r *railTable) drawBarredTile(t *Table, u *ui.UI, b draw.Rect, c play.TileChoice, ref *rules.Refusal, lines []string) {
	id := "barred/list/" + string(c.Tile)
	u.Zone(id, rules.Target{Kind: track.TargetTile, ID: c.Tile.ID()}, b.Corners())
	u.L.Round(b, 5, draw.Solid(draw.Color{R: 0x12, G: 0x0c, B: 0x08, A: 140}))
	board.TilePicture(u.L, draw.Pt(b.X+19, b.Mid().Y), 14, c.Tile, 0, r.own(t), draw.Hex(0x9c9280))
	chip := u.L.Metrics.Width(draw.Heading, 12, ref.Clause) + 14
	for i, line := range lines {
		u.L.Label(draw.Rc(b.X+38, b.Mid().Y-7.5*float32(len(lines))+15*float32(i), b.W-44-chip, 15), line, barredText)
	}
	if ref.Clause != "" {
		u.ClauseChip(draw.Pt(b.Right()-chip-4, b.Mid().Y-9), ref.Clause, false)
	}
	if u.Hot() == id {
		u.Tip = &ui.Tip{At: b, Text: tileName(c.Tile) + ": " + curly(ref.Text), Clause: ref.Clause, Bad: true}
	}
}
