package singapore

import (
	"kettle/rules"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/track"
)

// The map's own counters of a seat.
const (
	passed = iota // 1 if the seat passed its last turn (SIN-21)
	still         // its turns in a row that brought nothing new, the present one counted (SIN-35)
	ending        // 1 if a move of the seat has triggered the end (SIN-18)
	marks
)

// Why the game can end, besides a bankruptcy (SIN-20).
const (
	EndMost   = "most-points" // most VP at the beginning of the turn, once the end is triggered (SIN-18)
	EndPassed = "both-passed" // (SIN-21)
	EndStill  = "standstill"  // (SIN-35)
)

// Standstill is after how many turns of each player without anything new the game ends (SIN-35).
const Standstill = 5

var verdicts = map[string]steam.Verdict{
	EndMost:       {Text: "begins the turn with most points and wins", Clause: "SIN-18"},
	steam.EndLast: {Text: "wins, as the other is bankrupt", Clause: "SIN-20"},
	EndPassed:     {Text: "has most points when both have passed, and wins", Clause: "SIN-21"},
	EndStill:      {Text: "has most points at the standstill, and wins", Clause: "SIN-35"},
}

// Triggered is the seat whose move has triggered the end; ok is false before (SIN-18).
func Triggered(s *steam.State) (seat rules.Seat, ok bool) {
	for seat := range rules.Seat(s.Seats()) {
		if s.Mark(seat, ending) > 0 {
			return seat, true
		}
	}
	return rules.Nobody, false
}

// Passes is how many turns in a row were passed before this one (SIN-21).
func Passes(s *steam.State) int {
	_, over := s.Result()
	switch me, you := s.Mark(s.Seat(), passed), s.Mark(other(s.Seat()), passed); {
	case over:
		return me + you
	default:
		return you
	}
}

// Still is how many turns in a row of a seat have brought nothing but redirected track, the present one counted (SIN-35).
func Still(s *steam.State, seat rules.Seat) int { return s.Mark(seat, still) }

// Solvent reports whether a seat's income is one with which it can win (SIN-18).
func (g Goal) Solvent(p steam.Player) bool { return p.Income >= g.MinIncome && p.Income <= g.MaxIncome }

// Met reports whether a seat has the points and the income that trigger the end (SIN-18).
func (g Goal) Met(p steam.Player) bool { return p.VP >= g.VP && g.Solvent(p) }

// beginTurn opens a seat's turn.
func beginTurn(t *steam.Turn) { t.SetMark(t.Seat(), still, t.Mark(t.Seat(), still)+1) }

// endTurn is what follows a seat's building and action: expenses, tokens, and the ends of the game.
func (g *singapore) endTurn(t *steam.Turn) {
	seat := t.Seat()
	p := t.Player(seat)
	if p.Role != steam.NoRole {
		if n := Rent(t.Track().EndBuild(seat), seat); n > 0 {
			t.Say(RentDue{seat, n})
		}
		t.Settle(seat)
		if _, over := t.Result(); over {
			return
		}
	}
	mark(t, seat)
	if p.Role != steam.NoRole && p.Role != steam.Engineer {
		t.SetMark(seat, still, 0)
	}
	pass := 0
	if p.Role == steam.NoRole && p.Lays == 0 {
		pass = 1
		t.Say(TurnPassed{seat})
	}
	t.SetMark(seat, passed, pass)
	if p.Role == steam.FirstMove {
		g.trigger(t, seat)
	}
	g.finish(t, other(seat))
}

// mark puts a token on each unfinished link of the seat that it left alone (SIN-09).
func mark(t *steam.Turn, seat rules.Seat) {
	before := tokens(t.Track(), seat)
	t.EndBuild(seat)
	if n := tokens(t.Track(), seat) - before; n > 0 {
		t.Say(TokensAdded{seat, n})
	}
}

// tokens is how many added tokens lie on the links of a seat.
func tokens(b *track.Board, seat rules.Seat) (n int) {
	for _, m := range MarkedLinks(b, seat) {
		n += m.Tokens - 1
	}
	return n
}

// trigger begins the end after a move of the seat (SIN-18).
func (g *singapore) trigger(t *steam.Turn, seat rules.Seat) {
	if _, ok := Triggered(t.State); ok {
		return
	}
	for who := range rules.Seat(t.Seats()) {
		if g.goal.Met(t.Player(who)) {
			t.SetMark(seat, ending, 1)
			t.Say(EndTriggered{seat, who})
			return
		}
	}
}

// finish ends the game before the turn of the next seat (SIN-18, SIN-21, SIN-35).
func (g *singapore) finish(t *steam.Turn, next rules.Seat) {
	me, you := t.Player(next), t.Player(other(next))
	_, triggered := Triggered(t.State)
	switch {
	case t.Mark(0, passed)+t.Mark(1, passed) == 2:
		t.Finish(byPoints(t.State, EndPassed))
	case triggered && me.VP > you.VP && g.goal.Solvent(me):
		t.Finish(byPoints(t.State, EndMost))
	case min(Still(t.State, 0), Still(t.State, 1)) >= Standstill:
		t.Finish(byPoints(t.State, EndStill))
	}
}

// byPoints ranks by the VP on the track, then by complete links; a tie in both is a draw (SIN-21, SIN-33).
func byPoints(s *steam.State, why string) rules.Result {
	r := rules.Result{Why: why, Scores: []int{s.Player(0).VP, s.Player(1).VP}, Places: []int{1, 1}}
	for seat := range rules.Seat(2) {
		me, you := s.Player(seat).VP, s.Player(other(seat)).VP
		if me < you || me == you && s.Track().Links(seat) < s.Track().Links(other(seat)) {
			r.Places[seat] = 2
		}
	}
	return r
}
