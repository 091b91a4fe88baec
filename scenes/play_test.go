package scenes

import (
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"

	"kettle/input"
	"kettle/render/draw"
)

// A player drives the scenes without a window, as somebody at the device would.
type player struct {
	t     *testing.T
	d     *Desk
	s     *Stack
	stage *input.Stage
	list  *draw.List
}

// testFonts are read once.
var testFonts = sync.OnceValues(draw.NewFonts)

// desk is a desk with a home of its own, whose deals and clock are always the same.
func desk(t *testing.T) *Desk {
	t.Helper()
	fonts, err := testFonts()
	if err != nil {
		t.Fatal(err)
	}
	home, err := FindHome(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	n := uint64(1000)
	opts := DefaultSettings()
	opts.Motion = "off"
	return &Desk{Metrics: fonts, Home: home, Opts: opts, Version: "test", Random: func() uint64 { n += 77; return n },
		Show: func(string) error { return errors.New("no file view in tests") }}
}

// sit puts a player before a scene.
func sit(t *testing.T, d *Desk, first Scene) *player {
	t.Helper()
	p := &player{t: t, d: d, s: NewStack(first)}
	p.stage = &input.Stage{W: 1280, H: 720, Scale: d.Scale, Tick: func(f input.Frame) *draw.List {
		p.list, _ = p.s.Tick(d, f)
		return p.list
	}}
	p.play("wait 50ms")
	return p
}

// play does the lines of a script.
func (p *player) play(script string) {
	p.t.Helper()
	if err := p.stage.Play(p.t.Name(), script); err != nil {
		p.t.Fatal(err)
	}
}

// on is the scene that acts, by its type.
func (p *player) on() string { return strings.TrimPrefix(fmt.Sprintf("%T", p.s.Top()), "*scenes.") }

// want fails unless that scene acts.
func (p *player) want(scene string) {
	p.t.Helper()
	if got := p.on(); got != scene {
		p.t.Fatalf("%s is on, not %s", got, scene)
	}
}
