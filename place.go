package main

import (
	"encoding/json"
	"image"
	imagedraw "image/draw"
	"os"
	"path/filepath"

	"kettle/assets"
	"kettle/render/paint/window"
)

// placeFile holds the size and place of the window, apart from the settings: nobody chooses them by hand.
func (k *kettle) placeFile() string {
	if k.desk.Home.Config == "" {
		return ""
	}
	return filepath.Join(k.desk.Home.Config, "window.json")
}

// place is where the window was the last time; zero if that is not known.
func (k *kettle) place() (p window.Place) {
	if b, err := os.ReadFile(k.placeFile()); err == nil {
		_ = json.Unmarshal(b, &p) // what is broken is not known
	}
	if p.W < 320 || p.H < 180 || p.W > 16384 || p.H > 16384 {
		return window.Place{}
	}
	return p
}

// keepPlace remembers it. Losing it harms nobody.
func (k *kettle) keepPlace(p window.Place) {
	name := k.placeFile()
	b, err := json.Marshal(p)
	if err != nil || name == "" || os.MkdirAll(filepath.Dir(name), 0o755) != nil {
		return
	}
	_ = os.WriteFile(name, append(b, '\n'), 0o644)
}

// icon is the kettle on a square.
func icon() []image.Image {
	s, ok := assets.Lookup("kettle-loco")
	if !ok {
		return nil
	}
	page, err := assets.Page(s.Page)
	if err != nil {
		return nil
	}
	side := max(s.W, s.H)
	m := image.NewNRGBA(image.Rect(0, 0, side, side))
	at := image.Rect(0, 0, s.W, s.H).Add(image.Pt((side-s.W)/2, (side-s.H)/2))
	imagedraw.Draw(m, at, page, image.Pt(s.X, s.Y), imagedraw.Src)
	return []image.Image{m}
}
