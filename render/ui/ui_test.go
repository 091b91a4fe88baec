package ui_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"kettle/input"
	"kettle/render/draw"
	"kettle/render/ui"
)

// bench is a window in which widgets are tried.
type bench struct {
	t     *testing.T
	u     *ui.UI
	stage *input.Stage
	list  draw.List
	fonts *draw.Fonts
}

// try builds draws in every tick, twice where something was done, as the scenes do.
func try(t *testing.T, draws func(u *ui.UI)) *bench {
	t.Helper()
	fonts, err := draw.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	b := &bench{t: t, u: ui.New(), fonts: fonts}
	build := func(in input.Frame) {
		b.list.Reset()
		b.list.Metrics = fonts
		b.u.Begin(&b.list, in)
		draws(b.u)
		b.u.Finish()
	}
	b.stage = &input.Stage{W: 400, H: 300, Tick: func(in input.Frame) *draw.List {
		build(in)
		for n := 0; b.u.Acted() && n < 4; n++ {
			build(in.Still())
		}
		return &b.list
	}}
	b.play("wait 20ms")
	return b
}

func (b *bench) play(script string) {
	b.t.Helper()
	if err := b.stage.Play(b.t.Name(), script); err != nil {
		b.t.Fatal(err)
	}
}

var plain = ui.FieldLook{Type: draw.Type{Face: draw.Sans, Size: 15, Color: ui.OnPaper}, Max: 12}

func TestFieldEdits(t *testing.T) {
	for _, c := range []struct{ name, script, want string }{
		{"types", "type abc", "abc"},
		{"takes UTF-8", "type Zoë 猫", "Zoë 猫"},
		{"stops at its length", "type 0123456789abcdef", "0123456789ab"},
		{"backspace", "type abc\nkey backspace", "ab"},
		{"delete", "type abc\nkey home\nkey delete", "bc"},
		{"inserts at the caret", "type abc\nkey left\nkey left\ntype x", "axbc"},
		{"replaces what is chosen", "type abc\nkey shift+left\nkey shift+left\ntype x", "ax"},
		{"cuts and pastes", "type abc\nkey ctrl+a\nkey ctrl+x\nkey ctrl+v\nkey ctrl+v", "abcabc"},
		{"copies", "type abc\nkey shift+home\nkey ctrl+c\nkey end\nkey ctrl+v", "abcabc"},
		{"letters are no commands", "type n\nkey n", "n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			text, commands := "", 0
			b := try(t, func(u *ui.UI) {
				if u.Key("n") {
					commands++
				}
				u.Field("f", draw.Rc(10, 10, 200, 30), &text, plain)
			})
			b.play("click f\n" + c.script)
			if text != c.want || commands != 0 {
				t.Errorf("%q, %d commands; want %q", text, commands, c.want)
			}
		})
	}
}

func TestFieldShowsItsCaretWhereItIs(t *testing.T) {
	text := strings.Repeat("wide ", 30)
	look := plain
	look.Max = 0
	b := try(t, func(u *ui.UI) { u.Field("f", draw.Rc(10, 10, 120, 30), &text, look) })
	b.play("click f\nkey end\nkey left\nkey home\nkey end")
	for _, it := range b.list.Items {
		if it.Op == draw.OpText {
			if end := it.At.X + b.fonts.Width(it.Face, it.Size, it.Text); end > 130 {
				t.Errorf("the text ends at %v", end)
			}
		}
	}
}

type clipboard struct{ text string }

func (c *clipboard) Read() string   { return c.text }
func (c *clipboard) Write(s string) { c.text = s }

func TestFieldUsesTheClipboardOfTheSystem(t *testing.T) {
	text, clip := "", &clipboard{"two\nlines"}
	b := try(t, func(u *ui.UI) {
		u.Clip = clip
		u.Field("f", draw.Rc(10, 10, 200, 30), &text, plain)
	})
	b.play("click f\nkey ctrl+v\nkey ctrl+a\nkey ctrl+c")
	if text != "two lines" || clip.text != "two lines" {
		t.Errorf("%q, %q", text, clip.text)
	}
}

func TestEnterMeansTheDefaultWhileTyping(t *testing.T) {
	text, done := "", 0
	b := try(t, func(u *ui.UI) {
		u.Field("f", draw.Rc(10, 10, 200, 30), &text, plain)
		if u.Brassy("ok", draw.Rc(10, 60, 100, 30), "OK", "Enter", false) {
			done++
		}
		u.Press("other", draw.Rc(10, 100, 100, 30))
	})
	b.play("click f\ntype a\nkey enter")
	if done != 1 {
		t.Errorf("Enter in the field: %d", done)
	}
	b.play("key tab\nkey tab\nkey enter")
	if done != 1 {
		t.Errorf("Enter on another button does the default: %d", done)
	}
}

