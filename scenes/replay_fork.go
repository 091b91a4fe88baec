package scenes

import (
	"errors"
	"fmt"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules/match"
)

// drawFork draws the button that makes a new game of the moment on show.
func (r *replayScene) drawFork(u *ui.UI, b draw.Rect) {
	if u.Brassy("confirm", b, wordsFork, "F", false) {
		r.fork()
	}
}

// fork makes a new game of the moment on show. It has a save of its own; the game that is replayed is kept first,
// for the autosaves are the new game's from now on.
func (r *replayScene) fork() {
	d := r.t.desk
	m, err := r.m.Fork(r.at)
	if err != nil {
		d.Sorry(sentence(err.Error()))
		return
	}
	if d.Home.Saves() != "" {
		title := fmt.Sprintf("%s, %s", r.m.Definition().Name, r.m.Code())
		if err := d.keepAs(r.m, title+", replayed"); err != nil {
			d.Sorry(saveFailed(err))
			return
		}
		if err := d.keepAs(m, fmt.Sprintf("%s, from step %d", title, r.at)); err != nil {
			d.Sorry(saveFailed(err))
			return
		}
	}
	d.Say(fmt.Sprintf(wordsForked, r.at))
	r.move = Reset(NewTable(d, m))
}

// keepAs keeps a game under a title that no other game has yet. A save of the very same game is left as it is.
func (d *Desk) keepAs(m *match.Match, title string) error {
	f, err := d.Folder()
	if err != nil {
		return err
	}
	for n := 1; n < 100; n++ {
		name := title
		if n > 1 {
			name = fmt.Sprintf("%s (%d)", title, n)
		}
		path, err := f.Save(m, name, false)
		if !errors.Is(err, match.ErrExists) {
			return err
		}
		if d.sameGame(path, m) {
			return nil
		}
	}
	return errors.New("there are too many saves of this name")
}

// sameGame reports whether a save holds the game as it stands.
func (d *Desk) sameGame(path string, m *match.Match) bool {
	old, drift, err := match.ReadFile(path, d.Games.Find)
	return err == nil && drift == nil && old.Len() == m.Len() && match.Sum(old.Position()) == match.Sum(m.Position())
}

// ReplaySave opens the replay of a file over what is on. What goes wrong is said as a note.
func (d *Desk) ReplaySave(path string) Move {
	m, _, err := match.ReadFile(path, d.Games.Find)
	if err != nil {
		d.Sorry(sentence(err.Error()))
		return Stay()
	}
	return Push(NewReplay(d, m))
}
