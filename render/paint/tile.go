package paint

import (
	"image"

	"kettle/assets"
	"kettle/render/draw"
)

// tiles are the parts in which a large picture is kept: images are as large as the next powers of two, and one of
// 1920 x 1080 takes twice the memory of two, of 1024 rows and of 56. A part takes no more with a rim of its neighbours.
func tiles(box image.Rectangle, rim int) []image.Rectangle {
	const worth = 1 << 19 // pixels
	w, h := box.Dx(), box.Dy()
	left, top := ceilPower(w)/2, ceilPower(h)/2
	a, b := box, box
	switch {
	case ceilPower(h)*(left-ceilPower(max(1, w-left))) >= worth:
		a.Max.X = box.Min.X + left - 2*rim
		b.Min.X = a.Max.X
	case ceilPower(w)*(top-ceilPower(max(1, h-top))) >= worth:
		a.Max.Y = box.Min.Y + top - 2*rim
		b.Min.Y = a.Max.Y
	default:
		return []image.Rectangle{box}
	}
	return append(tiles(a, rim), tiles(b, rim)...)
}

// A part is a part of a page that is one large picture.
type part struct {
	key  pageKey
	box  image.Rectangle // of the page
	with image.Rectangle // the rim that filtering reaches into
}

// partsOf are the parts of a page that is one picture of that size.
func partsOf(page string, size image.Point) (out []part) {
	all := image.Rectangle{Max: size}
	for _, box := range tiles(all, gutter) {
		out = append(out, part{pageKey{name: page, part: box}, box, box.Inset(-gutter).Intersect(all)})
	}
	return out
}

// comesInParts reports whether an item is painted from parts of its page when it is painted from the whole size.
func comesInParts(it *draw.Item, s assets.Sprite, key pageKey) bool {
	return it.Op == draw.OpSprite && s.Page == it.Name && key.alone == "" && it.Angle == 0 && !it.Flip
}

// inParts adds a picture part by part; false says that its page is broken.
func (b *builder) inParts(it *draw.Item, s assets.Sprite, r draw.Rect) bool {
	kx, ky := r.W/float32(s.W), r.H/float32(s.H)
	for _, t := range partsOf(s.Page, image.Pt(s.W, s.H)) {
		l := b.leaf(t.key, 0)
		if l == nil {
			return false
		}
		from := t.box.Sub(t.with.Min)
		x, y := r.X+float32(t.box.Min.X)*kx, r.Y+float32(t.box.Min.Y)*ky
		to := draw.Rect{X: x, Y: y, W: r.X + float32(t.box.Max.X)*kx - x, H: r.Y + float32(t.box.Max.Y)*ky - y}
		mark := b.mesh.Len()
		b.quad(to, float32(from.Min.X), float32(from.Min.Y), float32(from.Max.X), float32(from.Max.Y), tintOf(it), it.Glow)
		b.clip(mark, it)
	}
	return true
}

// readParts makes pages of the parts of a picture.
func (p *Painter) readParts(name string, m image.Image) {
	for _, t := range partsOf(name, m.Bounds().Size()) {
		pix := premultiplied(cropped(m, t.with))
		p.pages[t.key] = &page{leaves: [2]*leaf{p.texture(newLeaf(pix.Rect.Size(), 0, 0, false), pix)}}
	}
}

// cropped is a part of a picture that begins at 0, 0.
func cropped(m image.Image, r image.Rectangle) image.Image {
	if sub, ok := m.(interface {
		SubImage(image.Rectangle) image.Image
	}); ok {
		return sub.SubImage(r)
	}
	return m
}
