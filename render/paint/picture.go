package paint

import (
	"math"
	"strings"

	"kettle/assets"
	"kettle/render/draw"
	"kettle/render/paint/mesh"
)

// white is the tint that changes nothing.
var white = draw.Color{R: 255, G: 255, B: 255, A: 255}

func tintOf(it *draw.Item) draw.Color {
	if it.Tint == (draw.Color{}) {
		return white
	}
	return it.Tint
}

// picture adds a sprite, a 9-slice or tiles.
func (b *builder) picture(it *draw.Item) {
	key, s, ok := keyOf(it)
	if !ok {
		b.p.complain("no sprite \"" + it.Name + "\"")
		b.shout(it)
		return
	}
	switch it.Op {
	case draw.OpNine:
		ok = b.nine(it, s, key)
	case draw.OpTile:
		ok = b.tile(it, s, key)
	default:
		ok = b.sprite(it, s, key)
	}
	if !ok {
		b.shout(it)
	}
}

// leaf makes the leaf with a level of a page what the next triangles are painted from.
func (b *builder) leaf(key pageKey, level int) *leaf {
	l := b.p.leaf(key, level)
	if l != nil {
		b.from(l.img, smooth)
	}
	return l
}

// soft says that a sprite is all blur, and the half of it as good.
func soft(name string) bool {
	return strings.HasSuffix(name, "-glow") || strings.HasSuffix(name, "-halo") || strings.HasPrefix(name, "shadow-") || name == "steam-puff"
}

func missing(name string) bool {
	_, ok := assets.Lookup(name)
	return !ok
}

// shout shows loudly that a name is wrong.
func (b *builder) shout(it *draw.Item) {
	b.from(b.p.white, exact)
	mark := b.mesh.Len()
	b.mesh.Fill(b.px(it.Rect).Corners(), draw.Solid(draw.Color{R: 255, B: 255, A: 255}))
	b.clip(mark, it)
	b.text(&draw.Item{Op: draw.OpText, Text: it.Name, Size: 12, At: draw.Pt(it.Rect.X+2, it.Rect.Y+12), Paint: draw.Solid(white), Clip: it.Clip})
}

// sprite adds a sprite; false says that its page is broken.
func (b *builder) sprite(it *draw.Item, s assets.Sprite, key pageKey) bool {
	r := b.px(it.Rect)
	if r.W <= 0 || r.H <= 0 {
		return true
	}
	if s.Page == it.Name && it.Angle == 0 { // a whole picture: sharp edges
		r = snapRect(r)
	}
	level := levelFor(float32(math.Sqrt(float64(float32(s.W*s.H) / (r.W * r.H)))))
	if soft(it.Name) {
		level = max(1, level)
	}
	if level == 0 && comesInParts(it, s, key) {
		return b.inParts(it, s, r)
	}
	c := b.leaf(key, level)
	if c == nil {
		return false
	}
	u0, v0 := c.place(level, float32(s.X), float32(s.Y))
	u1, v1 := c.place(level, float32(s.X+s.W), float32(s.Y+s.H))
	if it.Flip {
		u0, u1 = u1, u0
	}
	corners := [4]mesh.Corner{{X: r.X, Y: r.Y, U: u0, V: v0}, {X: r.Right(), Y: r.Y, U: u1, V: v0},
		{X: r.Right(), Y: r.Bottom(), U: u1, V: v1}, {X: r.X, Y: r.Bottom(), U: u0, V: v1}}
	if it.Angle != 0 {
		sin, cos := math.Sincos(float64(it.Angle))
		mid := r.Mid()
		for i := range corners {
			p := &corners[i]
			x, y := float64(p.X-mid.X), float64(p.Y-mid.Y)
			p.X, p.Y = mid.X+float32(x*cos-y*sin), mid.Y+float32(x*sin+y*cos)
		}
	}
	mark := b.mesh.Len()
	b.mesh.Quad(corners, tintOf(it), it.Glow)
	b.clip(mark, it)
	return true
}

// nine adds the nine parts of a slice, which the page holds at twice their size.
func (b *builder) nine(it *draw.Item, s assets.Sprite, key pageKey) bool {
	box := snapRect(b.px(it.Rect))
	margin := round(float32(s.Margin) / 2 * b.scale)
	r := box.Inset(-margin)
	corner := round(float32(s.Corner) / 2 * b.scale)
	cx, cy := min(corner, r.W/2), min(corner, r.H/2)
	xs := [4]float32{r.X, r.X + cx, r.Right() - cx, r.Right()}
	ys := [4]float32{r.Y, r.Y + cy, r.Bottom() - cy, r.Bottom()}
	level := levelFor(2 / b.scale)
	c := b.leaf(key, level)
	if c == nil {
		return false
	}
	mark := b.mesh.Len()
	at := func(i, from, size int) float32 {
		return float32([4]int{from, from + s.Corner, from + size - s.Corner, from + size}[i])
	}
	for j := range 3 {
		for i := range 3 {
			to := draw.Rect{X: xs[i], Y: ys[j], W: xs[i+1] - xs[i], H: ys[j+1] - ys[j]}
			if to.W <= 0 || to.H <= 0 {
				continue
			}
			u0, v0 := c.place(level, at(i, s.X, s.W), at(j, s.Y, s.H))
			u1, v1 := c.place(level, at(i+1, s.X, s.W), at(j+1, s.Y, s.H))
			b.quad(to, u0, v0, u1, v1, tintOf(it), it.Glow)
		}
	}
	b.clip(mark, it)
	return true
}

// tile covers a rectangle with copies.
func (b *builder) tile(it *draw.Item, s assets.Sprite, key pageKey) bool {
	r := snapRect(b.px(it.Rect))
	w := it.Width * b.scale
	if w < 1 {
		return true
	}
	h := w * float32(s.H) / float32(s.W)
	level := levelFor(float32(s.W) / w)
	c := b.leaf(key, level)
	if c == nil {
		return false
	}
	mark := b.mesh.Len()
	for y := float32(0); y < r.H; y += h {
		for x := float32(0); x < r.W; x += w {
			fx, fy := min(1, (r.W-x)/w), min(1, (r.H-y)/h)
			u0, v0 := c.place(level, float32(s.X), float32(s.Y))
			u1, v1 := c.place(level, float32(s.X)+float32(s.W)*fx, float32(s.Y)+float32(s.H)*fy)
			b.quad(draw.Rect{X: r.X + x, Y: r.Y + y, W: w * fx, H: h * fy}, u0, v0, u1, v1, tintOf(it), it.Glow)
		}
	}
	b.clip(mark, it)
	return true
}

func round(x float32) float32 { return float32(math.Floor(float64(x) + 0.5)) }

// snapRect moves the edges of r to whole pixels.
func snapRect(r draw.Rect) draw.Rect {
	x, y := round(r.X), round(r.Y)
	return draw.Rect{X: x, Y: y, W: round(r.Right()) - x, H: round(r.Bottom()) - y}
}
