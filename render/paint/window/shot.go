package window

import (
	"image"
	"runtime/debug"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"kettle/input"
	"kettle/render/draw"
	"kettle/render/paint"
)

// Shoot plays a script without showing its pictures and saves those that it asks for, and at its end one as file.
// Time runs as the script waits. It needs a display but no room on it.
func Shoot(p Program, o Options, file string) error {
	ebiten.SetWindowSize(64, 64)
	ebiten.SetWindowTitle(p.Title)
	ebiten.SetWindowDecorated(false)
	ebiten.SetRunnableOnUnfocused(true)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetScreenClearedEveryFrame(false)
	s := &shooter{program: p, options: o, file: file, w: o.Place.W, h: o.Place.H}
	return ebiten.RunGameWithOptions(s, &ebiten.RunGameOptions{InitUnfocused: true, SkipTaskbar: true})
}

// shooter paints on an image of any size.
type shooter struct {
	program Program
	options Options
	file    string
	w, h    int
	now     time.Duration
	ticks   int
	list    *draw.List
	painter *paint.Painter
	canvas  *ebiten.Image
}

func (s *shooter) Update() (err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = s.program.Crashed(cause, debug.Stack())
		}
	}()
	if s.painter == nil {
		s.painter = paint.New(s.program.Fonts)
		s.painter.Complain = func(what string) { s.program.Say("missing: " + what) }
	}
	begin := time.Now()
	for time.Since(begin) < 50*time.Millisecond { // many ticks for each turn of the window
		if done, err := s.tick(); done || err != nil {
			if err == nil {
				err = s.save(s.file)
			}
			if err == nil {
				err = ebiten.Termination
			}
			return err
		}
	}
	return nil
}

// tick plays one tick of the script. Three quiet ones come first: what is drawn depends on the picture before.
func (s *shooter) tick() (done bool, err error) {
	k := s.program.Scale(float32(s.w), float32(s.h))
	f := input.Frame{Now: s.now, W: float32(s.w) / k, H: float32(s.h) / k, Scale: k, Away: true}
	s.ticks++
	if p := s.options.Script; p != nil && s.ticks > 3 {
		if done = p.Done() || p.Quit; done {
			return true, nil
		}
		if p.Waits() {
			time.Sleep(5 * time.Millisecond)
		}
		if f, err = p.Frame(f, s.list); err != nil {
			return false, err
		}
		if p.W > 0 {
			s.w, s.h = p.W, p.H
		}
		if p.Shot != "" {
			if err := s.save(p.Shot); err != nil {
				return false, err
			}
		}
	}
	built := false
	s.list, built = s.program.Tick(f)
	s.now += time.Second / 60
	if want := s.program.Wanted; want != nil {
		if file := want(); file != "" {
			if err := s.save(file); err != nil {
				return false, err
			}
			s.program.Say("The picture is at " + file + ".")
		}
	}
	if built && s.options.Dump != "" {
		if err := writeDump(s.options.Dump, s.ticks, s.list); err != nil {
			return false, err
		}
	}
	return s.options.Script == nil && s.ticks > 3 || s.program.Done(), nil
}

func (s *shooter) save(name string) error {
	if name == "" {
		return nil
	}
	if s.canvas == nil || s.canvas.Bounds().Size() != image.Pt(s.w, s.h) {
		s.canvas = ebiten.NewImageWithOptions(image.Rect(0, 0, s.w, s.h), &ebiten.NewImageOptions{Unmanaged: true})
	}
	s.painter.Paint(s.canvas, s.list, s.program.Scale(float32(s.w), float32(s.h)))
	_, err := savePicture(s.canvas, ".", name)
	return err
}

func (s *shooter) Draw(*ebiten.Image) {}

func (s *shooter) Layout(w, h int) (int, int) { return w, h }
