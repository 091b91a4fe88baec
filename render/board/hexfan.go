package board

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/track"
)

// A Fan is the tile picker around a hex: the tiles that fit, each as a small hex with its price.
type Fan struct {
	Hex   track.HexID
	Seat  rules.Seat
	Tiles []FanTile // tiles of one kind stand together
	At    int       // the one whose ghost lies on the hex; -1: none
}

// A FanTile is a tile turned one way.
type FanTile struct {
	Tile    track.Tile
	Turn    int
	Price   string // "$5"
	Refused string // why it cannot be laid; it is dim then
}

// A FanAnswer says what the player did with the picker: places in Fan.Tiles, -1 for none.
type FanAnswer struct {
	Hot     int
	Clicked int // by the left button or by Enter
	Turned  int // what wheel, Q or E turn to, in the place of At
	Outside bool
}

// Measures of the picker, in units on the screen.
const (
	fanTile    = 21 // radius of a small hex
	fanPitch   = 55 // from one to the next
	fanCrowded = 12 // with more of them than that, the ways of one tile are behind one another
)

// A fanSeat is one small hex of the picker.
type fanSeat struct {
	tile int // shown, in Fan.Tiles
	of   int // how many ways it can lie, all behind this seat
	c    draw.Point
}

// seats lays the small hexes around the middle of the hex on the screen.
func (f *Fan) seats(b *Hexes) (out []fanSeat, centre draw.Point, radius float32) {
	group := len(f.Tiles) > fanCrowded
	for i := range f.Tiles {
		if n := len(out); group && n > 0 && f.Tiles[out[n-1].tile].Tile == f.Tiles[i].Tile {
			out[n-1].of++
			if i == f.At {
				out[n-1].tile = i
			}
			continue
		}
		out = append(out, fanSeat{tile: i, of: 1})
	}
	box := b.view.box
	radius = max(b.plan.r*b.view.k+fanTile+22, float32(len(out))*fanPitch/(2*math.Pi))
	radius = min(radius, box.H/2-fanTile-22)
	centre = b.view.to(b.plan.c[f.Hex])
	edge := radius + fanTile + 14
	centre.X = max(box.X+edge, min(centre.X, box.Right()-edge))
	centre.Y = max(box.Y+edge, min(centre.Y, box.Bottom()-edge))
	for i := range out {
		out[i].c = around(centre, radius, 360*float32(i)/float32(len(out))-90)
	}
	return out, centre, radius
}

// Pick draws the picker over the board, which was drawn in this build, and says what the player did with it. Its hits
// are "tile/NAME/TURN".
func (b *Hexes) Pick(u *ui.UI, n *Rails, f *Fan) (a FanAnswer) {
	a = FanAnswer{Hot: -1, Clicked: -1, Turned: -1}
	if len(f.Tiles) == 0 {
		return a
	}
	seats, c, radius := f.seats(b)
	u.L.On(draw.Panel, func() {
		u.L.Within(b.view.box, func() { b.fanGround(u.L, f, c, radius) })
		for _, s := range seats {
			b.fanSeat(u, n, f, s, &a)
		}
	})
	over := strings.HasPrefix(u.Hot(), "tile/") || u.Hot() == b.plan.ids[f.Hex]
	step := 0
	switch {
	case u.Key("e"):
		step = 1
	case u.Key("q"):
		step = -1
	case over && u.In.Wheel > 0:
		step, u.In.Wheel = 1, 0
	case over && u.In.Wheel < 0:
		step, u.In.Wheel = -1, 0
	}
	if step != 0 {
		a.Turned = f.turn(step, a.Hot)
		u.Act()
	}
	a.Outside = u.Clicked() != "" && a.Clicked < 0 && !over
	return a
}

