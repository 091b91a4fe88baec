package scenes

import (
	"fmt"

	"kettle/assets"
	"kettle/render/draw"
	"kettle/render/ui"
)

// drawTop draws the top bar: title, phases, round, and the buttons that never move.
func (t *Table) drawTop(u *ui.UI, f floor) {
	r, l := f.top, u.L
	l.Box(r, draw.Down(r, draw.Hex(0x3a2a1f), draw.Hex(0x241810)))
	l.Line([]draw.Point{{X: 0, Y: r.Bottom() - 0.5}, {X: r.Right(), Y: r.Bottom() - 0.5}}, 1, draw.Fade(ui.BrassLn, 0.55))
	spriteHigh(l, "kettle-loco", draw.Pt(14, 5), 34)
	right := r.Right() - toolsW
	n, of, picture := t.game.round(t.pos())
	line := draw.Rc(0, 0, r.W, topH) // of the round
	g, named := t.game.(scenarist)
	if named {
		line = t.drawScenario(u, draw.Rc(right-scenarioW, 0, scenarioW-8, topH), g.scenario(t.pos()), n > 0)
	}
	switch {
	case n > 0:
		words := fmt.Sprintf("%s %d", roundWord(t.game), n)
		x := right - 160
		title := 66 + l.Metrics.Width(ui.Big.Face, ui.Big.Size, t.g.m.Definition().Name)
		if picture != "" && x > title+4 { // narrow: the title has the moon's place
			l.Sprite(picture, draw.Around(draw.Pt(x+14, line.Mid().Y), 28, 28))
		}
		bold := draw.Type{Face: draw.Heading, Size: 16, Color: ui.OnFelt}
		if picture == "" {
			x += 26
		}
		w := l.Label(draw.Rc(x+38, line.Y, 120, line.H), words, bold)
		if of > 0 {
			l.Label(draw.Rc(x+38+w+5, line.Y, 60, line.H), fmt.Sprintf("of %d", of), bold.With(ui.MutedFelt))
		}
		right = x
		if picture == "" && of > 0 {
			right -= drawRounds(l, x+38, line.Mid().Y, n, of)
		}
	case named:
		right -= scenarioW
	}
	chips, lit := t.game.phases(t.pos())
	if page := t.telling(); page != nil && page.ends {
		lit = len(chips) - 1
	}
	left := right - chipsWidth(l, chips) - 14
	big := ui.Big
	wide := l.Metrics.Width(big.Face, big.Size, t.g.m.Definition().Name)
	if wide > 164 { // a long name: smaller, and a little more room
		big.Size *= max(0.8, 164/wide)
	}
	title := draw.Rc(66, 0, 168, topH)
	if left < 238 {
		left = 238 // narrow: the chips may come under the round's place, the title keeps its own
	} else {
		left = min(left, 238)
	}
	l.Label(title, t.g.m.Definition().Name, big)
	t.drawChips(u, draw.Rc(left, 9, right-left, 26), chips, lit)
	t.drawTools(u, r)
	if tip := u.Tip; tip != nil && tip.At.X >= r.Right()-toolsW-scenarioW {
		tip.At.H = f.confirm.Bottom() - tip.At.Y // clear of the button below them
	}
}

// scenarioW is how wide the name of a scenario may be, with what parts it from the buttons.
const scenarioW = 160

// drawScenario writes the name of the scenario at the right of r, under the round where there is one; at hover it tells
// what is special, a click opens its clause. It returns the line that is left for the round.
func (t *Table) drawScenario(u *ui.UI, r draw.Rect, c phaseChip, under bool) (round draw.Rect) {
	round, row := draw.Rc(r.X, r.Y+2, r.W, 24), r
	if under {
		row = draw.Rc(r.X, r.Y+25, r.W, 15)
	}
	s := u.Area("scenario", r)
	ink := ui.HeadFelt
	if s.Hot {
		ink = ui.TitleGold
		u.Tip = &ui.Tip{At: r, Text: curly(c.text), Clause: c.clause}
	}
	if s.Clicked {
		t.openAt(c.clause)
	}
	name := draw.Narrow(u.L.Metrics, c.name, draw.Type{Face: draw.Heading, Size: 13, Color: ink, Align: draw.End}, 11, r.W)
	u.L.Label(row, c.name, name)
	return round
}

