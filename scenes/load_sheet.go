package scenes

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/match"
)

// baseName is the name of a file without folder and ending.
func baseName(path string) string { return strings.TrimSuffix(filepath.Base(path), ".json") }

// drawSheet tells more about the chosen save, and what can be done with it: below its picture, or beside it where the
// sheet is low. Load and replay stand below the sheet.
func (s *loadScene) drawSheet(d *Desk, u *ui.UI, r draw.Rect, m match.Meta, move *Move) {
	u.Paper(r)
	in := r.Pad(16, 16)
	var art, rest draw.Rect
	if r.W > 1.25*r.H {
		in = r.Pad(12, 10)
		art, rest = in.CutLeft(min(in.W-300, in.H*1.5))
		rest = draw.Rc(rest.X+10, rest.Y-6, rest.W-10, rest.H+6)
	} else {
		seats := float32(max(1, s.viewOf(m).seats))
		art, rest = in.CutTop(max(60, min(290, in.H-222-34*seats)))
		rest = rest.Pad(6, 8)
	}
	u.L.Round(art.Inset(-1.5), 4, draw.Solid(draw.Hex(0x20160e)))
	s.drawPicture(d, u, art, m)
	low := rest.H < 200
	foot := float32(64)
	if low {
		foot = 40
	}
	buttons, body := rest.CutBottom(foot)
	buttons.H = 36
	c := column{body}
	if s.naming.path == m.Path {
		s.drawNaming(d, u, &c)
	} else {
		s.drawHead(d, u, &c, m, low)
	}
	if m.Problem != nil {
		s.drawProblem(u, &c, m)
	} else {
		deal := m.Code != ""
		bottom := c.Bottom()
		if deal {
			bottom -= 30
		}
		s.drawSeatRows(d, u, &c, m, bottom)
		if deal {
			s.drawDeal(d, u, draw.Rc(c.X, min(c.Y, body.Bottom()-28), c.W, 26), m)
		}
	}
	s.drawHandles(d, u, buttons, m)
	if !low {
		note := wordsBin
		if m.Auto && !d.inBin(m.Path) {
			note = wordsAutosaveNote
		}
		if u.L.Metrics.Width(paperNote.Face, paperNote.Size, note) <= buttons.W {
			u.L.Label(draw.Rc(buttons.X, buttons.Bottom()+8, buttons.W, 18), note, paperNote)
		}
	}
	s.drawLoad(d, u, draw.Rc(r.X, r.Bottom()+14, r.W, min(48, u.In.H-r.Bottom()-18)), m, move)
}

// drawHead writes what the save is called, how far its game is, and when it was saved.
func (s *loadScene) drawHead(d *Desk, u *ui.UI, c *column, m match.Meta, low bool) {
	size, tall := float32(26), float32(34)
	if low {
		size, tall = 20, 26
	}
	u.L.Label(c.take(tall), gameOf(m), draw.Type{Face: draw.Title, Size: size, Color: ui.HeadPaper})
	line := c.take(22)
	when := dayTime(m.Saved, d.Now())
	w := u.L.Metrics.Width(draw.Sans, 14, when)
	u.L.Label(draw.Rc(line.X, line.Y, line.W-w-10, line.H), progress(m), paperBold)
	u.L.Label(line, when, paperNote.In(14).To(draw.End))
	if !low {
		u.L.Box(draw.Rc(c.X, c.Y+4, c.W, 1.2), draw.Solid(ui.RulePaper))
		c.take(12)
	}
}

// drawProblem says why a file cannot be opened.
func (s *loadScene) drawProblem(u *ui.UI, c *column, m match.Meta) {
	var bad *match.BadSave
	tone := paperText.With(ui.LossPaper)
	if errors.As(m.Problem, &bad) && bad.Future {
		tone = paperText
	}
	c.say(u, wordsCannotOpen, paperNote.In(14), 18)
	c.take(4)
	c.say(u, sentence(m.Problem.Error()), tone, 20)
}

// drawDeal writes the code of the deal, which can be copied, and how many steps were taken.
func (s *loadScene) drawDeal(d *Desk, u *ui.UI, r draw.Rect, m match.Meta) {
	w := u.L.Label(r, wordsDeal+" "+m.Code, paperNote.In(14))
	at := draw.Rc(r.X+w+8, r.Y, 28, r.H)
	if u.Quiet("copy-code", at, "ui-copy", "", "", false) {
		u.Copy(m.Code)
		d.Say(wordsCopiedCode)
	}
	u.Explain("copy-code", at, wordsCodeCopy, "")
	u.L.Label(r, fmt.Sprintf(wordsSteps, m.Actions), paperNote.In(14).To(draw.End))
}

// drawLoad draws what opens the save.
func (s *loadScene) drawLoad(d *Desk, u *ui.UI, row draw.Rect, m match.Meta, move *Move) {
	off := d.inBin(m.Path) || m.Problem != nil
	replay, open := draw.Rc(row.X, row.Y, 150, row.H), draw.Rc(row.X+160, row.Y, row.W-160, row.H)
	if u.BrassyWith("replay", replay, "ui-play", wordsReplay, "", off || m.Actions == 0) {
		*move = d.ReplaySave(m.Path)
	}
	if u.Brassy("open", open, wordsOpen, "Enter", off) {
		*move = s.open(d, m)
	}
}

// drawSeatRows lists who plays, the one to act tinted, as far as there is room.
func (s *loadScene) drawSeatRows(d *Desk, u *ui.UI, c *column, m match.Meta, bottom float32) {
	v := s.viewOf(m)
	if v.view == nil {
		return
	}
	for i, l := range d.liveries(v.table, v.seats) {
		if c.Y+34 > bottom {
			return
		}
		row := c.take(34)
		if v.view.Turn() == rules.Seat(i) {
			u.L.Round(row.Pad(-4, 1), 4, draw.Solid(draw.Fade(draw.Hex(0xf4d590), 0.7)))
		}
		u.L.Sprite("disc-"+l.ID, fitSprite("disc-"+l.ID, draw.Rc(row.X+2, row.Y+5, 30, 24)))
		u.L.Label(draw.Rc(row.X+42, row.Y, row.W-150, row.H), v.table.Name(rules.Seat(i)), paperBold)
		s.drawFacts(u, draw.Rc(row.X+row.W-150, row.Y, 150, row.H), v.view, rules.Seat(i))
	}
}

// drawFacts writes the first figures of a seat at the right of its row.
func (s *loadScene) drawFacts(u *ui.UI, r draw.Rect, p rules.Position, seat rules.Seat) {
	f, ok := p.(rules.Factual)
	if !ok {
		return
	}
	n := 0
	for _, x := range f.Facts() {
		if x.Seat != seat || x.Icon == "" || n == 2 {
			continue
		}
		at := draw.Rc(r.X+float32(n)*78, r.Y, 66, r.H)
		u.L.Sprite(x.Icon, fitSprite(x.Icon, draw.Rc(at.X, at.Y+6, 24, 22)))
		u.L.Label(draw.Rc(at.X+28, at.Y, at.W-28, at.H), x.Value, paperBold.In(14).To(draw.End))
		n++
	}
}
