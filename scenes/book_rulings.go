package scenes

import (
	"slices"
	"sync"

	"kettle/rules/rulebook"
)

// namedBy are the rulings that name a clause, by its id, in reading order.
var namedBy = sync.OnceValue(func() map[string][]rulebook.Clause {
	out := map[string][]rulebook.Clause{}
	for _, b := range rulebook.Books() {
		for _, c := range b.Clauses() {
			if !c.Ruling {
				continue
			}
			ids := clauseIDs.FindAllString(c.Text, -1)
			slices.Sort(ids)
			for _, id := range slices.Compact(ids) {
				out[id] = append(out[id], c)
			}
		}
	}
	return out
})

// rulingsOn are the rulings elsewhere, in whatever book, that name a clause of the section: first those of its own
// book.
func rulingsOn(b rulebook.Book, s rulebook.Section) (out []rulebook.Clause) {
	seen := map[string]bool{}
	for _, c := range s.Clauses {
		seen[c.ID] = true
	}
	for _, own := range []bool{true, false} {
		for _, c := range s.Clauses {
			for _, r := range namedBy()[c.ID] {
				if (r.Book == b.ID) == own && !seen[r.ID] {
					seen[r.ID] = true
					out = append(out, r)
				}
			}
		}
	}
	return out
}

// putRulings sets the rulings on a section after it; their ids are links to where they stand.
func (p *setter) putRulings(b rulebook.Book, s rulebook.Section) {
	for i, c := range rulingsOn(b, s) {
		lines := setClause(p.m, c, p.w)
		for k := range lines {
			lines[k].echo = true
		}
		if i == 0 {
			lines = append([]bookLine{{kind: lineRulings, text: wordsRulings, h: 22, clause: c.ID, echo: true}}, lines...)
		}
		p.put(lines, float32(len(lines))*bookLead > p.h/2)
		p.y += 6
	}
}
