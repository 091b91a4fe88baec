package scenes

import "kettle/rules/match"

// A savedGame keeps the game on disk whenever the moment has changed. What goes wrong is said once; the game goes
// on.
type savedGame struct {
	folder *match.Folder
	kept   glassKey // the moment that is on disk
	failed bool     // the last try failed, and the player was told
}

// keep writes the autosave if the moment is another than the one on disk.
func (t *Table) keep() {
	s, d := &t.saved, t.desk
	t.g.fresh()
	if t.g.key == s.kept || d.Home.Saves() == "" {
		return
	}
	s.kept = t.g.key
	err := error(nil)
	if s.folder == nil {
		s.folder, err = d.Folder()
	}
	if err == nil {
		err = s.folder.Autosave(t.g.m)
	}
	if err != nil && !s.failed {
		d.Sorry(saveFailed(err))
	}
	s.failed = err != nil
}
