package scenes

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"kettle/assets"
	"kettle/render/draw"
	"kettle/rules"
)

// checkLayout says what is wrong with a picture in a window of w by h units: texts that stick out of it or are cut
// short, hits that nobody could point at, buttons that lie on each other.
func checkLayout(l *draw.List, w, h float32) (wrong []string) {
	window := draw.Rc(0, 0, w, h)
	top := draw.Layer(0)
	for _, x := range l.Hits {
		top = max(top, x.Layer)
	}
	for _, it := range l.Items {
		if it.Op != draw.OpText || it.Layer < top && top >= draw.Modal {
			continue
		}
		r := textBox(l.Metrics, it)
		if it.Clip != (draw.Rect{}) {
			if it.Clip.Meet(r) == (draw.Rect{}) {
				continue // scrolled away
			}
			r.Y, r.H = it.Clip.Meet(r).Y, it.Clip.Meet(r).H
			if r.X < it.Clip.X-0.5 || r.Right() > it.Clip.Right()+0.5 {
				wrong = append(wrong, fmt.Sprintf("%q is wider than its place: %v in %v", it.Text, r, it.Clip))
			}
		}
		if sticksOut(r, window) {
			wrong = append(wrong, fmt.Sprintf("%q sticks out of the window: %v", it.Text, r))
		}
		if strings.HasSuffix(it.Text, "…") && it.Text != wordsSaveAs {
			wrong = append(wrong, fmt.Sprintf("%q is cut short", it.Text))
		}
	}
	for _, it := range l.Items {
		if _, ok := assets.Lookup(it.Name); !ok && (it.Op == draw.OpSprite || it.Op == draw.OpNine) {
			wrong = append(wrong, fmt.Sprintf("there is no sprite %q", it.Name))
		}
	}
	for i, a := range l.Hits {
		box := draw.Bounds(a.Poly)
		if sticksOut(box, window) {
			wrong = append(wrong, fmt.Sprintf("the hit %q sticks out of the window: %v", a.ID, box))
		}
		if a.What != (rules.Target{}) {
			continue
		}
		for _, b := range l.Hits[:i] {
			if b.What != (rules.Target{}) || b.Layer != a.Layer || a.ID == b.ID || within(a.ID, b.ID) {
				continue
			}
			if over := box.Meet(draw.Bounds(b.Poly)); over.W > 1 && over.H > 1 {
				wrong = append(wrong, fmt.Sprintf("%q and %q lie on each other: %v", b.ID, a.ID, over))
			}
		}
	}
	return wrong
}

// within reports whether one widget is part of the other by its name: the disc of a name, the undo of a card.
func within(a, b string) bool { return strings.HasPrefix(a, b+"/") || strings.HasPrefix(b, a+"/") }

func sticksOut(r, window draw.Rect) bool {
	return r.X < -0.5 || r.Y < -0.5 || r.Right() > window.W+0.5 || r.Bottom() > window.H+0.5
}

// textBox is the box that a text covers, by its capitals.
func textBox(m draw.Metrics, it draw.Item) draw.Rect {
	up := m.Capital(it.Face, it.Size)
	if w := m.Width(it.Face, it.Size, it.Text); it.Up {
		return draw.Rc(it.At.X-up, it.At.Y-w, up, w)
	} else {
		return draw.Rc(it.At.X, it.At.Y-up, w, up)
	}
}

func TestCheckLayoutFindsFaults(t *testing.T) {
	d := desk(t)
	for _, c := range []struct {
		name, fault string
		draw        func(l *draw.List)
	}{
		{"a text over the edge", "sticks out", func(l *draw.List) { l.Text(draw.Pt(90, 50), "a long text", paperText) }},
		{"a text cut short", "cut short", func(l *draw.List) { l.Label(draw.Rc(0, 40, 40, 20), "a long text", paperText) }},
		{"a text wider than its clip", "wider than", func(l *draw.List) {
			l.Within(draw.Rc(0, 0, 30, 100), func() { l.Text(draw.Pt(0, 50), "longer", paperText) })
		}},
		{"a hit over the edge", "sticks out", func(l *draw.List) { l.TouchBox("a", rules.Target{}, draw.Rc(90, 0, 20, 20)) }},
		{"two buttons on each other", "lie on each other", func(l *draw.List) {
			l.TouchBox("a", rules.Target{}, draw.Rc(0, 0, 20, 20))
			l.TouchBox("b", rules.Target{}, draw.Rc(10, 10, 20, 20))
		}},
	} {
		l := &draw.List{Metrics: d.Metrics}
		c.draw(l)
		if got := checkLayout(l, 100, 100); len(got) != 1 || !strings.Contains(got[0], c.fault) {
			t.Errorf("%s: %q", c.name, got)
		}
	}
}

