// Package device fills frames from the mouse, the keyboard and the touch screen.
package device

import (
	"slices"
	"strings"
	"time"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"kettle/input"
)

// A Device remembers what is held between two ticks.
type Device struct {
	keys    []ebiten.Key
	chars   []rune
	touches []ebiten.TouchID
	again   map[ebiten.Key]time.Duration // when a held key counts again
	touched ebiten.TouchID
	finger  bool // touched is on the screen
	x, y    float32
}

// How long a key is held before it repeats, and how often it does then.
const (
	repeatAfter = 400 * time.Millisecond
	repeatEvery = 45 * time.Millisecond
)

// New returns a device with nothing held.
func New() *Device { return &Device{again: map[ebiten.Key]time.Duration{}} }

// Frame is what happened since the last call; it is called once a tick. The window is w x h pixels.
func (d *Device) Frame(now time.Duration, w, h, scale float32) input.Frame {
	f := input.Frame{Now: now, W: w / scale, H: h / scale, Scale: scale}
	d.pointer(&f, w, h)
	d.keyboard(&f)
	return f
}

var buttons = map[input.Button]ebiten.MouseButton{input.Left: ebiten.MouseButtonLeft,
	input.Right: ebiten.MouseButtonRight, input.Middle: ebiten.MouseButtonMiddle}

func (d *Device) pointer(f *input.Frame, w, h float32) {
	x, y := ebiten.CursorPositionF()
	d.x, d.y = float32(x), float32(y)
	for b, m := range buttons {
		f.Pressed[b] = inpututil.IsMouseButtonJustPressed(m)
		f.Released[b] = inpututil.IsMouseButtonJustReleased(m)
		f.Held[b] = ebiten.IsMouseButtonPressed(m)
	}
	_, wheel := ebiten.Wheel()
	f.Wheel = float32(wheel)
	d.touch(f)
	f.X, f.Y = d.x/f.Scale, d.y/f.Scale
	f.Away = d.x < 0 || d.y < 0 || d.x >= w || d.y >= h
}

// touch lets the first finger act as the left button.
func (d *Device) touch(f *input.Frame) {
	if d.finger {
		if inpututil.IsTouchJustReleased(d.touched) {
			x, y := inpututil.TouchPositionInPreviousTick(d.touched)
			d.x, d.y, d.finger = float32(x), float32(y), false
			f.Released[input.Left] = true
			return
		}
		x, y := ebiten.TouchPosition(d.touched)
		d.x, d.y = float32(x), float32(y)
		f.Held[input.Left] = true
		return
	}
	d.touches = inpututil.AppendJustPressedTouchIDs(d.touches[:0])
	if len(d.touches) > 0 {
		d.touched, d.finger = d.touches[0], true
		x, y := ebiten.TouchPosition(d.touched)
		d.x, d.y = float32(x), float32(y)
		f.Pressed[input.Left], f.Held[input.Left] = true, true
	}
}

func (d *Device) keyboard(f *input.Frame) {
	mods := modifiers{
		ctrl:  ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta),
		shift: ebiten.IsKeyPressed(ebiten.KeyShift),
		alt:   ebiten.IsKeyPressed(ebiten.KeyAlt),
	}
	d.keys = inpututil.AppendJustPressedKeys(d.keys[:0])
	for _, k := range d.keys {
		d.again[k] = f.Now + repeatAfter
		f.Keys = appendChord(f.Keys, mods, k)
	}
	d.keys = inpututil.AppendPressedKeys(d.keys[:0])
	slices.Sort(d.keys)
	for _, k := range d.keys {
		if at, ok := d.again[k]; ok && f.Now >= at && !slices.Contains(f.Keys, chord(mods, k)) {
			d.again[k] = f.Now + repeatEvery
			f.Keys = appendChord(f.Keys, mods, k)
		}
		if name := keyName(k); name != "" {
			f.Down = append(f.Down, name)
		}
	}
	d.chars = ebiten.AppendInputChars(d.chars[:0])
	var text strings.Builder
	for _, r := range d.chars {
		if unicode.IsControl(r) || mods.ctrl && !mods.alt {
			continue
		}
		text.WriteRune(r)
		if sign := signName(r); sign != "" {
			f.Keys = append(f.Keys, sign)
		}
	}
	f.Text = text.String()
}

func appendChord(keys []string, m modifiers, k ebiten.Key) []string {
	if c := chord(m, k); c != "" {
		return append(keys, c)
	}
	return keys
}
