package scenes

import (
	"fmt"
	"slices"
	"strings"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// result is how the game ended, for the ribbon; the rest is drawn by the functions below.
func (s *stwTable) result(t *Table) *resultCard {
	p := t.g.Now()
	res, _ := p.Result()
	first := ranked(res)[0]
	card := &resultCard{prompt: t.g.m.Definition().Words.Prompt(p), ribbon: clanWins(stwState(p).Clan(first)), won: true}
	card.prompt.Text = fmt.Sprintf("@%d wins with %d %s%s", first, res.Scores[first], unitOf(stwState(p)), becauseWords(t, stwState(p), res))
	switch res.Why {
	case stw.EndGEO:
		card.prompt.Clause = "STW-154"
	case stw.EndLast:
		card.prompt.Clause = "STW-164"
	case stw.EndPoints:
		card.prompt.Clause = "PWW-35"
	default:
		card.prompt.Clause = "STW-161"
	}
	return card
}

// becauseWords says why the first is first.
func becauseWords(t *Table, p *stw.State, res rules.Result) string {
	if res.Why == stw.EndLast {
		return ": nobody else is left."
	}
	tied := tiedFirst(p, res)
	if len(tied) < 2 {
		if res.Why == stw.EndGEO {
			return " at once."
		}
		return "."
	}
	var names []string
	for _, seat := range tied[1:] {
		names = append(names, fmt.Sprintf("@%d", seat))
	}
	why := "the place in the Conclave decides."
	switch {
	case byPoints(p):
		why = pointsDecide(p, tied)
	case p.Player(tied[0]).Fuel.Quarantined() != p.Player(tied[1]).Fuel.Quarantined():
		why = "fewer Quarantine tokens decide."
	}
	return ", tied with " + strings.Join(names, " and ") + ": " + why
}

// tiedFirst are the seats that have as much GEO as the winner, by rank, the winner first.
func tiedFirst(p *stw.State, res rules.Result) (out []rules.Seat) {
	ranks := ranked(res)
	for _, seat := range ranks {
		if seat == ranks[0] || res.Scores[seat] == res.Scores[ranks[0]] && !p.Player(seat).Out {
			out = append(out, seat)
		}
	}
	return out
}

// drawScore draws GEO by source, how a tie was broken, and what to do next; while the board is looked at, the log has their
// place.
func (s *stwTable) drawScore(t *Table, u *ui.UI, r draw.Rect) float32 {
	p := stwState(t.g.Now())
	res, _ := p.Result()
	const buttons = 36*3 + 4
	table := draw.Rc(r.X, r.Y, r.W, min(382, r.H-buttons-gap))
	if t.lifted {
		table.H = min(table.H, r.H-2*leastLog)
		s.sources(t, p, res).Draw(u, table)
		return table.H
	}
	used := table.H + gap + buttons
	if tie := s.tie(t, p, res); tie != nil {
		table.H = min(table.H, r.H-buttons-164-2*gap)
		tie.Draw(u, draw.Rc(r.X, table.Bottom()+gap, r.W, 164))
		used = r.H
	}
	s.sources(t, p, res).Draw(u, table)
	s.drawAfter(t, u, draw.Rc(r.X, r.Y+used-buttons, r.W, buttons))
	return used
}

// earned marks on the map what each area counted at the end, the winner's in gold.
func (s *stwTable) earned(t *Table, m *board.EuropaMarks, p *stw.State) {
	res, _ := p.Result()
	for seat := range rules.Seat(p.Seats()) {
		kind := board.GeoBadge
		if res.Places[seat] == 1 {
			kind = board.GeoCounted
		}
		sums := map[stw.Area]int{}
		for _, w := range s.worths(p, res, seat) {
			sums[w.Area] += w.N
		}
		for _, a := range stw.Lands() {
			if n := sums[a]; n != 0 {
				m.Badges = append(m.Badges, board.EuropaBadge{Kind: kind, Area: int(a), Text: minusSign(n)})
			}
		}
	}
}

// sources is the table of what gave each seat its GEO.
func (s *stwTable) sources(t *Table, p *stw.State, res rules.Result) board.GeoEnd {
	out := board.GeoEnd{Head: "GEO by source", Clause: "STW-134", Sources: []board.GeoSource{{Name: "columns"}, {Name: "farms"}}}
	at := map[string]int{stw.SourceColumn: 0, stw.SourceFarms: 1}
	if byPoints(p) {
		out.Head, out.Sources, at = wordsPointsBy, nil, map[string]int{}
	}
	if sc := p.Box().Scenario; sc != nil && sc.Clause != "" {
		out.Clause = sc.Clause
	}
	for _, seat := range ranked(res) {
		row := board.GeoEndRow{Clan: t.clan(p.Clan(seat)), Player: t.g.m.Table().Name(seat), Rank: res.Places[seat], Total: res.Scores[seat], Won: res.Places[seat] == 1, Parts: make([]int, len(out.Sources))}
		if p.Player(seat).Out {
			row.Out = "wiped out"
		}
		for _, w := range s.worths(p, res, seat) {
			i, ok := at[w.Source]
			if !ok {
				i = len(out.Sources)
				at[w.Source] = i
				name := lower(w.Source)
				if sc := p.Box().Scenario; sc != nil && w.Source == sc.Name {
					name = w.Source
				}
				out.Sources = append(out.Sources, board.GeoSource{Name: name})
			}
			for len(row.Parts) <= i {
				row.Parts = append(row.Parts, 0)
			}
			row.Parts[i] += w.N
		}
		out.Rows = append(out.Rows, row)
	}
	return out
}

// worths are what a seat's final GEO is made of.
func (s *stwTable) worths(p *stw.State, res rules.Result, seat rules.Seat) []stw.Worth {
	out := p.Worths(seat)
	if byPoints(p) {
		out = []stw.Worth{{Source: wordsMarker, N: p.Player(seat).Points}}
	}
	if res.Why == stw.EndRounds || res.Why == stw.EndPoints {
		out = append(out, p.Bonuses(seat)...)
	}
	return out
}

// tie tells how a tie for the first place was broken (STW-162); nil where there was none.
func (s *stwTable) tie(t *Table, p *stw.State, res rules.Result) *board.TieBreak {
	tied := tiedFirst(p, res)
	if len(tied) < 2 || res.Why == stw.EndLast || byPoints(p) { // of points the ribbon says it
		return nil
	}
	out := &board.TieBreak{Head: "The tie", Clause: "STW-162"}
	geo, quarantine, place := board.TieRow{Name: "GEO"}, board.TieRow{Name: "Quarantine, fewest"}, board.TieRow{Name: "Conclave place"}
	var names []string
	fewest := true
	for _, seat := range tied {
		names = append(names, t.g.m.Table().Name(seat))
		out.Clans = append(out.Clans, t.clan(p.Clan(seat)))
		geo.Values = append(geo.Values, fmt.Sprint(res.Scores[seat]))
		n := p.Player(seat).Fuel.Quarantined()
		fewest = fewest && (seat == tied[0] || n > p.Player(tied[0]).Fuel.Quarantined())
		quarantine.Values = append(quarantine.Values, fmt.Sprint(n))
		for i, x := range p.ConclaveSeats() {
			if x == seat {
				place.Values = append(place.Values, fmt.Sprint(i+1))
			}
		}
	}
	out.Who = strings.Join(names, ", ")
	quarantine.Decides, place.Decides, place.Unused = fewest, !fewest, fewest
	out.Rows = []board.TieRow{geo, quarantine, place}
	return out
}

// drawBanner draws over the map who has won.
func (s *stwTable) drawBanner(t *Table, u *ui.UI, r draw.Rect) {
	res, _ := t.g.Now().Result()
	first := ranked(res)[0]
	u.L.On(draw.Panel, func() {
		board.WinBanner(u.L, draw.Around(draw.Pt(r.X+r.W*0.36, r.Y+29), 238, 36), t.clan(stwState(t.g.Now()).Clan(first)), t.ended().ribbon)
	})
}

// drawAfter draws the buttons of the end.
func (s *stwTable) drawAfter(t *Table, u *ui.UI, r draw.Rect) {
	half := (r.W - 8) / 2
	at := func(col, row int) draw.Rect { return draw.Rc(r.X+(half+8)*float32(col), r.Y+38*float32(row), half, 32) }
	if u.Quiet("end/"+wordsReplay, at(0, 0), "ui-play", wordsReplay, "", false) {
		t.move = Push(NewReplay(t.desk, t.g.m))
	}
	if u.Quiet("end/board", at(1, 0), "ui-eye", "The board", "", false) {
		t.lifted = true
	}
	if u.Quiet("end/"+wordsSavePicture, at(0, 1), "ui-save-picture", wordsSavePicture, "", false) {
		t.desk.exportPicture(t.g.m)
	}
	if u.Quiet("end/"+wordsExport, at(1, 1), "ui-export", wordsExport, "", false) {
		t.desk.exportGame(t.g.m)
	}
	if u.Brassy("end/"+wordsRetryDeal, draw.Rc(r.X, r.Y+76, r.W, 34), wordsRetryDeal, "", false) {
		t.deal(t.g.m.Setup())
	}
}

// endStatus is the last line of a seat's panel at the end.
func endStatus(p *stw.State, res rules.Result, seat rules.Seat) string {
	switch {
	case p.Player(seat).Out:
		return "wiped out"
	case res.Places[seat] == 1:
		return "wins the game"
	case slices.Contains(tiedFirst(p, res), seat):
		return ordinals[res.Places[seat]-1] + ", after the tie"
	}
	return ordinals[res.Places[seat]-1]
}
