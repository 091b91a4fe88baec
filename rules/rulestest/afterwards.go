package rulestest

import (
	"bytes"

	"kettle/rules"
	"kettle/rules/match"
)

// afterwards walks a finished game back and forth, resumes it from JSON, and saves and loads it.
func (g *game) afterwards() {
	end := g.m.Len()
	g.save(end / 2)
	g.save(end)
	for i := end; i >= 0; i-- {
		if !g.m.Rewind(i) || js(g.m.Position()) != g.path[i] {
			g.fail("undo", "undone to %d, the position is another than it was", i)
		}
	}
	for i := 1; g.m.Redo(); i++ {
		if js(g.m.Position()) != g.path[i] {
			g.fail("undo", "redone to %d, the position is another than it was", i)
		}
	}
	if g.m.Len() != end {
		g.fail("undo", "redo stops at %d of %d", g.m.Len(), end)
	}
	for i := 0; i < end; i = 2*i + 1 {
		g.future(i)
	}
}

// future plays the rest of the game from a position read back from JSON.
func (g *game) future(i int) {
	p, err := g.def.Codec.Position([]byte(g.path[i]))
	if err != nil {
		g.fail("json", "position %d cannot be read back: %v", i, err)
	}
	for n, e := range g.m.Log()[i:] {
		out, err := p.Apply(e.Action)
		if err != nil {
			g.fail("future", "read back at %d, %q is refused at %d: %v", i, e.Action, i+n, err)
		}
		p = out.Next
	}
	if js(p) != g.path[len(g.path)-1] {
		g.fail("future", "read back at %d, the same actions lead to another end", i)
	}
}

// save saves the game as it was after n actions and loads it again.
func (g *game) save(n int) {
	g.m.Rewind(n)
	defer g.m.Rewind(len(g.path) - 1)
	var b bytes.Buffer
	if err := g.m.Save(&b); err != nil {
		g.fail("save", "%v", err)
	}
	const most = 200_000 // bytes: the budget of TABLE
	if b.Len() > most {
		g.fail("save", "the save takes %d bytes of %d", b.Len(), most)
	}
	text := b.String()
	m, drift, err := match.Load(&b, func(string) *rules.Definition { return g.def })
	if err != nil {
		g.fail("save", "the save cannot be loaded: %v", err)
	}
	if drift != nil {
		g.fail("save", "the save drifts: %v", drift)
	}
	if js(m.Position()) != g.path[n] {
		g.fail("save", "loaded at %d, the position is another", n)
	}
	b.Reset()
	if err := m.Save(&b); err != nil || b.String() != text {
		g.fail("save", "loaded and saved again, the file is another (%v)", err)
	}
}
