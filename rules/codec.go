package rules

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// A Codec turns the actions and positions of one game into JSON and back. It refuses what it does not know.
type Codec struct {
	kinds map[string]func([]byte) (Action, error)
	order []string
	state func([]byte) (Position, error)
}

// NewCodec returns a codec whose positions are read by state, which must refuse unknown fields (see Strict).
func NewCodec(state func([]byte) (Position, error)) *Codec {
	return &Codec{kinds: map[string]func([]byte) (Action, error){}, state: state}
}

// Register adds the action type A to the codec. It panics when the kind is taken.
func Register[A interface {
	comparable
	Action
}](c *Codec) {
	var zero A
	kind := zero.Kind()
	if _, dup := c.kinds[kind]; dup {
		panic("rules: action kind registered twice: " + kind)
	}
	c.order = append(c.order, kind)
	c.kinds[kind] = func(b []byte) (Action, error) {
		var a A
		if err := Strict(b, &a); err != nil {
			return nil, fmt.Errorf("rules: action %q: %w", kind, err)
		}
		return a, nil
	}
}

// Kinds lists the registered kinds in the order of registration.
func (c *Codec) Kinds() []string { return append([]string(nil), c.order...) }

// Strict decodes one JSON value and refuses unknown fields and anything after the value.
func Strict(b []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return errors.New("more than one JSON value")
	}
	return nil
}

type envelope struct {
	Do   string          `json:"do"`
	With json.RawMessage `json:"with,omitempty"`
}

// Encode writes an action as {"do": kind, "with": {…}}.
func (c *Codec) Encode(a Action) ([]byte, error) {
	if c.kinds[a.Kind()] == nil {
		return nil, fmt.Errorf("rules: unknown action kind %q", a.Kind())
	}
	w, err := json.Marshal(a)
	if err != nil {
		return nil, err
	}
	if string(w) == "{}" {
		w = nil
	}
	return json.Marshal(envelope{a.Kind(), w})
}

// Decode reads what Encode wrote.
func (c *Codec) Decode(b []byte) (Action, error) {
	var e envelope
	if err := Strict(b, &e); err != nil {
		return nil, fmt.Errorf("rules: action: %w", err)
	}
	f := c.kinds[e.Do]
	if f == nil {
		return nil, fmt.Errorf("rules: unknown action kind %q", e.Do)
	}
	if e.With == nil {
		e.With = []byte("{}")
	}
	return f(e.With)
}

// Position reads a position that json.Marshal wrote.
func (c *Codec) Position(b []byte) (Position, error) { return c.state(b) }
