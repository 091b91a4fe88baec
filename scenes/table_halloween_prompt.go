package scenes

import (
	"fmt"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/halloween"
	"kettle/rules/rail/play"
)

// prompt is what is asked next: of a choice in two steps the second, with the keyboard what it is on.
func (h *halloweenTable) prompt(t *Table) rules.Line {
	s := aosState(t.g.Now())
	line := t.g.m.Definition().Words.Prompt(s)
	seat := s.Turn()
	if seat < 0 {
		return line
	}
	ask := func(clause, format string, args ...any) rules.Line {
		return rules.Line{Text: fmt.Sprintf("@%d, ", seat) + fmt.Sprintf(format, args...), Clause: clause}
	}
	if name := h.named(t, s); name != "" && t.focus != "" {
		return ask(line.Clause, "%s? Enter chooses it.", name)
	}
	if len(t.aim.chosen) > 0 {
		switch x := t.aim.chosen[0]; x.Kind {
		case play.TargetCube:
			from, g := play.CubeOf(x.ID)
			return ask("AOS-105", "now a glowing house for %s on %s.", cubeWord(g), s.Spot(from))
		case play.TargetCity:
			return ask("HAL-13", "now a grey house for new city %s.", s.Map().NewCities[x.ID].Letter)
		case ageofsteam.TargetBox:
			return ask("HAL-15", "now any house for the witch.")
		}
	}
	if h.pending(s) {
		return ask("HAL-33", "place a new city first, or light a lantern and give it up?")
	}
	return line
}

// named is the thing of the board that the keyboard is on.
func (h *halloweenTable) named(t *Table, s *ageofsteam.State) string {
	switch x := t.hotTarget; x.Kind {
	case halloween.TargetLink:
		l := h.land(s).Links[x.ID]
		return fmt.Sprintf("%s – %s", s.Spot(l.A), s.Spot(l.B))
	case play.TargetStop:
		return s.Spot(rail.Stop(x.ID)).String()
	case play.TargetCube:
		from, g := play.CubeOf(x.ID)
		return fmt.Sprintf("%s on %s", upperFirst(cubeWord(g)), s.Spot(from))
	case halloween.TargetPumpkin:
		return "The pumpkin from " + s.Spot(rail.Stop(x.ID)).String()
	}
	return ""
}

// pending reports whether a new city could still be placed in this build turn: building gives it up (HAL-33).
func (h *halloweenTable) pending(s *ageofsteam.State) bool {
	p := s.Player(max(0, s.Turn()))
	if s.Phase().ID != "build" || p.Role != ageofsteam.Urbanization || p.Urbanized || p.Lays > 0 {
		return false
	}
	for i := range s.Map().NewCities {
		if _, used := s.TileStop(i); !used {
			return true
		}
	}
	return false
}

// propose warns of what an action gives up.
func (h *halloweenTable) propose(t *Table, a rules.Action) rules.Line {
	s := aosState(t.g.Now())
	switch a.(type) {
	case halloween.Build, play.Done:
		if h.pending(s) {
			line := t.g.m.Definition().Words.Action(s, a)
			return rules.Line{Text: fmt.Sprintf("@%d: %s? It gives up the new city.", s.Turn(), line.Text), Clause: "HAL-33"}
		}
	}
	return rules.Line{}
}

// complete is the only house where the chosen cube can end: it need not be pointed at.
func (h *halloweenTable) complete(a *aim) (only rules.Target) {
	if len(a.chosen) != 1 || a.chosen[0].Kind != play.TargetCube {
		return only
	}
	for _, i := range a.open {
		way, ok := pathOf(a.legal[i])
		if !ok || only != (rules.Target{}) && only != stopTarget(way.End()) {
			return rules.Target{}
		}
		only = stopTarget(way.End())
	}
	return only
}

// course is where the houses of the way that is shown lie on the screen.
func (h *halloweenTable) course(t *Table) (out []draw.Rect) {
	way, ok := pathOf(t.shown())
	if !ok || h.houses == nil {
		return nil
	}
	for i := range way.Len() {
		out = append(out, h.houses.HouseBox(way.At(i).Stop()))
	}
	for _, p := range h.houses.Course(stopsOf(way)) {
		out = append(out, draw.Around(p, 12, 12))
	}
	return out
}

// drawGist draws the figures that matter most in one line, for a small window.
func (h *halloweenTable) drawGist(t *Table, u *ui.UI, r draw.Rect) {
	t.gist(u, r, 0, "pumpkins")
}
