package scenes

import (
	"testing"
	"time"

	"kettle/render/draw"
)

// TestTipsOfTheTopBarLeaveTheButtonFree: what a button of the top bar is for never lies over the button that goes on.
func TestTipsOfTheTopBarLeaveTheButtonFree(t *testing.T) {
	r := newRig(t, 1)
	f := layFloor(r.w, r.h, 88)
	for id, text := range map[string]string{"undo": "nothing to undo", "redo": "Redo", "log": "Log", "rules": "Rulebook", "menu": "Menu"} {
		r.move(id)
		r.now += time.Second
		r.move(id)
		if !r.shows(text) {
			t.Errorf("%s does not tell %q", id, text)
		}
		for _, it := range r.list.Items {
			if it.Layer == draw.Float && it.Op == draw.OpFill {
				if m := draw.Bounds(it.Path).Meet(f.confirm); m.W > 0 && m.H > 0 {
					t.Errorf("the tip of %s lies over the button", id)
				}
			}
		}
	}
}
