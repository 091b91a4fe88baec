package paint

import (
	"testing"

	"kettle/render/draw"
)

// TestSumSeesEveryField changes each field that the painter looks at.
func TestSumSeesEveryField(t *testing.T) {
	p := draw.Solid(draw.Hex(0x102030))
	base := map[draw.Op]func() draw.Item{
		draw.OpFill: func() draw.Item {
			return draw.Item{Op: draw.OpFill, Path: []draw.Point{{X: 0, Y: 0}, {X: 1, Y: 0}, {X: 1, Y: 1}}, Closed: true, Paint: p, Width: 1}
		},
		draw.OpStroke: func() draw.Item {
			return draw.Item{Op: draw.OpStroke, Path: []draw.Point{{X: 0, Y: 0}, {X: 1, Y: 0}, {X: 1, Y: 1}}, Paint: p, Width: 1}
		},
		draw.OpSprite: func() draw.Item { return draw.Item{Op: draw.OpSprite, Name: "a", Rect: draw.Rc(0, 0, 1, 1)} },
		draw.OpText:   func() draw.Item { return draw.Item{Op: draw.OpText, Text: "a", Size: 12, Paint: p} },
		draw.OpStill: func() draw.Item {
			return draw.Item{Op: draw.OpStill, Still: &draw.Still{Key: "a", Bounds: draw.Rc(0, 0, 1, 1)}}
		},
	}
	change := map[draw.Op][]func(*draw.Item){
		draw.OpFill: {
			func(it *draw.Item) { it.Path[1].X++ }, func(it *draw.Item) { it.Path = it.Path[:2] },
			func(it *draw.Item) { it.Paint.Color.R++ }, func(it *draw.Item) { it.Paint.Color2.A++ },
			func(it *draw.Item) { it.Paint.To.X++ }, func(it *draw.Item) { it.Paint.From.Y++ },
		},
		draw.OpStroke: {
			func(it *draw.Item) { it.Closed = true }, func(it *draw.Item) { it.Width++ },
			func(it *draw.Item) { it.Dash[0]++ }, func(it *draw.Item) { it.Dash[1]++ }, func(it *draw.Item) { it.Shift++ },
		},
		draw.OpSprite: {
			func(it *draw.Item) { it.Name = "b" }, func(it *draw.Item) { it.Rect.W++ }, func(it *draw.Item) { it.Angle++ },
			func(it *draw.Item) { it.Flip = true }, func(it *draw.Item) { it.Glow = true }, func(it *draw.Item) { it.Grey = true },
			func(it *draw.Item) { it.Tint.B++ }, func(it *draw.Item) { it.Op = draw.OpNine }, func(it *draw.Item) { it.Width++ },
		},
		draw.OpText: {
			func(it *draw.Item) { it.Text = "b" }, func(it *draw.Item) { it.Text = "aa" }, func(it *draw.Item) { it.Face = draw.Serif },
			func(it *draw.Item) { it.Size++ }, func(it *draw.Item) { it.At.Y++ }, func(it *draw.Item) { it.Paint.Color.G++ },
			func(it *draw.Item) { it.Layer = draw.Float }, func(it *draw.Item) { it.Clip.H++ }, func(it *draw.Item) { it.Up = true },
		},
		draw.OpStill: {func(it *draw.Item) { it.Still.Key = "b" }, func(it *draw.Item) { it.Still.Bounds.X++ }},
	}
	for op, changes := range change {
		was := Sum(&draw.List{Items: []draw.Item{base[op]()}})
		if was != Sum(&draw.List{Items: []draw.Item{base[op]()}}) {
			t.Errorf("op %d: equal pictures differ", op)
		}
		for i, f := range changes {
			it := base[op]()
			f(&it)
			if Sum(&draw.List{Items: []draw.Item{it}}) == was {
				t.Errorf("op %d: change %d is not seen", op, i)
			}
		}
	}
	a, b := base[draw.OpText](), base[draw.OpSprite]()
	if Sum(&draw.List{Items: []draw.Item{a, b}}) == Sum(&draw.List{Items: []draw.Item{b, a}}) {
		t.Error("the order is not seen")
	}
}
