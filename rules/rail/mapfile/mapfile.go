// Package mapfile reads the JSON of map files strictly: every error names the line and the key, a key given
// twice or not asked for is an error.
package mapfile

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"strings"
	"unicode"
)

// A Node is one JSON value and where it stands. Its methods panic with an *Error when the value is not what is
// asked for; Read turns that into an error.
type Node struct {
	Path  string // "houses[3].color"
	Line  int    // from 1
	value any    // string, float64, bool, nil, []*Node, *object
}

// An object is its fields in the order of the file.
type object struct {
	fields []field
	at     map[string]int // place in fields
	used   []bool         // by place
}

type field struct {
	key  string
	node *Node
}

// An Error is a mistake in a map file.
type Error struct {
	Line int
	Path string
	Text string
}

// Error is one line, whatever stands in the file.
func (e *Error) Error() string {
	if e.Path == "" {
		return fmt.Sprintf("line %d: %s", e.Line, fit(e.Text, 240))
	}
	return fmt.Sprintf("line %d: %s: %s", e.Line, fit(e.Path, 80), fit(e.Text, 240))
}

// fit cuts a text at so many letters and makes it fit to be shown.
func fit(s string, most int) string {
	var out []rune
	for _, c := range s {
		if len(out) == most {
			return string(out) + "…"
		}
		if !unicode.IsPrint(c) {
			c = '?'
		}
		out = append(out, c)
	}
	return string(out)
}

// Read parses one JSON value, hands it to do and returns the first mistake that do finds. Every key of every
// object must have been asked for.
func Read(data []byte, do func(*Node)) (err error) {
	defer func() {
		switch e := recover().(type) {
		case nil:
		case *Error:
			err = e
		default:
			panic(e)
		}
	}()
	if err := encoding(data); err != nil {
		return err
	}
	r := reader{data: data, d: json.NewDecoder(bytes.NewReader(data))}
	root := r.value("", r.token(), 0)
	if _, e := r.d.Token(); !errors.Is(e, io.EOF) {
		panic(&Error{r.line(), "", "more than one JSON value"})
	}
	do(root)
	root.unused()
	return nil
}

const maxDepth = 32

type reader struct {
	data []byte
	d    *json.Decoder
	at   int // offset already counted
	n    int // line breaks before it
}

func (r *reader) line() int {
	o := min(int(r.d.InputOffset()), len(r.data))
	r.n += bytes.Count(r.data[r.at:max(o, r.at)], []byte{'\n'})
	r.at = max(o, r.at)
	return r.n + 1
}

func (r *reader) token() json.Token {
	t, err := r.d.Token()
	var number *json.UnmarshalTypeError
	switch {
	case err == nil:
		return t
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		panic(&Error{r.line(), "", "the file ends too early"})
	case errors.As(err, &number):
		panic(&Error{r.line(), "", number.Value + " is too large"})
	}
	panic(&Error{r.line(), "", "the file is not JSON: " + err.Error()})
}

func (r *reader) value(path string, t json.Token, depth int) *Node {
	n := &Node{Path: path, Line: r.line()}
	if depth > maxDepth {
		panic(&Error{n.Line, path[:strings.IndexAny(path+"[", "[.")], "too deeply nested"})
	}
	switch t {
	case json.Delim('{'):
		o := &object{at: map[string]int{}}
		for r.d.More() {
			key, _ := r.token().(string)
			sub := key
			if path != "" {
				sub = path + "." + key
			}
			if _, twice := o.at[key]; twice {
				panic(&Error{r.line(), sub, "given twice"})
			}
			o.at[key] = len(o.fields)
			o.fields = append(o.fields, field{key, r.value(sub, r.token(), depth+1)})
		}
		r.token()
		o.used = make([]bool, len(o.fields))
		n.value = o
	case json.Delim('['):
		list := []*Node{}
		for r.d.More() {
			list = append(list, r.value(fmt.Sprintf("%s[%d]", path, len(list)), r.token(), depth+1))
		}
		r.token()
		n.value = list
	default:
		n.value = t
	}
	return n
}

// Fail stops the reading with a mistake at this value.
func (n *Node) Fail(format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	if n.Path == "" {
		text = "the file " + text
	}
	panic(&Error{n.Line, n.Path, text})
}

// Has reports whether an object has the key.
func (n *Node) Has(key string) bool {
	_, ok := n.object().at[key]
	return ok
}

func (n *Node) object() *object {
	o, ok := n.value.(*object)
	if !ok {
		n.Fail("must be an object")
	}
	return o
}

// Get is the value of a key, which must be there.
func (n *Node) Get(key string) *Node {
	o := n.object()
	i, ok := o.at[key]
	if !ok {
		n.Fail("lacks the key %q", key)
	}
	o.used[i] = true
	return o.fields[i].node
}

// Keys lists the keys of an object in the order of the file. They do not count as asked for.
func (n *Node) Keys() (out []string) {
	for _, f := range n.object().fields {
		out = append(out, f.key)
	}
	return out
}

// Where is the line of the value of a key, the object's own where there is no such key. It does not count as asked for.
func (n *Node) Where(key string) int {
	o := n.object()
	if i, ok := o.at[key]; ok {
		return o.fields[i].node.Line
	}
	return n.Line
}

// List is the values of a list.
func (n *Node) List() []*Node {
	l, ok := n.value.([]*Node)
	if !ok {
		n.Fail("must be a list")
	}
	return l
}

// Text is a string of at least one letter.
func (n *Node) Text() string {
	s, ok := n.value.(string)
	if !ok || s == "" {
		n.Fail("must be a text")
	}
	return s
}

// Float is a number within the bounds.
func (n *Node) Float(lo, hi float64) float64 {
	f, ok := n.value.(float64)
	if !ok {
		n.Fail("must be a number")
	}
	if f < lo || f > hi {
		n.Fail("must be from %v to %v", lo, hi)
	}
	return f
}

// Int is a whole number within the bounds.
func (n *Node) Int(lo, hi int) int {
	f := n.Float(float64(lo), float64(hi))
	if f != math.Trunc(f) {
		n.Fail("must be a whole number")
	}
	return int(f)
}

// Skip says that the value and all below it is for readers of the file, not for the program.
func (n *Node) Skip() {
	switch v := n.value.(type) {
	case *object:
		for i, f := range v.fields {
			v.used[i] = true
			f.node.Skip()
		}
	case []*Node:
		for _, s := range v {
			s.Skip()
		}
	}
}

// SkipKey is Skip for a key that need not be there.
func (n *Node) SkipKey(key string) {
	if n.Has(key) {
		n.Get(key).Skip()
	}
}

func (n *Node) unused() {
	switch v := n.value.(type) {
	case *object:
		for i, f := range v.fields {
			if !v.used[i] {
				f.node.Fail("unknown key")
			}
			f.node.unused()
		}
	case []*Node:
		for _, s := range v {
			s.unused()
		}
	}
}
