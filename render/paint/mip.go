package paint

import (
	"image"
	"image/color"
	"math"
	"math/bits"

	"github.com/hajimehoshi/ebiten/v2"
)

// levels is how often a page is halved: to an eighth.
const levels = 4

// gutter is the band around each level that repeats its edge, so that filtering meets nothing foreign.
const gutter = 2

// A leaf is a texture with levels of a page: the page itself; its halves, quarters and eighths; or all of a small one.
// Textures are made in powers of two, so a leaf keeps within the one that its first level needs where it can.
type leaf struct {
	first int // level
	size  image.Point
	at    []image.Point // where each level lies
	img   *ebiten.Image
	used  int // the last frame that had it in its picture
}

// newLeaf lays out the levels from first to last of a page. One that shares its texture with others has its gutter on
// all sides.
func newLeaf(page image.Point, first, last int, shares bool) *leaf {
	l := &leaf{first: first}
	size := half(page, first)
	at := image.Point{}
	if shares {
		at = image.Pt(gutter, gutter)
	}
	l.at, l.size = []image.Point{at}, at.Add(size)
	at.Y += size.Y + 2*gutter
	for k := first + 1; k <= last; k++ {
		size = half(page, k)
		l.at = append(l.at, at)
		l.size = image.Pt(max(l.size.X, at.X+size.X), max(l.size.Y, at.Y+size.Y))
		at.X += size.X + 2*gutter
	}
	// At the border of a texture its edge repeats by itself.
	if more := l.size.X + gutter; shares || ceilPower(more) == ceilPower(l.size.X) {
		l.size.X = more
	}
	if more := l.size.Y + gutter; shares || ceilPower(more) == ceilPower(l.size.Y) {
		l.size.Y = more
	}
	return l
}

// half is a size after so many halvings.
func half(size image.Point, times int) image.Point {
	for range times {
		size = image.Pt((size.X+1)/2, (size.Y+1)/2)
	}
	return size
}

// ceilPower is the least power of two that is not below n.
func ceilPower(n int) int { return 1 << bits.Len(uint(n-1)) }

// fill paints the leaf from the page onto img, and tells how many pixels it has written after each piece.
func (l *leaf) fill(img *ebiten.Image, m *image.RGBA, wrote func(int)) *leaf {
	l.img = img
	for range l.first {
		m = halved(m)
	}
	for k := range l.at {
		if k > 0 {
			m = halved(m)
		}
		for _, part := range l.pieces(k, m) {
			l.img.SubImage(part.at).(*ebiten.Image).WritePixels(part.pix)
			wrote(len(part.pix) / 4)
		}
	}
	return l
}

// A piece is a part of a picture to be filled.
type piece struct {
	at  image.Rectangle
	pix []byte
}

// bandPixels is how many pixels a piece has, about.
const bandPixels = 1 << 18

// pieces are a level of the leaf in bands, and as much of the four strips of its gutter as there is room for.
func (l *leaf) pieces(k int, m *image.RGBA) []piece {
	w, h := m.Rect.Dx(), m.Rect.Dy()
	from := func(i, n int) int { return max(0, min(n-1, i)) }
	var out []piece
	for y, rows := 0, max(1, bandPixels/w); y < h; y += rows {
		end := min(h, y+rows)
		out = append(out, piece{image.Rect(0, y, w, end).Add(l.at[k]), m.Pix[y*m.Stride : end*m.Stride]})
	}
	for _, r := range []image.Rectangle{image.Rect(-gutter, -gutter, w+gutter, 0), image.Rect(-gutter, h, w+gutter, h+gutter),
		image.Rect(-gutter, 0, 0, h), image.Rect(w, 0, w+gutter, h)} {
		p := piece{at: r.Add(l.at[k]).Intersect(image.Rectangle{Max: l.size})}
		if p.at.Empty() {
			continue
		}
		r = p.at.Sub(l.at[k])
		for y := r.Min.Y; y < r.Max.Y; y++ {
			row := m.Pix[from(y, h)*m.Stride:]
			for x := r.Min.X; x < r.Max.X; x++ {
				i := 4 * from(x, w)
				p.pix = append(p.pix, row[i:i+4]...)
			}
		}
		out = append(out, p)
	}
	return out
}

