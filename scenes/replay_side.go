package scenes

import (
	"fmt"

	"kettle/render/draw"
	"kettle/render/ui"
)

// drawSide draws the controls, the steps of the round, and the way out; in a low window all of it scrolls.
func (r *replayScene) drawSide(u *ui.UI, side draw.Rect) {
	f := replayFloor{}
	const least = 192 + gap + 120 + gap + 30
	if side.H < least {
		u.Scroll("replay/side", side, func(c draw.Rect) float32 {
			controls, steps, leave := f.parts(draw.Rc(c.X, c.Y, c.W, least))
			r.drawControls(u, controls)
			r.drawSteps(u, steps)
			r.drawLeave(u, leave)
			return least
		})
		return
	}
	controls, steps, leave := f.parts(side)
	r.drawControls(u, controls)
	r.drawSteps(u, steps)
	r.drawLeave(u, leave)
}

// drawControls draws the buttons of the walk, the speeds and the units.
func (r *replayScene) drawControls(u *ui.UI, b draw.Rect) {
	u.Felt(b)
	in := b.Pad(12, 10)
	head, rest := in.CutTop(22)
	u.L.Label(head, wordsReplay, ui.Head)
	state := wordsReplayOpen
	if _, over := r.m.Position().Result(); over {
		state = wordsReplayOver
	}
	u.L.Label(head, state, ui.Note.To(draw.End))
	_, rest = rest.CutTop(6)
	row, rest := rest.CutTop(42)
	play, word := "ui-play", "Play"
	if r.plays {
		play, word = "ui-pause", "Pause"
	}
	wide := (row.W - 56 - 4*4) / 4
	x := row.X
	for _, c := range []struct {
		id, sprite, tip, key string
		do                   func()
	}{
		{"first", "ui-first", "The beginning", "Home", func() { r.goTo(0) }},
		{"earlier", "ui-chevron-left", "Back", "←", func() { r.plays = false; r.walk(u, -1) }},
		{"play", play, word, "Space", func() { r.play(u) }},
		{"later", "ui-chevron-right", "On", "→", func() { r.plays = false; r.walk(u, 1) }},
		{"final", "ui-last", "The end", "End", func() { r.goTo(r.last()) }},
	} {
		box := draw.Rc(x, row.Y, wide, row.H)
		if c.id == "play" {
			box.W = 56
		}
		x = box.Right() + 4
		if r.iconButton(u, "replay/"+c.id, box, c.sprite, c.tip, c.key, c.id == "play" && r.plays) {
			c.do()
		}
		cap := draw.Type{Face: draw.Sans, Size: 12, Color: ui.MutedFelt, Align: draw.Center}
		u.L.Label(draw.Rc(box.X-4, box.Bottom()+2, box.W+8, 16), c.key, cap)
	}
	_, rest = rest.CutTop(23)
	speeds := make([]string, len(replaySpeeds))
	for i, s := range replaySpeeds {
		speeds[i] = s.name
	}
	r.speed = r.choice(u, rest, wordsSpeed, "speed", speeds, r.speed)
	_, rest = rest.CutTop(36)
	r.unit = r.choice(u, rest, wordsStopAt, "unit", replayUnits[:], r.unit)
}

// iconButton is an icon button of any size, lit while it is on. The arrows of the first and the last are drawn.
func (r *replayScene) iconButton(u *ui.UI, id string, b draw.Rect, sprite, tip, key string, on bool) bool {
	s := u.Press(id, b)
	fill, ink := draw.Color{R: 0x2a, G: 0x1d, B: 0x14, A: 235}, ui.OnFelt
	switch {
	case on:
		fill, ink = ui.Brass, ui.LitText
	case s.Down:
		fill = draw.Hex(0x1c130c)
	case s.Hot || s.Focused:
		fill, ink = draw.Hex(0x4a3524), ui.TitleGold
	}
	u.L.Round(b, 7, draw.Solid(fill))
	u.L.Frame(b, 7, 1, draw.Fade(ui.BrassLn, 0.55))
	m := b.Mid()
	switch sprite {
	case "ui-first":
		u.L.Box(draw.Rc(m.X-9, m.Y-8, 2.4, 16), draw.Solid(ink))
		u.L.Sprite("ui-chevron-left", draw.Around(m.Add(draw.Pt(2, 0)), 20, 20)).Tint = ink
	case "ui-last":
		u.L.Box(draw.Rc(m.X+6.6, m.Y-8, 2.4, 16), draw.Solid(ink))
		u.L.Sprite("ui-chevron-right", draw.Around(m.Add(draw.Pt(-2, 0)), 20, 20)).Tint = ink
	default:
		u.L.Sprite(sprite, draw.Around(m, 20, 20)).Tint = ink
	}
	u.FocusRing(s, b, 7)
	u.Explain(id, b, tip, key)
	return s.Clicked
}

// choice draws a row of pills with its name and returns which is on.
func (r *replayScene) choice(u *ui.UI, b draw.Rect, name, id string, labels []string, on int) int {
	b.H = 28
	const label = 54
	u.L.Label(draw.Rc(b.X, b.Y, label, b.H), name, ui.Note.In(13))
	w := (b.W - label - 4*float32(len(labels)-1)) / float32(len(labels))
	for i, s := range labels {
		if u.Pill(id+"/"+s, draw.Rc(b.X+label+float32(i)*(w+4), b.Y, w, b.H), s, i == on) {
			on = i
		}
	}
	return on
}

