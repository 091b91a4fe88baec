package scenes

import (
	"fmt"
	"strings"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
)

// snowCards are the pictures and words of the steps.
var snowCards = map[string]board.SnowStep{
	"geo":      {Name: "GEO", Text: "counted anew", Sprite: "mark-geo", Tip: "Each seat’s GEO is counted anew: levels of columns, farms, and what the scenario adds (STW-153)."},
	"victory":  {Name: "Victory", Sprite: "title-primus", Tip: "Who has enough GEO wins at once (STW-154)."},
	"scenario": {Name: "Actions", Text: "of the scenario", Sprite: "mark-round", Tip: "What the scenario and the modules do in Whiteout (STW-152)."},
	"shrink":   {Name: "Columns", Sprite: "column-1", Tip: "Every column loses levels (STW-132)."},
	"supply":   {Name: "Supply", Sprite: "mark-supply", Tip: "Units beyond the supply capacity leave the board (STW-155)."},
	"refill":   {Name: "Refill", Text: "algofuel", Sprite: "barrel-pure", Tip: "A barrel comes on every open stock space (STW-157)."},
	"upkeep":   {Name: "Upkeep", Text: "clear up", Sprite: "contract", Tip: "Surplus, contracts, orders and Archon cards go (STW-158)."},
}

// snowAt is the step of the Whiteout that is on show, "" for another phase.
func (s *stwTable) snowAt(t *Table) string {
	if page := t.telling(); page != nil {
		if page.snow != nil {
			return page.snow.step
		}
		return ""
	}
	if p := stwState(t.pos()); p.Phase() == "whiteout" && stepOf(p) != "" {
		return "supply"
	}
	return ""
}

// drawSnow draws the steps of the Whiteout into the strip; false where it is another phase.
func (s *stwTable) drawSnow(t *Table, u *ui.UI, r draw.Rect) bool {
	at := s.snowAt(t)
	if at == "" {
		return false
	}
	p := stwState(t.pos())
	box := p.Box()
	out := board.SnowSteps{Head: "Whiteout, step by step"}
	order := box.Whiteout
	if page := t.telling(); page != nil {
		out.Note = snowSummed(page.snow.rows)
	} else {
		out.Note = fmt.Sprintf("%s beyond the supply", count(p.Excess(max(0, p.Turn())), "unit"))
	}
	done := true
	for _, id := range order {
		card := snowCards[id]
		card.ID = "snow/" + id
		switch id {
		case "victory":
			if card.Text = "by GEO"; box.WinGEO > 0 {
				card.Text = fmt.Sprintf("at %d", box.WinGEO)
			}
		case "shrink":
			card.Text = fmt.Sprintf("shrink by %d", box.Shrink)
		case "supply":
			card.Text = fmt.Sprintf("%d + farms", box.Supply)
		}
		if card.Now = id == at; card.Now {
			done = false
		}
		card.Done = done
		out.Steps = append(out.Steps, card)
	}
	out.Draw(u, r)
	return true
}

// snowSummed is what the seat that is being counted has so far: "Rhein-Stamm: Appulia 3+1, Sikelia 2 · 6 GEO".
func snowSummed(rows []board.GeoRow) string {
	for _, row := range rows {
		if !row.Now {
			continue
		}
		var parts []string
		for _, a := range row.Areas {
			parts = append(parts, a.Name+" "+a.Sum)
		}
		return fmt.Sprintf("%s: %s · %d GEO", row.Clan.Name, strings.Join(parts, ", "), row.GEO)
	}
	return wordsTellKeys
}

// drawCount draws the count at the side and returns its height, 0 where there is none on show.
func (s *stwTable) drawCount(t *Table, u *ui.UI, r draw.Rect) float32 {
	page := t.telling()
	if page == nil || page.snow == nil {
		return 0
	}
	whole := r.H
	if !t.compact {
		track := s.geoTrack(stwState(t.pos()))
		for _, row := range page.snow.rows {
			track.Marks = append(track.Marks, board.GeoMark{Clan: row.Clan, GEO: row.GEO, Next: row.GEO, Lit: row.Now})
		}
		top, rest := r.CutTop(geoH + 14) // all five may meet
		track.Draw(u, top)
		_, r = rest.CutTop(gap)
	}
	u.Felt(r)
	board.GeoCount{Head: "GEO by area", Clause: "STW-134", Rows: page.snow.rows}.Draw(u, draw.Rc(r.X, r.Y, r.W, r.H-46))
	half := (r.W - 28) / 2
	next := draw.Rc(r.X+10, r.Bottom()-40, half, 30)
	u.Quiet("told/turn", next, "", wordsTellNext, "Enter", false)
	u.Quiet("told/skip", next.Move(half+8, 0), "", wordsTellSkip, "S", false)
	return whole
}