// place is where a point of the page lies on the leaf at a level.
func (l *leaf) place(level int, x, y float32) (u, v float32) {
	k := 1 / float32(int(1)<<level)
	at := l.at[level-l.first]
	return float32(at.X) + x*k, float32(at.Y) + y*k
}

// levelFor is the level to paint from when so many pixels of the page make one on the screen.
func levelFor(ratio float32) int {
	if ratio <= 1 {
		return 0
	}
	return max(0, min(levels-1, int(math.Floor(math.Log2(float64(ratio))+0.35))))
}

// premultiplied is a picture in the form of the graphics card. A whole one in straight alpha is changed in place.
func premultiplied(m image.Image) *image.RGBA {
	b := m.Bounds()
	var out *image.RGBA
	if n, ok := m.(*image.NRGBA); ok && b.Min == (image.Point{}) && n.Stride == 4*b.Dx() {
		out = &image.RGBA{Pix: n.Pix, Stride: n.Stride, Rect: b}
	} else {
		out = image.NewRGBA(image.Rect(0, 0, b.Dx(), b.Dy()))
	}
	switch m := m.(type) {
	case *image.NRGBA:
		for y := range b.Dy() {
			s, d := m.Pix[y*m.Stride:][:4*b.Dx()], out.Pix[y*out.Stride:][:4*b.Dx()]
			for i := 0; i < len(s); i += 4 {
				switch a := uint32(s[i+3]); a {
				case 0:
					clear(d[i : i+4])
				case 255:
					copy(d[i:i+4], s[i:i+4])
				default:
					d[i], d[i+1], d[i+2] = uint8((uint32(s[i])*a+127)/255), uint8((uint32(s[i+1])*a+127)/255), uint8((uint32(s[i+2])*a+127)/255)
					d[i+3] = uint8(a)
				}
			}
		}
	case *image.RGBA:
		for y := range b.Dy() {
			copy(out.Pix[y*out.Stride:][:4*b.Dx()], m.Pix[y*m.Stride:])
		}
	case *image.Paletted:
		var pal [256][4]uint8
		for i, c := range m.Palette {
			p := color.RGBAModel.Convert(c).(color.RGBA)
			pal[i] = [4]uint8{p.R, p.G, p.B, p.A}
		}
		for y := range b.Dy() {
			for x, i := range m.Pix[y*m.Stride:][:b.Dx()] {
				copy(out.Pix[y*out.Stride+4*x:], pal[i][:])
			}
		}
	default:
		for y := range b.Dy() {
			for x := range b.Dx() {
				out.Set(x, y, m.At(b.Min.X+x, b.Min.Y+y))
			}
		}
	}
	return out
}

// halved is m at half the size, each pixel the mean of four.
func halved(m *image.RGBA) *image.RGBA {
	w, h := m.Rect.Dx(), m.Rect.Dy()
	out := image.NewRGBA(image.Rect(0, 0, (w+1)/2, (h+1)/2))
	for y := range out.Rect.Dy() {
		a := m.Pix[2*y*m.Stride:][:4*w]
		b := m.Pix[min(2*y+1, h-1)*m.Stride:][:4*w]
		d := out.Pix[y*out.Stride:]
		for x := range out.Rect.Dx() {
			i, j := 8*x, min(8*x+4, 4*w-4)
			for c := range 4 {
				d[4*x+c] = uint8((uint32(a[i+c]) + uint32(a[j+c]) + uint32(b[i+c]) + uint32(b[j+c]) + 2) / 4)
			}
		}
	}
	return out
}