// stepRow is how high a row of the list of steps is.
const stepRow = 31

// onlyHeading reports whether a heading is the first line of an action that has headings alone: it stands for it.
func onlyHeading(lines []logLine, i int) bool {
	if i > 0 && lines[i-1].entry == lines[i].entry {
		return false
	}
	for _, l := range lines[i:] {
		if l.entry != lines[i].entry {
			break
		}
		if !l.Heading {
			return false
		}
	}
	return true
}

// drawSteps draws the lines of the round on show; those to come are pale, and a click goes there.
func (r *replayScene) drawSteps(u *ui.UI, b draw.Rect) {
	u.Paper(b)
	in := b.Pad(14, 10)
	head, rest := in.CutTop(30)
	_, from, to := r.film.roundSpan(r.at)
	title := draw.Type{Face: draw.Title, Size: 20, Color: ui.HeadPaper}
	if n, _, _ := r.t.game.round(r.t.pos()); n > 0 {
		u.L.Label(head, fmt.Sprintf("%s %d", roundWord(r.t.game), n), title)
	}
	u.L.Label(head, count(min(to, r.last())-from, "step"), draw.Type{Face: draw.Sans, Size: 13, Color: ui.MutedPaper, Align: draw.End})
	u.L.Box(draw.Rc(in.X, head.Bottom()+2, in.W, 1), draw.Solid(draw.Fade(ui.RulePaper, 0.7)))
	_, rest = rest.CutTop(9)
	note := rest
	if rest.H > 200 {
		note, rest = rest.CutBottom(40)
		u.L.Paragraph(draw.Rc(note.X, note.Y+4, note.W, note.H), wordsForkNote, draw.Type{Face: draw.Sans, Size: 13, Color: ui.MutedPaper}, 17)
	}
	if n := int(rest.H / stepRow); n > 0 {
		rest.H = float32(n) * stepRow // whole rows
	}
	lines := r.t.logLines()
	var rows []int
	here := -1
	for i := range lines {
		if lines[i].Heading && !onlyHeading(lines, i) || lines[i].entry < from || lines[i].entry >= to {
			continue
		}
		if lines[i].entry == r.at-1 && here < 0 {
			here = len(rows)
		}
		rows = append(rows, i)
	}
	if r.seen != r.at && !u.In.Held[0] {
		r.seen = r.at
		above := int(rest.H/stepRow) / 2
		u.ScrollTo("replay/steps", float32(max(0, here-above))*stepRow)
	}
	if c := u.L.Clip; c != (draw.Rect{}) && rest.Meet(c).H < 2 {
		return // scrolled out of sight
	}
	u.Scroll("replay/steps", rest, func(c draw.Rect) float32 {
		for k, i := range rows {
			row := draw.Rc(c.X-4, c.Y+float32(k)*stepRow, c.W+8, stepRow)
			if row.Bottom() < rest.Y-stepRow || row.Y > rest.Bottom()+stepRow {
				continue
			}
			r.drawStep(u, row, i, &lines[i])
		}
		return float32(len(rows)) * stepRow
	})
}

func (r *replayScene) drawStep(u *ui.UI, b draw.Rect, i int, line *logLine) {
	s := u.Row(fmt.Sprintf("step/%d", i), b, line.entry == r.at-1)
	alpha := float32(1)
	if line.entry >= r.at {
		alpha = 0.62
	}
	if line.Icon != "" {
		it := u.L.Sprite(line.Icon, fitSprite(line.Icon, draw.Around(draw.Pt(b.X+18, b.Mid().Y), 22, 20)))
		if alpha < 1 {
			it.Tint = draw.Color{R: 255, G: 255, B: 255, A: 158}
		}
	}
	ink := draw.Fade(ui.OnPaper, alpha)
	value := draw.Type{Face: draw.SansBold, Size: 13.5, Color: ink, Align: draw.End}
	w := u.L.Label(b.Pad(8, 0), line.Value, value)
	text := draw.Type{Face: draw.Sans, Size: 14, Color: ink}
	room := b.W - 38 - 16 - w
	rows := fitBrief(u.L.Metrics, line.texts(), text, room)
	if len(rows) == 1 {
		u.L.Label(draw.Rc(b.X+38, b.Y, room+2, b.H), rows[0], text)
	} else {
		text.Size = 12.5
		rows = draw.Wrap(u.L.Metrics, line.Text, text, room)
		for k, row := range rows[:min(2, len(rows))] {
			u.L.Label(draw.Rc(b.X+38, b.Y+1+float32(k)*14, room+2, 15), row, text)
		}
	}
	if s.Hot {
		r.t.touch = r.t.game.touched(r.t.g.At(line.entry+1), r.t.g.Entry(line.entry).Action, r.t.g.Events(line.entry))
	}
	if s.Clicked {
		r.plays = false
		r.goTo(line.entry + 1)
	}
}

func (r *replayScene) drawLeave(u *ui.UI, b draw.Rect) {
	if u.Slab("replay/leave", b, wordsLeaveReplay, "Esc", false) {
		r.move = Pop()
	}
}
