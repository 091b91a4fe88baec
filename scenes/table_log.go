package scenes

import (
	"fmt"
	"strings"

	"kettle/assets"
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
	high   float32        // and how high the log was then
	hidden bool
	wide   float32 // the width that the lines are broken to
	set    int     // how many of them are broken
}

// A logLine is one line: of what happened in an action, or the heading of a phase or round.
type logLine struct {
	entry int        // of the match's log
	by    rules.Seat // of whom it tells; Nobody: of all
	rules.Line
	brief []string // shorter texts, the best first
	who   bool     // its picture says only who it was
	lit   bool     // its picture is a lantern with its light
	rows  []string // as it stands in the log: the first that fits, or broken to its width
	y     float32  // of its top from the top of the log
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
				made := t.logLine(i, line)
				if g, ok := t.game.(signer); ok && g.signs(e) && !made.Heading {
					made.by = t.whose(e, i)
					made.Icon, made.who = t.crest(made.by), true
					if g, ok := t.game.(herald); ok && g.emblemOf(after, e) != "" {
						made.Icon = g.emblemOf(after, e)
					}
				}
				texts := t.game.brief(after, e)
				if texts != nil && len(texts) == 0 {
					continue
				}
				for _, text := range texts {
					made.brief = append(made.brief, curly(rules.Name(text, t.g.Names())))
				}
				l.lines = append(l.lines, made)
			}
		}
		if len(l.lines) == before && t.g.Tells(i) {
			made := t.logLine(i, words.Action(t.g.At(i), t.g.Entry(i).Action))
			if g, ok := t.game.(signer); ok {
				made.brief = g.briefAction(t.g.At(i), t.g.Entry(i).Action)
			}
			l.lines = append(l.lines, made)
		}
		l.made = append(l.made, t.g.Entry(i).Action)
		l.ends = append(l.ends, len(l.lines))
	}
	return l.lines
}

func (t *Table) logLine(entry int, line rules.Line) logLine {
	line.Text = curly(rules.Name(line.Text, t.g.Names()))
	line.Value = figure(line.Value)
	disc := t.crest(t.g.Entry(entry).By)
	if line.Heading {
		disc = ""
	}
	lit := line.Icon == litLantern
	line.Icon = logIcon(line.Icon, disc)
	if line.Icon == "" {
		line.Icon = disc // who it was
	}
	return logLine{entry: entry, by: t.g.Entry(entry).By, Line: line, lit: lit, who: line.Icon == disc}
}

// crest is what stands in the log for a seat, nothing for nobody.
func (t *Table) crest(seat rules.Seat) string {
	if seat < 0 {
		return ""
	}
	crest := crestOf(t.g.m, seat)
	if t.g.m.Setup().Seats > 1 && strings.HasPrefix(crest, "disc-") {
		return "link-" + crest
	}
	return crest
}

// whose is the seat that an event of an entry is told of.
func (t *Table) whose(e rules.Event, entry int) rules.Seat {
	if g, ok := t.game.(owner); ok {
		if seat, ok := g.whose(e); ok {
			return seat
		}
	}
	return t.g.Entry(entry).By
}

// texts are what may stand in the log for a line, the best first.
func (l *logLine) texts() []string {
	if len(l.brief) > 0 {
		return l.brief
	}
	return []string{l.Text}
}

// fitBrief is the first of the texts that fits into one row, or else the last one, broken.
func fitBrief(m draw.Metrics, texts []string, style draw.Type, room float32) []string {
	for _, s := range texts {
		if m.Width(style.Face, style.Size, s) <= room {
			return []string{s}
		}
	}
	return draw.Wrap(m, texts[len(texts)-1], style, room)
}

// logIcon is the picture of a line; one that the atlas lacks is told by the disc of who acted.
func logIcon(icon, disc string) string {
	if other, ok := iconFor[icon]; ok {
		icon = other
	}
	if _, ok := assets.Lookup(icon); !ok && icon != "" {
		return disc
	}
	return icon
}

// iconFor are the pictures that read better on dark felt than the engine's own.
var iconFor = map[string]string{litLantern: "lantern-unlit", "lantern-face": "lantern-unlit"}

// litLantern is the picture of a link that was built: a lantern with the light of its owner.
const litLantern = "lantern-glow"

// drawLogIcon draws the picture of a line.
func (t *Table) drawLogIcon(l *draw.List, line *logLine, r draw.Rect) {
	if !line.lit {
		spriteFit(l, line.Icon, r)
		return
	}
	glow := t.livery(t.g.Entry(line.entry).By).Glow
	halo := l.Sprite("lantern-halo", draw.Around(r.Mid(), r.W*1.9, r.W*1.9))
	halo.Tint, halo.Glow = draw.Fade(glow, 0.6), true
	b := spriteFit(l, "lantern-base", r)
	l.Sprite("lantern-face", b).Tint = draw.Mix(glow, draw.Hex(0xffffff), 0.35)
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
	logNext = 17 // from row to row of one line
	logHead = 36
	logPart = 23 // height of a heading
)

var (
	logText  = draw.Type{Face: draw.Sans, Size: 13.5, Color: ui.OnFelt}
	logPhase = draw.Type{Face: draw.Heading, Size: 12.5, Color: ui.HeadFelt}
	logValue = draw.Type{Face: draw.SansBold, Size: 13.5, Color: ui.HeadFelt, Align: draw.End}
)

