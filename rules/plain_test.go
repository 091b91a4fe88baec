package rules_test

import (
	"errors"
	"testing"

	"kettle/rules"
)

func TestPlain(t *testing.T) {
	for in, want := range map[string]string{
		"rules: action: unknown kind":   "unknown kind",
		"match: line 3: json: bad":      "line 3: json: bad",
		"cannot open a.json: it is old": "cannot open a.json: it is old",
		"bot: ":                         "",
		"":                              "",
	} {
		if got := rules.Plain(errors.New(in)); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
}
