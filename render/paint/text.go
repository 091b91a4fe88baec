package paint

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"golang.org/x/image/math/fixed"

	"kettle/render/draw"
	"kettle/render/paint/mesh"
)

// A typeKey is one typeface at one size in pixels.
type typeKey struct {
	face draw.Face
	size fixed.Int26_6
}

// types are the typefaces in use. The library keeps the glyphs painted so far on pictures that it shares with the
// white one, so shapes and text are painted together.
type types struct {
	fonts  *draw.Fonts
	faces  map[typeKey]*text.GoXFace
	scale  float32      // the faces are for this scale
	glyphs []text.Glyph // scratch
}

func newTypes(f *draw.Fonts) *types { return &types{fonts: f, faces: map[typeKey]*text.GoXFace{}} }

// at says at which scale texts are painted next. At another one, all glyphs are others.
func (t *types) at(scale float32) {
	if t.scale != scale {
		t.scale = scale
		clear(t.faces)
	}
}

// lay lays out one line from 0, 0 on its baseline. The result is good until the next call.
func (t *types) lay(s string, k typeKey) []text.Glyph {
	face, ok := t.faces[k]
	if !ok {
		x, err := t.fonts.Sized(k.face, k.size)
		if err != nil {
			return nil // cannot be: the font was read before
		}
		face = text.NewGoXFace(x)
		t.faces[k] = face
	}
	t.glyphs = text.AppendGlyphs(t.glyphs[:0], s, face, nil)
	return t.glyphs
}

// text adds the glyphs of an item, each cut at its clip.
func (b *builder) text(it *draw.Item) {
	size := fixed.Int26_6(math.Round(float64(it.Size * b.scale * 64)))
	if size < 64 {
		return
	}
	x, y := round(it.At.X*b.scale-b.origin.X), round(it.At.Y*b.scale-b.origin.Y)
	for _, g := range b.p.types.lay(it.Text, typeKey{it.Face, size}) {
		if g.Image == nil {
			continue
		}
		w, h := float32(g.Image.Bounds().Dx()), float32(g.Image.Bounds().Dy())
		to := draw.Rect{X: x + float32(g.X), Y: y + float32(g.Y-g.OriginY), W: w, H: h}
		b.from(g.Image, exact)
		mark := b.mesh.Len()
		if it.Up {
			b.upright(draw.Pt(x, y), to, it.Paint.Color)
		} else {
			b.quad(to, 0, 0, w, h, it.Paint.Color, false)
		}
		b.clip(mark, it)
	}
}

// upright adds a glyph turned to the left about the place where its line begins.
func (b *builder) upright(from draw.Point, r draw.Rect, c draw.Color) {
	turn := func(x, y float32) mesh.Corner {
		return mesh.Corner{X: from.X + y - from.Y, Y: from.Y - (x - from.X), U: x - r.X, V: y - r.Y}
	}
	b.mesh.Quad([4]mesh.Corner{turn(r.X, r.Y), turn(r.Right(), r.Y), turn(r.Right(), r.Bottom()), turn(r.X, r.Bottom())}, c, false)
}
