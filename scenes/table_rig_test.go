package scenes

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"kettle/input"
	"kettle/render/draw"
	"kettle/rules"
	"kettle/rules/games"
	"kettle/rules/match"
	"kettle/rules/rng"
)

// A rig plays a table without a display: frames go in, pictures come out.
type rig struct {
	t       testing.TB
	d       *Desk
	stack   *Stack
	m       *match.Match
	deal    railDeal // of m, where it is a game on a map of hexes
	list    *draw.List
	now     time.Duration
	x, y    float32
	w, h    float32
	down    []string
	letters bool               // type_ uses the letters of buttons
	typed   func(chord string) // is told of every key; may be nil
	told    func(line string)  // is told of every click and wheel as a line of a script; may be nil
}

var rigFonts, rigFontsErr = draw.NewFonts()

// newRig opens a game of Halloween with that seed on a table.
func newRig(t testing.TB, seed uint64) *rig {
	t.Helper()
	def := games.Find("age-of-steam/halloween")
	m, err := match.New(def, rules.Setup{Seats: 1, Seed: rng.Seed(seed)}, match.Table{Names: []string{"Agnes"}, Colours: []string{"yellow"}})
	if err != nil {
		t.Fatal(err)
	}
	return rigOf(t, m).open(nil)
}

// rigOf is a table for a match, not opened yet: nothing moves on it by itself and no step is skipped.
func rigOf(t testing.TB, m *match.Match) *rig {
	t.Helper()
	if rigFontsErr != nil {
		t.Fatal(rigFontsErr)
	}
	r := &rig{t: t, m: m, w: 1280, h: 720, d: &Desk{Metrics: rigFonts, Opts: DefaultSettings(), Random: func() uint64 { return 99 }}}
	r.d.Opts.Motion, r.d.Opts.Skip = "off", false
	return r
}

// on opens another match on the same table.
func (r *rig) on(m *match.Match) *rig {
	q := &rig{t: r.t, m: m, deal: r.deal, w: r.w, h: r.h, d: r.d}
	return q.open(nil)
}

// look builds the picture anew.
func (r *rig) look() {
	r.d.Stir()
	r.tick(input.Frame{Away: true})
}

func (r *rig) open(drift *match.Drift) *rig {
	r.stack = NewStack(OpenTable(r.d, r.m, drift))
	r.tick(input.Frame{Away: true})
	return r
}

func (r *rig) table() *Table { return r.stack.scenes[0].(*Table) }

func (r *rig) tick(f input.Frame) {
	r.now += 50 * time.Millisecond
	f.Now, f.W, f.H, f.Scale = r.now, r.w, r.h, 1
	if !f.Away {
		f.X, f.Y = r.x, r.y
	}
	f.Down = r.down
	r.list, _ = r.stack.Tick(r.d, f)
}

func (r *rig) key(chord string) {
	if r.typed != nil {
		r.typed(chord)
	}
	r.tick(input.Frame{Keys: []string{chord}, Away: true})
}

// spotOf is a place where the hit is on top.
func (r *rig) spotOf(id string) (draw.Point, bool) {
	h, ok := r.list.Find(id)
	if !ok {
		return draw.Point{}, false
	}
	b := draw.Bounds(h.Poly)
	const n = 24
	try := []draw.Point{h.Middle()}
	for j := range n {
		for i := range n {
			try = append(try, draw.Pt(b.X+b.W*(float32(i)+0.5)/n, b.Y+b.H*(float32(j)+0.5)/n))
		}
	}
	for _, p := range try {
		if top, ok := r.list.At(p); ok && top.ID == id {
			return p, true
		}
	}
	return draw.Point{}, false
}

func (r *rig) move(id string) {
	r.t.Helper()
	p, ok := r.spotOf(id)
	if !ok {
		r.t.Fatalf("nothing to point at: %s; there are %s", id, r.hits())
	}
	r.x, r.y = p.X, p.Y
	r.tick(input.Frame{})
}

func (r *rig) click(id string) { r.t.Helper(); r.press(id, input.Left) }

func (r *rig) press(id string, b input.Button) {
	r.t.Helper()
	if r.told != nil && b == input.Left {
		r.told("click hit " + id)
	}
	x, y := r.x, r.y
	if r.move(id); r.x == x && r.y == y {
		r.now += 500 * time.Millisecond // two clicks, not a double click
	}
	var f input.Frame
	f.Pressed[b], f.Held[b] = true, true
	r.tick(f)
	f = input.Frame{}
	f.Released[b] = true
	r.tick(f)
}

// hitOf is the hit of a target that can be clicked, "" if there is none.
func (r *rig) hitOf(x rules.Target) string {
	for _, h := range r.list.Hits {
		if h.What == x {
			if _, ok := r.spotOf(h.ID); ok {
				return h.ID
			}
		}
	}
	return ""
}

func (r *rig) hits() string {
	var out []string
	for _, h := range r.list.Hits {
		out = append(out, h.ID)
	}
	return strings.Join(out, " | ")
}

func (r *rig) shows(text string) bool { return input.Shows(r.list, text) }

func (r *rig) want(text string) {
	r.t.Helper()
	if !r.shows(text) {
		b := &strings.Builder{}
		for _, it := range r.list.Items {
			if it.Op == draw.OpText {
				fmt.Fprintf(b, "%q ", it.Text)
			}
		}
		r.t.Fatalf("the picture does not say %q; it says %s", text, b)
	}
}

// play does legal actions that pick chooses until it returns nil.
func (r *rig) play(pick func(p rules.Position) rules.Action) {
	r.t.Helper()
	for range 400 {
		if r.m.Position().Turn() < 0 {
			break
		}
		a := pick(r.m.Position())
		if a == nil {
			break
		}
		if err := r.m.Do(a); err != nil {
			r.t.Fatal(err)
		}
	}
	r.d.Stir()
	r.tick(input.Frame{Away: true})
}