// turn is the next way in which the shown tile can lie, or that under the pointer; -1 without one.
func (f *Fan) turn(step, hot int) int {
	at := f.At
	if hot >= 0 && (at < 0 || f.Tiles[hot].Tile != f.Tiles[at].Tile) {
		return hot
	}
	if at < 0 || at >= len(f.Tiles) {
		return -1
	}
	for i := 1; i <= len(f.Tiles); i++ {
		j := ((at+step*i)%len(f.Tiles) + len(f.Tiles)) % len(f.Tiles)
		if f.Tiles[j].Tile == f.Tiles[at].Tile && f.Tiles[j].Refused == "" {
			return j
		}
	}
	return -1
}

// fanGround paints the dark ring on which the small hexes stand.
func (b *Hexes) fanGround(l *draw.List, f *Fan, c draw.Point, radius float32) {
	l.Ring(c, radius+4, 2*fanTile+30, draw.Color{R: 0x17, G: 0x10, B: 0x0b, A: 120})
	l.Ring(c, radius+4-fanTile-15, 1.2, draw.Fade(ui.BrassLn, 0.8))
	l.Ring(c, radius+4+fanTile+15, 1.2, draw.Fade(ui.BrassLn, 0.8))
	if q := b.view.to(b.plan.c[f.Hex]); q.Sub(c).Len() > 4 {
		l.Ring(q, b.plan.r*b.view.k*1.08, 2, ui.Brass)
	}
}

// fanSeat paints one small hex with its price and makes it a hit.
func (b *Hexes) fanSeat(u *ui.UI, n *Rails, f *Fan, s fanSeat, a *FanAnswer) {
	t := f.Tiles[s.tile]
	id := fmt.Sprintf("tile/%s/%d", t.Tile, t.Turn)
	st := u.Zone(id, rules.Target{Kind: track.TargetTile, ID: t.Tile.ID()}, hexagon(s.c, fanTile+3))
	if t.Refused == "" {
		st = u.Focusable(id, st)
	}
	if st.Hot || st.Focused {
		a.Hot = s.tile
	}
	if st.Clicked && t.Refused == "" {
		a.Clicked = s.tile
	}
	l := u.L
	edge, c := draw.Hex(0x15100b), s.c.Add(draw.Pt(0, -5))
	switch {
	case s.tile == f.At:
		edge = ghostHalo
	case (st.Hot || st.Focused) && t.Refused == "":
		edge = hotLine
	}
	l.Fill(hexagon(c.Add(draw.Pt(0, 2)), fanTile+3), draw.Solid(draw.Color{A: 120}))
	l.Fill(hexagon(c, fanTile+2.6), draw.Solid(edge))
	v, _ := n.livery(f.Seat)
	TilePicture(l, c, fanTile, t.Tile, t.Turn, v, draw.Mix(b.plan.tint(f.Hex), draw.Hex(0xffffff), 0.35))
	ink := draw.Hex(0xffe9a8)
	if t.Refused != "" {
		l.Fill(hexagon(c, fanTile+2.6), draw.Solid(draw.Color{R: 0x17, G: 0x10, B: 0x0b, A: 170}))
		ink = ui.MutedFelt
	}
	tag := draw.Around(s.c.Add(draw.Pt(0, fanTile+3)), 34, 17)
	l.Round(tag, 8, draw.Solid(draw.Color{R: 0x17, G: 0x10, B: 0x0b, A: 235}))
	l.Label(tag, t.Price, draw.Type{Face: draw.Heading, Size: 13.5, Color: ink, Align: draw.Center})
	if s.of > 1 {
		q := c.Add(draw.Pt(fanTile*0.86, -fanTile*0.8))
		l.Disc(q, 8.5, draw.Solid(draw.Hex(0x17100b)))
		l.Ring(q, 8.5, 1, ui.Brass)
		l.Label(draw.Around(q, 18, 14), strconv.Itoa(s.of), draw.Type{Face: draw.Heading, Size: 12, Color: ui.OnFelt, Align: draw.Center})
	}
	if st.Hot && t.Refused != "" {
		u.Tip = &ui.Tip{At: draw.Bounds(hexagon(c, fanTile)), Text: t.Refused}
	}
}
