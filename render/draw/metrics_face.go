package draw

import (
	"image"
	"math"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
)

// Sized is a typeface at a size in pixels, for painting. It advances and kerns as Fonts measures, but for rounding to
// 64ths of a pixel, and has the glyphs that it was lent. It is for one goroutine at a time.
func (m *Fonts) Sized(f Face, size fixed.Int26_6) (font.Face, error) {
	s := &sized{fonts: m, face: f, size: size}
	o := &opentype.FaceOptions{Size: float64(size) / 64, DPI: 72, Hinting: font.HintingNone}
	var err error
	if s.own, err = opentype.NewFace(m.faces[f].font, o); err != nil {
		return nil, err
	}
	s.lent, err = opentype.NewFace(m.faces[substitutes[f]].font, o)
	return s, err
}

// sized lets x/image paint what Fonts measured: x/image alone lends no glyphs, and kerns alike at all sizes.
type sized struct {
	fonts     *Fonts
	face      Face
	size      fixed.Int26_6
	own, lent font.Face
}

func (s *sized) glyph(r rune) glyph {
	s.fonts.mu.Lock()
	defer s.fonts.mu.Unlock()
	return s.fonts.glyph(s.face, r)
}

// of is the face that has r.
func (s *sized) of(r rune) font.Face {
	if s.glyph(r).face == s.face {
		return s.own
	}
	return s.lent
}

func (s *sized) pixels(ems float32) fixed.Int26_6 {
	return fixed.Int26_6(math.Round(float64(ems) * float64(s.size)))
}

func (s *sized) GlyphAdvance(r rune) (fixed.Int26_6, bool) { return s.pixels(s.glyph(r).advance), true }

func (s *sized) Kern(a, b rune) fixed.Int26_6 {
	x, y := s.glyph(a), s.glyph(b)
	s.fonts.mu.Lock()
	defer s.fonts.mu.Unlock()
	return s.pixels(s.fonts.kerning(x, y))
}

func (s *sized) Glyph(dot fixed.Point26_6, r rune) (image.Rectangle, image.Image, image.Point, fixed.Int26_6, bool) {
	return s.of(r).Glyph(dot, r)
}

func (s *sized) GlyphBounds(r rune) (fixed.Rectangle26_6, fixed.Int26_6, bool) {
	return s.of(r).GlyphBounds(r)
}

// Metrics has an ascent of whole pixels, for baselines that are too.
func (s *sized) Metrics() font.Metrics {
	met := s.own.Metrics()
	met.Ascent = fixed.I(met.Ascent.Ceil())
	return met
}

func (s *sized) Close() error { return nil }
