package own

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/mapfile"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/track"
)

// A checker asks of a map that can be read what the standard rules of its family need.
type checker struct {
	land         *track.Land
	family       *family
	setup, rules *mapfile.Node
}

// check is the first mistake, nil for none. A map of Age of Steam without new cities gets those of the box.
func (c *checker) check(taken func(string) bool) error {
	if c.family.name == "Age of Steam" && c.land.NewCities == nil {
		c.land.NewCities = newCities
	}
	for _, find := range [...]func() *mapfile.Error{
		func() *mapfile.Error { return c.id(taken) }, c.players, c.colors, c.figures, c.order, c.hexes, c.joined, c.enough,
	} {
		if e := find(); e != nil {
			return e
		}
	}
	return nil
}

// wrong is a mistake in a key of the head.
func (c *checker) wrong(key, path, format string, a ...any) *mapfile.Error {
	return &mapfile.Error{Line: c.land.Line(key), Path: path, Text: fmt.Sprintf(format, a...)}
}

// at is a mistake in a key of setup or rules, which stands there.
func at(n *mapfile.Node, key, format string, a ...any) *mapfile.Error {
	return &mapfile.Error{Line: n.Where(key), Path: n.Path + "." + key, Text: fmt.Sprintf(format, a...)}
}

var idForm = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

const maxID, maxTitle, maxStatus = 30, 30, 240

func (c *checker) id(taken func(string) bool) *mapfile.Error {
	switch id := c.land.ID; {
	case len(id) > maxID || !idForm.MatchString(id):
		return c.wrong("id", "id", "must be up to %d small letters and digits, with single dashes between them", maxID)
	case taken != nil && taken(id):
		return c.wrong("id", "id", "%q is a map of the program", id)
	}
	if t := c.land.Title; len([]rune(t)) > maxTitle || spelling(t) != "" {
		return c.wrong("title", "title", "must be up to %d letters, digits, spaces and any of . ' & -", maxTitle)
	}
	if s := c.land.Status; len([]rune(s)) > maxStatus || strings.ContainsAny(s, "@\n\t\r") {
		return c.wrong("status", "status", "must be one paragraph of up to %d letters, without @", maxStatus)
	}
	return nil
}

func (c *checker) players() *mapfile.Error {
	switch l, f := c.land, c.family; {
	case l.MinSeats < f.min:
		return c.wrong("players", "players.min", "must be at least %d: %s is for %d to %d", f.min, f.name, f.min, f.max)
	case f.name == "Age of Steam" && c.byPlayers():
		return c.wrong("panels_by_players", "panels_by_players", "belongs to Steam only")
	}
	return nil
}

// byPlayers reports whether some panels are for some numbers of players.
func (c *checker) byPlayers() bool {
	return slices.ContainsFunc(c.land.Panels, func(p track.Panel) bool { return len(p.Seats) > 0 })
}

func (c *checker) colors() *mapfile.Error {
	for g, n := range c.land.Total {
		if n > 0 && !slices.Contains(c.family.goods, rail.Good(g)) {
			return c.wrong("goods_total", "goods_total."+rail.Good(g).String(), "is no color of %s", c.family.name)
		}
	}
	return nil
}

// figures are the keys that one family alone knows, and turns for numbers of players that there are.
func (c *checker) figures() *mapfile.Error {
	if c.family.name == "Steam" {
		if c.land.NewCities != nil {
			return c.wrong("new_cities", "new_cities", "belongs to Age of Steam only")
		}
	} else {
		if c.rules.Has("action_order_base") {
			return at(c.rules, "action_order_base", "belongs to Steam only")
		}
		if c.setup.Has("supply_fill") {
			return at(c.setup, "supply_fill", "belongs to Steam only")
		}
	}
	for seats, n := range c.land.Figures.Turns {
		if n > 0 && (seats < c.land.MinSeats || seats > c.land.MaxSeats) {
			return at(c.rules, "turns", "names %d players, but the map is for %d to %d", seats, c.land.MinSeats, c.land.MaxSeats)
		}
	}
	for i, n := range c.land.NewCities {
		if slices.ContainsFunc(c.land.NewCities[:i], func(o rail.NewCity) bool { return o.Column == n.Column }) {
			return c.wrong("new_cities", fmt.Sprintf("new_cities[%d].column", i), "two new cities with this column")
		}
		if !slices.Contains(c.family.goods, n.Color) {
			return c.wrong("new_cities", fmt.Sprintf("new_cities[%d].color", i), "is no color of %s", c.family.name)
		}
	}
	return nil
}

// order is the action tiles of the Basic game: known, each once, one for every player at least.
func (c *checker) order() *mapfile.Error {
	o := c.land.Figures.Order
	for i, id := range o {
		var r steam.Role
		if r.UnmarshalText([]byte(id)) != nil {
			return at(c.rules, "action_order_base", "there is no action tile %q", id)
		}
		if slices.Contains(o[:i], id) {
			return at(c.rules, "action_order_base", "%q stands there twice", id)
		}
	}
	if o != nil && len(o) < c.land.MaxSeats {
		return at(c.rules, "action_order_base", "must name an action tile for each of %d players", c.land.MaxSeats)
	}
	return nil
}

// enough are the cubes that the game lays out (AOS-020, AOS-021, STM-015, STM-016).
func (c *checker) enough() *mapfile.Error {
	have, cities, supply := 0, 0, 0
	for _, n := range c.land.Total {
		have += n
	}
	for i := range c.land.Hexes {
		cities += c.land.Hexes[i].StartCubes
	}
	place := "goods supply asks"
	if c.family.name == "Steam" {
		for seats := c.land.MinSeats; seats <= c.land.MaxSeats; seats++ {
			n := 0
			for _, f := range steam.Base(steam.Form{Variant: steam.Basic, Seats: seats}, track.NewMap(c.land, track.Steam, track.Policy{})).Rules.Fill {
				n += f.Spaces * f.Cubes
			}
			supply = max(supply, n)
		}
	} else {
		m := ageofsteam.Standard()
		m.UseTrack(track.NewMap(c.land, track.AgeOfSteam, track.Policy{}))
		for _, col := range m.Columns {
			supply += col.Boxes
		}
		place = "goods display asks"
	}
	switch {
	case cities > have:
		return c.wrong("goods_total", "goods_total", "has %d cubes, but the cities ask for %d", have, cities)
	case cities+supply > have:
		return c.wrong("goods_total", "goods_total", "has %d cubes, but the cities ask for %d and the %s for %d", have, cities, place, supply)
	}
	return nil
}
