package scenes

import (
	"fmt"
	"slices"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
)

// A paper is the "what if" layer: what a player has laid on the board only to look at it. The table then shows the
// position as if it were built; the game itself never hears of it.
type paper struct {
	on    bool
	laid  []rules.Target
	level int            // the locomotive's, as if
	pos   rules.Position // the game's position with what is laid; nil: to be made
}

// A drafter is a tableau that has a "what if" layer: what can be laid on paper is its own affair, lanes here, tiles
// elsewhere.
type drafter interface {
	// drafts are the targets that may be laid in p beside those laid already; draftable reports whether x is one.
	drafts(p rules.Position, laid []rules.Target) []rules.Target
	// draft is p as if the targets were built and the locomotive had that level.
	draft(p rules.Position, laid []rules.Target, level int) rules.Position
	// levels are the lowest and the highest level to choose from, and the present one.
	levels(p rules.Position) (low, high, now int)
	// cost is what building all of it would cost, in the game's own words.
	cost(p rules.Position, laid []rules.Target) string
	// asks are the things that the planner answers for, in p.
	asks(p rules.Position) []rules.Target
}

// togglePaper begins or ends the "what if" layer.
func (t *Table) togglePaper() {
	d, ok := t.game.(drafter)
	switch {
	case t.paper.on:
		t.leavePaper()
	case ok && t.past < 0 && !t.over():
		_, _, level := d.levels(t.g.Now())
		t.paper = paper{on: true, level: level}
		t.aim.reset(t.g.Legal())
		t.reveal, t.toast, t.show = nil, nil, nil
	}
}

func (t *Table) leavePaper() {
	t.paper = paper{}
	t.asked = asked{stamp: t.at, past: t.past}
}

// lay puts x on paper, or takes it off again.
func (t *Table) lay(x rules.Target) {
	d := t.game.(drafter)
	if g, ok := t.game.(sketcher); ok {
		g.sketch(t, x)
		return
	}
	if i := slices.Index(t.paper.laid, x); i >= 0 {
		t.paper.laid = slices.Delete(t.paper.laid, i, i+1)
	} else if hasTarget(d.drafts(t.g.Now(), t.paper.laid), x) {
		t.paper.laid = append(t.paper.laid, x)
	} else {
		return
	}
	t.redraft()
}

// redraft forgets what was found for what lay there before.
func (t *Table) redraft() {
	t.paper.pos = nil
	t.asked = asked{stamp: t.at, past: t.past}
}

// drafted is the position as if.
func (t *Table) drafted() rules.Position {
	if t.paper.pos == nil {
		t.paper.pos = t.game.(drafter).draft(t.g.Now(), t.paper.laid, t.paper.level)
	}
	return t.paper.pos
}

// paperLit are the places to point at on paper.
func (t *Table) paperLit() []rules.Target {
	d := t.game.(drafter)
	out := slices.Concat(d.drafts(t.g.Now(), t.paper.laid), t.paper.laid)
	return append(out, d.asks(t.drafted())...)
}

// drawPaperCard says what lies on paper and has the level to choose; it returns its height.
func (t *Table) drawPaperCard(u *ui.UI, r draw.Rect) float32 {
	d := t.game.(drafter)
	pg := t.openPage(u, r, wordsWhatIf, "")
	text, noun := wordsPaperText, "link"
	if g, ok := t.game.(sketcher); ok {
		text, noun = g.sketchWords()
	}
	pg.text(text)
	pg.fact("", "On paper", count(len(t.paper.laid), noun), ui.OnPaper)
	pg.fact("", "To build it", d.cost(t.g.Now(), t.paper.laid), ui.OnPaper)
	low, high, now := d.levels(t.g.Now())
	row := pg.room()
	row.H = 32
	u.L.Label(draw.Rc(row.X+34, row.Y, 100, row.H), "Locomotive", draw.Type{Face: draw.Sans, Size: 14.5, Color: ui.OnPaper})
	less, more := draw.Rc(row.Right()-100, row.Y+1, 30, 30), draw.Rc(row.Right()-30, row.Y+1, 30, 30)
	level := t.paper.level
	if u.Quiet("paper/less", less, "ui-minus", "", "", level <= low) {
		level--
	}
	if u.Quiet("paper/more", more, "ui-plus", "", "", level >= high) {
		level++
	}
	ink := ui.OnPaper
	if t.paper.level != now {
		ink = ui.GainPaper
	}
	u.L.Label(draw.Rc(less.Right(), row.Y, more.X-less.Right(), row.H), fmt.Sprint(t.paper.level), draw.Type{Face: draw.Heading, Size: 19, Color: ink, Align: draw.Center})
	pg.y += 40
	if level != t.paper.level {
		t.paper.level = level
		t.redraft()
	}
	if pg.button("paper/clear", "ui-trash", wordsPaperClear, "", len(t.paper.laid) == 0) {
		t.paper.laid = nil
		t.redraft()
	}
	return pg.close()
}

// drawPill names what the board shows if that is not the game as it stands, at the upper right corner of the sheet;
// where that is small the prompt alone says it.
func (t *Table) drawPill(u *ui.UI, r draw.Rect) {
	icon, text := "ui-play", wordsReplay
	switch {
	case t.replay != nil:
	case t.paper.on && t.past < 0:
		icon, text = "ui-copy", wordsWhatIf
	default:
		return
	}
	if r.W < 360 {
		return
	}
	style := draw.Type{Face: draw.Heading, Size: 15, Color: draw.Hex(0xefe3c8)}
	w := u.L.Metrics.Width(style.Face, style.Size, text) + 56
	b := draw.Rc(r.Right()-w-12, r.Y+12, w, 30)
	if t.upper() && !t.compact { // the buttons of the board are there
		b = draw.Rc(r.Right()-w-200, r.Y+20, w, 30)
	}
	u.L.On(draw.Panel, func() {
		u.L.Round(b, 15, draw.Solid(draw.Color{R: 0x14, G: 0x0c, B: 0x08, A: 225}))
		u.L.Frame(b, 15, 1.4, style.Color)
		u.L.Sprite(icon, draw.Around(draw.Pt(b.X+22, b.Mid().Y), 16, 16)).Tint = style.Color
		u.L.Label(draw.Rc(b.X+38, b.Y, w-44, b.H), text, style)
	})
}
