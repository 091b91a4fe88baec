package scenes

import (
	"errors"
	"fmt"
	"strings"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules/match"
)

// A saveScene asks for the name of a save and keeps the game under it.
type saveScene struct {
	m     *match.Match
	name  string
	wrong string // why it could not be saved; nothing is lost by that
	twice string // a name that is taken: saving under it again replaces it
	asked bool
}

func newSaveAs(d *Desk, m *match.Match) *saveScene {
	name := m.Definition().Name
	if r := match.Round(m.Position()); r != "" {
		name += ", " + lower(r)
	}
	return &saveScene{m: m, name: name}
}

// Opaque: the table is seen around it.
func (s *saveScene) Opaque() bool { return false }

// maxTitle is the longest name of a save, in runes.
const maxTitle = 40

// Tick draws the dialog and saves.
func (s *saveScene) Tick(d *Desk, u *ui.UI) Move {
	if !s.asked {
		s.asked = true
		u.Focus("save-name")
		u.Restart("save-name", len([]rune(s.name)))
	}
	room := u.Modal(wordsSaveTitle, 480, 268)
	c := column{room}
	c.head(u, wordsSaveName)
	if u.Field("save-name", c.take(40), &s.name, ui.FieldLook{Type: paperText.In(17), Max: maxTitle}) {
		s.wrong, s.twice = "", ""
	}
	c.take(8)
	note, style := "", paperNote
	if s.wrong != "" {
		note, style = s.wrong, paperNote.With(ui.LossPaper)
	}
	u.L.Paragraph(c.Rect, note, style, 17)
	buttons := draw.Rc(room.X, room.Bottom()-38, room.W, 38)
	w := (buttons.W - 12) / 2
	cancel, save := draw.Rc(buttons.X, buttons.Y, w, 38), draw.Rc(buttons.X+w+12, buttons.Y, w, 38)
	label := wordsSave
	if s.twice == s.name && s.twice != "" {
		label = wordsReplace
	}
	if u.Quiet("cancel", cancel, "", wordsCancel, "Esc", false) {
		return Pop()
	}
	if u.Brassy("save", save, label, "Enter", false) {
		return s.save(d)
	}
	u.Roam()
	return Stay()
}

func (s *saveScene) save(d *Desk) Move {
	name := strings.TrimSpace(s.name)
	if name == "" {
		s.wrong = wordsSaveNoName
		return Stay()
	}
	f, err := d.Folder()
	if err == nil {
		_, err = f.Save(s.m, name, s.twice == s.name)
	}
	switch {
	case errors.Is(err, match.ErrExists):
		s.wrong, s.twice = wordsExists, s.name
		return Stay()
	case err != nil:
		s.wrong = sentence(err.Error())
		return Stay()
	}
	d.Say(fmt.Sprintf(wordsSaved, name))
	return Pop()
}
