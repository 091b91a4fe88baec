package match

import (
	"fmt"
	"strings"
	"unicode"

	"kettle/rules"
)

// A Table is who sits where, kept in the save. Each list is by seat; a missing list means no names, the standard
// colours, nobody but humans.
type Table struct {
	Names   []string `json:"names,omitempty"`
	Colours []string `json:"colours,omitempty"` // names of the palette, "vermilion"
	Bots    []string `json:"bots,omitempty"`    // "" for a human, else the kind of bot

	Daily string `json:"daily,omitempty"` // the day whose deal this is, "2026-11-30"; "" for any other deal
	Hints int    `json:"hints,omitempty"` // that were shown in this game
}

// Anew is the table for another game of the same players; same says that its deal is the same.
func (t Table) Anew(same bool) Table {
	t.Hints = 0
	if !same {
		t.Daily = ""
	}
	return t
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

// MaxName is the longest name of a seat that is shown, in runes.
const MaxName = 20

// legible is the table of a file with names as they can be shown: without what cannot be printed, a question mark
// for signs beyond the plane of letters that no face has, and no longer than MaxName.
func (t Table) legible() Table {
	names := make([]string, len(t.Names))
	for i, name := range t.Names {
		name = strings.Map(func(c rune) rune {
			switch {
			case unicode.IsSpace(c):
				return ' '
			case c > 0xffff || c == unicode.ReplacementChar:
				return '?'
			case !unicode.IsPrint(c) || unicode.Is(unicode.Variation_Selector, c):
				return -1
			}
			return c
		}, name)
		r := []rune(strings.Join(strings.Fields(name), " "))
		if len(r) > MaxName {
			r = append([]rune(strings.TrimSpace(string(r[:MaxName-1]))), '…')
		}
		names[i] = string(r)
	}
	if len(names) > 0 {
		t.Names = names
	}
	return t
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
