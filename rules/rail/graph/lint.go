package graph

import (
	"fmt"

	"kettle/rules/rail"
)

// Lint says what a printed map should not have, though it can be read: parts that hang on one house, links that
// cross or join two houses of one colour, lanterns far from their link, columns left out. Empty means sound.
func Lint(l *Land) (out []string) {
	say := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	for i := range l.Houses {
		if n := l.reach(rail.Stop(i)); n < len(l.Houses)-1 {
			say("without %s only %d of the other %d houses hang together", l.Houses[i].Name, n, len(l.Houses)-1)
		}
	}
	for i, k := range l.Links {
		a, b := l.Houses[k.A], l.Houses[k.B]
		if a.Color == b.Color && a.Color != rail.None {
			say("%s joins two %s houses", k.Spot, a.Color)
		}
		if mx, my := k.X-(a.X+b.X)/2, k.Y-(a.Y+b.Y)/2; mx*mx+my*my > 400 {
			say("the lantern of %s is not in its middle", k.Spot)
		}
		for _, o := range l.Links[:i] {
			if k.A != o.A && k.A != o.B && k.B != o.A && k.B != o.B && l.cross(k, o) {
				say("%s crosses %s", k.Spot, o.Spot)
			}
		}
	}
	seen := map[rail.Column]bool{}
	for _, h := range l.Houses {
		seen[h.Column] = true
	}
	for _, half := range []rail.Half{rail.Light, rail.Dark} {
		for n := 1; n <= 6; n++ {
			if !seen[rail.Column{Half: half, Number: n}] {
				say("no house has %s %d", half, n)
			}
		}
	}
	for i := 1; i < len(l.Example); i++ {
		if _, ok := l.Between(l.Example[i-1], l.Example[i]); !ok {
			say("the example goes from %s to %s, which no link joins", l.Houses[l.Example[i-1]].Name, l.Houses[l.Example[i]].Name)
		}
	}
	return out
}

// reach is how many houses can be reached from one other than out, without it.
func (l *Land) reach(out rail.Stop) int {
	seen := make([]bool, len(l.Houses))
	seen[out] = true
	start := rail.Stop(0)
	if out == 0 {
		start = 1
	}
	queue, n := []rail.Stop{start}, 0
	seen[start] = true
	for ; len(queue) > 0; n++ {
		at := queue[0]
		queue = queue[1:]
		for _, k := range l.Links {
			if to := k.Other(at); (k.A == at || k.B == at) && !seen[to] {
				seen[to] = true
				queue = append(queue, to)
			}
		}
	}
	return n
}

// cross reports whether two links cross as straight lines.
func (l *Land) cross(a, b Link) bool {
	side := func(p, q, r House) float64 { return (q.X-p.X)*(r.Y-p.Y) - (q.Y-p.Y)*(r.X-p.X) }
	p, q, r, s := l.Houses[a.A], l.Houses[a.B], l.Houses[b.A], l.Houses[b.B]
	return side(p, q, r)*side(p, q, s) <= 0 && side(r, s, p)*side(r, s, q) <= 0
}
