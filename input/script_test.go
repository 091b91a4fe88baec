package input_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"kettle/input"
	"kettle/render/draw"
	"kettle/rules"
)

// toy is a picture with a house, a clause that a lid covers in the middle, and what was done as text.
type toy struct {
	log  []string
	last input.Frame
}

func (t *toy) tick(f input.Frame) *draw.List {
	l := &draw.List{}
	l.TouchBox("house/Raven Tower", rules.Target{}, draw.Rc(100, 100, 40, 20))
	l.TouchBox("clause/HAL-20", rules.Target{}, draw.Rc(200, 200, 100, 100))
	l.TouchBox("lid", rules.Target{}, draw.Rc(220, 220, 60, 60))
	l.TouchBox("under", rules.Target{}, draw.Rc(5, 5, 10, 10))
	l.TouchBox("over", rules.Target{}, draw.Rc(0, 0, 20, 20))
	for b, name := range []string{"left", "right", "middle"} {
		if f.Pressed[b] {
			h, _ := l.At(draw.Pt(f.X, f.Y))
			t.log = append(t.log, fmt.Sprintf("%s down %g %g %s", name, f.X, f.Y, h.ID))
		}
		if f.Released[b] {
			t.log = append(t.log, fmt.Sprintf("%s up %g %g", name, f.X, f.Y))
		}
	}
	for _, k := range f.Keys {
		t.log = append(t.log, "key "+k)
	}
	if f.Text != "" {
		t.log = append(t.log, "text "+f.Text)
	}
	if f.Wheel != 0 {
		t.log = append(t.log, fmt.Sprint("wheel ", f.Wheel))
	}
	if f.W != t.last.W {
		t.log = append(t.log, fmt.Sprintf("size %gx%g at %g", f.W, f.H, f.Scale))
	}
	t.last = f
	for _, s := range t.log {
		l.Items = append(l.Items, draw.Item{Op: draw.OpText, Text: s})
	}
	return l
}

func TestPlay(t *testing.T) {
	for _, c := range []struct{ script, want string }{
		{"click 10 20", "left down 10 20 |left up 10 20"},
		{"click house Raven Tower", "left down 120 110 house/Raven Tower|left up 120 110"},
		{"click hit house/Raven Tower", "left down 120 110 house/Raven Tower|left up 120 110"},
		{"rclick lid", "right down 250 250 lid|right up 250 250"},
		{"click clause HAL-20", "left down 204.16667 204.16667 clause/HAL-20|left up 204.16667 204.16667"},
		{"drag 30 0 40 20", "left down 30 0 |left up 40 20"},
		{"key ctrl+z\ntype héllo, you\nwheel -1", "key ctrl+z|text héllo, you|wheel -1"},
		{"hold v\nlet v", "key v"},
		{"# nothing\n\nsize 1920x1080\nkey a", "size 1280x720 at 1.5|key a"},
		{"key a\nexpect key a\nrefute key b\nexpect-hit lid\nrefute-hit house Nowhere\nexpect-hit house Raven Tower", "key a"},
	} {
		toy := &toy{}
		toy.last.W = 1280
		s := input.Stage{Tick: toy.tick, Scale: func(w, h float32) float32 { return min(w/1280, h/720) }}
		if strings.Contains(c.script, "size") {
			toy.last.W = 0
			toy.tick(input.Frame{W: 1280})
			toy.log = nil
			c.want = "key a" // the size in units is the same
		}
		if err := s.Play("t", c.script); err != nil {
			t.Errorf("%s: %v", c.script, err)
			continue
		}
		if got := strings.Join(toy.log, "|"); got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.script, got, c.want)
		}
	}
}

func TestSizeReachesTheFrame(t *testing.T) {
	toy := &toy{}
	s := input.Stage{Tick: toy.tick}
	if err := s.Play("t", "size 1920x1080\nkey a"); err != nil {
		t.Fatal(err)
	}
	if toy.last.W != 1920 || toy.last.H != 1080 {
		t.Errorf("the last frame is %g x %g", toy.last.W, toy.last.H)
	}
}

func TestTheStageGoesOn(t *testing.T) {
	toy := &toy{}
	var shots []string
	s := input.Stage{Tick: toy.tick, Shot: func(name string, l *draw.List) error {
		shots = append(shots, fmt.Sprint(name, len(l.Items)))
		return nil
	}}
	for _, script := range []string{"key a\nshot one", "wait 1s\nkey b\nshot two"} {
		if err := s.Play("t", script); err != nil {
			t.Fatal(err)
		}
	}
	if toy.last.Now < time.Second || toy.last.Now > 1500*time.Millisecond {
		t.Errorf("time is %v", toy.last.Now)
	}
	if got := strings.Join(shots, " "); got != "one2 two3" {
		t.Errorf("shots %s", got)
	}
}

func TestScriptErrors(t *testing.T) {
	for script, want := range map[string]string{
		"jump":                      `s:1: jump: unknown step "jump"`,
		"\n# x\ndrag 1 2 3":         "s:3: drag 1 2 3: needs four numbers",
		"wait soon":                 "s:1: wait soon: needs a time such as 300ms",
		"size 10":                   "s:1: size 10: needs a size such as 1280x720",
		"click":                     "s:1: click: where?",
		"key a\nclick lantern 7":    "s:2: click lantern 7: nothing of that name can be pointed at; there are: house/Raven Tower | clause/HAL-20 | lid | under | over",
		"click under":               `s:1: click under: "under" is covered by "over"`,
		"key a\nexpect key b":       "s:2: expect key b: no text like that; there are: size 1280x720 at 1 | key a",
		"key a\nrefute y a":         "s:2: refute y a: the picture has such a text",
		"let v":                     "s:1: let v: the key is not held",
		"key a\n\nrefute-hit under": "s:3: refute-hit under: the picture has such a hit",
	} {
		toy := &toy{}
		s := input.Stage{Tick: toy.tick}
		err := s.Play("s", script)
		if err == nil || err.Error() != want {
			t.Errorf("%q:\n got %v\nwant %s", script, err, want)
		}
	}
}

func TestAwait(t *testing.T) {
	toy := &toy{}
	n := 0
	s := input.Stage{Tick: func(f input.Frame) *draw.List {
		if n++; n == 5 {
			f.Text = "ready"
		}
		return toy.tick(f)
	}}
	if err := s.Play("t", "await text ready\nexpect text ready"); err != nil {
		t.Fatal(err)
	}
}
