package rulestest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"

	"kettle/rules"
	"kettle/rules/rng"
)

// A pool remembers actions that were legal somewhere, to try them where they are not.
type pool struct {
	by   map[string][]rules.Action
	kind []string
}

const poolSize = 30 // actions of each kind

func (p *pool) add(r *rng.Stream, a rules.Action) {
	if p.by == nil {
		p.by = map[string][]rules.Action{}
	}
	of, known := p.by[a.Kind()]
	if !known {
		p.kind = append(p.kind, a.Kind())
	}
	if len(of) < poolSize {
		p.by[a.Kind()] = append(of, a)
	} else {
		of[r.Intn(poolSize)] = a
	}
}

// some returns n actions, every kind as likely.
func (p *pool) some(r *rng.Stream, n int) (out []rules.Action) {
	for range n {
		if len(p.kind) > 0 {
			of := p.by[p.kind[r.Intn(len(p.kind))]]
			out = append(out, of[r.Intn(len(of))])
		}
	}
	return out
}

// A stranger is an action of no game.
type stranger struct{}

func (stranger) Kind() string            { return "stranger" }
func (stranger) String() string          { return "stranger" }
func (stranger) Targets() []rules.Target { return nil }

// illegal tries actions that were legal elsewhere, the same with a number or a word changed, and nonsense.
func (g *game) illegal(p rules.Position, legal []rules.Action) {
	tries := 3
	if g.deep() {
		tries = 40
		g.refused(p, stranger{}, false)
		g.refused(p, nil, false)
	}
	if len(legal) > 200 && !g.deep() {
		return // comparing with a long list costs more than it finds
	}
	open := make(map[rules.Action]bool, len(legal))
	for _, a := range legal {
		open[a] = true
	}
	for _, a := range g.pool.some(g.r, tries) {
		if !open[a] {
			g.refused(p, a, true)
		}
		if b := g.mutate(a); b != nil && !open[b] {
			g.refused(p, b, false)
		}
	}
	g.same(p, "a refused action")
}

// refused asks that Check refuses an action that Legal does not list, and that Apply says the same. An action that
// was legal elsewhere must be refused with a clause; nonsense may be refused by the program.
func (g *game) refused(p rules.Position, a rules.Action, clause bool) {
	no := p.Check(a)
	if no == nil {
		g.fail("accepted", "Check takes %v, which Legal does not list", a)
	}
	var why *rules.Refusal
	if !errors.As(no, &why) || why.Text == "" {
		g.fail("refusal", "%v is refused by something else than a Refusal with a text: %#v", a, no)
	}
	if clause && why.Clause == "" {
		g.fail("clause", "%v is refused without a clause: %q", a, why.Text)
	}
	g.cites(fmt.Sprintf("the refusal of %v", a), why.Clause)
	if by := p.Turn(); by != rules.Nobody && g.deep() {
		// Screens have the view only, and its reasons are the tooltips.
		if see := p.View(by).Check(a); see == nil || see.Error() != no.Error() {
			g.fail("mover's view", "%v is refused with %q, and in the view of seat %d with %v", a, no, by, see)
		}
	}
	_, err := p.Apply(a)
	if err == nil {
		g.fail("accepted", "Check refuses %v and Apply plays it", a)
	}
	if err.Error() != no.Error() {
		g.fail("refusal", "%v: Check says %q and Apply %q", a, no, err)
	}
}

// mutate changes one number, word or flag of an action, or returns nil.
func (g *game) mutate(a rules.Action) rules.Action {
	b, err := json.Marshal(a)
	if err != nil {
		return nil
	}
	d := json.NewDecoder(bytes.NewReader(b))
	d.UseNumber()
	var with map[string]any
	if d.Decode(&with) != nil || len(with) == 0 {
		return nil
	}
	keys := slices.Sorted(maps.Keys(with))
	key := keys[g.r.Intn(len(keys))]
	with[key] = g.other(with[key])
	b, err = json.Marshal(map[string]any{"do": a.Kind(), "with": with})
	if err != nil {
		return nil
	}
	m, err := g.def.Codec.Decode(b)
	if err != nil {
		return nil
	}
	return m
}

func (g *game) other(v any) any {
	switch v := v.(type) {
	case json.Number:
		n, err := v.Int64()
		if err != nil {
			return v
		}
		return []int64{n + 1, n - 1, -1, 0, 99, n + 7}[g.r.Intn(6)]
	case bool:
		return !v
	case string:
		return []string{"", v + "x", "nowhere"}[g.r.Intn(3)]
	case []any:
		if len(v) > 0 {
			v = slices.Clone(v)
			i := g.r.Intn(len(v))
			v[i] = g.other(v[i])
		}
		return v
	}
	return v
}
