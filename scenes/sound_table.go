package scenes

import (
	"kettle/rules"
	"kettle/rules/match"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/halloween"
	"kettle/rules/rail/steam"
	"kettle/rules/steamwatchers"
)

// eventSounds are the sounds of what happens in a game, by the event's kind; "" is silence that is meant.
var eventSounds = map[string]string{
	"round":          "chime",
	"phase":          "",
	"share":          "coins",
	"role":           "disc",
	"city":           "tile",
	"built":          "lantern",
	"placed":         "cube",
	"delivered":      "cube",
	"loco":           "steam",
	"passed":         "page",
	"collected":      "coins",
	"expenses":       "coin",
	"eliminated":     "knock",
	"reduced":        "knock",
	"dice":           "dice",
	"came":           "cube",
	"bid":            "disc",
	"stayed":         "page",
	"order":          "",
	"laid":           "tile",
	"linked":         "chuff",
	"drawn":          "cube",
	"filled":         "cube",
	"gridlock":       "knock",
	"emergency":      "steam",
	"turn":           "chime",
	"folded":         "page",
	"place":          "disc",
	"bid-lost":       "coin",
	"capital":        "coins",
	"grown":          "tile",
	"stocked":        "cube",
	"credited":       "coin",
	"settled":        "coins",
	"bankrupt":       "knock",
	"express-raised": "steam",
	"fee":            "coin",
	"token":          "disc",
	"turn-passed":    "page",
	"tokens":         "disc",
	"rent":           "coin",
	"end-triggered":  "chime",
	"swept":          "cube",
	"arrived":        "tile",
}

// soundOf is the sound of a kind of event in a game, and whether there is a line for it.
func soundOf(def *rules.Definition, kind string) (sound string, known bool) {
	list := eventSounds
	if def.Family == "Steamwatchers" {
		list = stwSounds
	}
	sound, known = list[kind]
	return sound, known
}

// soundsOf are the sounds of what an action led to, in its order.
func soundsOf(m *match.Match, events []rules.Event) (out []string) {
	for _, e := range events {
		switch e := e.(type) {
		case halloween.Flown:
			out = append(out, "witch")
			if !e.Smashed.IsZero() {
				out = append(out, "smash")
			}
		case ageofsteam.Ended:
			out = append(out, endSound(m, e.Result))
		case steam.Ended:
			out = append(out, endSound(m, e.Result))
		case steamwatchers.Ended:
			out = append(out, endSound(m, e.Result))
		default:
			sound, _ := soundOf(m.Definition(), e.Kind())
			out = append(out, sound)
		}
	}
	return out
}

// endSound is how a game ends: with a person in the first place, or not.
func endSound(m *match.Match, r rules.Result) string {
	for seat, place := range r.Places {
		if place == 1 && m.Table().Human(rules.Seat(seat)) {
			return "win"
		}
	}
	return "lose"
}
