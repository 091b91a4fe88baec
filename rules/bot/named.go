package bot

import (
	"fmt"
	"strings"
)

// kinds is every bot by the name that setup screens, saves and the console use, weakest first.
var kinds = []struct {
	Kind
	make func(Guide) Bot
}{
	{Kind{"random", "Random", "Takes any legal action.", false}, func(Guide) Bot { return Random{} }},
	{Kind{"greedy", "Greedy", "Takes what looks best one action ahead.", true}, func(g Guide) Bot { return Greedy{Guide: g} }},
}

// A Kind is what a player may know of a bot before it sits down.
type Kind struct {
	Name   string // "greedy": never renamed
	Title  string
	Text   string // one sentence
	Guided bool   // plays only games that define what is good (see Of)
}

// Kinds lists every kind of bot, weakest first.
func Kinds() (out []Kind) {
	for _, k := range kinds {
		out = append(out, k.Kind)
	}
	return out
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
	return nil, fmt.Errorf("there is no bot %q; there are %s", name, strings.Join(names, " and "))
}
