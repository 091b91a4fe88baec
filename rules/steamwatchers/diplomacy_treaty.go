package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// penalty is how many units the aggressor of an ally loses to the Death & Exile tile (PWW-08).
const penalty = 2

// The decisions about alliances.
type (
	// Atone moves a unit to the Death & Exile tile for a broken alliance, from the clan supply if Area is none (PWW-08).
	Atone struct {
		Area  Area `json:"area"`
		Elite bool `json:"elite,omitempty"`
	}
	// MakePeace ends an own alliance without more (PWW-38).
	MakePeace struct {
		Seat rules.Seat `json:"seat"`
	}
)

func (Atone) Kind() string     { return "atone" }
func (MakePeace) Kind() string { return "peace" }

func (a Atone) String() string {
	if !a.Area.Is() {
		return "atone by " + soldier(a.Elite) + " of the supply"
	}
	return "atone by " + soldier(a.Elite) + " of " + a.Area.String()
}
func (a MakePeace) String() string { return "end the alliance with " + player(a.Seat) }

func (a Atone) Targets() []rules.Target     { return at(area(a.Area), unit(a.Elite)) }
func (a MakePeace) Targets() []rules.Target { return at(point(TargetSeat, int(a.Seat))) }

// Line is the action in words.
func (a Atone) Line(*State) rules.Line {
	from := "the clan supply"
	if a.Area.Is() {
		from = a.Area.Name()
	}
	return rules.Line{Text: title(one(a.Elite).Words()) + " from " + from + " to Death & Exile", Value: "-1", Clause: "PWW-08"}
}

// Line is the action in words.
func (a MakePeace) Line(*State) rules.Line {
	return rules.Line{Text: "End the alliance with " + who(a.Seat) + " in peace", Clause: "PWW-38"}
}

// Ledger is the tile.
func (a Atone) Ledger(s *State) rules.Ledger {
	n := s.d.Players[s.Turn()].Exile.Units()
	return rules.Ledger{change("Death & Exile", s.Turn(), n, n+1, -1, "PWW-08")}
}

// Ledger is the alliance.
func (a MakePeace) Ledger(s *State) rules.Ledger {
	return rules.Ledger{{Label: "Alliance with " + who(a.Seat), Seat: s.Turn(), After: "ends", Clause: "PWW-38"}}
}

// betray breaks the alliances with those whose areas units of a clan have moved into: at once, before any combat.
func betray(t *Turn, c Clan, entered []Area) {
	seat := t.SeatOf(c)
	for _, ally := range t.AlliesOf(seat) {
		if !slices.ContainsFunc(entered, func(a Area) bool { return t.Load(a, c) > 0 && t.lord(c, a) == ally }) {
			continue
		}
		t.unally(seat, ally, true)
		for range penalty {
			t.Push(Pending{Do: "atone", Seat: seat})
		}
	}
}

// lord is who controlled an area before units of a clan came.
func (s *State) lord(c Clan, a Area) rules.Seat {
	if d := s.defender(c, a); d != NoClan {
		return s.SeatOf(d)
	}
	if b := s.At(a).Beacon; s.Opposing(c, b) {
		return s.SeatOf(b)
	}
	return rules.Nobody
}

// forebode is what a move into an ally's area comes to.
func forebode(s *State, c Clan, to Area) rules.Ledger {
	seat, by := s.SeatOf(c), s.Controller(to)
	if by == NoClan || !s.Allied(seat, s.SeatOf(by)) {
		return nil
	}
	return rules.Ledger{
		{Label: "Alliance with " + by.Name(), Seat: seat, After: "broken", Good: -1, Clause: "PWW-08"},
		{Label: "Units to Death & Exile", Seat: seat, After: "2", Good: -1, Clause: "PWW-08"},
	}
}

// unally ends an alliance: both Treaty tokens go to the box.
func (t *Turn) unally(seat, ally rules.Seat, broken bool) {
	p := t.d.Pacts
	p.Allies = slices.DeleteFunc(p.Allies, func(x Bond) bool { return x == Bond{seat, ally} || x == Bond{ally, seat} })
	if len(p.Allies) == 0 {
		p.Allies = nil
	}
	t.Say(AllianceEnded{seat, ally, broken})
}

func treatySteps() []*Step {
	return []*Step{
		{ID: "atone", Name: "A broken alliance", Clause: "PWW-08", Ask: "move a unit to the Death & Exile tile for the broken alliance.",
			Asks: func(s *State, p Pending) bool {
				camp := s.Camp(s.Clan(p.Seat))
				return s.OnBoard(camp.Clan).Units()+camp.Base+camp.Elite > 0
			},
			Choices: []Choice{choice("PWW-08", unitsAnywhere(func(a Area, elite bool) Atone { return Atone{a, elite} }), func(s *State, p Pending, a Atone) error {
				camp := s.Camp(s.Clan(p.Seat))
				left := Force{camp.Base, camp.Elite}
				switch {
				case a.Area.Floe():
					return rules.Refuse("STW-037", "no units stand on a floe")
				case a.Area.Is():
					left = s.Force(a.Area, camp.Clan)
				}
				if !one(a.Elite).Within(left) {
					return rules.Refuse("PWW-08", "you have no such unit there")
				}
				return nil
			}, func(t *Turn, p Pending, a Atone) {
				t.Pop()
				held := a.Area.Is() && t.Controller(a.Area) == t.Clan(p.Seat)
				t.Exile(p.Seat, a.Area, one(a.Elite))
				if held {
					t.Vacate(t.Clan(p.Seat), a.Area)
				}
			})}},
		{ID: "peace", Name: "Primus", Clause: "PWW-38", Ask: "end one of your alliances in peace, or none.", Asks: wants, Choices: []Choice{
			choice("PWW-38", func(s *State, p Pending, yield func(MakePeace)) {
				for _, ally := range s.AlliesOf(p.Seat) {
					yield(MakePeace{ally})
				}
			}, func(s *State, p Pending, a MakePeace) error {
				if !s.Allied(p.Seat, a.Seat) {
					return rules.Refuse("PWW-38", "you are no allies")
				}
				return nil
			}, func(t *Turn, p Pending, a MakePeace) {
				t.Pop()
				t.unally(p.Seat, a.Seat, false)
			}),
			declining("PWW-38"),
		}},
	}
}
