package westwardho

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
)

// cubes is "red, red, blue", or "no cubes".
func cubes(p rail.Pile) string {
	if len(p) == 0 {
		return "no cubes"
	}
	return play.Cubes(p)
}

// Line is the action in words.
func (a GrowNext) Line(*steam.State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s grows next", a.At), Icon: "growth-marker", Clause: "WWH-28"}
}

// Line is the action in words.
func (a Allot) Line(*steam.State) rules.Line {
	return rules.Line{Text: play.Title(a.String()), Icon: "cube-" + a.Good.String(), Clause: "WWH-12"}
}

// Line is the event in words.
func (e Drawn) Line(*steam.State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("From the bag to %s: %s", e.At, cubes(e.Cubes)), Value: fmt.Sprintf("+%d", len(e.Cubes)), Clause: "WWH-12"}
}

// Line is the event in words.
func (e Swept) Line(*steam.State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("From %s to the bag: %s", e.At, cubes(e.Cubes)), Value: fmt.Sprintf("−%d", len(e.Cubes)), Clause: "WWH-09"}
}

// Line is the event in words.
func (e Arrived) Line(*steam.State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("San Francisco covers %s and brings %s", e.At, cubes(e.Cubes)), Value: fmt.Sprintf("+%d", len(e.Cubes)), Icon: "action-steam-urbanization", Clause: "WWH-18"}
}
