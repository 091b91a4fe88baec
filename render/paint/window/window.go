// Package window shows a program's pictures in a window and brings it what the player does, from the devices or
// from a script.
package window

import (
	"fmt"
	"image"
	"io"
	"runtime"
	"runtime/debug"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"kettle/input"
	"kettle/input/device"
	"kettle/render/draw"
	"kettle/render/paint"
)

// A Program is what the window shows.
type Program struct {
	Title string
	Icon  func() []image.Image // made while the window opens
	Fonts *draw.Fonts
	// Tick answers a frame with the picture and whether it was built anew.
	Tick func(input.Frame) (*draw.List, bool)
	// Scale is pixels a unit for a size in pixels.
	Scale func(w, h float32) float32
	// Done reports that the program shall end, Full that it wants the whole screen.
	Done, Full func() bool
	// Say shows a sentence to the player.
	Say func(string)
	// Wanted is the file of a picture that the program wants taken of what it shows, once; "" for none. It may be nil.
	Wanted func() string
	// Crashed is told of a panic and returns the sentence that the program ends with.
	Crashed func(cause any, stack []byte) error
}

// A Place is the size of a window and where it stands; a zero size means the usual one, in the middle.
type Place struct{ X, Y, W, H int }

// Options are how the window is run.
type Options struct {
	Place  Place
	Script *input.Player // acts instead of the player until it is done
	Log    io.Writer     // a line for the first frame, each input, each settled picture; may be nil
	Dump   string        // folder for each picture as text; "" for none
	Shots  string        // folder for the player's screenshots; a script's lie where it names them
	Begin  time.Time     // when the program began
	// Measure, if set, gets a table of times when they are known; the program then ends.
	Measure io.Writer
}

// Run shows the window until the program is done. It returns the last place of the window.
func Run(p Program, o Options) (Place, error) {
	pl := o.Place
	if pl.W <= 0 || pl.H <= 0 {
		pl.W, pl.H = 1280, 720
	} else {
		ebiten.SetWindowPosition(pl.X, pl.Y)
	}
	ebiten.SetWindowSize(pl.W, pl.H)
	ebiten.SetWindowSizeLimits(640, 360, -1, -1)
	ebiten.SetWindowTitle(p.Title)
	go func() {
		defer func() { _ = recover() }() // the window opens without
		ebiten.SetWindowIcon(p.Icon())
	}()
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetRunnableOnUnfocused(true)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetFullscreen(p.Full())
	g := &game{program: p, options: o, device: device.New(), place: pl, log: logger{out: o.Log}}
	if o.Measure != nil {
		g.measure = &measure{}
	}
	err := ebiten.RunGame(g)
	return g.place, err
}

// game is the program as Ebitengine runs it.
type game struct {
	program Program
	options Options
	device  *device.Device
	painter *paint.Painter
	log     logger
	measure *measure

	w, h    int // of the picture, in pixels
	place   Place
	list    *draw.List
	sum     uint64
	dirty   bool // the picture is not on the screen
	whole   bool // nothing on the screen can be relied upon
	loaded  bool // the picture brought new pages
	painted time.Time

	followed time.Time
	pixels   float64 // device pixels a pixel of the window system
	focused  bool

	dumped int
	shots  []string // names of pictures to take at the next paint
	wanted string   // and the file of the one that the program wants
	err    error
}

// repaint is how often a window that may have been covered is painted again: without a compositor it keeps the
// pixels of what covered it.
const repaint = 2 * time.Second

// Update is one tick.
func (g *game) Update() (err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = g.program.Crashed(cause, debug.Stack())
		}
	}()
	if g.err != nil {
		return g.err
	}
	if g.painter == nil {
		g.painter = paint.New(g.program.Fonts)
		g.painter.Complain = func(what string) { g.log.line("missing: %s", what) }
	}
	if g.loaded {
		g.loaded = false
		go debug.FreeOSMemory() // what brought the new pages to the card
	}
	g.follow()
	if ebiten.IsWindowBeingClosed() {
		return ebiten.Termination
	}
	if g.w == 0 {
		return nil
	}
	f, err := g.frame()
	if err != nil {
		return err
	}
	g.tick(f)
	if g.measure != nil && g.program.Done() {
		g.measure.left(g)
	}
	if g.program.Done() || g.options.Script != nil && g.options.Script.Quit {
		return ebiten.Termination
	}
	if g.measure != nil {
		return g.measure.step(g)
	}
	return nil
}