// keepResult puts a finished game into the table of results.
func keepResult(t *testing.T, d *Desk) {
	t.Helper()
	setup := rules.Setup{Game: "age-of-steam/halloween", Seats: 1, Seed: 7}
	if err := d.keepRecords([]Record{{Game: setup.Game, Code: "HAL-27N3-F8DY", Level: "Normal", Player: "Agnes", Won: true, Rounds: 9, Of: 10,
		Money: 14, Shares: 5, Links: 11, Date: time.Date(2031, 10, 31, 22, 0, 0, 0, time.UTC), Setup: setup}}); err != nil {
		t.Fatal(err)
	}
}

// TestLayout looks at every screen in several windows and sizes of type.
func TestLayout(t *testing.T) {
	screens := []struct{ name, script string }{
		{"title", ""},
		{"set-up", "key n"},
		{"a game to come", "key n\nclick box/japan"},
		{"a bad code", "key n\nreach code\ntype HAL-0000-0000"},
		{"load", "key l"},
		{"load, deleted", "key l\nkey delete"},
		{"rulebook", "key r"},
		{"rulebook, searched", "key r\nkey ctrl+f\ntype engineer"},
		{"rulebook, far in", "key r\nkey end"},
		{"options", "key o"},
		{"about", "key a"},
		{"results", "key e"},
		{"load, a game of four", "key l\nreach save/four-at-the-potomac\nkey enter"},
		{"load, naming", "key l\nreach save/four-at-the-potomac\nkey enter\nkey f2"},
		{"load, a broken one", "key l\nreach save/torn\nkey enter"},
		{"the save folder", "key l\nkey f"},
		{"options, pictures", "key o\nsheet 1"},
		{"options, sounds", "key o\nsheet 2"},
		{"options, keys", "key o\nsheet 3"},
		{"table menu", "key n\nclick start\nwait 100ms\nkey escape"},
		{"save as", "key n\nclick start\nwait 100ms\nkey escape\nkey s"},
		{"save as, taken", "key n\nclick start\nwait 100ms\nkey escape\nkey s\nkey enter\nkey s\nkey enter"},
	}
	type size struct{ w, h, ui int }
	sizes := []size{{1280, 720, 125}, {1920, 1080, 200}, {1024, 768, 100}, {2560, 1080, 100}}
	for _, ui := range []int{75, 100, 150, 250} {
		sizes = append(sizes, size{1280, 720, ui}, size{1920, 1080, ui}, size{3840, 2160, ui})
	}
	for _, size := range sizes {
		for _, x := range screens {
			t.Run(fmt.Sprintf("%s/%dx%d at %d", x.name, size.w, size.h, size.ui), func(t *testing.T) {
				d := desk(t)
				d.Opts.UISize = size.ui
				keepSome(t, d)
				keepGame(t, d, "age-of-steam/washington-dc", "Four at the Potomac", 4)
				keepResult(t, d)
				p := sit(t, d, NewTitle(d))
				p.stage.W, p.stage.H = size.w, size.h
				script := x.script
				if size.ui > 150 || size.w*3 < size.h*4 {
					// The button may be scrolled away: the keyboard starts.
					script = strings.ReplaceAll(script, "click start", "key enter")
				}
				for _, line := range strings.Split("wait 50ms\n"+script+"\nwait 5s", "\n") {
					if id, ok := strings.CutPrefix(line, "reach "); ok {
						p.reach(id)
						continue
					}
					if n, ok := strings.CutPrefix(line, "sheet "); ok { // where the options are tabs
						p.s.Top().(*optionsScene).tab = int(n[0] - '0')
						d.Stir()
						continue
					}
					p.play(line)
				}
				k := d.Scale(float32(size.w), float32(size.h))
				for _, fault := range checkLayout(p.list, float32(size.w)/k, float32(size.h)/k) {
					t.Error(fault)
				}
			})
		}
	}
}
