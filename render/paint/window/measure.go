package window

import (
	"fmt"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"kettle/input"
	"kettle/render/draw"
)

// measure waits for the script to end and for calm, then looks at an idle window, whole repaints, hovers, the menu and quitting.
type measure struct {
	phase   int
	since   time.Time
	cpu     time.Duration
	idle    float64
	first   time.Duration
	busy    time.Duration // processor time of a whole repaint
	answer  time.Duration // and of the answer to a hover
	frames  []time.Duration
	hovers  []time.Duration
	items   int
	targets []draw.Point
	last    time.Time
	pressed time.Time     // when the key was pressed whose answer is timed
	menu    time.Duration // from Esc to the picture of its answer; 0 for no answer
	quit    time.Duration // from Ctrl+Q to the end
}

// How long the window is watched idle, and how many frames and hovers are timed.
const (
	idleTime    = 10 * time.Second
	frameCount  = 40
	hoverCount  = 40
	settleFirst = time.Second
	patience    = time.Second // for the answer to a key
)

// step is called once a tick.
func (m *measure) step(g *game) error {
	now := time.Now()
	turn := now.Sub(m.last)
	m.last = now
	if g.painted.IsZero() {
		return nil
	}
	if m.first == 0 {
		m.first = g.painted.Sub(g.options.Begin)
	}
	switch m.phase {
	case 0: // the script
		if g.options.Script == nil || g.options.Script.Done() {
			m.next(now)
		}
	case 1: // calm
		if now.Sub(m.since) > settleFirst {
			m.cpu = cpuTime()
			m.next(now)
		}
	case 2: // idle
		if d := now.Sub(m.since); d > idleTime {
			m.idle = float64(cpuTime()-m.cpu) / float64(d)
			ebiten.SetVsyncEnabled(false)
			m.cpu = cpuTime()
			m.next(now)
		}
	case 3: // whole repaints: the time from tick to tick
		m.frames = append(m.frames, turn)
		if len(m.frames) <= frameCount {
			g.dirty, g.whole = true, true
		} else {
			m.frames = m.frames[1:]
			m.busy = (cpuTime() - m.cpu) / frameCount
			m.items = len(g.list.Items)
			for _, h := range g.list.Hits {
				m.targets = append(m.targets, h.Middle())
			}
			if len(m.targets) == 0 {
				m.targets = []draw.Point{{}}
			}
			m.next(now)
		}
	case 4: // hovers, once the last repaint has reached the screen
		if now.Sub(m.since) < settleFirst {
			m.cpu = cpuTime()
			break
		}
		m.hovers = append(m.hovers, turn)
		if len(m.hovers) > hoverCount {
			m.answer = (cpuTime() - m.cpu) / hoverCount
			m.next(now)
		}
	case 5: // Esc
		if m.menu = max(0, g.painted.Sub(m.pressed)); m.menu > 0 || now.Sub(m.pressed) > patience {
			m.pressed = time.Time{}
			m.next(now)
		}
	}
	return nil
}

// left is called when the program is done: the last phase quits it.
func (m *measure) left(g *game) {
	if m.phase == 6 {
		m.quit = time.Since(m.pressed)
		m.report(g)
	}
}

// press presses a key once in a phase.
func (m *measure) press(f *input.Frame, key string) {
	if m.pressed.IsZero() {
		f.Keys, m.pressed = []string{key}, time.Now()
	}
}

func (m *measure) next(now time.Time) { m.phase, m.since = m.phase+1, now }

// point moves the pointer from hit to hit while hovers are timed, and nowhere else before; then it presses Esc, and quits.
func (m *measure) point(f *input.Frame) {
	*f = input.Frame{Now: f.Now, W: f.W, H: f.H, Scale: f.Scale, Away: true}
	switch m.phase {
	case 4:
		p := m.targets[len(m.hovers)*7%len(m.targets)]
		f.X, f.Y, f.Away = p.X, p.Y, false
	case 5:
		m.press(f, "escape")
	case 6:
		m.press(f, "ctrl+q")
	}
}

func (m *measure) report(g *game) {
	out := g.options.Measure
	ms := func(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
	mid := func(d []time.Duration) time.Duration { return slices.Sorted(slices.Values(d))[len(d)/2] }
	fmt.Fprintf(out, "window         %d x %d px, %d items, %d hits\n", g.w, g.h, m.items, len(m.targets))
	fmt.Fprintf(out, "first frame    %.0f ms\n", ms(m.first))
	if m.idle > 0 {
		fmt.Fprintf(out, "idle           %.1f %% of a core\n", 100*m.idle)
	}
	fmt.Fprintf(out, "whole repaint  %.1f ms, slowest %.1f; processor %.1f\n", ms(mid(m.frames)), ms(slices.Max(m.frames)), ms(m.busy))
	fmt.Fprintf(out, "hover answer   %.1f ms, slowest %.1f; processor %.1f\n", ms(mid(m.hovers)), ms(slices.Max(m.hovers)), ms(m.answer))
	if m.menu > 0 {
		fmt.Fprintf(out, "answer to Esc  %.1f ms\n", ms(m.menu))
	}
	fmt.Fprintf(out, "quitting       %.1f ms\n", ms(m.quit))
	fmt.Fprintf(out, "peak memory    %s\n", peakMemory())
}

// cpuTime is the processor time of this process so far; 0 where the system does not tell.
func cpuTime() time.Duration {
	b, err := os.ReadFile("/proc/self/stat")
	if err != nil {
		return 0
	}
	s := string(b)
	fields := strings.Fields(s[strings.LastIndexByte(s, ')')+1:])
	if len(fields) < 13 {
		return 0
	}
	user, _ := strconv.ParseInt(fields[11], 10, 64)
	system, _ := strconv.ParseInt(fields[12], 10, 64)
	return time.Duration(user+system) * (time.Second / 100)
}

// peakMemory is the most that was resident, or what the runtime took from a system that does not tell.
func peakMemory() string {
	b, _ := os.ReadFile("/proc/self/status")
	for line := range strings.Lines(string(b)) {
		if rest, ok := strings.CutPrefix(line, "VmHWM:"); ok {
			kb, _ := strconv.Atoi(strings.Fields(rest)[0])
			return fmt.Sprintf("%d MB", kb/1024)
		}
	}
	var s runtime.MemStats
	runtime.ReadMemStats(&s)
	return fmt.Sprintf("%d MB of Go memory", s.Sys>>20)
}
