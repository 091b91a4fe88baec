package paint

import (
	"image"
	"image/color"
	"math"
)

// levels is how often a page is halved: to an eighth.
const levels = 4

// gutter is the band around each level that repeats its edge, so that filtering meets nothing foreign.
const gutter = 2

// A chain is how a page and its halves, quarters and eighths lie side by side on one picture, so that sprites of all
// sizes are painted from one source.
type chain struct {
	total image.Point
	at    [levels]image.Point
	size  [levels]image.Point
	spare [2]image.Rectangle // parts of the picture that hold nothing
}

// newChain lays out a page of a size. Below it, extra rows stay free.
func newChain(size image.Point, extra int) *chain {
	c := &chain{}
	right := size.X + 3*gutter
	bottom := 0
	at := image.Pt(gutter, gutter)
	for k := range levels {
		c.at[k], c.size[k] = at, size
		bottom = max(bottom, at.Y+size.Y+gutter)
		if k == 0 {
			at.X = right
		} else {
			at.Y += size.Y + 2*gutter
		}
		size = image.Pt((size.X+1)/2, (size.Y+1)/2)
	}
	c.total = image.Pt(right+c.size[1].X+gutter, bottom+extra)
	// Beside the quarter and the eighth, and below everything.
	c.spare[0] = image.Rect(right+c.size[2].X+gutter, c.at[2].Y, c.total.X, bottom)
	c.spare[1] = image.Rect(0, bottom, c.total.X, c.total.Y)
	return c
}

// A piece is a part of a picture to be filled.
type piece struct {
	at  image.Rectangle
	pix []byte
}

// pieces are a level and the four strips of its gutter. Wrap says that the page is a tile: its edges continue at
// the other side.
func (c *chain) pieces(level int, m *image.RGBA, wrap bool) []piece {
	w, h := m.Rect.Dx(), m.Rect.Dy()
	from := func(i, n int) int {
		if wrap {
			return ((i % n) + n) % n
		}
		return max(0, min(n-1, i))
	}
	part := func(r image.Rectangle) piece {
		p := piece{at: r.Add(c.at[level])}
		for y := r.Min.Y; y < r.Max.Y; y++ {
			row := m.Pix[from(y, h)*m.Stride:]
			for x := r.Min.X; x < r.Max.X; x++ {
				i := 4 * from(x, w)
				p.pix = append(p.pix, row[i:i+4]...)
			}
		}
		return p
	}
	return []piece{{image.Rect(0, 0, w, h).Add(c.at[level]), m.Pix},
		part(image.Rect(-gutter, -gutter, w+gutter, 0)), part(image.Rect(-gutter, h, w+gutter, h+gutter)),
		part(image.Rect(-gutter, 0, 0, h)), part(image.Rect(w, 0, w+gutter, h))}
}

// place is where a point of the page lies on the picture at a level.
func (c *chain) place(level int, x, y float32) (u, v float32) {
	k := 1 / float32(int(1)<<level)
	return float32(c.at[level].X) + x*k, float32(c.at[level].Y) + y*k
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
