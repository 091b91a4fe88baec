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

// rowsAtMost is how many actions are listed one by one; of more the next thing to point at is listed.
const rowsAtMost = 14

// decisionCard is what is being decided: how many units, what it costs and brings, and everything that may be done, a row
// each. Whatever is legal can be reached by these rows.
func (s *stwTable) decisionCard(t *Table, u *ui.UI, r draw.Rect, p *stw.State) float32 {
	on := p.Step()
	if on == nil {
		return 0
	}
	if !t.acting() {
		return s.waitCard(t, u, r, p)
	}
	switch {
	case on.ID == "watch":
		return s.watchCard(t, u, r, p)
	case on.ID == "answer" && !s.trading(t):
		return s.answerCard(t, u, r, p)
	}
	pg := t.openPage(u, r, s.cardTitle(t, p), s.cardIcon(p))
	if k := countsOf(t.aim.meant(), t.aim.ghost); k != nil {
		k.draw(t, pg, p)
	}
	if on.ID == "deploy" && len(t.aim.chosen) == 0 {
		s.leftToDeploy(pg, p)
	}
	if on.ID == "activate" && len(t.aim.chosen) == 0 && !s.trading(t) && r.H >= scanH { // the ribbon says it too
		pg.text(wordsActivate, "STW-071")
	}
	s.tradeButton(t, pg, p)
	if on.ID == "kits" {
		s.kitsLedger(t, pg, p)
	} else if l := t.ledgerOf(t.aim.ghost); len(l) > 0 {
		pg.ledger(l)
		pg.rule()
	}
	s.rows(t, pg, p)
	s.refused(t, pg, p)
	return pg.fill()
}

// cardTitle is the head of the card: the step, or the area whose token is used.
func (s *stwTable) cardTitle(t *Table, p *stw.State) string {
	top := p.Top()
	if s.trading(t) {
		return wordsOfferSwap
	}
	switch on := p.Step(); on.ID {
	case "activate":
		for _, x := range t.aim.chosen {
			if x.Kind == stw.TargetArea {
				return stw.Area(x.ID).Name()
			}
			if x == targetCaravan {
				return wordsCaravanBoard
			}
		}
		return wordsYourTurn
	case "way", "force", "behind":
		if top.M == 1 || on.ID == "behind" {
			return "Forced March"
		}
		return "Move"
	default:
		return on.Name
	}
}

// cardIcon is the picture of the step.
func (s *stwTable) cardIcon(p *stw.State) string { return stepIcons[stepOf(p)] }

// waitCard says who is to act where the one who looks is not.
func (s *stwTable) waitCard(t *Table, u *ui.UI, r draw.Rect, p *stw.State) float32 {
	pg := t.openPage(u, r, p.Step().Name, s.cardIcon(p))
	pg.text(fmt.Sprintf("@%d is to act.", max(0, p.Turn())), p.Step().Clause)
	return pg.close()
}

// rows lists what may still be meant: the actions, or, of many, the things to point at next and what needs none of them.
func (s *stwTable) rows(t *Table, pg *page, p *stw.State) {
	things, rows := s.listed(t)
	if things {
		s.things(t, pg, p, min(1, float32(len(rows)))*27+float32(min(3, len(rows)))*26)
	}
	if len(rows) == 0 {
		return
	}
	words := t.g.m.Definition().Words
	pg.ways(wordsRows, rows, func(a rules.Action) (string, string) {
		line := words.Action(p, a)
		if text := shortRow(a); text != "" {
			return rules.Name(text, t.g.Names()), line.Value
		}
		text, _, _ := strings.Cut(line.Text, ": ") // what a title or a card does stands on it
		return rules.Name(text, t.g.Names()), line.Value
	})
}

// listed are the actions that are rows, and whether things to point at are listed before them. Of actions that differ in
// their counts the picker tells.
func (s *stwTable) listed(t *Table) (things bool, rows []rules.Action) {
	meant := s.meantNow(t)
	counted := countsOf(meant, t.aim.ghost) != nil
	for _, a := range meant {
		if _, units := partyOf(a); !units || !counted {
			rows = append(rows, a)
		}
	}
	if things = len(rows) > rowsAtMost && len(t.lit()) > 0; things {
		rows = slices.DeleteFunc(rows, func(a rules.Action) bool { return !hasAll(t.aim.chosen, pointed(a)) })
	}
	return things, rows
}

