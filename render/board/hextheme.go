package board

import "kettle/render/draw"

// A theme is the palette of a hex map.
type theme struct {
	far, beyond    draw.Color
	sea            []draw.Color // contours, from far to near; nil where land lies around the map
	land, centre   [3]draw.Color
	boundary       draw.Color
	mountain, bay  draw.Color
	river, bank    draw.Color
	shine          draw.Color
	grid, coast    draw.Color
	ink, halo      draw.Color // names of towns
	paper, paperIn draw.Color // cartouche and notes
}

func three(a, b, c uint32) [3]draw.Color {
	return [3]draw.Color{draw.Hex(a), draw.Hex(b), draw.Hex(c)}
}

func hexes(list ...uint32) (out []draw.Color) {
	for _, v := range list {
		out = append(out, draw.Hex(v))
	}
	return out
}

var (
	survey = theme{far: draw.Hex(0xd8c49a), beyond: draw.Hex(0xdfcda4), land: three(0xecdcb4, 0xe8d6aa, 0xe4d0a0), mountain: draw.Hex(0xd3b888),
		bay: draw.Hex(0xaebfb4), river: draw.Hex(0x7f9ea0), bank: draw.Hex(0x5f7a78), shine: draw.Hex(0xc9d8cd), grid: draw.Hex(0x8a6c40),
		coast: draw.Hex(0x6b4f2c), ink: draw.Hex(0x3b2712), halo: draw.Hex(0xf0e3c2), paper: draw.Hex(0xf1e4c3), paperIn: draw.Hex(0x6b4f2c)}
	woodblock = theme{far: draw.Hex(0x1f3c63), beyond: draw.Hex(0xefe3c8), sea: hexes(0x264872, 0x2f5684, 0x3f6b99, 0x7fa3ba), land: three(0xeee2bf, 0xe8dfb6, 0xdfdcac),
		mountain: draw.Hex(0xb9c096), bay: draw.Hex(0x5f8db0), river: draw.Hex(0x3f74a8), bank: draw.Hex(0x26507e), shine: draw.Hex(0xa9c8dc), grid: draw.Hex(0x6b6a44),
		coast: draw.Hex(0x1b2c48), ink: draw.Hex(0x1c2435), halo: draw.Hex(0xf1e7c9), paper: draw.Hex(0xf1e4c3), paperIn: draw.Hex(0x4a3420)}
	tropical = theme{far: draw.Hex(0x1f7f97), beyond: draw.Hex(0xd9e5ac), sea: hexes(0x2a8ea3, 0x3b9fb0, 0x58b4bd, 0x94d2c8), land: three(0xd9e5ac, 0xcfdf9f, 0xc4d993),
		mountain: draw.Hex(0x93bd78), bay: draw.Hex(0x58b4bd), river: draw.Hex(0x4aa3c6), bank: draw.Hex(0x2c7c9e), shine: draw.Hex(0xc4e8ee), grid: draw.Hex(0x5f7d45),
		coast: draw.Hex(0xe9d9a0), ink: draw.Hex(0x20361f), halo: draw.Hex(0xeef2cf), paper: draw.Hex(0xf1e4c3), paperIn: draw.Hex(0x4a3420)}
	island = theme{far: draw.Hex(0x2a5a70), beyond: draw.Hex(0xe6dfba), sea: hexes(0x35687c, 0x47808f, 0x669ea5, 0x9cc6bf), land: three(0xe8e0b2, 0xdfd9a3, 0xd3d294),
		mountain: draw.Hex(0xc0b07c), bay: draw.Hex(0x7fb3ba), river: draw.Hex(0x4f8fae), bank: draw.Hex(0x2f6784), shine: draw.Hex(0xc4dfe2), grid: draw.Hex(0x746d3e),
		coast: draw.Hex(0x554423), ink: draw.Hex(0x2d2a1b), halo: draw.Hex(0xf3edd0), paper: draw.Hex(0xf1e4c3), paperIn: draw.Hex(0x4a3420)}
	capital = theme{far: draw.Hex(0xc9cbb4), beyond: draw.Hex(0xcfd2bc), land: three(0xdfe4cb, 0xd9dfc2, 0xd3dab9), centre: three(0xf7f4ec, 0xf3efe4, 0xefeadc),
		boundary: draw.Hex(0xe3d5b6), mountain: draw.Hex(0xcfd2b0), bay: draw.Hex(0x8fb4c2), river: draw.Hex(0x86b2c6), bank: draw.Hex(0x5a8ba2), shine: draw.Hex(0xcfe3ea),
		grid: draw.Hex(0x8d8a70), coast: draw.Hex(0x6f6a52), ink: draw.Hex(0x26302c), halo: draw.Hex(0xf5f2e6), paper: draw.Hex(0xf1e4c3), paperIn: draw.Hex(0x4a3420)}
)
