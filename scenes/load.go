package scenes

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules/match"
)

// A loadScene is the games that were kept: a card each, and a sheet for the chosen one.
type loadScene struct {
	all    []match.Meta // newest first; those in the bin among them, at their place
	at     string       // path of the chosen one
	filter int
	wrong  string // why the folder cannot be read
	views  map[string]*saveView
	looked bool
	last   string        // the card that was clicked last
	lastAt time.Duration // and when: a second click soon after opens it
}

// doubleClick is how soon the second click of two follows the first.
const doubleClick = 500 * time.Millisecond

// NewLoad is the scene of the saves.
func NewLoad(d *Desk) Scene { return &loadScene{views: map[string]*saveView{}} }

// Opaque: it fills the window.
func (s *loadScene) Opaque() bool { return true }

// look reads the folder. What lies in the bin keeps its place in the list.
func (s *loadScene) look(d *Desk) {
	s.looked, s.wrong = true, ""
	list, err := d.listSaves()
	if err != nil {
		s.wrong = sentence(err.Error())
	}
	for _, b := range d.bin {
		list = append(list, b.meta)
	}
	slices.SortStableFunc(list, func(a, b match.Meta) int { return b.Saved.Compare(a.Saved) })
	s.all = list
	if len(list) > 0 {
		s.at = list[max(0, slices.IndexFunc(list, func(m match.Meta) bool { return m.Problem == nil }))].Path
	}
}

func (s *loadScene) chosen() (match.Meta, bool) {
	for _, m := range s.all {
		if m.Path == s.at {
			return m, true
		}
	}
	return match.Meta{}, false
}

// shown are the saves that pass the filter.
func (s *loadScene) shown() (out []match.Meta) {
	for _, m := range s.all {
		if s.filter == 0 || s.filter == 1 && !m.Finished && m.Problem == nil || s.filter == 2 && m.Finished {
			out = append(out, m)
		}
	}
	return out
}

// inBin reports whether a save lies in the bin.
func (d *Desk) inBin(path string) bool {
	return slices.ContainsFunc(d.bin, func(b binned) bool { return b.meta.Path == path })
}

// Tick draws the cards and the sheet.
func (s *loadScene) Tick(d *Desk, u *ui.UI) Move {
	if !s.looked {
		s.look(d)
	}
	room, leave := fullPage(u, wordsLoadTitle, wordsBackKey)
	if leave {
		return Pop()
	}
	move := Stay()
	if s.drawResults(u) {
		move = Push(NewRecords(d, ""))
	}
	if len(s.all) == 0 {
		s.drawNothing(u, room)
		return move
	}
	if u.In.W >= 900 {
		x := float32(330)
		for i, w := range []string{wordsAll, wordsOpenOnes, wordsFinishedOnes} {
			wide := u.L.Metrics.Width(draw.Heading, 13, w) + 28
			if u.Pill("filter/"+w, draw.Rc(x, 19, wide, 26), w, s.filter == i) {
				s.filter = i
			}
			x += wide + 7
		}
	}
	side := float32(378)
	grid := draw.Rc(room.X, room.Y+4, room.W-side-6, room.H+8)
	if room.W < 760 {
		grid.W = room.W
		side = 0
	}
	s.drawGrid(d, u, grid, side == 0, &move)
	if m, ok := s.chosen(); ok && side > 0 {
		paper := draw.Rc(u.In.W-16-side, 72, side, u.In.H-72-82)
		s.drawSheet(d, u, paper, m, &move)
	}
	if u.Key("ctrl+z") && len(d.bin) > 0 {
		s.restore(d, d.bin[len(d.bin)-1].meta.Path)
	}
	if u.Key("delete") {
		if m, ok := s.chosen(); ok {
			s.discard(d, m)
		}
	}
	u.Roam()
	return move
}

func (s *loadScene) discard(d *Desk, m match.Meta) {
	if d.inBin(m.Path) {
		return
	}
	if err := d.discard(m); err != nil {
		d.Sorry(sentence("the save could not be deleted: " + err.Error()))
	}
}

