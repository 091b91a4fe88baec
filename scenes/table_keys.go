package scenes

import (
	"strings"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
)

// keyHide hides the pieces while it is held.
const keyHide = "h"

// pressKeys are the keys that press what the keyboard is on.
var pressKeys = [2]string{"enter", "space"}

// unrepeat drops what a key that is held down repeats: it must not run through the steps.
func (t *Table) unrepeat(u *ui.UI) {
	for i, key := range pressKeys {
		if t.held[i] && u.In.Holds(key) {
			u.Key(key)
		}
	}
}

// answerKeys answers the keys that every table has. Those of buttons are answered where the buttons are drawn.
func (t *Table) answerKeys(u *ui.UI) {
	switch {
	case u.Key("escape"):
		t.calm = u.Hot() // nor does the refusal come back as a tip
		switch {
		case t.stopHint():
		case t.stepBack():
		case u.Focused() != "":
			u.Focus("")
		default:
			t.openMenu()
		}
	case u.Key("ctrl+shift+z"):
		t.redo(u)
	case u.Key("r"):
		t.restart(u)
	case u.Key("n"):
		t.mute = !t.mute
	case u.Key("k"):
		t.net = !t.net
	case u.Key("w"):
		t.togglePaper()
	case u.Key("?"), u.Key("shift+slash"), u.Key("shift+?"):
		t.move = Push(&keysScene{t, tableKeys})
	case t.over() && u.Key("v"):
		t.lifted = !t.lifted
	case u.Key("pageup"):
		t.walk(-1)
	case u.Key("pagedown"):
		t.walk(1)
	}
	if !t.acting() {
		return
	}
	for _, k := range t.game.keys(t.g.Now()) {
		if u.Key(k.key) {
			t.point(u, k.target)
			return
		}
	}
}

// steer answers Tab and the arrows, last of all: they begin at the lit targets, and the arrows keep to them as long
// as one lies in their direction.
func (t *Table) steer(u *ui.UI) {
	first := t.jump && t.aim.ghost == nil || (t.focus == "" || !u.On(t.focus)) && u.In.Key("tab")
	found := ""
	if first {
		if found = t.hitOf(u, t.lit()); found != "" {
			u.Focus(found)
		}
	}
	// What is lit by what was just chosen is in the order of Tab in the next picture only, which is built at once.
	t.jump = t.jump && t.aim.ghost == nil && found == "" && u.Acted()
	for _, way := range arrows {
		if !u.In.Key(way.key) {
			continue
		}
		if to := t.toward(u, way.dir); to != "" && u.Key(way.key) {
			u.Focus(to)
		}
	}
	u.Roam()
	t.focus = u.Focused()
}

var arrows = [...]struct {
	key string
	dir draw.Point
}{{"up", draw.Pt(0, -1)}, {"down", draw.Pt(0, 1)}, {"left", draw.Pt(-1, 0)}, {"right", draw.Pt(1, 0)}}

// toward is the lit target that lies next in a direction from the one that the keyboard is on: the way along
// counts once, the way across twice. Without any it is the first one; from elsewhere there is none.
func (t *Table) toward(u *ui.UI, dir draw.Point) (best string) {
	lit := t.lit()
	if u.Focused() == "" {
		return t.hitOf(u, lit)
	}
	from, ok := u.L.Find(u.Focused())
	if !ok || from.What == (rules.Target{}) {
		return ""
	}
	here := draw.Bounds(from.Poly).Mid()
	least := float32(0)
	for _, h := range u.L.Hits {
		if h.ID == from.ID || h.What == from.What || h.What == (rules.Target{}) || !u.On(h.ID) {
			continue
		}
		d := draw.Bounds(h.Poly).Mid().Sub(here)
		along, across := d.X*dir.X+d.Y*dir.Y, d.X*dir.Y-d.Y*dir.X
		across = max(across, -across)
		if along < 4 || across > 2*along {
			continue
		}
		if far := along + 2*across; best == "" || far < least {
			best, least = h.ID, far
		}
	}
	return best
}

// hitOf is the first thing in the tab order that stands for one of the targets.
func (t *Table) hitOf(u *ui.UI, targets []rules.Target) string {
	for _, x := range targets {
		for _, h := range u.L.Hits {
			if h.What == x && u.On(h.ID) {
				return h.ID
			}
		}
	}
	return ""
}

// walk looks at the moment before or after the one on show.
func (t *Table) walk(by int) {
	at := t.past
	if at < 0 {
		at = t.g.Len()
	}
	at += by
	switch {
	case at < 0 || at > t.g.Len():
	case at == t.g.Len():
		t.past = -1
	default:
		t.past = at
	}
}

func (t *Table) undo(u *ui.UI) {
	u.Act()
	if t.past >= 0 {
		t.undoTo(u, t.past)
		return
	}
	t.back(u, t.g.m.Undo)
}

func (t *Table) restart(u *ui.UI) {
	u.Act()
	t.back(u, t.g.m.Restart)
}

// back takes something back, and with it the steps that were taken for the player; where that is refused it says
// why and offers to go on all the same.
func (t *Table) back(u *ui.UI, step func() error) {
	t.past = -1
	if err := step(); err != nil {
		to := t.g.Len() - 1
		t.refuseUndo(u, err, to)
		return
	}
	t.tamed = true
	t.toast, t.reveal = nil, nil
	for t.desk.Opts.Skip && t.forced() != nil && t.g.m.CanUndo() == nil {
		_ = t.g.m.Undo()
	}
}

// undoStop says why undo stops: dice that were rolled are named.
func (t *Table) undoStop(err error) string {
	if n := t.g.Len(); n > 0 && t.g.Entry(n-1).Reveals {
		for _, e := range t.g.Events(n - 1) {
			if strings.Contains(e.Kind(), "dice") {
				return wordsDiceRolled
			}
		}
	}
	return sentence(err.Error())
}

// refuseUndo says why undo stops here. The table may go further back all the same.
func (t *Table) refuseUndo(u *ui.UI, err error, to int) {
	say := toast{text: t.undoStop(err)}
	if to >= 0 && t.g.Len() > 0 {
		say.button = wordsAnyway
		say.do = func() {
			if t.g.m.Rewind(to) {
				t.tamed, t.reveal = true, nil
				t.toast = &toast{text: wordsRewound}
			}
		}
	}
	t.say(u, say)
}

// undoTo goes back to the moment after n actions, step by step, as far as undo goes.
func (t *Table) undoTo(u *ui.UI, n int) {
	t.past = -1
	for t.g.Len() > n {
		if err := t.g.m.Undo(); err != nil {
			t.tamed = true
			t.refuseUndo(u, err, n)
			return
		}
	}
	t.tamed = true
	t.toast, t.reveal = nil, nil
}

func (t *Table) redo(u *ui.UI) {
	u.Act()
	t.past = -1
	if !t.g.m.Redo() {
		t.say(u, toast{text: wordsNoRedo})
		return
	}
	t.tamed = true
	t.toast = nil
}
