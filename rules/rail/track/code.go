package track

import "kettle/rules/hex"

// A Code is the track rules of a family: everything in which Age of Steam and Steam differ, as data. The two that there
// are never change.
type Code struct {
	Family string
	Costs  Costs  // the printed prices
	Supply Supply // what the box holds
	// OncePerHex: a player builds once a turn in a hex (AOS-051).
	OncePerHex bool
	// FirstAtCity: a player's first tile is a simple one with an end at a city (AOS-056).
	FirstAtCity bool
	// Redirects is how many tracks one lay redirects at most (AOS-071, STM-077).
	Redirects int
	// Mixes: one lay may redirect one track and add another (AOS-071; not so STM-082).
	Mixes bool
	// Meets: unowned track may be redirected by who may not extend it, to meet a city or own track (AOS-069).
	Meets bool

	shapes []Shape
	faces  []face
	byTurn [][hex.Sides]faceID
	order  map[Tile]int16
}

// AgeOfSteam is the code of age-of-steam.md.
var AgeOfSteam = newCode(&Code{Family: "age-of-steam", Costs: ageOfSteamCosts, Supply: ageOfSteamSupply,
	OncePerHex: true, FirstAtCity: true, Redirects: 2, Mixes: true, Meets: true, shapes: ageOfSteamShapes})

// Steam is the code of steam.md, without a limit of tiles (STM-004).
var Steam = newCode(&Code{Family: "steam", Costs: steamCosts, Redirects: 1, shapes: steamShapes})

// CodeOf is the code of a family of the map files; nil for another word.
func CodeOf(family string) *Code {
	for _, c := range [...]*Code{AgeOfSteam, Steam} {
		if c.Family == family {
			return c
		}
	}
	return nil
}

func newCode(c *Code) *Code {
	c.faces, c.byTurn = makeFaces(c.shapes)
	c.order = map[Tile]int16{}
	for i := range c.shapes {
		c.order[c.shapes[i].Name] = int16(i)
	}
	return c
}

// number is the place of a tile among the shapes, -1 for a tile of the other family.
func (c *Code) number(t Tile) int16 {
	if n, ok := c.order[t]; ok {
		return n
	}
	return -1
}

// face finds a tile as it is turned; 0 for one that is none.
func (c *Code) face(t Tile, turn int8) faceID {
	n := c.number(t)
	if n < 0 || !hex.Side(turn).Valid() {
		return 0
	}
	return c.byTurn[n][turn]
}

// Shapes lists the tiles of the family in the order in which Lays goes through them.
func (c *Code) Shapes() []Shape { return append([]Shape(nil), c.shapes...) }

// Turns lists the turns in which a tile looks different, fewer than six for a symmetric one.
func (c *Code) Turns(t Tile) (out []int) {
	if n := c.number(t); n >= 0 {
		for turn, id := range c.byTurn[n] {
			if id != 0 {
				out = append(out, turn)
			}
		}
	}
	return out
}
