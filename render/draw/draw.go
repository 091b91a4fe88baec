// Package draw describes a picture as a list that can be tested, pointed at and painted. It knows no window.
package draw

import (
	"image/color"

	"kettle/rules"
)

// A Layer orders items coarsely; within a layer later items lie on earlier ones.
type Layer uint8

const (
	Table   Layer = 10 * iota // wood, sheets
	Board                     // the printed board and what lies on it
	Panel                     // seats, side, strips, buttons
	Flight                    // pieces in motion
	Float                     // tool tips
	Modal                     // dialogs and menus
	Curtain                   // hand-over, fades
)

// Color is a colour with straight alpha.
type Color = color.NRGBA

// Hex is the colour 0xRRGGBB, opaque.
func Hex(rgb uint32) Color {
	return Color{R: uint8(rgb >> 16), G: uint8(rgb >> 8), B: uint8(rgb), A: 255}
}

// Fade is c with its alpha multiplied by a, 0 to 1.
func Fade(c Color, a float32) Color {
	c.A = uint8(float32(c.A)*max(0, min(1, a)) + 0.5)
	return c
}

// Mix goes from a (t = 0) to b (t = 1).
func Mix(a, b Color, t float32) Color {
	m := func(x, y uint8) uint8 { return uint8(float32(x) + (float32(y)-float32(x))*t + 0.5) }
	return Color{R: m(a.R, b.R), G: m(a.G, b.G), B: m(a.B, b.B), A: m(a.A, b.A)}
}

// A Paint is how an area is coloured: one colour, or a straight run of two from From to To.
type Paint struct {
	Color, Color2 Color
	From, To      Point // equal points: one colour
}

// Solid paints one colour.
func Solid(c Color) Paint { return Paint{Color: c} }

// Down runs from top to bottom of r.
func Down(r Rect, top, bottom Color) Paint {
	return Paint{top, bottom, Point{r.X, r.Y}, Point{r.X, r.Bottom()}}
}

// Across runs from left to right of r.
func Across(r Rect, left, right Color) Paint {
	return Paint{left, right, Point{r.X, r.Y}, Point{r.Right(), r.Y}}
}

// An Op says what kind of item it is.
type Op uint8

const (
	OpFill   Op = iota // Path, filled with Paint
	OpStroke           // Path as a line of Width, Paint.Color, Dash
	OpSprite           // Name in Rect: a sprite or picture of package assets
	OpNine             // Name in Rect as a 9-slice
	OpTile             // Name repeated over Rect, Width units a tile
	OpText             // Text at At (left end of the baseline)
	OpStill            // Still
)

// An Item is one mark on the picture.
type Item struct {
	Op    Op
	Layer Layer
	Clip  Rect // nothing outside it is painted; zero: no bound

	Path   []Point
	Closed bool
	Width  float32
	Dash   [2]float32 // on, off; zero: solid
	Shift  float32    // the dash pattern starts that far along
	Paint  Paint

	Name  string
	Rect  Rect
	Angle float32 // clockwise, radians, about the middle of Rect
	Flip  bool    // mirrored left to right
	Tint  Color   // multiplied with the sprite; zero: as it is
	Glow  bool    // added to what lies below instead of covering it
	Grey  bool    // without its colours

	Text string
	Face Face
	Size float32 // height of the em
	At   Point
	Up   bool // it runs upwards from At, its capitals to the left

	Still *Still
}

// A Still is a part of the picture that the painter may keep as an image until Key or the scale changes. Its
// list holds neither hits nor stills, and nothing sticks out of Bounds. An opaque still covers all of Bounds.
type Still struct {
	Key    string
	Bounds Rect
	Opaque bool
	List   *List
}

// A Hit is a place that can be pointed at.
type Hit struct {
	// ID is unique in the list and means the same thing from tick to tick: "undo", "house/Raven Tower".
	ID   string
	What rules.Target // for things of the game; zero for buttons
	Poly []Point
	// Layer and order decide which of two hits is on top.
	Layer Layer
}

// A List is a picture: what to paint, in order, and what can be pointed at.
type List struct {
	Items []Item
	Hits  []Hit

	// Metrics measures text; helpers that align need it.
	Metrics Metrics
	// Layer and Clip are put into each item and hit that is added.
	Layer Layer
	Clip  Rect
}

// Reset empties the list and keeps its memory.
func (l *List) Reset() {
	l.Items, l.Hits = l.Items[:0], l.Hits[:0]
	l.Layer, l.Clip = Table, Rect{}
}

func (l *List) add(it Item) *Item {
	it.Layer, it.Clip = l.Layer, l.Clip
	l.Items = append(l.Items, it)
	return &l.Items[len(l.Items)-1]
}

