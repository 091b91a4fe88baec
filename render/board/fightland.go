package board

import (
	"fmt"

	"kettle/render/draw"
)

// The stage of a combat in its own units, and where the ground begins.
const (
	stageWide, stageTall = 1032, 624
	horizon              = 210
)

// A peak is a mountain on the horizon: its top, half its width, how far its snow reaches.
type peak struct{ x, y, half, snow float32 }

var (
	farPeaks  = []peak{{70, 140, 100, 0.32}, {305, 122, 120, 0.45}, {488, 118, 96, 0.5}, {652, 100, 122, 0.46}, {810, 150, 80, 0.3}, {930, 132, 110, 0.4}, {1040, 150, 80, 0.4}}
	nearPeaks = []peak{{10, 168, 70, 0.4}, {150, 172, 90, 0.3}, {380, 170, 84, 0.35}, {560, 178, 80, 0.3}, {742, 168, 92, 0.34}, {1000, 160, 96, 0.42}}
)

// land paints the snow plain with its mountains, the column that stands there and its steam, and frost that wide in the upper corners,
// as a still of that box.
func (p pen) land(r draw.Rect, column int, frosty float32) {
	b := p.box(r)
	p.l.Keep(fmt.Sprintf("fight/%g,%g,%gx%g/%d/%g", b.X, b.Y, b.W, b.H, column, frosty), b, false, func(l *draw.List) {
		q := pen{l: l, v: p.v}
		l.Within(b, func() {
			q.sky(r)
			q.snowfield(draw.Rc(r.X, horizon, r.W, r.Bottom()-horizon))
			if column > 0 {
				q.column(draw.Pt(r.X+r.W/2-2, 230), column)
			}
			q.flakes(draw.Rc(r.X, r.Y, r.W, 420), 64)
			foot := draw.Rc(r.X, 330, r.W, r.Bottom()-330)
			q.fill(foot, 0, draw.Down(foot, draw.Color{R: 0x16, G: 0x36, B: 0x48}, draw.Color{R: 0x0c, G: 0x1c, B: 0x25, A: 250}))
			frost(l, q.box(draw.Rc(r.X, r.Y, frosty, frosty)), 0, 0.75)
			frost(l, q.box(draw.Rc(r.Right()-frosty, r.Y, frosty, frosty)), 1, 0.75)
		})
	})
}

func (p pen) sky(r draw.Rect) {
	high, low := draw.Rc(r.X, r.Y, r.W, horizon*0.62), draw.Rc(r.X, r.Y+horizon*0.62, r.W, horizon*0.4)
	p.fill(high, 0, draw.Down(high, draw.Hex(0x13293a), draw.Hex(0x3f6c84)))
	p.fill(low, 0, draw.Down(low, draw.Hex(0x3f6c84), draw.Hex(0xe0c79f)))
	for i := range 26 { // stars
		at := draw.Pt(r.X+grain(i, 11)*r.W, r.Y+grain(i, 12)*90)
		p.fill(draw.Around(at, 1.3, 1.3), 1, draw.Solid(draw.Color{R: 255, G: 255, B: 255, A: uint8(50 + 90*grain(i, 13))}))
	}
	k := max(1, r.W/stageWide)
	left := r.Mid().X - k*stageWide/2 // of a narrow land the middle is seen
	for _, m := range farPeaks {
		p.mountain(m, left, k, draw.Hex(0x5a829a), draw.Hex(0x44697f), draw.Hex(0xe9f2f4))
	}
	for _, m := range nearPeaks {
		p.mountain(m, left, k, draw.Hex(0x3d6278), draw.Hex(0x2f5064), draw.Hex(0xd3e3e8))
	}
}

