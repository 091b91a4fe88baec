package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// Heights of the parts at the side, by their width of 264.
const (
	titlesH = 150
	geoH    = 90
	archonH = 150
	archonS = 34  // one line
	scanH   = 300 // from which on the log stays below the list of all that may be done
	revealH = titlesH + gap + geoH
)

// drawCard draws titles, GEO or the Archon card, and what is being decided.
func (s *stwTable) drawCard(t *Table, u *ui.UI, r draw.Rect) float32 {
	if h := s.drawCount(t, u, r); h > 0 {
		return h
	}
	p := stwState(t.pos())
	y := float32(0)
	place := func(h float32) draw.Rect {
		b := draw.Rc(r.X, r.Y+y, r.W, h)
		y += h + gap
		return b
	}
	rest := func() draw.Rect { return draw.Rc(r.X, r.Y+y, r.W, max(0, r.H-y)) }
	if t.reveal != nil && t.past < 0 { // in the place of the tracks, until it is closed
		y = t.drawReveal(u, draw.Rc(r.X, r.Y, r.W, revealH)) + gap
		return y + s.decisionCard(t, u, rest(), p)
	}
	if p.Round() > 0 || len(p.Ambassadors()) > 0 {
		s.drawTitles(t, u, place(titlesH), p)
	}
	if t.acting() && stepOf(p) == "plan" {
		return y + s.orderCard(t, u, rest(), p)
	}
	switch {
	case p.Round() == 0:
	case p.Phase() == "conclave":
		s.drawArchon(t, u, place(archonH), p)
	default:
		s.drawGEO(t, u, place(s.geoTall(p)), p)
		if byPoints(p) {
			s.pointTrack(t, p).Draw(u, place(geoH))
		}
		for i, c := range p.InPlay() {
			s.drawArchonLine(t, u, place(archonS), p, c, i)
		}
	}
	if t.past >= 0 {
		return y + s.pastCard(t, u, rest(), p)
	}
	room := rest()
	if stepOf(p) == "activate" && len(t.aim.chosen) == 0 && !s.trading(t) && room.H >= scanH {
		room = t.aboveLog(room) // the map is what is pointed at
	}
	y += s.decisionCard(t, u, room, p)
	return y + s.caravanPlate(t, u, draw.Rc(r.X, r.Y+y+gap, r.W, r.H-y-gap), p)
}

// fills: the card takes what it needs, the log what is left.
func (s *stwTable) fills(t *Table) bool { return true }

// drawTitles draws the board of titles; places that may be claimed are lit.
func (s *stwTable) drawTitles(t *Table, u *ui.UI, r draw.Rect, p *stw.State) {
	var b board.Titles
	b.Note = wordsTitlesNote
	acts := p.Top()
	for i, x := range p.Box().Places {
		sheet := p.Box().Titles[x]
		place := board.TitlePlace{Title: steamTitle(x), Power: upperFirst(sheet.Text) + ".", Clause: sheet.Clause}
		place.Claim.Spot = t.stwSpot(fmt.Sprintf("claim/%d", i), rules.Target{Kind: stw.TargetTitle, ID: int(x)})
		for j, a := range p.Ambassadors() {
			c := t.clan(a.Clan)
			if a.Held == x {
				place.Conclave.Clan, place.Conclave.Done = c, a.Passed
				place.Conclave.Acts = p.Turn() == a.Seat && (acts.Do != "activate" || acts.N == j) && (p.Vassal(a.Seat) == stw.NoClan || a.Clan == acting(p))
			}
			if a.Claim == x {
				place.Claim.Clan = c
			}
			if a.Reserved == x {
				place.Claim.Reserved = c
			}
		}
		if s.claimed(t) == x {
			place.Claim.Ghost = t.clan(acting(p))
		}
		b.Places = append(b.Places, place)
	}
	t.meet(u, b.Draw(u, r))
}

// claimed is the title that is claimed by what is shown.
func (s *stwTable) claimed(t *Table) stw.Title {
	switch a := t.shown().(type) {
	case stw.Pass:
		return a.Title
	case stw.ClaimTitle:
		return a.Title
	case stw.Reserve:
		return a.Title
	}
	return stw.NoTitle
}

// geoTall is higher where five markers stand on one space.
func (s *stwTable) geoTall(p *stw.State) float32 {
	on := map[int]int{}
	most := 0
	for i := range rules.Seat(p.Seats()) {
		n := min(10, p.Player(i).GEO)
		on[n]++
		most = max(most, on[n])
	}
	if most > 4 {
		return geoH + 14
	}
	return geoH
}

