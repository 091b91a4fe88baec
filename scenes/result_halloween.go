package scenes

import (
	"fmt"

	"kettle/render/draw"
	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/halloween"
	"kettle/rules/rail/play"
)

// A halloweenEnd is what the ribbon and the prompt say of one way to end.
type halloweenEnd struct{ ribbon, prompt, clause string }

var halloweenEnds = map[string]halloweenEnd{
	halloween.EndCleared:   {"The night is cleared", "The last pumpkin is gone from the map%s.", "HAL-09"},
	ageofsteam.EndRounds:   {"The pumpkins won", "The last night is over, and %s left on the map.", "HAL-27"},
	ageofsteam.EndBankrupt: {"Bankrupt", "The expenses could not be paid, and income would fall below 0.", "AOS-115"},
}

func (h *halloweenTable) result(t *Table) *resultCard {
	p := t.g.Now()
	s := aosState(p)
	res, _ := s.Result()
	c, me := halloween.CountOf(s), s.Player(0)
	e := halloweenEnds[res.Why]
	card := &resultCard{ribbon: e.ribbon, won: res.Why == halloween.EndCleared, bankrupt: res.Why == ageofsteam.EndBankrupt}
	card.prompt = rules.Line{Clause: e.clause, Text: e.prompt}
	spare := ""
	if left := s.Rounds() - s.Round(); left > 0 {
		spare = ", with " + count(left, "night") + " to spare"
	}
	switch res.Why {
	case halloween.EndCleared:
		card.prompt.Text = fmt.Sprintf(e.prompt, spare)
	case ageofsteam.EndRounds:
		lie := "pumpkins are"
		if c.Pumpkins == 1 {
			lie = "pumpkin is"
		}
		card.prompt.Text = fmt.Sprintf(e.prompt, fmt.Sprintf("%d %s", c.Pumpkins, lie))
	}
	all := c.Pumpkins + c.Smashed
	card.cards = []resultFigure{
		{moonOf(s.Round(), s.Rounds()), "rounds", fmt.Sprintf("%d of %d", s.Round(), s.Rounds())},
		{"pumpkin-smashed", "smashed", fmt.Sprintf("%d of %d", c.Smashed, all)},
		{"witch", "witches unused", fmt.Sprintf("%d left", c.Witches+c.ToCome)},
	}
	cities := 0
	for i := range s.Map().NewCities {
		if _, on := s.TileStop(i); on {
			cities++
		}
	}
	card.rows = []resultFigure{
		{"pumpkin-smashed", "Smashed with a rider", fmt.Sprint(c.Smashed)},
		{"witch", "Witch flights", fmt.Sprint(c.Flown)},
		{"cube-red", "Red and blue delivered", fmt.Sprint(c.Red + c.Blue)},
		{"lantern-unlit", "Links built", fmt.Sprint(c.Links)},
		{"plaque-red", "Houses urbanized", fmt.Sprint(cities)},
		{"loco-" + t.g.Colour(0), "Locomotive", fmt.Sprint(me.Loco)},
		{"share", "Shares issued", fmt.Sprintf("%d of %d", me.Shares, s.Map().Rules.MaxShares)},
		{"coins", "Cash at the end", play.Dollars(me.Cash)},
	}
	if n := t.g.m.Table().Hints; n > 0 {
		card.rows = append(card.rows, resultFigure{"lantern-unlit", wordsHints, fmt.Sprint(n)})
	}
	if par, known := t.desk.pars[t.g.m.Code()]; known {
		card.rows = append(card.rows, resultFigure{"moon-full", wordsPar, parText(par)})
	}
	card.chart = h.chart(t)
	return card
}

// chart is the pumpkins left and the links built, at the end of each round.
func (h *halloweenTable) chart(t *Table) chart {
	pumpkins := series{name: "pumpkins left", color: draw.Hex(0xe8792b), filled: true}
	links := series{name: "links built", dashed: true, color: t.livery(0).Color}
	c := chart{title: "Round by round"}
	add := func(s *ageofsteam.State) {
		k := halloween.CountOf(s)
		pumpkins.values, links.values = append(pumpkins.values, k.Pumpkins), append(links.values, k.Links)
	}
	last := aosState(t.g.At(0))
	add(last)
	for i := 1; i <= t.g.Len(); i++ {
		s := aosState(t.g.At(i))
		if s.Round() != last.Round() {
			add(last)
		}
		last = s
	}
	add(last)
	for i := range pumpkins.values {
		c.marks = append(c.marks, moonOf(i, max(1, last.Rounds())))
	}
	c.series = []series{pumpkins, links}
	return c
}

// record is what the table of results keeps of a game.
func (h *halloweenTable) record(p rules.Position, r *Record) {
	s := aosState(p)
	c, me := halloween.CountOf(s), s.Player(0)
	r.Rounds, r.Of, r.Left = s.Round(), s.Rounds(), c.Pumpkins
	r.Money, r.Shares, r.Links = me.Cash, me.Shares, c.Links
	r.Level = upperFirst(r.Setup.Options["difficulty"])
	if r.Setup.Options["rounds"] != "" && r.Setup.Options["rounds"] != "10" {
		r.Level += ", " + r.Setup.Options["rounds"] + " rounds"
	}
}