// mountain paints a peak: the side in the light, the side in the shade, and the snow with its ragged foot.
func (p pen) mountain(m peak, left, k float32, light, shade, snow draw.Color) {
	const foot = horizon + 6
	top := draw.Pt(left+m.x*k, m.y)
	half := m.half * k
	p.l.Fill(p.path([]draw.Point{top, {X: top.X - half, Y: foot}, {X: top.X + half*0.2, Y: foot}}), draw.Solid(light))
	p.l.Fill(p.path([]draw.Point{top, {X: top.X + half*0.2, Y: foot}, {X: top.X + half, Y: foot}}), draw.Solid(shade))
	h := (foot - m.y) * m.snow
	side := half * m.snow
	p.l.Fill(p.path([]draw.Point{top, {X: top.X - side, Y: m.y + h}, {X: top.X - side*0.45, Y: m.y + h*0.76}, {X: top.X - side*0.12, Y: m.y + h*1.05},
		{X: top.X + side*0.16, Y: m.y + h*0.72}}), draw.Solid(snow))
	p.l.Fill(p.path([]draw.Point{top, {X: top.X + side*0.16, Y: m.y + h*0.72}, {X: top.X + side*0.42, Y: m.y + h*1.0}, {X: top.X + side*0.62, Y: m.y + h*0.78},
		{X: top.X + side, Y: m.y + h}}), draw.Solid(draw.Mix(snow, shade, 0.42)))
}

// snowfield paints the ground with its drifts.
func (p pen) snowfield(r draw.Rect) {
	p.fill(r, 0, draw.Down(draw.Rc(r.X, r.Y, r.W, 260), draw.Hex(0xe9f1f4), draw.Hex(0x9dbccb)))
	rise := []draw.Point{{X: r.X, Y: r.Y + 3}}
	rise = append(rise, draw.Cubic(draw.Pt(r.X, r.Y+2), draw.Pt(r.X+r.W*0.3, r.Y-10), draw.Pt(r.X+r.W*0.6, r.Y+10), draw.Pt(r.Right(), r.Y-2), 24)...)
	rise = append(rise, draw.Pt(r.Right(), r.Y+14), draw.Pt(r.X, r.Y+14))
	p.l.Fill(p.path(rise), draw.Solid(draw.Hex(0xe9f1f4)))
	for i := range 22 {
		y := r.Y + 14 + grain(i, 21)*200
		w := 40 + grain(i, 22)*150*(0.4+(y-r.Y)/200)
		x := r.X + grain(i, 23)*r.W - w/2
		line := draw.Cubic(draw.Pt(x, y), draw.Pt(x+w*0.3, y-5), draw.Pt(x+w*0.6, y+5), draw.Pt(x+w, y-1), 12)
		p.l.Line(p.path(line), (1.2+grain(i, 24)*1.2)*p.v.k, draw.Color{R: 255, G: 255, B: 255, A: 190})
		for j := range line {
			line[j].Y += 2
		}
		p.l.Line(p.path(line), 1*p.v.k, draw.Color{R: 0x86, G: 0xab, B: 0xbc, A: 90})
	}
}

// column paints a steam column in the distance, with its light and its steam.
func (p pen) column(foot draw.Point, levels int) {
	p.tinted("column-glow", draw.Around(foot.Sub(draw.Pt(0, 22)), 200, 180), draw.Color{R: 255, G: 196, B: 120, A: 200})
	for _, puff := range []struct{ x, y, size, alpha float32 }{{-8, 62, 54, 0.5}, {8, 92, 50, 0.55}, {-2, 118, 40, 0.5}, {6, 140, 28, 0.45}} {
		p.tinted("vapour-puff", draw.Around(foot.Add(draw.Pt(puff.x, -puff.y)), puff.size, puff.size), white(puff.alpha))
	}
	name := fmt.Sprintf("column-%d", max(1, min(5, levels)))
	p.tinted("shadow-soft", draw.Around(foot.Add(draw.Pt(6, -3)), 84, 22), shadowTint)
	b := sized(name, draw.Point{}, 62)
	p.sprite(name, draw.Rc(foot.X-31, foot.Y-b.H, 62, b.H))
}
