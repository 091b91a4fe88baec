package board

import (
	"math"
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
)

// A Fuel is the algofuel that a side commits in secret (STW-114).
type Fuel struct {
	State            FuelState
	Pure, Contraband int // committed; unknown to others until both are revealed
	Most             int // barrels that may be committed: 6
	// HasPure and HasContraband are what the seat may choose from.
	HasPure, HasContraband int
	Lift                   float32 // how far the cloth is gathered, 0 to 1, while both are revealed; then 1
	Text                   string  // what is said instead: "commits after Ada"; "": nothing
}

// A FuelState says what is seen of it.
type FuelState uint8

const (
	FuelNone     FuelState = iota // nothing is committed here yet
	FuelChoosing                  // the seat that looks chooses
	FuelCovered                   // it lies under the cloth
	FuelOpen                      // it is revealed
)

// A FuelAnswer is what the seat wants to commit after a click.
type FuelAnswer struct {
	Changed          bool
	Pure, Contraband int
}

// Widths of the cloth: over the barrels, and gathered.
const clothWide, clothNarrow = 178, 70

func (f Fuel) draw(u *ui.UI, p pen, r draw.Rect, cloth draw.Color, id string, a *FuelAnswer) {
	switch f.State {
	case FuelChoosing:
		f.choose(u, p, r, id, a)
	case FuelCovered:
		p.cloth(draw.Rc(r.X, r.Y, clothWide, r.H), cloth)
		f.sum(p, r, "+ ?", wordZeroTo+strconv.Itoa(f.Most))
	case FuelOpen:
		w := clothWide + (clothNarrow-clothWide)*max(0, min(1, f.Lift))
		x := r.X + clothNarrow + 20
		n := f.Pure + f.Contraband
		step := min(37, (r.W-clothNarrow-110)/float32(max(1, n)))
		for i := range n {
			kind := "barrel-pure"
			if i >= f.Pure {
				kind = "barrel-contraband"
			}
			at := draw.Pt(x+15+step*float32(i), r.Mid().Y+1)
			p.tinted("shadow-soft", draw.Around(at.Add(draw.Pt(3, 14)), 38, 18), shadowTint)
			p.fit(kind, draw.Around(at, 32, 42))
		}
		p.cloth(draw.Rc(r.X, r.Y, w, r.H), cloth)
		f.sum(p, r, signed(n), wordAlgofuel)
	default:
		p.prose(draw.Rc(r.X+8, r.Mid().Y-11, r.W-16, 40), f.Text, draw.Type{Face: draw.Sans, Size: 14, Color: ui.MutedPaper}, 1.3)
	}
}

// sum is what the algofuel adds, at the right end.
func (f Fuel) sum(p pen, r draw.Rect, big, small string) {
	p.words(draw.Rc(r.X, r.Y+r.H*0.2, r.W-2, 22), big, draw.Type{Face: draw.Heading, Size: 18, Color: draw.Hex(0x5a2c12), Align: draw.End})
	p.words(draw.Rc(r.X, r.Y+r.H*0.2+22, r.W-2, 16), small, draw.Type{Face: draw.Sans, Size: 13, Color: ui.OnPaper, Align: draw.End})
}

// choose is the chooser: a place for each barrel that may be committed, and what there is of each kind with a button to add and one to
// take back. A click on a committed barrel takes it back too.
func (f Fuel) choose(u *ui.UI, p pen, r draw.Rect, id string, a *FuelAnswer) {
	n := f.Pure + f.Contraband
	set := func(pure, contraband int) { *a = FuelAnswer{true, pure, contraband} }
	const wide, tall = 29, 38
	step := min(33, (r.W-210)/float32(max(1, f.Most)))
	p.words(draw.Rc(r.X+6, r.Y+2, 200, 16), wordUnderCloth, draw.Type{Face: draw.SansBold, Size: 12.5, Color: ui.MutedPaper})
	for i := range f.Most {
		b := draw.Rc(r.X+6+step*float32(i), r.Y+21, min(wide, step-3), tall)
		if i >= n {
			p.fill(b, 5, draw.Solid(draw.Color{R: 0x6b, G: 0x52, B: 0x33, A: 26}))
			p.dashes(b, 5, 1.1, draw.Fade(ui.RulePaper, 0.9))
			continue
		}
		kind, pure := "barrel-contraband", f.Pure
		if i < f.Pure {
			kind, pure = "barrel-pure", f.Pure-1
		}
		st := u.Press("fuel/"+id+"/"+strconv.Itoa(i), p.box(b))
		p.tinted("shadow-soft", draw.Around(b.Mid().Add(draw.Pt(3, 14)), 36, 16), shadowTint)
		if st.Hot || st.Focused {
			p.fill(b, 5, draw.Solid(draw.Fade(draw.Hex(0xffd75e), 0.5)))
		}
		p.fit(kind, b.Pad(1, 0))
		if st.Clicked {
			set(pure, n-1-pure)
		}
	}
	for i, kind := range [...]struct {
		name, sprite string
		now, has     int
	}{{"pure", "barrel-pure", f.Pure, f.HasPure}, {"contraband", "barrel-contraband", f.Contraband, f.HasContraband}} {
		row := draw.Rc(r.Right()-190, r.Y+4+31*float32(i), 132, 28)
		p.fit(kind.sprite, draw.Rc(row.X, row.Y, 24, row.H))
		p.words(draw.Rc(row.X+30, row.Y, 44, row.H), strconv.Itoa(kind.has-kind.now)+" "+wordLeft, draw.Type{Face: draw.SansBold, Size: 13, Color: ui.OnPaper})
		if p.stepper(u, draw.Rc(row.X+76, row.Y, 28, row.H), "fuel/"+id+"/"+kind.name+"/less", false, kind.now > 0) {
			set(f.Pure-1+i, f.Contraband-i)
		}
		if p.stepper(u, draw.Rc(row.X+108, row.Y, 28, row.H), "fuel/"+id+"/"+kind.name+"/more", true, n < f.Most && kind.now < kind.has) {
			set(f.Pure+1-i, f.Contraband+i)
		}
	}
	f.sum(p, r, signed(n), wordAlgofuel)
}

