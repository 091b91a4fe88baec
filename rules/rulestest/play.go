package rulestest

import (
	"encoding/json"
	"fmt"
	"runtime/debug"
	"slices"
	"strings"

	"kettle/rules"
	"kettle/rules/match"
	"kettle/rules/rng"
)

// A game is one playout. Its checks stop it at the first broken promise.
type game struct {
	*kit
	combo combo
	setup rules.Setup
	m     *match.Match
	r     *rng.Stream // everything the kit leaves to chance
	n     int         // decisions so far
	pool  pool
	told  map[string]int // by action kind: how often its word about Reveals was tested
	path  []string       // JSON of every position so far
	cited map[string]bool
}

// play plays one game and returns what it broke, if anything.
func (k *kit) play(c combo, i int) (found *Finding) {
	s := rules.Setup{Game: k.def.ID, Seats: c.seats, Options: c.options, Seed: rng.Seed(1000*c.index + i + 1)}
	g := &game{kit: k, combo: c, setup: s, r: s.Seed.Stream("kit", 0), told: map[string]int{}, cited: map[string]bool{}}
	defer func() {
		if cause := recover(); cause != nil {
			f, ok := cause.(Finding)
			if !ok {
				f = Finding{"panic", g.where(), fmt.Sprintf("%v\n%s", cause, debug.Stack())}
			}
			found = &f
		}
		k.mu.Lock()
		defer k.mu.Unlock()
		k.games++
		k.moves += g.n
		if found != nil {
			k.failed++
		}
	}()
	g.whole(i)
	return nil
}

func (g *game) fail(check, format string, args ...any) {
	panic(Finding{check, g.where(), fmt.Sprintf(format, args...)})
}

// where is enough to find the moment again.
func (g *game) where() string {
	var last []string
	if g.m != nil {
		log := g.m.Log()
		for _, e := range log[max(0, len(log)-4):] {
			last = append(last, fmt.Sprintf("seat %d %s", e.By, e.Action))
		}
	}
	return fmt.Sprintf("%s, %s, seed %d (%s), decision %d, after [%s]", g.def.ID, g.combo, g.setup.Seed, g.def.Code(g.setup), g.n, strings.Join(last, "; "))
}

// deep says whether the slow checks run at this decision: at powers of two, and now and then in between.
func (g *game) deep() bool { return g.n&(g.n-1) == 0 || g.n%67 == int(g.setup.Seed%67) }

func (g *game) whole(i int) {
	var err error
	if g.m, err = match.New(g.def, g.setup, match.Table{}); err != nil {
		g.fail("setup", "it was dealt before, now: %v", err)
	}
	if again, err := g.def.New(g.setup); err != nil || js(again) != js(g.m.Position()) {
		g.fail("setup", "the same setup deals another game (%v)", err)
	}
	g.path = []string{js(g.m.Position())}
	for {
		p := g.m.Position()
		g.audit(p)
		res, over := p.Result()
		if over {
			g.ended(p, res)
			break
		}
		if g.n >= g.def.MaxMoves {
			g.fail("long", "no end after MaxMoves, %d actions", g.n)
		}
		legal := g.legal(p)
		a := g.choose(p, legal, i)
		g.decision(p, legal, a)
		out := g.outcome(p, a)
		if err := g.m.Do(a); err != nil {
			g.fail("listed but refused", "%q: %v", a, err)
		}
		next := js(g.m.Position())
		if next != js(out.Next) {
			g.fail("apply differs", "%q leads to two different positions", a)
		}
		g.reveals(p, a)
		if g.deep() {
			g.secrets(p, a, out)
		}
		g.path = append(g.path, next)
		g.n++
	}
	g.afterwards()
}

// legal checks what is cheap enough for every decision.
func (g *game) legal(p rules.Position) []rules.Action {
	by := p.Turn()
	if by < 0 || int(by) >= g.setup.Seats {
		g.fail("turn", "nobody can act and it is not over: Turn is %d", by)
	}
	legal := p.Legal()
	if len(legal) == 0 {
		g.fail("stuck", "seat %d is to act and can do nothing", by)
	}
	seen := make(map[rules.Action]bool, len(legal))
	names := make(map[string]bool, len(legal))
	points := make(map[string]rules.Action, len(legal))
	for _, a := range legal {
		if a == nil {
			g.fail("legal", "Legal lists nil")
		}
		if seen[a] {
			g.fail("legal twice", "%q is listed twice", a)
		}
		seen[a] = true
		text := a.String()
		if text == "" || names[text] {
			g.fail("read alike", "two actions read %q, or one reads as nothing", text)
		}
		names[text] = true
		at := spell(a.Targets())
		if b := points[at]; b != nil || at == "" {
			g.fail("pointed alike", "%q and %v are both pointed at by %q", a, b, at)
		}
		points[at] = a
	}
	return legal
}

func spell(ts []rules.Target) string {
	var b strings.Builder
	for _, t := range ts {
		fmt.Fprintf(&b, "%s %d/", t.Kind, t.ID)
	}
	return b.String()
}

// choose asks Options.Choose, but in every third game, and otherwise picks by chance: in half of the games a kind
// first and then an action, so that rare kinds come up.
func (g *game) choose(p rules.Position, legal []rules.Action, i int) rules.Action {
	if g.opts.Choose != nil && i%3 != 2 {
		if a := g.opts.Choose(p, legal, g.r); a != nil {
			return a
		}
	}
	if i%2 == 0 {
		var kinds []string
		for _, a := range legal {
			if !slices.Contains(kinds, a.Kind()) {
				kinds = append(kinds, a.Kind())
			}
		}
		kind := kinds[g.r.Intn(len(kinds))]
		var of []rules.Action
		for _, a := range legal {
			if a.Kind() == kind {
				of = append(of, a)
			}
		}
		legal = of
	}
	return legal[g.r.Intn(len(legal))]
}

// ended checks a finished game.
func (g *game) ended(p rules.Position, res rules.Result) {
	if p.Turn() != rules.Nobody || len(p.Legal()) != 0 {
		g.fail("over", "a finished game still wants an action")
	}
	if len(res.Scores) != g.setup.Seats || len(res.Places) != g.setup.Seats {
		g.fail("result", "%d scores and %d places for %d seats", len(res.Scores), len(res.Places), g.setup.Seats)
	}
	for s, place := range res.Places {
		if place < 1 || place > max(2, g.setup.Seats) {
			g.fail("result", "seat %d has place %d", s, place)
		}
	}
	lost := !slices.ContainsFunc(res.Places, func(p int) bool { return p != 2 })
	if g.setup.Seats > 1 && !slices.Contains(res.Places, 1) && !lost {
		g.fail("result", "nobody has place 1: %v", res.Places)
	}
	if !slices.Contains(g.def.Ends, res.Why) {
		g.fail("result", "%q is not among the Ends", res.Why)
	}
	g.saw("end", res.Why)
	for _, a := range g.pool.some(g.r, 8) {
		g.refused(p, a, false)
	}
	g.same(p, "a refused action")
}

// same asks that the present position is what it was when it was reached.
func (g *game) same(p rules.Position, after string) {
	if js(p) != g.path[len(g.path)-1] {
		g.fail("apply changes", "%s changed the position", after)
	}
}

// js is the JSON of a position, "" if it has none.
func js(p any) string {
	b, err := json.Marshal(p)
	if err != nil {
		return ""
	}
	return string(b)
}

// panics runs do and returns what it panicked with.
func panics(do func()) (cause any) {
	defer func() { cause = recover() }()
	do()
	return nil
}
