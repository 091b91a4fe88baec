package steamwatchers

import (
	"fmt"
	"slices"

	"kettle/rules"
)

// Any Port in a Storm: barrels lie in areas (PWW-36, PWW-37), each 1 GEO at the end.

// cached is how many barrels each player puts down.
const cached = 2

// anyPort puts the scenario's steps and rules into the box. With Diplomacy the Primus makes peace instead of recruiting
// (PWW-38).
func anyPort(b *Box) {
	b.Steps = append(b.Steps, cacheStep())
	b.Offer("pay", tapping(func(*State, Pending) error { return nil }, tapToPay))
	b.Offer("commit", tapping(mayTapInCombat, tapInCombat))
	b.Offer("sentinel", tapping((*State).maySave, tapForSentinel))
	b.Rules = append(b.Rules, Rule{"Any Port in a Storm", "PWW-37", Hooks{
		Tells: func(s *State, a Area) string {
			if !a.Land() || s.At(a).Barrels == 0 {
				return ""
			}
			return count(s.At(a).Barrels, "pure barrel") + " for its controller to spend, each 1 GEO if it lies there at the end."
		},
		Settled: func(t *Turn, seat rules.Seat) {
			for range cached {
				t.Push(Pending{Do: "cache", Seat: seat})
			}
		},
		Final: func(s *State, seat rules.Seat) (out []Worth) {
			for _, a := range Lands() {
				if n := s.At(a).Barrels; n > 0 && s.Controls(seat, a) {
					out = append(out, Worth{Area: a, N: n})
				}
			}
			return out
		},
	}})
	if b.Has(ModDiplomacy) {
		b.Titles[Primus].Text = "reserve a title for the next round, and you may end an alliance in peace"
		b.Titles[Primus].Use = func(t *Turn, a Ambassador) {
			t.Push(Pending{Do: "reserve", Seat: a.Seat, Clan: a.Clan}, Pending{Do: "peace", Seat: a.Seat})
		}
	}
}

// Lying is how many barrels lie in areas that a seat controls: it can spend them as pure algofuel (PWW-37).
func (s *State) Lying(seat rules.Seat) (n int) {
	for _, a := range Lands() {
		if s.At(a).Barrels > 0 && s.Controls(seat, a) {
			n += s.At(a).Barrels
		}
	}
	return n
}

// The decisions about barrels on the board.
type (
	// Cache puts a barrel of the general supply into a deployment area (PWW-36).
	Cache struct {
		Area Area `json:"area"`
	}
	// Tap spends a barrel that lies in a controlled area (PWW-37).
	Tap struct {
		Area Area `json:"area"`
	}
)

func (Cache) Kind() string { return "cache" }
func (Tap) Kind() string   { return "tap" }

func (a Cache) String() string { return "put a barrel in " + a.Area.String() }
func (a Tap) String() string   { return "spend a barrel of " + a.Area.String() }

func (a Cache) Targets() []rules.Target { return at(area(a.Area)) }
func (a Tap) Targets() []rules.Target   { return at(area(a.Area), point(TargetPure, 1)) }

// Line is the action in words.
func (a Cache) Line(*State) rules.Line {
	return rules.Line{Text: "A barrel in " + a.Area.Name(), Clause: "PWW-36"}
}

// Line is the action in words.
func (a Tap) Line(s *State) rules.Line {
	l := rules.Line{Text: "Spend a barrel of " + a.Area.Name(), Value: "-1", Clause: "PWW-37"}
	switch s.Top().Do {
	case "commit":
		l.Text, l.Value = "Openly commit a barrel of "+a.Area.Name(), "+1"
	case "sentinel":
		l.Text = "Keep the Sentinel for a barrel of " + a.Area.Name()
	}
	return l
}

// Ledger is the barrels of the area, and what they would be worth.
func (a Cache) Ledger(s *State) rules.Ledger {
	return rules.Ledger{change("Barrels in "+a.Area.Name(), s.Turn(), s.At(a.Area).Barrels, s.At(a.Area).Barrels+1, 1, "PWW-36")}
}

