// Package toy is a small game for testing the kit and the match on: dice, a deck, hidden hands and a choice in two
// stages. It can be dealt with a planted bug (see Bugs).
//
// Each turn a player plays a card for its points, rolls the die, passes, or gives a card away: first the card is
// chosen, then who gets it. The game ends after a number of turns, or at once when a score reaches 24.
package toy

import (
	"fmt"
	"slices"

	"kettle/rules"
	"kettle/rules/rng"
)

const (
	cards   = 24
	hand    = 3
	target  = 24
	unknown = -1
)

// A State is a position of the toy.
type State struct {
	Seed   rng.Seed   `json:"seed,string"` // 0 when masked
	Seats  int        `json:"seats"`
	Rounds int        `json:"rounds"`
	ToAct  rules.Seat `json:"toAct"`
	Turns  int        `json:"turns"`
	Rolls  int        `json:"rolls"`
	Hands  [][]int    `json:"hands"`
	Deck   []int      `json:"deck"`
	Played []int      `json:"played"`
	Scores []int      `json:"scores"`
	Given  *Offer     `json:"given,omitempty"` // the half-made decision
	masked bool       // what the bug ViewRefuses must know
	bug    Bug        // not in the JSON: it is the rules that are wrong, not the position
}

// An Offer is a card chosen to be given away, to nobody yet.
type Offer struct {
	Card int `json:"card"`
}

func deal(s rules.Setup, bug Bug) (rules.Position, error) {
	st := &State{Seed: s.Seed, Seats: s.Seats, Rounds: 8, Hands: make([][]int, s.Seats), Scores: make([]int, s.Seats), Played: []int{}, bug: bug}
	if s.Options["length"] == "short" {
		st.Rounds = 4
	}
	if st.Rounds == 4 && s.Options["start"] == "ahead" && s.Seats == 4 {
		return nil, rules.Refuse("TOY-1", "four players with a head start need the long game")
	}
	for i := range cards {
		st.Deck = append(st.Deck, i)
	}
	rng.Shuffle(s.Seed.Stream("deck", 0), st.Deck)
	for i := range st.Hands {
		st.Hands[i], st.Deck = slices.Clone(st.Deck[:hand]), slices.Clone(st.Deck[hand:])
		slices.Sort(st.Hands[i])
		if s.Options["start"] == "ahead" {
			st.Scores[i] = i
		}
	}
	return st, nil
}

func (s *State) clone() *State {
	c := *s
	c.masked = false
	c.Hands = make([][]int, len(s.Hands))
	for i, h := range s.Hands {
		c.Hands[i] = slices.Clone(h)
	}
	c.Deck, c.Scores, c.Played = slices.Clone(s.Deck), slices.Clone(s.Scores), slices.Clone(s.Played)
	if s.Given != nil {
		g := *s.Given
		c.Given = &g
	}
	return &c
}

func (s *State) why() string {
	switch {
	case s.bug == Endless:
	case slices.Max(s.Scores) >= target:
		return "target"
	case s.Turns >= s.Rounds*s.Seats:
		return "turns"
	}
	return ""
}

func (s *State) Turn() rules.Seat {
	if s.why() != "" {
		return rules.Nobody
	}
	return s.ToAct
}

func (s *State) Legal() (out []rules.Action) {
	if s.why() != "" || s.bug == Stuck && s.Turns == 5 {
		return nil
	}
	for _, c := range s.Hands[s.ToAct] {
		out = append(out, Play{c}, Give{c})
	}
	for to := range s.Seats {
		out = append(out, To{rules.Seat(to)})
	}
	out = append(out, Roll{}, Pass{})
	if s.bug == ListsRefused {
		return append(slices.DeleteFunc(out, func(a rules.Action) bool { return s.Check(a) != nil }), Play{cards})
	}
	out = slices.DeleteFunc(out, func(a rules.Action) bool { return s.Check(a) != nil })
	return s.spoil(out)
}

