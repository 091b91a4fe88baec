package rulestest

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"kettle/rules"
	"kettle/rules/rng"
	"kettle/rules/rulebook"
)

// An Auditor is a position with a referee: an error for a position that cannot be (cubes lost, money from nowhere,
// two owners of a section). The kit asks it at every decision.
type Auditor interface{ Audit() error }

func (g *game) audit(p rules.Position) {
	if a, ok := p.(Auditor); ok {
		if err := a.Audit(); err != nil {
			g.fail("audit", "%v", err)
		}
	}
}

// decision holds the position to everything before an action is chosen from it.
func (g *game) decision(p rules.Position, legal []rules.Action, chosen rules.Action) {
	some := []rules.Action{chosen, legal[g.r.Intn(len(legal))]}
	if g.deep() {
		some = legal
	}
	for _, a := range some {
		if err := p.Check(a); err != nil {
			g.fail("listed but refused", "%q is in Legal, and Check says %v", a, err)
		}
		g.codec(a)
		g.pool.add(g.r, a)
	}
	if g.deep() {
		g.stable(p, legal)
		g.picked(p, legal)
		g.views(p, legal)
	}
	g.words(p, some)
	g.illegal(p, legal)
}

// stable asks the same question twice and through JSON.
func (g *game) stable(p rules.Position, legal []rules.Action) {
	if !slices.Equal(legal, p.Legal()) {
		g.fail("legal order", "Legal lists something else the second time")
	}
	q, err := g.def.Codec.Position([]byte(js(p)))
	if err != nil {
		g.fail("json", "the position cannot be read back: %v", err)
	}
	if js(q) != js(p) {
		g.fail("json", "read back, the position is\n%s\ninstead of\n%s", js(q), js(p))
	}
	if !slices.Equal(legal, q.Legal()) {
		g.fail("json", "read back, the position has other legal actions")
	}
}

// codec asks that an action survives JSON.
func (g *game) codec(a rules.Action) {
	b, err := g.def.Codec.Encode(a)
	if err != nil {
		g.fail("codec", "%q: %v", a, err)
	}
	if back, err := g.def.Codec.Decode(b); err != nil || back != a {
		g.fail("codec", "%q is written %s and comes back as %v (%v)", a, b, back, err)
	}
}

// picked asks that pointing reaches actions. Legal has seen to it that no two are pointed at alike.
func (g *game) picked(p rules.Position, legal []rules.Action) {
	few := legal
	if len(few) > 24 {
		few = slices.Clone(legal)
		rng.Shuffle(g.r, few)
		few = few[:24]
	}
	pick := rules.NewPicker(p)
	for _, a := range few {
		for _, t := range a.Targets() {
			if !pick.Point(t) {
				g.fail("pick", "%q cannot be pointed at: nothing at %v", a, t)
			}
		}
		if got, _ := pick.Ready(); got != a {
			g.fail("pick", "pointing at %v gives %v instead of %q", a.Targets(), got, a)
		}
		for pick.Back() {
		}
	}
}

// outcome applies the action aside from the match and looks at the events.
func (g *game) outcome(p rules.Position, a rules.Action) rules.Outcome {
	out, err := p.Apply(a)
	if err != nil {
		g.fail("listed but refused", "%q is in Legal, and Apply says %v", a, err)
	}
	if out.Next == nil {
		g.fail("apply", "%q leads nowhere and gives no error", a)
	}
	g.same(p, fmt.Sprintf("%q", a))
	g.saw("action", a.Kind())
	for _, e := range out.Events {
		if e == nil || e.Kind() == "" {
			g.fail("event", "%q causes an event without a kind", a)
		}
		if len(g.events) > 0 && !g.events[e.Kind()] {
			g.fail("event", "%q causes the event %q, which the list of event kinds lacks", a, e.Kind())
		}
		if _, err := json.Marshal(e); err != nil {
			g.fail("event", "%q has no JSON: %v", e.Kind(), err)
		}
		g.saw("event", e.Kind())
	}
	for _, v := range g.viewers() {
		view := out.Next.View(v)
		for _, e := range seen(out.Events, v) {
			g.line("event "+e.Kind(), g.def.Words.Event(view, e), true)
		}
	}
	return out
}

