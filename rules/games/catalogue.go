package games

import (
	"encoding/json"
	"slices"
	"strings"

	"kettle/rules"
	"kettle/rules/rail/maps/own"
	"kettle/rules/rail/track"
)

// A Catalogue is every game that can be played: those of the program, then those on the player's own maps. The zero
// Catalogue has those of the program alone.
type Catalogue struct {
	maps     []own.Map
	problems []own.Problem
}

// With is the catalogue with the maps of a player, given as the files of the folder of maps.
func With(files []own.File) Catalogue {
	var c Catalogue
	c.maps, c.problems = own.Read(files, Printed)
	return c
}

// Printed reports whether a map of the program has that id, which no other map may have then.
func Printed(id string) bool {
	return slices.ContainsFunc(All, func(d *rules.Definition) bool { return d.ID[strings.LastIndexByte(d.ID, '/')+1:] == id })
}

// ReadMap reads a map file: a player's as strictly as for playing it, one of the program, known by its id, to look at it.
func ReadMap(data []byte) (*own.Map, error) {
	var head struct{ ID string }
	if json.Unmarshal(data, &head) == nil && Printed(head.ID) {
		return own.Look(data)
	}
	return own.Parse(data, Printed)
}

// Games is every game in menu order.
func (c Catalogue) Games() []*rules.Definition {
	out := slices.Clone(All)
	for i := range c.maps {
		out = append(out, c.maps[i].Game)
	}
	return out
}

// Find is the game of that id, nil if there is none.
func (c Catalogue) Find(id string) *rules.Definition {
	if m := c.own(id); m != nil {
		return m.Game
	}
	return Find(id)
}

// Land is the player's own map of that id, nil for any other game.
func (c Catalogue) Land(id string) *track.Land {
	if m := c.own(id); m != nil {
		return m.Land
	}
	return nil
}

func (c Catalogue) own(id string) *own.Map {
	for i := range c.maps {
		if c.maps[i].Game.ID == id {
			return &c.maps[i]
		}
	}
	return nil
}

// Problems are the files of the player's maps that cannot be played, and why.
func (c Catalogue) Problems() []own.Problem { return c.problems }
