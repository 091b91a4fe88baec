package halloween

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
)

// Place moves a witch from a box of the goods display to a house (HAL-15).
type Place struct {
	Column int       `json:"column"` // its place in Map.Columns
	Box    int       `json:"box"`    // from the top, 0 the first
	From   string    `json:"from"`   // the printed name of the box, as BoxName gives it
	At     rail.Spot `json:"at"`
}

// Kind is "place".
func (Place) Kind() string { return "place" }

func (a Place) String() string { return fmt.Sprintf("place witch from %s on %s", a.From, a.At) }

// Targets is the box, then the house.
func (a Place) Targets() []rules.Target {
	return []rules.Target{{Kind: ageofsteam.TargetBox, ID: ageofsteam.BoxID(a.Column, a.Box)}, {Kind: play.TargetStop, ID: a.At.Number()}}
}

// Placed says that Production brought a witch to a house.
type Placed struct {
	Seat   rules.Seat `json:"seat"`
	Column int        `json:"column"`
	Box    int        `json:"box"`
	At     rail.Spot  `json:"at"`
}

// Kind is "placed".
func (Placed) Kind() string { return "placed" }

// producing is the choice of Production: a witch of the display, and any house (HAL-15, HAL-42).
func producing() ageofsteam.Choice {
	return ageofsteam.Choice{
		Kind: Place{}.Kind(), Clause: "HAL-15",
		Legal: func(s *ageofsteam.State, yield func(rules.Action)) {
			for c := range s.Map().Columns {
				for b, g := range s.Column(c) {
					if g != Witch {
						continue
					}
					for at := range rail.Stop(s.Stops()) {
						if a := (Place{c, b, s.BoxName(c, b), s.Spot(at)}); s.Check(a) == nil {
							yield(a)
						}
					}
				}
			}
		},
		Check: func(s *ageofsteam.State, a rules.Action) error { return checkPlace(s, a.(Place)) },
		Do: func(t *ageofsteam.Turn, a rules.Action) {
			p := a.(Place)
			t.Put(p.At.Stop(), t.Unbox(p.Column, p.Box))
			t.Say(Placed{t.Seat(), p.Column, p.Box, p.At})
			t.EndTurn()
		},
		Point: func(s *ageofsteam.State, _ []rules.Target, t rules.Target) rules.Action {
			if c, b := ageofsteam.BoxOf(t.ID); t.Kind == ageofsteam.TargetBox && t.ID >= 0 && c < len(s.Map().Columns) {
				return Place{c, b, s.BoxName(c, b), s.Spot(0)}
			}
			return nil
		},
	}
}

func checkPlace(s *ageofsteam.State, a Place) error {
	switch {
	case s.Player(s.Turn()).Role != ageofsteam.Production:
		return rules.Refuse("HAL-15", "this needs the action Production")
	case !s.Has(a.At):
		return rules.Refuse("HAL-15", fmt.Sprintf("there is no %s on this map", a.At))
	case a.Column < 0 || a.Column >= len(s.Map().Columns) || a.Box < 0 || a.Box >= len(s.Column(a.Column)) || s.BoxName(a.Column, a.Box) != a.From:
		return rules.Refuse("AOS-015", fmt.Sprintf("the goods display has no %s", a.From))
	case s.Column(a.Column)[a.Box] != Witch:
		return rules.Refuse("HAL-15", fmt.Sprintf("no witch lies in %s", a.From))
	}
	return nil
}

// produces reports whether a seat has something to bring before the dice (HAL-42).
func produces(s *ageofsteam.State, seat rules.Seat) bool {
	return s.Player(seat).Role == ageofsteam.Production && s.OnDisplay(Witch) > 0
}