// seen is what a viewer notices of some events.
func seen(events []rules.Event, v rules.Seat) (out []rules.Event) {
	for _, e := range events {
		if s, ok := e.(rules.Secret); ok {
			if e, ok = s.For(v); !ok {
				continue
			}
		}
		out = append(out, e)
	}
	return out
}

// viewers is everyone who may look: the public and each seat.
func (g *game) viewers() []rules.Seat {
	out := []rules.Seat{rules.Public}
	for s := range g.setup.Seats {
		out = append(out, rules.Seat(s))
	}
	return out
}

// words asks for a prompt at every decision and a text for each action, from the views that screens have, and
// looks at the facts and previews on the way.
func (g *game) words(p rules.Position, actions []rules.Action) {
	w := g.def.Words
	for _, v := range g.viewers() {
		if v != p.Turn() && !g.deep() {
			continue
		}
		view := p.View(v)
		g.line("prompt", w.Prompt(view), false)
		g.facts(view)
	}
	g.facts(p)
	mine := p.View(p.Turn())
	for i, a := range actions {
		g.line("action "+a.Kind(), w.Action(mine, a), false)
		if i >= 50 {
			continue
		}
		for _, t := range a.Targets() {
			if w.Target(mine, t) == "" {
				g.fail("words", "no name for the target %v", t)
			}
		}
		if pre, ok := mine.(rules.Previewer); ok {
			var l rules.Ledger
			if cause := panics(func() { l = pre.Preview(a) }); cause != nil {
				g.fail("preview", "Preview of %q panics: %v", a, cause)
			}
			for _, e := range l {
				g.cites("a ledger line of "+a.Kind(), e.Clause)
			}
		}
	}
}

// line looks at one text: not empty (unless it may be), and no name of a seat that is not there.
func (g *game) line(what string, l rules.Line, empty bool) {
	if l.Text == "" && !empty {
		g.fail("words", "no text for %s", what)
	}
	g.cites(what, l.Clause)
	for i := 0; i+1 < len(l.Text); i++ {
		if l.Text[i] != '@' {
			continue
		}
		j := i + 1
		for j < len(l.Text) && l.Text[j] >= '0' && l.Text[j] <= '9' {
			j++
		}
		if n, err := strconv.Atoi(l.Text[i+1 : j]); err == nil && n >= g.setup.Seats {
			g.fail("words", "%s speaks of seat %d: %q", what, n, l.Text)
		}
	}
}

func (g *game) facts(p rules.Position) {
	f, ok := p.(rules.Factual)
	if !ok {
		return
	}
	type key struct {
		id   string
		seat rules.Seat
	}
	ids := map[key]bool{}
	for _, x := range f.Facts() {
		if x.ID == "" || x.Label == "" || ids[key{x.ID, x.Seat}] {
			g.fail("facts", "the fact %q of seat %d stands twice or has no label", x.ID, x.Seat)
		}
		if x.Seat != rules.Public && (x.Seat < 0 || int(x.Seat) >= g.setup.Seats) {
			g.fail("facts", "the fact %q is of seat %d", x.ID, x.Seat)
		}
		ids[key{x.ID, x.Seat}] = true
		g.cites("the fact "+x.ID, x.Clause)
	}
}

// cites asks that a clause that players can click is in the rulebook.
func (g *game) cites(what, clause string) {
	if clause == "" || len(g.def.Books) == 0 || g.cited[clause] {
		return
	}
	if _, ok := rulebook.Find(clause); !ok {
		g.fail("unknown clause", "%s cites %s, which no rulebook has", what, clause)
	}
	g.cited[clause] = true
}
