// Kettle plays board games beautifully. Without arguments it opens its window; a save file as argument opens that
// game; "kettle help" lists what it does without a window.
package main

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"time"

	"kettle/assets/sound"
	"kettle/input"
	"kettle/render/draw"
	"kettle/render/paint/window"
	"kettle/rules"
	"kettle/rules/console"
	"kettle/rules/games"
	"kettle/rules/match"
	"kettle/rules/rail/maps/own"
	"kettle/scenes"
)

func main() {
	begin := time.Now()
	if handled, exit := console.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr, mapsBelow); handled {
		if len(os.Args) == 2 && exit == 0 && strings.TrimLeft(os.Args[1], "-")[:1] == "h" { // help, -h
			_, _ = parse([]string{"-h"}, os.Stdout)
		}
		os.Exit(exit)
	}
	if err := run(begin, os.Args[1:], os.Stdout, os.Stderr); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, sentence(err))
		os.Exit(1)
	}
}

// mapsBelow reads the player's own maps, below a folder or where this system keeps data of programs.
func mapsBelow(home string) []own.File {
	h, err := scenes.FindHome(home)
	if err != nil {
		return nil
	}
	return h.ReadMaps()
}

// settings are what the command line says.
type settings struct {
	shot    bool // "kettle shot": no window, pictures into files
	home    string
	motion  string
	seed    string       // as typed: a number or a seed code
	first   uint64       // the first seed to deal from
	deal    *rules.Setup // what a seed code says
	log     string
	dump    string
	script  string
	measure bool
	scene   string
	size    string
	out     string
	save    string // the save file to open
	w, h    int    // size, read
	player  *input.Player
}

// parse reads the command line of the window and of "shot".
func parse(args []string, errs io.Writer) (*settings, error) {
	s := &settings{}
	if len(args) > 0 && args[0] == "shot" {
		s.shot, args = true, args[1:]
	}
	f := flag.NewFlagSet("kettle", flag.ContinueOnError)
	f.SetOutput(io.Discard)
	f.Usage = func() {}
	f.StringVar(&s.home, "home", "", "keep settings and saves below this `folder`")
	f.StringVar(&s.motion, "motion", "", "`off`, normal or fast; the setting itself stays")
	f.StringVar(&s.seed, "seed", "", "deal from this `number` instead of at random; a seed code opens its table")
	f.StringVar(&s.log, "log", "", "\"`input`\" writes a line for each input, the first frame and each settled picture")
	f.StringVar(&s.dump, "dump", "", "write each picture as text into this `folder`")
	f.StringVar(&s.script, "script", "", "play this `file` of steps instead of the player's hands")
	f.StringVar(&s.size, "size", "", "size of the window in pixels, such as `1280x720`")
	f.StringVar(&s.scene, "scene", "", "open this `scene`: "+scenesListed())
	if s.shot {
		f.StringVar(&s.out, "o", "kettle.png", "the picture's `file`, a PNG")
	} else {
		f.BoolVar(&s.measure, "measure", false, "measure the window after the script, hovers and the menu too, print a table and quit")
	}
	// The save file may stand before the flags or after them.
	for len(args) > 0 {
		if !strings.HasPrefix(args[0], "-") {
			if s.save != "" {
				return nil, fmt.Errorf("one save file at a time: %s or %s", s.save, args[0])
			}
			s.save, args = args[0], args[1:]
			continue
		}
		if err := f.Parse(args); errors.Is(err, flag.ErrHelp) {
			fmt.Fprintln(errs, "\nFlags of the window, and of \"shot\":")
			f.SetOutput(errs)
			f.PrintDefaults()
			return nil, err
		} else if err != nil {
			return nil, fmt.Errorf("%w; \"kettle help\" lists what there is", console.FlagError(err))
		}
		args = f.Args()
	}
	return s, s.check()
}

// scenesListed is the scenes as a sentence lists them.
func scenesListed() string {
	n := len(console.Scenes) - 1
	return strings.Join(console.Scenes[:n], ", ") + " or " + console.Scenes[n]
}

// games are those of the program and the player's own maps; a picture without -home shows what everybody has.
func (s *settings) games() games.Catalogue {
	if s.shot && s.home == "" {
		return games.Catalogue{}
	}
	return games.With(mapsBelow(s.home))
}