// On draws with the layer set, and sets it back.
func (l *List) On(layer Layer, draw func()) {
	was := l.Layer
	l.Layer = layer
	draw()
	l.Layer = was
}

// Within draws with everything outside r cut off.
func (l *List) Within(r Rect, draw func()) {
	was := l.Clip
	if l.Clip = r; was != (Rect{}) {
		l.Clip = r.Meet(was)
		if l.Clip == (Rect{}) {
			l.Clip = Rect{r.X, r.Y, 0.001, 0.001}
		}
	}
	draw()
	l.Clip = was
}

// Fill fills a polygon, which may be concave but does not cross itself.
func (l *List) Fill(path []Point, p Paint) *Item {
	return l.add(Item{Op: OpFill, Path: path, Closed: true, Paint: p})
}

// Box fills r; Round fills it with rounded corners; Disc fills a circle.
func (l *List) Box(r Rect, p Paint) *Item { return l.Fill(r.Corners(), p) }

// Round: see Box.
func (l *List) Round(r Rect, radius float32, p Paint) *Item { return l.Fill(r.Round(radius), p) }

// Disc: see Box.
func (l *List) Disc(c Point, radius float32, p Paint) *Item {
	return l.Fill(Ellipse(Around(c, 2*radius, 2*radius)), p)
}

// Line strokes an open line with round joins and butt ends.
func (l *List) Line(path []Point, width float32, c Color) *Item {
	return l.add(Item{Op: OpStroke, Path: path, Width: width, Paint: Solid(c)})
}

// Outline strokes a closed line.
func (l *List) Outline(path []Point, width float32, c Color) *Item {
	return l.add(Item{Op: OpStroke, Path: path, Closed: true, Width: width, Paint: Solid(c)})
}

// Frame outlines r with rounded corners, the line's middle on the edge of r.
func (l *List) Frame(r Rect, radius, width float32, c Color) *Item {
	return l.Outline(r.Round(radius), width, c)
}

// Ring outlines a circle.
func (l *List) Ring(c Point, radius, width float32, col Color) *Item {
	return l.Outline(Ellipse(Around(c, 2*radius, 2*radius)), width, col)
}

// Sprite paints a sprite or picture into r. The returned item may be given Angle, Flip, Tint, Glow, Grey.
func (l *List) Sprite(name string, r Rect) *Item {
	return l.add(Item{Op: OpSprite, Name: name, Rect: r})
}

// Nine paints a 9-slice so that its box, without the shadow around it, is r.
func (l *List) Nine(name string, r Rect) *Item { return l.add(Item{Op: OpNine, Name: name, Rect: r}) }

// Tile covers r with copies of a picture, size units wide each, starting at the corner of r.
func (l *List) Tile(name string, r Rect, size float32) *Item {
	return l.add(Item{Op: OpTile, Name: name, Rect: r, Width: size})
}

// Keep adds a still: draw fills its list only if the painter or a test asks for it.
func (l *List) Keep(key string, bounds Rect, opaque bool, draw func(*List)) *Item {
	s := &Still{Key: key, Bounds: bounds, Opaque: opaque, List: &List{Metrics: l.Metrics}}
	draw(s.List)
	return l.add(Item{Op: OpStill, Rect: bounds, Still: s})
}

// Touch adds a hit for a polygon, cut to the present clip's box.
func (l *List) Touch(id string, what rules.Target, poly []Point) {
	if l.Clip != (Rect{}) {
		if poly = within(poly, l.Clip); len(poly) < 3 {
			return
		}
	}
	l.Hits = append(l.Hits, Hit{ID: id, What: what, Poly: poly, Layer: l.Layer})
}

// TouchBox adds a hit for a box, cut to the clip.
func (l *List) TouchBox(id string, what rules.Target, r Rect) {
	if l.Clip != (Rect{}) {
		if r = r.Meet(l.Clip); r == (Rect{}) {
			return
		}
	}
	l.Touch(id, what, r.Corners())
}

// At returns the topmost hit under p: of the highest layer the last one.
func (l *List) At(p Point) (Hit, bool) {
	best := -1
	for i, h := range l.Hits {
		if (best < 0 || h.Layer >= l.Hits[best].Layer) && Inside(h.Poly, p) {
			best = i
		}
	}
	if best < 0 {
		return Hit{}, false
	}
	return l.Hits[best], true
}

// Find returns the hit with that id.
func (l *List) Find(id string) (Hit, bool) {
	for _, h := range l.Hits {
		if h.ID == id {
			return h, true
		}
	}
	return Hit{}, false
}
