package draw

import (
	"image"
	"math"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// Trace paints one glyph at a size in pixels, moved right by shift (0 to 1 pixel). The corner of the mask lies at
// the mask's Rect.Min from the pen; a glyph without ink has an empty mask.
func (m *Fonts) Trace(f Face, index uint16, size, shift float32) *image.Alpha {
	m.mu.Lock()
	defer m.mu.Unlock()
	face := &m.faces[f]
	segments, err := face.font.LoadGlyph(&m.buf, sfnt.GlyphIndex(index), face.em, nil)
	if err != nil || len(segments) == 0 {
		return &image.Alpha{}
	}
	k := size / float32(face.em)
	at := func(p fixed.Point26_6) (x, y float32) { return float32(p.X)*k + shift, float32(p.Y) * k }
	b := segments.Bounds()
	x0, y0 := at(b.Min)
	x1, y1 := at(b.Max)
	r := image.Rect(int(math.Floor(float64(x0))), int(math.Floor(float64(y0))),
		int(math.Ceil(float64(x1))), int(math.Ceil(float64(y1))))
	if r.Empty() {
		return &image.Alpha{}
	}
	z := vector.NewRasterizer(r.Dx(), r.Dy())
	to := func(p fixed.Point26_6) (x, y float32) {
		x, y = at(p)
		return x - float32(r.Min.X), y - float32(r.Min.Y)
	}
	for _, s := range segments {
		ax, ay := to(s.Args[0])
		bx, by := to(s.Args[1])
		cx, cy := to(s.Args[2])
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			z.ClosePath()
			z.MoveTo(ax, ay)
		case sfnt.SegmentOpLineTo:
			z.LineTo(ax, ay)
		case sfnt.SegmentOpQuadTo:
			z.QuadTo(ax, ay, bx, by)
		case sfnt.SegmentOpCubeTo:
			z.CubeTo(ax, ay, bx, by, cx, cy)
		}
	}
	z.ClosePath()
	mask := image.NewAlpha(image.Rect(0, 0, r.Dx(), r.Dy()))
	z.Draw(mask, mask.Bounds(), image.Opaque, image.Point{})
	mask.Rect = r
	return mask
}
