package scenes

import (
	"fmt"
	"testing"

	"kettle/rules/rail/maps/halloween"
)

func TestUndoRedoRestart(t *testing.T) {
	r := newRig(t, 1)
	undo, _ := r.list.Find("undo")
	if r.key("ctrl+z"); r.table().toast != nil || r.stack.ui.On("undo") {
		t.Fatal("before the first action undo is offered")
	}
	r.play(until(1, "move1"))
	n := r.m.Len()
	r.key("ctrl+z")
	if r.m.Len() != n-1 {
		t.Fatal("Ctrl+Z did not undo")
	}
	r.key("ctrl+y")
	if r.m.Len() != n {
		t.Fatal("Ctrl+Y did not redo")
	}
	r.key("r")
	if r.m.Len() != 0 {
		t.Fatalf("R left %d actions", r.m.Len())
	}
	if now, _ := r.list.Find("undo"); now.Middle() != undo.Middle() {
		t.Fatal("the undo button moved")
	}
	r.play(until(2, "shares"))
	n = r.m.Len()
	r.key("ctrl+z")
	if r.m.Len() != n {
		t.Fatal("undo went past the dice")
	}
	r.want(wordsAnyway)
	r.click("toast/do")
	if r.m.Len() != n-1 {
		t.Fatalf("%d actions after going back anyway, there were %d", r.m.Len(), n)
	}
}

func TestUndoToALineOfTheLog(t *testing.T) {
	r := newRig(t, 1)
	r.play(until(1, "build"))
	n := r.m.Len()
	r.click("log/0")
	r.want("Back to now")
	if r.table().past != 1 || r.m.Len() != n {
		t.Fatal("a click on the log does not show that moment, or changes the game")
	}
	lit := r.table().lit()
	if len(lit) != 0 {
		t.Fatal("something is lit in an earlier moment")
	}
	r.click("confirm")
	if r.table().past >= 0 {
		t.Fatal("no way back to now")
	}
	r.click("log/0")
	r.click("past/undo")
	if r.m.Len() != 1 {
		t.Fatalf("undo to the first line left %d actions", r.m.Len())
	}
}

func TestTheLogLightsWhatALineTouched(t *testing.T) {
	r := newRig(t, 1)
	r.play(until(1, "move1"))
	lines := r.table().logLines()
	for i := len(lines) - 1; i >= 0; i-- {
		if _, built := r.table().g.Entry(lines[i].entry).Action.(halloween.Build); built && !lines[i].Heading {
			r.move(fmt.Sprintf("log/%d", i))
			if len(r.table().touch) == 0 || r.table().touch[0].Kind != halloween.TargetLink {
				t.Fatalf("hovering %q touches %v", lines[i].Text, r.table().touch)
			}
			return
		}
	}
	t.Fatal("no link in the log")
}
