package steamwatchers

import (
	"fmt"

	"kettle/rules"
)

// The decisions about the units of a move.
type (
	// Send says which units go (STW-085).
	Send struct{ Force }
	// Leave says which of them stay in the area passed through (STW-088); none is possible.
	Leave struct{ Force }
)

func (Send) Kind() string  { return "send" }
func (Leave) Kind() string { return "leave" }

func (a Send) String() string  { return "send " + a.Force.String() }
func (a Leave) String() string { return "leave " + a.Force.String() }

func (a Send) Targets() []rules.Target  { return a.Force.targets() }
func (a Leave) Targets() []rules.Target { return a.Force.targets() }

// targets points at a number of base and of elite soldiers.
func (f Force) targets() []rules.Target {
	return at(point(TargetBase, f.Base), point(TargetElite, f.Elite))
}

// Line is the action in words.
func (a Send) Line(s *State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s to %s", title(a.Force.Words()), s.Top().Area.Name()), Clause: s.clause(s.Top().journey())}
}

// Line is the action in words.
func (a Leave) Line(s *State) rules.Line {
	l := rules.Line{Text: "Leave nobody behind", Clause: "STW-088"}
	if a.Units() > 0 {
		l.Text = fmt.Sprintf("Leave %s in %s", a.Force.Words(), s.Top().journey().Way.Via.Name())
	}
	return l
}

// within lists the parts of a force, the largest first, the empty one last.
func (f Force) within(yield func(Force)) {
	for e := f.Elite; e >= 0; e-- {
		for b := f.Base; b >= 0; b-- {
			yield(Force{b, e})
		}
	}
}

// forceSteps decide on the units, once the way is known. Pending.Area is where they go, From where they leave, Areas the
// area passed through; "behind" has the units that left in N and M, and is a Forced March.
func forceSteps() []*Step {
	return []*Step{
		{ID: "force", Name: "Move", Clause: "STW-085", Ask: "choose the units that go.", Choices: []Choice{
			choice("STW-085", func(s *State, p Pending, yield func(Send)) {
				s.Force(p.From, p.Clan).within(func(f Force) { yield(Send{f}) })
			}, func(s *State, p Pending, a Send) error {
				if p.journey().Alone {
					return rules.Refuse("SOH-27", "the token on the caravan board moves the caravan alone")
				}
				return s.maySend(p.journey(), a.Force)
			}, func(t *Turn, p Pending, a Send) {
				t.Pop()
				t.send(p, a.Force)
			}),
		}},
		{ID: "behind", Name: "Forced March", Clause: "STW-088", Ask: "choose the units that stay in the area passed through.", Choices: []Choice{
			choice("STW-088", func(_ *State, p Pending, yield func(Leave)) {
				Force{p.N, p.M}.within(func(f Force) { yield(Leave{f}) })
			}, func(s *State, p Pending, a Leave) error { return s.mayLeave(p, a.Force) }, func(t *Turn, p Pending, a Leave) {
				t.Pop()
				t.travel(p.journey(), Force{p.N, p.M}, a.Force)
			}),
		}},
		{ID: "arrive", Name: "Move", Clause: "STW-103", Run: (*Turn).arrived},
	}
}

// maySend refuses units that cannot go the way of a move.
func (s *State) maySend(j journey, f Force) error {
	room := s.Room(j.Way.To, j.Clan)
	if j.Haul {
		room -= s.Caravan(s.SeatOf(j.Clan)).Trucks()
	}
	if j.Forced && j.Way.Via.Land() {
		room += s.berths(j.Clan, j.Way.Via)
	}
	switch {
	case !f.Within(s.Force(j.From, j.Clan)):
		return rules.Refuse("STW-085", "you have no such units there")
	case j.Alone && f.Units() > 0:
		return rules.Refuse("SOH-27", "the token on the caravan board moves the caravan alone")
	case f.Units() == 0 && !j.Haul:
		return rules.Refuse("STW-085", "at least one unit moves")
	case j.Way.Via.Land() && s.stride(j) == "STW-022" && !f.Within(s.pathfinders(j)):
		return rules.Refuse("STW-022", "only Pathfinders alone go two areas")
	case f.Units() > room:
		return rules.Refuse("STW-035", fmt.Sprintf("an area holds at most %d units of a clan", s.b.Capacity))
	}
	if j.Haul {
		if err := s.mayTravel(j.alone()); err != nil || f.Units() == 0 {
			return err
		}
	}
	return s.mayTravel(j)
}

