package scenes

import (
	"fmt"
)

// result is how the game ended: the ribbon, and each seat's GEO.
func (s *stwTable) result(t *Table) *resultCard {
	p := t.g.Now()
	res, _ := p.Result()
	ranks := ranked(res)
	card := &resultCard{prompt: t.g.m.Definition().Words.Prompt(p), ribbon: t.g.m.Table().Name(ranks[0]) + " wins", won: true}
	for _, seat := range ranks {
		card.rows = append(card.rows, resultFigure{crestOf(t.g.m, seat), t.g.m.Table().Name(seat), fmt.Sprintf("%d GEO", res.Scores[seat])})
	}
	card.cards = []resultFigure{{"mark-geo", "GEO of the first", fmt.Sprint(res.Scores[ranks[0]])}, {"mark-round", "Rounds", fmt.Sprint(stwState(p).Round())}}
	return card
}
