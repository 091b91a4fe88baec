package match

// This file, autosave.go and rename.go alone of the rules touch the disk and the clock.

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"
	"unicode"

	"kettle/rules"
)

// A Meta is what the list of saves shows of one, read without playing it.
type Meta struct {
	Path     string
	Title    string // as the player named it, "" for an autosave
	Auto     bool
	Of       string // one for all autosaves of a game, "" for a named save
	Game     string // Definition.ID
	Name     string // of the game
	Code     string
	Round    string // "Round 3 of 8", "" if the game counts none
	Names    []string
	Bots     []string
	Saved    time.Time
	Actions  int
	Finished bool
	Problem  error // *BadSave: why it cannot be opened; nil as far as head and end of the file tell

	id string // of the game, as the file says
}

// A Folder is where saves are kept. It is used by one goroutine.
type Folder struct {
	dir  string
	find func(id string) *rules.Definition
	now  func() time.Time

	tidied string // the game for which the folder was tidied last
}

// OpenFolder makes the folder if there is none.
func OpenFolder(dir string, find func(id string) *rules.Definition) (*Folder, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, fmt.Errorf("the folder for saves cannot be made: %w", err)
	}
	f := &Folder{dir: dir, find: find, now: time.Now}
	f.sweep()
	return f, nil
}

// sweep removes what a crash left of unfinished writes. An hour old, it is not another program's that still writes.
func (f *Folder) sweep() {
	left, _ := filepath.Glob(filepath.Join(f.dir, ".kettle-*.tmp"))
	for _, path := range left {
		if info, err := os.Stat(path); err == nil && f.now().Sub(info.ModTime()) > time.Hour {
			os.Remove(path)
		}
	}
}

// Delete removes one of the folder's saves for good. It refuses a file that is not listed there.
func (f *Folder) Delete(path string) error {
	if filepath.Dir(path) != filepath.Clean(f.dir) || !strings.HasSuffix(path, ".json") {
		return fmt.Errorf("%s is no save of this folder", filepath.Base(path))
	}
	if err := os.Remove(path); err != nil {
		return fmt.Errorf("%s cannot be deleted: %w", filepath.Base(path), plain(err))
	}
	return nil
}

// Dir is the folder's path, to show.
func (f *Folder) Dir() string { return f.dir }

// List is every save in the folder, the newest first. What cannot be opened is listed with its Problem.
func (f *Folder) List() ([]Meta, error) {
	entries, err := os.ReadDir(f.dir)
	if err != nil {
		return nil, fmt.Errorf("the folder of saves cannot be read: %w", err)
	}
	var out []Meta
	for _, e := range entries {
		if !e.IsDir() && strings.HasSuffix(e.Name(), ".json") {
			out = append(out, Peek(filepath.Join(f.dir, e.Name()), f.find))
		}
	}
	slices.SortStableFunc(out, func(a, b Meta) int { return b.Saved.Compare(a.Saved) })
	return out, nil
}

// Resume opens the newest autosave that can be opened. Without any, the match is nil; the error is then why the
// newest could not be.
func (f *Folder) Resume() (*Match, *Drift, error) {
	list, err := f.List()
	for _, meta := range list {
		if !meta.Auto {
			continue
		}
		m, drift, bad := ReadFile(meta.Path, f.find)
		if bad == nil {
			return m, drift, nil
		}
		if err == nil {
			err = bad
		}
	}
	return nil, nil, err
}

// ErrExists is what Save returns for a title that is taken.
var ErrExists = errors.New("there is a save of this name already")

// Save keeps the match under a title in a file that nothing rotates, and returns its path. An older save of the
// title is replaced only if replace says so.
func (f *Folder) Save(m *Match, title string, replace bool) (string, error) {
	path := filepath.Join(f.dir, fileName(title))
	if _, err := os.Stat(path); err == nil && !replace {
		return path, ErrExists
	}
	f.identify(m)
	return path, WriteFile(path, m, Stamp{Saved: f.stamp(), Title: strings.TrimSpace(title)}, f.find)
}

func (f *Folder) stamp() string { return f.now().Format(time.RFC3339Nano) }

// fileName makes a file name of a title that every system takes.
func fileName(title string) string {
	var b strings.Builder
	for _, c := range strings.ToLower(strings.TrimSpace(title)) {
		switch {
		case b.Len() > 60:
		case unicode.IsLetter(c) || unicode.IsDigit(c):
			b.WriteRune(c)
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "-"):
			b.WriteByte('-')
		}
	}
	name := strings.Trim(b.String(), "-")
	reserved := []string{"", "con", "prn", "aux", "nul"}
	if slices.Contains(reserved, name) || strings.HasPrefix(name, "auto-") || strings.HasPrefix(name, "com") || strings.HasPrefix(name, "lpt") {
		name = strings.TrimSuffix("save-"+name, "-")
	}
	return name + ".json"
}

