package match

import (
	"fmt"

	"kettle/rules"
)

// A Table is who sits where, kept in the save. Each list is by seat; a missing list means no names, the standard
// colours, nobody but humans.
type Table struct {
	Names   []string `json:"names,omitempty"`
	Colours []string `json:"colours,omitempty"` // names of the palette, "vermilion"
	Bots    []string `json:"bots,omitempty"`    // "" for a human, else the kind of bot
}

// Human says that a person plays the seat. Nobody and Public are not persons.
func (t Table) Human(s rules.Seat) bool {
	return s >= 0 && (int(s) >= len(t.Bots) || t.Bots[s] == "")
}

// Name is the seat's name, or "Player 1" and so on.
func (t Table) Name(s rules.Seat) string {
	if s >= 0 && int(s) < len(t.Names) && t.Names[s] != "" {
		return t.Names[s]
	}
	return fmt.Sprintf("Player %d", s+1)
}

func (t Table) check(seats int) error {
	for _, list := range []struct {
		what string
		n    int
	}{{"names", len(t.Names)}, {"colours", len(t.Colours)}, {"bots", len(t.Bots)}} {
		if list.n != 0 && list.n != seats {
			return fmt.Errorf("the table lists %d %s for a game of %d", list.n, list.what, seats)
		}
	}
	return nil
}
