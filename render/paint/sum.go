package paint

import (
	"math"

	"kettle/render/draw"
)

// Sum is a fingerprint of a picture: pictures that differ differ in it. Stills count by their key.
func Sum(l *draw.List) uint64 {
	h := summer(sumStart)
	for i := range l.Items {
		h.item(&l.Items[i])
	}
	return uint64(h)
}

type summer uint64

const sumStart = 14695981039346656037

func (h *summer) word(v uint64) {
	x := (uint64(*h) ^ v) * 0x9e3779b97f4a7c15
	*h = summer(x ^ x>>29)
}

func (h *summer) floats(v ...float32) {
	for _, f := range v {
		h.word(uint64(math.Float32bits(f)))
	}
}

func (h *summer) text(s string) {
	h.word(uint64(len(s)))
	for i := range len(s) {
		*h = (*h ^ summer(s[i])) * 1099511628211
	}
}

func (h *summer) color(c draw.Color) {
	h.word(uint64(c.R)<<24 | uint64(c.G)<<16 | uint64(c.B)<<8 | uint64(c.A))
}

func (h *summer) rect(r draw.Rect) { h.floats(r.X, r.Y, r.W, r.H) }

func (h *summer) item(it *draw.Item) {
	flags := uint64(it.Op)<<8 | uint64(it.Layer)<<16
	for i, b := range []bool{it.Closed, it.Flip, it.Glow, it.Grey, it.Up} {
		if b {
			flags |= 1 << i
		}
	}
	h.word(flags | uint64(it.Face)<<24 | uint64(len(it.Path))<<32)
	h.rect(it.Clip)
	switch it.Op {
	case draw.OpFill, draw.OpStroke:
		for _, p := range it.Path {
			h.floats(p.X, p.Y)
		}
		h.floats(it.Width, it.Dash[0], it.Dash[1], it.Shift, it.Paint.From.X, it.Paint.From.Y, it.Paint.To.X, it.Paint.To.Y)
		h.color(it.Paint.Color)
		h.color(it.Paint.Color2)
	case draw.OpText:
		h.text(it.Text)
		h.floats(it.Size, it.At.X, it.At.Y)
		h.color(it.Paint.Color)
	case draw.OpStill:
		h.text(it.Still.Key)
		h.rect(it.Still.Bounds)
	default:
		h.text(it.Name)
		h.rect(it.Rect)
		h.floats(it.Angle, it.Width)
		h.color(it.Tint)
	}
}
