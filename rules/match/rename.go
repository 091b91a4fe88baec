package match

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
)

// Rename gives one of the folder's saves another title, and the file its name. When it was saved stays as it is; an
// autosave becomes a save that nothing rotates, and its older states go. It returns the new path, or ErrExists if the title is taken.
func (f *Folder) Rename(path, title string) (string, error) {
	to, err := f.copyAs(path, title)
	if err != nil || to == path {
		return to, err
	}
	was := Peek(path, f.find)
	if err := os.Remove(path); err != nil {
		return to, fmt.Errorf("%s cannot be taken away: %w", filepath.Base(path), plain(err))
	}
	if was.Of == "" {
		return to, nil
	}
	list, err := f.List()
	for _, m := range list {
		if m.Of == was.Of && m.Problem == nil && !m.Saved.After(was.Saved) && err == nil {
			err = os.Remove(m.Path)
		}
	}
	return to, err
}

// Copy keeps one of the folder's saves under another title too, and returns the copy's path.
func (f *Folder) Copy(path, title string) (string, error) {
	if path == filepath.Join(f.dir, fileName(title)) {
		return path, ErrExists
	}
	return f.copyAs(path, title)
}

// copyAs writes the save at path under a title. The log is copied as it stands: nothing of it is played.
func (f *Folder) copyAs(path, title string) (string, error) {
	to := filepath.Join(f.dir, fileName(title))
	if to != path {
		if _, err := os.Stat(to); err == nil {
			return to, ErrExists
		}
	}
	b, err := os.ReadFile(path)
	if err == nil {
		b, err = retitled(b, strings.TrimSpace(title))
	}
	if err != nil {
		return path, fmt.Errorf("%s cannot be read: %w", filepath.Base(path), plain(err))
	}
	if err := replace(to, func(w io.Writer) error { _, err := w.Write(b); return err }); err != nil {
		return to, fmt.Errorf("%s cannot be saved: %w", filepath.Base(to), plain(err))
	}
	return to, nil
}

// retitled puts a title into the head of a save and leaves everything else, byte for byte.
func retitled(b []byte, title string) ([]byte, error) {
	value, err := json.Marshal(title)
	if err != nil {
		return nil, err
	}
	line := append([]byte("\n  \"title\": "), value...)
	line = append(line, ',')
	at, end := bytes.Index(b, []byte("\n  \"title\": ")), 0
	if at < 0 {
		at = bytes.Index(b, []byte("\n  \"actions\": "))
		end = at
	} else {
		end = at + 1 + bytes.IndexByte(b[at+1:], '\n')
	}
	if at < 0 || end < at {
		return nil, errors.New("it has no title that could be changed")
	}
	out := append(append(append([]byte{}, b[:at]...), line...), b[end:]...)
	var h head
	if err := json.Unmarshal(out, &h); err != nil || h.Title != title {
		return nil, errors.New("it has no title that could be changed")
	}
	return out, nil
}
