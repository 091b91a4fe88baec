package console

import (
	"encoding/json"
	"strings"

	"kettle/rules"
)

// maxAlternatives bounds the other actions that hidden tries for one line of the log.
const maxAlternatives = 64

// hidden says whether the viewer cannot tell decision i of the log from another that was open: then its words must
// not be told. What a seat chose in secret stays untold, though it may have come out later.
func (v viewer) hidden(i int) bool {
	e := v.m.Log()[i]
	if e.By == v.seat || !owned(v.m.Definition()) {
		return false
	}
	before, after := v.m.At(i), v.sight(v.m.At(i+1))
	for n, other := range before.Legal() {
		if n == maxAlternatives {
			break
		}
		if other == e.Action {
			continue
		}
		if out, err := before.Apply(other); err == nil && v.sight(out.Next) == after {
			return true
		}
	}
	return false
}

// owned says whether anything in the game is secret to one seat; else every decision is open.
func owned(def *rules.Definition) bool {
	for _, path := range def.Secrets {
		if strings.Contains(path, "*") {
			return true
		}
	}
	return false
}

// sight is all that the viewer sees of a position.
func (v viewer) sight(p rules.Position) string {
	b, err := json.Marshal(p.View(v.seat))
	if err != nil {
		return err.Error()
	}
	return string(b)
}
