package scenes

import (
	"kettle/render/draw"
	"kettle/render/ui"
)

// A Desk is what all scenes share: settings, folders, the clock's face. It outlives every scene.
type Desk struct {
	Metrics draw.Metrics
	Home    Home     // where settings and saves live
	Opts    Settings // kept between runs
	Random  func() uint64
	// Version is shown on the title screen.
	Version string

	stirred bool
}

// Stir asks for a new picture although the player did nothing: something arrived from outside.
func (d *Desk) Stir() { d.stirred = true }

func (d *Desk) takeStirred() bool {
	was := d.stirred
	d.stirred = false
	return was
}

// Scale is how many device pixels a unit has in a window of w x h pixels.
func (d *Desk) Scale(w, h float32) float32 {
	return max(0.25, min(w/1280, h/720)*float32(d.Opts.UISize)/100)
}

var _ = ui.New
