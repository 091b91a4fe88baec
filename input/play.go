package input

import (
	"strings"
	"time"

	"kettle/render/draw"
)

// A Stage is where a script is played without a window.
type Stage struct {
	// W and H are the size in pixels; 0 means 1280x720. The script may change it.
	W, H int
	// Scale is pixels a unit for a size; nil means 1.
	Scale func(w, h float32) float32
	// Tick answers a frame with the picture that it leads to.
	Tick func(Frame) *draw.List
	// Shot, if set, is called for "shot NAME".
	Shot func(name string, l *draw.List) error

	now  time.Duration
	list *draw.List
}

// tick is the time between two frames of a stage.
const tick = time.Second / 60

// Play plays the lines of a script on the stage; a second call goes on where the first ended. Time runs as the
// script waits, except that await waits for things that take real time, such as a thinking bot.
func (s *Stage) Play(name, script string) error {
	parsed, err := ParseScript(name, strings.NewReader(script))
	if err != nil {
		return err
	}
	p := NewPlayer(parsed)
	for {
		if p.W > 0 {
			s.W, s.H = p.W, p.H
		}
		waiting := p.Waits()
		f, err := p.Frame(s.window(), s.list)
		if err != nil {
			return err
		}
		if p.Shot != "" && s.Shot != nil {
			if err := s.Shot(p.Shot, s.list); err != nil {
				return err
			}
		}
		s.list = s.Tick(f)
		s.now += tick
		if p.Done() {
			return nil
		}
		if waiting {
			time.Sleep(tick)
		}
	}
}

// window is a frame of the stage in which nothing happens.
func (s *Stage) window() Frame {
	w, h, scale := float32(s.W), float32(s.H), float32(1)
	if s.W == 0 {
		w, h = 1280, 720
	}
	if s.Scale != nil {
		scale = s.Scale(w, h)
	}
	return Frame{Now: s.now, W: w / scale, H: h / scale, Scale: scale}
}
