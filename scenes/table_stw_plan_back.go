package scenes

import (
	"kettle/render/draw"
	"kettle/render/ui"
)

// The buttons under the list of orders take back what was laid since this planning began.
const planBackH = 36

// plannedNow is how many of the last actions are of the planning that goes on.
func (s *stwTable) plannedNow(t *Table) (n int) {
	seat := t.g.Now().Turn()
	for i := t.g.Len() - 1; i >= 0 && t.g.Entry(i).By == seat && stepOf(stwState(t.g.At(i))) == "plan"; i-- {
		n++
	}
	return n
}

// planBack draws the buttons into r: the last token back, or all of them.
func (s *stwTable) planBack(t *Table, u *ui.UI, r draw.Rect) {
	n := s.plannedNow(t)
	half := (r.W - gap) / 2
	back := draw.Rc(r.X, r.Y, half, r.H)
	if u.Quiet("plan/back", back, "", wordsPlanBack, "U", n == 0) {
		t.undo(u)
	}
	if u.Quiet("plan/clear", back.Move(half+gap, 0), "", wordsPlanClear, "C", n == 0) {
		u.Act()
		t.undoTo(u, t.g.Len()-n)
	}
}
