package window

import (
	"encoding/json"
	"image"
	imagedraw "image/draw"
	"os"
	"path/filepath"

	"kettle/assets"
)

// ReadPlace is the place kept in a file; zero if there is none that makes sense.
func ReadPlace(file string) (p Place) {
	b, err := os.ReadFile(file)
	if err != nil || json.Unmarshal(b, &p) != nil || p.W < 320 || p.H < 180 || p.W > 16384 || p.H > 16384 {
		return Place{}
	}
	return p
}

// Keep writes the place into a file. Losing it harms nobody.
func (p Place) Keep(file string) {
	if b, err := json.Marshal(p); err == nil && os.MkdirAll(filepath.Dir(file), 0o755) == nil {
		_ = os.WriteFile(file, append(b, '\n'), 0o644)
	}
}

// Icon is a sprite on a square, as the window's icon; nil if there is no such sprite.
func Icon(name string) []image.Image {
	s, ok := assets.Lookup(name)
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