// stepper is a small button with a plus or a minus.
func (p pen) stepper(u *ui.UI, r draw.Rect, id string, more, able bool) bool {
	top, low, ink := draw.Hex(0x4a3a2c), draw.Hex(0x2e231a), ui.OnFelt
	clicked := false
	if able {
		st := u.Press(id, p.box(r))
		if st.Hot || st.Focused {
			top, low, ink = draw.Hex(0x6b5230), draw.Hex(0x453321), ui.TitleGold
		}
		if st.Down {
			top, low = low, top
		}
		clicked = st.Clicked
		u.FocusRing(st, p.box(r), 5)
	} else {
		top, low, ink = draw.Fade(top, 0.35), draw.Fade(low, 0.35), draw.Fade(ink, 0.7)
	}
	p.fill(r, 5, draw.Down(r, top, low))
	p.fill(draw.Around(r.Mid(), 11, 2.6), 1, draw.Solid(ink))
	if more {
		p.fill(draw.Around(r.Mid(), 2.6, 11), 1, draw.Solid(ink))
	}
	return clicked
}

// folds is how many folds the cloth has.
const folds = 9

// cloth hangs a cloth of that colour in r: folds, a hem that waves, a seam of gold.
func (p pen) cloth(r draw.Rect, c draw.Color) {
	in := draw.Rc(r.X+5, r.Y+4, r.W-10, r.H-13)
	flare := float32(5)
	edge := func(i int, of float32) (top, low draw.Point) {
		t := float32(i) / of
		sag := float32(math.Abs(math.Sin(float64(t)*math.Pi*folds/2))) * 5
		return draw.Pt(in.X+flare+t*(in.W-2*flare), in.Y+float32(math.Sin(float64(t)*math.Pi))*-2), draw.Pt(in.X+t*in.W, in.Bottom()+sag)
	}
	const parts = folds * 4
	var tops, lows []draw.Point
	for i := range parts + 1 {
		a, b := edge(i, parts)
		tops, lows = append(tops, a), append(lows, b)
	}
	outline := append([]draw.Point{}, tops...)
	for i := parts; i >= 0; i-- {
		outline = append(outline, lows[i])
	}
	p.tinted("shadow-soft", draw.Rc(r.X-2, in.Bottom()-14, r.W+14, 30), shadowTint)
	p.l.Outline(p.path(outline), 6*p.v.k, draw.Hex(0x2a1a08))
	light, dark := draw.Mix(c, draw.Hex(0xffffff), 0.2), draw.Mix(c, draw.Hex(0), 0.42)
	for i := range parts {
		// Within a fold the light goes over its crest.
		shade := [...]float32{0.9, 0.15, 0.35, 0.75}[i%4]
		quad := []draw.Point{tops[i], tops[i+1], lows[i+1], lows[i]}
		b := draw.Bounds(quad)
		p.l.Fill(p.path(quad), draw.Across(p.box(b), draw.Mix(light, dark, shade), draw.Mix(light, dark, [...]float32{0.15, 0.35, 0.75, 0.9}[i%4])))
	}
	gold := draw.Hex(0xe6bd62)
	p.line(lows, 3.4, gold)
	p.line(tops, 2.6, gold)
	p.line([]draw.Point{tops[0], lows[0]}, 2.2, gold)
	p.line([]draw.Point{tops[parts], lows[parts]}, 2.2, gold)
	for i := range parts/2 + 1 { // the fringe
		q := lows[min(parts, 2*i)]
		p.line([]draw.Point{q, q.Add(draw.Pt(0, 4))}, 1.5, draw.Mix(gold, draw.Hex(0x4a2c08), 0.25))
	}
}
