package playtest

import (
	"strings"

	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// Cubes are the cubes of a game, to be laid out.
type Cubes struct {
	T    T
	Left [rail.Goods]int // that lie nowhere yet, by colour
}

// Pile takes the cubes that a text names, "RRB".
func (c *Cubes) Pile(text string) rail.Pile {
	c.T.Helper()
	p := rail.Pile{}
	if err := p.UnmarshalText([]byte(text)); err != nil {
		c.T.Fatalf("%v", err)
	}
	for _, g := range p {
		c.Left[g]--
	}
	return p
}

// On lays cubes on hexes, "Georgetown RB", and returns them by hex.
func (c *Cubes) On(l *track.Land, lines []string) []rail.Pile {
	c.T.Helper()
	out := make([]rail.Pile, len(l.Hexes))
	for _, line := range lines {
		i := strings.LastIndexByte(line, ' ')
		out[Hex(c.T, l, line[:i])] = c.Pile(line[i+1:])
	}
	return out
}

// Rest is all cubes that are left, sorted.
func (c *Cubes) Rest() rail.Pile {
	c.T.Helper()
	out := rail.Pile{}
	for g := rail.Red; g < rail.Goods; g++ {
		if c.Left[g] < 0 {
			c.T.Fatalf("the scene has %d %s cubes too many", -c.Left[g], g)
		}
		for range c.Left[g] {
			out = append(out, g)
		}
	}
	return out
}
