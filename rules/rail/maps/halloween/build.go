package halloween

import (
	"fmt"
	"sync"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/graph"
	"kettle/rules/rail/play"
)

// TargetLink is the target kind of a link, by its number on the map.
const TargetLink = "link"

// Build puts a disc on the jack-o'-lantern of a link (HAL-16).
type Build struct {
	Link rail.Spot `json:"link"`
}

// Kind is "build".
func (Build) Kind() string { return "build" }

func (a Build) String() string { return "build " + a.Link.String() }

// Targets is the link.
func (a Build) Targets() []rules.Target { return play.At(TargetLink, a.Link.Number()) }

// Built says that a link was built.
type Built struct {
	Seat rules.Seat `json:"seat"`
	Link rail.Spot  `json:"link"`
	Cost int        `json:"cost"` // $
}

// Kind is "built".
func (Built) Kind() string { return "built" }

// Links is what links cost and how many may be built in a round (HAL-14, HAL-17, HAL-18).
type Links struct{ Cost, Round, Engineer int }

// LinksOf are the numbers of the map file.
var LinksOf = sync.OnceValue(func() Links {
	_, f := load()
	return Links{f.linkCost, f.links, f.engineer}
})

// Discs is the board of a Halloween position: who owns which link.
func Discs(s *ageofsteam.State) *graph.Board { return s.Board().(*graph.Board) }

// limit is how many links a player may build in a round (HAL-14, HAL-17).
func (f *figures) limit(p ageofsteam.Player) int {
	if p.Role == ageofsteam.Engineer {
		return f.engineer
	}
	return f.links
}

// building is the choice of a link to build (HAL-16 to HAL-18, HAL-34).
func (f *figures) building() ageofsteam.Choice {
	return ageofsteam.Choice{
		Kind: Build{}.Kind(), Clause: "HAL-17",
		Legal: func(s *ageofsteam.State, yield func(rules.Action)) {
			if p := s.Player(s.Turn()); p.Lays >= f.limit(p) || p.Cash < f.linkCost {
				return
			}
			for _, l := range Discs(s).Land().Links {
				if a := (Build{l.Spot}); s.Check(a) == nil {
					yield(a)
				}
			}
		},
		Check: func(s *ageofsteam.State, a rules.Action) error { return f.checkBuild(s, a.(Build)) },
		Do: func(t *ageofsteam.Turn, a rules.Action) {
			l := a.(Build).Link
			t.Build(Discs(t.State).Build(l.Number(), t.Seat()), f.linkCost, f.linkCost)
			t.Say(Built{t.Seat(), l, f.linkCost})
		},
		Point: func(s *ageofsteam.State, _ []rules.Target, t rules.Target) rules.Action {
			if links := Discs(s).Land().Links; t.Kind == TargetLink && t.ID >= 0 && t.ID < len(links) {
				return Build{links[t.ID].Spot}
			}
			return nil
		},
		Ledger: func(s *ageofsteam.State, a rules.Action, l *ageofsteam.Ledger) {
			p := s.Player(s.Turn())
			l.Cash(-f.linkCost, "HAL-18")
			if p.Role == ageofsteam.Urbanization && !p.Urbanized && p.Lays == 0 {
				l.Line("New city", "plaque-red", "given up", -1, "HAL-33")
			}
			l.Change("Links this round", "lantern-unlit", p.Lays, p.Lays+1, 0, "HAL-17")
		},
	}
}

func (f *figures) checkBuild(s *ageofsteam.State, a Build) error {
	b, p := Discs(s), s.Player(s.Turn())
	n := a.Link.Number()
	if n < 0 || n >= len(b.Land().Links) || b.Land().Links[n].Spot != a.Link {
		return rules.Refuse("HAL-16", fmt.Sprintf("there is no link %s on this map", a.Link))
	}
	if b.Built(n) {
		return rules.Refuse("HAL-16", "this link has its disc")
	}
	if p.Lays >= f.limit(p) {
		if p.Role == ageofsteam.Engineer {
			return rules.Refuse("HAL-14", fmt.Sprintf("%d links a round with Engineer; they are built", f.engineer))
		}
		return rules.Refuse("HAL-17", "one link a round; you have built it")
	}
	l := b.Land().Links[n]
	if !tied(s, l.A) && !tied(s, l.B) {
		return rules.Refuse("HAL-34", fmt.Sprintf("%s and %s are grey, and none of your links ends there", s.Spot(l.A), s.Spot(l.B)))
	}
	if p.Cash < f.linkCost {
		return rules.Refuse("AOS-089", fmt.Sprintf("a link costs $%d; you have $%d. A share brings $%d", f.linkCost, p.Cash, s.Map().Rules.SharePrice))
	}
	return nil
}

// tied reports whether a link may begin at the house (HAL-34).
func tied(s *ageofsteam.State, at rail.Stop) bool {
	return s.Color(at) != rail.None || Discs(s).Touches(s.Turn(), at)
}
