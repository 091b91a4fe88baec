package steamwatchers

import (
	"testing"

	"kettle/rules/rulestest"
)

func TestConform(t *testing.T) {
	rulestest.Conform(t, Definition(), rulestest.Options{Events: Events(), Seeds: 1, Excused: map[string]string{
		"leak revealed": "what is revealed is open to all; Decoys then leave the board, and nobody has to remember them",
	}})
}
