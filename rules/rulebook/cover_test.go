package rulebook_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"kettle/rules/rulebook"
)

// A reader is a registered game and the books it reads.
type reader struct {
	game  string
	books []string
}

// gaps says what is wrong between the clauses, what the tests prove, and the excuses. A clause must be proven as soon
// as one reader of its book does not excuse it. An excuse that is of no use is as wrong as a missing proof.
func gaps(readers []reader, proofs map[string]string, excuses []rulebook.Excuse) (out []string) {
	say := func(format string, a ...any) { out = append(out, fmt.Sprintf(format, a...)) }
	known := map[string]bool{}
	for _, r := range readers {
		known[r.game] = true
		for _, id := range r.books {
			if _, ok := rulebook.Named(id); !ok {
				say("%s reads %q, which is no book", r.game, id)
			}
		}
	}
	excused := map[rulebook.Excuse]bool{} // without the reason
	for _, e := range excuses {
		c, ok := rulebook.Find(e.ID)
		key := rulebook.Excuse{ID: e.ID, Game: e.Game}
		switch {
		case !ok:
			say("an excuse for %s, which does not exist", e.ID)
		case !known[e.Game]:
			say("%s is excused for %q, which is not registered", e.ID, e.Game)
		case !slices.ContainsFunc(readers, func(r reader) bool { return r.game == e.Game && slices.Contains(r.books, c.Book) }):
			say("%s is excused for %s, which does not read %s", e.ID, e.Game, c.Book)
		case excused[key]:
			say("%s is excused twice for %s", e.ID, e.Game)
		case proofs[e.ID] != "":
			say("%s is proven in %s: strike its excuse for %s", e.ID, proofs[e.ID], e.Game)
		case !sentence(e.Reason):
			say("the reason that excuses %s is not one sentence: %q", e.ID, e.Reason)
		}
		excused[key] = true
	}
	for id, where := range proofs {
		if _, ok := rulebook.Find(id); !ok {
			say("%s claims to prove %s, which does not exist", where, id)
		}
	}
	for _, b := range rulebook.Books() {
		for _, c := range b.Clauses() {
			if proofs[c.ID] != "" {
				continue
			}
			for _, r := range readers {
				if slices.Contains(r.books, c.Book) && !excused[rulebook.Excuse{ID: c.ID, Game: r.game}] {
					say("%s has no test and %s does not excuse it: %s", c.ID, r.game, c.Text)
					break
				}
			}
		}
	}
	slices.Sort(out)
	return out
}

func sentence(s string) bool {
	return len(s) > 10 && strings.HasSuffix(s, ".") && strings.ToUpper(s[:1]) == s[:1]
}

func TestGaps(t *testing.T) {
	hal := reader{"h", []string{"halloween", "age-of-steam"}}
	wdc := reader{"w", []string{"washington-dc", "age-of-steam"}}
	all := map[string]string{}
	for _, b := range rulebook.Books() {
		for _, c := range b.Clauses() {
			all[c.ID] = "x_test.go"
		}
	}
	without := func(ids ...string) map[string]string {
		m := map[string]string{}
		for id, w := range all {
			if !slices.Contains(ids, id) {
				m[id] = w
			}
		}
		return m
	}
	const why = "Halloween has printed links, no tiles."
	for _, c := range []struct {
		name    string
		readers []reader
		proofs  map[string]string
		excuses []rulebook.Excuse
		want    string
	}{
		{"all proven", []reader{hal, wdc}, all, nil, ""},
		{"no game, no duty", nil, nil, nil, ""},
		{"unproven", []reader{hal}, without("AOS-046"), nil, "AOS-046 has no test and h does not excuse it"},
		{"excused", []reader{hal}, without("AOS-046"), []rulebook.Excuse{{"AOS-046", "h", why}}, ""},
		{"a second reader ends the excuse", []reader{hal, wdc}, without("AOS-046"), []rulebook.Excuse{{"AOS-046", "h", why}},
			"AOS-046 has no test and w does not excuse it"},
		{"both excuse", []reader{hal, wdc}, without("AOS-046"),
			[]rulebook.Excuse{{"AOS-046", "h", why}, {"AOS-046", "w", why}}, ""},
		{"books of others", []reader{hal}, without("WDC-01", "STW-001"), nil, ""},
		{"stale", []reader{hal}, all, []rulebook.Excuse{{"AOS-046", "h", why}}, "AOS-046 is proven in x_test.go: strike"},
		{"unknown clause", []reader{hal}, all, []rulebook.Excuse{{"AOS-999", "h", why}}, "AOS-999, which does not exist"},
		{"unknown game", []reader{hal}, without("AOS-046"), []rulebook.Excuse{{"AOS-046", "h", why}, {"AOS-046", "z", why}},
			`"z", which is not registered`},
		{"wrong book", []reader{hal}, without("WDC-01"), []rulebook.Excuse{{"WDC-01", "h", why}}, "does not read washington-dc"},
		{"twice", []reader{hal}, without("AOS-046"), []rulebook.Excuse{{"AOS-046", "h", why}, {"AOS-046", "h", why}}, "twice"},
		{"no reason", []reader{hal}, without("AOS-046"), []rulebook.Excuse{{"AOS-046", "h", "because"}}, "not one sentence"},
		{"unknown proof", nil, map[string]string{"HAL-99": "y_test.go"}, nil, "y_test.go claims to prove HAL-99"},
		{"unknown book", []reader{{"h", []string{"halowen"}}}, nil, nil, `"halowen", which is no book`},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := gaps(c.readers, c.proofs, c.excuses)
			if c.want == "" && len(got) == 0 {
				return
			}
			if c.want == "" || len(got) != 1 || !strings.Contains(got[0], c.want) {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}
