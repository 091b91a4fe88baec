package scenes

import (
	"kettle/rules"
	"kettle/rules/rail/play"
)

// milestones are the moments of deliveries.
func (r *railTable) milestones(t *Table) (out []int) {
	for i := range t.g.Len() {
		for _, e := range t.g.Events(i) {
			if _, _, ok := r.eco.gains(e); ok {
				out = append(out, i+1)
			}
		}
	}
	return out
}

func (r *railTable) markWords() (icon, words string) { return "cube-red", "a good is delivered" }

func (r *railTable) brief(p rules.Position, e rules.Event) []string { return r.eco.brief(p, e) }

func (r *railTable) signs(e rules.Event) bool { return r.eco.signs(e) }

// briefAction: what ends a step.
func (r *railTable) briefAction(p rules.Position, a rules.Action) []string {
	s := railState(p)
	if texts := r.eco.briefAction(s, a); texts != nil {
		return texts
	}
	if a == rules.Action(play.Done{}) && s.Heading().ID == play.PhaseBuild {
		return []string{"Ends the build turn"}
	}
	return nil
}

func (r *railTable) reveal(p rules.Position, events []rules.Event) *revealCard {
	return r.eco.reveal(p, events)
}

func (r *railTable) whose(e rules.Event) (rules.Seat, bool) { return r.eco.whose(e) }
