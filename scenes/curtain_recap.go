package scenes

import (
	"fmt"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules/match"
)

// A recapScene lies over the table of the player who has just said to be ready: what that player may know has happened
// since the last turn.
type recapScene struct {
	t     *Table
	lines []logLine
}

// Opaque: the player's own table is seen around it.
func (s *recapScene) Opaque() bool { return false }

// Match is the game on the table.
func (s *recapScene) Match() *match.Match { return s.t.g.m }

// Rows of the recap.
const (
	recapRow  = 46
	recapNext = 19 // from line to line of one text
)

var recapText = draw.Type{Face: draw.Sans, Size: 16, Color: ui.OnPaper}

// Tick draws the paper and waits for the player to go on.
func (s *recapScene) Tick(d *Desk, u *ui.UI) Move {
	u.L.Layer = draw.Modal
	u.L.Box(draw.Rc(0, 0, u.In.W, u.In.H), draw.Solid(draw.Color{R: 0x0a, G: 0x06, B: 0x03, A: 165}))
	w := min(640, u.In.W-24)
	from := float32(44) // where texts begin: behind the disc, and a picture if any line has one
	for _, l := range s.lines {
		if l.pictured() {
			from = 84
		}
	}
	text := w - 48 - ui.ScrollBar - from - 90 // the figure stands behind it
	all := float32(0)
	heights := make([]float32, len(s.lines))
	rows := make([][]string, len(s.lines))
	for i := range s.lines {
		rows[i] = draw.Wrap(u.L.Metrics, s.lines[i].Text, recapText, text)
		heights[i] = max(recapRow, float32(len(rows[i]))*recapNext+20)
		all += heights[i]
	}
	const head, foot = 84, 62
	r := draw.Around(draw.Pt(u.In.W/2, u.In.H/2), w, min(u.In.H-24, head+all+foot+16))
	u.Paper(r)
	u.L.Frame(r.Inset(7), 4, 1, ui.RulePaper)
	disc := crestOf(s.t.g.m, s.t.g.Seat())
	u.L.Sprite(disc, fitSprite(disc, draw.Rc(r.X+24, r.Y+18, 52, 48)))
	u.L.Label(draw.Rc(r.X+92, r.Y+14, w-110, 34), wordsRecap, draw.Type{Face: draw.Title, Size: min(30, w/19), Color: ui.HeadPaper})
	sub := fmt.Sprintf(wordsRecapSub, s.t.g.m.Table().Name(s.t.g.Seat()))
	if u.L.Metrics.Width(paperText.Face, paperText.Size, sub) > w-110 {
		sub = wordsRecapAll
	}
	u.L.Label(draw.Rc(r.X+92, r.Y+48, w-110, 22), sub, paperText)
	u.L.Box(draw.Rc(r.X+24, r.Y+head-4, w-48, 1.2), draw.Solid(ui.RulePaper))
	u.Scroll("recap", draw.Rc(r.X+24, r.Y+head, w-48, r.H-head-foot), func(c draw.Rect) float32 {
		y := c.Y
		for i := range s.lines {
			s.line(u, draw.Rc(c.X, y, c.W, heights[i]), from, text, &s.lines[i], rows[i])
			y += heights[i]
		}
		return y - c.Y
	})
	button := draw.Rc(r.Right()-24-min(200, w-48), r.Bottom()-54, min(200, w-48), 38)
	if u.Brassy("go-on", button, wordsRecapOn, "Enter", false) || u.Key("escape") {
		return Pop()
	}
	// Up and down scroll: there is nothing else to go to.
	if u.Key("down") {
		u.ScrollBy("recap", recapRow)
	}
	if u.Key("up") {
		u.ScrollBy("recap", -recapRow)
	}
	return Stay()
}

// pictured reports whether a line has a picture besides the disc of who acted.
func (l *logLine) pictured() bool { return l.Icon != "" && !l.who }

// line draws one thing that happened: who, a picture, the text in rows wide units long, and its figure.
func (s *recapScene) line(u *ui.UI, r draw.Rect, from, wide float32, l *logLine, rows []string) {
	if l.by >= 0 {
		disc := crestOf(s.t.g.m, l.by)
		u.L.Sprite(disc, fitSprite(disc, draw.Around(draw.Pt(r.X+16, r.Mid().Y), 30, 26)))
	}
	if l.pictured() {
		spriteFit(u.L, l.Icon, draw.Around(draw.Pt(r.X+56, r.Mid().Y), 34, 32))
	}
	top := r.Mid().Y - float32(len(rows))*recapNext/2
	for k, text := range rows {
		u.L.Label(draw.Rc(r.X+from, top+float32(k)*recapNext, wide, recapNext), text, recapText)
	}
	if l.Value != "" {
		w := u.L.Metrics.Width(draw.Heading, 13, l.Value) + 22
		chip := draw.Rc(r.Right()-w, r.Mid().Y-12, w, 24)
		u.L.Round(chip, 12, draw.Solid(draw.Hex(0xd8c9a6)))
		u.L.Label(chip, l.Value, draw.Type{Face: draw.Heading, Size: 13, Color: ui.HeadPaper, Align: draw.Center})
	}
	u.L.Box(draw.Rc(r.X, r.Bottom()-0.5, r.W, 1), draw.Solid(draw.Fade(ui.RulePaper, 0.45)))
}