// readSeed takes the seed as a number, or as a code that says the whole set-up.
func (s *settings) readSeed() error {
	if s.seed == "" {
		return nil
	}
	if n, err := strconv.ParseUint(s.seed, 10, 64); err == nil {
		s.first = n
		return nil
	}
	if !strings.ContainsAny(s.seed, "0123456789") {
		return fmt.Errorf("-seed is a number or a seed code such as HAL-7K3M-Q9XD, not %q", s.seed)
	}
	deal, err := rules.ParseCode(s.seed, s.games().Games())
	if err != nil {
		return fmt.Errorf("-seed cannot be %q: %w", s.seed, err)
	}
	s.deal = &deal
	if s.scene == "" {
		s.scene = "table"
	}
	return nil
}

func (s *settings) check() error {
	switch s.motion {
	case "", "off", "normal", "fast":
	default:
		return fmt.Errorf("-motion is off, normal or fast, not %q", s.motion)
	}
	if s.log != "" && s.log != "input" {
		return fmt.Errorf("-log knows only input, not %q", s.log)
	}
	if s.size != "" {
		if n, err := fmt.Sscanf(s.size, "%dx%d", &s.w, &s.h); n != 2 || err != nil || s.w < 1 || s.h < 1 || s.w > 8192 || s.h > 8192 {
			return fmt.Errorf("-size is like 1280x720, not %q", s.size)
		}
	}
	if s.shot && !strings.EqualFold(filepath.Ext(s.out), ".png") {
		return fmt.Errorf("a picture is a PNG file: %q does not end in .png", s.out)
	}
	if s.scene != "" && !slices.Contains(console.Scenes, s.scene) {
		return fmt.Errorf("there is no scene %q; there are %s", s.scene, scenesListed())
	}
	if err := s.readSeed(); err != nil {
		return err
	}
	if s.script == "" {
		return nil
	}
	file, err := os.Open(s.script)
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("there is no file %s", s.script)
	} else if err != nil {
		return err
	}
	defer file.Close()
	script, err := input.ParseScript(filepath.Base(s.script), file)
	if err != nil {
		return err
	}
	s.player = input.NewPlayer(script)
	return nil
}

// run opens the window, or takes pictures.
func run(begin time.Time, args []string, out, errs io.Writer) error {
	s, err := parse(args, errs)
	if err != nil {
		return err
	}
	k, err := newKettle(s, errs)
	if err != nil {
		return err
	}
	defer k.desk.Close()
	if !s.shot && !s.measure && s.player == nil {
		k.desk.Sounds = sound.New(k.desk.Log)
	}
	o := window.Options{Script: s.player, Dump: s.dump, Begin: begin, Shots: "."}
	if s.log != "" {
		o.Log = out
	}
	if s.measure {
		o.Measure = out
	}
	if s.shot {
		o.Place.W, o.Place.H = 1280, 720
		if s.w > 0 {
			o.Place.W, o.Place.H = s.w, s.h
		}
		p := k.program()
		p.Say = func(what string) { fmt.Fprintln(errs, what) }
		return noDisplay(window.Shoot(p, o, s.out))
	}
	if k.desk.Home.Data != "" {
		o.Shots = filepath.Join(k.desk.Home.Data, "screenshots")
	}
	// Size and place of the window lie apart from the settings: nobody chooses them by hand.
	kept := filepath.Join(k.desk.Home.Config, "window.json")
	o.Place = window.ReadPlace(kept)
	if s.w > 0 {
		o.Place = window.Place{W: s.w, H: s.h, X: 40, Y: 40}
	}
	last, err := window.Run(k.program(), o)
	if err == nil && s.w == 0 && s.player == nil {
		last.Keep(kept)
	}
	return noDisplay(err)
}

// A kettle is the running program.
type kettle struct {
	desk  *scenes.Desk
	stack *scenes.Stack
}

