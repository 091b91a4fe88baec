package scenes

import (
	"fmt"
	"strings"
	"testing"

	"kettle/input"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// TestWashingtonLayout looks at the fullest board, in the last round of a greedy game, in all phases and windows.
func TestWashingtonLayout(t *testing.T) {
	moments := []struct {
		name  string
		phase string
		then  func(r *rig)
	}{
		{"shares", "shares", nil},
		{"share shown", "shares", func(r *rig) { r.key("s") }},
		{"auction", "auction", nil},
		{"bid shown", "auction", func(r *rig) { r.key("up"); r.key("up") }},
		{"drop shown", "auction", func(r *rig) { r.key("d") }},
		{"actions", "action", nil},
		{"action shown", "action", func(r *rig) { r.pointAt(play.TargetRole) }},
		{"build", "build", nil},
		{"tile picker", "build", func(r *rig) { r.pointAt(track.TargetHex) }},
		{"tile picker, refused", "build", func(r *rig) {
			r.pointAt(track.TargetHex)
			r.rail().barred = true
			r.d.Stir()
			r.tick(input.Frame{Away: true})
		}},
		{"move", "move1", nil},
		{"planner", "move1", func(r *rig) { r.pointAt(play.TargetCube) }},
		{"delivery", "move1", func(r *rig) { r.pointAt(play.TargetCube); r.pointAt(play.TargetStop) }},
		{"raise", "move2", func(r *rig) { r.key("l") }},
		{"what if", "build", func(r *rig) { r.key("w") }},
		{"a look back", "move1", func(r *rig) { r.key("pageup"); r.key("pageup") }},
		{"round's end", "end of round", nil},
		{"end", "", nil},
		{"the board at the end", "", func(r *rig) { r.key("v") }},
	}
	for seats := 3; seats <= 4; seats++ {
		for _, m := range moments {
			r := newRailRig(t, seats, 7)
			last := aosState(r.m.Position()).Rounds()
			switch m.phase {
			case "":
				r.until(last+1, "")
			case "end of round":
				r.until(last-1, "move2")
				r.untilRound(last)
			default:
				r.until(last, m.phase)
			}
			for _, size := range []struct{ w, h float32 }{{1280, 720}, {1920, 1080}, {1180, 660}, {1700, 720}, {853, 480}, {640, 480}} {
				t.Run(fmt.Sprintf("%s, %d seats, %gx%g", m.name, seats, size.w, size.h), func(t *testing.T) {
					q := &rig{t: t, m: r.m, w: size.w, h: size.h, d: r.d}
					q.open(nil)
					if m.phase == "end of round" {
						q.table().reveal = r.table().reveal
						q.d.Stir()
						q.tick(input.Frame{Away: true})
					}
					if m.then != nil {
						m.then(q)
					}
					q.tick(input.Frame{Away: true})
					for _, fault := range checkLayout(q.list, q.w, q.h) {
						if !strings.Contains(fault, "is wider than its place") || !q.onRailMap(fault) {
							t.Error(fault)
						}
					}
				})
			}
		}
	}
}

// pointAt clicks or chooses the first lit target of that kind that is spelt by clicks.
func (r *rig) pointAt(kind string) {
	for _, x := range r.table().lit() {
		if x.Kind == kind {
			if id := r.hitOf(x); id != "" {
				r.click(id)
				return
			}
		}
	}
}

// untilRound makes the last action of a round by its button, so that the table shows what came of it.
func (r *rig) untilRound(round int) {
	for _, a := range greedyLog(r.t, r.m.Setup().Seats, uint64(r.m.Setup().Seed))[r.m.Len():] {
		if aosState(r.m.Position()).Round() >= round {
			return
		}
		r.table().play(a)
		r.d.Stir()
		r.tick(input.Frame{Away: true})
	}
}

// onRailMap reports whether a fault is about a name on the board, which the sheet may cut when it is seen from near.
func (r *rig) onRailMap(fault string) bool {
	land := aosState(r.m.Position()).Track().Land()
	for i := range land.Hexes {
		if name := land.Hexes[i].Name; name != "" && strings.Contains(fault, `"`+curly(name)) {
			return true
		}
	}
	return false
}
