package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// Ignored is an Archon card in play that a seat ignores by advanced EMP Fields (SOH-40).
type Ignored struct {
	Seat rules.Seat `json:"seat"`
	Card Card       `json:"card"`
}

// IgnoreCard says whether the Archon card just revealed is ignored (SOH-40).
type IgnoreCard struct {
	Yes bool `json:"yes,omitempty"`
}

func (IgnoreCard) Kind() string { return "ignore" }
func (a IgnoreCard) String() string {
	if a.Yes {
		return "ignore the card"
	}
	return "heed the card"
}
func (a IgnoreCard) Targets() []rules.Target {
	if a.Yes {
		return at(point(TargetButton, ButtonConfirm))
	}
	return at(point(TargetButton, ButtonPass))
}

// Line is the action in words.
func (a IgnoreCard) Line(s *State) rules.Line {
	l := rules.Line{Text: "Heed " + s.Top().Card.Name(), Clause: "SOH-40"}
	if a.Yes {
		l.Text = "Ignore " + s.Top().Card.Name()
	}
	return l
}

// heed lets those who can say that they ignore an Archon card, then does its part "when played" (STW-059).
func (t *Turn) heed(c Card) {
	var todo []Pending
	for _, seat := range t.SeatsInOrder() {
		if t.KitLevel(seat, EMPFields) == 2 {
			todo = append(todo, Pending{Do: "ignore", Seat: seat, Card: c})
		}
	}
	if len(todo) == 0 {
		t.enact(c)
		return
	}
	t.Push(append(todo, Pending{Do: "enact", Card: c})...)
}

// enact does what an Archon card does when it is played.
func (t *Turn) enact(c Card) {
	if play := t.b.Archon(c).Play; play != nil {
		play(t)
	}
}

func empSteps() []*Step {
	return []*Step{
		{ID: "ignore", Name: "EMP Fields", Clause: "SOH-40", Ask: "ignore the Archon card, or heed it.", Choices: []Choice{
			choice("SOH-40", func(_ *State, _ Pending, yield func(IgnoreCard)) {
				yield(IgnoreCard{true})
				yield(IgnoreCard{false})
			}, free, func(t *Turn, p Pending, a IgnoreCard) {
				t.Pop()
				if a.Yes {
					t.d.Ignored = append(t.d.Ignored, Ignored{p.Seat, p.Card})
					t.Say(CardIgnored{p.Seat, p.Card})
				}
			}),
		}},
		{ID: "enact", Name: "Archon card", Clause: "STW-059", Run: func(t *Turn, p Pending) { t.enact(p.Card) }},
	}
}

// Ignores reports whether a seat ignores a card of this name that is in play.
func (s *State) Ignores(seat rules.Seat, name string) bool {
	return slices.ContainsFunc(s.d.Ignored, func(x Ignored) bool { return x.Seat == seat && s.b.Archon(x.Card).ArchonSheet.Name == name })
}

// ignores reports whether a seat ignores a card.
func (s *State) ignores(seat rules.Seat, c Card) bool {
	return slices.Contains(s.d.Ignored, Ignored{seat, c})
}

// heeding are the seats in order (STW-054) but for those that ignore the card played last.
func (s *State) heeding() []rules.Seat {
	if len(s.d.Play) == 0 {
		return s.SeatsInOrder()
	}
	c := s.d.Play[len(s.d.Play)-1]
	return slices.DeleteFunc(s.SeatsInOrder(), func(seat rules.Seat) bool { return s.ignores(seat, c) })
}

// shielded is the rule of an Archon card as it concerns only those who do not ignore it: each hook that cards use knows whom
// it touches.
func (s *State) shielded(c Card, r *Rule) *Rule {
	if !slices.ContainsFunc(s.d.Ignored, func(x Ignored) bool { return x.Card == c }) {
		return r
	}
	out := *r
	of := func(s *State, who Clan) bool { return who != NoClan && s.ignores(s.SeatOf(who), c) }
	if f := r.MaySpecial; f != nil {
		out.MaySpecial = func(s *State, who Clan, x Special, at Area) error {
			if of(s, who) {
				return nil
			}
			return f(s, who, x, at)
		}
	}
	bans := func(f func(*State, Clan, Area) error) func(*State, Clan, Area) error {
		if f == nil {
			return nil
		}
		return func(s *State, who Clan, at Area) error {
			if of(s, who) {
				return nil
			}
			return f(s, who, at)
		}
	}
	out.MayFight, out.MaySupport, out.MaySail = bans(r.MayFight), bans(r.MaySupport), bans(r.MaySail)
	if f := r.MayWalk; f != nil {
		out.MayWalk = func(s *State, who Clan, from, to Area) error {
			if of(s, who) {
				return nil
			}
			return f(s, who, from, to)
		}
	}
	if f := r.Passes; f != nil {
		out.Passes = func(s *State, who Clan, via Area) bool { return !of(s, who) && f(s, who, via) }
	}
	if f := r.Turret; f != nil {
		out.Turret = func(s *State, x *Combat) int { return f(s, x) * number(!of(s, x.Defender)) }
	}
	if f := r.Strength; f != nil {
		out.Strength = func(s *State, x *Combat, by Clan) int { return f(s, x, by) * number(!of(s, by)) }
	}
	if f := r.Shrink; f != nil {
		out.Shrink = func(s *State, at Area) int { return f(s, at) * number(!of(s, s.Controller(at))) }
	}
	seats := func(f func(*State, rules.Seat) int) func(*State, rules.Seat) int {
		if f == nil {
			return nil
		}
		return func(s *State, seat rules.Seat) int { return f(s, seat) * number(!s.ignores(seat, c)) }
	}
	out.Exposure, out.Supply, out.Unfilled = seats(r.Exposure), seats(r.Supply), seats(r.Unfilled)
	return &out
}
