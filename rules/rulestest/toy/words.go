package toy

import (
	"fmt"

	"kettle/rules"
)

type words struct{ bug Bug }

func (w words) Prompt(p rules.Position) rules.Line {
	s := p.(*State)
	if w.bug == Silent && s.Turns == 3 {
		return rules.Line{}
	}
	if s.Turn() == rules.Nobody {
		return rules.Line{Text: "The game is over."}
	}
	return rules.Line{Text: fmt.Sprintf("@%d: play a card, give one away, roll or pass", s.ToAct), Clause: "TOY-2"}
}

func (w words) Action(_ rules.Position, a rules.Action) rules.Line {
	return rules.Line{Text: a.String()}
}

func (w words) Event(_ rules.Position, e rules.Event) rules.Line {
	switch e := e.(type) {
	case Rolled:
		return rules.Line{Text: fmt.Sprintf("rolled %d", e.Pips)}
	case Gave:
		if w.bug == Ghost {
			return rules.Line{Text: "@7 got a card"}
		}
		return rules.Line{Text: fmt.Sprintf("@%d got card %d", e.To, e.Card)}
	}
	return rules.Line{}
}

func (w words) Target(_ rules.Position, t rules.Target) string {
	return fmt.Sprintf("%s %d", t.Kind, t.ID)
}

// Facts are the scores and the round.
func (s *State) Facts() []rules.Fact {
	out := []rules.Fact{{ID: "round", Label: "Round", Value: fmt.Sprint(min(s.Turns/s.Seats+1, s.Rounds)), Seat: rules.Public}}
	for i, n := range s.Scores {
		if s.bug == SameFact {
			i = 0
		}
		out = append(out, rules.Fact{ID: "score", Label: "Score", Value: fmt.Sprint(n), Seat: rules.Seat(i), Clause: "TOY-4"})
	}
	return out
}

// Preview is what a card would score.
func (s *State) Preview(a rules.Action) rules.Ledger {
	p, ok := a.(Play)
	if !ok {
		return nil
	}
	points := []int{0, 0, 0}[min(p.Card/8, 2)] + p.Card/3
	if s.bug == PreviewPanics {
		points = []int{1, 2}[p.Card%3]
	}
	return rules.Ledger{{Label: "Score", Seat: s.ToAct, Before: fmt.Sprint(s.Scores[s.ToAct]), After: fmt.Sprint(s.Scores[s.ToAct] + points), Good: 1, Clause: "TOY-4"}}
}

// Hides: see rules.Hider.
func (words) Hides() (string, []string) { return "hands are hidden", []string{"TOY-3"} }
