package rulebook

import "strings"

// An Excuse says why a clause has no test of its own: the game, though it reads the book, never meets the clause.
type Excuse struct {
	ID     string // of the clause
	Game   string // ID of the Definition
	Reason string // one sentence
}

// Excuses lists the table below, one excuse a clause and game. A clause needs a test as soon as one registered game
// that reads its book does not excuse it; once it has a test, every excuse of it must go.
func Excuses() (out []Excuse) {
	for _, e := range excused {
		for id := range strings.FieldsSeq(e.ids) {
			out = append(out, Excuse{id, e.game, e.reason})
		}
	}
	return out
}

var excused = []struct{ game, reason, ids string }{
	{"steamwatchers", "Fuel for War is not in the program.", "SOH-52 SOH-53"},
}
