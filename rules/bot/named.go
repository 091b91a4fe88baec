package bot

import (
	"fmt"
	"strings"
	"time"
)

// A Kind is what a player may know of a bot before it sits down.
type Kind struct {
	Name   string // "steady": never renamed
	Title  string
	Text   string // one sentence
	Guided bool   // plays only games that define what is good (see Of)
	// Time is how long it may think over a decision, 0 where it does not look at the clock. Whoever asks it sets the
	// deadline.
	Time time.Duration
}

// kinds is every bot by the name that setup screens, saves and the console use, weakest first.
var kinds = []struct {
	Kind
	make func(Guide) Bot
}{
	{Kind{"random", "Random", "Takes any legal action.", false, 0}, func(Guide) Bot { return Random{} }},
	{Kind{"novice", "Novice", "Looks one action ahead and often misjudges it.", true, 0},
		func(g Guide) Bot { return Greedy{Guide: g, Width: 12, Noise: 1} }},
	{Kind{"steady", "Steady", "Takes what looks best one action ahead.", true, 0},
		func(g Guide) Bot { return Greedy{Guide: g, Width: firstSight} }},
	{Kind{"strong", "Strong", "Looks ahead for a second.", true, time.Second}, thinker},
	{Kind{"master", "Master", "Looks ahead for five seconds.", true, 5 * time.Second}, thinker},
	{Kind{"master15", "Master 15 s", "Looks ahead for fifteen seconds.", true, 15 * time.Second}, thinker},
}

// thinker is who looks ahead in the game of a guide.
func thinker(g Guide) Bot {
	if g, ok := g.(guide); ok && g.def.Open {
		return Foresight{Guide: g}
	}
	return Search{Guide: g}
}

// Kinds lists every kind of bot, weakest first.
func Kinds() (out []Kind) {
	for _, k := range kinds {
		out = append(out, k.Kind)
	}
	return out
}

// KindOf is the kind of that name.
func KindOf(name string) (Kind, bool) {
	for _, k := range kinds {
		if k.Name == name {
			return k.Kind, true
		}
	}
	return Kind{}, false
}

// Named makes the bot of that name for the game of the guide, which may be nil. The error is a sentence for players.
func Named(name string, g Guide) (Bot, error) {
	var names []string
	for _, k := range kinds {
		if k.Name == name {
			if k.Guided && g == nil {
				return nil, fmt.Errorf("the bot %q does not know this game yet", name)
			}
			return k.make(g), nil
		}
		names = append(names, k.Name)
	}
	last := len(names) - 1
	return nil, fmt.Errorf("there is no bot %q; there are %s and %s", name, strings.Join(names[:last], ", "), names[last])
}
