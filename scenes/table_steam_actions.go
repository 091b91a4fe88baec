package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
)

// actionCards are the action tiles as cards, two in a row; the place left over tells of the chosen one.
func (eco steamEconomy) actionCards(t *Table, u *ui.UI, box draw.Rect) float32 {
	s := steamState(t.pos())
	box = t.aboveLog(box)
	card := t.openSlate(u, box, "Action tiles", s.Phase().Clause)
	open := map[steam.Role]bool{}
	for _, a := range t.aim.legal {
		if x, ok := a.(steam.Take); ok && t.acting() {
			open[x.Role] = true
		}
	}
	take, _ := t.shown().(steam.Take)
	seat := max(0, s.Turn())
	var cards []board.ActionCard
	for _, tile := range s.Map().Tiles {
		id, _ := tile.Role.MarshalText()
		x := tileTarget(tile.Role)
		c := board.ActionCard{What: x, ID: "action/" + string(id), Name: tile.Role.String(), Sprite: tile.Role.Icon(), Text: eco.tileWords(t, s, tile.Role),
			Key: fmt.Sprint(tile.Number), Lit: open[tile.Role], Chosen: take.Role == tile.Role, Tip: sentence(tile.Text + ".")}
		if n := s.Price(tile.Role, seat); n > 0 {
			c.Price, c.Dear = play.Dollars(n), n > s.Player(seat).Cash
		}
		if own, ok := t.game.(tokenHolder); ok {
			c.Tokens = own.tokens(t, s, tile.Role)
		}
		if by, taken := tileHolder(s, tile.Role); taken {
			v := t.livery(by)
			c.Taken, c.Idle = &v, s.Player(by).Idle
		} else if c.Chosen {
			c.Idle = take.Idle
		}
		cards = append(cards, c)
	}
	const space = 8
	rows := float32((len(cards) + 2) / 2)
	area := card.room(card.left())
	t.meet(u, board.DrawActionCards(u, area, cards))
	w, h := (area.W-space)/2, min(138, (area.H-space*(rows-1))/rows)
	note := draw.Rc(area.X, area.Y+(rows-1)*(h+space), area.W, h)
	if len(cards)%2 == 1 {
		note = draw.Rc(area.X+w+space, note.Y, w, h)
	}
	eco.drawTileNote(t, u, note, s)
	card.y = box.Bottom()
	return card.close()
}

// tileHolder is who has taken an action tile this turn.
func tileHolder(s *steam.State, role steam.Role) (rules.Seat, bool) {
	for i := range s.Seats() {
		if s.Player(rules.Seat(i)).Role == role {
			return rules.Seat(i), true
		}
	}
	return rules.Nobody, false
}

// tilesLeft is how many action tiles are open to whoever acts.
func tilesLeft(s *steam.State) (n int) {
	for _, tile := range s.Map().Tiles {
		if s.Free(max(0, s.Turn()), tile.Role) == nil {
			n++
		}
	}
	return n
}

// tileWords is what an action tile gives, in the few words of its card.
func (eco steamEconomy) tileWords(t *Table, s *steam.State, role steam.Role) string {
	if own, ok := t.game.(tileTeller); ok {
		if text := own.tellTile(s, role); text != "" {
			return text
		}
	}
	if role == steam.TurnOrder && !s.Form().Basic() {
		return wordsStay
	}
	return tileText[role]
}

// drawTileNote tells what the chosen tile means now and lets its effect be passed, or says who chooses.
func (eco steamEconomy) drawTileNote(t *Table, u *ui.UI, b draw.Rect, s *steam.State) {
	l := u.L
	l.Frame(b.Inset(0.5), 7, 1, draw.Fade(ui.BrassLn, 0.7)).Dash = [2]float32{4, 3}
	in := b.Pad(9, 6)
	head, text := "", ""
	a, shown := t.shown().(steam.Take)
	idle := steam.Take{Role: a.Role, Idle: true}
	switch may := shown && t.acting() && s.Check(idle) == nil; {
	case shown:
		head, text = a.Role.String(), eco.means(s, a)
		if may {
			in.H -= 32
			eco.drawIdle(t, u, draw.Rc(in.X-3, b.Bottom()-34, in.W+6, 28), a, idle)
		}
	case s.Turn() >= 0:
		head = t.g.m.Table().Name(s.Turn())
		text = fmt.Sprintf("takes one of the %s that are left.", countWords[min(tilesLeft(s), len(countWords)-1)])
		if s.Form().Basic() {
			text += " Its number is the place in the next turn."
		}
	}
	style := draw.Type{Face: draw.Heading, Size: 14, Color: ui.HeadFelt}
	l.Label(draw.Rc(in.X, in.Y, in.W, 18), fitName(l.Metrics, head, style, in.W), style)
	words := draw.Type{Face: draw.Sans, Size: 13, Color: ui.OnFelt}
	for words.Size > 11.5 && float32(len(draw.Wrap(l.Metrics, curly(text), words, in.W)))*words.Size*1.18 > in.H-20 {
		words.Size -= 0.5
	}
	l.Paragraph(draw.Rc(in.X, in.Y+20, in.W, in.H-20), curly(text), words, words.Size*1.18)
}

