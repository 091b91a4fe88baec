// Package games lists the games of the program in the order of the menu.
package games

import (
	"slices"
	"strings"

	"kettle/rules"
	"kettle/rules/rail/maps/halloween"
	"kettle/rules/rail/maps/hokkaido"
	"kettle/rules/rail/maps/japan"
	"kettle/rules/rail/maps/own"
	"kettle/rules/rail/maps/singapore"
	"kettle/rules/rail/maps/washingtondc"
	"kettle/rules/rail/maps/westwardho"
	"kettle/rules/steamwatchers"
)

// All is every game of the program that can be played, in menu order; a Catalogue adds the player's own maps.
var All = []*rules.Definition{
	halloween.Definition(),
	washingtondc.Definition(),
	japan.Definition(),
	hokkaido.Definition(),
	singapore.Definition(),
	westwardho.Definition(),
	steamwatchers.Definition(),
}

// Find is the game of the program of that id, nil if there is none.
func Find(id string) *rules.Definition {
	for _, d := range All {
		if d.ID == id {
			return d
		}
	}
	return nil
}

// A Title is one place of the menu, for a game that can be played or is still to come.
type Title struct {
	ID, Name, Family   string
	MinSeats, MaxSeats int
	Minutes            int // usual length
	Text               string
}

// Own reports whether it is a game on the player's own map.
func (t Title) Own() bool { return strings.HasPrefix(t.ID, own.Prefix) }

// Playable reports whether the game is there.
func (t Title) Playable() bool { return t.Own() || Find(t.ID) != nil }

// Menu is every title of the program in order.
func Menu() []Title { return slices.Clone(menu) }

var menu = []Title{
	{"age-of-steam/halloween", "Halloween", "Age of Steam", 1, 1, 45, "Send witches home along lit lanterns and smash every pumpkin before the last night is over."},
	{"age-of-steam/washington-dc", "Washington D.C.", "Age of Steam", 3, 4, 150, "Bid, build and deliver in and around the capital, over a ring road that jams."},
	{"steam/japan", "Japan", "Steam", 3, 4, 120, "Express trains skip stations on the way down four islands, through one famous tunnel."},
	{"steam/hokkaido", "Hokkaido", "Steam", 2, 2, 75, "Two players on a northern island in the snow, with long lines to the coast."},
	{"steam/singapore", "Singapore", "Steam", 2, 2, 75, "Two players on a small island with a great harbor, where land is dear and unfinished track costs rent."},
	{"steam/westward-ho", "Westward Ho!", "Steam", 4, 6, 150, "Towns grow where the rails arrive, from the Mississippi to the Pacific."},
	{"steamwatchers", "Steamwatchers", "Steamwatchers", 2, 5, 120, "Clans fight for the last warm geysers of a frozen Europe."},
}