// frame is what the player, or the script, does in this tick.
func (g *game) frame() (input.Frame, error) {
	w, h := float32(g.w), float32(g.h)
	f := g.device.Frame(time.Since(g.options.Begin), w, h, g.program.Scale(w, h))
	if s := g.options.Script; s != nil && !s.Done() {
		f, err := s.Frame(f, g.list)
		if err != nil {
			return f, err
		}
		if s.W > 0 && (s.W != g.place.W || s.H != g.place.H) && !ebiten.IsFullscreen() {
			ebiten.SetWindowSize(s.W, s.H)
		}
		if s.Shot != "" {
			g.shots, g.dirty = append(g.shots, s.Shot), true
		}
		return g.keys(f), nil
	}
	if g.measure != nil {
		g.measure.point(&f)
	}
	return g.keys(f), nil
}

// keys answers the one key that is the window's own: F12 takes a screenshot.
func (g *game) keys(f input.Frame) input.Frame {
	for i, k := range f.Keys {
		if k == "f12" {
			f.Keys = append(f.Keys[:i:i], f.Keys[i+1:]...)
			g.shots, g.dirty = append(g.shots, ""), true
			break
		}
	}
	return f
}

// tick brings the frame to the program and sees whether the picture changed.
func (g *game) tick(f input.Frame) {
	list, built := g.program.Tick(f)
	g.list = list
	g.log.frame(f, list)
	if want := g.program.Wanted; want != nil {
		if file := want(); file != "" {
			g.wanted, g.dirty = file, true
		}
	}
	if !built {
		return
	}
	sum := paint.Sum(list)
	if sum == g.sum && !g.painted.IsZero() {
		return
	}
	g.sum, g.dirty = sum, true
	g.dump()
}

// follow keeps up with the window and the wish for the full screen, a few times a second: asking takes longer
// than an idle tick.
func (g *game) follow() {
	if time.Since(g.followed) < 200*time.Millisecond {
		return
	}
	g.followed = time.Now()
	g.pixels = ebiten.Monitor().DeviceScaleFactor()
	if full := g.program.Full(); full != ebiten.IsFullscreen() {
		ebiten.SetFullscreen(full)
	}
	if !ebiten.IsFullscreen() && !ebiten.IsWindowMaximized() && !ebiten.IsWindowMinimized() {
		g.place.W, g.place.H = ebiten.WindowSize()
		g.place.X, g.place.Y = ebiten.WindowPosition()
	}
	focused := ebiten.IsFocused()
	covered := runtime.GOOS == "linux" && !focused && time.Since(g.painted) > repaint
	if covered || focused != g.focused {
		g.dirty, g.whole = true, true
	}
	g.focused = focused
}

// Draw paints the picture if it is not on the screen already.
func (g *game) Draw(screen *ebiten.Image) {
	if g.list == nil || g.painter == nil {
		return
	}
	if !g.dirty {
		g.log.quiet(time.Since(g.painted))
		return
	}
	defer func() {
		if cause := recover(); cause != nil {
			g.err = g.program.Crashed(cause, debug.Stack())
		}
	}()
	b := screen.Bounds()
	scale := g.program.Scale(float32(b.Dx()), float32(b.Dy()))
	if g.whole {
		g.painter.Paint(screen, g.list, scale)
	} else {
		g.painter.Refresh(screen, g.list, scale)
	}
	if g.loaded = g.painter.Loaded(); g.loaded {
		debug.FreeOSMemory() // what was left of reading pages, before the card takes them
	}
	first := g.painted.IsZero()
	g.dirty, g.whole, g.painted = false, false, time.Now()
	if first {
		g.log.line("first frame")
	}
	g.log.painted()
	for _, name := range g.shots {
		g.shoot(screen, name)
	}
	g.shots = nil
	if g.wanted != "" {
		file, err := savePicture(screen, "", g.wanted)
		if g.wanted = ""; err != nil {
			g.program.Say(fmt.Sprintf("The picture could not be saved: %v.", err))
		} else {
			g.program.Say("The picture is at " + file + ".")
		}
	}
}

// LayoutF makes the picture as many pixels as the window has on its screen.
func (g *game) LayoutF(w, h float64) (float64, float64) {
	if g.pixels == 0 {
		g.pixels = ebiten.Monitor().DeviceScaleFactor()
	}
	w, h = max(1, w*g.pixels), max(1, h*g.pixels)
	if int(w) != g.w || int(h) != g.h {
		g.w, g.h, g.dirty, g.whole = int(w), int(h), true, true
	}
	return w, h
}

// Layout is not called: LayoutF is there.
func (g *game) Layout(w, h int) (int, int) { return w, h }

func (g *game) shoot(screen *ebiten.Image, name string) {
	dir := "."
	if name == "" {
		dir = g.options.Shots
	}
	file, err := savePicture(screen, dir, name)
	switch {
	case err != nil && name != "":
		g.err = err
	case err != nil:
		g.program.Say(fmt.Sprintf("The screenshot could not be saved: %v.", err))
	case name == "":
		g.program.Say("The screenshot is at " + file + ".")
	default:
		g.log.line("shot %s", file)
	}
}
