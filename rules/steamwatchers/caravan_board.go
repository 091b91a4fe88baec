package steamwatchers

import (
	"fmt"
	"slices"

	"kettle/rules"
)

// The decisions about the Order token on the caravan board.
type (
	// PlaceBoard puts a token face down on the caravan board, or changes the one there (SOH-26).
	PlaceBoard struct {
		Order Order `json:"order"`
	}
	// TakeBoard takes that token back.
	TakeBoard struct{}
	// UseBoard activates it (SOH-27 to SOH-29). Use is the ID of a TokenUse, or UseOperate.
	UseBoard struct {
		Use string `json:"use"`
	}
	// DiscardBoard uses it up where it allows nothing (STW-078), or forgoes it (STW-188).
	DiscardBoard struct{}
)

// UseOperate is the use of a token on the caravan board for its kits (SOH-24); UseKits that of a Defense token for Buy/Upgrade
// Kits (SOH-20).
const UseOperate, UseKits = "operate", "kits"

func (PlaceBoard) Kind() string   { return "board plan" }
func (TakeBoard) Kind() string    { return "board back" }
func (UseBoard) Kind() string     { return "board" }
func (DiscardBoard) Kind() string { return "board discard" }

func (a PlaceBoard) String() string { return fmt.Sprintf("order %s on the caravan", a.Order) }
func (TakeBoard) String() string    { return "take the caravan's order back" }
func (a UseBoard) String() string   { return a.Use + " by the caravan" }
func (DiscardBoard) String() string { return "discard the caravan's order" }

func (a PlaceBoard) Targets() []rules.Target {
	return at(point(TargetCaravan, 0), point(TargetOrder, int(a.Order)))
}
func (TakeBoard) Targets() []rules.Target {
	return at(point(TargetCaravan, 0), point(TargetButton, ButtonBack))
}
func (a UseBoard) Targets() []rules.Target {
	return at(point(TargetCaravan, 0), point(TargetUse, useNumber(a.Use)))
}
func (DiscardBoard) Targets() []rules.Target {
	return at(point(TargetCaravan, 0), point(TargetButton, ButtonDiscard))
}

// Line is the action in words.
func (a PlaceBoard) Line(*State) rules.Line {
	return rules.Line{Text: title(a.Order.String()) + " token on the caravan board", Clause: "SOH-26"}
}

// Line is the action in words.
func (TakeBoard) Line(*State) rules.Line {
	return rules.Line{Text: "Take the token back from the caravan board", Clause: "SOH-26"}
}

// Line is the action in words.
func (a UseBoard) Line(s *State) rules.Line {
	p := s.Top()
	u := s.boardUse(a.Use)
	if u == nil {
		return rules.Line{Text: a.Use, Clause: "SOH-26"}
	}
	l := rules.Line{Text: u.Name + ", caravan board", Clause: u.Clause}
	if u.Special != NoSpecial {
		l.Value = fmt.Sprintf("-%d", s.Cost(p.Clan, u.Special))
	}
	if face := s.boardFace(p.Seat); face != NoOrder && !slices.Contains(u.faces, face) {
		l.Text += fmt.Sprintf("; the %s token is swapped", face)
	}
	return l
}

// Line is the action in words.
func (DiscardBoard) Line(s *State) rules.Line {
	return rules.Line{Text: "Discard the token on the caravan board", Clause: s.Step().Clause}
}

// Ledger is the cost of a special action.
func (a UseBoard) Ledger(s *State) rules.Ledger {
	u := s.boardUse(a.Use)
	if u == nil || u.Special == NoSpecial {
		return nil
	}
	return s.price(s.Top(), u.Special)
}

// A boardUse is what a token on the caravan board can be activated for: faces are those that allow it.
type boardUse struct {
	TokenUse
	faces []Order
}

// boardUse is the use of an ID of a token on the caravan board, nil for none: a Move of the caravan alone, what a Defense
// token does in the caravan's area, and Operate Kits.
func (s *State) boardUse(id string) *boardUse {
	switch id {
	case UseOperate:
		return &boardUse{TokenUse{ID: id, Name: "Operate Kits", Clause: "SOH-24", Can: func(s *State, c Clan, _ Area) error { return s.canOperate(s.SeatOf(c)) },
			Do: func(t *Turn, c Clan, _ Area) { t.Push(Pending{Do: "operate", Seat: t.SeatOf(c), Clan: c}) }}, []Order{OrderDefense, OrderDecoy}}
	case "move":
		return &boardUse{TokenUse{ID: id, Name: "Move the caravan", Clause: "SOH-27", Can: func(s *State, c Clan, at Area) error {
			if !s.canGo(journey{Clan: c, From: at}.alone().pending(s)) && !s.canLoad(s.SeatOf(c)) {
				return rules.Refuse("SOH-12", "there is nowhere for the caravan to go")
			}
			return nil
		}, Do: func(t *Turn, c Clan, at Area) { t.setOut(journey{Clan: c, From: at}.alone()) }}, []Order{OrderMove}}
	}
	u := s.b.use(id)
	if u == nil || u.Order != OrderDefense {
		return nil
	}
	return &boardUse{*u, []Order{OrderDefense}}
}

// boardUses are the IDs of what a token on the caravan board might be activated for, in menu order.
func (s *State) boardUses() (out []string) {
	for _, u := range s.b.Uses {
		out = append(out, u.ID)
	}
	return append(out, UseOperate)
}

// boardFace is the face of the token on a seat's caravan board, NoOrder for none.
func (s *State) boardFace(seat rules.Seat) Order {
	v := s.Caravan(seat)
	if v.Covered {
		return v.Down
	}
	return v.Token
}

// usedAs is the face that the token on a seat's caravan board has when it is used for something: its own or, hidden by
// EMP Fields, one of the clan supply (SOH-40).
func (s *State) usedAs(seat rules.Seat, u *boardUse) Order {
	face := s.boardFace(seat)
	if face == NoOrder || slices.Contains(u.faces, face) || !s.Caravan(seat).Covered {
		return face
	}
	for _, o := range u.faces {
		if s.TokensLeft(s.Clan(seat), o) > 0 {
			return o
		}
	}
	return face
}

// mayUseBoard refuses what the token on the caravan board cannot be used for now.
func (s *State) mayUseBoard(p Pending, id string) error {
	u := s.boardUse(id)
	face := s.boardFace(p.Seat)
	switch {
	case face == NoOrder || !s.CaravanAt(p.Seat).Is():
		return rules.Refuse("SOH-26", "no Order token is on your caravan board")
	case id == "march":
		return rules.Refuse("SOH-13", "a caravan makes no Forced March")
	case u == nil:
		return rules.Refuse("SOH-26", "a token cannot be used for that")
	case !slices.Contains(u.faces, s.usedAs(p.Seat, u)):
		clause := map[Order]string{OrderMove: "SOH-27", OrderDefense: "SOH-28", OrderDecoy: "SOH-29"}[face]
		return rules.Refuse(clause, fmt.Sprintf("a %s token on the caravan board does not allow that: %s", face, u.Name))
	}
	at := s.CaravanAt(p.Seat)
	if u.Special != NoSpecial {
		if err := s.MaySpecial(p.Clan, u.Special, at); err != nil {
			return err
		}
	}
	return u.Can(s, p.Clan, at)
}
