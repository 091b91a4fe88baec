package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// What clan abilities do with Steam Column cards.
type (
	// Weather leaves the card that is looked at on top of the deck, or puts it at the bottom (STW-021).
	Weather struct {
		Bottom bool `json:"bottom,omitempty"`
	}
	// Delay discards a Steam Column card instead of activating an Order token (STW-028).
	Delay struct {
		Card Card `json:"card"`
	}
)

func (Weather) Kind() string { return "weather" }
func (Delay) Kind() string   { return "temporize" }

func (a Weather) String() string {
	if a.Bottom {
		return "put the card at the bottom"
	}
	return "leave the card on top"
}
func (a Delay) String() string { return "temporize with " + string(a.Card) }

func (a Weather) Targets() []rules.Target {
	if a.Bottom {
		return at(point(TargetButton, ButtonBottom))
	}
	return at(point(TargetButton, ButtonConfirm))
}
func (a Delay) Targets() []rules.Target {
	return at(point(TargetColumn, int(a.Card.Area())), point(TargetButton, ButtonDiscard))
}

// Line is the action in words.
func (a Weather) Line(s *State) rules.Line {
	name := s.d.Looked.Cards[0].Name()
	if a.Bottom {
		return rules.Line{Text: "Put " + name + " at the bottom", Clause: "STW-021"}
	}
	return rules.Line{Text: "Leave " + name + " on top", Clause: "STW-021"}
}

// Line is the action in words.
func (a Delay) Line(*State) rules.Line {
	return rules.Line{Text: "Temporize: discard " + a.Card.Name(), Clause: "STW-028"}
}

// weatherSteps let a seat look at the top Steam Column card (STW-021): it lies in data.Looked meanwhile.
func weatherSteps() []*Step {
	return []*Step{
		{ID: "look", Name: "Weather sense", Clause: "STW-021", Run: func(t *Turn, p Pending) {
			if top := t.draw(&t.d.Columns, 1); len(top) > 0 {
				t.d.Looked = &Look{p.Seat, top}
				t.Push(Pending{Do: "weather", Seat: p.Seat})
			}
		}},
		{ID: "weather", Name: "Weather sense", Clause: "STW-021", Ask: "leave the top Steam Column card, or put it at the bottom.", Choices: []Choice{
			choice("STW-021", func(_ *State, _ Pending, yield func(Weather)) {
				yield(Weather{false})
				yield(Weather{true})
			}, func(s *State, _ Pending, _ Weather) error {
				if s.d.Looked == nil || len(s.d.Looked.Cards) != 1 {
					return rules.Refuse("STW-021", "no card is looked at")
				}
				return nil
			}, func(t *Turn, p Pending, a Weather) {
				t.Pop()
				c, deck := t.d.Looked.Cards[0], &t.d.Columns
				t.d.Looked = nil
				if a.Bottom {
					deck.Draw = slices.Insert(deck.Draw, 0, c)
				} else {
					deck.Draw = append(deck.Draw, c)
				}
				t.Say(WeatherSensed{p.Seat, c, a.Bottom})
			}),
		}},
	}
}

// temporizing is the choice of the Apostles to let an activation go by (STW-028).
func temporizing() Choice {
	return choice("STW-028", func(s *State, p Pending, yield func(Delay)) {
		for _, c := range s.d.Hands[p.Seat].Columns {
			yield(Delay{c})
		}
	}, func(s *State, p Pending, a Delay) error {
		switch {
		case !s.Has(p.Clan, Temporize):
			return rules.Refuse("STW-028", "your clan does not temporize")
		case s.Used(p.Seat, string(Temporize)):
			return rules.Refuse("STW-028", "you have temporized in this round")
		case !s.ordering(p.Clan):
			return rules.Refuse("STW-072", "a player without tokens passes")
		}
		if err := s.mayLeaveTurn(p.Seat); err != nil {
			return err
		}
		return inHand(s.d.Hands[p.Seat].Columns, a.Card, "STW-028")
	}, func(t *Turn, p Pending, a Delay) {
		t.Pop()
		t.Use(p.Seat, string(Temporize))
		h := &t.d.Hands[p.Seat]
		h.Columns = remove(h.Columns, a.Card)
		t.d.Columns.Discard = append(t.d.Columns.Discard, a.Card)
		t.Say(Temporized{p.Seat, a.Card})
	})
}
