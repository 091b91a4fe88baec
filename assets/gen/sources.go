package main

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"strconv"
)

// part is a rendered sprite on its way into a page.
type part struct {
	img   image.Image
	shelf string // the folder whose sprites have pages of their own; empty for those that several games use
	entry
}

// shelves are the folders of svg that have pages of their own.
var shelves = map[string]bool{"halloween": true, "rail": true, "steamwatchers": true}

var viewBox = regexp.MustCompile(`viewBox="0 0 ([0-9.]+) ([0-9.]+)"`)

// renderAll renders every SVG under dir, in order of path.
func renderAll(dir string) ([]*part, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*", "*.svg"))
	if err != nil {
		return nil, err
	}
	var parts []*part
	for _, f := range files {
		p, err := render(f)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f, err)
		}
		parts = append(parts, p)
	}
	return parts, nil
}

func render(file string) (*part, error) {
	src, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	m := viewBox.FindSubmatch(src)
	if m == nil {
		return nil, fmt.Errorf("no viewBox at 0 0")
	}
	nw, err := strconv.ParseFloat(string(m[1]), 64)
	if err != nil {
		return nil, err
	}
	nh, err := strconv.ParseFloat(string(m[2]), 64)
	if err != nil {
		return nil, err
	}
	name := baseName(file)
	w := widthOf(name)
	h := int(math.Round(float64(w) * nh / nw))
	cmd := exec.Command("rsvg-convert", "-w", strconv.Itoa(w), "-h", strconv.Itoa(h), file)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, err
	}
	img, err := png.Decode(bytes.NewReader(out))
	if err != nil {
		return nil, err
	}
	if b := img.Bounds(); b.Dx() != w || b.Dy() != h {
		return nil, fmt.Errorf("rendered %v, want %dx%d", b, w, h)
	}
	p := &part{img: img, entry: entry{Name: name, W: w, H: h, NW: nw, NH: nh}}
	if dir := filepath.Base(filepath.Dir(file)); shelves[dir] {
		p.shelf = dir
	}
	return p, nil
}

// loadSlices reads the 9-slices, which are painted at 2x.
func loadSlices(dir string) ([]*part, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.png"))
	if err != nil {
		return nil, err
	}
	var parts []*part
	for _, f := range files {
		img, err := readPNG(f)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f, err)
		}
		name := baseName(f)
		s, ok := slices[name]
		if !ok {
			return nil, fmt.Errorf("%s: no corner in the table", f)
		}
		if s.margin > 0 {
			img = settle(img, s.margin)
		}
		w, h := img.Bounds().Dx(), img.Bounds().Dy()
		parts = append(parts, &part{img: img, entry: entry{
			Name: name, W: w, H: h, NW: float64(w) / 2, NH: float64(h) / 2,
			Corner: s.corner, Margin: s.margin,
		}})
	}
	return parts, nil
}

// settle moves the box of a framed 9-slice, which its painter set 2 px above the
// middle, to the middle, so that one margin serves all four sides, and lets
// shadow and glow end softly at the rim of the picture.
func settle(src image.Image, margin int) image.Image {
	const rise = 2
	b := src.Bounds()
	w, h := b.Dx(), b.Dy()
	ramp := float64(min(margin, 6))
	dst := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			c := color.NRGBAModel.Convert(src.At(b.Min.X+x, b.Min.Y+max(y-rise, 0))).(color.NRGBA)
			rim := float64(min(x, y, w-1-x, h-1-y)) + 0.5
			c.A = uint8(math.Round(float64(c.A) * min(rim/ramp, 1)))
			dst.SetNRGBA(x, y, c)
		}
	}
	return dst
}

// whitePart is the solid block that fills are drawn from.
func whitePart() *part {
	img := image.NewNRGBA(image.Rect(0, 0, 8, 8))
	for i := range img.Pix {
		img.Pix[i] = 0xff
	}
	return &part{img: img, entry: entry{Name: "white", W: 8, H: 8, NW: 4, NH: 4}}
}

// pictureEntries lists the pictures that are pages of their own.
func pictureEntries(dir string) ([]entry, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.png"))
	if err != nil {
		return nil, err
	}
	var list []entry
	for _, f := range files {
		img, err := readPNG(f)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f, err)
		}
		e := entry{Name: baseName(f), Page: baseName(f), W: img.Bounds().Dx(), H: img.Bounds().Dy()}
		for _, s := range pictureSize {
			if ok, _ := path.Match(s.pattern, e.Name); ok {
				e.NW, e.NH = s.w, s.h
				break
			}
		}
		if e.NW == 0 {
			return nil, fmt.Errorf("%s: no size at 1x in the table", f)
		}
		list = append(list, e)
	}
	return list, nil
}

// writeLight makes the two pictures of lamp light that lie over the wood: a
// darkening towards the edge, and a warm glow in the middle. Both are small and
// smooth, to be stretched over the window.
func writeLight(dir string) error {
	const w, h = 256, 144
	const cx, cy = 0.47, 0.46
	vignette := image.NewNRGBA(image.Rect(0, 0, w, h))
	lamp := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			// r is 0 at the lamp and 1 at the farthest corner.
			dx := ((float64(x)+0.5)/w - cx) / (1 - cx)
			dy := ((float64(y)+0.5)/h - cy) / (1 - cy)
			r := math.Hypot(dx, dy) / math.Sqrt2
			dark := 0.66 * smooth(0.12, 1, r)
			warm := 0.17 * (1 - smooth(0, 0.72, r))
			vignette.SetNRGBA(x, y, color.NRGBA{A: alpha(dark)})
			lamp.SetNRGBA(x, y, color.NRGBA{0xff, 0xbe, 0x6e, alpha(warm)})
		}
	}
	if err := writePNG(filepath.Join(dir, "vignette.png"), vignette); err != nil {
		return err
	}
	return writePNG(filepath.Join(dir, "lamp.png"), lamp)
}

func alpha(a float64) uint8 { return uint8(math.Round(a * 255)) }

// smooth is the smoothstep from 0 at a to 1 at b.
func smooth(a, b, v float64) float64 {
	t := min(max((v-a)/(b-a), 0), 1)
	return t * t * (3 - 2*t)
}
