package scenes

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"kettle/rules/match"
)

// Folder is where the games are kept; the error is a sentence.
func (d *Desk) Folder() (*match.Folder, error) {
	if d.Home.Saves() == "" {
		return nil, errors.New(wordsNoFolder)
	}
	return match.OpenFolder(d.Home.Saves(), d.Games.Find)
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

// latest is the newest game under way: its newest autosave that can be opened.
func (d *Desk) latest() (match.Meta, bool) {
	list, err := d.listSaves()
	if err != nil {
		d.logf("saves: " + err.Error())
		return match.Meta{}, false
	}
	for _, s := range match.Latest(list) {
		if s.Auto && s.Problem == nil && !s.Finished {
			return s, true
		}
	}
	return match.Meta{}, false
}

// OpenSave puts the game of a file on the table; of an autosave that turns out to be broken, an older state. What
// goes wrong is said as a note, and the move is to stay.
func (d *Desk) OpenSave(path string) Move {
	m, drift, err := match.ReadFile(path, d.Games.Find)
	if err == nil {
		return Reset(OpenTable(d, m, drift))
	}
	for _, older := range d.olderStates(path) {
		if m, drift, bad := match.ReadFile(older.Path, d.Games.Find); bad == nil {
			d.logf("saves: " + err.Error())
			move := Reset(OpenTable(d, m, drift))
			d.Sorry(fmt.Sprintf(wordsOlderState, baseName(path)+".json", m.Len()))
			return move
		}
	}
	d.Sorry(sentence(err.Error()))
	return Stay()
}

// olderStates are the other autosaves of the game of this one, the newest first.
func (d *Desk) olderStates(path string) (out []match.Meta) {
	list, err := d.listSaves()
	if err != nil {
		return nil
	}
	of := ""
	for _, m := range list {
		if m.Path == path {
			of = m.Of
		}
	}
	for _, m := range list {
		if of != "" && m.Of == of && m.Path != path && m.Problem == nil {
			out = append(out, m)
		}
	}
	return out
}

// A binned file was deleted: it waits under another name until the program quits.
type binned struct {
	meta match.Meta
	path string // where it lies now
}

// binName is what a deleted save is renamed to: List does not see it.
func binName(path string) string { return path + ".deleted" }

// discard puts a save in the bin; with an autosave go the older states of its game.
func (d *Desk) discard(s match.Meta) error {
	for _, m := range append(d.olderStates(s.Path), s) {
		if err := os.Rename(m.Path, binName(m.Path)); err != nil {
			return err
		}
		d.bin = append(d.bin, binned{m, binName(m.Path)})
	}
	return nil
}

// restore takes a save out of the bin, and with it all that was put there with it.
func (d *Desk) restore(path string) error {
	of := ""
	for _, b := range d.bin {
		if b.meta.Path == path {
			of = b.meta.Of
		}
	}
	for i := 0; i < len(d.bin); {
		b := d.bin[i]
		if b.meta.Path != path && (of == "" || b.meta.Of != of) {
			i++
			continue
		}
		path := b.meta.Path
		if _, err := os.Stat(path); err == nil {
			return fmt.Errorf("there is a save of the name %s again", filepath.Base(path))
		}
		if err := os.Rename(b.path, path); err != nil {
			return err
		}
		d.bin = append(d.bin[:i:i], d.bin[i+1:]...)
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
