package rules

import "strings"

// marks are how errors for developers begin: with the package that they come from.
var marks = []string{"rules: ", "action: ", "match: ", "bot: ", "json: "}

// Plain is what an error says to a player: its text without the marks of packages at its beginning. It is for the
// error alone, before anything is written in front of it: what stands there may be the name of a file.
func Plain(err error) string {
	s := err.Error()
	for i := 0; i < len(marks); i++ {
		if rest, ok := strings.CutPrefix(s, marks[i]); ok {
			s, i = rest, -1
		}
	}
	return s
}
