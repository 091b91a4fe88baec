package console

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"kettle/rules"
)

// A Teller is an engine's Words that can say what lies on the table, line by line, indented by two spaces a level.
// An engine without it has its position shown as the save file writes it.
type Teller interface {
	Board(p rules.Position) []string
}

func (v viewer) board() []string {
	p := v.position()
	if t, ok := v.m.Definition().Words.(Teller); ok {
		var out []string
		for _, l := range t.Board(p) {
			out = append(out, "  "+rules.Name(l, people(v.m)))
		}
		return out
	}
	return outline(p)
}

// outline writes the fields of a position one a line, long lists in one line each.
func outline(p rules.Position) (out []string) {
	b, err := json.Marshal(p)
	if err != nil {
		return []string{"  " + err.Error()}
	}
	d := json.NewDecoder(bytes.NewReader(b))
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return []string{"  " + string(b)}
	}
	for d.More() {
		key, err := d.Token()
		if err != nil {
			break
		}
		var value json.RawMessage
		if err := d.Decode(&value); err != nil {
			break
		}
		out = append(out, fmt.Sprintf("  %v: %s", key, strings.Trim(string(value), `"`)))
	}
	return out
}
