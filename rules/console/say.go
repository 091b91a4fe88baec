package console

import (
	"errors"
	"fmt"
	"strings"

	"kettle/rules"
	"kettle/rules/match"
)

// A Speller is a position that can read an action from its words, legal or not, so that the rules can say why not.
type Speller interface {
	Spell(text string) (rules.Action, bool)
}

// spell finds the action that a player means among the legal ones: its words in any case, or the beginning of them
// that no other shares, or its JSON. JSON, or words that this game has used before, may spell an action that is not
// legal now; it is for the rules to refuse.
func spell(m *match.Match, text string) (rules.Action, error) {
	p := m.Position()
	if p.Turn() == rules.Nobody {
		return nil, errors.New("the game is over: there is nothing left to do")
	}
	if strings.HasPrefix(strings.TrimSpace(text), "{") {
		a, err := m.Definition().Codec.Decode([]byte(text))
		if err != nil {
			return nil, fmt.Errorf("this JSON is no action of %s: %s", m.Definition().Name, rules.Plain(err))
		}
		return a, nil
	}
	want := fold(text)
	if want == "" {
		return nil, errors.New("an action without words")
	}
	var begin []rules.Action
	var words []string
	for _, a := range p.Legal() {
		s := a.String()
		if fold(s) == want {
			return a, nil
		}
		if strings.HasPrefix(fold(s), want) {
			begin = append(begin, a)
		}
		words = append(words, s)
	}
	switch {
	case len(begin) == 1:
		return begin[0], nil
	case len(begin) > 1:
		return nil, fmt.Errorf("%q can be %s", text, several(begin))
	}
	if a := illegal(m, text); a != nil {
		return a, nil
	}
	return nil, fmt.Errorf("%s cannot do %q now; the nearest is %s", m.Table().Name(p.Turn()), text, quoted(nearest(text, words, 3)))
}

// illegal finds an action of these words that is not legal now: one that the position can spell, one that was legal
// before, or one that needs no more than its kind. It is nil if there is none that Check refuses.
func illegal(m *match.Match, text string) rules.Action {
	p, want := m.Position(), fold(text)
	fits := func(a rules.Action) bool { return fold(a.String()) == want && p.Check(a) != nil }
	if s, ok := p.(Speller); ok {
		if a, ok := s.Spell(text); ok && fits(a) {
			return a
		}
	}
	codec := m.Definition().Codec
	for _, kind := range codec.Kinds() {
		if a, err := codec.Decode([]byte(fmt.Sprintf(`{"do":%q}`, kind))); err == nil && fits(a) {
			return a
		}
	}
	for n := m.Len() - 1; n >= 0; n-- {
		for _, a := range m.At(n).Legal() {
			if fits(a) {
				return a
			}
		}
	}
	return nil
}

// fold makes texts equal that differ in case or in space alone.
func fold(s string) string { return strings.ToLower(strings.Join(strings.Fields(s), " ")) }

// several names at most five actions.
func several(as []rules.Action) string {
	var out []string
	for _, a := range as[:min(5, len(as))] {
		out = append(out, a.String())
	}
	s := quoted(out)
	if more := len(as) - len(out); more > 0 {
		s = fmt.Sprintf("%s or %d others", strings.Replace(s, " or ", ", ", 1), more)
	}
	return s
}

func quoted(words []string) string {
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = fmt.Sprintf("%q", w)
	}
	return list(out)
}
