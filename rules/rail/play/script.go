package play

import (
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
)

// A Script is the course of a game on one map. S is the economy's position, T its working copy of one Apply, L its ledger
// and R its actions of the round.
type Script[S, T, L, R any] struct {
	Phases []Phase[S, T, L, R] // of a round, in order
	Asides []Phase[S, T, L, R] // decisions that come up in the middle of something, each with its choices
}

// A Phase of a round. Every seat in play acts in it in player order, as long as it has Choices.
type Phase[S, T, L, R any] struct {
	ID, Name string
	Clause   string
	Ask      string                   // what is asked of a seat, as the end of "@0, …"
	Asking   func(S) string           // the same where it depends on the position; nil is Ask
	Done     string                   // what Done means there; empty is "go on"
	Front    R                        // whose holder acts before all others; zero for none
	When     func(S) bool             // whether there is such a phase in this round; nil always
	Last     bool                     // the last round ends with it, though other phases follow (STM-126)
	Enter    func(T)                  // done before the first seat acts; nil does nothing
	Asks     func(S, rules.Seat) bool // whether a seat is asked at all; nil asks everybody
	Choices  []Choice[S, T, L]        // what a seat may do; none means that nobody is asked
	Next     func(S) int              // the place that acts next, -1 for none; nil goes once round
	After    func(T)                  // done when a seat has finished its part; nil does nothing
	Leave    func(T)                  // done after the last seat has acted; nil does nothing
}

// A Choice is one kind of action: how it is listed, checked and done. Of the last five, nil adds nothing.
type Choice[S, T, L any] struct {
	Kind   string
	When   string                              // what is said outside its phases; empty names the phase
	Clause string                              // that gives it to the player; cited when another phase is on
	Legal  func(s S, yield func(rules.Action)) // candidates in a fixed order, all of which Check accepts
	Check  func(s S, a rules.Action) error     // a *rules.Refusal, the most useful reason first
	Do     func(t T, a rules.Action)           // called with what Check lets through

	Ledger func(s S, a rules.Action, l L)                                // what it costs and earns
	Carry  func(s S, g rail.Good) error                                  // nil for a colour of cube that it moves
	Plans  func(s S, from rail.Stop, g rail.Good) []Plan                 // its ways of a cube that it moves
	Steps  func(s S, a rules.Action) []Step                              // what happens on the way
	Point  func(s S, chosen []rules.Target, t rules.Target) rules.Action // what a target means; nil a stranger
}

// A Heading names a phase to the players.
type Heading struct{ ID, Name, Clause string }

// Heading names the phase.
func (p *Phase[S, T, L, R]) Heading() Heading { return Heading{p.ID, p.Name, p.Clause} }

// Headings names the phases of a round in order.
func (c *Script[S, T, L, R]) Headings() []Heading {
	out := make([]Heading, len(c.Phases))
	for i := range out {
		out[i] = c.Phases[i].Heading()
	}
	return out
}

// Index is the place of the phase of that id; -1 for none.
func (c *Script[S, T, L, R]) Index(id string) int {
	for i := range c.Phases {
		if c.Phases[i].ID == id {
			return i
		}
	}
	return -1
}

// Aside is the aside of that id; nil for none.
func (c *Script[S, T, L, R]) Aside(id string) *Phase[S, T, L, R] {
	for i := range c.Asides {
		if c.Asides[i].ID == id {
			return &c.Asides[i]
		}
	}
	return nil
}

// Choices goes through every kind of choice once, in the order of the phases and then of the asides, with its phase.
func (c *Script[S, T, L, R]) Choices(yield func(*Phase[S, T, L, R], *Choice[S, T, L]) bool) {
	seen := map[string]bool{}
	for _, list := range [...][]Phase[S, T, L, R]{c.Phases, c.Asides} {
		for p := range list {
			for i := range list[p].Choices {
				if x := &list[p].Choices[i]; !seen[x.Kind] {
					seen[x.Kind] = true
					if !yield(&list[p], x) {
						return
					}
				}
			}
		}
	}
}

// Names lists the phases in which a kind of action belongs.
func (c *Script[S, T, L, R]) Names(kind string) (out []string) {
	for i := range c.Phases {
		if c.Phases[i].Has(kind) {
			out = append(out, c.Phases[i].Name)
		}
	}
	return out
}

// Pointed is what a target means by the choices' own Point, after those that are chosen already; nil for a stranger.
func (c *Script[S, T, L, R]) Pointed(s S, chosen []rules.Target, t rules.Target) rules.Action {
	for _, x := range c.Choices {
		if x.Point != nil {
			if a := x.Point(s, chosen, t); a != nil {
				return a
			}
		}
	}
	return nil
}

// Steps is what happens at each stop of an action that moves a cube; nil for any other action.
func (c *Script[S, T, L, R]) Steps(s S, a rules.Action) []Step {
	for _, x := range c.Choices {
		if x.Kind == a.Kind() && x.Steps != nil {
			return x.Steps(s, a)
		}
	}
	return nil
}

// Choice is the choice of a kind of action in this phase; nil where it has none.
func (p *Phase[S, T, L, R]) Choice(kind string) *Choice[S, T, L] {
	for i := range p.Choices {
		if p.Choices[i].Kind == kind {
			return &p.Choices[i]
		}
	}
	return nil
}

// Has reports whether a kind of action belongs to the phase.
func (p *Phase[S, T, L, R]) Has(kind string) bool { return p.Choice(kind) != nil }

// Moves reports whether cubes are moved in the phase.
func (p *Phase[S, T, L, R]) Moves() bool {
	return slices.ContainsFunc(p.Choices, func(c Choice[S, T, L]) bool { return c.Plans != nil })
}

// Legal lists every action, choice by choice.
func (p *Phase[S, T, L, R]) Legal(s S) (out []rules.Action) {
	for i := range p.Choices {
		p.Choices[i].Legal(s, func(a rules.Action) { out = append(out, a) })
	}
	return out
}

// Question is what is asked of a seat, as the end of "@0, …".
func (p *Phase[S, T, L, R]) Question(s S) string {
	if p.Asking != nil {
		return p.Asking(s)
	}
	return p.Ask
}

// One lists a single action if it is allowed.
func One[S rules.Position](a rules.Action) func(S, func(rules.Action)) {
	return func(s S, yield func(rules.Action)) {
		if s.Check(a) == nil {
			yield(a)
		}
	}
}

// Always allows.
func Always[S any](S, rules.Action) error { return nil }