func (s *State) Check(a rules.Action) error {
	if s.why() != "" {
		return rules.Refuse("TOY-9", "the game is over")
	}
	a = even(a)
	_, to := a.(To)
	if to != (s.Given != nil) {
		if s.bug == NoClause {
			return rules.Refuse("", "not now")
		}
		return rules.Refuse("TOY-5", "a card is given in two steps, and nothing comes between")
	}
	switch a := a.(type) {
	case Play:
		return s.holds(a.Card)
	case Give:
		if s.Seats == 1 {
			return rules.Refuse("TOY-6", "there is nobody to give a card to")
		}
		return s.holds(a.Card)
	case To:
		if a.Seat < 0 || int(a.Seat) >= s.Seats || a.Seat == s.ToAct {
			if s.bug == ViewRefuses && s.masked {
				return rules.Refuse("TOY-6", "there is nobody to give a card to")
			}
			return rules.Refuse("TOY-7", "a card is given to another player")
		}
	case Roll, Pass:
	default:
		return rules.Refuse("", "not an action of this game")
	}
	return nil
}

func (s *State) holds(card int) error {
	if !slices.Contains(s.Hands[s.ToAct], card) && !(s.bug == TakesIllegal && card >= 0 && card < cards) {
		return rules.Refuse("TOY-3", fmt.Sprintf("you do not hold card %d", card))
	}
	return nil
}

func (s *State) Apply(a rules.Action) (rules.Outcome, error) {
	if err := s.Check(a); err != nil {
		if s.bug == RefusalWrites {
			s.Scores[0]--
		}
		return rules.Outcome{}, err
	}
	n := s.clone()
	if s.bug == Mutates {
		n.Scores = s.Scores
	}
	if s.bug == Aliases {
		n.Hands = s.Hands
	}
	if s.bug == Counts {
		counted++
		n.Scores[0] += counted % 2
	}
	var o rules.Outcome
	done := true
	me := int(n.ToAct)
	switch a := even(a).(type) {
	case Play:
		n.drop(me, a.Card)
		n.Played = append(n.Played, a.Card)
		n.Scores[me] += a.Card / 3
		if len(n.Deck) > 0 {
			c := n.Deck[0]
			n.Deck = slices.Clone(n.Deck[1:])
			n.take(me, c)
			o.Events = append(o.Events, Drew{n.ToAct, c})
			o.Reveals = s.bug != HidesReveal
			if s.bug == LeaksEvent {
				o.Events = []rules.Event{Shown{c}}
			}
		}
		if s.bug == Loses {
			n.Played = n.Played[:len(n.Played)-1]
		}
	case Give:
		n.Given, done = &Offer{a.Card}, false
	case To:
		n.drop(me, n.Given.Card)
		n.take(int(a.Seat), n.Given.Card)
		n.Scores[me]++
		o.Events = append(o.Events, Gave{n.ToAct, a.Seat, n.Given.Card})
		n.Given = nil
	case Roll:
		d := n.Seed.Stream("roll", n.Rolls).Die()
		n.Rolls++
		n.Scores[me] += d
		o.Events, o.Reveals = []rules.Event{Rolled{d}}, true
		if s.bug == Panics && d == 6 {
			panic("toy: planted")
		}
	}
	if done {
		n.Turns++
		n.ToAct = rules.Seat((me + 1) % n.Seats)
	}
	o.Next = n
	return o, nil
}

func (s *State) drop(seat, card int) {
	if i := slices.Index(s.Hands[seat], card); i >= 0 {
		s.Hands[seat] = slices.Delete(s.Hands[seat], i, i+1)
	}
}

func (s *State) take(seat, card int) {
	s.Hands[seat] = append(s.Hands[seat], card)
	slices.Sort(s.Hands[seat])
}

func (s *State) Result() (rules.Result, bool) {
	why := s.why()
	if why == "" {
		return rules.Result{}, false
	}
	r := rules.Result{Scores: slices.Clone(s.Scores), Places: make([]int, s.Seats), Why: why}
	for i, mine := range s.Scores {
		r.Places[i] = 1
		for _, other := range s.Scores {
			if other > mine {
				r.Places[i]++
			}
		}
	}
	if s.bug == BadResult {
		r.Why = "boredom"
	}
	return r, true
}

// Audit is the toy's referee: every card is somewhere once.
func (s *State) Audit() error {
	n := len(s.Deck) + len(s.Played)
	for _, h := range s.Hands {
		n += len(h)
	}
	if n != cards {
		return fmt.Errorf("there are %d cards instead of %d", n, cards)
	}
	return nil
}
