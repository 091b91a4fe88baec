package match

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// Every game has autosaves of its own, three files in turn, so that one game never pushes out another. A game is one
// from its deal to its end, whatever was undone; dealt again, or forked, it is another one, even with the same code.

const (
	turns     = 3  // autosaves of a game
	keptOver  = 5  // finished games whose autosaves stay
	keptFresh = 5  // deals without an action that stay
	keptOpen  = 40 // games under way; older ones are moved into the folder "older", never deleted
)

// Older is the folder, within that of the saves, for games under way beyond the number that is listed.
const Older = "older"

// Autosave keeps the match in the oldest of its three files. A file that is no save of this program's, or of a newer
// one, or of another game, is never used for it.
func (f *Folder) Autosave(m *Match) error {
	f.identify(m)
	path, err := f.slot(m.id)
	if err != nil {
		return err
	}
	if err := WriteFile(path, m, Stamp{Saved: f.stamp()}, f.find); err != nil {
		return err
	}
	if f.tidied != m.id { // once a game: its list of saves is long
		f.tidied = m.id
		f.tidy(m.id)
	}
	return nil
}

// slot is the file for the next autosave of a game: one that is not there yet, or the oldest.
func (f *Folder) slot(id string) (string, error) {
	var slots []Meta
	for i := 1; i < 100 && len(slots) < turns; i++ {
		path := filepath.Join(f.dir, fmt.Sprintf("auto-%s-%d.json", id, i))
		if info, err := os.Stat(path); errors.Is(err, os.ErrNotExist) || err == nil && info.Size() == 0 {
			return path, nil
		}
		if meta := Peek(path, f.find); meta.Problem == nil && meta.id == id {
			slots = append(slots, meta)
		}
	}
	if len(slots) == 0 {
		return "", fmt.Errorf("there is no file that may be used for the autosave in %s", f.dir)
	}
	return slices.MinFunc(slots, func(a, b Meta) int {
		return cmp.Or(a.Saved.Compare(b.Saved), cmp.Compare(a.Actions, b.Actions))
	}).Path, nil
}

// identify gives a match its mark when it is first kept. One from a file without a mark gets that of its deal and its
// players, so that it is the same whenever the file is opened.
func (f *Folder) identify(m *Match) {
	switch {
	case m.id != "":
	case m.loaded:
		m.id = markOf(m.Code(), m.table.Names)
	default:
		for at := f.now().UnixMicro(); ; at++ {
			m.id = strconv.FormatInt(at, 36)
			if taken, _ := filepath.Glob(filepath.Join(f.dir, "auto-"+m.id+"-*")); len(taken) == 0 {
				return
			}
		}
	}
}

func markOf(code string, names []string) string {
	h := sha256.Sum256([]byte(code + "\n" + strings.Join(names, "\n")))
	return "x" + hex.EncodeToString(h[:5])
}

// mark is what a file says of itself as the mark of its game, "" for anything that could not be part of a name.
func mark(s string) string {
	if len(s) > 24 || strings.ContainsFunc(s, func(c rune) bool { return (c < 'a' || c > 'z') && (c < '0' || c > '9') }) {
		return ""
	}
	return s
}

// gameOf tells the autosaves of one game from those of all others; it is "" for a named save. The name of the file
// counts, because a file that cannot be read has nothing else.
func gameOf(m Meta) string {
	name, ok := strings.CutPrefix(strings.TrimSuffix(filepath.Base(m.Path), ".json"), "auto-")
	if !ok {
		return ""
	}
	if i := strings.LastIndexByte(name, '-'); i > 0 && mark(name[:i]) != "" {
		return name[:i]
	}
	if m.Problem != nil {
		return name
	}
	return cmp.Or(m.id, markOf(m.Code, m.Names))
}

// Latest is a list of saves with one autosave a game: the first that can be opened, or the first of all. Named saves
// all stay. The order is kept.
func Latest(list []Meta) []Meta {
	best := map[string]string{} // by game, the path
	for _, good := range []bool{true, false} {
		for _, m := range list {
			if best[m.Of] == "" && (m.Problem == nil) == good {
				best[m.Of] = m.Path
			}
		}
	}
	return slices.DeleteFunc(slices.Clone(list), func(m Meta) bool { return m.Of != "" && best[m.Of] != m.Path })
}

// tidy takes away the autosaves of games that are over or were never begun, but for the last few of either, and moves
// games under way beyond a great number aside. The game that is played stays, and so does what cannot be read.
func (f *Folder) tidy(playing string) {
	list, err := f.List()
	if err != nil {
		return // the next time, then
	}
	over, fresh, open := 0, 0, 0
	for _, m := range Latest(list) {
		if m.Of == "" || m.Of == playing || m.Problem != nil {
			continue
		}
		switch {
		case m.Finished:
			if over++; over > keptOver {
				f.clear(list, m.Of, os.Remove)
			}
		case untouched(list, m.Of):
			if fresh++; fresh >= keptFresh {
				f.clear(list, m.Of, os.Remove)
			}
		default:
			if open++; open >= keptOpen {
				f.clear(list, m.Of, f.setAside)
			}
		}
	}
}

// untouched says that a game was dealt and looked at, and no more.
func untouched(list []Meta, of string) bool {
	return !slices.ContainsFunc(list, func(m Meta) bool { return m.Of == of && (m.Actions > 0 || m.Problem != nil) })
}

// clear does away with the autosaves of a game that can be read.
func (f *Folder) clear(list []Meta, of string, do func(path string) error) {
	for _, m := range slices.Backward(list) { // the oldest first: stopped at any moment, the newest is still there
		if m.Of == of && m.Problem == nil && do(m.Path) != nil {
			return
		}
	}
}

// setAside moves a file into the folder of older games.
func (f *Folder) setAside(path string) error {
	dir := filepath.Join(f.dir, Older)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	return os.Rename(path, filepath.Join(dir, filepath.Base(path)))
}
