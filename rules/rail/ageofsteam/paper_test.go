package ageofsteam_test

import (
	"testing"

	"kettle/rules"
	"kettle/rules/match"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/halloween"
)

func TestOnPaperLeavesThePositionAlone(t *testing.T) {
	p, err := halloween.Definition().New(rules.Setup{Seats: 1, Seed: rules.NewSeed(4)})
	if err != nil {
		t.Fatal(err)
	}
	s := p.(*ageofsteam.State)
	was := match.Sum(s)
	as := s.OnPaper(halloween.Discs(s).Build(3, 0), 0, 9)
	if as.Player(0).Loco != s.Map().Rules.MaxLoco || !halloween.Discs(as).Built(3) {
		t.Error("the paper is not as it was asked for")
	}
	if match.Sum(s) != was || s.Player(0).Loco != 1 || halloween.Discs(s).Built(3) {
		t.Error("the position has changed")
	}
	if as.Player(0).Cash != s.Player(0).Cash {
		t.Error("something was paid")
	}
}
