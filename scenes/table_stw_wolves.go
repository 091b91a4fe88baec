package scenes

import (
	"slices"

	"kettle/render/board"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// taps lets barrels that lie in areas be committed openly (PWW-37): each is pointed at above the force that it strengthens.
func (x *stwFight) taps(t *Table, p *stw.State, f *board.Fight) {
	if !t.acting() {
		return
	}
	side := shownSide(f, stw.Role(p.Top().N))
	for i, a := range x.choices(t) {
		if tap, ok := a.(stw.Tap); ok {
			side.Supports = append(side.Supports, board.FightSupport{Spot: x.rowSpot(t, i, a), Text: tap.Area.Name() + " +1", Order: "barrel-pure", May: true})
		}
	}
}

// byPoints reports whether victory points decide, not GEO (PWW-35).
func byPoints(p *stw.State) bool {
	return slices.ContainsFunc(p.Box().Rules, func(r stw.Rule) bool { return r.Points != nil })
}

// unitOf is what a game is won by.
func unitOf(p *stw.State) string {
	if byPoints(p) {
		return "victory points"
	}
	return "GEO"
}

// pointTrack is the track of victory points, which has its markers above that of GEO.
func (s *stwTable) pointTrack(t *Table, p *stw.State) board.GeoTrack {
	b := board.GeoTrack{Head: wordsPoints, Note: wordsPointsNote}
	for i := range rules.Seat(p.Seats()) {
		if c := p.Clan(i); c != stw.NoClan && !p.Player(i).Out {
			b.Marks = append(b.Marks, board.GeoMark{Clan: t.clan(c), GEO: p.Player(i).Points, Next: p.Player(i).Points})
		}
	}
	return b
}

// pointsDecide says what breaks a tie of victory points (PWW-35).
func pointsDecide(p *stw.State, tied []rules.Seat) string {
	if p.Player(tied[0]).GEO != p.Player(tied[1]).GEO {
		return "more GEO decides."
	}
	return "the place on the Title Claim track decides."
}
