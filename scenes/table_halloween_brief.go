package scenes

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/halloween"
)

// brief are the short texts of the log: its picture says what was done, the text where.
func (h *halloweenTable) brief(p rules.Position, e rules.Event) []string {
	switch e := e.(type) {
	case halloween.Built:
		l := h.land(p).Links[e.Link.Number()]
		s := aosState(p)
		return fromTo("%s – %s", s.Spot(l.A), s.Spot(l.B))
	case halloween.Flown:
		if e.Pumpkin.IsZero() {
			return fromTo("%s to %s", e.Path.Start(), e.Path.End())
		}
		return []string{"Smashed at " + e.Smashed.String(), "Smashed at " + shortName(e.Smashed.String())}
	case halloween.Placed:
		return []string{"Production: " + e.At.String(), "Production: " + shortName(e.At.String())}
	case ageofsteam.Delivered:
		return fromTo("%s to %s", e.Path.Start(), e.Path.End())
	case ageofsteam.CubeCame:
		return []string{"Comes to " + e.At.String(), "Comes to " + shortName(e.At.String())}
	case ageofsteam.Ended:
		return []string{halloweenEnds[e.Result.Why].ribbon}
	case ageofsteam.CityPlaced:
		letter := aosState(p).Map().NewCities[e.Tile].Letter
		return []string{fmt.Sprintf("City %s on %s", letter, e.At), fmt.Sprintf("City %s on %s", letter, shortName(e.At.String()))}
	}
	return nil
}

// fromTo names two places: both in full, in two rows where they are long.
func fromTo(format string, a, b rail.Spot) []string {
	return []string{fmt.Sprintf(format, a, b)}
}

// milestones are the moments in which a pumpkin was smashed.
func (h *halloweenTable) milestones(t *Table) (out []int) {
	for i := range t.g.Len() {
		for _, e := range t.g.Events(i) {
			if f, ok := e.(halloween.Flown); ok && !f.Pumpkin.IsZero() {
				out = append(out, i+1)
			}
		}
	}
	return out
}

func (h *halloweenTable) markWords() (icon, words string) { return "pumpkin", "a pumpkin is smashed" }
