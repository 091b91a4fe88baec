package games

import "testing"

func TestMenu(t *testing.T) {
	ids, tags := map[string]bool{}, map[string]bool{}
	for _, d := range All {
		if d.ID == "" || d.Name == "" || d.Family == "" || d.Text == "" || d.MinSeats < 1 || d.MaxSeats < d.MinSeats || d.Minutes < 1 {
			t.Errorf("%s has no full entry in the menu", d.ID)
		}
		if ids[d.ID] || tags[d.Tag] {
			t.Errorf("two games have the id %s or the tag %s", d.ID, d.Tag)
		}
		ids[d.ID], tags[d.Tag] = true, true
	}
	if Find("chess") != nil {
		t.Error("there is chess")
	}
}