// logEdge is where the text of a line begins.
const logEdge = 34

// setLog breaks the lines to a width and finds their places; it returns the height of all.
func (l *tableLog) setLog(m draw.Metrics, w float32) float32 {
	if l.wide != w {
		l.wide, l.set = w, 0
	}
	l.set = min(l.set, len(l.lines))
	y := float32(0)
	if l.set > 0 {
		last := &l.lines[l.set-1]
		y = last.y + last.height()
	}
	for i := l.set; i < len(l.lines); i++ {
		line := &l.lines[i]
		line.y = y
		room := w - logEdge - 8
		if line.Value != "" {
			room -= m.Width(logValue.Face, logValue.Size, line.Value) + 8
		}
		line.rows = fitBrief(m, line.texts(), line.face(), room)
		y += line.height()
	}
	l.set = len(l.lines)
	return y
}

// foot is the height of the log with what is left free below it, so that its top row is whole when it is scrolled
// to its end.
func (l *tableLog) foot(all, high float32) float32 {
	for i := range l.lines {
		if top := l.lines[i].y; all > high && top >= all-high {
			return top + high
		}
	}
	return all
}

func (l *logLine) face() draw.Type {
	if l.Heading {
		return logPhase
	}
	return logText
}

func (l *logLine) height() float32 {
	first := float32(logRow)
	if l.Heading {
		first = logPart
	}
	return first + float32(max(0, len(l.rows)-1))*logNext
}

// drawLog draws the log into r; the newest line is at its foot.
func (t *Table) drawLog(u *ui.UI, r draw.Rect) {
	u.Felt(r)
	lines := t.logLines()
	head := draw.Rc(r.X+12, r.Y+4, r.W-24, logHead-10)
	u.L.Label(head, wordsLog, ui.Head)
	if n, _, _ := t.game.round(t.pos()); n > 0 {
		u.L.Label(head, fmt.Sprintf("%s %d", strings.ToLower(roundWord(t.game)), n), ui.Note.To(draw.End))
	}
	body := draw.Rc(r.X+6, r.Y+logHead, r.W-12, r.H-logHead-8)
	if len(lines) == 0 {
		u.L.Label(draw.Rc(body.X+8, body.Y, body.W-16, logRow), wordsNoLog, ui.Note)
		return
	}
	all := t.log.setLog(u.L.Metrics, body.W-14)
	if t.log.seen != len(lines) || t.log.high != body.H {
		t.log.seen, t.log.high = len(lines), body.H
		u.ScrollTo("log", all)
	}
	u.Scroll("log", body, func(c draw.Rect) float32 {
		for i := range lines {
			line := &lines[i]
			row := draw.Rc(c.X, c.Y+line.y, c.W, line.height())
			if row.Y >= body.Y-2 && row.Bottom() <= body.Bottom()+2 { // whole rows only
				t.drawLogLine(u, row, i, line)
			}
		}
		return t.log.foot(all, body.H)
	})
}

func (t *Table) drawLogLine(u *ui.UI, r draw.Rect, i int, line *logLine) {
	s := u.Area(fmt.Sprintf("log/%d", i), r)
	switch {
	case t.past >= 0 && line.entry == t.past-1:
		u.L.Round(r.Pad(1, 1), 5, draw.Solid(draw.Fade(ui.Brass, 0.38)))
	case s.Hot:
		u.L.Round(r.Pad(1, 1), 5, draw.Solid(draw.Fade(ui.Brass, 0.2)))
	}
	if s.Hot {
		t.touch = t.game.touched(t.g.At(line.entry+1), t.g.Entry(line.entry).Action, t.g.Events(line.entry))
		if line.Clause != "" {
			u.Tip = &ui.Tip{At: r, Text: wordsLogTip, Clause: line.Clause}
		}
	}
	if s.Clicked {
		t.past = line.entry + 1
	}
	first := draw.Rc(r.X, r.Y, r.W, min(r.H, line.height()-float32(len(line.rows)-1)*logNext))
	if line.Icon != "" {
		t.drawLogIcon(u.L, line, draw.Around(draw.Pt(r.X+17, first.Mid().Y), 21, 19))
	} else if line.Heading {
		u.L.Box(draw.Rc(r.X+8, first.Mid().Y, 18, 1), draw.Solid(draw.Fade(ui.BrassLn, 0.6)))
	}
	if line.Value != "" {
		u.L.Label(draw.Rc(first.X, first.Y, first.W-8, first.H), line.Value, logValue)
	}
	for k, text := range line.rows {
		u.L.Label(draw.Rc(r.X+logEdge, first.Y+float32(k)*logNext, r.W-logEdge, first.H), text, line.face())
	}
}

// toggleLog shows or hides the log; in a small window it is one of the tabs.
func (t *Table) toggleLog() {
	switch {
	case !t.compact:
		t.log.hidden = !t.log.hidden
	case t.tab == tabLog:
		t.tab = tabNow
	default:
		t.tab = tabLog
	}
}

// momentText is the prompt while an earlier moment is on show.
func momentText(n int) string {
	if n == 0 {
		return wordsBegin
	}
	return fmt.Sprintf(wordsMoment, n)
}
