package draw

import (
	"fmt"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"kettle/assets"
)

// fontNames are the files of the faces, in the order of Face.
var fontNames = [Faces]string{"sans-400", "sans-600", "oswald-600", "oswald-500", "rye", "serif-400"}

// substitutes are the faces that lend the glyphs a face lacks: arrows, fractions, signs.
var substitutes = [Faces]Face{Sans, Sans, SansBold, Sans, SansBold, Sans}

// Fonts measures text from the very font files, and makes the faces that paint it. Measures are linear in the size.
// It may be used by several goroutines.
type Fonts struct {
	mu    sync.Mutex
	buf   sfnt.Buffer
	faces [Faces]fontFace
}

// A fontFace is one font with what has been asked of it so far; lengths in ems.
type fontFace struct {
	font                     *sfnt.Font
	em                       fixed.Int26_6 // a size at which a font unit is one
	ascent, descent, capital float32
	glyphs                   map[rune]glyph
	kern                     map[[2]sfnt.GlyphIndex]float32
}

type glyph struct {
	face    Face // the face or its substitute
	index   sfnt.GlyphIndex
	advance float32
}

// NewFonts reads the program's fonts.
func NewFonts() (*Fonts, error) {
	m := &Fonts{}
	for f, name := range fontNames {
		file, ok := assets.Font(name)
		if !ok {
			return nil, fmt.Errorf("draw: no font %q", name)
		}
		parsed, err := sfnt.Parse(file)
		if err != nil {
			return nil, fmt.Errorf("draw: font %q: %w", name, err)
		}
		em := fixed.I(int(parsed.UnitsPerEm()))
		met, err := parsed.Metrics(&m.buf, em, font.HintingNone)
		if err != nil {
			return nil, fmt.Errorf("draw: font %q: %w", name, err)
		}
		face := &m.faces[f]
		*face = fontFace{font: parsed, em: em, glyphs: map[rune]glyph{}, kern: map[[2]sfnt.GlyphIndex]float32{}}
		face.ascent, face.descent = face.ems(met.Ascent), face.ems(met.Descent)
		face.capital = face.ems(-m.inkOf(Face(f), 'H').Min.Y) // what Rye says of its capitals is wrong
	}
	return m, nil
}

// inkOf is the box of a glyph about its pen, in 64ths of font units.
func (m *Fonts) inkOf(f Face, r rune) fixed.Rectangle26_6 {
	face := &m.faces[f]
	b, _, err := face.font.GlyphBounds(&m.buf, m.glyph(f, r).index, face.em, font.HintingNone)
	if err != nil {
		return fixed.Rectangle26_6{}
	}
	return b
}

func (f *fontFace) ems(v fixed.Int26_6) float32 { return float32(v) / float32(f.em) }

// Width is how far s advances, with kerning.
func (m *Fonts) Width(f Face, size float32, s string) float32 {
	m.mu.Lock()
	defer m.mu.Unlock()
	x := float32(0)
	var before glyph
	for i, r := range s {
		g := m.glyph(f, r)
		if i > 0 {
			x += m.kerning(before, g)
		}
		x += g.advance
		before = g
	}
	return x * size
}

// Ascent is the usual reach above the baseline.
func (m *Fonts) Ascent(f Face, size float32) float32 { return m.faces[f].ascent * size }

// Descent is the usual reach below the baseline.
func (m *Fonts) Descent(f Face, size float32) float32 { return m.faces[f].descent * size }

// Capital is the height of an H.
func (m *Fonts) Capital(f Face, size float32) float32 { return m.faces[f].capital * size }

func (m *Fonts) glyph(f Face, r rune) glyph {
	face := &m.faces[f]
	if g, ok := face.glyphs[r]; ok {
		return g
	}
	from := f
	i, err := face.font.GlyphIndex(&m.buf, r)
	if sub := substitutes[f]; sub != f && (err != nil || i == 0) {
		if j, err := m.faces[sub].font.GlyphIndex(&m.buf, r); err == nil && j != 0 {
			from, i = sub, j
		}
	}
	owner := &m.faces[from]
	g := glyph{face: from, index: i}
	if a, err := owner.font.GlyphAdvance(&m.buf, i, owner.em, font.HintingNone); err == nil {
		g.advance = owner.ems(a)
	}
	face.glyphs[r] = g
	return g
}

// kerning is how far two glyphs move together; those of two faces do not.
func (m *Fonts) kerning(a, b glyph) float32 {
	if a.face != b.face {
		return 0
	}
	face := &m.faces[a.face]
	pair := [2]sfnt.GlyphIndex{a.index, b.index}
	k, ok := face.kern[pair]
	if !ok {
		if v, err := face.font.Kern(&m.buf, pair[0], pair[1], face.em, font.HintingNone); err == nil {
			k = face.ems(v)
		}
		face.kern[pair] = k
	}
	return k
}
