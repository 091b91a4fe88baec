package singapore

import (
	"kettle/rules"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/track"
)

// A Marked is an unfinished link with added tokens.
type Marked struct {
	Section int         // its place in Board.Sections
	From    track.HexID // the stop at which it begins
	Tokens  int         // on it, the owner's own among them
	Rent    int         // $ for each settling (SIN-17, SIN-30)
}

// MarkedLinks lists the marked links of a seat on a board, in the order of its sections.
func MarkedLinks(b *track.Board, seat rules.Seat) (out []Marked) {
	for i, s := range b.Sections() {
		if s.Owner == seat && !s.Complete() && s.Marks > 0 {
			out = append(out, Marked{i, begins(&s), s.Marks + 1, (s.Marks + 2) / 2})
		}
	}
	return out
}

// Rent is what the marked links of a seat cost on a board (SIN-17).
func Rent(b *track.Board, seat rules.Seat) (dollars int) {
	for _, m := range MarkedLinks(b, seat) {
		dollars += m.Rent
	}
	return dollars
}

// Bill is what the settling of this turn would bring a seat, or the next one's if it is not the seat's turn: its income,
// negative in full and positive by half, and the rent, the tokens that come before it counted (SIN-16, SIN-17).
func Bill(s *steam.State, seat rules.Seat) (income, rent int) {
	b := s.Track()
	if _, over := s.Result(); !over && s.Stage().ID != PartExpenses && s.Seat() == seat {
		b = b.EndBuild(seat)
	}
	return Half(s.Player(seat).Income), Rent(b, seat)
}

// Half is what a place on the income track brings (SIN-16).
func Half(income int) int {
	if income > 0 {
		return income / 2
	}
	return income
}

// settle is a player after expenses: nothing happens without an additional action (SIN-16, SIN-17, SIN-31). The tokens of
// this turn count.
func settle(s *steam.State, seat rules.Seat, p steam.Player) (after steam.Player, ok bool) {
	if p.Role == steam.NoRole {
		return p, true
	}
	switch n := Half(p.Income); {
	case n > 0:
		p.Cash += n
		p.Book.Income += n
	case n < 0:
		if p, ok = s.After(p, -n, steam.ForUpkeep); !ok {
			return p, false
		}
	}
	return s.After(p, Rent(s.Track().EndBuild(seat), seat), steam.ForUpkeep)
}
