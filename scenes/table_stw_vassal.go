package scenes

import (
	"fmt"
	"reflect"
	"strings"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// acting is the clan that acts: a player's vassal has turns, fights and recruits of its own.
func acting(p *stw.State) stw.Clan {
	if c := p.Top().Clan; c != stw.NoClan {
		return c
	}
	return p.Clan(max(0, p.Turn()))
}

// placing is the clan whose pieces come to lie: in a deployment the one that deploys, else the one to act.
func placing(p *stw.State) stw.Clan {
	if d := p.Deploying(); d != nil {
		return d.Clan
	}
	return acting(p)
}

// vassalActs reports whether the one to act of a seat's two clans is the vassal.
func vassalActs(p *stw.State, seat rules.Seat) bool {
	return p.Turn() == seat && p.Vassal(seat) != stw.NoClan && acting(p) == p.Vassal(seat)
}

// vassalSide is the clan board with the Vassal Clan card over its right end, vassalFirst the same while the vassal acts.
func (s *stwTable) vassalSide(t *Table, p *stw.State, seat rules.Seat) *stwBoard {
	if p.Vassal(seat) == stw.NoClan || vassalActs(p, seat) {
		return nil
	}
	return s.vassalOf(t, p, seat)
}

func (s *stwTable) vassalFirst(t *Table, p *stw.State, seat rules.Seat) *stwBoard {
	if !vassalActs(p, seat) {
		return nil
	}
	return s.vassalOf(t, p, seat)
}

func (s *stwTable) vassalOf(t *Table, p *stw.State, seat rules.Seat) *stwBoard {
	return &stwBoard{"vassal", "Vassal Clan card", "", func(u *ui.UI, r draw.Rect) board.Answer {
		b, card := s.clanBoard(t, p, seat), s.vassalCard(t, p, seat)
		b.Stock, card.Stock = s.dividedStock(t, p, seat)
		return b.DrawUnder(u, r, card)
	}}
}

// vassalCard is the Vassal Clan card of a seat.
func (s *stwTable) vassalCard(t *Table, p *stw.State, seat rules.Seat) *board.VassalCard {
	v := p.VassalBoard(seat)
	sheet := v.Clan.Sheet()
	out := &board.VassalCard{Clan: t.clan(v.Clan), Head: "Vassal " + v.Clan.Name(), Clause: "PWW-19", Lends: "Lends " + lower(string(sheet.Ability)), Does: curly(v.Text), Lent: v.Clause, Acts: vassalActs(p, seat)}
	out.Pieces = []board.VassalPiece{
		{Sprite: "soldier", N: v.Supply.Base, Tip: "Base soldiers of the vassal that can still be recruited"},
		{Sprite: "elite", N: v.Supply.Elite, Tip: "Elite soldiers of the vassal that can still be recruited: strength 2, no ability (PWW-21)"},
	}
	for o := stw.OrderMove; o <= stw.OrderDecoy; o++ {
		out.Orders = append(out.Orders, board.VassalPiece{Sprite: "order-" + o.String(), N: p.TokensLeft(v.Clan, o), Tip: upperFirst(o.String()) + " tokens of the vassal in its supply"})
	}
	return out
}

// dividedStock are the stock spaces of the clan board and those of the vassal's card, the last of each kind.
func (s *stwTable) dividedStock(t *Table, p *stw.State, seat rules.Seat) (own, card []board.StockSpace) {
	pure, contra := p.Spaces(seat)
	for i, x := range s.stock(t, p, seat) {
		if i == pure-1 || i == pure+contra-1 {
			card = append(card, x)
		} else {
			own = append(own, x)
		}
	}
	return own, card
}

// vassalRow is the row of the vassal on the panel of its seat, nil for none.
func (s *stwTable) vassalRow(t *Table, p *stw.State, seat rules.Seat) *board.VassalRow {
	v := p.VassalBoard(seat)
	if v == nil {
		return nil
	}
	title := v.Ambassador.Held
	if p.Round() == 0 {
		title = v.Ambassador.Claim
	}
	out := &board.VassalRow{Clan: t.clan(v.Clan), Title: steamTitle(title), Place: wordsVassal, Units: v.Units.Units(), Orders: ordersOut(p, seat, v.Clan), Acts: vassalActs(p, seat)}
	if v.Ambassador.Passed {
		out.Place = "passed"
	}
	if geo := vassalGEO(p, seat, v.Clan); geo > 0 {
		out.Place += fmt.Sprintf(" · %d GEO", geo)
	}
	return out
}

// vassalGEO is what the areas of a seat's vassal are worth now (PWW-25).
func vassalGEO(p *stw.State, seat rules.Seat, v stw.Clan) (n int) {
	for _, x := range p.Worths(seat) {
		if x.Area.Is() && p.Controller(x.Area) == v {
			n += x.N
		}
	}
	return n
}

// ordersOut are the Order tokens of a clan that lie on the board, or are being placed.
func ordersOut(p *stw.State, seat rules.Seat, c stw.Clan) int {
	n := tokensOut(p, c)
	for _, x := range p.Plan(seat).Tokens {
		if x.Clan == c {
			n++
		}
	}
	return n
}

// emblem is the emblem of the clan that acts, where that is a vassal; "" leaves it to the seat.
func (s *stwTable) emblem(p rules.Position) string {
	if st := stwState(p); st.Turn() >= 0 && vassalActs(st, st.Turn()) {
		return st.Vassal(st.Turn()).Sheet().Emblem
	}
	return ""
}

// style says that the vassal acts.
func (s *stwTable) style(p rules.Position) string {
	if st := stwState(p); st.Turn() >= 0 && vassalActs(st, st.Turn()) {
		return fmt.Sprintf(wordsWithVassal, st.Vassal(st.Turn()).Name())
	}
	return ""
}

// emblemOf is the emblem of the clan that an event tells of, where that is a vassal.
func (s *stwTable) emblemOf(p rules.Position, e rules.Event) string {
	field := reflect.ValueOf(e).FieldByName("Clan")
	if !field.IsValid() {
		return ""
	}
	if c := stw.Clan(field.Uint()); c != stw.NoClan && stwState(p).Camp(c) != nil && stwState(p).Camp(c).Vassal {
		return c.Sheet().Emblem
	}
	return ""
}

// vassalPrompt says with which of the two clans a player acts.
func vassalPrompt(p *stw.State, line rules.Line) rules.Line {
	seat := p.Turn()
	if seat < 0 || !vassalActs(p, seat) {
		return line
	}
	who := fmt.Sprintf("@%d", seat)
	for _, end := range []string{", ", ": "} {
		if rest, ok := strings.CutPrefix(line.Text, who+end); ok {
			line.Text = fmt.Sprintf("%s, with your vassal %s: %s", who, p.Vassal(seat).Name(), rest)
		}
	}
	return line
}

// otherZone is the zone that a Double Deployment card keeps for the vassal (PWW-17), 0 for none.
func otherZone(p *stw.State, zone int) int {
	for _, d := range p.Box().Doubles {
		switch zone {
		case d[0]:
			return d[1]
		case d[1]:
			return d[0]
		}
	}
	return 0
}

// cornerOf is what stands at the corner of a Deployment card: its number, of a double one that of the other zone too.
func cornerOf(p *stw.State, zone int) string {
	if other := otherZone(p, zone); other > 0 {
		return fmt.Sprintf("%d + %d", zone, other)
	}
	return fmt.Sprint(zone)
}
