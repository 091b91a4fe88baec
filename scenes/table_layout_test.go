package scenes

import (
	"fmt"
	"strings"
	"testing"

	"kettle/input"
	"kettle/rules"
)

// TestTableLayout looks at the table in many moments, windows and sizes of type: no text sticks out or is cut, no
// button lies on another.
func TestTableLayout(t *testing.T) {
	moments := []struct {
		name string
		play func(r *rig)
	}{
		{"dealt", func(r *rig) {}},
		{"action", func(r *rig) { r.play(until(1, "action")) }},
		{"action shown", func(r *rig) { r.play(until(1, "action")); r.key("3") }},
		{"build", func(r *rig) { r.play(until(1, "build")) }},
		{"link shown", func(r *rig) { r.play(until(1, "build")); r.key("tab"); r.point("link") }},
		{"new city", func(r *rig) { r.play(until(1, "action")); r.key("3"); r.key("enter"); r.key("2"); r.point("stop") }},
		{"move", func(r *rig) { r.play(until(7, "move1")) }},
		{"cube chosen", func(r *rig) { r.play(until(7, "move1")); r.point("cube") }},
		{"delivery shown", func(r *rig) { r.play(until(7, "move1")); r.point("cube"); r.point("stop") }},
		{"share shown", func(r *rig) { r.play(until(7, "income")); r.key("s") }},
		{"income", func(r *rig) { r.play(until(7, "income")) }},
		{"dice", func(r *rig) { r.play(until(7, "income")); r.key("enter") }},
		{"a look back", func(r *rig) { r.play(until(7, "income")); r.key("pageup"); r.key("pageup") }},
		{"undo refused", func(r *rig) { r.play(until(7, "shares")); r.key("ctrl+z") }},
		{"keys", func(r *rig) { r.key("?") }},
		{"what if", func(r *rig) { r.play(until(7, "move1")); r.key("w"); r.table().lay(r.table().lit()[0]) }},
		{"what if, a cube", func(r *rig) { r.play(until(7, "move1")); r.key("w"); r.hover("cube") }},
		{"end", func(r *rig) { r.play(sensible) }},
		{"end, cleared", func(r *rig) { r.d.Home = Home{Data: r.t.TempDir()}; r.clear() }},
		{"end, with results", func(r *rig) { r.d.Home = Home{Data: r.t.TempDir()}; r.play(sensible) }},
		{"results", func(r *rig) { r.results() }},
		{"replay", func(r *rig) { r.play(sensible); r.replay() }},
		{"replay, a flight", func(r *rig) { r.play(sensible); r.replay(); r.toSmash() }},
		{"replay, the end", func(r *rig) { r.play(sensible); r.replay(); r.key("end") }},
		{"replay, keys", func(r *rig) { r.play(sensible); r.replay(); r.key("?") }},
		{"the board at the end", func(r *rig) { r.play(sensible); r.key("v") }},
		{"bankrupt", func(r *rig) { r.play(ruin) }},
	}
	for _, size := range []struct{ w, h float32 }{{1280, 720}, {1920, 1080}, {1280, 800}, {1707, 960}, {1700, 720}, {960, 720}, {853, 480}, {512, 288}} {
		for _, m := range moments {
			t.Run(fmt.Sprintf("%s %gx%g", m.name, size.w, size.h), func(t *testing.T) {
				r := newRig(t, 1)
				r.w, r.h = size.w, size.h
				if size.w == 1920 { // as the program does it: the same units, larger
					r.w, r.h = 1280, 720
				}
				m.play(r)
				r.tick(input.Frame{Away: true})
				for _, fault := range checkLayout(r.list, r.w, r.h) {
					if !strings.Contains(fault, "is wider than its place") || !r.onMap(fault) {
						t.Error(fault)
					}
				}
			})
		}
	}
}

// onMap reports whether a fault is about a name on the board, which the sheet may cut.
func (r *rig) onMap(fault string) bool {
	for _, h := range halloweenLand(r).Houses {
		if strings.Contains(fault, curly(h.Name)) {
			return true
		}
	}
	return strings.Contains(fault, "twenty houses") || strings.Contains(fault, `"Halloween"`)
}

// hover puts the keyboard on the first target of that kind that can be asked about.
func (r *rig) hover(kind string) {
	for _, x := range r.table().lit() {
		if id := r.hitOf(x); x.Kind == kind && id != "" {
			r.move(id)
			return
		}
	}
}

// replay opens the replay of the game over the table.
func (r *rig) replay() {
	r.stack.scenes, r.stack.focus = append(r.stack.scenes, NewReplay(r.d, r.m)), append(r.stack.focus, "")
	r.look()
}

// toSmash walks a replay to where a pumpkin was smashed.
func (r *rig) toSmash() {
	s := r.stack.Top().(*replayScene)
	s.goTo(s.film.marks[0])
	r.look()
}

// results opens the table of results with a few of them in it.
func (r *rig) results() {
	r.d.Home = Home{Data: r.t.TempDir()}
	var list []Record
	for i := range 30 {
		list = append(list, Record{Game: "age-of-steam/halloween", Code: []string{"HAL-7K3M-Q9XD", "HAL-0000-1RCF", "HAL-ZZZZ-ZZZZ"}[i%3], Level: []string{"Normal, 12 rounds", "Hard", "Easy"}[i%3],
			Won: i%4 == 0, Rounds: 12, Left: i % 5, Money: 100 + i, Shares: 15, Links: 30, Player: "Agnes", File: "x", Why: []string{"rounds", "bankrupt"}[i%2]})
	}
	if err := r.d.keepRecords(list); err != nil {
		r.t.Fatal(err)
	}
	r.stack.scenes, r.stack.focus = append(r.stack.scenes, NewRecords(r.d, "")), append(r.stack.focus, "")
	r.look()
}

// point clicks or chooses the first lit target of that kind.
func (r *rig) point(kind string) {
	for _, x := range r.table().lit() {
		if x.Kind == kind {
			r.table().point(r.stack.ui, x)
			break
		}
	}
	r.look()
}

// ruin issues shares and raises the locomotive until nothing can be paid.
func ruin(p rules.Position) rules.Action {
	legal := p.Legal()
	for _, kind := range []string{"raise", "issue-share", "pay", "done", "pass", "take"} {
		for _, a := range legal {
			if a.Kind() == kind {
				return a
			}
		}
	}
	return legal[0]
}
