package rulebook_test

import (
	"testing"

	"kettle/rules/games"
	"kettle/rules/rulebook"
)

// Every clause of a registered game is proven by a test or a script, or excused. To see what is still to do:
//
//	go test -run Proven ./rules/rulebook
func TestClausesAreProven(t *testing.T) {
	proofs, _, err := scan(module(t))
	if err != nil {
		t.Fatal(err)
	}
	var readers []reader
	for _, d := range games.All {
		if len(d.Books) == 0 {
			t.Errorf("%s reads no book", d.ID)
		}
		readers = append(readers, reader{d.ID, d.Books})
	}
	for _, gap := range gaps(readers, proofs, rulebook.Excuses()) {
		t.Error(gap)
	}
}