// toolsW is the room of the buttons at the right end.
const toolsW = 188

// roundWord is what a game calls a round, as it begins a sentence.
func roundWord(g tableau) string {
	if g, ok := g.(rounder); ok {
		return g.roundWord()
	}
	return "Round"
}

const chipGap = 5

func chipsWidth(l *draw.List, chips []phaseChip) (w float32) {
	for _, c := range chips {
		w += l.Metrics.Width(ui.Chip.Face, ui.Chip.Size, c.name) + 24 + chipGap
	}
	return w
}

// drawChips draws the phase ribbon: those done are dim, the present one is lit.
func (t *Table) drawChips(u *ui.UI, r draw.Rect, chips []phaseChip, lit int) {
	pad, space := float32(24), float32(chipGap)
	alone := false
	if over := chipsWidth(u.L, chips) - r.W; over > 0 && len(chips) > 0 {
		pad -= over / float32(len(chips))
		if alone = pad < 8; alone { // no room for all: the present one stands for them
			pad = 16
		}
	}
	x := r.X
	for i, c := range chips {
		if alone && i != lit {
			continue
		}
		w := u.L.Metrics.Width(ui.Chip.Face, ui.Chip.Size, c.name) + pad
		box := draw.Rc(x, r.Y, w, r.H)
		if box.Right() > r.Right()+1 {
			break
		}
		id := "phase/" + c.name
		s := u.Area(id, box)
		ink, edge := ui.OnFelt, draw.Fade(ui.BrassLn, 0.7)
		switch {
		case i == lit:
			u.L.Round(box.Inset(-3), 16, draw.Solid(draw.Fade(ui.LitTop, 0.18)))
			u.L.Round(box, 13, draw.Down(box, ui.LitTop, ui.LitBottom))
			ink, edge = ui.LitText, ui.LitTop
		case i < lit:
			ink, edge = draw.Fade(ui.MutedFelt, 0.6), draw.Fade(ui.BrassLn, 0.3)
		default:
			u.L.Round(box, 13, draw.Solid(draw.Fade(draw.Hex(0x140c08), 0.45)))
		}
		if s.Hot && i != lit {
			ink = ui.TitleGold
		}
		u.L.Frame(box, 13, 1, edge)
		u.L.Label(box, c.name, ui.Chip.With(ink).To(draw.Center))
		if s.Hot {
			u.Tip = &ui.Tip{At: box, Text: c.text, Clause: c.clause}
		}
		if s.Clicked && c.clause != "" {
			t.openAt(c.clause)
		}
		x += w + space
	}
}

// drawTools draws the five buttons at the right end; undo never moves.
func (t *Table) drawTools(u *ui.UI, r draw.Rect) {
	at := func(k int) draw.Rect { return draw.Rc(r.Right()-toolsW+36*float32(k), 6, 32, 32) }
	still := t.replay != nil // nothing is undone in a replay
	undo := "Undo"
	if err := t.g.m.CanUndo(); err != nil {
		undo = t.undoStop(err)
	}
	if u.Icon("undo", at(0), "ui-undo", undo, "Ctrl+Z", still || !t.g.m.Touched(), false) {
		t.undo(u)
	}
	if u.Icon("redo", at(1), "ui-redo", "Redo", "Ctrl+Y", still || !t.g.m.CanRedo(), false) {
		t.redo(u)
	}
	if u.Icon("log", at(2), "ui-log", "Log", "G", still, !still && !t.compact && t.log.hidden) {
		t.toggleLog()
	}
	if u.Icon("rules", at(3), "ui-book", "Rulebook", "F1", false, false) {
		t.openAt(t.ruleHere())
	}
	if u.Icon("menu", at(4), "ui-menu", "Menu", "M", still, false) {
		t.openMenu()
	}
}

// shapeOf is how much wider than high a sprite is.
func shapeOf(name string) float32 {
	if s, ok := assets.Lookup(name); ok && s.NaturalH > 0 {
		return s.NaturalW / s.NaturalH
	}
	return 1
}

// spriteHigh paints a sprite that high with its corner at p and returns its width.
func spriteHigh(l *draw.List, name string, p draw.Point, h float32) float32 {
	w := h * shapeOf(name)
	l.Sprite(name, draw.Rc(p.X, p.Y, w, h))
	return w
}
