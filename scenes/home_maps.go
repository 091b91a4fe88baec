package scenes

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"unicode"

	"kettle/rules/games"
	"kettle/rules/rail/maps/own"
)

// Maps is the folder of the player's own maps.
func (h Home) Maps() string {
	if h.Data == "" {
		return ""
	}
	return filepath.Join(h.Data, "maps")
}

// ReadMaps reads the folder of the player's own maps, its files by name. Without a folder there are none.
func (h Home) ReadMaps() (out []own.File) {
	if h.Data == "" {
		return nil
	}
	entries, err := os.ReadDir(h.Maps())
	if err != nil {
		return nil
	}
	for _, e := range entries {
		if !strings.EqualFold(filepath.Ext(e.Name()), ".json") {
			continue
		}
		data, err := readMap(filepath.Join(h.Maps(), e.Name()))
		out = append(out, own.File{Name: legible(e.Name()), Data: data, Err: err})
	}
	return out
}

// legible is the name of a file as it can be shown.
func legible(name string) string {
	return strings.Map(func(c rune) rune {
		if !unicode.IsPrint(c) {
			return '?'
		}
		return c
	}, name)
}

// readMap reads a map file, of one that is too large a byte more than it may have.
func readMap(path string) ([]byte, error) {
	info, err := os.Stat(path)
	if err == nil && !info.Mode().IsRegular() {
		return nil, errors.New("it is no file")
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, errors.New("it cannot be opened")
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, own.MaxSize+1))
	if err != nil {
		return nil, errors.New("it cannot be read")
	}
	return data, nil
}

// readMaps looks at the folder of maps again: the player may have changed it.
func (d *Desk) readMaps() { d.Games = games.With(d.Home.ReadMaps()) }
