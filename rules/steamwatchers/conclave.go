package steamwatchers

// titleSheets are the five titles, and the sixth place without power (STW-051, STW-206).
func titleSheets() [numTitles]TitleSheet {
	return [numTitles]TitleSheet{
		Watcher:  {Name: "Watcher", Clause: "STW-055", Text: "draw 3 Steam Column cards and play one", Vacant: (*Turn).FlipColumn},
		Legate:   {Name: "Legate", Clause: "STW-060", Text: "put a contract on the board for nothing"},
		Archon:   {Name: "Archon", Clause: "STW-058", Text: "draw 3 Archon cards and play one", Vacant: flipArchon},
		Watcher2: {Name: "Watcher", Clause: "STW-055", Text: "draw 3 Steam Column cards and play one", Vacant: (*Turn).FlipColumn},
		Primus:   {Name: "Primus", Clause: "STW-061", Text: "reserve a title for the next round and recruit a soldier"},
		Sixth:    {Name: "sixth place", Clause: "STW-206", Text: "no power"},
	}
}

// flipArchon turns the top Archon card over; nobody is the Archon (STW-065).
func flipArchon(t *Turn) {
	for _, c := range t.draw(&t.d.Archons, 1) {
		t.PlayArchon(-1, c)
	}
}

// conclaveSteps move the Ambassadors in title order, each title's power at once (STW-052).
func conclaveSteps() []*Step {
	return []*Step{
		{ID: "conclave", Name: "Conclave", Clause: "STW-052", Run: func(t *Turn, _ Pending) {
			for i := range t.d.Ambassadors {
				a := &t.d.Ambassadors[i]
				a.Held, a.Passed, a.Reserved = NoTitle, false, NoTitle
			}
			t.Push(Pending{Do: "title", N: 0})
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
	}
}

// conclaveEvents are the kinds of events of the Conclave and its cards that are not in events.go.
var conclaveEvents = []string{}
