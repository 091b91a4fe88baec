package scenes

import (
	"slices"
	"time"

	"kettle/render/ui"
)

// Sounds plays a sound of package wav after a while, at a volume of 0 to 1, and returns at once.
type Sounds interface {
	Play(name string, volume float64, after time.Duration)
}

const (
	soundGap  = 130 * time.Millisecond // between sounds that one action makes
	soundMost = 5                      // of them
)

// Hear asks for sounds, one shortly after the other; each is heard once however often it is asked for in a tick. A
// desk without Sounds is silent.
func (d *Desk) Hear(names ...string) {
	for _, n := range names {
		if n != "" && len(d.heard) < soundMost && !slices.Contains(d.heard, n) {
			d.heard = append(d.heard, n)
		}
	}
}

// utter plays what was asked for in this tick; where that is nothing, a button that was clicked ticks and a scene that
// changed is a leaf that is turned.
func (d *Desk) utter(u *ui.UI, moved bool) {
	if len(d.heard) == 0 {
		switch h, ok := u.L.Find(u.Clicked()); {
		case moved:
			d.Hear("page")
		case ok && u.On(h.ID):
			d.Hear("tick")
		}
	}
	for i, name := range d.heard {
		if v := d.Opts.volume(name); v > 0 && d.Sounds != nil {
			d.Sounds.Play(name, v, time.Duration(i)*soundGap)
		}
	}
	d.heard = d.heard[:0]
}

// volume is how loud a sound is with these settings, 0 to 1. The ear takes half the strength for a little less: the
// sliders go by its measure.
func (s Settings) volume(name string) float64 {
	part := s.Pieces
	if slices.Contains(signals, name) {
		part = s.Signals
	}
	if s.Mute {
		return 0
	}
	v := float64(s.Volume) / 100 * float64(part) / 100
	return v * v
}

// signals are the sounds of the program itself; all others are of things on the table.
var signals = []string{"tick", "page", "knock", "chime", "curtain", "win", "lose"}
