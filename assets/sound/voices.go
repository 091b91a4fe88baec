package sound

import "time"

// A device makes sounds heard.
type device interface {
	// play begins a sound; nil for a name that there is none of.
	play(name string, volume float64) voice
	// rest stops the device, wake starts it again.
	rest() error
	wake() error
	// err is why nothing can be heard any more.
	err() error
}

// A voice is a sound that is being played.
type voice interface{ playing() bool }

// voices are the sounds that are heard or shall be.
type voices struct {
	device  device
	coming  []request
	heard   []voice
	last    time.Time // when something was last heard
	resting bool
}

func (v *voices) plan(r request) { v.coming = append(v.coming, r) }

// next is how long nothing needs to be done; 0 means until something is asked for.
func (v *voices) next(now time.Time) time.Duration {
	if len(v.heard) > 0 || !v.resting {
		return poll
	}
	wait := time.Duration(0)
	for _, r := range v.coming {
		if d := max(1, r.at.Sub(now)); wait == 0 || d < wait {
			wait = d
		}
	}
	return wait
}

// turn lets go of what has ended, begins what is due, and stops the device when all is quiet.
func (v *voices) turn(now time.Time) error {
	if err := v.device.err(); err != nil {
		return err
	}
	left := v.heard[:0]
	for _, x := range v.heard {
		if x.playing() {
			left = append(left, x)
		}
	}
	v.heard = left
	wait := v.coming[:0]
	for _, r := range v.coming {
		switch late := now.Sub(r.at); {
		case late < 0:
			wait = append(wait, r)
		case late > stale || len(v.heard) >= most:
		default:
			if err := v.begin(r); err != nil {
				return err
			}
		}
	}
	v.coming = wait
	switch {
	case len(v.heard) > 0:
		v.last = now
	case !v.resting && now.Sub(v.last) >= tail:
		v.resting = true
		return v.device.rest()
	}
	return nil
}

// begin makes one sound heard.
func (v *voices) begin(r request) error {
	if v.resting {
		v.resting = false
		if err := v.device.wake(); err != nil {
			return err
		}
	}
	if x := v.device.play(r.name, r.volume); x != nil {
		v.heard = append(v.heard, x)
	}
	return nil
}
