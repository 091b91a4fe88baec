package scenes

import (
	"fmt"

	"kettle/render/ui"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// reveal is the card of what an action made known: a combat that is over, or the count of the Whiteout. It stays until it is
// closed, so that nobody misses what was told.
func (s *stwTable) reveal(p rules.Position, events []rules.Event) *revealCard {
	if card := snowReveal(events); card != nil {
		if at := stwState(p); at.Round() <= 1 && at.Phase() != "whiteout" {
			card.title = wordsFirstGEO
		}
		return card
	}
	if card := answered(events); card != nil {
		return card
	}
	return fightReveal(events)
}

// reveals: the card lies in the place of the tracks, so that what is decided stays in sight.
func (s *stwTable) reveals() {}

// fightReveal is a combat in a few lines.
func fightReveal(events []rules.Event) *revealCard {
	card, decided := &revealCard{}, false
	var lines []rules.Line
	for _, e := range events {
		switch e := e.(type) {
		case stw.CombatBegan:
			lines = nil
		case stw.CombatDecided:
			decided = true
			card.title = "Battle for " + e.Area.Name()
			lines = append(lines, rules.Line{Icon: "mark-strength", Text: seatWord(e.Winner) + " wins", Value: fmt.Sprintf("%d : %d", e.Attacker, e.Defender)})
		case stw.FuelShown:
			for _, x := range []struct {
				seat rules.Seat
				n    int
			}{{e.Seat, e.Pure + e.Contra}, {e.Against, e.Pure2 + e.Contra2}} {
				if x.n > 0 {
					lines = append(lines, rules.Line{Icon: "barrel-pure", Text: seatWord(x.seat) + ", algofuel", Value: fmt.Sprintf("+%d", x.n)})
				}
			}
		case stw.Lost:
			if decided {
				lines = append(lines, rules.Line{Icon: "order-decoy", Text: seatWord(e.Seat) + " loses", Value: briefForce(e.Force)})
			}
		case stw.Fled:
			if decided {
				lines = append(lines, rules.Line{Icon: "mark-march", Text: "flee to " + e.To.Name(), Value: briefParty(e.Force, e.Caravan)})
			}
		case stw.TruckLost:
			lines = append(lines, rules.Line{Icon: "truck-destroyed.line", Text: seatWord(e.Seat) + " loses", Value: fmt.Sprintf("truck %d", e.Slot+1)})
		case stw.Plundered:
			lines = append(lines, rules.Line{Icon: barrelIcon(e.Contra), Text: seatWord(e.From) + " gives up", Value: "1"})
		}
	}
	if !decided {
		return nil
	}
	card.draw = func(t *Table, pg *page) { tellLines(t, pg, lines) }
	return card
}

func barrelIcon(contra bool) string {
	if contra {
		return "barrel-contraband"
	}
	return "barrel-pure"
}

// snowReveal is the count of the Whiteout or of the set-up (STW-048): each seat's GEO before and now.
func snowReveal(events []rules.Event) *revealCard {
	var counted []stw.GEOCounted
	shrunk, gone := 0, 0
	for _, e := range events {
		switch e := e.(type) {
		case stw.GEOCounted:
			counted = append(counted, e)
		case stw.ColumnShrunk:
			if shrunk++; e.Now == 0 {
				gone++
			}
		}
	}
	if len(counted) == 0 {
		return nil
	}
	return &revealCard{title: "Whiteout", draw: func(t *Table, pg *page) {
		for _, e := range counted {
			ink := ui.OnPaper
			switch {
			case e.To > e.From:
				ink = ui.GainPaper
			case e.To < e.From:
				ink = ui.LossPaper
			}
			pg.fact(crestOf(t.g.m, e.Seat), t.g.m.Table().Name(e.Seat)+", GEO", fmt.Sprintf("%d → %d", e.From, e.To), ink)
		}
		if shrunk > 0 {
			pg.rule()
			pg.fact("column-1", "Columns that shrank", fmt.Sprint(shrunk), ui.OnPaper)
			pg.fact("", "… and are gone", fmt.Sprint(gone), ui.OnPaper)
		}
	}}
}

// tellLines writes lines with pictures and figures, names put in.
func tellLines(t *Table, pg *page, lines []rules.Line) {
	for _, l := range lines {
		if pg.left() < 25 {
			return
		}
		pg.fact(l.Icon, rules.Name(l.Text, t.g.Names()), l.Value, ui.OnPaper)
	}
}
