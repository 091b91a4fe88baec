package scenes

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"kettle/rules/games"
	"kettle/rules/match"
)

// Folder is where the games are kept; the error is a sentence.
func (d *Desk) Folder() (*match.Folder, error) {
	if d.Home.Saves() == "" {
		return nil, errors.New(wordsNoFolder)
	}
	return match.OpenFolder(d.Home.Saves(), games.Find)
}

// listSaves are the saves, the newest first; those in the bin are not among them.
func (d *Desk) listSaves() ([]match.Meta, error) {
	if d.Home.Saves() == "" {
		return nil, nil
	}
	f, err := d.Folder()
	if err != nil {
		return nil, err
	}
	return f.List()
}

// latest is the newest autosave that can be opened.
func (d *Desk) latest() (match.Meta, bool) {
	list, err := d.listSaves()
	if err != nil {
		d.logf("saves: " + err.Error())
		return match.Meta{}, false
	}
	for _, s := range list {
		if s.Auto && s.Problem == nil && !s.Finished {
			return s, true
		}
	}
	return match.Meta{}, false
}

// OpenSave puts the game of a file on the table. What goes wrong is said as a note, and the move is to stay.
func (d *Desk) OpenSave(path string) Move {
	m, drift, err := match.ReadFile(path, games.Find)
	if err != nil {
		d.Sorry(sentence(err.Error()))
		return Stay()
	}
	return Reset(OpenTable(d, m, drift))
}

// A binned file was deleted: it waits under another name until the program quits.
type binned struct {
	meta match.Meta
	path string // where it lies now
}

// binName is what a deleted save is renamed to: List does not see it.
func binName(path string) string { return path + ".deleted" }

// discard puts a save in the bin.
func (d *Desk) discard(s match.Meta) error {
	if err := os.Rename(s.Path, binName(s.Path)); err != nil {
		return err
	}
	d.bin = append(d.bin, binned{s, binName(s.Path)})
	return nil
}

// restore takes a save out of the bin.
func (d *Desk) restore(path string) error {
	for i, b := range d.bin {
		if b.meta.Path != path {
			continue
		}
		if _, err := os.Stat(path); err == nil {
			return fmt.Errorf("there is a save of the name %s again", filepath.Base(path))
		}
		if err := os.Rename(b.path, path); err != nil {
			return err
		}
		d.bin = append(d.bin[:i:i], d.bin[i+1:]...)
		return nil
	}
	return nil
}

// Close empties the bin: the program ends.
func (d *Desk) Close() {
	for _, b := range d.bin {
		if err := os.Remove(b.path); err != nil {
			d.logf("bin: " + err.Error())
		}
	}
	d.bin = nil
}

// dayTime says when something was, as one says it at now.
func dayTime(t, now time.Time) string {
	t = t.In(now.Location())
	day := func(t time.Time) time.Time {
		y, m, d := t.Date()
		return time.Date(y, m, d, 0, 0, 0, 0, t.Location())
	}
	switch days := day(now).Sub(day(t)).Hours() / 24; {
	case t.IsZero():
		return ""
	case days >= 0 && days < 0.9:
		return "today, " + t.Format("15:04")
	case days >= 0.9 && days < 1.5:
		return "yesterday, " + t.Format("15:04")
	case t.Year() == now.Year():
		return t.Format("2 Jan, 15:04")
	}
	return t.Format("2 Jan 2006")
}

// sentence makes a message a sentence: a capital and a full stop.
func sentence(s string) string {
	if s == "" {
		return ""
	}
	r := []rune(s)
	out := strings.ToUpper(string(r[0])) + string(r[1:])
	if !strings.ContainsAny(out[len(out)-1:], ".!?") {
		out += "."
	}
	return out
}
