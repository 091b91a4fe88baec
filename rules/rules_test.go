package rules

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"kettle/rules/rng"
)

// move is an action of a game made for these tests, pointed at by the digits of its name.
type move struct {
	Name string `json:"name"`
}

func (move) Kind() string     { return "move" }
func (m move) String() string { return m.Name }
func (m move) Targets() (out []Target) {
	for _, c := range m.Name {
		out = append(out, Target{"key", int(c - '0')})
	}
	return out
}

type rest struct{}

func (rest) Kind() string      { return "rest" }
func (rest) String() string    { return "rest" }
func (rest) Targets() []Target { return []Target{{"button", 0}} }

// table is a position that only lists.
type table struct{ legal []Action }

func (t table) Turn() Seat                    { return 0 }
func (t table) Legal() []Action               { return t.legal }
func (t table) Check(Action) error            { return nil }
func (t table) Apply(Action) (Outcome, error) { return Outcome{}, nil }
func (t table) Result() (Result, bool)        { return Result{}, false }
func (t table) View(Seat) Position            { return t }
func (t table) Sample(*rng.Stream) Position   { return t }

func codec() *Codec {
	c := NewCodec(func(b []byte) (Position, error) { var t struct{}; return table{}, Strict(b, &t) })
	Register[move](c)
	Register[rest](c)
	return c
}

func TestCodecRoundTrip(t *testing.T) {
	c := codec()
	for want, a := range map[string]Action{`{"do":"move","with":{"name":"12"}}`: move{"12"}, `{"do":"rest"}`: rest{}} {
		b, err := c.Encode(a)
		if err != nil || string(b) != want {
			t.Errorf("%v is written %s (%v), want %s", a, b, err, want)
		}
		if back, err := c.Decode(b); err != nil || back != a {
			t.Errorf("%s comes back as %v (%v)", b, back, err)
		}
	}
	if got := c.Kinds(); !slices.Equal(got, []string{"move", "rest"}) {
		t.Errorf("kinds %v", got)
	}
	c.Kinds()[0] = "changed"
	if c.Kinds()[0] != "move" {
		t.Error("a caller changed the codec")
	}
}

func TestCodecRefuses(t *testing.T) {
	c := codec()
	for text, want := range map[string]string{
		`{"do":"fly"}`:                       `unknown action kind "fly"`,
		`{}`:                                 `unknown action kind ""`,
		`{"do":"move","with":{"nome":"1"}}`:  `action "move": json: unknown field "nome"`,
		`{"do":"move","with":{"name":1}}`:    `action "move"`,
		`{"do":"move","by":1}`:               `unknown field "by"`,
		`{"do":"rest","with":{"long":true}}`: `unknown field "long"`,
		`{"do":"rest"} {"do":"rest"}`:        "more than one JSON value",
		`{"do":"rest"}]`:                     "more than one JSON value",
		`{"do":"rest"`:                       "unexpected EOF",
		``:                                   "EOF",
		`["move"]`:                           "cannot unmarshal",
	} {
		if a, err := c.Decode([]byte(text)); err == nil || !strings.Contains(err.Error(), want) || !strings.HasPrefix(err.Error(), "rules: ") {
			t.Errorf("%s: %v, %v, want an error of rules with %q", text, a, err, want)
		}
	}
	if _, err := NewCodec(nil).Encode(rest{}); err == nil || err.Error() != `rules: unknown action kind "rest"` {
		t.Errorf("an unregistered action: %v", err)
	}
	if _, err := c.Position([]byte(`{"x":1}`)); err == nil {
		t.Error("a position with an unknown field")
	}
}

func TestCodecPanicsOnATakenKind(t *testing.T) {
	defer func() {
		if cause := recover(); cause == nil || !strings.Contains(fmt.Sprint(cause), "registered twice: move") {
			t.Errorf("panicked with %v", cause)
		}
	}()
	Register[move](codec())
}

func FuzzDecode(f *testing.F) {
	c := codec()
	f.Add([]byte(`{"do":"move","with":{"name":"12"}}`))
	f.Add([]byte(`{"do":"rest","with":null}`))
	f.Fuzz(func(t *testing.T, b []byte) {
		a, err := c.Decode(b)
		if err != nil {
			return
		}
		out, err := c.Encode(a)
		if err != nil {
			t.Fatal(err)
		}
		if back, err := c.Decode(out); err != nil || back != a {
			t.Fatalf("%s gives %v, then %v (%v)", b, a, back, err)
		}
	})
}

func keys(ts []Target) (out []int) {
	for _, t := range ts {
		out = append(out, t.ID)
	}
	return out
}

func TestPicker(t *testing.T) {
	k := NewPicker(table{[]Action{move{"12"}, move{"13"}, move{"1"}, move{"4"}, move{"456"}, move{"78"}}})
	next := func(want ...int) {
		t.Helper()
		if got := keys(k.Next()); !slices.Equal(got, want) {
			t.Errorf("after %v, %v are lit, want %v", keys(k.Chosen()), got, want)
		}
	}
	ready := func(name string, only bool) {
		t.Helper()
		a, one := k.Ready()
		if name == "" && a != nil || name != "" && a != (move{name}) || one != only {
			t.Errorf("ready with %v, %v, want %q, %v", a, one, name, only)
		}
	}
	point := func(id int, want bool) {
		t.Helper()
		if got := k.Point(Target{"key", id}); got != want {
			t.Errorf("pointing at %d after %v: %v", id, keys(k.Chosen()), got)
		}
	}
	next(1, 4, 7)
	ready("", false)
	point(2, false)
	next(1, 4, 7)
	point(1, true)
	next(2, 3)
	ready("1", false) // it is an action, but more could be meant
	point(3, true)
	ready("13", true)
	next()
	if len(k.Open()) != 1 {
		t.Errorf("open: %v", k.Open())
	}
	for i, more := range []bool{true, true, false} {
		if k.Back() != more {
			t.Errorf("step back %d: two were to be taken", i+1)
		}
	}
	next(1, 4, 7)
	point(7, true)
	ready("", false) // one action is left, but it is not spelled yet
	k.Back()
	point(4, true)
	ready("4", false)
	point(5, true)
	ready("", false)
	point(6, true)
	ready("456", true)
	k.Chosen()[0] = Target{"key", 9}
	if k.Chosen()[0].ID != 4 {
		t.Error("a caller changed what is chosen")
	}
}

func TestRefusal(t *testing.T) {
	err := Refuse("HAL-17", "one link a round")
	var r *Refusal
	if !errors.As(err, &r) || r.Clause != "HAL-17" || err.Error() != "one link a round (HAL-17)" {
		t.Errorf("%v", err)
	}
	if got := Refuse("", "not now").Error(); got != "not now" {
		t.Errorf("%q", got)
	}
}

func TestName(t *testing.T) {
	names := []string{"Ana", "Ben"}
	for range 9 {
		names = append(names, "x")
	}
	names[10] = "Kim"
	if got := Name("@1 pays @0, @10 looks on", names); got != "Ben pays Ana, Kim looks on" {
		t.Errorf("%q", got)
	}
}
