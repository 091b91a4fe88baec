package steamwatchers

import (
	"fmt"
	"slices"

	"kettle/rules"
)

// The decisions of the titles.
type (
	// PlayColumn plays a Steam Column card of the hand (STW-055).
	PlayColumn struct {
		Card Card `json:"card"`
	}
	// PlayArchon plays an Archon card of the hand (STW-058).
	PlayArchon struct {
		Card Card `json:"card"`
	}
	// Reserve names the title that the Primus will claim (STW-061).
	Reserve struct {
		Title Title `json:"title"`
	}
)

func (PlayColumn) Kind() string { return "column" }
func (PlayArchon) Kind() string { return "archon" }
func (Reserve) Kind() string    { return "reserve" }

func (a PlayColumn) String() string { return "play the column of " + string(a.Card) }
func (a PlayArchon) String() string { return "play " + string(a.Card) }
func (a Reserve) String() string    { return "reserve " + a.Title.String() }

func (a PlayColumn) Targets() []rules.Target { return at(point(TargetColumn, int(a.Card.Area()))) }
func (a PlayArchon) Targets() []rules.Target { return at(point(TargetCard, a.Card.Number())) }
func (a Reserve) Targets() []rules.Target    { return at(point(TargetTitle, int(a.Title))) }

// Line is the action in words.
func (a PlayColumn) Line(s *State) rules.Line {
	if s.b.Form.Hidden {
		return rules.Line{Text: "Lay " + a.Card.Name() + " face down", Clause: "STW-212"}
	}
	return rules.Line{Text: "Raise the column in " + a.Card.Name(), Value: fmt.Sprintf("+%d", s.Levels(a.Card)), Clause: "STW-056"}
}

// Line is the action in words.
func (a PlayArchon) Line(s *State) rules.Line {
	sh := s.b.Archon(a.Card)
	return rules.Line{Text: sh.ArchonSheet.Name + ": " + sh.Text, Clause: sh.ArchonSheet.Clause}
}

// Line is the action in words.
func (a Reserve) Line(*State) rules.Line {
	return rules.Line{Text: "Reserve " + a.Title.Name() + " for the next round", Clause: "STW-061"}
}

// powerSteps are the decisions of the titles, and the columns that wait for the start of phase 4.
func powerSteps() []*Step {
	return []*Step{
		{ID: "watch", Name: "Watcher", Clause: "STW-055", Ask: "play a Steam Column card of your hand.",
			Asks: func(s *State, p Pending) bool { return len(s.d.Hands[p.Seat].Columns) > 0 },
			Choices: []Choice{choice("STW-055", func(s *State, p Pending, yield func(PlayColumn)) {
				for _, c := range s.d.Hands[p.Seat].Columns {
					yield(PlayColumn{c})
				}
			}, func(s *State, p Pending, a PlayColumn) error {
				return inHand(s.d.Hands[p.Seat].Columns, a.Card, "STW-055")
			}, func(t *Turn, p Pending, a PlayColumn) {
				t.Pop()
				h := &t.d.Hands[p.Seat]
				h.Columns = remove(h.Columns, a.Card)
				if t.b.Form.Hidden {
					h.Down = append(h.Down, a.Card)
					t.Say(ColumnLaid{p.Seat, a.Card})
				} else {
					t.RaiseCard(p.Seat, a.Card)
				}
			})}},
		{ID: "archon", Name: "Archon", Clause: "STW-058", Ask: "play an Archon card of your hand.",
			Asks: func(s *State, p Pending) bool { return len(s.d.Hands[p.Seat].Archons) > 0 },
			Choices: []Choice{choice("STW-058", func(s *State, p Pending, yield func(PlayArchon)) {
				for _, c := range s.d.Hands[p.Seat].Archons {
					yield(PlayArchon{c})
				}
			}, func(s *State, p Pending, a PlayArchon) error {
				return inHand(s.d.Hands[p.Seat].Archons, a.Card, "STW-058")
			}, func(t *Turn, p Pending, a PlayArchon) {
				t.Pop()
				h := &t.d.Hands[p.Seat]
				h.Archons = remove(h.Archons, a.Card)
				t.PlayArchon(p.Seat, a.Card)
			})}},
		contractStep("legate", "Legate", "STW-060"),
		{ID: "reserve", Name: "Primus", Clause: "STW-061", Ask: "reserve a title for the next round.",
			Choices: []Choice{choice("STW-061", func(s *State, _ Pending, yield func(Reserve)) {
				for _, x := range s.b.Places {
					yield(Reserve{x})
				}
			}, func(s *State, _ Pending, a Reserve) error {
				switch {
				case !slices.Contains(s.b.Places, a.Title):
					return rules.Refuse("STW-051", "there is no such title")
				case a.Title == Primus:
					return rules.Refuse("STW-061", "the Primus reserves another title")
				}
				return nil
			}, func(t *Turn, p Pending, a Reserve) {
				t.Pop()
				for i := range t.d.Ambassadors {
					if x := &t.d.Ambassadors[i]; x.Held == Primus {
						x.Reserved = a.Title
					}
				}
				t.Say(TitleReserved{p.Seat, p.Clan, a.Title})
			})}},
		levyStep("primus", "Primus", "STW-062", "STW-062"),
		{ID: "spawn", Name: "Hidden columns", Clause: "STW-212", Run: func(t *Turn, _ Pending) {
			for _, seat := range t.ConclaveSeats() {
				h := &t.d.Hands[seat]
				down := h.Down
				h.Down = nil
				for _, c := range down {
					t.Reveal()
					t.RaiseCard(seat, c)
				}
			}
		}},
	}
}

// inHand refuses a card that is not among these of the own hand.
func inHand(cards []Card, c Card, clause string) error {
	if c == "" || !slices.Contains(cards, c) {
		return rules.Refuse(clause, "that card is not in your hand")
	}
	return nil
}
