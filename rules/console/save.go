package console

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"kettle/rules"
	"kettle/rules/match"
)

// open loads a save. A save that no longer replays is not opened for playing on: the error says where it drifts.
func (p *program) open(path string) (*match.Match, error) {
	m, drift, err := p.load(path)
	if err == nil && drift != nil {
		err = fmt.Errorf("the file %s does not replay, %w; the window can open it at its last position", path, drift)
	}
	if err != nil {
		return nil, err
	}
	return m, nil
}

func (p *program) load(path string) (*match.Match, *match.Drift, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, nil, fileError("read", path, err)
	}
	defer f.Close()
	if info, err := f.Stat(); err == nil && info.IsDir() {
		return nil, nil, fmt.Errorf("cannot read %s: it is a folder", path)
	}
	m, drift, err := match.Load(f, p.byID)
	if err != nil {
		return nil, drift, fmt.Errorf("cannot open %s: %s", path, rules.Plain(err))
	}
	return m, drift, nil
}

// fileError says what is wrong with a file without the system's own name of the call.
func fileError(verb, path string, err error) error {
	var pe *fs.PathError
	var le *os.LinkError
	switch {
	case errors.Is(err, fs.ErrNotExist) && verb == "read":
		return fmt.Errorf("there is no file %s", path)
	case errors.As(err, &pe):
		err = pe.Err
	case errors.As(err, &le):
		err = le.Err
	}
	return fmt.Errorf("cannot %s %s: %w", verb, path, err)
}

// byID is the game of that exact id, nil if there is none.
func (p *program) byID(id string) *rules.Definition {
	for _, d := range p.games {
		if d.ID == id {
			return d
		}
	}
	return nil
}

// emit writes one JSON value.
func (p *program) emit(v any) error {
	e := json.NewEncoder(p.out)
	e.SetIndent("", "  ")
	e.SetEscapeHTML(false)
	return e.Encode(v)
}

// say writes one line.
func (p *program) say(format string, a ...any) {
	fmt.Fprintf(p.out, format+"\n", a...)
}

// write saves a match where path says, whole or not at all, and under the title that a save there had. It replaces
// nothing but saves.
func (p *program) write(m *match.Match, path string) error {
	title := ""
	if _, err := os.Stat(path); err == nil {
		title = match.Peek(path, p.byID).Title
	}
	if err := match.WriteFile(path, m, match.Stamp{Title: title}, p.byID); err != nil {
		return fmt.Errorf("cannot write %s: %s", path, rules.Plain(cmp.Or(errors.Unwrap(err), err)))
	}
	return nil
}
