package window

import (
	"fmt"
	"image"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"kettle/input"
	"kettle/render/draw"
)

// A logger writes a line for each thing that a test from outside waits for.
type logger struct {
	out     io.Writer
	settled int
	moving  bool // the picture changed since it last settled
}

// calm is how long the picture must stay the same to be settled.
const calm = 250 * time.Millisecond

func (l *logger) line(format string, args ...any) {
	if l.out != nil {
		fmt.Fprintf(l.out, format+"\n", args...)
	}
}

// frame logs input, and what it met.
func (l *logger) frame(f input.Frame, list *draw.List) {
	if l.out == nil {
		return
	}
	on := ""
	if h, ok := list.At(draw.Pt(f.X, f.Y)); ok {
		on = " on " + h.ID
	}
	for b, name := range []string{"left", "right", "middle"} {
		if f.Pressed[b] {
			l.line("press %s %.0f,%.0f%s", name, f.X*f.Scale, f.Y*f.Scale, on)
		}
		if f.Released[b] {
			l.line("release %s %.0f,%.0f", name, f.X*f.Scale, f.Y*f.Scale)
		}
	}
	for _, k := range f.Keys {
		l.line("key %s", k)
	}
	if f.Wheel != 0 {
		l.line("wheel %g", f.Wheel)
	}
	if f.Text != "" {
		l.line("text %s", f.Text)
	}
	if len(f.Keys) > 0 || f.Text != "" || f.Wheel != 0 || f.Pressed != ([3]bool{}) || f.Released != ([3]bool{}) {
		l.moving = true // settle again even if nothing changes
	}
}

func (l *logger) painted() { l.moving = true }

// quiet is told how long ago the picture was painted.
func (l *logger) quiet(since time.Duration) {
	if l.moving && since > calm {
		l.settled++
		l.moving = false
		l.line("settled %d", l.settled)
	}
}

// dump writes the picture as text, numbered, and as last.txt.
func (g *game) dump() {
	dir := g.options.Dump
	if dir == "" {
		return
	}
	g.dumped++
	if err := writeDump(dir, g.dumped, g.list); err != nil {
		g.err = err
	}
}

func writeDump(dir string, n int, l *draw.List) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	name := filepath.Join(dir, fmt.Sprintf("%05d.txt", n))
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := l.Dump(f); err != nil {
		f.Close()
		return err
	}
	if err := f.Close(); err != nil {
		return err
	}
	last := filepath.Join(dir, "last.txt")
	_ = os.Remove(last + "~")
	if err := os.Link(name, last+"~"); err != nil {
		return nil // no links here: the numbered one is enough
	}
	return os.Rename(last+"~", last)
}

// savePicture writes a picture as PNG. Without a name it is called after the time.
func savePicture(img *ebiten.Image, dir, name string) (file string, err error) {
	if name == "" {
		name = "kettle-" + time.Now().Format("2006-01-02-150405")
	}
	if filepath.Ext(name) != ".png" {
		name += ".png"
	}
	if file = name; !filepath.IsAbs(name) {
		file = filepath.Join(dir, name)
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return file, err
	}
	m := image.NewRGBA(image.Rectangle{Max: img.Bounds().Size()})
	img.ReadPixels(m.Pix)
	f, err := os.Create(file)
	if err != nil {
		return file, err
	}
	err = png.Encode(f, m)
	if e := f.Close(); err == nil {
		err = e
	}
	return file, err
}