func (s *loadScene) restore(d *Desk, path string) {
	if err := d.restore(path); err != nil {
		d.Sorry(sentence("the save could not be brought back: " + err.Error()))
	}
}

// drawResults draws the way to the table of results, where there is room for it, and reports its use; it has a key.
func (s *loadScene) drawResults(u *ui.UI) bool {
	wide := u.L.Metrics.Width(draw.Heading, 13, wordsResults) + 28
	if u.In.W < 1020 {
		return u.Key("r")
	}
	return u.Pill("results", draw.Rc(u.In.W-wide-160, 19, wide, 26), wordsResults, false) || u.Key("r")
}

// drawNothing says that there is nothing yet.
func (s *loadScene) drawNothing(u *ui.UI, room draw.Rect) {
	r := draw.Around(room.Mid(), min(460, room.W), min(300, room.H))
	u.Paper(r)
	u.L.Sprite("kettle-loco", fitSprite("kettle-loco", draw.Rc(r.X+40, r.Y+22, r.W-80, r.H*0.5)))
	text, sub := wordsNoSaves, wordsNoSavesSub
	if s.wrong != "" {
		text, sub = s.wrong, ""
	}
	u.L.Paragraph(draw.Rc(r.X+30, r.Y+r.H*0.62, r.W-60, 60), text, paperBold.In(17).To(draw.Center), 22)
	u.L.Label(draw.Rc(r.X+20, r.Bottom()-56, r.W-40, 30), sub, paperText.To(draw.Center))
}

// drawGrid draws the cards, as many in a row as there is room for.
func (s *loadScene) drawGrid(d *Desk, u *ui.UI, r draw.Rect, bare bool, move *Move) {
	const pitchY, w, h = 210, 276, 196
	cols := max(1, int((r.W-14+10)/(w+10)))
	gap := min(12, (r.W-14-float32(cols)*w)/float32(max(1, cols-1)))
	u.Scroll("saves", r, func(in draw.Rect) float32 {
		list := s.shown()
		for i, m := range list {
			at := draw.Rc(in.X+float32(i%cols)*(w+gap), in.Y+4+float32(i/cols)*pitchY, w, h)
			if at.Bottom() < r.Y-h || at.Y > r.Bottom()+h {
				continue // far out of sight: not even Tab goes there yet
			}
			s.drawCard(d, u, at, m, bare, move)
		}
		return float32((len(list)+cols-1)/cols)*pitchY + 4
	})
}

// drawCard is one save: its picture, its game, who plays, how far, when.
func (s *loadScene) drawCard(d *Desk, u *ui.UI, r draw.Rect, m match.Meta, bare bool, move *Move) {
	id := "save/" + baseName(m.Path)
	if d.inBin(m.Path) {
		s.drawBinned(d, u, r, m, id)
		return
	}
	st := u.Press(id, r)
	on := m.Path == s.at
	if on {
		for i, a := range []float32{0.10, 0.18} {
			u.L.Frame(r.Inset(-4-float32(1-i)*3), 9, 6, draw.Fade(draw.Hex(0xffc45e), a)).Glow = true
		}
	}
	u.Paper(r)
	if on {
		u.L.Frame(r.Inset(-3), 7, 2.5, draw.Hex(0xffd56e))
	} else if st.Hot {
		u.L.Frame(r.Inset(-2), 6, 2, draw.Fade(draw.Hex(0xffd56e), 0.55))
	}
	art := draw.Rc(r.X+9, r.Y+9, 258, 128)
	u.L.Round(art.Inset(-1.5), 3, draw.Solid(draw.Hex(0x20160e)))
	s.drawPicture(d, u, art, m)
	s.drawTags(u, art, m)

	line := draw.Rc(r.X+12, art.Bottom()+5, r.W-24, 26)
	discs := s.drawDiscs(u, line, m)
	name := m.Name
	if name == "" {
		name = baseName(m.Path)
	}
	u.L.Label(draw.Rc(line.X, line.Y, line.W-discs-8, line.H), name, draw.Type{Face: draw.Title, Size: 18, Color: ui.HeadPaper})
	foot := draw.Rc(line.X, line.Bottom()-1, line.W, 22)
	when := dayTime(m.Saved, d.Now())
	whenW := u.L.Metrics.Width(draw.Sans, 13, when)
	u.L.Label(draw.Rc(foot.Right()-whenW-1, foot.Y, whenW+2, foot.H), when, paperNote)
	u.L.Label(draw.Rc(foot.X, foot.Y, foot.W-whenW-10, foot.H), progress(m), paperBold.In(13.5))
	u.FocusRing(st, r, 7)
	if st.Clicked {
		if bare || s.last == m.Path && u.In.Now-s.lastAt < doubleClick {
			*move = s.open(d, m)
		}
		s.at, s.last, s.lastAt = m.Path, m.Path, u.In.Now
	}
}

