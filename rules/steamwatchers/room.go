package steamwatchers

import (
	"fmt"
	"slices"
	"strings"

	"kettle/rules"
)

// Place puts a turret, a farm or a beacon of a clan into an area. Where two structures stand, its seat is asked first
// which of them it destroys (STW-036).
func (t *Turn) Place(c Clan, a Area, x Piece) {
	if t.Structures(a) >= t.b.Structures {
		t.Push(Pending{Do: "room", Seat: t.SeatOf(c), Clan: c, Area: a, N: int(x)})
		return
	}
	if x == Beacon {
		t.SetBeacon(c, a)
	} else {
		t.Build(t.SeatOf(c), a, x)
	}
}

// mayPlace refuses a structure that is not in the supply, or for which no room can be made.
func (s *State) mayPlace(c Clan, a Area, x Piece) error {
	left := s.d.Turrets
	switch x {
	case Farm:
		left = s.d.Farms
	case Beacon:
		left = s.Camp(c).Beacons
		if s.At(a).Beacon != NoClan {
			return rules.Refuse("STW-094", "there is a beacon already")
		}
	}
	if left == 0 {
		return rules.Refuse("STW-010", fmt.Sprintf("no %s is left", x))
	}
	return s.mayStand(c, a, x)
}

// mayStand refuses a structure that is banned from an area, or for which no room can be made.
func (s *State) mayStand(c Clan, a Area, x Piece) error {
	err := s.ban(func(h *Hooks) error {
		if h.MayStand == nil {
			return nil
		}
		return h.MayStand(s, c, a, x)
	})
	if err != nil || s.Structures(a) < s.b.Structures {
		return err
	}
	for _, y := range []Piece{Turret, Farm, Beacon} {
		if s.mayRaze(a, y) == nil {
			return nil
		}
	}
	return rules.Refuse("STW-036", "no structure there can give way")
}

// Raze destroys a structure to make room for another (STW-036).
type Raze struct {
	Piece Piece `json:"piece"`
}

func (Raze) Kind() string              { return "raze" }
func (a Raze) String() string          { return "destroy the " + a.Piece.String() }
func (a Raze) Targets() []rules.Target { return at(point(TargetPiece, int(a.Piece))) }

// Line is the action in words.
func (a Raze) Line(s *State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("Destroy the %s in %s", a.Piece, s.Top().Area.Name()), Clause: "STW-036"}
}

func (s *State) mayRaze(a Area, x Piece) error {
	g := s.At(a)
	switch {
	case x == Turret && g.Turrets > 0, x == Farm && g.Farms > 0:
		return nil
	case x == Beacon && g.Beacon != NoClan:
		if len(g.Troops) == 0 {
			return rules.Refuse("STW-036", "the beacon alone holds the area")
		}
		return nil
	}
	return rules.Refuse("STW-036", "there is no such structure")
}

func roomSteps() []*Step {
	return []*Step{{ID: "room", Name: "Room for a structure", Clause: "STW-036", Ask: "destroy one of the two structures there.", Choices: []Choice{
		choice("STW-036", func(_ *State, _ Pending, yield func(Raze)) {
			for _, x := range []Piece{Turret, Farm, Beacon} {
				yield(Raze{x})
			}
		}, func(s *State, p Pending, a Raze) error { return s.mayRaze(p.Area, a.Piece) }, func(t *Turn, p Pending, a Raze) {
			t.Pop()
			t.replace(p.Clan, p.Area, a.Piece, Piece(p.N))
		}),
	}}}
}

// replace destroys a structure of an area and puts another there for a clan.
func (t *Turn) replace(c Clan, a Area, old, x Piece) {
	if old == Beacon {
		t.LiftBeacon(a, true)
	} else {
		t.Demolish(t.SeatOf(c), a, old, true)
	}
	t.Place(c, a, x)
}

// A fit is what a structure that is put into an area may come to: the boards that it may lead to, one for each structure
// that may give way, and their names where one must (STW-036).
type fit struct {
	gone   []string
	boards []*Turn
}

func (s *State) fit(c Clan, a Area, x Piece) (out fit) {
	if s.Structures(a) < s.b.Structures {
		t := begin(s)
		t.Place(c, a, x)
		return fit{boards: []*Turn{t}}
	}
	for _, old := range []Piece{Turret, Farm, Beacon} {
		if s.mayRaze(a, old) == nil {
			t := begin(s)
			t.replace(c, a, old, x)
			out.gone, out.boards = append(out.gone, old.String()), append(out.boards, t)
		}
	}
	return out
}

// razed is the line that says what gives way, none where nothing must.
func (f fit) razed(seat rules.Seat) rules.Ledger {
	if len(f.gone) == 0 {
		return nil
	}
	return rules.Ledger{{Label: "Destroyed to make room", Seat: seat, After: strings.Join(f.gone, " or "), Good: -1, Clause: "STW-036"}}
}

// change is a line for a figure of a seat that may come to more than one value.
func (f fit) change(label string, seat rules.Seat, was int, of func(*State, rules.Seat) int, clause string) rules.Entry {
	var values []int
	for _, t := range f.boards {
		values = append(values, of(t.State, seat))
	}
	least, most := slices.Min(values), slices.Max(values)
	e := change(label, seat, was, least, 1, clause)
	if least != most {
		e.After = fmt.Sprintf("%d or %d", least, most)
	}
	return e
}
