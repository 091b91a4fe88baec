package scenes

import (
	"slices"

	"kettle/render/draw"
	"kettle/render/ui"
)

// leather is the colours of each book's cover, from top to bottom; the boxes of the games wear them too.
var leather = map[string][2]draw.Color{
	"age-of-steam":      {draw.Hex(0x8a4a2a), draw.Hex(0x5b2f1c)},
	"halloween":         {draw.Hex(0x5d3379), draw.Hex(0x3b1d4f)},
	"washington-dc":     {draw.Hex(0x33588c), draw.Hex(0x1f3a63)},
	"steam":             {draw.Hex(0x3b6659), draw.Hex(0x24423a)},
	"westward-ho":       {draw.Hex(0x8c6a36), draw.Hex(0x5e4420)},
	"singapore":         {draw.Hex(0x1f7a72), draw.Hex(0x0f4f4b)},
	"japan":             {draw.Hex(0xa8342a), draw.Hex(0x7a1d17)},
	"hokkaido":          {draw.Hex(0x2f5590), draw.Hex(0x1b3358)},
	"steamwatchers":     {draw.Hex(0x48647c), draw.Hex(0x2c3f50)},
	"spark-of-hope":     {draw.Hex(0x9a5a20), draw.Hex(0x6b3a12)},
	"peace-with-wolves": {draw.Hex(0x545b64), draw.Hex(0x33373d)},
}

func leatherOf(id string) [2]draw.Color {
	if c, ok := leather[id]; ok {
		return c
	}
	return leather["age-of-steam"]
}

// stacks are how the books lie on the shelf, the base game at the bottom of each.
var stacks = [][]string{
	{"washington-dc", "halloween", "age-of-steam"},
	{"hokkaido", "japan", "singapore", "westward-ho", "steam"},
	{"peace-with-wolves", "spark-of-hope", "steamwatchers"},
}

// beside is the book that lies by places below the open one.
func (b *bookScene) beside(by int) int {
	order := slices.Concat(stacks...)
	i := slices.Index(order, b.books[b.at.book].ID)
	return b.index(order[(i+by+len(order))%len(order)])
}

// ornaments are the sprites on the spines; a spine without one bears its title alone.
var ornaments = map[string]string{
	"halloween": "cube-orange", "age-of-steam": "loco-wood", "steam": "kettle-loco", "steamwatchers": "steam-puff", "spark-of-hope": "cube-yellow",
}

// drawShelf draws the three stacks, and below them what the seal means where there is room.
func (b *bookScene) drawShelf(u *ui.UI, r draw.Rect) {
	foot := float32(56)
	all := float32(3*24 + 8*40 + 3*44)
	k := min(1.1, (r.H-foot)/all) // where the window is low, the spines are thinner
	if k < 0.7 {
		foot, k = 0, r.H/all
	}
	y := r.Y + 6
	for _, stack := range stacks {
		h := (float32(len(stack)-1)*40 + 44 + 10) * k
		niche := draw.Rc(r.X, y, r.W, h)
		u.L.Box(niche, draw.Down(niche, draw.Color{R: 5, G: 3, B: 2, A: 190}, draw.Color{R: 12, G: 8, B: 5, A: 150}))
		at := niche.Y + 8*k
		for i, id := range stack {
			tall := 36 * k
			if i == len(stack)-1 {
				tall = 44 * k
			}
			inset := float32((i*7+len(stack))%3) * 4
			b.drawSpine(u, draw.Rc(r.X+10+inset, at, 258-2*inset, tall), id)
			at += tall + 4*k
		}
		plank := draw.Rc(r.X, niche.Bottom(), r.W, 12*k)
		u.L.Box(plank, draw.Down(plank, draw.Hex(0x5a4029), draw.Hex(0x2c1d11)))
		u.L.Box(draw.Rc(plank.X, plank.Y, plank.W, 1), draw.Solid(draw.Hex(0x86633f)))
		y = plank.Bottom() + 4*k
	}
	if foot > 0 {
		c := draw.Pt(r.X+30, r.Bottom()-24)
		seal(u, c)
		u.L.Paragraph(draw.Rc(c.X+24, c.Y-17, r.W-70, 40), wordsOursMean, draw.Type{Face: draw.Sans, Size: 13, Color: ui.MutedFelt}, 17)
	}
}

// drawSpine draws a book lying on its side; a click opens it.
func (b *bookScene) drawSpine(u *ui.UI, r draw.Rect, id string) {
	i := b.index(id)
	s := u.Press("book/"+id, r)
	if s.Clicked {
		b.take(i)
	}
	c := leatherOf(id)
	if s.Hot || s.Focused {
		c[0] = draw.Mix(c[0], ui.Brass, 0.25)
	}
	u.L.Round(r.Move(0, 2), 4, draw.Solid(draw.Color{A: 130}))
	u.L.Box(draw.Rc(r.Right(), r.Y+4, 4, r.H-8), draw.Solid(draw.Hex(0xd9cba8)))
	u.L.Round(r, 4, draw.Down(r, c[0], c[1]))
	gold := draw.Hex(0xd8b46a)
	for _, x := range []float32{14, 21, r.W - 24, r.W - 17} {
		u.L.Box(draw.Rc(r.X+x, r.Y, 3, r.H), draw.Solid(draw.Fade(gold, 0.85)))
	}
	x := r.X + 32
	if name := ornaments[id]; name != "" {
		u.L.Sprite(name, fitSprite(name, draw.Rc(x, r.Mid().Y-r.H*0.36, r.H*0.8, r.H*0.72)))
		x += r.H*0.8 + 7
	} else {
		x += 6
	}
	t := draw.Type{Face: draw.Title, Size: min(18, max(12, r.H*0.46)), Color: draw.Hex(0xf6dca4), Shadow: draw.Color{A: 130}}
	room := draw.Rc(x, r.Y, r.Right()-28-x, r.H)
	u.L.Label(room, b.books[i].Title, draw.Narrow(u.L.Metrics, b.books[i].Title, t, 12, room.W))
	if i == b.at.book {
		u.L.Frame(r.Inset(-2), 6, 5, draw.Fade(ui.LitTop, 0.25))
		u.L.Frame(r.Inset(-1), 5, 2, draw.Hex(0xffd56e))
	}
	u.FocusRing(s, r, 4)
}

// drawNeighbours stands for the shelf where there is no room for it: the book before, the open one, the next.
func (b *bookScene) drawNeighbours(u *ui.UI, r draw.Rect) {
	if u.Icon("book-before", draw.Rc(r.X, r.Y+1, 32, 32), "ui-chevron-left", b.books[b.beside(-1)].Title, "Up", false, false) {
		b.take(b.beside(-1))
	}
	if u.Icon("book-after", draw.Rc(r.Right()-32, r.Y+1, 32, 32), "ui-chevron-right", b.books[b.beside(1)].Title, "Down", false, false) {
		b.take(b.beside(1))
	}
	u.L.Label(r.Pad(40, 0), b.books[b.at.book].Title, draw.Type{Face: draw.Title, Size: 19, Color: draw.Hex(0xf6dca4), Align: draw.Center})
}
