package steamwatchers

import (
	"fmt"
	"slices"

	"kettle/rules"
)

// birthplace is Catabatia, where the caravans come from (SOH-59).
var birthplace = areas("catabatia")[0]

// birthplaceRules are the rules of the scenario (SOH-59 to SOH-62).
func birthplaceRules() []Rule {
	return []Rule{
		{"Birthplace", "SOH-59", Hooks{
			Dealt: func(t *Turn) { t.At(birthplace).Targets = []Clan{NoClan} },
			MayJoin: func(_ *State, c Clan) error {
				if c != Catabatians {
					return nil
				}
				return rules.Refuse("SOH-59", "the Catabatians cannot be chosen in this scenario")
			},
		}},
		{"Birthplace", "SOH-60", Hooks{
			Neutral: func(_ *State, a Area) int { return 12 * number(a == birthplace) },
			Tells: func(s *State, a Area) string {
				if n := s.Neutral(a); n > 0 {
					return fmt.Sprintf("Neutral: a force of final strength %d holds it, without algofuel or support.", n)
				}
				return ""
			},
		}},
		{"Birthplace", "SOH-61", Hooks{
			Tells: telling([]Area{birthplace}, "The Birthplace gives its controller 2 GEO and a free action in Whiteout, and 1 strength in defense. No support to or from it, and no building in it."),
			Strength: func(_ *State, f *Combat, by Clan) int {
				return number(f.Area == birthplace && by == f.Defender && by != NoClan)
			},
			MaySupport: func(s *State, _ Clan, from Area) error {
				if from == birthplace || s.d.Combat.Area == birthplace && s.d.Combat.Defender != NoClan {
					return rules.Refuse("SOH-61", "there is no support to or from the Birthplace")
				}
				return nil
			},
			MayStand: func(_ *State, _ Clan, at Area, x Piece) error {
				if at != birthplace || x == Beacon {
					return nil
				}
				return rules.Refuse("SOH-61", "no building goes into the Birthplace")
			},
			GEO: func(s *State, seat rules.Seat) []Worth {
				if s.Controls(seat, birthplace) {
					return []Worth{{Area: birthplace, N: 2}}
				}
				return nil
			},
			Whiteout: func(t *Turn) {
				if c := t.Controller(birthplace); c != NoClan {
					t.Push(Pending{Do: "birthright", Seat: t.SeatOf(c), Clan: c})
				}
			},
		}},
		{"Birthplace", "SOH-62", Hooks{Ahead: func(s *State, a, b rules.Seat) int {
			return number(s.Controls(a, birthplace)) - number(s.Controls(b, birthplace))
		}}},
	}
}

// The free actions of the Birthplace in Whiteout (SOH-61).
type (
	// FreeMobilize recruits there or from an adjacent controlled area.
	FreeMobilize struct {
		Area Area `json:"area"`
	}
	// FreeTurret builds a turret in an adjacent controlled area.
	FreeTurret struct {
		Area Area `json:"area"`
	}
	// FreeUpgrade upgrades all basic kits on the caravan board.
	FreeUpgrade struct{}
)

func (FreeMobilize) Kind() string { return "free mobilize" }
func (FreeTurret) Kind() string   { return "free turret" }
func (FreeUpgrade) Kind() string  { return "free upgrade" }

func (a FreeMobilize) String() string { return "mobilize in " + a.Area.String() }
func (a FreeTurret) String() string   { return "build a turret in " + a.Area.String() }
func (FreeUpgrade) String() string    { return "upgrade all kits" }

func (a FreeMobilize) Targets() []rules.Target {
	return at(area(a.Area), point(TargetUse, useNumber("mobilize")))
}
func (a FreeTurret) Targets() []rules.Target {
	return at(area(a.Area), point(TargetUse, useNumber("turret")))
}
func (FreeUpgrade) Targets() []rules.Target { return at(point(TargetUse, useNumber(UseKits))) }

// Line is the action in words.
func (a FreeMobilize) Line(*State) rules.Line {
	return rules.Line{Text: "Mobilize, " + a.Area.Name(), Clause: "SOH-61"}
}

// Line is the action in words.
func (a FreeTurret) Line(*State) rules.Line {
	return rules.Line{Text: "Build a turret, " + a.Area.Name(), Clause: "SOH-61"}
}

// Line is the action in words.
func (FreeUpgrade) Line(*State) rules.Line {
	return rules.Line{Text: "Upgrade all basic kits on the caravan board", Clause: "SOH-61"}
}

// birthrightStep is the free action.
func birthrightStep() *Step {
	near := func(s *State, p Pending, a Area) error {
		if !a.Land() || s.Controller(a) != p.Clan || a != birthplace && !birthplace.Next(a) {
			return rules.Refuse("SOH-61", "only in the Birthplace or an adjacent area that you control")
		}
		return nil
	}
	nearby := append([]Area{birthplace}, birthplace.Place().Land...)
	return &Step{ID: "birthright", Name: "Birthplace", Clause: "SOH-61", Ask: "take a free action, or none.", Asks: wants, Choices: []Choice{
		choice("SOH-61", func(_ *State, _ Pending, yield func(FreeMobilize)) {
			for _, a := range nearby {
				yield(FreeMobilize{a})
			}
		}, func(s *State, p Pending, a FreeMobilize) error {
			if err := near(s, p, a.Area); err != nil {
				return err
			}
			return s.CanMobilize(p.Clan, a.Area)
		}, func(t *Turn, p Pending, a FreeMobilize) {
			t.Pop()
			t.mobilize(p.Clan, a.Area)
		}),
		choice("SOH-61", func(_ *State, _ Pending, yield func(FreeTurret)) {
			for _, a := range nearby {
				yield(FreeTurret{a})
			}
		}, func(s *State, p Pending, a FreeTurret) error {
			if err := near(s, p, a.Area); err != nil {
				return err
			}
			return s.mayPlace(p.Clan, a.Area, Turret)
		}, func(t *Turn, p Pending, a FreeTurret) {
			t.Pop()
			t.Place(p.Clan, a.Area, Turret)
		}),
		choice("SOH-61", just(FreeUpgrade{}), func(s *State, p Pending, _ FreeUpgrade) error {
			v := s.Caravan(p.Seat)
			if !slices.ContainsFunc(v.Slots[:], func(x Slot) bool { return x.Kit != NoKit && !x.Advanced }) {
				return rules.Refuse("SOH-61", "there is no basic kit on your caravan board")
			}
			return nil
		}, func(t *Turn, p Pending, _ FreeUpgrade) {
			t.Pop()
			for _, x := range t.Caravan(p.Seat).Slots {
				if x.Kit != NoKit && !x.Advanced {
					t.upgrade(p.Seat, x.Kit)
				}
			}
		}),
		declining("SOH-61"),
	}}
}
