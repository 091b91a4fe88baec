// Package rail is what all rail maps share: goods, stops, lines and the routes that cubes take over them. It
// knows no hexes, no money and no phases.
package rail

import "fmt"

// A Good is the colour of a cube, and of a place where such cubes are delivered.
type Good uint8

// The goods. Black cubes are witches and orange ones pumpkins on the Halloween map.
const (
	None Good = iota // no cube, or a place without a colour
	Red
	Blue
	Purple
	Yellow
	Black
	Gray
	Orange
	White
	Goods // how many values there are, None among them
)

var goods = [Goods]struct {
	name   string
	letter byte
}{{"none", '.'}, {"red", 'R'}, {"blue", 'B'}, {"purple", 'P'}, {"yellow", 'Y'}, {"black", 'K'}, {"gray", 'G'}, {"orange", 'O'}, {"white", 'W'}}

// String is the colour in lower case, as the map files write it.
func (g Good) String() string {
	if g < Goods {
		return goods[g].name
	}
	return fmt.Sprintf("good %d", uint8(g))
}

// Letter is the colour as one letter: R B P Y K G O W, and . for None. Black is K.
func (g Good) Letter() byte { return goods[g%Goods].letter }

// GoodNamed finds a good by its colour in lower case; ok is false for another word.
func GoodNamed(name string) (g Good, ok bool) {
	for g := Red; g < Goods; g++ {
		if goods[g].name == name {
			return g, true
		}
	}
	return None, false
}

// GoodLettered finds a good by its letter, None by the full stop.
func GoodLettered(c byte) (g Good, ok bool) {
	for g := None; g < Goods; g++ {
		if goods[g].letter == c {
			return g, true
		}
	}
	return None, false
}

// MarshalText writes the colour.
func (g Good) MarshalText() ([]byte, error) { return []byte(g.String()), nil }

// UnmarshalText reads the colour and refuses an unknown one.
func (g *Good) UnmarshalText(b []byte) error {
	if string(b) == goods[None].name {
		*g = None
		return nil
	}
	v, ok := GoodNamed(string(b))
	if !ok {
		return fmt.Errorf("rail: unknown color %q", b)
	}
	*g = v
	return nil
}

// A Pile is a row of cubes or of boxes that may hold one each. In JSON it is one letter a cube, "KR.".
type Pile []Good

// MarshalText writes one letter a cube.
func (p Pile) MarshalText() ([]byte, error) {
	b := make([]byte, len(p))
	for i, g := range p {
		b[i] = g.Letter()
	}
	return b, nil
}

// UnmarshalText reads what MarshalText wrote.
func (p *Pile) UnmarshalText(b []byte) error {
	*p = make(Pile, len(b))
	for i, c := range b {
		g, ok := GoodLettered(c)
		if !ok {
			return fmt.Errorf("rail: unknown cube %q", c)
		}
		(*p)[i] = g
	}
	return nil
}

// Count is how many cubes of that colour lie in the pile.
func (p Pile) Count(g Good) (n int) {
	for _, c := range p {
		if c == g {
			n++
		}
	}
	return n
}

// Without returns a new pile that lacks the first cube of that colour, or p itself if there is none.
func (p Pile) Without(g Good) Pile {
	for i, c := range p {
		if c == g {
			return append(append(make(Pile, 0, len(p)), p[:i]...), p[i+1:]...)
		}
	}
	return p
}

// With returns a new pile with one cube more, at its end.
func (p Pile) With(g Good) Pile { return append(append(make(Pile, 0, len(p)+1), p...), g) }
