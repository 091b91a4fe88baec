package draw

import "strings"

// A Face is one of the typefaces of the program.
type Face uint8

const (
	Sans     Face = iota // Source Sans 3: sentences, notes
	SansBold             // Source Sans 3 600: figures, names in sentences
	Heading              // Oswald 600: chips, buttons, section heads
	Plate                // Oswald 500: names on the map
	Title                // Rye: titles from 18 up
	Serif                // Source Serif 4: rules text
	Faces
)

// Metrics measures text with the very faces that paint it.
type Metrics interface {
	// Width is how far the text advances.
	Width(f Face, size float32, s string) float32
	// Ascent and Descent are the usual reach above and below the baseline; Capital is the height of an H.
	Ascent(f Face, size float32) float32
	Descent(f Face, size float32) float32
	Capital(f Face, size float32) float32
}

// An Align says where in its box or at its point a text stands.
type Align uint8

const (
	Start Align = iota
	Center
	End
)

// A Type is how a text looks.
type Type struct {
	Face  Face
	Size  float32
	Color Color
	Align Align
	// Shadow, if its alpha is not 0, is painted a unit below (on dark: a soft lift; on the map: legibility).
	Shadow Color
	// Up lets a Label run upwards, along the height of its place.
	Up bool
}

// With returns t in another colour, In in another size, To with another alignment.
func (t Type) With(c Color) Type { t.Color = c; return t }

// In: see With.
func (t Type) In(size float32) Type { t.Size = size; return t }

// To: see With.
func (t Type) To(a Align) Type { t.Align = a; return t }

// Text writes one line with its baseline at p and returns its width.
func (l *List) Text(p Point, s string, t Type) float32 {
	if s == "" {
		return 0
	}
	w := l.Metrics.Width(t.Face, t.Size, s)
	switch t.Align {
	case Center:
		p.X -= w / 2
	case End:
		p.X -= w
	}
	if t.Shadow.A != 0 {
		l.add(Item{Op: OpText, Text: s, Face: t.Face, Size: t.Size, At: p.Add(Point{0, max(1, t.Size/20)}), Paint: Solid(t.Shadow)})
	}
	l.add(Item{Op: OpText, Text: s, Face: t.Face, Size: t.Size, At: p, Paint: Solid(t.Color)})
	return w
}

// Label writes one line in r, in the middle of its height by its capitals, and cuts it with "…" where r is too
// narrow. It returns the width.
func (l *List) Label(r Rect, s string, t Type) float32 {
	if t.Up {
		return l.upward(r, s, t)
	}
	s = Fit(l.Metrics, s, t, r.W)
	p := Point{r.X, r.Y + (r.H+l.Metrics.Capital(t.Face, t.Size))/2}
	switch t.Align {
	case Center:
		p.X = r.X + r.W/2
	case End:
		p.X = r.Right()
	}
	return l.Text(p, s, t)
}

// upward is Label along the height of r.
func (l *List) upward(r Rect, s string, t Type) float32 {
	s = Fit(l.Metrics, s, t, r.H)
	w := l.Metrics.Width(t.Face, t.Size, s)
	p := Point{r.X + (r.W+l.Metrics.Capital(t.Face, t.Size))/2, r.Bottom()}
	switch t.Align {
	case Center:
		p.Y = r.Y + (r.H+w)/2
	case End:
		p.Y = r.Y + w
	}
	l.add(Item{Op: OpText, Text: s, Face: t.Face, Size: t.Size, At: p, Up: true, Paint: Solid(t.Color)})
	return w
}

// Fit cuts s so that it is at most w wide, ending in "…" where it was cut.
func Fit(m Metrics, s string, t Type, w float32) string {
	if m.Width(t.Face, t.Size, s) <= w+0.5 {
		return s
	}
	r := []rune(s)
	for len(r) > 0 && m.Width(t.Face, t.Size, string(r)+"…") > w {
		r = r[:len(r)-1]
	}
	return strings.TrimRight(string(r), " ") + "…"
}

// Narrow is the type in which s fits into so much room, though not under the least size.
func Narrow(m Metrics, s string, t Type, least, room float32) Type {
	for t.Size > least && m.Width(t.Face, t.Size, s) > room {
		t.Size = max(least, t.Size-0.5)
	}
	return t
}

// Wrap breaks s into lines at most w wide; newlines break too.
func Wrap(m Metrics, s string, t Type, w float32) (lines []string) {
	for _, para := range strings.Split(s, "\n") {
		line := ""
		for _, word := range strings.Fields(para) {
			next := word
			if line != "" {
				next = line + " " + word
			}
			if line != "" && m.Width(t.Face, t.Size, next) > w {
				lines = append(lines, line)
				next = word
			}
			line = next
		}
		lines = append(lines, line)
	}
	return lines
}

// Paragraph writes s broken to the width of r, lead units from baseline to baseline, from the top of r. It
// returns the height used; it does not stop at the bottom of r.
func (l *List) Paragraph(r Rect, s string, t Type, lead float32) float32 {
	lines := Wrap(l.Metrics, s, t, r.W)
	up := l.Metrics.Ascent(t.Face, t.Size)
	for i, line := range lines {
		p := Point{r.X, r.Y + up + float32(i)*lead}
		switch t.Align {
		case Center:
			p.X = r.X + r.W/2
		case End:
			p.X = r.Right()
		}
		l.Text(p, line, t)
	}
	return float32(len(lines)) * lead
}