// Ledger is the barrels of the area, and the strength that one gives in a combat.
func (a Tap) Ledger(s *State) rules.Ledger {
	seat, n := s.Turn(), s.At(a.Area).Barrels
	out := rules.Ledger{change("Barrels in "+a.Area.Name(), seat, n, n-1, 1, "PWW-37")}
	if s.Top().Do == "commit" {
		out = append(out, s.sideStrength(1, "PWW-37"))
	}
	return out
}

// cacheStep lets a seat put down one of its barrels.
func cacheStep() *Step {
	return &Step{ID: "cache", Name: "Barrels", Clause: "PWW-36", Ask: "put a pure barrel into one of your deployment areas.", Choices: []Choice{
		choice("PWW-36", func(_ *State, _ Pending, yield func(Cache)) {
			for _, a := range Lands() {
				yield(Cache{a})
			}
		}, func(s *State, p Pending, a Cache) error {
			if z := s.d.Players[p.Seat].Zone; z == 0 || !slices.Contains(europa.Zones[z-1].Areas, a.Area) {
				return rules.Refuse("PWW-36", "barrels go into your deployment areas")
			}
			return nil
		}, func(t *Turn, p Pending, a Cache) {
			t.Pop()
			t.At(a.Area).Barrels++
			t.Say(BarrelPut{p.Seat, a.Area})
		}),
	}}
}

// tapping is the choice to spend a barrel of an area where something is to be paid: whether it is the moment, and what it
// pays for.
func tapping(may func(*State, Pending) error, pays func(*Turn, Pending, Area)) Choice {
	return choice("PWW-37", func(_ *State, _ Pending, yield func(Tap)) {
		for _, a := range Lands() {
			yield(Tap{a})
		}
	}, func(s *State, p Pending, a Tap) error {
		if !a.Area.Land() || s.At(a.Area).Barrels == 0 || !s.Controls(p.Seat, a.Area) {
			return rules.Refuse("PWW-37", "no barrel lies there in an area that you control")
		}
		return may(s, p)
	}, func(t *Turn, p Pending, a Tap) {
		t.At(a.Area).Barrels--
		t.Say(BarrelTapped{p.Seat, a.Area})
		pays(t, p, a.Area)
	})
}

// tapToPay pays one of what is owed.
func tapToPay(t *Turn, p Pending, _ Area) {
	if p.N--; p.N == 0 {
		t.Pop()
		return
	}
	t.Swap(p)
}

// tapInCombat adds to the own side openly, before the secret commitment and within its limit.
func tapInCombat(t *Turn, p Pending, a Area) {
	t.Strengthen(Role(p.N), Plus{What: PlusFuel, Name: "barrel of " + a.Name(), Count: 1, N: 1, Area: a, Clause: "PWW-37"})
}

func mayTapInCombat(s *State, p Pending) error {
	if s.MaxCommit(Role(p.N)) == 0 {
		return rules.Refuse("STW-114", fmt.Sprintf("at most %d barrels are committed", s.b.MaxFuel))
	}
	return nil
}

// tapForSentinel keeps the Sentinel.
func tapForSentinel(t *Turn, p Pending, _ Area) {
	t.Pop()
	t.keepSentinel(p)
}

// What barrels on the board say.
type (
	// BarrelPut says that a barrel came into an area (PWW-36).
	BarrelPut struct {
		Seat rules.Seat `json:"seat"`
		Area Area       `json:"area"`
	}
	// BarrelTapped says that a barrel of an area is spent (PWW-37).
	BarrelTapped struct {
		Seat rules.Seat `json:"seat"`
		Area Area       `json:"area"`
	}
)

func (BarrelPut) Kind() string    { return "cache" }
func (BarrelTapped) Kind() string { return "tap" }

// Line is the event in words.
func (e BarrelPut) Line(*State) rules.Line {
	return rules.Line{Text: who(e.Seat) + " puts a pure barrel in " + e.Area.Name(), Clause: "PWW-36"}
}

// Line is the event in words.
func (e BarrelTapped) Line(*State) rules.Line {
	return rules.Line{Text: who(e.Seat) + " spends a barrel of " + e.Area.Name(), Value: "-1", Clause: "PWW-37"}
}