func TestCheckAndChoice(t *testing.T) {
	on, i := false, 0
	b := try(t, func(u *ui.UI) {
		u.Check("check", draw.Rc(10, 10, 200, 26), "Word", "", &on)
		u.Choice("choice", draw.Rc(10, 60, 200, 30), []string{"a", "b", "c"}, &i)
	})
	b.play("click check\nclick choice/c")
	if !on || i != 2 {
		t.Errorf("%v, %d", on, i)
	}
	b.play("key tab\nkey space\nkey tab\nkey tab\nkey enter")
	if on || i != 1 {
		t.Errorf("by key: %v, %d", on, i)
	}
}

func TestSlider(t *testing.T) {
	v := 100
	b := try(t, func(u *ui.UI) { u.Slider("s", draw.Rc(0, 0, 222, 30), 0, 200, 10, &v) })
	b.play("drag 111 15 161 15")
	if v != 150 {
		t.Errorf("dragged to %d", v)
	}
	b.play("drag 161 15 390 200")
	if v != 200 {
		t.Errorf("dragged beyond the end to %d", v)
	}
	b.play("key tab\nkey left\nkey left\nkey right")
	if v != 190 {
		t.Errorf("moved by key to %d", v)
	}
}

func TestScrollBringsTheFocusIntoSight(t *testing.T) {
	var top float32
	window := draw.Rc(0, 0, 200, 100)
	b := try(t, func(u *ui.UI) {
		u.Scroll("list", window, func(r draw.Rect) float32 {
			top = r.Y
			for i := range 20 {
				u.Row(fmt.Sprint("row/", i), draw.Rc(r.X, r.Y+float32(i)*30, r.W, 28), false)
			}
			return 600
		})
	})
	b.play("move 50 50\nwheel -2")
	if top >= 0 {
		t.Error("the wheel does not scroll")
	}
	b.play("move 50 50\nwheel 9")
	if top != 0 {
		t.Errorf("scrolled past the top: %v", top)
	}
	for i := range 20 {
		b.play("key tab\nwait 20ms")
		h, ok := b.list.Find(fmt.Sprint("row/", i))
		if r := draw.Bounds(h.Poly); !ok || r.H < 27 {
			t.Fatalf("row %d is at %v", i, r)
		}
	}
	b.play("key pageup\nkey pageup\nkey pageup\nkey pageup\nkey pageup\nkey pageup\nkey pageup\nkey pageup")
	if top != 0 {
		t.Errorf("PageUp ends at %v", top)
	}
	b.play("drag 196 5 196 99")
	if top != -500 {
		t.Errorf("the thumb ends at %v", top)
	}
}

func TestArrowsGoToTheNearest(t *testing.T) {
	b := try(t, func(u *ui.UI) {
		for y := range 3 {
			for x := range 3 {
				u.Press(fmt.Sprint(x, y), draw.Rc(float32(x)*100, float32(y)*80, 80, 60))
			}
		}
		u.Roam()
	})
	b.play("key down")
	var path []string
	for _, key := range strings.Fields("right down down left up up up left") {
		b.play("key " + key)
		path = append(path, b.u.Focused())
	}
	if got := strings.Join(path, ","); got != "1 0,1 1,1 2,0 2,0 1,0 0,0 0,0 0" {
		t.Errorf("the arrows go %s", got)
	}
}

func TestWhatLiesBelowAnswersNothing(t *testing.T) {
	below, above := 0, 0
	b := try(t, func(u *ui.UI) {
		u.Passive()
		if u.Brassy("a", draw.Rc(0, 0, 100, 40), "A", "A", false) {
			below++
		}
		u.Active()
		if u.Brassy("a", draw.Rc(0, 0, 100, 40), "A", "A", false) {
			above++
		}
	})
	b.play("click a\nkey a\nkey tab\nkey enter")
	if below != 0 || above != 3 {
		t.Errorf("below %d, above %d", below, above)
	}
}

func TestTipsWaitForThePointerToRest(t *testing.T) {
	b := try(t, func(u *ui.UI) { u.Icon("i", draw.Rc(100, 100, 32, 32), "ui-undo", "Undo it", "Ctrl+Z", false, false) })
	b.play("move hit i\nrefute Undo it\nwait 500ms\nexpect Undo it\nmove 5 5\nrefute Undo it")
	if b.u.Woken() > time.Second {
		t.Error("an icon at rest wakes the program")
	}
}
