package rulestest

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"kettle/rules"
)

// A Speller is a position that can read an action from its String, legal or not. It is optional: without it the
// kit finds refused actions by trying.
type Speller interface {
	Spell(text string) (rules.Action, bool)
}

// tryTo is the highest number tried in an action's fields when it is looked for by its text.
const tryTo = 160

// spelled finds the action that reads so, or nil: written as JSON, legal earlier in the script, or one of those
// with one or two fields changed.
func (s *script) spelled(text string) rules.Action {
	if strings.HasPrefix(text, "{") {
		a, err := s.def.Codec.Decode([]byte(text))
		if err != nil {
			return nil
		}
		return a
	}
	if p, ok := s.p.(Speller); ok {
		if a, ok := p.Spell(text); ok {
			return a
		}
	}
	var base []rules.Action // one of each kind, to change
	for _, a := range s.known {
		if a.String() == text {
			return a
		}
		if !slices.ContainsFunc(base, func(b rules.Action) bool { return b.Kind() == a.Kind() }) {
			base = append(base, a)
		}
	}
	for _, kind := range s.def.Codec.Kinds() {
		if a, err := s.def.Codec.Decode([]byte(`{"do":` + js(kind) + `}`)); err == nil {
			base = append(base, a)
		}
	}
	for _, depth := range []int{1, 2} {
		for _, a := range base {
			if b := s.vary(a, text, depth); b != nil {
				return b
			}
		}
	}
	return nil
}

// vary tries other numbers, flags, and words of the text in up to depth fields of an action.
func (s *script) vary(a rules.Action, text string, depth int) (found rules.Action) {
	if a.String() == text {
		return a
	}
	d := json.NewDecoder(bytes.NewReader([]byte(js(a))))
	d.UseNumber()
	var with map[string]any
	if d.Decode(&with) != nil {
		return nil
	}
	for _, key := range slices.Sorted(maps.Keys(with)) {
		was := with[key]
		for _, v := range others(was, text) {
			with[key] = v
			b, err := s.def.Codec.Decode([]byte(`{"do":` + js(a.Kind()) + `,"with":` + js(with) + `}`))
			if err != nil {
				continue
			}
			if b.String() == text {
				return b
			}
			if depth > 1 {
				if c := s.vary(b, text, depth-1); c != nil {
					return c
				}
			}
		}
		with[key] = was
	}
	return nil
}

func others(v any, text string) (out []any) {
	switch v := v.(type) {
	case json.Number:
		for n := -1; n <= tryTo; n++ {
			out = append(out, n)
		}
	case bool:
		out = append(out, !v)
	case string:
		words := strings.Fields(text)
		for i := range words {
			for j := i + 1; j <= len(words); j++ {
				out = append(out, strings.Join(words[i:j], " "))
			}
		}
	}
	return out
}
