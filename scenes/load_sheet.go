package scenes

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/games"
	"kettle/rules/match"
	"kettle/rules/rail/ageofsteam"
)

// baseName is the name of a file without folder and ending.
func baseName(path string) string { return strings.TrimSuffix(filepath.Base(path), ".json") }

// A saveView is what the pictures show of a save: read once, as soon as its card is in sight.
type saveView struct {
	table match.Table
	view  rules.Position // as everybody may see it; nil if it could not be read
}

// viewOf reads a save for its picture.
func (s *loadScene) viewOf(m match.Meta) *saveView {
	key := m.Path + m.Saved.String()
	v := s.views[key]
	if v == nil {
		v = &saveView{}
		if m.Problem == nil {
			if game, _, err := match.ReadFile(m.Path, games.Find); err == nil {
				v.table, v.view = game.Table(), game.Position().View(rules.Public)
			}
		}
		s.views[key] = v
	}
	return v
}

// livery is the colours of the seats of a table.
func livery(t match.Table, seats int) (out []board.Livery) {
	for i := range seats {
		id := seatColours[i%len(seatColours)]
		if i < len(t.Colours) && t.Colours[i] != "" {
			id = t.Colours[i]
		}
		out = append(out, board.LiveryOf(id))
	}
	return out
}

// drawPicture fills r with the board of a save as it stands; what cannot be drawn shows its box.
func (s *loadScene) drawPicture(d *Desk, u *ui.UI, r draw.Rect, m match.Meta) {
	v := s.viewOf(m)
	if state, ok := v.view.(*ageofsteam.State); ok {
		if night, ok := board.NightOf(state, livery(v.table, 1)); ok {
			u.L.Keep(fmt.Sprintf("thumb/%s/%d", m.Path, m.Saved.UnixNano()), r, true, func(l *draw.List) { board.Thumb(l, r, &night) })
			return
		}
	}
	if games.Find(m.Game) != nil || inMenu(m.Game) {
		drawArt(u, m.Game, r, m.Problem != nil)
		if m.Problem != nil {
			u.L.Box(r, draw.Solid(draw.Color{R: 20, G: 12, B: 8, A: 130}))
		}
		return
	}
	u.L.Box(r, draw.Down(r, draw.Hex(0x4a4038), draw.Hex(0x2c2520)))
	u.L.Sprite("ui-close", draw.Around(r.Mid(), 40, 40)).Tint = draw.Fade(ui.OnFelt, 0.4)
}

func inMenu(id string) bool {
	for _, t := range games.Menu() {
		if t.ID == id {
			return true
		}
	}
	return false
}

// drawDiscs draws the seats' discs at the right of a line and returns their width.
func (s *loadScene) drawDiscs(u *ui.UI, r draw.Rect, m match.Meta) float32 {
	v := s.viewOf(m)
	if v.view == nil {
		return 0
	}
	seats := max(1, len(v.table.Names), len(v.table.Colours))
	step := float32(18)
	if seats > 4 {
		step = 15
	}
	for i, l := range livery(v.table, seats) {
		u.L.Sprite("disc-"+l.ID, fitSprite("disc-"+l.ID, draw.Rc(r.Right()-22-float32(seats-1-i)*step, r.Mid().Y-11, 22, 22)))
	}
	return 22 + float32(seats-1)*step
}

// drawSheet tells more about the chosen save, and what can be done with it.
func (s *loadScene) drawSheet(d *Desk, u *ui.UI, r draw.Rect, m match.Meta, move *Move) {
	u.Paper(r)
	gone := d.inBin(m.Path)
	in := r.Pad(16, 16)
	seats := float32(max(1, len(m.Names)))
	art, rest := in.CutTop(max(60, min(290, in.H-222-34*seats)))
	u.L.Round(art.Inset(-1.5), 4, draw.Solid(draw.Hex(0x20160e)))
	s.drawPicture(d, u, art, m)
	c := column{rest.Pad(6, 8)}
	name := m.Name
	if name == "" {
		name = baseName(m.Path)
	}
	u.L.Label(c.take(34), name, draw.Type{Face: draw.Title, Size: 26, Color: ui.HeadPaper})
	line := c.take(24)
	when := dayTime(m.Saved, d.Now())
	w := u.L.Metrics.Width(draw.Sans, 14, when)
	u.L.Label(draw.Rc(line.X, line.Y, line.W-w-10, line.H), progress(m), paperBold)
	u.L.Label(line, when, paperNote.In(14).To(draw.End))
	u.L.Box(draw.Rc(c.X, c.Y+3, c.W, 1.2), draw.Solid(ui.RulePaper))
	c.take(10)
	if m.Problem != nil {
		var bad *match.BadSave
		future := errors.As(m.Problem, &bad) && bad.Future
		tone := paperText.With(ui.LossPaper)
		if future {
			tone = paperText
		}
		c.say(u, wordsCannotOpen, paperNote.In(14), 18)
		c.take(4)
		c.say(u, sentence(m.Problem.Error()), tone, 20)
		c.take(6)
		u.L.Label(c.take(18), filepath.Base(m.Path), paperNote)
	} else {
		s.drawSeatRows(u, &c, m, r.Bottom()-112)
		if m.Code != "" {
			row := c.take(24)
			u.L.Label(row, wordsDeal+" "+m.Code, paperNote.In(14))
			u.L.Label(row, fmt.Sprintf(wordsSteps, m.Actions), paperNote.In(14).To(draw.End))
		}
	}
	buttons := draw.Rc(r.X+20, r.Bottom()-80, r.W-40, 36)
	half := (buttons.W - 10) / 2
	copyAt, binAt := draw.Rc(buttons.X, buttons.Y, half, 36), draw.Rc(buttons.X+half+10, buttons.Y, half, 36)
	if u.Quiet("copy-code", copyAt, "ui-copy", wordsCopyDeal, "", m.Code == "") {
		u.Copy(m.Code)
		d.Say(wordsCopiedCode)
	}
	if gone {
		if u.Quiet("restore", binAt, "ui-undo", wordsUndelete, "", false) {
			s.restore(d, m.Path)
		}
	} else if u.Quiet("delete", binAt, "ui-trash", wordsDelete, "", false) {
		s.discard(d, m)
	}
	u.L.Label(draw.Rc(buttons.X, buttons.Bottom()+8, buttons.W, 18), wordsBin, paperNote)
	row := draw.Rc(r.X, r.Bottom()+14, r.W, 48)
	off := gone || m.Problem != nil
	open, replay := draw.Rc(row.X, row.Y, row.W-150, row.H), draw.Rc(row.Right()-140, row.Y, 140, row.H)
	if u.Brassy("open", open, wordsOpen, "Enter", off) {
		*move = s.open(d, m)
	}
	if u.BrassyWith("replay", replay, "ui-play", wordsReplay, "", off || m.Actions == 0) {
		*move = d.ReplaySave(m.Path)
	}
}

// drawSeatRows lists who plays, the one to act tinted, as far as there is room.
func (s *loadScene) drawSeatRows(u *ui.UI, c *column, m match.Meta, bottom float32) {
	v := s.viewOf(m)
	if v.view == nil {
		return
	}
	seats := max(1, len(v.table.Names), len(v.table.Colours))
	for i, l := range livery(v.table, seats) {
		if c.Y+34 > bottom-26 {
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
