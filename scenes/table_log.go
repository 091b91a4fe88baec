package scenes

import (
	"fmt"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
)

// A tableLog is the log's lines, made once an action, and how far the player has scrolled.
type tableLog struct {
	lines  []logLine
	made   []rules.Action // the actions the lines were made of
	ends   []int          // by action: how many lines there are after it
	seen   int            // how many lines there were when it was last scrolled to its foot
	hidden bool
}

// A logLine is one line: of what happened in an action, or the heading of a phase or round.
type logLine struct {
	entry int // of the match's log
	rules.Line
}

// logLines makes the lines that are missing and drops those that were undone.
func (t *Table) logLines() []logLine {
	l := &t.log
	n := t.g.Len()
	same := 0
	for same < n && same < len(l.made) && l.made[same] == t.g.Entry(same).Action {
		same++
	}
	if same < len(l.made) {
		l.made, l.ends = l.made[:same], l.ends[:same]
		l.lines = l.lines[:l.upTo(same)]
	}
	words := t.g.m.Definition().Words
	for i := same; i < n; i++ {
		before := len(l.lines)
		after := t.g.At(i + 1)
		for _, e := range t.g.Events(i) {
			if line := words.Event(after, e); line.Text != "" {
				line.Text = rules.Name(line.Text, t.g.Names())
				l.lines = append(l.lines, logLine{i, line})
			}
		}
		if len(l.lines) == before {
			line := words.Action(t.g.At(i), t.g.Entry(i).Action)
			line.Text = rules.Name(line.Text, t.g.Names())
			l.lines = append(l.lines, logLine{i, line})
		}
		l.made = append(l.made, t.g.Entry(i).Action)
		l.ends = append(l.ends, len(l.lines))
	}
	return l.lines
}

// upTo is how many lines the first n actions made.
func (l *tableLog) upTo(n int) int {
	if n == 0 {
		return 0
	}
	return l.ends[n-1]
}

const (
	logRow  = 27
	logHead = 32
)

// drawLog draws the log into r; the newest line is at its foot.
func (t *Table) drawLog(u *ui.UI, r draw.Rect) {
	u.Felt(r)
	lines := t.logLines()
	head := draw.Rc(r.X+12, r.Y+4, r.W-24, logHead-6)
	u.L.Label(head, wordsLog, ui.Head)
	if n, of, _ := t.game.round(t.pos()); of > 0 {
		u.L.Label(head, fmt.Sprintf("round %d", n), ui.Note.To(draw.End))
	}
	body := draw.Rc(r.X+6, r.Y+logHead, r.W-12, r.H-logHead-8)
	if len(lines) == 0 {
		u.L.Label(draw.Rc(body.X+8, body.Y, body.W-16, logRow), wordsNoLog, ui.Note)
		return
	}
	if t.log.seen != len(lines) {
		t.log.seen = len(lines)
		u.ScrollTo("log", float32(len(lines))*logRow)
	}
	u.Scroll("log", body, func(c draw.Rect) float32 {
		for i, line := range lines {
			row := draw.Rc(c.X, c.Y+float32(i)*logRow, c.W, logRow)
			if row.Bottom() < body.Y || row.Y > body.Bottom() {
				continue
			}
			t.drawLogLine(u, row, i, line)
		}
		return float32(len(lines)) * logRow
	})
}

func (t *Table) drawLogLine(u *ui.UI, r draw.Rect, i int, line logLine) {
	id := fmt.Sprintf("log/%d", i)
	s := u.Area(id, r)
	at := t.past >= 0 && line.entry == t.past-1
	switch {
	case at:
		u.L.Round(r.Pad(1, 1), 5, draw.Solid(draw.Fade(ui.Brass, 0.38)))
	case s.Hot:
		u.L.Round(r.Pad(1, 1), 5, draw.Solid(draw.Fade(ui.Brass, 0.2)))
	}
	if s.Hot {
		t.touch = t.game.touched(t.g.At(line.entry+1), t.g.Entry(line.entry).Action, t.g.Events(line.entry))
	}
	if s.Clicked {
		t.past = line.entry + 1
	}
	ink := draw.Type{Face: draw.Sans, Size: 13.5, Color: ui.OnFelt}
	if line.Heading {
		ink = draw.Type{Face: draw.Heading, Size: 12.5, Color: ui.HeadFelt}
	}
	x := r.X + 8
	if line.Icon != "" {
		u.L.Sprite(line.Icon, draw.Around(draw.Pt(x+9, r.Mid().Y), 19, 19))
		x += 26
	} else if line.Heading {
		u.L.Box(draw.Rc(x, r.Mid().Y, 14, 1), draw.Solid(draw.Fade(ui.BrassLn, 0.6)))
		x += 20
	} else {
		x += 26
	}
	value := draw.Type{Face: draw.SansBold, Size: 13.5, Color: ui.HeadFelt, Align: draw.End}
	vw := float32(0)
	if line.Value != "" {
		vw = u.L.Label(draw.Rc(r.X, r.Y, r.W-8, r.H), line.Value, value) + 8
	}
	box := draw.Rc(x, r.Y, r.Right()-8-vw-x, r.H)
	u.L.Label(box, line.Text, ink)
	if s.Hot && (u.L.Metrics.Width(ink.Face, ink.Size, line.Text) > box.W || line.Clause != "") {
		u.Tip = &ui.Tip{At: r, Text: line.Text, Clause: line.Clause}
	}
}

// momentText is the prompt while an earlier moment is on show.
func momentText(n int) string {
	if n == 0 {
		return wordsBegin
	}
	return fmt.Sprintf(wordsMoment, n)
}
