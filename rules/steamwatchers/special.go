package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// Special is what the rules in force make of an area, a sentence each: a depot, a neutral force, a closed land.
func (s *State) Special(a Area) (out []rules.Line) {
	s.rules(func(r *Rule) {
		if r.Tells == nil {
			return
		}
		if text := r.Tells(s, a); text != "" {
			out = append(out, rules.Line{Text: text, Clause: r.Clause})
		}
	})
	return out
}

// telling says one thing of some areas.
func telling(of []Area, text string) func(*State, Area) string {
	return func(_ *State, a Area) string {
		if slices.Contains(of, a) {
			return text
		}
		return ""
	}
}

// tellTarget says, for each clan whose Target Area token lies in an area, what that means in words.
func tellTarget(words func(clan string) string) func(*State, Area) string {
	return func(s *State, a Area) (text string) {
		if !a.Land() {
			return ""
		}
		for i, c := range s.At(a).Targets {
			if i > 0 {
				text += " "
			}
			text += words(c.Name())
		}
		return text
	}
}
