package scenes

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/match"
)

// A curtainScene hangs between one seat's decision and the next one's: the device changes hands, and nothing of the
// table is drawn, or even looked at, before the next player says to be ready.
type curtainScene struct {
	m     *match.Match
	to    rules.Seat
	ready func() Move

	crest, style string // of who acts, which is not always the seat's own clan

	since time.Duration // when it began to fall
	armed bool          // Enter was let go: the one that ended the turn before does not open it
}

// Curtain drops before seat to of m, of whom alone what follows may be seen. When the player says to be ready, ready
// tells how it goes on; if it is another's turn by then the curtain goes by itself.
func Curtain(m *match.Match, to rules.Seat, ready func() Move) Scene {
	c := &curtainScene{m: m, to: to, ready: ready, crest: crestOf(m, to), style: styleOf(m, to)}
	if h, ok := tableauOf(m.Definition()).(herald); ok && h.emblem(m.Position()) != "" {
		c.crest, c.style = h.emblem(m.Position()), h.style(m.Position())
	}
	return c
}

// Opaque: nothing below can be seen, that is what it is for.
func (c *curtainScene) Opaque() bool { return true }

// Match is the game behind it.
func (c *curtainScene) Match() *match.Match { return c.m }

// curtainTime is how long it takes to fall.
const curtainTime = 250 * time.Millisecond

// Tick draws the curtain and waits.
func (c *curtainScene) Tick(d *Desk, u *ui.UI) Move {
	if c.m.Position().Turn() != c.to {
		return Pop()
	}
	if c.since == 0 {
		c.since = max(1, u.In.Now)
		d.Hear("curtain")
	}
	fallen := float32(1)
	if age := u.In.Now - c.since; d.Opts.Motion != "off" && age < curtainTime && len(u.In.Keys) == 0 {
		fallen = float32(age) / float32(curtainTime)
		u.Wake(1)
	}
	if !c.armed {
		c.armed = !u.In.Holds("enter") && !slices.Contains(u.In.Keys, "enter")
		u.In.Keys = slices.DeleteFunc(slices.Clone(u.In.Keys), func(k string) bool { return k == "enter" })
	}
	u.L.Layer = draw.Panel
	clothOf(c.m.Definition()).draw(u.L, u.In.W, u.In.H, fallen)
	if c.card(u) {
		d.Hear("page")
		return c.ready()
	}
	if u.Key("escape") {
		return Push(NewMenu(d, c.m))
	}
	u.Roam()
	return Stay()
}

// card draws the paper that says whose turn it is and why the curtain is down, and reports that the player is ready.
func (c *curtainScene) card(u *ui.UI) bool {
	name, roomy := c.m.Table().Name(c.to), u.In.H >= 540
	what, clauses := hides(c.m.Definition())
	reason := draw.Type{Face: draw.Serif, Size: 17, Color: ui.OnPaper, Align: draw.Center}
	size := min(50, u.In.H/9)
	w := min(520, u.In.W-32)
	lines := draw.Wrap(u.L.Metrics, fmt.Sprintf(wordsCurtainWhy, what), reason, w-64)
	h := 58 + size*1.35 + float32(len(lines))*23 + 72
	if len(clauses) > 0 {
		h += 26
	}
	if c.style != "" {
		h += 24
	}
	if roomy {
		h += 72
	}
	r := draw.Around(draw.Pt(u.In.W/2, u.In.H/2), w, h)
	if roomy {
		r.Y += 20
	}
	u.Paper(r)
	u.L.Frame(r.Inset(7), 4, 1, ui.RulePaper)
	in := column{r.Pad(32, 12)}
	if roomy {
		u.L.Sprite(c.crest, fitSprite(c.crest, draw.Around(draw.Pt(r.Mid().X, r.Y+4), 128, 112)))
		in.take(64)
	}
	u.L.Label(in.take(26), wordsPassTo, draw.Type{Face: draw.Heading, Size: 14, Color: ui.FormHead, Align: draw.Center})
	title := draw.Type{Face: draw.Title, Size: size, Color: ui.HeadPaper, Align: draw.Center}
	for title.Size > 20 && u.L.Metrics.Width(title.Face, title.Size, name) > in.W {
		title.Size -= 2
	}
	u.L.Label(in.take(size*1.35), name, title)
	if c.style != "" {
		u.L.Label(in.take(24), c.style, draw.Type{Face: draw.Sans, Size: 17, Color: ui.MutedPaper, Align: draw.Center})
	}
	line := in.take(14)
	half := draw.Rc(line.X+30, line.Y+5, line.W/2-30, 1.2)
	u.L.Box(half, draw.Across(half, draw.Fade(ui.RulePaper, 0), ui.RulePaper))
	u.L.Box(half.Move(half.W, 0), draw.Across(half.Move(half.W, 0), ui.RulePaper, draw.Fade(ui.RulePaper, 0)))
	for _, text := range lines {
		u.L.Label(in.take(23), text, reason)
	}
	in.take(6)
	if len(clauses) > 0 {
		c.chips(u, in.take(26), clauses)
	}
	ready := u.Brassy("ready", draw.Around(draw.Pt(r.Mid().X, r.Bottom()-42), min(240, w-48), 44), wordsReady, "Enter", false)
	if roomy {
		c.order(u, draw.Rc(0, u.In.H-56, u.In.W, 36))
	}
	return ready
}

