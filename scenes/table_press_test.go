package scenes

import (
	"testing"
	"time"

	"kettle/input"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
)

// press2 presses the left button where the pointer is, that long after the last time.
func (r *rig) press2(after time.Duration) {
	r.now += after
	var f input.Frame
	f.Pressed[input.Left], f.Held[input.Left] = true, true
	r.tick(f)
	f = input.Frame{}
	f.Released[input.Left] = true
	r.tick(f)
}

// TestADoubleClickEndsOneStep: what comes under the pointer is not pressed by the second half of a double click.
func TestADoubleClickEndsOneStep(t *testing.T) {
	r := newRig(t, 1)
	r.key("s")
	n := r.m.Len()
	r.move("confirm")
	r.press2(0)
	r.press2(0)
	if r.m.Len() != n+1 {
		t.Fatalf("a double click made %d actions", r.m.Len()-n)
	}
	r.press2(500 * time.Millisecond)
	if r.m.Len() != n+2 {
		t.Fatal("a click half a second later is not heard")
	}
	r = newRig(t, 1)
	r.key("s")
	n = r.m.Len()
	r.move("confirm")
	r.press2(0)
	r.x += 20
	r.press2(0)
	if r.m.Len() != n+2 {
		t.Fatal("a click beside the last one is not heard")
	}
}

// TestAHeldKeyEndsOneStep: what Enter repeats does not run through the steps, with the keyboard on the button or not.
func TestAHeldKeyEndsOneStep(t *testing.T) {
	for _, focus := range []string{"", "confirm"} {
		r := newRig(t, 1)
		r.stack.ui.Focus(focus)
		r.down = []string{"enter"}
		for range 5 {
			r.tick(input.Frame{Keys: []string{"enter"}, Away: true})
		}
		if r.m.Len() != 1 {
			t.Fatalf("Enter held down on %q made %d actions", focus, r.m.Len())
		}
		r.down = nil
		r.tick(input.Frame{Away: true})
		r.play(until(1, "build"))
		n := r.m.Len()
		r.stack.ui.Focus("")
		r.key("enter")
		if r.m.Len() != n+1 {
			t.Fatal("Enter pressed again is not heard")
		}
	}
}

// TestSharesInOnePlace issues three shares without moving the pointer, once no bankruptcy is told any more.
func TestSharesInOnePlace(t *testing.T) {
	r := newRig(t, 1)
	if err := r.m.Do(ageofsteam.IssueShare{}); err != nil {
		t.Fatal(err)
	}
	r.look()
	s := aosState(r.m.Position())
	r.move(issueHit)
	for range 6 {
		r.press2(0)
	}
	if got := aosState(r.m.Position()).Player(0).Shares; got != s.Player(0).Shares+3 {
		t.Fatalf("%d shares, %d before", got, s.Player(0).Shares)
	}
}

// TestBuildingFirstGivesUpTheCity: the preview of a link says so.
func TestBuildingFirstGivesUpTheCity(t *testing.T) {
	r := newRig(t, 1)
	r.play(until(1, "action"))
	if err := r.m.Do(ageofsteam.Take{Role: ageofsteam.Urbanization}); err != nil {
		t.Fatal(err)
	}
	r.look()
	r.want("place a new city first")
	for _, x := range r.table().lit() {
		if x.Kind == "link" {
			r.click(r.hitOf(x))
			break
		}
	}
	r.want("It gives up the new city.")
	r.want("given up")
	r.key("escape")
	r.key("1")
	r.want("now a grey house for new city A.")
}

// TestTheOnlyDestinationMayBePointedAt: a cube with one way shows it at once; pointing at its end too does nothing
// yet, so that cube, house and Confirm make one action, not two.
func TestTheOnlyDestinationMayBePointedAt(t *testing.T) {
	r := newRig(t, 1)
	r.play(until(1, "move1"))
	n := r.m.Len()
	for _, x := range r.table().lit() {
		if x.Kind != play.TargetCube {
			continue
		}
		r.click(r.hitOf(x))
		if a := r.table().aim; a.lent.Kind != "" {
			end := a.lent
			r.click(r.hitOf(end))
			if r.m.Len() != n {
				t.Fatal("pointing at the end of the way moved the cube")
			}
			r.click("confirm")
			if d, ok := r.m.Log()[r.m.Len()-1].Action.(play.Deliver); r.m.Len() != n+1 || !ok {
				t.Fatalf("confirming made %d actions, the last %v", r.m.Len()-n, d)
			}
			return
		}
		r.key("escape")
		r.key("escape")
	}
	t.Fatal("no cube has one way in this position")
}
