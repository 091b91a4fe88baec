package assets

import "image/color"

// A Colour is a named colour of the palette.
type Colour struct {
	// ID is the name used in sprite names and saved settings.
	ID string
	// Name is what the interface shows.
	Name string
	// RGB is the colour itself, opaque.
	RGB color.RGBA
}

// Players are the colours of seats, in the order they are offered. The last is
// for games of seven.
var Players = []Colour{
	{"ink", "Ink", rgb(0x1B1B1B)},
	{"sky", "Sky", rgb(0x56B4E9)},
	{"vermilion", "Vermilion", rgb(0xD55E00)},
	{"yellow", "Yellow", rgb(0xF0E442)},
	{"violet", "Violet", rgb(0x6A3D9A)},
	{"grey", "Grey", rgb(0x8A8A8A)},
	{"umber", "Umber", rgb(0x663300)},
}

// Goods are the colours of cubes. Orange is Halloween's pumpkin alone: a carved
// face tells it from red, and it never shares a board with yellow, from which
// colour blindness would not tell it.
var Goods = []Colour{
	{"red", "Red", rgb(0xD9482B)},
	{"blue", "Blue", rgb(0x2F86D6)},
	{"yellow", "Yellow", rgb(0xFFD92F)},
	{"purple", "Purple", rgb(0x7A1F6B)},
	{"black", "Black", rgb(0x111111)},
	{"white", "White", rgb(0xFFFFFF)},
	{"gray", "Gray", rgb(0x8D8A84)},
	{"orange", "Orange", rgb(0xE8892B)},
}

func rgb(v uint32) color.RGBA {
	return color.RGBA{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 0xff}
}
