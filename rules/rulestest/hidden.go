package rulestest

import (
	"bytes"
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"kettle/rules"
)

// views asks that a viewer sees enough and never contradicts what is seen.
func (g *game) views(p rules.Position, legal []rules.Action) {
	if !slices.Equal(p.View(p.Turn()).Legal(), legal) {
		g.fail("mover's view", "in their own view, seat %d has other legal actions", p.Turn())
	}
	for _, s := range g.viewers() {
		view := p.View(s)
		v := js(view)
		if v == "" {
			g.fail("view", "the view of seat %d has no JSON", s)
		}
		if js(view.View(s)) != v {
			g.fail("view", "the view of seat %d, viewed again, is another", s)
		}
		world := view.Sample(g.r)
		if got := js(world.View(s)); got != v {
			g.fail("sample", "a sampled world contradicts what seat %d sees:\n%s\ninstead of\n%s", s, got, v)
		}
		if world.Turn() != p.Turn() {
			g.fail("sample", "in a sampled world of seat %d, another seat is to act", s)
		}
		if a, ok := world.(Auditor); ok {
			if err := a.Audit(); err != nil {
				g.fail("sample", "a sampled world of seat %d cannot be: %v", s, err)
			}
		}
	}
}

// reveals holds an action to its word: if what the mover sees after it depends on what the mover could not know
// before, the outcome says Reveals. Every kind of action is tried several times a game.
func (g *game) reveals(p rules.Position, a rules.Action) {
	const often = 6
	if g.told[a.Kind()] >= often && !g.deep() {
		return
	}
	g.told[a.Kind()]++
	by := p.Turn()
	me := p.View(by)
	var first string
	told := true
	for i := range 3 {
		out, err := me.Sample(g.r).Apply(a)
		if err != nil {
			g.fail("sample", "%q is legal, but refused in a sampled world: %v", a, err)
		}
		told = told && out.Reveals
		now := js(out.Next.View(by)) + js(seen(out.Events, by))
		if i == 0 {
			first = now
		} else if now != first && !told {
			g.fail("reveals", "%q shows seat %d something new and does not say so", a, by)
		}
	}
}

// secrets changes each declared secret behind a viewer's back, in two ways: made up, and taken from another world
// that the viewer holds possible. The view must stay the same; and if the chosen action then leads to the same view,
// its events must show the same.
func (g *game) secrets(p rules.Position, a rules.Action, out rules.Outcome) {
	for _, s := range g.viewers() {
		view := js(p.View(s))
		other := parse(js(p.View(s).Sample(g.r)))
		for _, path := range g.def.Secrets {
			where, owner, owned := strings.Cut(path, "@")
			if owned && holds(parse(js(p)), strings.Split(owner, "/"), s) {
				continue
			}
			steps := strings.Split(where, "/")
			for _, change := range []func(v, w any) any{
				func(v, _ any) any { return perturb(v) },
				func(_, w any) any { return w },
			} {
				root := parse(js(p))
				root = at(root, other, steps, s, change)
				b, err := json.Marshal(root)
				if err != nil || string(b) == js(parse(js(p))) {
					continue
				}
				q, err := g.def.Codec.Position(b)
				if err != nil {
					continue // not a possible position; the coverage asks that some change was possible
				}
				g.saw("secret", path)
				var got string
				if cause := panics(func() { got = js(q.View(s)) }); cause != nil {
					g.fail("secret", "with %s changed, the view of seat %d panics: %v", path, s, cause)
				}
				if got != view {
					g.fail("secret", "seat %d can see %s:\n%s\nwas\n%s", s, path, got, view)
				}
				// Another seed throws other dice, and a throw may leave no trace but its event.
				if !strings.HasSuffix(strings.ToLower(where), "seed") {
					g.leaks(q, a, out, s, path)
				}
			}
		}
	}
}

// leaks plays an action in a world that differs in a secret only, and compares what a viewer hears.
func (g *game) leaks(q rules.Position, a rules.Action, out rules.Outcome, s rules.Seat, path string) {
	var here, there []rules.Event
	if cause := panics(func() {
		if q.Check(a) != nil {
			return
		}
		other, err := q.Apply(a)
		if err == nil && js(other.Next.View(s)) == js(out.Next.View(s)) {
			here, there = seen(out.Events, s), seen(other.Events, s)
		}
	}); cause != nil {
		return // a made-up world need not be a possible one
	}
	for i, e := range here {
		if g.opts.Excused["leak "+e.Kind()] == "" && (i >= len(there) || js(e) != js(there[i])) {
			g.fail("event leaks", "the event %s of %q tells seat %d about %s, and its view does not", js(e), a, s, path)
		}
	}
}

// holds says that a path of v leads to the number of a seat.
func holds(v any, path []string, s rules.Seat) bool {
	for _, step := range path {
		m, ok := v.(map[string]any)
		if !ok {
			return false
		}
		v = m[step]
	}
	n, ok := v.(json.Number)
	return ok && n.String() == strconv.Itoa(int(s))
}

func parse(text string) (v any) {
	d := json.NewDecoder(bytes.NewReader([]byte(text)))
	d.UseNumber()
	d.Decode(&v)
	return v
}

// at changes what a path leads to in v, w being the same place of another world. A * stands for every index or key
// but the viewer's own.
func at(v, w any, path []string, viewer rules.Seat, change func(v, w any) any) any {
	if len(path) == 0 {
		return change(v, w)
	}
	switch v := v.(type) {
	case map[string]any:
		wm, _ := w.(map[string]any)
		for key := range v {
			if key == path[0] || path[0] == "*" && key != strconv.Itoa(int(viewer)) {
				v[key] = at(v[key], wm[key], path[1:], viewer, change)
			}
		}
	case []any:
		ws, _ := w.([]any)
		for i := range v {
			if path[0] == strconv.Itoa(i) || path[0] == "*" && i != int(viewer) {
				var x any
				if i < len(ws) {
					x = ws[i]
				}
				v[i] = at(v[i], x, path[1:], viewer, change)
			}
		}
	}
	return v
}

// perturb makes up another value of the same shape.
func perturb(v any) any {
	switch v := v.(type) {
	case []any:
		back := slices.Clone(v)
		slices.Reverse(back)
		if js(back) != js(v) || len(v) == 0 {
			return back
		}
		back[0] = perturb(back[0])
		return back
	case map[string]any:
		for key := range v {
			v[key] = perturb(v[key])
		}
	case json.Number:
		if n, err := v.Int64(); err == nil {
			return json.Number(strconv.FormatInt(n+1, 10))
		}
	case string:
		if n, err := strconv.ParseUint(v, 10, 64); err == nil {
			return strconv.FormatUint(n+1, 10)
		}
		return v + "x"
	case bool:
		return !v
	}
	return v
}
