package scenes

import (
	"fmt"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
)

func (r *railTable) drawRanks(t *Table, u *ui.UI, box draw.Rect) {
}

func (r *railTable) result(t *Table) *resultCard {
	p := t.g.Now()
	return &resultCard{ribbon: "The end", prompt: t.g.m.Definition().Words.Prompt(p)}
}

var _ = fmt.Sprint
var _ rules.Seat
