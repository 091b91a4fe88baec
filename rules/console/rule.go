package console

import (
	"fmt"
	"regexp"
	"strings"

	"kettle/rules/rulebook"
)

var clauseID = regexp.MustCompile(`^(?i)[A-Z]{3}-\d+$`)

type jsonClause struct {
	ID      string `json:"id"`
	Book    string `json:"book"`
	Section string `json:"section"`
	Text    string `json:"text"`
	Ruling  bool   `json:"ruling"`
}

// rule is "kettle rule".
func (k *call) rule() error {
	found, err := k.clauses(strings.Join(k.args, " "))
	if err != nil {
		return err
	}
	if k.json {
		out := []jsonClause{}
		for _, c := range found {
			out = append(out, jsonClause(c))
		}
		return k.emit(out)
	}
	for i, c := range found {
		if i > 0 {
			k.say("")
		}
		b, _ := rulebook.Named(c.Book)
		k.say("%s  %s, %s\n%s", c.ID, b.Title, c.Section, c.Text)
	}
	return nil
}

func (k *call) clauses(asked string) ([]rulebook.Clause, error) {
	var books []string
	if k.game != "" {
		def, err := k.pick(k.game)
		if err != nil {
			return nil, err
		}
		books = def.Books
	}
	if clauseID.MatchString(asked) {
		if c, ok := rulebook.Find(asked); ok {
			return []rulebook.Clause{c}, nil
		}
		var ids []string
		for _, b := range rulebook.Books() {
			for _, c := range b.Clauses() {
				ids = append(ids, c.ID)
			}
		}
		return nil, fmt.Errorf("there is no clause %s%s", strings.ToUpper(asked), hint(asked, ids))
	}
	found := rulebook.Search(asked, books...)
	if len(found) == 0 {
		return nil, fmt.Errorf("no clause has the words %q", asked)
	}
	return found, nil
}
