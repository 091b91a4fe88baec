package board

import (
	"math"

	"kettle/render/draw"
	"kettle/rules/rail"
)

// Sample draws a corner of a map into r, for the options: each owner's track and disc, a city and cubes with their letters; own is whose
// track is lit.
func Sample(l *draw.List, r draw.Rect, owners []Livery, own string) {
	p := pen{l: l, v: view{k: 1}, least: leastPixels}
	l.Round(r.Inset(-2), 9, draw.Solid(draw.Hex(0x5a3f22)))
	l.Round(r, 7, draw.Down(r, draw.Hex(0xe3ead6), draw.Hex(0xcddabd)))
	l.Within(r, func() {
		side := max(24, r.H/5.6)
		for col := range int(r.W/(1.5*side)) + 2 {
			for row := range int(r.H/(math.Sqrt2*side)) + 2 {
				at := draw.Pt(r.X+float32(col)*1.5*side, r.Y+(float32(row)+0.5*float32(col%2))*side*1.732)
				l.Outline(hexagon(at, side), 1, draw.Color{R: 60, G: 80, B: 50, A: 34})
			}
		}
		tracks, rest := r.CutLeft(min(r.W*0.58, 330))
		sampleTracks(p, tracks.Pad(12, 8), owners, own)
		samplePieces(p, rest.Pad(6, 10))
	})
}

// sampleTracks draws the owners' track below each other, gently curved, each with its disc.
func sampleTracks(p pen, r draw.Rect, owners []Livery, own string) {
	pitch := r.H / float32(len(owners))
	t := min(40, pitch*1.25)
	for i, v := range owners {
		y := r.Y + (float32(i)+0.5)*pitch
		var line []draw.Point
		for k := range 25 {
			f := float32(k) / 24
			line = append(line, draw.Pt(r.X+f*r.W, y+0.12*pitch*float32(math.Sin(float64(f)*2*math.Pi))))
		}
		if v.ID == own {
			p.line(line, 0.62*t, draw.Hex(0xffe08a))
		}
		p.bed([]run{{lines: [][]draw.Point{line}}}, t)
		p.liveried(line, t, v)
		p.disc(line[12], 0.26*t, v, 1)
	}
}

// samplePieces draws a city with its letter, and below it four cubes.
func samplePieces(p pen, r draw.Rect) {
	rad := min(r.W*0.34, r.H*0.27)
	c := draw.Pt(r.Mid().X, r.Y+rad+2)
	p.l.Fill(hexagon(c, rad*0.96), draw.Solid(draw.Hex(0x17110c)))
	p.l.Fill(hexagon(c, rad*0.885), draw.Solid(cityFill[rail.Blue]))
	p.sprite("city-skyline", sized("city-skyline", c.Add(draw.Pt(0, -rad*0.13)), rad*1.4))
	p.badge(c.Add(draw.Pt(-0.56*rad, -0.58*rad)), 0.53*rad, "B", draw.Hex(0xfbf6e9), draw.Hex(0x2b2118), true)
	p.badge(c.Add(draw.Pt(0.56*rad, -0.58*rad)), 0.53*rad, "3", draw.Hex(0xffffff), draw.Hex(0x1b1410), false)
	w := min(36, r.W/2.8, r.H/6)
	for i, g := range []rail.Good{rail.Red, rail.Blue, rail.Yellow, rail.Purple} {
		x := r.Mid().X + (float32(i%2)-0.5)*w*1.2
		DrawCube(p.l, draw.Pt(x, c.Y+rad+w*0.85+float32(i/2)*w*1.2), w, g)
	}
}
