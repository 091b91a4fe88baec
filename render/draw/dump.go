package draw

import (
	"bufio"
	"fmt"
	"io"
	"slices"
)

var opNames = [...]string{"fill", "stroke", "sprite", "nine", "tile", "text", "still"}

// Dump writes the picture as text, a line an item and a line a hit, for tests and scripts. Items stand in the
// order in which they are painted.
func (l *List) Dump(w io.Writer) error {
	b := bufio.NewWriter(w)
	for _, it := range l.Sorted() {
		dumpItem(b, it, "")
	}
	for _, h := range l.Hits {
		m := middle(h.Poly)
		fmt.Fprintf(b, "hit %q at %.1f %.1f layer %d target %s/%d\n", h.ID, m.X, m.Y, h.Layer, h.What.Kind, h.What.ID)
	}
	return b.Flush()
}

func dumpItem(b *bufio.Writer, it Item, indent string) {
	fmt.Fprintf(b, "%s%d %s", indent, it.Layer, opNames[it.Op])
	switch it.Op {
	case OpFill, OpStroke:
		r := bounds(it.Path)
		fmt.Fprintf(b, " %.1f %.1f %.1f %.1f %s", r.X, r.Y, r.W, r.H, hexOf(it.Paint.Color))
		if it.Op == OpStroke {
			fmt.Fprintf(b, " width %.1f", it.Width)
		}
	case OpText:
		fmt.Fprintf(b, " %.1f %.1f face %d size %.1f %s %q", it.At.X, it.At.Y, it.Face, it.Size, hexOf(it.Paint.Color), it.Text)
	case OpStill:
		fmt.Fprintf(b, " %q %.1f %.1f %.1f %.1f\n", it.Still.Key, it.Rect.X, it.Rect.Y, it.Rect.W, it.Rect.H)
		for _, sub := range it.Still.List.Sorted() {
			dumpItem(b, sub, indent+"  ")
		}
		return
	default:
		fmt.Fprintf(b, " %s %.1f %.1f %.1f %.1f", it.Name, it.Rect.X, it.Rect.Y, it.Rect.W, it.Rect.H)
		if it.Tint != (Color{}) {
			fmt.Fprintf(b, " tint %s", hexOf(it.Tint))
		}
	}
	fmt.Fprintln(b)
}

// Sorted returns the items in the order in which they are painted.
func (l *List) Sorted() []Item {
	out := slices.Clone(l.Items)
	slices.SortStableFunc(out, func(a, b Item) int { return int(a.Layer) - int(b.Layer) })
	return out
}

func hexOf(c Color) string { return fmt.Sprintf("#%02x%02x%02x%02x", c.R, c.G, c.B, c.A) }

func bounds(path []Point) Rect {
	if len(path) == 0 {
		return Rect{}
	}
	lo, hi := path[0], path[0]
	for _, p := range path {
		lo = Point{min(lo.X, p.X), min(lo.Y, p.Y)}
		hi = Point{max(hi.X, p.X), max(hi.Y, p.Y)}
	}
	return Rect{lo.X, lo.Y, hi.X - lo.X, hi.Y - lo.Y}
}

// Bounds is the smallest box around the points.
func Bounds(path []Point) Rect { return bounds(path) }

func middle(poly []Point) Point {
	var c Point
	for _, p := range poly {
		c = c.Add(p)
	}
	return c.Mul(1 / float32(max(1, len(poly))))
}

// Middle is where a script clicks to meet the hit: the mean of its corners.
func (h Hit) Middle() Point { return middle(h.Poly) }
