package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// titleSheets are the five titles, and the sixth place without power (STW-051, STW-206).
func titleSheets() [numTitles]TitleSheet {
	watcher := TitleSheet{Name: "Watcher", Clause: "STW-055", Text: "draw 3 Steam Column cards and play one", Use: watch, Vacant: (*Turn).FlipColumn}
	return [numTitles]TitleSheet{
		Watcher: watcher,
		Legate: {Name: "Legate", Clause: "STW-060", Text: "put a contract on the board for nothing", Use: func(t *Turn, a Ambassador) {
			t.Push(Pending{Do: "legate", Seat: a.Seat, Clan: t.Clan(a.Seat)})
		}},
		Archon:   {Name: "Archon", Clause: "STW-058", Text: "draw 3 Archon cards and play one", Use: govern, Vacant: flipArchon},
		Watcher2: watcher,
		Primus: {Name: "Primus", Clause: "STW-061", Text: "reserve a title for the next round and recruit a soldier", Use: func(t *Turn, a Ambassador) {
			t.enroll(a)
			t.Push(Pending{Do: "reserve", Seat: a.Seat, Clan: a.Clan})
		}},
		Sixth: {Name: "sixth place", Clause: "STW-206", Text: "no power"},
	}
}

// watch draws Steam Column cards and plays one of the hand (STW-055). Pending.N is how many of the hand, at its end, are
// drawn now.
func watch(t *Turn, a Ambassador) {
	t.titleCards("watch", a.Seat, t.DrawColumns(a.Seat, t.b.WatcherDraw+t.draws(a)), 1+t.draws(a))
}

// govern draws Archon cards and plays one of the hand (STW-058). Pending.N is as in watch.
func govern(t *Turn, a Ambassador) {
	t.titleCards("archon", a.Seat, t.DrawArchons(a.Seat, t.b.ArchonDraw+t.draws(a)), 1+t.draws(a))
}

// draws is how many cards more an Ambassador's player draws and plays by the title.
func (s *State) draws(a Ambassador) int {
	return s.sum(func(h *Hooks) int {
		if h.Draws == nil {
			return 0
		}
		return h.Draws(s, a.Seat, a.Held)
	})
}

// titleCards asks a seat to play so many cards of its hand, of which so many are drawn now.
func (t *Turn) titleCards(step string, seat rules.Seat, drawn, plays int) {
	for range plays {
		t.Push(Pending{Do: step, Seat: seat, N: drawn})
	}
}

// flipArchon turns the top Archon card over; nobody is the Archon (STW-065).
func flipArchon(t *Turn) {
	for _, c := range t.draw(&t.d.Archons, 1) {
		t.PlayArchon(rules.Nobody, c)
	}
}

// enroll lets the Primus recruit (STW-062).
func (t *Turn) enroll(a Ambassador) {
	t.Levy(Levy{As: "primus", Clan: t.Clan(a.Seat), Strength: 1, Areas: t.domain(a.Seat), Base: true, Must: true})
}

// thaw takes the claims and reservations of titles and the Archon cards out of the game: each Ambassador moves on one
// place (STW-166).
func thaw(b *Box) {
	b.Archons, b.Extra = nil, nil
	b.Titles[Archon] = TitleSheet{Name: "Archon", Clause: "STW-166", Text: "no power: there are no Archon cards"}
	b.Titles[Primus] = TitleSheet{Name: "Primus", Clause: "STW-062", Text: "recruit a soldier", Use: (*Turn).enroll}
	b.Rules = append(b.Rules, Rule{"First Thaw", "STW-166", Hooks{Claims: func(s *State, a Ambassador) []Title {
		places := s.b.Places
		return []Title{places[(slices.Index(places, a.Held)+1)%len(places)]}
	}}})
}

// conclaveSteps move the Ambassadors in title order, each title's power at once (STW-052).
func conclaveSteps() []*Step {
	return slices.Concat([]*Step{
		{ID: "conclave", Name: "Conclave", Clause: "STW-052", Run: func(t *Turn, _ Pending) {
			for i := range t.d.Ambassadors {
				a := &t.d.Ambassadors[i]
				a.Held, a.Passed, a.Reserved = NoTitle, false, NoTitle
			}
			var todo []Pending
			for _, seat := range t.SeatsInOrder() {
				if t.Has(t.Clan(seat), WeatherSense) {
					todo = append(todo, Pending{Do: "look", Seat: seat})
				}
			}
			t.Push(append(todo, Pending{Do: "title"})...)
			t.rules(func(r *Rule) {
				if r.Convened != nil {
					r.Convened(t)
				}
			})
		}},
		{ID: "title", Name: "Conclave", Clause: "STW-052", Run: func(t *Turn, p Pending) {
			if p.N == len(t.b.Places) {
				return
			}
			title := t.b.Places[p.N]
			t.Push(Pending{Do: "title", N: p.N + 1})
			sheet := &t.b.Titles[title]
			for i := range t.d.Ambassadors {
				if a := &t.d.Ambassadors[i]; a.Claim == title {
					a.Held, a.Claim = title, NoTitle
					t.Say(TitleTaken{a.Seat, a.Clan, title})
					if sheet.Use != nil {
						sheet.Use(t, *a)
					}
					return
				}
			}
			if sheet.Vacant != nil {
				sheet.Vacant(t)
			}
		}},
	}, weatherSteps(), powerSteps(), playedSteps(), wolfSteps())
}
