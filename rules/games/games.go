// Package games lists the games of the program in the order of the menu.
package games

import (
	"kettle/rules"
	"kettle/rules/rail/maps/halloween"
	"kettle/rules/rail/maps/hokkaido"
	"kettle/rules/rail/maps/japan"
	"kettle/rules/rail/maps/singapore"
	"kettle/rules/rail/maps/washingtondc"
	"kettle/rules/rail/maps/westwardho"
	"kettle/rules/steamwatchers"
)

// All is every game of the program, in menu order; a Catalogue adds the player's own maps.
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
