package scenes

import (
	"fmt"
	"strings"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// stwSetup is the stage of the set-up: clans, first titles, and Deployment cards, in one picture.
type stwSetup struct{}

func (stwSetup) shows(t *Table) bool {
	if t.compact {
		return false // there the side card lists what may be taken
	}
	if t.moving() != nil {
		return false // the last piece of a deployment lands on the map, and the table waits for it
	}
	switch stepOf(stwState(t.pos())) {
	case "clan", "claim", "zone", "vassal":
		return true
	}
	return false
}

// draw lays the three tables out in r as in 1032 x 624.
func (x stwSetup) draw(t *Table, u *ui.UI, r draw.Rect) {
	p := stwState(t.pos())
	kx, ky := r.W/1032, r.H/624
	at := func(x, y, w, h float32) draw.Rect { return draw.Rc(r.X+x*kx, r.Y+y*ky, w*kx, h*ky) }
	t.meet(u, x.clans(t, p).Draw(u, at(0, 6, 1032, 272)))
	t.meet(u, x.titles(t, p).Draw(u, at(0, 292, 474, 332)))
	t.meet(u, x.zones(t, p).Draw(u, at(482, 292, 550, 332)))
}

func (stwSetup) clans(t *Table, p *stw.State) (out board.ClanChoice) {
	for _, c := range stw.Clans() {
		sheet := c.Sheet()
		card := board.ClanCard{Spot: t.stwSpot("clan/"+c.String(), rules.Target{Kind: stw.TargetClan, ID: int(c)}), Clan: t.clan(c), Ability: upperFirst(string(sheet.Ability)),
			Does: curly(abilityBrief(sheet.Ability, sheet.Text)), Elite: sheet.Elite, EliteDoes: curly(abilityBrief(sheet.EliteAbil, sheet.EliteText)), Clause: sheet.Clause, EliteClaus: sheet.EliteClause, Tip: curly(clanTip(sheet))}
		if seat := p.SeatOf(c); seat >= 0 {
			card.By = t.g.m.Table().Name(seat)
		}
		if card.Dim = stepOf(p) != "clan" || p.Check(stw.ChooseClan{Clan: c}) != nil; stepOf(p) == "vassal" {
			card.Dim, card.Elite, card.EliteDoes, card.EliteClaus = false, wordsVassalHead, wordsVassalBrings, "STW-197"
		}
		out = append(out, card)
	}
	return out
}

func (stwSetup) titles(t *Table, p *stw.State) board.TitleChoice {
	out := board.TitleChoice{Head: "Title Claim", Note: wordsClaimNote, Clause: "STW-041"}
	for _, x := range p.Box().Places {
		sheet := p.Box().Titles[x]
		place := board.TitleClaim{Spot: t.stwSpot("title-claim/"+strings.ReplaceAll(x.String(), " ", "-"), rules.Target{Kind: stw.TargetTitle, ID: int(x)}), Title: steamTitle(x), Power: upperFirst(sheet.Text) + ".", Clause: sheet.Clause}
		if a, ok := t.shown().(stw.ClaimTitle); ok && a.Title == x {
			place.Clan, place.By = t.clan(acting(p)), t.g.m.Table().Name(p.Turn())
		}
		for _, a := range p.Ambassadors() {
			if a.Claim == x {
				place.Clan, place.By = t.clan(a.Clan), t.g.m.Table().Name(a.Seat)
			}
		}
		out.Places = append(out.Places, place)
	}
	return out
}

// vassalLand marks where the vassal would deploy, in the colour of its cards.
var vassalLand = board.Clan{ID: "vassal", Livery: board.Livery{Color: draw.Hex(0x8f6aa0)}}

func (stwSetup) zones(t *Table, p *stw.State) board.CardTable {
	out := board.CardTable{Head: "Deployment", Note: wordsZoneNote, Clause: "STW-042", Cols: 3, Shape: 1.3}
	if p.Box().Doubles != nil {
		out.Note, out.Clause = wordsDoubleNote, "PWW-17"
	}
	for _, z := range p.Box().Zones {
		zone := stw.Board().Zones[z-1]
		var names []string
		var areas []int
		for _, a := range zone.Areas {
			names, areas = append(names, a.Name()), append(areas, int(a))
		}
		lands := board.EuropaState{Areas: make([]board.EuropaArea, 1+len(stw.Lands()))}
		tip := ""
		if other := otherZone(p, z); other > 0 {
			var there []string
			for _, a := range stw.Board().Zones[other-1].Areas {
				lands.Areas[a].Control, there = vassalLand, append(there, a.Name())
			}
			tip = fmt.Sprintf(wordsDoubleZone, strings.Join(names, ", "), strings.Join(there, ", "))
		}
		card := board.Card{Spot: t.stwSpot(fmt.Sprintf("zone/%d", z), rules.Target{Kind: stw.TargetZone, ID: z}), Deck: "deployment", Title: zone.Name, Corner: cornerOf(p, z), Note: strings.Join(names, ", "),
			Picture: func(l *draw.List, r draw.Rect) { board.ThumbEuropa(l, r, &lands, areas...) }, Tip: tip, Dim: stepOf(p) != "zone" || p.Check(stw.TakeZone{Zone: z}) != nil}
		for i := range rules.Seat(p.Seats()) {
			if p.Player(i).Zone == z {
				card.Taken, card.By = t.clan(p.Clan(i)), t.g.m.Table().Name(i)
				card.Dim, card.Note = true, "" // the name of its owner lies over those of the areas
			}
			if z == otherZone(p, p.Player(i).Zone) {
				card.Taken, card.By = t.clan(p.Clan(i)), fmt.Sprintf(wordsForVassal, t.g.m.Table().Name(i))
				if v := p.Vassal(i); v != stw.NoClan {
					card.Taken = t.clan(v)
				}
				card.Dim, card.Note = true, ""
			}
		}
		out.Cards = append(out.Cards, card)
	}
	return out
}