// berths is how many units may be left behind in an area passed through (STW-088).
func (s *State) berths(c Clan, via Area) int {
	if s.besideKin(c, via) || s.held(c, via) {
		return 0
	}
	return s.Room(via, c)
}

// held reports whether another player holds an area, by units or by a beacon.
func (s *State) held(c Clan, a Area) bool { return s.Opposed(c, a) || s.Opposing(c, s.Controller(a)) }

// send goes on to those who are left behind, if there can be any.
func (t *Turn) send(p Pending, f Force) {
	if j := p.journey(); !j.Forced || !j.Way.Via.Land() {
		t.travel(j, f, Force{})
		return
	}
	p.Do, p.N, p.M = "behind", f.Base, f.Elite
	t.Only(p)
}

// mayLeave refuses units that cannot stay in the area passed through.
func (s *State) mayLeave(p Pending, f Force) error {
	via, sent := p.journey().Way.Via, Force{p.N, p.M}
	switch {
	case !f.Within(sent):
		return rules.Refuse("STW-088", "no such units are on the march")
	case f.Units() == sent.Units():
		return rules.Refuse("STW-088", "at least one unit goes on")
	case f.Units() > 0 && s.besideKin(p.Clan, via):
		return rules.Refuse("PWW-20", "your two clans never share an area")
	case f.Units() > 0 && s.held(p.Clan, via):
		return rules.Refuse("STW-193", "nobody stays in an area that others hold")
	case f.Units() > s.Room(via, p.Clan), sent.Units()-f.Units() > s.Room(p.Area, p.Clan):
		return rules.Refuse("STW-035", fmt.Sprintf("an area holds at most %d units of a clan", s.b.Capacity))
	}
	return nil
}

// travel moves units and leaves some of them behind. A beacon, losses of areas, captures and combats follow, in this order.
func (t *Turn) travel(j journey, f, left Force) {
	seat, via, to := t.SeatOf(j.Clan), j.Way.Via, j.Way.To
	last, through, entered := j.From, []Area(nil), []Area{to}
	switch {
	case via.Floe():
		w, _ := t.voyage(j)
		if !t.glides(j) {
			t.Voyage(j.Clan, w)
		}
		through = w.Floes
	case via.Is():
		last, through = via, []Area{via}
	}
	clause := t.clause(j)
	t.Shift(j.Clan, j.From, to, f.Minus(left))
	if j.Haul {
		t.haul(j.Clan, j.From, to)
	}
	made := Moved{seat, j.Clan, j.From, to, f.Minus(left), j.Haul, through, clause}
	t.Say(made)
	if left.Units() > 0 {
		t.Shift(j.Clan, j.From, via, left)
		t.Say(Moved{seat, j.Clan, j.From, via, left, false, nil, "STW-088"})
		entered = append(entered, via)
	}
	t.Push(Pending{Do: "beacon", Seat: seat, Clan: j.Clan, Area: j.From},
		Pending{Do: "left", Seat: seat, Clan: j.Clan, Area: j.From},
		Pending{Do: "arrive", Seat: seat, Clan: j.Clan, From: last, N: number(via.Floe()), Areas: entered})
	t.rules(func(r *Rule) {
		if r.Travelled != nil {
			r.Travelled(t, made)
		}
	})
}

// Moved says which units went where, and through what areas or over what floes.
type Moved struct {
	Seat    rules.Seat `json:"seat"`
	Clan    Clan       `json:"clan,omitempty"`
	From    Area       `json:"from,omitempty"`
	To      Area       `json:"to,omitempty"`
	Force   Force      `json:"force"`
	Caravan bool       `json:"caravan,omitempty"`
	Through []Area     `json:"through,omitempty"`
	Clause  string     `json:"clause"` // that allows it
}

func (Moved) Kind() string { return "moved" }

// Line is the event in words.
func (e Moved) Line(*State) rules.Line {
	text := fmt.Sprintf("%s moves %s from %s to %s", who(e.Seat), party(e.Force, e.Caravan), e.From.Name(), e.To.Name())
	for i, a := range e.Through {
		switch {
		case i > 0:
			text += " and "
		case a.Floe():
			text += ", over "
		default:
			text += ", through "
		}
		text += a.Name()
	}
	return rules.Line{Text: text, Clause: e.Clause}
}

// moveEvents are the kinds of events of moves.
var moveEvents = []string{"moved", "contract-back"}
