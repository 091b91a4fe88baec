package ageofsteam

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
)

// DrawCubes draws cubes from the bag by Production (AOS-122).
type DrawCubes struct{}

// FillBox puts a cube that was drawn into an empty box of the display (AOS-122).
type FillBox struct {
	Good   rail.Good `json:"good"`
	Column int       `json:"column"` // its place in Map.Columns
	Box    int       `json:"box"`    // from the top, 0 the first
	To     string    `json:"to"`     // the printed name of the box, as BoxName gives it
}

// Kind is "draw".
func (DrawCubes) Kind() string { return "draw" }

// Kind is "fill".
func (FillBox) Kind() string { return "fill" }

func (DrawCubes) String() string { return "draw cubes" }
func (a FillBox) String() string { return fmt.Sprintf("put %s into %s", a.Good, a.To) }

// Targets is the bag.
func (DrawCubes) Targets() []rules.Target { return play.At(TargetBag, 0) }

// Targets is the cube, then the box.
func (a FillBox) Targets() []rules.Target {
	return append(play.At(TargetDrawn, int(a.Good)), rules.Target{Kind: TargetBox, ID: BoxID(a.Column, a.Box)})
}

// CubesDrawn says what Production drew.
type CubesDrawn struct {
	Seat  rules.Seat `json:"seat"`
	Goods rail.Pile  `json:"goods"`
}

// BoxFilled says that Production put a cube into a box.
type BoxFilled struct {
	Seat   rules.Seat `json:"seat"`
	Good   rail.Good  `json:"good"`
	Column int        `json:"column"`
	Box    int        `json:"box"`
}

// Kind is "drawn".
func (CubesDrawn) Kind() string { return "drawn" }

// Kind is "filled".
func (BoxFilled) Kind() string { return "filled" }

// GrowthPhase is goods growth, with Production before the dice (AOS-122 to AOS-130).
func GrowthPhase() Phase {
	return Phase{
		ID: "growth", Name: "Goods growth", Clause: "AOS-122", Asking: askForCubes,
		Asks: func(s *State, seat rules.Seat) bool {
			return s.Player(seat).Role == Production && (len(s.d.Drawn) > 0 || len(s.d.Bag) > 0 && s.emptyBoxes() > 0)
		},
		Choices: []Choice{drawing(), filling(), notDrawing()}, Leave: Grow,
	}
}

func askForCubes(s *State) string {
	if len(s.d.Drawn) > 0 {
		return "put the cubes that were drawn into empty boxes."
	}
	return "draw cubes for the goods display, or go on?"
}

func (s *State) emptyBoxes() (n int) {
	for _, p := range s.d.Display {
		n += p.Count(rail.None)
	}
	return n
}

func drawing() Choice {
	return Choice{
		Kind: DrawCubes{}.Kind(), Clause: "AOS-122", Legal: play.One[*State](DrawCubes{}),
		Check: func(s *State, _ rules.Action) error {
			switch {
			case len(s.d.Drawn) > 0:
				return rules.Refuse("AOS-122", "the cubes are drawn: put them into empty boxes")
			case s.Player(s.Turn()).Role != Production:
				return rules.Refuse(s.cite("AOS-048"), "this needs the action Production")
			}
			return nil
		},
		Do: func(t *Turn, _ rules.Action) {
			t.d.Drawn = t.draw("production", t.d.Round, min(t.m.Rules.Produced, len(t.d.Bag)))
			t.Say(CubesDrawn{t.Seat(), t.d.Drawn})
		},
	}
}

// draw takes cubes from the bag at random, sorted. The n-th draw of a purpose depends on what is in the bag alone.
func (t *Turn) draw(purpose string, n, cubes int) rail.Pile {
	t.reveals = true
	st := t.d.Seed.Stream(purpose, n)
	var out rail.Pile
	for range cubes {
		g := t.d.Bag[st.Intn(len(t.d.Bag))]
		t.d.Bag = t.d.Bag.Without(g)
		out = append(out, g)
	}
	return sorted(out)
}

