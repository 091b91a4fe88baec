package paint

import (
	"github.com/hajimehoshi/ebiten/v2"

	"kettle/render/draw"
	"kettle/render/paint/mesh"
)

// A builder turns a list into triangles and paints them as they come, so that a picture of any wealth needs little memory.
// Marks that are painted from one picture, one after another, make a run.
type builder struct {
	p      *Painter
	dst    *ebiten.Image
	scale  float32
	origin draw.Point // of the target, in pixels
	mesh   mesh.Mesh
	runs   []run
}

// batch is how many vertices are painted in one go.
const batch = 4096

// A run is a stretch of the mesh painted in one go.
type run struct {
	img  *ebiten.Image
	how  manner
	v, i int // where it begins
}

// A manner is how a run is painted.
type manner uint8

const (
	smooth manner = iota
	exact         // pixel by pixel, which is much cheaper where it looks the same
	over          // pixel by pixel, and it covers what lies below altogether
)

// from makes img the picture that the next triangles are painted from.
func (b *builder) from(img *ebiten.Image, how manner) {
	if n := len(b.runs); n > 0 && b.runs[n-1].img == img && b.runs[n-1].how == how {
		return
	}
	b.runs = append(b.runs, run{img, how, len(b.mesh.V), len(b.mesh.I)})
}

// build paints items. Stills are painted on the way.
func (b *builder) build(items []draw.Item) {
	b.mesh.U, b.mesh.V0 = 1.5, 1.5 // of the white picture
	for i := range items {
		b.item(&items[i])
		if len(b.mesh.V) >= batch {
			b.flush()
		}
	}
	b.flush()
}

// item adds one mark.
func (b *builder) item(it *draw.Item) {
	switch it.Op {
	case draw.OpFill, draw.OpStroke:
		b.from(b.p.white, exact)
		mark := b.mesh.Len()
		b.shape(it)
		b.clip(mark, it)
	case draw.OpText:
		b.text(it)
	case draw.OpStill:
		b.still(it)
	default:
		b.picture(it)
	}
}

// clip cuts off what an item paints outside its clip, from the mark on; all of that must come from one picture.
func (b *builder) clip(mark int, it *draw.Item) {
	if it.Clip != (draw.Rect{}) {
		b.mesh.Clip(mark, snapRect(b.px(it.Clip)))
	}
}

// px is a rectangle in pixels of the target.
func (b *builder) px(r draw.Rect) draw.Rect {
	return draw.Rect{X: r.X*b.scale - b.origin.X, Y: r.Y*b.scale - b.origin.Y, W: r.W * b.scale, H: r.H * b.scale}
}

func (b *builder) pt(p draw.Point) draw.Point { return p.Mul(b.scale).Sub(b.origin) }

// shape adds a fill or a stroke.
func (b *builder) shape(it *draw.Item) {
	path := make([]draw.Point, len(it.Path))
	for i, p := range it.Path {
		path[i] = b.pt(p)
	}
	if it.Op == draw.OpFill {
		path, _ = mesh.Snap(path, true, 0)
		paint := it.Paint
		paint.From, paint.To = b.pt(paint.From), b.pt(paint.To)
		if it.Paint.From == it.Paint.To {
			paint.To = paint.From
		}
		b.mesh.Fill(path, paint)
		return
	}
	path, width := mesh.Snap(path, it.Closed, it.Width*b.scale)
	b.mesh.Stroke(path, it.Closed, width, it.Paint.Color, [2]float32{it.Dash[0] * b.scale, it.Dash[1] * b.scale}, it.Shift*b.scale)
}

// quad adds an upright picture.
func (b *builder) quad(to draw.Rect, u0, v0, u1, v1 float32, c draw.Color, glow bool) {
	b.mesh.Quad([4]mesh.Corner{{X: to.X, Y: to.Y, U: u0, V: v0}, {X: to.Right(), Y: to.Y, U: u1, V: v0},
		{X: to.Right(), Y: to.Bottom(), U: u1, V: v1}, {X: to.X, Y: to.Bottom(), U: u0, V: v1}}, c, glow)
}

// flush paints what was added since the last time. Much of it goes to the graphics card at once.
func (b *builder) flush() {
	for k, r := range b.runs {
		v1, i1 := len(b.mesh.V), len(b.mesh.I)
		if k+1 < len(b.runs) {
			v1, i1 = b.runs[k+1].v, b.runs[k+1].i
		}
		if r.i < i1 {
			b.paint(r, b.mesh.V[r.v:v1], b.mesh.I[r.i:i1])
		}
	}
	b.p.queued += len(b.mesh.V)
	b.mesh.Reset()
	b.runs = b.runs[:0]
	if b.p.queued >= queueMost {
		b.p.hand()
	}
}

// paint paints a run.
func (b *builder) paint(r run, v []mesh.Vertex, i []uint32) {
	vs, is := b.p.vertices[:0], b.p.indices[:0]
	for _, v := range v {
		vs = append(vs, ebiten.Vertex{DstX: v.X, DstY: v.Y, SrcX: v.U, SrcY: v.V, ColorR: v.R, ColorG: v.G, ColorB: v.B, ColorA: v.A})
	}
	for _, i := range i {
		is = append(is, i-uint32(r.v))
	}
	b.p.vertices, b.p.indices = vs, is
	op := &ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha, Filter: ebiten.FilterLinear, DisableMipmaps: true}
	if r.how != smooth {
		op.Filter = ebiten.FilterNearest
	}
	if r.how == over {
		op.Blend = ebiten.BlendCopy
	}
	b.dst.DrawTriangles32(vs, is, r.img, op)
}
