package halloween

import (
	"fmt"
	"strconv"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
)

// Line is the action in words.
func (a Build) Line(*ageofsteam.State) rules.Line {
	return rules.Line{Text: "Build " + a.Link.String(), Icon: "lantern-unlit", Clause: "HAL-16"}
}

// Line is the action in words.
func (a Fly) Line(*ageofsteam.State) rules.Line {
	l := rules.Line{Text: "Witch from " + a.Path.String(), Icon: "witch-flying", Clause: "HAL-39"}
	if !a.Pumpkin.IsZero() {
		l.Text, l.Clause = fmt.Sprintf("%s, pumpkin from %s", l.Text, a.Pumpkin), "HAL-20"
	}
	return l
}

// Line is the action in words.
func (a Place) Line(*ageofsteam.State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("Witch from %s to %s", a.From, a.At), Icon: "witch", Clause: "HAL-15"}
}

// Line is the event in words.
func (e Built) Line(*ageofsteam.State) rules.Line {
	return rules.Line{Text: "Builds " + e.Link.String(), Value: play.Signed(-e.Cost), Icon: "lantern-glow", Clause: "HAL-18"}
}

// Line is the event in words.
func (e Flown) Line(*ageofsteam.State) rules.Line {
	if e.Pumpkin.IsZero() {
		return rules.Line{Text: fmt.Sprintf("Witch, %s to %s", e.Path.Start(), e.Path.End()), Value: "+0", Icon: "witch", Clause: "HAL-22"}
	}
	return rules.Line{Text: "Smashed at " + e.Smashed.String(), Value: play.Arrow(e.Left+1, e.Left), Icon: "pumpkin-smashed", Clause: "HAL-20"}
}

// Line is the event in words.
func (e Placed) Line(s *ageofsteam.State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("Witch from %s to %s", s.BoxName(e.Column, e.Box), e.At), Icon: "witch", Clause: "HAL-15"}
}

// target names links and pumpkins.
func target(s *ageofsteam.State, t rules.Target) string {
	switch land := Discs(s).Land(); {
	case t.Kind == TargetLink && t.ID >= 0 && t.ID < len(land.Links):
		return land.Links[t.ID].Spot.String()
	case t.Kind == TargetPumpkin && t.ID >= 0 && t.ID < s.Stops():
		return "pumpkin from " + s.Spot(rail.Stop(t.ID)).String()
	}
	return ""
}

// end says how the game ended.
func end(s *ageofsteam.State, r rules.Result) (text, icon, clause string) {
	switch left := strconv.Itoa(s.OnMap(Pumpkin)); r.Why {
	case EndCleared:
		return "Every pumpkin is smashed", "pumpkin-smashed", "HAL-09"
	case ageofsteam.EndBankrupt:
		return "Bankrupt, with " + left + " pumpkins left", "coins", "AOS-115"
	default:
		return "The last night is over, with " + left + " pumpkins left", "pumpkin", "HAL-27"
	}
}