func filling() Choice {
	return Choice{
		Kind: FillBox{}.Kind(), Clause: "AOS-122",
		Legal: func(s *State, yield func(rules.Action)) {
			for i, g := range s.d.Drawn {
				if i > 0 && s.d.Drawn[i-1] == g {
					continue
				}
				for c := range s.m.Columns {
					for b, in := range s.d.Display[c] {
						if in == rail.None {
							yield(FillBox{g, c, b, s.BoxName(c, b)})
						}
					}
				}
			}
		},
		Check: func(s *State, a rules.Action) error {
			f := a.(FillBox)
			switch {
			case len(s.d.Drawn) == 0:
				return rules.Refuse("AOS-122", "no cubes are drawn")
			case s.d.Drawn.Count(f.Good) == 0 || f.Good == rail.None:
				return rules.Refuse("AOS-122", fmt.Sprintf("no %s was drawn", s.m.Cube(f.Good).Noun))
			case f.Column < 0 || f.Column >= len(s.m.Columns) || f.Box < 0 || f.Box >= len(s.d.Display[f.Column]) || s.BoxName(f.Column, f.Box) != f.To:
				return rules.Refuse("AOS-015", fmt.Sprintf("the goods display has no %s", f.To))
			case s.d.Display[f.Column][f.Box] != rail.None:
				return rules.Refuse("AOS-122", fmt.Sprintf("%s is not empty", f.To))
			}
			return nil
		},
		Do: func(t *Turn, a rules.Action) {
			f := a.(FillBox)
			t.d.Drawn = t.d.Drawn.Without(f.Good)
			p := append(rail.Pile(nil), t.d.Display[f.Column]...)
			p[f.Box] = f.Good
			t.d.Display[f.Column] = p
			t.Say(BoxFilled{t.Seat(), f.Good, f.Column, f.Box})
			if t.emptyBoxes() == 0 { // what is left over goes back (AOS-123)
				for _, g := range t.d.Drawn {
					t.ToBag(g)
				}
				t.d.Drawn = nil
			}
			if len(t.d.Drawn) == 0 {
				t.d.Drawn = nil
				t.EndTurn()
			}
		},
	}
}

func notDrawing() Choice {
	c := Ending(play.Done{}, "AOS-122", false)
	c.Check = func(s *State, _ rules.Action) error {
		if len(s.d.Drawn) > 0 {
			return rules.Refuse("AOS-122", "the cubes are drawn: put them into empty boxes")
		}
		return nil
	}
	return c
}

// soundDrawn refuses drawn cubes where nobody could hold them.
func (s *State) soundDrawn() error {
	if len(s.d.Drawn) > 0 && (s.Phase().ID != "growth" || len(s.d.Drawn) > s.m.Rules.Produced || s.emptyBoxes() == 0) {
		return fmt.Errorf("%d cubes drawn in phase %s", len(s.d.Drawn), s.d.Phase)
	}
	return nil
}

// Line is the action in words.
func (DrawCubes) Line(s *State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("Draw %d cubes from the bag", min(s.m.Rules.Produced, len(s.d.Bag))), Icon: Production.Icon(), Clause: "AOS-122"}
}

// Line is the action in words.
func (a FillBox) Line(s *State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s into %s", play.Title(s.m.Cube(a.Good).Noun), a.To), Icon: s.m.Cube(a.Good).Icon, Clause: "AOS-122"}
}

// Line is the event in words.
func (e CubesDrawn) Line(s *State) rules.Line {
	text := ""
	for i, g := range e.Goods {
		if i > 0 {
			text += ", "
		}
		text += s.m.Cube(g).Noun
	}
	return rules.Line{Text: fmt.Sprintf("@%d draws %s", e.Seat, text), Icon: Production.Icon(), Clause: "AOS-122"}
}

// Line is the event in words.
func (e BoxFilled) Line(s *State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s into %s", play.Title(s.m.Cube(e.Good).Noun), s.BoxName(e.Column, e.Box)), Icon: s.m.Cube(e.Good).Icon, Clause: "AOS-122"}
}