// things lists what may be pointed at next, a row each, and leaves so much of the card free.
func (s *stwTable) things(t *Table, pg *page, p *stw.State, below float32) {
	words := t.g.m.Definition().Words
	r := pg.room()
	lit := t.lit()
	r.H = min(r.H-below, float32(len(lit))*26)
	if r.H < 26 {
		return
	}
	var clicked rules.Target
	pg.u.Scroll("things", r, func(c draw.Rect) float32 {
		for i, x := range lit {
			line := draw.Rc(c.X, c.Y+float32(i)*26, c.W, 25)
			if line.Bottom() < r.Y-26 || line.Y > r.Bottom()+26 {
				continue
			}
			st := pg.u.Row(fmt.Sprintf("thing/%s/%d", x.Kind, x.ID), line, false)
			name := pactThing(x)
			if name == "" {
				name = curly(upperFirst(rules.Name(targetName(words, p, x), t.g.Names())))
			}
			pg.u.L.Label(line.Pad(8, 0), name, draw.Narrow(pg.u.L.Metrics, name, draw.Type{Face: draw.Sans, Size: 13.5, Color: ui.OnPaper}, 11.5, line.W-16))
			if st.Hot {
				t.hotNext = x
			}
			if st.Clicked {
				clicked = x
			}
		}
		return float32(len(lit)) * 26
	})
	pg.y += r.H + 4
	if clicked.Kind != "" {
		pg.u.Act()
		t.point(pg.u, clicked)
	}
}

// refused are the uses of the chosen token that are not open now, each with its reason.
func (s *stwTable) refused(t *Table, pg *page, p *stw.State) {
	if stepOf(p) != "activate" || len(t.aim.chosen) == 0 || t.aim.chosen[0].Kind != stw.TargetArea {
		return
	}
	a := stw.Area(t.aim.chosen[0].ID)
	for _, use := range p.Box().Uses {
		if use.Order != p.At(a).Token.Order {
			continue
		}
		err, _ := p.Check(stw.Activate{Area: a, Use: use.ID}).(*rules.Refusal)
		if err == nil || pg.left() < 24 {
			continue
		}
		line := draw.Rc(pg.r.X+pagePad, pg.y, pg.r.W-2*pagePad, 24)
		id := "refused/" + use.ID
		pg.u.Area(id, line)
		pg.u.L.Label(line.Pad(8, 0), use.Name, draw.Type{Face: draw.Sans, Size: 13.5, Color: draw.Fade(ui.MutedPaper, 0.75)})
		if pg.u.Hot() == id {
			pg.u.Tip = refusedTip(line, err)
		}
		pg.y += 24
	}
}

// leftToDeploy is what has still to be put down.
func (s *stwTable) leftToDeploy(pg *page, p *stw.State) {
	left, c := p.Deploying().Left, pg.t.clan(p.Deploying().Clan)
	for _, x := range []struct {
		piece, icon, name string
		n                 int
	}{{"truck", "", "Caravan", left.Caravans}, {"soldier", "", "Base soldiers", left.Base}, {"elite", "", "Elite soldiers", left.Elite}, {"", fmt.Sprintf("column-%d", max(1, left.Column)), "Steam column, levels", left.Column},
		{"", "turret", "Turrets", left.Turrets}, {"", "farm", "Farms", left.Farms}} {
		if x.n == 0 || pg.left() < 60 {
			continue
		}
		if x.piece != "" {
			board.Standee(pg.u.L, x.piece, draw.Pt(pg.r.X+pagePad+14, pg.y+23), 21, c)
		}
		pg.fact(x.icon, x.name, fmt.Sprint(x.n), ui.OnPaper)
	}
}

// watchCard lists the columns that the Watcher may raise, and who would gain what (STW-056).
func (s *stwTable) watchCard(t *Table, u *ui.UI, r draw.Rect, p *stw.State) float32 {
	const most = 104 // of the room beside the title
	pg := t.openPageTo(u, r, "Play one card", "", most)
	u.L.Label(draw.Rc(r.X, r.Y+9, r.W-pagePad, 32), fmt.Sprintf("%d levels at most", p.Box().MaxColumn), draw.Type{Face: draw.Sans, Size: 12.5, Color: ui.MutedPaper, Align: draw.End})
	at := func(a rules.Action) stw.Area { return a.(stw.PlayColumn).Card.Area() }
	pg.look = func(a rules.Action) (string, draw.Color) {
		c := p.Controller(at(a))
		switch {
		case c == stw.NoClan:
			return "", ui.MutedPaper
		case p.SeatOf(c) == p.Turn():
			return c.Sheet().Emblem, ui.GainPaper
		}
		return c.Sheet().Emblem, ui.LossPaper
	}
	pg.ways("", t.aim.meant(), func(a rules.Action) (string, string) {
		now := p.At(at(a)).Column
		then := min(p.Box().MaxColumn, now+p.Levels(stw.ColumnCard(at(a))))
		gains := "nobody"
		if p.Controller(at(a)) != stw.NoClan {
			gains = fmt.Sprintf("GEO +%d", then-now)
		}
		return fmt.Sprintf("%s  %d → %d", at(a).Name(), now, then), gains
	})
	return pg.fill()
}
