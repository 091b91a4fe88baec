package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
)

// A GeoTrack is the printed track of GEO from 0 to 10 and more with the clans' markers, which stack upwards.
type GeoTrack struct {
	Head  string // "": GEO
	Marks []GeoMark
	Wins  int    // GEO that wins at once; its space is the last one and gilded. 0: nothing does, and the last is 10
	Note  string // "10 wins at once"
}

// last is the number of the last space.
func (t GeoTrack) last() int {
	if t.Wins > 0 {
		return t.Wins
	}
	return 10
}

// A GeoMark is the marker of a clan.
type GeoMark struct {
	Clan Clan
	GEO  int
	Next int  // after what is shown; equal to GEO: the same
	Lit  bool // it is being counted
}

// Measures of the track: 264 x 90, and 104 where five markers may meet.
const geoWide, geoTall = 264, 90

// Draw paints the track into r (264 x 90).
func (t GeoTrack) Draw(u *ui.UI, r draw.Rect) (a Answer) {
	p, box := plank(u.L, r, geoWide, geoTall)
	p.felt(box)
	p.fit("mark-geo", draw.Rc(8, 7, 15, 15)).Tint = ui.Brass
	if t.Head == "" {
		t.Head = wordGeo
	}
	w := max(42, 12+p.words(draw.Rc(28, 5, 140, 20), upper(t.Head), brassHead))
	noted := 38 + w + p.snug(draw.Rc(28+w, 5, box.W-38-w, 20), t.Note, draw.Type{Face: draw.Sans, Size: 12.5, Color: ui.MutedFelt})
	const tall = 22
	row := draw.Rc(8, box.Bottom()-tall-7, box.W-16, tall)
	last := t.last()
	step := row.W / float32(last+1)
	for n := range last + 1 {
		b := draw.Rc(row.X+step*float32(n), row.Y, step, tall)
		top, low, text := paperTop, draw.Hex(0xd9cfb4), strconv.Itoa(n)
		if n == last {
			text += "+"
			if t.Wins > 0 {
				top, low = draw.Hex(0xf6c46a), draw.Hex(0xd08a2c)
			}
		}
		printed(p, b, top, low)
		p.words(b, text, draw.Type{Face: draw.Heading, Size: 13, Color: ui.OnPaper, Align: draw.Center})
	}
	for n := range last + 1 {
		x := row.X + step*(float32(n)+0.5)
		top := float32(26)
		if x-11 > noted { // nothing is written above
			top = 4
		}
		t.stack(p, n, draw.Rc(x-11, top, 22, row.Y-top))
	}
	return a
}

// stack paints the markers on one space from its foot upwards, and above them the ghosts of those that would come.
func (t GeoTrack) stack(p pen, n int, r draw.Rect) {
	var here []GeoMark
	for _, m := range t.Marks {
		if min(m.GEO, t.last()) == n {
			here = append(here, m)
		}
	}
	still := len(here)
	for _, m := range t.Marks {
		if m.Next != m.GEO && min(m.Next, t.last()) == n && min(m.GEO, t.last()) != n {
			here = append(here, m)
		}
	}
	const wide = 22
	step := float32(14)
	if k := len(here); k > 1 {
		step = min(step, (r.H-wide)/float32(k-1))
	}
	for i, m := range here {
		at := draw.Pt(r.Mid().X, r.Bottom()-wide/2-step*float32(i))
		if m.Lit {
			p.aura(draw.Around(at, wide, wide), wide/2, 6, ui.LitTop)
		}
		if i >= still {
			p.tinted("lantern-halo", draw.Around(at, wide*1.9, wide*1.9), draw.Fade(ui.Good, 0.6))
			p.emblem(at, wide, m.Clan, 0.6)
			continue
		}
		p.emblem(at, wide, m.Clan, 1)
	}
}
