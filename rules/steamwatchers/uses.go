package steamwatchers

import (
	"fmt"
	"slices"

	"kettle/rules"
)

// A TokenUse is one thing that an Order token can be activated for (STW-079, STW-080). A special action costs a Special
// Action token and algofuel (STW-083). Can refuses it where it would do nothing; Do pushes what is to be decided, or does
// it. The token is back in its supply by then, and the cost is asked for before anything that Do pushes.
type TokenUse struct {
	ID, Name string
	Clause   string
	Order    Order
	Special  Special // NoSpecial for a basic action, which costs nothing (STW-082)
	Can      func(s *State, c Clan, at Area) error
	Do       func(t *Turn, c Clan, at Area)
}

// tokenUses are those of the base game, in menu order.
func tokenUses() []TokenUse { return slices.Concat(moveUses(), defenseUses()) }

// Activate uses the Order token of an area (STW-071). Use is the ID of a TokenUse.
type Activate struct {
	Area Area   `json:"area"`
	Use  string `json:"use"`
}

func (Activate) Kind() string     { return "activate" }
func (a Activate) String() string { return a.Use + " in " + a.Area.String() }

// Targets is the token, then the button of the use.
func (a Activate) Targets() []rules.Target {
	return at(area(a.Area), point(TargetUse, useNumber(a.Use)))
}

// TargetUse is a button for one use of a token: a number of useNames.
const TargetUse = "use"

// useNames are the IDs of all uses, those of modules too: their places are what is pointed at.
var useNames = []string{"move", "march", "turret", "mobilize", "contract", "farm", "kits", "operate"}

func useNumber(id string) int { return slices.Index(useNames, id) }

// Line is the action in words.
func (a Activate) Line(s *State) rules.Line {
	u := s.b.use(a.Use)
	l := rules.Line{Text: u.Name + ", " + a.Area.Name(), Clause: u.Clause}
	if u.Special != NoSpecial {
		l.Value = fmt.Sprintf("-%d", s.Cost(s.Top().Clan, u.Special))
	}
	return l
}

// use is the token use of an ID, nil for none.
func (b *Box) use(id string) *TokenUse {
	for i := range b.Uses {
		if b.Uses[i].ID == id {
			return &b.Uses[i]
		}
	}
	return nil
}

// activating is the choice to use a token.
func activating() Choice {
	return choice("STW-071", func(s *State, p Pending, yield func(Activate)) {
		for _, a := range Lands() {
			if s.At(a).Token.Clan == p.Clan {
				for _, u := range s.b.Uses {
					yield(Activate{a, u.ID})
				}
			}
		}
	}, func(s *State, p Pending, a Activate) error {
		if err := s.mayActivate(p, a.Area); err != nil {
			return err
		}
		u := s.b.use(a.Use)
		if u == nil {
			return rules.Refuse("STW-071", "a token cannot be used for that")
		}
		return s.mayUse(p.Clan, a.Area, u)
	}, func(t *Turn, p Pending, a Activate) {
		t.Pop()
		u := t.b.use(a.Use)
		t.Say(Activated{p.Seat, p.Clan, a.Area, a.Use})
		t.ReturnToken(a.Area)
		u.Do(t, p.Clan, a.Area)
		if u.Special != NoSpecial {
			t.Player(p.Seat).Specials[u.Special]++
			t.Pay(p.Seat, t.Cost(p.Clan, u.Special))
		}
	})
}

// mayUse refuses what the token of an area cannot be used for now, most useful reason first.
func (s *State) mayUse(c Clan, at Area, u *TokenUse) error {
	if face := s.At(at).Token.Order; face != u.Order {
		clause := map[Order]string{OrderMove: "STW-079", OrderDefense: "STW-080", OrderDecoy: "STW-081"}[face]
		return rules.Refuse(clause, fmt.Sprintf("a %s token does not allow that: %s", face, u.Name))
	}
	if u.Special != NoSpecial {
		if err := s.MaySpecial(c, u.Special, at); err != nil {
			return err
		}
	}
	return u.Can(s, c, at)
}

// MaySpecial refuses a special action that cannot be paid for or is banned (STW-083, STW-084).
func (s *State) MaySpecial(c Clan, x Special, at Area) error {
	seat := s.SeatOf(c)
	switch {
	case s.Camp(c).Vassal:
		return rules.Refuse("PWW-22", "vassals take no special actions")
	case s.SpecialsLeft(seat) == 0:
		return rules.Refuse("STW-084", fmt.Sprintf("your %d Special Action tokens are in use", s.b.Specials))
	case int(s.d.Players[seat].Specials[x]) >= s.b.SpecialSpaces:
		return rules.Refuse("STW-084", fmt.Sprintf("both spaces for %s are taken", x))
	case !s.CanPay(seat, s.Cost(c, x)):
		return rules.Refuse("STW-083", "you have no algofuel to pay for it")
	}
	return s.banned(c, x, at)
}

// banned refuses a special action that a rule in force bans.
func (s *State) banned(c Clan, x Special, at Area) error {
	return s.ban(func(h *Hooks) error {
		if h.MaySpecial == nil {
			return nil
		}
		return h.MaySpecial(s, c, x, at)
	})
}

// Cost is the algofuel of a special action of a clan (STW-083).
func (s *State) Cost(c Clan, x Special) int {
	return max(0, s.b.SpecialCost+s.sum(func(h *Hooks) int {
		if h.Cost == nil {
			return 0
		}
		return h.Cost(s, c, x)
	}))
}

// SpecialsLeft is how many Special Action tokens a seat has not used this round (STW-084).
func (s *State) SpecialsLeft(seat rules.Seat) int {
	n := s.b.Specials
	for _, used := range s.d.Players[seat].Specials {
		n -= int(used)
	}
	return max(0, n)
}

// allows reports whether the token of an area allows any action at the moment (STW-078).
func (s *State) allows(p Pending, a Area) bool {
	for i := range s.b.Uses {
		if s.mayUse(p.Clan, a, &s.b.Uses[i]) == nil {
			return true
		}
	}
	return false
}
