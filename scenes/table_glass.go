package scenes

import (
	"kettle/rules"
	"kettle/rules/match"
)

// A Glass is a match as one viewer may see it. The table looks through it and never holds the raw position.
type Glass struct {
	m      *match.Match
	viewer rules.Seat // rules.Nobody: whoever is to act, Public when the game is over
	passed bool       // the device goes from hand to hand behind a curtain

	key   glassKey
	view  rules.Position
	legal []rules.Action
	stamp int // grows with every change of the moment
}

// A glassKey tells one moment of a match from another: what is kept is thrown away when it changes.
type glassKey struct {
	n    int
	last *match.Entry
}

// NewGlass looks at m as the seat to act does. Where the seats hide something from each other it looks as the only
// person who plays, or, with more of them, as the public does until the first takes it in hand.
func NewGlass(m *match.Match) *Glass {
	g := &Glass{m: m, viewer: rules.Nobody}
	if !private(m.Definition()) {
		return g
	}
	g.viewer = rules.Public
	for s := range rules.Seat(m.Setup().Seats) {
		switch {
		case !m.Table().Human(s):
		case g.viewer == rules.Public && !g.passed:
			g.viewer = s
		default:
			g.viewer, g.passed = rules.Public, true
		}
	}
	return g
}

// Due is the person who must take the device in hand before the game can go on, if it is not there already.
func (g *Glass) Due() (rules.Seat, bool) {
	s := g.m.Position().Turn()
	return s, g.passed && s != g.viewer && g.m.Table().Human(s)
}

// Open reports whether all may see what a seat knows and decides now.
func (g *Glass) Open(s rules.Seat) bool {
	p, ok := g.m.Position().(rules.Candid)
	return ok && p.Candid(s)
}

// Hand gives the device to a seat: from now on that one looks.
func (g *Glass) Hand(s rules.Seat) { g.viewer, g.view = s, nil }

// Tells reports whether the viewer may be told what action line i was, not only what came of it.
func (g *Glass) Tells(i int) bool {
	return !private(g.m.Definition()) || g.m.Log()[i].By == g.Seat()
}

// Seat is who looks through the glass now.
func (g *Glass) Seat() rules.Seat {
	if g.viewer != rules.Nobody {
		return g.viewer
	}
	if s := g.m.Position().Turn(); s >= 0 {
		return s
	}
	return rules.Public
}

// fresh throws away what was kept of another moment.
func (g *Glass) fresh() {
	key := glassKey{n: g.m.Len()}
	if log := g.m.Log(); len(log) > 0 {
		key.last = &log[len(log)-1]
	}
	if g.view == nil || key != g.key {
		g.key, g.view, g.legal = key, g.m.Position().View(g.Seat()), nil
		g.stamp++
	}
}

// Stamp is a number that changes with the moment.
func (g *Glass) Stamp() int { g.fresh(); return g.stamp }

// Now is the present moment as the viewer sees it.
func (g *Glass) Now() rules.Position { g.fresh(); return g.view }

// At is the moment after the first n actions as the viewer sees it.
func (g *Glass) At(n int) rules.Position {
	if n == g.m.Len() {
		return g.Now()
	}
	return g.m.At(n).View(g.Seat())
}

// Legal is what the viewer may do now; nothing where another seat or a bot is to act.
func (g *Glass) Legal() []rules.Action {
	g.fresh()
	if s := g.view.Turn(); g.legal == nil && s == g.Seat() && g.m.Table().Human(s) {
		g.legal = g.view.Legal()
	}
	return g.legal
}

// Len is the number of actions played.
func (g *Glass) Len() int { return g.m.Len() }

// Entry is line i of the log.
func (g *Glass) Entry(i int) match.Entry { return g.m.Log()[i] }

// Events are the events of line i as the viewer noticed them.
func (g *Glass) Events(i int) (out []rules.Event) {
	for _, e := range g.m.Log()[i].Events {
		if s, ok := e.(rules.Secret); ok {
			seen, noticed := s.For(g.Seat())
			if !noticed {
				continue
			}
			e = seen
		}
		out = append(out, e)
	}
	return out
}

// Names are the seats' names as rules.Name wants them.
func (g *Glass) Names() []string {
	out := make([]string, g.m.Setup().Seats)
	for i := range out {
		out[i] = g.m.Table().Name(rules.Seat(i))
	}
	return out
}

// Colour is the id of a seat's colour in assets.Players.
func (g *Glass) Colour(s rules.Seat) string { return colourOf(g.m.Table(), s) }

// colourOf is the colour of a seat at a table.
func colourOf(t match.Table, s rules.Seat) string {
	if c := t.Colours; s >= 0 && int(s) < len(c) && c[s] != "" {
		return c[s]
	}
	return seatColours[max(0, int(s))%len(seatColours)]
}

// seatColours are the colours of seats that chose none.
var seatColours = [...]string{"yellow", "sky", "vermilion", "violet", "grey", "ink", "umber"}
