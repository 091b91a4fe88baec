package paint

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"kettle/render/draw"
)

var update = flag.Bool("update", false, "write the pictures anew")

// pixels says that the pictures are to be compared: on one known way of painting, so not on every machine.
var pixels = os.Getenv("KETTLE_PIXELS") == "1"

// TestMain runs the tests inside the game loop if they need a window.
func TestMain(m *testing.M) {
	flag.Parse()
	if !pixels {
		os.Exit(m.Run())
	}
	l := &loop{m: m, done: make(chan int, 1)}
	ebiten.SetWindowSize(64, 64)
	ebiten.SetRunnableOnUnfocused(true)
	ebiten.SetVsyncEnabled(false)
	if err := ebiten.RunGameWithOptions(l, &ebiten.RunGameOptions{InitUnfocused: true}); err != nil {
		fmt.Fprintln(os.Stderr, "KETTLE_PIXELS=1 needs a display:", err)
		os.Exit(1)
	}
	os.Exit(l.code)
}

type loop struct {
	m       *testing.M
	done    chan int
	started bool
	code    int
}

func (l *loop) Update() error {
	if !l.started {
		l.started = true
		go func() { l.done <- l.m.Run() }()
	}
	select {
	case l.code = <-l.done:
		return ebiten.Termination
	default:
		return nil
	}
}

func (l *loop) Draw(*ebiten.Image)         {}
func (l *loop) Layout(w, h int) (int, int) { return w, h }

// painter is made once: loading the page takes longest.
var shared *Painter

func painter(t testing.TB) *Painter {
	t.Helper()
	if !pixels {
		t.Skip("KETTLE_PIXELS is not 1")
	}
	if shared == nil {
		f, err := draw.NewFonts()
		if err != nil {
			t.Fatal(err)
		}
		shared = New(f)
	}
	return shared
}

func newList(p *Painter) *draw.List { return &draw.List{Metrics: p.types.fonts} }

// paintOn paints a list on a new image and reads it.
func paintOn(p *Painter, l *draw.List, w, h int, scale float32) *image.RGBA {
	dst := ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
	defer dst.Deallocate()
	p.Paint(dst, l, scale)
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	dst.ReadPixels(m.Pix)
	return m
}

// golden compares a picture with the one kept: a pixel differs when a channel is off by more than 2, and fewer
// than one in a thousand may.
func golden(t *testing.T, name string, got *image.RGBA) {
	t.Helper()
	file := filepath.Join("testdata", name+".png")
	if *update {
		if err := save(file, got); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := load(file)
	if err != nil {
		t.Fatal(err)
	}
	if want.Rect != got.Rect {
		t.Fatalf("%s: %v, want %v", name, got.Rect, want.Rect)
	}
	off := 0
	for i := 0; i < len(got.Pix); i += 4 {
		for c := range 4 {
			if d := int(got.Pix[i+c]) - int(want.Pix[i+c]); d > 2 || d < -2 {
				off++
				break
			}
		}
	}
	if n := len(got.Pix) / 4; off*1000 >= n {
		bad := filepath.Join(os.TempDir(), "kettle-"+name+".png")
		t.Errorf("%s: %d of %d pixels differ; the new picture is %s (%v)", name, off, n, bad, save(bad, got))
	}
}

func save(file string, m image.Image) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	return errors.Join(png.Encode(f, m), f.Close())
}

// load reads a picture as the graphics card holds it; the goldens are opaque.
func load(file string) (*image.RGBA, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	m, err := png.Decode(f)
	if err != nil {
		return nil, err
	}
	return premultiplied(m), nil
}
