package board

import (
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules/rail"
	"kettle/rules/rail/graph"
)

// Houses is the board of one map of houses: its geometry, and the camera that looks at it. It is kept by the
// scene from build to build.
type Houses struct {
	land *graph.Land
}

// NewHouses is the board of a land, seen whole.
func NewHouses(land *graph.Land) *Houses { return &Houses{land: land} }

// Draw paints the board into r and says what the pointer met. It answers wheel, middle drag and space drag itself.
func (b *Houses) Draw(u *ui.UI, r draw.Rect, n *Night, m *Marks) (a Answer) { return a }

// Fit shows the whole board, Zoom goes nearer (f > 1) or away about the middle, Pan moves the view by units.
func (b *Houses) Fit()               {}
func (b *Houses) Zoom(f float32)     {}
func (b *Houses) Pan(dx, dy float32) {}

// HouseBox is where a house was drawn last, in units; CubeAt the middle of the place of its i-th cube, LanternAt
// that of a link's lantern.
func (b *Houses) HouseBox(s rail.Stop) draw.Rect          { return draw.Rect{} }
func (b *Houses) CubeAt(s rail.Stop, i, n int) draw.Point { return draw.Point{} }
func (b *Houses) LanternAt(link int) draw.Point           { return draw.Point{} }

// Course is the way over the links between these houses as a line on the screen, for pieces that move; Size is
// how many units a unit of the sheet measures now.
func (b *Houses) Course(path []rail.Stop) []draw.Point { return nil }
func (b *Houses) Size() float32                        { return 1 }

// DrawWitch paints the flying witch with or without her rider, her middle at p, flying left or right.
func DrawWitch(l *draw.List, p draw.Point, size float32, left, rider bool) {}

// DrawCube paints a cube, witch or pumpkin of that width, with its letter where it is large enough.
func DrawCube(l *draw.List, p draw.Point, width float32, g rail.Good) {}
