package scenes

import (
	"os"
	"path/filepath"
	"runtime"
)

// Home is where files live; the folders are made when something is first kept in them. Empty ones keep nothing.
type Home struct {
	Config string // settings.json
	Data   string // saves, screenshots, logs
}

// Saves is the folder of the saved games.
func (h Home) Saves() string {
	if h.Data == "" {
		return ""
	}
	return filepath.Join(h.Data, "saves")
}

// FindHome is where this system keeps settings and data of programs. With a folder given, both lie in it.
func FindHome(given string) (Home, error) {
	if given != "" {
		dir, err := filepath.Abs(given)
		return Home{filepath.Join(dir, "config"), filepath.Join(dir, "data")}, err
	}
	config, err := os.UserConfigDir()
	if err != nil {
		return Home{}, err
	}
	data, err := dataDir(config)
	if err != nil {
		return Home{}, err
	}
	return Home{filepath.Join(config, "kettle"), filepath.Join(data, "kettle")}, nil
}

// dataDir is XDG_DATA_HOME, or the platform's folder for data where that is not set.
func dataDir(config string) (string, error) {
	if d := os.Getenv("XDG_DATA_HOME"); filepath.IsAbs(d) {
		return d, nil
	}
	switch runtime.GOOS {
	case "windows":
		if d := os.Getenv("LocalAppData"); d != "" {
			return d, nil
		}
		return config, nil
	case "darwin", "ios":
		return config, nil // Library/Application Support
	}
	home, err := os.UserHomeDir()
	return filepath.Join(home, ".local", "share"), err
}
