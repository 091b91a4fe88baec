package games

import (
	"slices"
	"testing"
)

func TestMenu(t *testing.T) {
	seen := map[string]bool{}
	var playable []string
	for _, m := range Menu() {
		if m.ID == "" || m.Name == "" || m.Family == "" || m.Text == "" || m.MinSeats < 1 || m.MaxSeats < m.MinSeats || m.Minutes < 1 || seen[m.ID] {
			t.Errorf("%+v", m)
		}
		seen[m.ID] = true
		if d := Find(m.ID); d != nil {
			playable = append(playable, m.ID)
			if d.Name != m.Name || d.Family != m.Family || d.MinSeats != m.MinSeats || d.MaxSeats != m.MaxSeats || d.Minutes != m.Minutes {
				t.Errorf("the menu and the game disagree about %s", m.ID)
			}
		}
	}
	var all []string
	tags := map[string]bool{}
	for _, d := range All {
		all = append(all, d.ID)
		if tags[d.Tag] {
			t.Errorf("two games have the tag %s", d.Tag)
		}
		tags[d.Tag] = true
	}
	if !slices.Equal(all, playable) {
		t.Errorf("games %v, in the menu %v", all, playable)
	}
	if Find("chess") != nil {
		t.Error("there is chess")
	}
}
