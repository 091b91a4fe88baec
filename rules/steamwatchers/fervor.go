package steamwatchers

import "kettle/rules"

// SetFervor sets a seat's fervor within its limits (STW-128). Without fervor it stays at 0 (STW-215).
func (t *Turn) SetFervor(seat rules.Seat, n int) {
	p := t.Player(seat)
	was := p.Fervor
	if p.Fervor = max(0, min(n, t.b.MaxFervor)); p.Fervor != was {
		t.Say(FervorSet{seat, was, p.Fervor})
	}
}

// inspire gives the loser of a combat fervor and takes the winner's (STW-129).
func (t *Turn) inspire(f *Combat) {
	if seat := t.SeatOf(f.Loser); seat != rules.Nobody {
		t.SetFervor(seat, t.Player(seat).Fervor+1)
	}
	if seat := t.SeatOf(f.Winner); seat != rules.Nobody {
		t.SetFervor(seat, 0)
	}
}
