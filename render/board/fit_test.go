package board

import (
	"testing"

	"kettle/render/draw"
)

// TestWordsThatFitAreBrokenOnce: words that come again in the same box are not broken anew, in another box they are.
func TestWordsThatFitAreBrokenOnce(t *testing.T) {
	m := &counting{Metrics: newDesk(t).l.Metrics}
	ask := fitAsk{m, "A Move that starts in a mountain area may go two areas, and mountains do not end a Forced March.", draw.Serif, 13, 1.18, 120, 46}
	first := fitInto(ask)
	if first.size >= 13 || float32(len(first.lines))*first.size*1.18 > 46.5 {
		t.Errorf("%d lines of size %.2f", len(first.lines), first.size)
	}
	n := m.asked
	if again := fitInto(ask); m.asked != n || again.size != first.size {
		t.Errorf("%d widths are asked for again", m.asked-n)
	}
	ask.h = 200
	if roomy := fitInto(ask); roomy.size != 13 {
		t.Errorf("with room the size is %.2f", roomy.size)
	}
}

// A counting counts the widths that it is asked for.
type counting struct {
	draw.Metrics
	asked int
}

func (c *counting) Width(f draw.Face, size float32, s string) float32 {
	c.asked++
	return c.Metrics.Width(f, size, s)
}

// BenchmarkClans is the set-up's row of clans, built anew.
func BenchmarkClans(b *testing.B) {
	d := newDesk(b)
	c := sampleChoice()
	for b.Loop() {
		d.l.Reset()
		d.Begin(d.l, d.in)
		c.Draw(d.UI, draw.Rc(240, 94, 1032, 272))
		d.Finish()
	}
}
