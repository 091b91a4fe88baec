package scenes

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"kettle/assets"
)

// Settings are the player's choices, kept between runs in the config directory.
type Settings struct {
	UISize   int      `json:"uiSize"` // percent, 75 to 250
	Motion   string   `json:"motion"` // "off", "normal", "fast"
	OneClick bool     `json:"oneClick"`
	Skip     bool     `json:"skip"` // steps without a choice are taken for the player
	Full     bool     `json:"fullScreen"`
	Patterns bool     `json:"patterns"` // owners are told by a pattern too, not by colour alone
	Name     string   `json:"name"`
	Colour   string   `json:"colour"`           // id of assets.Players
	Others   []string `json:"others,omitempty"` // names of the other seats, as they were last
	Bots     []string `json:"bots,omitempty"`   // who played the seats last: "" for a person, else the kind of bot
	Solvable bool     `json:"solvable"`         // only deals that can be cleared, where there is a coach
	Mute     bool     `json:"mute"`
	Volume   int      `json:"volume"`  // percent, of everything
	Pieces   int      `json:"pieces"`  // percent of that, for the things on the table
	Signals  int      `json:"signals"` // and for the program's own sounds
	// Game is the one last chosen on the shelf, Deals the options last chosen for each game.
	Game  string                       `json:"game,omitempty"`
	Deals map[string]map[string]string `json:"deals,omitempty"`
}

// Motions are the values of Settings.Motion, and the bounds of Settings.UISize.
var motions = []string{"off", "normal", "fast"}

const (
	leastUI = 75
	mostUI  = 250
)

// DefaultSettings are the choices of somebody who never chose.
func DefaultSettings() Settings {
	return Settings{UISize: 100, Motion: "normal", Skip: true, Patterns: true, Colour: "yellow", Volume: 70, Pieces: 80, Signals: 60}
}

// sane puts every value that could not have been chosen back to its default.
func (s Settings) sane() Settings {
	def := DefaultSettings()
	if s.UISize < leastUI || s.UISize > mostUI {
		s.UISize = def.UISize
	}
	if s.Motion != "off" && s.Motion != "normal" && s.Motion != "fast" {
		s.Motion = def.Motion
	}
	for _, v := range []struct {
		is  *int
		def int
	}{{&s.Volume, def.Volume}, {&s.Pieces, def.Pieces}, {&s.Signals, def.Signals}} {
		if *v.is < 0 || *v.is > 100 {
			*v.is = v.def
		}
	}
	known := false
	for _, c := range assets.Players {
		known = known || c.ID == s.Colour
	}
	if !known {
		s.Colour = def.Colour
	}
	for i, name := range s.Others {
		if r := []rune(name); len(r) > maxName {
			s.Others[i] = string(r[:maxName])
		}
	}
	if r := []rune(s.Name); len(r) > maxName {
		s.Name = string(r[:maxName])
	}
	return s
}

func (h Home) settings() string { return filepath.Join(h.Config, "settings.json") }

// Settings reads the settings. A file that is not there gives the defaults; one that cannot be read as settings
// is renamed aside, never lost, and the sentence says so.
func (h Home) Settings() (Settings, error) {
	b, err := os.ReadFile(h.settings())
	if errors.Is(err, fs.ErrNotExist) || h.Config == "" {
		return DefaultSettings(), nil
	}
	if err != nil {
		return DefaultSettings(), fmt.Errorf("the settings cannot be read (%w); the usual ones are used", err)
	}
	s := DefaultSettings()
	if err := json.Unmarshal(b, &s); err != nil {
		aside := h.settings() + ".broken"
		if mv := os.Rename(h.settings(), aside); mv != nil {
			return DefaultSettings(), fmt.Errorf("the settings file is broken (%w); the usual ones are used", err)
		}
		return DefaultSettings(), fmt.Errorf("the settings file was broken (%w); it now lies at %s and the usual ones are used", err, aside)
	}
	return s.sane(), nil
}

// Lend sets the motion for this run alone: what is kept stays as it was until the player chooses another.
func (d *Desk) Lend(motion string) {
	d.ownMotion, d.Opts.Motion, d.lent = d.Opts.Motion, motion, motion
}

// kept are the settings as they go to the disk.
func (d *Desk) kept() Settings {
	s := d.Opts
	if s.Motion != d.lent {
		d.lent = "" // chosen by the player
	} else if d.lent != "" {
		s.Motion = d.ownMotion
	}
	return s
}

// Keep writes the settings. What goes wrong is said once as a note; the settings stand all the same.
func (d *Desk) Keep() {
	if d.Home.Config == "" {
		return
	}
	b, err := json.MarshalIndent(d.kept(), "", "  ")
	if err == nil {
		err = writeFile(d.Home.settings(), append(b, '\n'))
	}
	if err != nil {
		d.logf("settings: " + err.Error())
		d.Sorry(wordsSettingsLost)
	}
}

// writeFile puts b in place of a file in one step: after a crash the old or the new one is there, never half.
func writeFile(name string, b []byte) error {
	if old, err := os.ReadFile(name); err == nil && bytes.Equal(old, b) {
		return nil
	}
	dir := filepath.Dir(name)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	f, err := os.CreateTemp(dir, ".new-*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	_, err = f.Write(b)
	err = errors.Join(err, f.Sync(), f.Close())
	if err != nil {
		return err
	}
	return os.Rename(f.Name(), name)
}