// ReadFile is Load of a file. The error names the file.
func ReadFile(path string, find func(string) *rules.Definition) (*Match, *Drift, error) {
	r, err := os.Open(path)
	if err != nil {
		return nil, nil, fmt.Errorf("%s cannot be opened: %w", filepath.Base(path), plain(err))
	}
	defer r.Close()
	m, drift, err := Load(r, find)
	if err != nil {
		return nil, drift, fmt.Errorf("%s: %w", filepath.Base(path), err)
	}
	return m, drift, nil
}

// WriteFile saves the match so that after a crash at any moment the file is either the old one or the new one,
// whole. It overwrites nothing but saves that this program can read.
func WriteFile(path string, m *Match, s Stamp, find func(string) *rules.Definition) error {
	b, err := m.encode(s)
	if err != nil {
		return err
	}
	if info, err := os.Stat(path); err == nil && info.Size() > 0 {
		if old := Peek(path, find); old.Problem != nil {
			return fmt.Errorf("%s is not overwritten: %w", filepath.Base(path), old.Problem)
		}
	}
	if err := replace(path, func(w io.Writer) error { _, err := w.Write(b); return err }); err != nil {
		return fmt.Errorf("%s cannot be saved: %w", filepath.Base(path), plain(err))
	}
	return nil
}

// replace writes a new file beside path, makes sure that it is on the disk, and moves it over path.
func replace(path string, write func(io.Writer) error) (err error) {
	dir := filepath.Dir(path)
	tmp, err := os.CreateTemp(dir, ".kettle-*.tmp")
	if err != nil {
		return err
	}
	moved := false
	defer func() {
		if !moved {
			tmp.Close()
			os.Remove(tmp.Name())
		}
	}()
	if err := write(tmp); err != nil {
		return err
	}
	if err := tmp.Sync(); err != nil {
		return err
	}
	if err := tmp.Close(); err != nil {
		return err
	}
	if err := os.Rename(tmp.Name(), path); err != nil {
		return err
	}
	moved = true
	if runtime.GOOS == "windows" {
		return nil // folders cannot be synced there
	}
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	defer d.Close()
	return d.Sync()
}

// plain takes the operation and the long path off a system error.
func plain(err error) error {
	var p *os.PathError
	var l *os.LinkError
	switch {
	case errors.As(err, &p):
		return p.Err
	case errors.As(err, &l):
		return l.Err
	}
	return err
}

// Peek reads the head of a save, and looks at its end. Problems are in the Meta.
func Peek(path string, find func(string) *rules.Definition) Meta {
	m := peek(path, find)
	m.Of = gameOf(m)
	return m
}

func peek(path string, find func(string) *rules.Definition) Meta {
	m := Meta{Path: path, Auto: strings.HasPrefix(filepath.Base(path), "auto-")}
	if info, err := os.Stat(path); err == nil {
		m.Saved = info.ModTime()
	}
	r, err := os.Open(path)
	if err != nil {
		m.Problem = bad("the file cannot be opened: %v", plain(err))
		return m
	}
	defer r.Close()
	b, err := headOf(bufio.NewReader(r))
	if err != nil {
		m.Problem = err
		return m
	}
	if m.Problem = probe(b, find); m.Problem != nil {
		var h struct{ Name, Game string }
		json.Unmarshal(b, &h)
		m.Name, m.Game = h.Name, h.Game
		return m
	}
	var h head
	if err := json.Unmarshal(b, &h); err != nil {
		m.Problem = explain(b, err)
		return m
	}
	m.Title, m.Game, m.Name, m.Code, m.Round = h.Title, h.Game, h.Name, h.Code, h.Round
	h.Table = h.Table.legible()
	m.Names, m.Bots, m.Actions, m.Finished = h.Table.Names, h.Table.Bots, h.Actions, h.Finished
	m.id = mark(h.ID)
	if !ends(r) {
		m.Problem = bad("the file ends in the middle: it was cut short")
	}
	if at, err := time.Parse(time.RFC3339Nano, h.Saved); err == nil {
		m.Saved = at
	}
	return m
}

// ends says whether the file ends as an object does.
func ends(r *os.File) bool {
	at, err := r.Seek(0, io.SeekEnd)
	if err != nil {
		return false
	}
	b := make([]byte, min(64, at))
	n, _ := r.ReadAt(b, at-int64(len(b)))
	return bytes.HasSuffix(bytes.TrimSpace(b[:n]), []byte("}"))
}

// headOf is a save up to its log, closed to be JSON by itself.
func headOf(r io.Reader) ([]byte, error) {
	b, err := io.ReadAll(io.LimitReader(r, 1<<16))
	if err != nil {
		return nil, bad("the file cannot be read: %v", plain(err))
	}
	d := json.NewDecoder(strings.NewReader(string(b)))
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return nil, explain(b, cmp.Or(err, errors.New("not an object")))
	}
	fields := map[string]json.RawMessage{}
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return nil, explain(b, err)
		}
		name, _ := key.(string)
		if slices.Contains([]string{"start", "earlier", "log", "sum", "position"}, name) {
			break
		}
		var v json.RawMessage
		if err := d.Decode(&v); err != nil {
			return nil, explain(b, err)
		}
		fields[name] = v
	}
	return json.Marshal(fields)
}
