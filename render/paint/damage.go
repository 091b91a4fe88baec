package paint

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"kettle/render/draw"
)

// A trace is what is left of an item once it is painted: its fingerprint and where it is, in pixels.
type trace struct {
	sum uint64
	box image.Rectangle
}

// maxDamage is in how many places a picture is mended; more places are joined.
const maxDamage = 6

// Refresh paints onto dst only what differs from the list that was painted on it last; dst must still hold that.
// The result is the same as that of Paint.
func (p *Painter) Refresh(dst *ebiten.Image, l *draw.List, scale float32) {
	if dst.Bounds().Size() != p.lastSize || scale != p.lastScale {
		p.Paint(dst, l, scale)
		return
	}
	p.begin()
	items := l.Sorted()
	traces := p.traces(items, scale)
	below := len(items) - onTop(p.last, traces)
	holes := damage(p.last, traces[:below])
	area := 0
	for _, h := range holes {
		area += h.Intersect(dst.Bounds()).Dx() * h.Intersect(dst.Bounds()).Dy()
	}
	if whole := dst.Bounds(); area > whole.Dx()*whole.Dy()*2/3 {
		holes = []image.Rectangle{whole}
	}
	for _, h := range holes {
		if h = h.Intersect(dst.Bounds()); h.Empty() {
			continue
		}
		var some []draw.Item
		for i, t := range traces[:below] {
			if t.box.Overlaps(h) {
				some = append(some, items[i])
			}
		}
		p.paint(dst.SubImage(h).(*ebiten.Image), some, scale, draw.Point{})
	}
	p.add(dst, items[below:], scale, draw.Point{})
	p.keep(items, scale)
	p.last = traces
	p.forget()
}

// onTop is how many of the items at the end are new, such as a menu over the table: they are painted over what stands. Where
// all are new there is nothing to stand.
func onTop(old, now []trace) int {
	had := map[uint64]bool{}
	for _, t := range old {
		had[t.sum] = true
	}
	for n := range now {
		if had[now[len(now)-1-n].sum] {
			return n
		}
	}
	return 0
}

// traces are the traces of all items, in order.
func (p *Painter) traces(items []draw.Item, scale float32) []trace {
	out := make([]trace, len(items))
	for i := range items {
		h := summer(sumStart)
		h.item(&items[i])
		out[i] = trace{uint64(h), p.reach(&items[i], scale)}
	}
	return out
}

// reach is a box of pixels around all that an item paints.
func (p *Painter) reach(it *draw.Item, scale float32) image.Rectangle {
	var r draw.Rect
	more := float32(2) // pixels: soft edges, snapping
	switch it.Op {
	case draw.OpFill, draw.OpStroke:
		r = draw.Bounds(it.Path)
		more += it.Width * scale
	case draw.OpText:
		w := p.types.fonts.Width(it.Face, it.Size, it.Text)
		r = draw.Rect{X: it.At.X - it.Size/2, Y: it.At.Y - 1.5*it.Size, W: w + it.Size, H: 2.2 * it.Size}
		if it.Up {
			r = draw.Rect{X: it.At.X - 1.5*it.Size, Y: it.At.Y - w - it.Size/2, W: 2.2 * it.Size, H: w + it.Size}
		}
	case draw.OpNine:
		r = it.Rect.Inset(-16) // its shadow
	default:
		r = it.Rect
		if it.Angle != 0 {
			d := draw.Pt(r.W, r.H).Len()
			r = draw.Around(r.Mid(), d, d)
		}
	}
	if it.Op == draw.OpSprite {
		if missing(it.Name) { // its name may be wider than its box
			r.W += 300
			r.H += 20
		}
	}
	if it.Clip != (draw.Rect{}) {
		r = r.Inset(-more / scale).Meet(it.Clip)
	}
	return image.Rect(int(math.Floor(float64(r.X*scale-more))), int(math.Floor(float64(r.Y*scale-more))),
		int(math.Ceil(float64(r.Right()*scale+more))), int(math.Ceil(float64(r.Bottom()*scale+more))))
}

// damage returns the places where two pictures differ.
func damage(old, now []trace) []image.Rectangle {
	for len(old) > 0 && len(now) > 0 && old[0] == now[0] {
		old, now = old[1:], now[1:]
	}
	for len(old) > 0 && len(now) > 0 && old[len(old)-1] == now[len(now)-1] {
		old, now = old[:len(old)-1], now[:len(now)-1]
	}
	count := map[uint64]int{}
	for _, t := range now {
		count[t.sum]++
	}
	var holes []image.Rectangle
	var stayed []trace // those of old that are still there
	for _, t := range old {
		if count[t.sum] > 0 {
			count[t.sum]--
			stayed = append(stayed, t)
		} else {
			holes = append(holes, t.box)
		}
	}
	count = map[uint64]int{}
	for _, t := range stayed {
		count[t.sum]++
	}
	at := 0
	for _, t := range now {
		if count[t.sum] == 0 {
			holes = append(holes, t.box)
			continue
		}
		count[t.sum]--
		if at < len(stayed) && stayed[at].sum != t.sum { // it lies higher or lower than before
			holes = append(holes, t.box, stayed[at].box)
		}
		at++
	}
	return joined(holes)
}

// joined joins places until none overlap and few are left.
func joined(r []image.Rectangle) []image.Rectangle {
	var out []image.Rectangle
	for _, h := range r {
		if h.Empty() {
			continue
		}
		for i := 0; i < len(out); {
			if out[i].Overlaps(h) {
				h = h.Union(out[i])
				out = append(out[:i], out[i+1:]...)
				i = 0
				continue
			}
			i++
		}
		out = append(out, h)
		if len(out) > maxDamage {
			a, b := nearest(out)
			h := out[a].Union(out[b])
			out = append(out[:b], out[b+1:]...)
			out = append(out[:a], out[a+1:]...)
			out = joined(append(out, h))
		}
	}
	return out
}

// nearest are the two places, the first first, whose union adds least.
func nearest(r []image.Rectangle) (a, b int) {
	best := math.MaxInt
	area := func(r image.Rectangle) int { return r.Dx() * r.Dy() }
	for i := range r {
		for j := i + 1; j < len(r); j++ {
			if d := area(r[i].Union(r[j])) - area(r[i]) - area(r[j]); d < best {
				a, b, best = i, j, d
			}
		}
	}
	return a, b
}
