package scenes

import (
	"errors"
	"fmt"
	"strings"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules/match"
)

// drawGrid draws the cards, as many in a row as there is room for.
func (s *loadScene) drawGrid(d *Desk, u *ui.UI, r draw.Rect, bare bool, move *Move) {
	const pitchY, w, h = 210, 276, 196
	cols := max(1, int((r.W-14+10)/(w+10)))
	gap := min(12, (r.W-14-float32(cols)*w)/float32(max(1, cols-1)))
	u.Scroll("saves", r, func(in draw.Rect) float32 {
		top := in.Y
		if bare {
			in.Y += s.drawFilter(u, draw.Rc(in.X, in.Y+2, in.W, 26)) + 6
		}
		list := s.shown()
		for i, m := range list {
			at := draw.Rc(in.X+float32(i%cols)*(w+gap), in.Y+4+float32(i/cols)*pitchY, w, h)
			if at.Bottom() < r.Y-h || at.Y > r.Bottom()+h {
				continue // far out of sight: not even Tab goes there yet
			}
			s.drawCard(d, u, at, m, bare, move)
		}
		return in.Y - top + float32((len(list)+cols-1)/cols)*pitchY + 4
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
	discs := s.drawDiscs(d, u, line, m)
	u.L.Label(draw.Rc(line.X, line.Y, line.W-discs-8, line.H), gameOf(m), draw.Type{Face: draw.Title, Size: 18, Color: ui.HeadPaper})
	foot := draw.Rc(line.X, line.Bottom()-1, line.W, 22)
	when := dayTime(m.Saved, d.Now())
	whenW := u.L.Metrics.Width(draw.Sans, 13, when)
	u.L.Label(draw.Rc(foot.Right()-whenW-1, foot.Y, whenW+2, foot.H), when, paperNote)
	u.L.Label(draw.Rc(foot.X, foot.Y, foot.W-whenW-10, foot.H), progress(m), paperBold.In(13.5))
	u.FocusRing(st, r, 7)
	if st.Clicked {
		if s.last == m.Path && u.In.Now-s.lastAt < doubleClick {
			*move = s.open(d, m)
		}
		s.page = bare
		s.at, s.last, s.lastAt = m.Path, m.Path, u.In.Now
	}
}

// gameOf is the name of the game of a save, or of its file where that is not known.
func gameOf(m match.Meta) string {
	if m.Name == "" {
		return baseName(m.Path)
	}
	return m.Name
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
