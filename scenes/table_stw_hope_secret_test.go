package scenes

import (
	"testing"

	"kettle/rules/rng"
	stw "kettle/rules/steamwatchers"
)

// TestTheOrderSpaceHidesItsToken: in planning who looks at the caravan board of another sees the same picture whatever
// lies there face down; the owner sees the face.
func TestTheOrderSpaceHidesItsToken(t *testing.T) {
	r := newHopeRig(t, 1, 5, nil)
	s := rng.Seed(5).Stream("secret", 0)
	for stepOf(r.stw()) != "plan" {
		if err := r.m.Do(r.chance(s)); err != nil {
			t.Fatal(err)
		}
	}
	owner := r.stw().Turn()
	var pictures, faces []string
	for o := stw.OrderMove; o <= stw.OrderDecoy; o++ {
		m, err := r.m.Fork(r.m.Len())
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Do(stw.PlaceBoard{Order: o}); err != nil {
			t.Fatal(err)
		}
		own := stwRig(t, alone(t, m), 1280, 720)
		own.key("b") // from the tray
		own.key("b") // from the clan board
		own.want("ORDER SPACE")
		faces = append(faces, dumped(own.list))
		if err := m.Do(stw.Confirm{}); err != nil {
			t.Fatal(err)
		}
		q := stwRig(t, alone(t, m), 1280, 720)
		q.table().game.(*stwTable).open = owner
		q.look()
		q.key("b")
		q.want("ORDER SPACE")
		pictures = append(pictures, dumped(q.list))
	}
	if faces[0] == faces[1] || faces[1] == faces[2] {
		t.Error("the owner does not see the face")
	}
	for i, p := range pictures[1:] {
		if p != pictures[0] {
			t.Errorf("picture %d tells what lies face down on the caravan board", i+1)
		}
	}
}