// newKettle puts the desk up and the first scene on it.
func newKettle(s *settings, errs io.Writer) (*kettle, error) {
	home, err := scenes.FindHome(s.home)
	if err != nil {
		return nil, err
	}
	if s.shot && s.home == "" {
		home = scenes.Home{} // pictures are the same for everybody, and leave no trace
	}
	fonts, err := draw.NewFonts()
	if err != nil {
		return nil, err
	}
	opts, problem := home.Settings()
	d := &scenes.Desk{Metrics: fonts, Home: home, Opts: opts, Random: rand.Uint64, Version: version(), Bots: scenes.Opponent, Coach: scenes.Solver{}, Clipboard: scenes.FindClipboard(),
		Log: func(line string) { fmt.Fprintln(errs, line) }}
	d.Games = s.games()
	if s.motion != "" {
		d.Lend(s.motion)
	} else if s.shot {
		d.Lend("off")
	}
	if s.seed != "" || s.shot {
		n := s.first
		d.Random = func() uint64 { n++; return n - 1 }
	}
	if problem != nil {
		d.Sorry(sentence(problem))
	}
	first, err := firstScene(d, s)
	if err != nil {
		return nil, err
	}
	return &kettle{d, scenes.NewStack(first)}, nil
}

// firstScene is the save given, or the scene named, or the title.
func firstScene(d *scenes.Desk, s *settings) (scenes.Scene, error) {
	if s.save != "" {
		if shown, err := scenes.OpenMap(s.save); shown != nil || err != nil {
			return shown, err
		}
		m, drift, err := match.ReadFile(s.save, d.Games.Find)
		if err != nil {
			return nil, err
		}
		return scenes.OpenTable(d, m, drift), nil
	}
	switch s.scene {
	case "", "title":
		return scenes.NewTitle(d), nil
	case "setup":
		return scenes.NewSetup(d), nil
	case "load":
		return scenes.NewLoad(d), nil
	case "options":
		return scenes.NewOptions(d), nil
	case "about":
		return scenes.NewAbout(d), nil
	case "rulebook":
		return scenes.Rulebook(d, ""), nil
	case "results":
		return scenes.NewRecords(d, ""), nil
	case "table":
		def := games.All[0]
		deal := rules.Setup{Seats: def.MinSeats}
		if s.deal != nil {
			def, deal = d.Games.Find(s.deal.Game), *s.deal
		} else {
			deal.Seed = rules.NewSeed(d.Random())
		}
		m, err := match.New(def, deal, match.Table{})
		if err != nil {
			return nil, err
		}
		return scenes.NewTable(d, m), nil
	}
	return nil, fmt.Errorf("there is no scene %q", s.scene)
}

// program is the stack as the window shows it.
func (k *kettle) program() window.Program {
	return window.Program{
		Title: "Kettle",
		Icon:  func() []image.Image { return window.Icon("kettle-loco") },
		Fonts: k.desk.Metrics.(*draw.Fonts),
		Tick:  func(f input.Frame) (*draw.List, bool) { return k.stack.Tick(k.desk, f) },
		Scale: k.desk.Scale,
		Done:  func() bool { return k.stack.Done },
		Full:  func() bool { return k.desk.Opts.Full },
		Say:   k.desk.Say,

		Wanted: k.desk.WantedPicture,

		Crashed: func(cause any, stack []byte) error { return k.stack.Crashed(k.desk, cause, stack) },
	}
}

// noDisplay makes what the window library says of a missing display one sentence.
func noDisplay(err error) error {
	if err == nil {
		return nil
	}
	s := err.Error()
	if runtime.GOOS != "windows" && runtime.GOOS != "darwin" && os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
		return errors.New("kettle needs a display to open its window, and there is none here; \"kettle help\" lists what works without one")
	}
	if strings.Contains(s, "glfw") || strings.Contains(s, "GLX") || strings.Contains(s, "EGL") || strings.Contains(s, "ui: ") {
		return fmt.Errorf("the window could not be opened (%s); Kettle needs a display with OpenGL", s)
	}
	return err
}

// sentence makes an error one: first letter large, a full stop at the end.
func sentence(err error) string {
	s := strings.TrimSpace(err.Error())
	if s == "" {
		return ""
	}
	if first, _, _ := strings.Cut(s, " "); !strings.ContainsAny(first, "./") { // no name of a file
		s = strings.ToUpper(s[:1]) + s[1:]
	}
	if !strings.ContainsAny(s[len(s)-1:], ".!?") {
		s += "."
	}
	return s
}

// version is the revision that the program was built from.
func version() string {
	if b, ok := debug.ReadBuildInfo(); ok {
		if v := b.Main.Version; v != "" && v != "(devel)" {
			return v
		}
	}
	return ""
}
