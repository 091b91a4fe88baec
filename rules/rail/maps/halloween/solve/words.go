package solve

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/graph"
	"kettle/rules/rail/maps/halloween"
	"kettle/rules/rail/play"
)

func because(clause, format string, args ...any) rules.Line {
	return rules.Line{Text: fmt.Sprintf(format, args...), Clause: clause}
}

// moved names a later move: "the flight from Raven Tower in round 5".
func moved(st Step) string {
	switch a := st.Action.(type) {
	case play.Deliver:
		return fmt.Sprintf("the %s cube from %s to %s in round %d", a.Good, a.Path.Start(), a.Path.End(), st.Round)
	case halloween.Fly:
		return fmt.Sprintf("the flight from %s with the pumpkin from %s in round %d", a.Path.Start(), a.Pumpkin, st.Round)
	}
	return ""
}

// cargo is what a step carries, and its way; rail.None where it moves nothing.
func cargo(st Step) (rail.Good, rail.Path) {
	switch a := st.Action.(type) {
	case play.Deliver:
		return a.Good, a.Path
	case halloween.Fly:
		return halloween.Witch, a.Path
	}
	return rail.None, rail.Path{}
}

func paysFor(what string) rules.Line { return because("HAL-11", "The $5 are needed for %s.", what) }

func twoLinks(n int) rules.Line {
	return because("HAL-14", "%d links are built in this round.", n)
}

func noMatter() rules.Line {
	return because("HAL-32", "No action helps in this round; this one does no harm.")
}

func noNeed() rules.Line {
	return because("AOS-102", "There is nothing better to do with it.")
}

func needsLevel(st Step, level int) rules.Line {
	_, p := cargo(st)
	if need := p.Len() - 1; need > level {
		return because("AOS-103", "Level %d is on the way to level %d, for %s.", level, need, moved(st))
	}
	return because("AOS-103", "Level %d is needed for %s.", level, moved(st))
}

func opens(st Step) rules.Line {
	return because("HAL-16", "Opens the way for %s.", moved(st))
}

func leadsOn(l graph.Link) rules.Line {
	return because("HAL-34", "Later links begin at the end of %s.", l.Spot)
}

func endsThere(st Step, at rail.Spot) rules.Line {
	return because("HAL-13", "A new city on %s serves %s.", at, moved(st))
}

func waits(at rail.Spot) rules.Line { return because("HAL-15", "She waits on %s.", at) }

func fetches(st Step, at rail.Spot) rules.Line {
	return because("HAL-15", "A witch on %s can take the pumpkin from %s in round %d.", at, st.Action.(halloween.Fly).Pumpkin, st.Round)
}

func raises(a play.Deliver, income int) rules.Line {
	n := a.Path.Len() - 1
	return because("HAL-22", "Raises the income by %d, to %d.", n, income+n)
}

func smashes(s *ageofsteam.State, a halloween.Fly) rules.Line {
	left := s.OnMap(halloween.Pumpkin) - 1
	at := halloween.SmashedAt(s, a)
	switch left {
	case 0:
		return because("HAL-09", "Takes the last pumpkin to %s: the map is clear.", at)
	case 1:
		return because("HAL-20", "Takes the pumpkin from %s to %s; one is left.", a.Pumpkin, at)
	}
	return because("HAL-20", "Takes the pumpkin from %s to %s; %d are left.", a.Pumpkin, at, left)
}

func pays(f ageofsteam.Forecast) rules.Line {
	if f.Short > 0 {
		return because("AOS-114", "The income falls by %d, which costs less than another share.", f.Short)
	}
	return because("AOS-113", "The cash is enough; $%d stay.", f.Cash)
}

func goesOn(a rules.Action) rules.Line {
	if a == (play.Pass{}) {
		return because("AOS-101", "No move helps now.")
	}
	return because("AOS-025", "There is nothing more to do here.")
}