// chips draws the clauses side by side in the middle of r.
func (c *curtainScene) chips(u *ui.UI, r draw.Rect, clauses []string) {
	all := float32(-8)
	for _, x := range clauses {
		all += u.L.Metrics.Width(draw.Heading, 12, x) + 14 + 8
	}
	x := r.Mid().X - all/2
	for _, clause := range clauses {
		x += u.ClauseChip(draw.Pt(x, r.Y+2), clause, true) + 8
	}
}

// order draws who sits at the table, the one who plays now first.
func (c *curtainScene) order(u *ui.UI, r draw.Rect) {
	n := c.m.Setup().Seats
	type part struct {
		disc, name string
		w          float32
	}
	var parts []part
	all := float32(0)
	style := draw.Type{Face: draw.Sans, Size: 15, Color: draw.Hex(0xe9d3b4)}
	for i := range n {
		s := rules.Seat((int(c.to) + i) % n)
		name := c.m.Table().Name(s)
		if i == 0 {
			name += " " + wordsPlaysNow
		}
		p := part{crestOf(c.m, s), name, u.L.Metrics.Width(style.Face, style.Size, name) + 34}
		parts = append(parts, p)
		all += p.w + 40
	}
	if all -= 40; all > r.W-40 {
		return // no room: the card says what matters
	}
	x := r.Mid().X - all/2
	for i, p := range parts {
		if i > 0 {
			u.L.Box(draw.Rc(x-30, r.Mid().Y-0.5, 20, 1), draw.Solid(draw.Fade(ui.BrassLn, 0.8)))
		}
		u.L.Sprite(p.disc, fitSprite(p.disc, draw.Around(draw.Pt(x+12, r.Mid().Y), 26, 22)))
		ink := style
		if i == 0 {
			ink.Color = ui.TitleGold
		}
		u.L.Label(draw.Rc(x+32, r.Y, p.w, r.H), p.name, ink)
		x += p.w + 40
	}
}

// private reports whether the seats of a game hide something from each other; what is hidden from all, as a seed or a
// deck, needs no curtain.
func private(def *rules.Definition) bool {
	return slices.ContainsFunc(def.Secrets, func(path string) bool { return strings.ContainsAny(path, "*@") })
}

// hides is what the seats hide from each other, in the game's own words if it has any, and the clauses that say so.
func hides(def *rules.Definition) (what string, clauses []string) {
	if h, ok := def.Words.(rules.Hider); ok {
		return h.Hides()
	}
	return wordsHidden, nil
}
