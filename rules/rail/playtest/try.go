// Package playtest is what tests of both economies share: it tries actions on a position, and lays out cubes and track for
// one that is made up.
package playtest

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
)

// T is what of a test is needed.
type T interface {
	Helper()
	Fatalf(format string, args ...any)
	Errorf(format string, args ...any)
}

// A Position can be tried.
type Position interface {
	rules.Position
	Spell(string) (rules.Action, bool)
	Audit() error
	Heading() play.Heading
}

// Do plays actions, each of which must be legal and listed. Strings are read as actions.
func Do[S Position](t T, s S, as ...any) S {
	t.Helper()
	s, _ = Tell(t, s, as...)
	return s
}

// Tell is Do with the events of the last action.
func Tell[S Position](t T, s S, as ...any) (S, []rules.Event) {
	t.Helper()
	var events []rules.Event
	for _, a := range as {
		act := find(t, s, a)
		if !slices.Contains(s.Legal(), act) {
			t.Fatalf("%q is not listed: %v", act, s.Check(act))
		}
		o, err := s.Apply(act)
		if err != nil {
			t.Fatalf("%q: %v", act, err)
		}
		s, events = o.Next.(S), o.Events
		if err := s.Audit(); err != nil {
			t.Fatalf("after %q: %v", act, err)
		}
	}
	return s, events
}

// find reads an action: first among the legal ones, so that those of a map's own are found too.
func find[S Position](t T, s S, a any) rules.Action {
	t.Helper()
	if act, ok := a.(rules.Action); ok {
		return act
	}
	var all []string
	for _, l := range s.Legal() {
		if l.String() == a.(string) {
			return l
		}
		all = append(all, l.String())
	}
	act, ok := s.Spell(a.(string))
	if !ok {
		t.Fatalf("%q is no action; in %s seat %d may %s", a, s.Heading().ID, s.Turn(), strings.Join(all[:min(len(all), 40)], "; "))
	}
	return act
}

// No asks that an action is refused with that clause, and not listed.
func No[S Position](t T, s S, a any, clause string) {
	t.Helper()
	act := find(t, s, a)
	var r *rules.Refusal
	if err := s.Check(act); !errors.As(err, &r) {
		t.Errorf("%q is not refused: %v", act, err)
	} else if r.Clause != clause {
		t.Errorf("%q is refused by %s (%s), want %s", act, r.Clause, r.Text, clause)
	}
	if slices.Contains(s.Legal(), act) {
		t.Errorf("%q is listed", act)
	}
}

// May asks that actions are legal.
func May[S Position](t T, s S, as ...any) {
	t.Helper()
	for _, a := range as {
		if act := find(t, s, a); !slices.Contains(s.Legal(), act) {
			t.Errorf("%q is not legal: %v", act, s.Check(act))
		}
	}
}

// Count is how many legal actions are of a kind.
func Count(s rules.Position, kind string) (n int) {
	for _, a := range s.Legal() {
		if a.Kind() == kind {
			n++
		}
	}
	return n
}

// Destinations is where the plans end, each once, in order.
func Destinations(plans []play.Plan) (out []rail.Spot) {
	for _, p := range plans {
		if !slices.Contains(out, p.Path.End()) {
			out = append(out, p.Path.End())
		}
	}
	return out
}

// Same asks that two values are equal; they are compared as they are printed.
func Same(t T, what string, got, want any) {
	t.Helper()
	if g, w := fmt.Sprint(got), fmt.Sprint(want); g != w {
		t.Errorf("%s: got %s, want %s", what, g, w)
	}
}