// geoTrack is the track of GEO without its markers.
func (s *stwTable) geoTrack(p *stw.State) board.GeoTrack {
	b := board.GeoTrack{Wins: p.Box().WinGEO}
	if b.Wins > 0 {
		b.Note = fmt.Sprintf("%d wins at once", b.Wins)
		if from := p.Box().WinFrom; p.Round() < from {
			b.Note = fmt.Sprintf("%d wins from round %d on", b.Wins, from)
		}
	}
	return b
}

func (s *stwTable) drawGEO(t *Table, u *ui.UI, r draw.Rect, p *stw.State) {
	b := s.geoTrack(p)
	for i := range rules.Seat(p.Seats()) {
		if c := p.Clan(i); c != stw.NoClan && !p.Player(i).Out {
			b.Marks = append(b.Marks, board.GeoMark{Clan: t.clan(c), GEO: p.Player(i).GEO, Next: p.Player(i).GEO})
		}
	}
	t.meet(u, b.Draw(u, r))
}

// drawArchon draws the Archon card of the round.
func (s *stwTable) drawArchon(t *Table, u *ui.UI, r draw.Rect, p *stw.State) {
	card := board.ArchonPlay{None: wordsNoArchon, Clause: "STW-058"}
	if cards := p.InPlay(); len(cards) > 0 {
		sheet := p.Box().Archon(cards[len(cards)-1])
		card = board.ArchonPlay{Title: sheet.ArchonSheet.Name, Text: sheet.Text, Clause: sheet.ArchonSheet.Clause}
		if x := steamTitle(sheet.Spares); x != board.NoTitle {
			card.Exempt, card.Favour = x, wordsUnaffected
		}
		if seat := p.Archon(); seat >= 0 {
			card.By = t.clan(p.Clan(seat))
		}
	}
	card.Draw(u, r)
}

// drawArchonLine draws an Archon card in play in one line; it tells what it does at hover.
func (s *stwTable) drawArchonLine(t *Table, u *ui.UI, r draw.Rect, p *stw.State, c stw.Card, i int) {
	sheet := p.Box().Archon(c)
	u.Felt(r)
	id := fmt.Sprintf("archon/%d", i)
	chip := u.L.Metrics.Width(draw.Heading, 12, sheet.ArchonSheet.Clause) + 14
	u.Area(id, draw.Rc(r.X, r.Y, r.W-chip-12, r.H))
	icon := u.L.Sprite("title-archon", fitSprite("title-archon", draw.Rc(r.X+8, r.Y+7, 24, 20)))
	icon.Tint = ui.Brass
	room := r.W - 40 - chip - 16
	name := draw.Narrow(u.L.Metrics, sheet.ArchonSheet.Name, draw.Type{Face: draw.Heading, Size: 14, Color: ui.OnFelt}, 10, room)
	u.L.Label(draw.Rc(r.X+40, r.Y, room, r.H), sheet.ArchonSheet.Name, name)
	u.ClauseChip(draw.Pt(r.Right()-chip-8, r.Mid().Y-9), sheet.ArchonSheet.Clause, false)
	if u.Hot() == id {
		u.Tip = &ui.Tip{At: r, Text: curly(sheet.Text), Clause: sheet.ArchonSheet.Clause}
	}
}

// drawCards lays Archon cards over the board while the Archon chooses one.
func (s *stwTable) drawCards(t *Table, u *ui.UI, r draw.Rect) (covered bool) {
	p := stwState(t.pos())
	if stepOf(p) != "archon" || !t.acting() {
		return false
	}
	table := board.CardTable{Head: "Play one Archon card", Note: wordsArchonNote, Clause: "STW-058"}
	for i, c := range p.Hand(p.Turn()).Archons {
		table.Cards = append(table.Cards, s.archonCard(t, p, c, fmt.Sprintf("archons/%d", i)))
	}
	if n := len(table.Cards); n > 4 { // in two rows the words want the width
		table.Cols, table.Shape = (n+1)/2, 1.15
	}
	u.L.On(draw.Panel, func() { t.meet(u, table.Draw(u, r.Inset(6))) })
	return true
}

// pastCard stands where the present is not on show.
func (s *stwTable) pastCard(t *Table, u *ui.UI, r draw.Rect, p *stw.State) float32 {
	pg := t.openPage(u, r, "A look back", "")
	pg.text(momentText(t.past))
	t.pastButtons(pg)
	return pg.close()
}