// drawIdle is the button that passes the effect of the chosen tile, or takes it again.
func (eco steamEconomy) drawIdle(t *Table, u *ui.UI, b draw.Rect, a, idle steam.Take) {
	st := u.Focusable("action/idle", u.Zone("action/idle", idleTarget, b.Corners()))
	fill, edge, ink := draw.Hex(0x2c211a), draw.Fade(ui.BrassLn, 0.6), ui.OnFelt
	switch {
	case a.Idle:
		fill, edge, ink = draw.Hex(0x6b4a1e), ui.LitTop, draw.Hex(0xfff2d8)
	case st.Hot || st.Focused:
		fill, edge = draw.Hex(0x4a3524), ui.LitTop
	}
	u.L.Round(b, 6, draw.Solid(fill))
	u.L.Frame(b, 6, 1.2, edge)
	style := draw.Type{Face: draw.Heading, Size: 13.5, Color: ink}
	w := u.L.Label(draw.Rc(b.X+8, b.Y, b.W-30, b.H), "No effect", style)
	u.KeyCap(draw.Pt(b.X+16+w, b.Y+5), "P", true)
	u.FocusRing(st, b, 6)
	if st.Hot {
		u.Tip = &ui.Tip{At: b, Text: "Take the tile for its number alone, and pay nothing.", Clause: "STM-052"}
	}
	switch {
	case st.Clicked && !a.Idle:
		t.point(u, idleTarget)
	case st.Clicked && hasTarget(t.aim.chosen, idleTarget):
		t.stepBack()
	}
}

// means is what an action tile would give the seat to act now.
func (eco steamEconomy) means(s *steam.State, a steam.Take) (text string) {
	seat := max(0, s.Turn())
	p := s.Player(seat)
	if a.Idle {
		return fmt.Sprintf("Tile %d, without its effect.", s.Map().Number(a.Role))
	}
	switch a.Role {
	case steam.Locomotive:
		if p.Loco >= s.MaxLoco() {
			return "The engine is at its highest level: no effect."
		}
		text = fmt.Sprintf("Engine %d to %d at once.", p.Loco, p.Loco+1)
	case steam.Engineer:
		text = fmt.Sprintf("%d tiles instead of %d.", s.Map().Rules.Engineer, s.Map().Rules.Lays)
	case steam.Urbanization:
		text = fmt.Sprintf("%s left.", cities(len(s.Map().Rules.NewCities)-placed(s)))
	case steam.CityGrowth:
		text = fmt.Sprintf("%s left.", count(s.MarkersLeft(), "marker"))
	case steam.FirstMove:
		text = "First in both rounds of moving."
	case steam.FirstBuild:
		text = "Builds before all others."
	case steam.TurnOrder:
		text = "First in the next turn."
		if !s.Form().Basic() {
			text = "One pass in the next auction."
		}
	}
	if n := s.Price(a.Role, seat); n > p.Cash {
		text += fmt.Sprintf(" Needs capital: $%d short.", n-p.Cash)
	}
	return text
}

func cities(n int) string {
	if n == 1 {
		return "1 New City"
	}
	return fmt.Sprintf("%d New Cities", n)
}

// placed is how many New Cities are on the map.
func placed(s *steam.State) (n int) {
	for _, g := range trayColours(s) {
		n += s.Map().Rules.NewCities.Count(g) - s.CitiesLeft(g)
	}
	return n
}
