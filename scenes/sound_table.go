package scenes

import (
	"kettle/rules"
	"kettle/rules/match"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/halloween"
	"kettle/rules/rail/steam"
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
		default:
			out = append(out, eventSounds[e.Kind()])
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
