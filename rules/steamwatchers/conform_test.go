package steamwatchers

import (
	"testing"

	"kettle/rules/rulestest"
)

func TestConform(t *testing.T) {
	excused := map[string]string{
		"leak revealed": "what is revealed is open to all; Decoys then leave the board, and nobody has to remember them",
	}
	for _, what := range []string{"action fight", "action pay", "action recruit", "action enough", "end last-one-left", "event beacon", "event beacon-lifted",
		"event contract", "event fuel", "event spent", "event wiped-out", "action quarantine", "event quarantine"} {
		excused[what] = "it comes about by moves and combats"
	}
	rulestest.Conform(t, Definition(), rulestest.Options{Events: Events(), Seeds: 1, Excused: excused})
}
