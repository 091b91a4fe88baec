package board

import (
	"math"
	"testing"

	"kettle/render/draw"
	"kettle/rules/hex"
	"kettle/rules/rail/track"
)

func TestArcsEndAtTheMiddlesOfSides(t *testing.T) {
	c, r := draw.Pt(100, 100), float32(40)
	for a := range hex.Side(hex.Sides) {
		for b := range hex.Side(hex.Sides) {
			if a == b {
				continue
			}
			l := arc(c, r, a, b)
			if !touching(l[0], sideMid(c, r, a), 0.01) || !touching(l[len(l)-1], sideMid(c, r, b), 0.01) {
				t.Errorf("%v to %v runs from %v to %v", a, b, l[0], l[len(l)-1])
			}
			apart := min((int(a)-int(b)+6)%6, (int(b)-int(a)+6)%6)
			want := [...]float64{0, math.Pi / 3, math.Pi / 2, math.Sqrt(3)}[apart] * 40
			if got := float64(length(l)); math.Abs(got-want) > 0.5 {
				t.Errorf("%v to %v is %.2f long, want %.2f", a, b, got, want)
			}
			// It leaves its sides at a right angle, so that neighbours join without a kink.
			in := l[1].Sub(l[0]).Unit()
			to := c.Sub(l[0]).Unit()
			if in.X*to.X+in.Y*to.Y < 0.98 {
				t.Errorf("%v to %v leaves aslant", a, b)
			}
		}
		if l := arc(c, r, a, centreSide); l[1] != c || !touching(l[0], sideMid(c, r, a), 0.01) {
			t.Errorf("the spur of %v", a)
		}
	}
}

func TestTrackJoinsFromHexToHex(t *testing.T) {
	for _, id := range hexMaps {
		n := crowded(t, id)
		pl := newHexPlan(n.land())
		w := pl.weave(n.Board)
		if len(w.runs) != len(n.Board.Sections()) || len(w.runs) < 8 {
			t.Fatalf("%s: %d runs", id, len(w.runs))
		}
		for i, s := range n.Board.Sections() {
			gaps := 0
			for j := 1; j < len(s.Path); j++ {
				if pl.set(s.Path[j].Hex) != pl.set(s.Path[j-1].Hex) {
					gaps++
				}
			}
			if len(w.runs[i].lines) != gaps+1 {
				t.Errorf("%s: section %d is in %d pieces", id, i, len(w.runs[i].lines))
			}
		}
	}
}

func TestEveryTileDraws(t *testing.T) {
	d := newDesk(t)
	for _, family := range []string{"age-of-steam", "steam"} {
		for _, s := range track.CodeOf(family).Shapes() {
			for turn := range hex.Sides {
				d.l.Reset()
				TilePicture(d.l, draw.Pt(50, 50), 20, s.Name, turn, LiveryOf("sky"), draw.Color{})
				lines := 0
				for _, it := range d.l.Items {
					if it.Op == draw.OpStroke && !it.Closed {
						lines++
					}
				}
				if lines < 3*len(s.Tracks) {
					t.Errorf("%s turned %d has %d lines", s.Name, turn, lines)
				}
				for _, name := range spriteNames(d.l) {
					if !known(name) {
						t.Errorf("%s: there is no sprite %q", s.Name, name)
					}
				}
			}
		}
	}
}