// open puts a save on the table; one that cannot be opened says why.
func (s *loadScene) open(d *Desk, m match.Meta) Move {
	if m.Problem != nil {
		d.Sorry(wordsCannotOpen + " " + sentence(m.Problem.Error()))
		return Stay()
	}
	return d.OpenSave(m.Path)
}

// progress is the line that tells one save from another.
func progress(m match.Meta) string {
	switch {
	case m.Problem != nil:
		return baseName(m.Path) + ".json"
	case m.Title != "":
		return m.Title
	case m.Finished:
		return sentenceless(wordsFinished)
	case m.Round != "":
		return m.Round
	}
	return fmt.Sprintf(wordsSteps, m.Actions)
}

// sentenceless is s with a capital.
func sentenceless(s string) string { return strings.TrimSuffix(sentence(s), ".") }

// drawTags tells what is special about a save, in the corner of its picture.
func (s *loadScene) drawTags(u *ui.UI, art draw.Rect, m match.Meta) {
	text, fill := "", draw.Color{R: 0x14, G: 0x0c, B: 0x08, A: 222}
	var bad *match.BadSave
	switch {
	case errors.As(m.Problem, &bad) && bad.Future:
		text, fill = wordsNewer, draw.Hex(0x7a5320)
	case m.Problem != nil:
		text, fill = wordsBroken, draw.Hex(0x9c3522)
	case m.Finished:
		text, fill = wordsFinished, draw.Hex(0x4d7a40)
	case m.Auto:
		text = wordsAutosave
	default:
		return
	}
	t := draw.Type{Face: draw.Heading, Size: 12.5, Color: draw.Hex(0xffeac4), Align: draw.Center}
	tag := draw.Rc(art.X+7, art.Y+7, u.L.Metrics.Width(t.Face, t.Size, text)+20, 22)
	u.L.Round(tag, 11, draw.Solid(fill))
	u.L.Label(tag, text, t)
}

// drawBinned is the place of a deleted save, with the way back.
func (s *loadScene) drawBinned(d *Desk, u *ui.UI, r draw.Rect, m match.Meta, id string) {
	u.L.Round(r, 8, draw.Solid(draw.Color{A: 70}))
	u.L.Frame(r.Inset(1), 8, 1.5, draw.Fade(ui.Brass, 0.6)).Dash = [2]float32{6, 5}
	u.L.Sprite("ui-trash", draw.Around(draw.Pt(r.Mid().X, r.Y+48), 26, 26)).Tint = ui.MutedFelt
	t := draw.Type{Face: draw.Sans, Size: 15, Color: ui.OnFelt, Align: draw.Center}
	name := m.Title
	if name == "" {
		name = strings.TrimPrefix(m.Name+", "+lower(progress(m)), ", ")
	}
	u.L.Label(draw.Rc(r.X+14, r.Y+72, r.W-28, 22), name, t)
	u.L.Label(draw.Rc(r.X+14, r.Y+92, r.W-28, 22), wordsDeleted, t)
	if u.BrassyWith(id+"/undo", draw.Rc(r.Mid().X-70, r.Bottom()-56, 140, 34), "ui-undo", wordsUndelete, "", false) {
		s.restore(d, m.Path)
	}
}
