package halloween

import (
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
)

// why is the action that the map's own targets mean.
func why(s *ageofsteam.State, chosen []rules.Target, t rules.Target) rules.Action {
	switch land := Discs(s).Land(); {
	case t.Kind == TargetLink && t.ID >= 0 && t.ID < len(land.Links):
		return Build{land.Links[t.ID].Spot}
	case t.Kind == TargetPumpkin && t.ID >= 0 && t.ID < s.Stops() && len(chosen) > 1 && chosen[0].Kind == ageofsteam.TargetCube:
		from, _ := ageofsteam.CubeOf(chosen[0].ID)
		if from < 0 || int(from) >= s.Stops() {
			return nil
		}
		stops := []rail.Spot{s.Spot(from)}
		for _, c := range chosen[1:] {
			if c.Kind == ageofsteam.TargetStop && c.ID >= 0 && c.ID < s.Stops() && len(stops) < rail.MaxStops {
				stops = append(stops, s.Spot(rail.Stop(c.ID)))
			}
		}
		return Fly{rail.NewPath(stops...), s.Spot(rail.Stop(t.ID))}
	case t.Kind == ageofsteam.TargetBox:
		if c, b := ageofsteam.BoxOf(t.ID); t.ID >= 0 && c < len(s.Map().Columns) {
			return Place{c, b, s.BoxName(c, b), s.Spot(0)}
		}
	}
	return nil
}
