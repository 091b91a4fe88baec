// Package sound plays the program's sounds, quietly or not at all: a machine without a device for sound, or one that
// loses it, hears nothing and is told so by one line of the log.
package sound

import (
	"fmt"
	"sync/atomic"
	"time"
)

// A Speaker plays sounds. Its methods return at once and may be called from any goroutine; the device is opened when
// the first sound is asked for.
type Speaker struct {
	asked chan request
	deaf  atomic.Bool // nothing will be heard any more
	log   func(line string)
	open  func() (device, error)
}

// A request is one sound to play.
type request struct {
	name   string
	volume float64
	at     time.Time // when it shall be heard
}

// New is a speaker that tells log, once, if it cannot play.
func New(log func(line string)) *Speaker { return newSpeaker(log, openDevice) }

func newSpeaker(log func(string), open func() (device, error)) *Speaker {
	s := &Speaker{asked: make(chan request, 32), log: log, open: open}
	go s.run()
	return s
}

// Play plays a sound of package wav after a while, at a volume of 0 to 1. A name that there is none of is silence, and
// so is what comes thicker than it can be played.
func (s *Speaker) Play(name string, volume float64, after time.Duration) {
	if s.deaf.Load() || volume <= 0 {
		return
	}
	select {
	case s.asked <- request{name, min(1, volume), time.Now().Add(after)}:
	default:
	}
}

const (
	stale = 250 * time.Millisecond // what is later than this is not played any more
	poll  = 40 * time.Millisecond  // how often it is seen whether a sound has ended
	tail  = 250 * time.Millisecond // how long the device goes on after the last one: what it holds must be heard
	most  = 12                     // sounds at a time
)

// run plays what is asked for. Between sounds it waits for the next one and the device stands still. If it breaks, that
// is no reason for the game to.
func (s *Speaker) run() {
	defer func() {
		if cause := recover(); cause != nil {
			s.giveUp(fmt.Errorf("it broke: %v", cause))
		}
	}()
	r := <-s.asked
	d, err := s.open()
	if err != nil {
		s.giveUp(err)
		return
	}
	v := voices{device: d}
	v.plan(r)
	for {
		var wait <-chan time.Time
		if next := v.next(time.Now()); next > 0 {
			wait = time.After(next)
		}
		select {
		case r := <-s.asked:
			v.plan(r)
		case <-wait:
		}
		if err := v.turn(time.Now()); err != nil {
			s.giveUp(err)
			return
		}
	}
}

// giveUp is silence for good.
func (s *Speaker) giveUp(err error) {
	s.deaf.Store(true)
	s.log("sound: there is none, and the game goes on without: " + err.Error())
}
