package scenes

import (
	"errors"
	"fmt"
	"strings"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules/match"
)

// titleOf is what a save is called: as the player named it, or by game and round.
func titleOf(m match.Meta) string {
	if m.Title != "" {
		return m.Title
	}
	name := gameOf(m)
	if m.Round != "" {
		name += ", " + lower(m.Round)
	}
	return name
}

// A naming is a save that is being given another name.
type naming struct {
	path  string // "" for none
	title string
	wrong string
}

// rename begins to name a save anew.
func (s *loadScene) rename(u *ui.UI, m match.Meta) {
	s.naming = naming{path: m.Path, title: titleOf(m)}
	u.Focus("save-title")
	u.Restart("save-title", len([]rune(s.naming.title)))
	u.Act()
}

// drawNaming draws the field of the new name in the place of the old one; Enter keeps it.
func (s *loadScene) drawNaming(d *Desk, u *ui.UI, c *column) {
	n := &s.naming
	if u.Field("save-title", c.take(36), &n.title, ui.FieldLook{Type: paperText.In(17), Max: maxTitle}) {
		n.wrong = ""
	}
	note, style := wordsRenameHint, paperNote
	if n.wrong != "" {
		note, style = n.wrong, paperNote.With(ui.LossPaper)
	}
	u.L.Label(c.take(20), note, style)
	switch {
	case u.Focused() != "save-title": // the player has gone elsewhere
		s.naming = naming{}
		u.Act()
	case u.Key("enter"):
		s.keepName(d, u)
	}
}

// keepName gives the save its new name.
func (s *loadScene) keepName(d *Desk, u *ui.UI) {
	n := &s.naming
	if strings.TrimSpace(n.title) == "" {
		n.wrong = wordsSaveNoName
		return
	}
	f, err := d.Folder()
	path := n.path
	if err == nil {
		path, err = f.Rename(n.path, n.title)
	}
	switch {
	case errors.Is(err, match.ErrExists):
		n.wrong = wordsTaken
		return
	case err != nil:
		n.wrong = sentence(err.Error())
		return
	}
	s.naming = naming{}
	u.Focus("")
	s.changed(d, path)
}

// copy keeps the save under a second name beside it.
func (s *loadScene) copy(d *Desk, m match.Meta) {
	f, err := d.Folder()
	path, title := "", ""
	for n := 2; err == nil; n++ {
		title = numbered(titleOf(m), n)
		if path, err = f.Copy(m.Path, title); !errors.Is(err, match.ErrExists) {
			break
		}
		err = nil
	}
	if err != nil {
		d.Sorry(sentence("the save could not be copied: " + err.Error()))
		return
	}
	s.changed(d, path)
	d.Say(fmt.Sprintf(wordsCopiedSave, title))
}

// numbered is a title with a number, kept within the longest.
func numbered(title string, n int) string {
	end := fmt.Sprintf(" (%d)", n)
	if r := []rune(title); len(r)+len(end) > maxTitle {
		title = string(r[:maxTitle-len(end)])
	}
	return title + end
}

// changed reads the folder anew and chooses a save of it.
func (s *loadScene) changed(d *Desk, path string) {
	d.shelf++
	s.look(d)
	s.at, s.last = path, ""
}

// drawHandles are the three things that can be done to a save as a file.
func (s *loadScene) drawHandles(d *Desk, u *ui.UI, r draw.Rect, m match.Meta) {
	const space = 8
	w := (r.W - 2*space) / 3
	at := func(i float32) draw.Rect { return draw.Rc(r.X+i*(w+space), r.Y, w, r.H) }
	gone := d.inBin(m.Path)
	if u.Quiet("rename", at(0), "", wordsRename, "", gone || m.Problem != nil) || !gone && m.Problem == nil && u.Key("f2") {
		s.rename(u, m)
	}
	if u.Quiet("copy", at(1), "ui-copy", wordsCopySave, "", gone || m.Problem != nil) {
		s.copy(d, m)
	}
	if gone {
		if u.Quiet("restore", at(2), "ui-undo", wordsUndelete, "", false) {
			s.restore(d, m.Path)
		}
	} else if u.Quiet("delete", at(2), "ui-trash", wordsDelete, "", false) {
		s.discard(d, m)
	}
}
