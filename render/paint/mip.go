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

// A chain is a page with its halves, quarters and eighths beside it on one picture, so that sprites of all sizes
// are painted from one source.
type chain struct {
	pix   *image.RGBA // premultiplied
	at    [levels]image.Point
	size  [levels]image.Point
	spare [2]image.Rectangle // parts of pix that hold nothing
}

// newChain halves a page. Wrap says that the page is a tile: its edges continue at the other side. Below it, rows
// of extra stay free.
func newChain(page image.Image, wrap bool, extra int) *chain {
	c := &chain{}
	level := premultiplied(page)
	w := level.Rect.Dx()
	x, y := gutter, gutter
	right := w + 3*gutter
	bottom := 0
	var all [levels]*image.RGBA
	for k := range levels {
		if k > 0 {
			level = halved(level)
		}
		all[k] = level
		c.at[k], c.size[k] = image.Pt(x, y), level.Rect.Size()
		bottom = max(bottom, y+level.Rect.Dy()+gutter)
		if k == 0 {
			x = right
		} else {
			y += level.Rect.Dy() + 2*gutter
		}
	}
	total := image.Rect(0, 0, right+(w+1)/2+gutter, bottom+extra)
	c.pix = image.NewRGBA(total)
	for k, m := range all {
		c.put(m, c.at[k], wrap)
	}
	// Beside the quarter and the eighth, and below everything.
	c.spare[0] = image.Rect(right+c.size[2].X+gutter, c.at[2].Y, total.Max.X, bottom)
	c.spare[1] = image.Rect(0, bottom, total.Max.X, total.Max.Y)
	return c
}

// put copies m with its gutter.
func (c *chain) put(m *image.RGBA, at image.Point, wrap bool) {
	w, h := m.Rect.Dx(), m.Rect.Dy()
	from := func(i, n int) int {
		if wrap {
			return ((i % n) + n) % n
		}
		return max(0, min(n-1, i))
	}
	for y := -gutter; y < h+gutter; y++ {
		src := m.Pix[from(y, h)*m.Stride:][:4*w]
		dst := c.pix.Pix[(at.Y+y)*c.pix.Stride+4*(at.X-gutter):][:4*(w+2*gutter)]
		copy(dst[4*gutter:], src)
		for i := range gutter {
			l, r := from(i-gutter, w), from(w+i, w)
			copy(dst[4*i:4*i+4], src[4*l:])
			copy(dst[4*(gutter+w+i):], src[4*r:4*r+4])
		}
	}
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

// premultiplied copies a picture into the form of the graphics card.
func premultiplied(m image.Image) *image.RGBA {
	b := m.Bounds()
	out := image.NewRGBA(image.Rect(0, 0, b.Dx(), b.Dy()))
	switch m := m.(type) {
	case *image.NRGBA:
		for y := range b.Dy() {
			s, d := m.Pix[y*m.Stride:][:4*b.Dx()], out.Pix[y*out.Stride:][:4*b.Dx()]
			for i := 0; i < len(s); i += 4 {
				switch a := uint32(s[i+3]); a {
				case 0:
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
