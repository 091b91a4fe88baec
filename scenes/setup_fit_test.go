package scenes

import (
	"testing"

	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// TestSetupSaysWhyNot: what cannot be combined is pale and says why with its clause, and the game begins only when all fits.
func TestSetupSaysWhyNot(t *testing.T) {
	d := desk(t)
	d.Opts = DefaultSettings()
	p := sit(t, d, NewTitle(d))
	p.play("click hit new\nawait-hit start\nclick hit box/steamwatchers\nclick hit seats/3\n")
	s := p.s.Top().(*setupScene)
	for _, x := range []struct {
		option, value string
		why           *rules.Refusal
	}{
		{stw.OptScenario, stw.CruelGrip, nil},
		{stw.ModDiplomacy, "on", nil},
		{stw.OptScenario, stw.Convoy, &rules.Refusal{Clause: "PWW-32", Text: "The Convoy needs the module Vassal Clans"}},
		{stw.ModVassals, "on", &rules.Refusal{Clause: "PWW-01", Text: "Vassal Clans fits only The Convoy and Unseen Wires"}},
	} {
		if got := s.fits(x.option, x.value); got == nil != (x.why == nil) || got != nil && *got != *x.why {
			t.Errorf("%s %s: %v", x.option, x.value, got)
		}
	}
	p.play("click hit option/scenario/The Convoy\nawait The Convoy needs the module Vassal Clans.\nrefute-hit start\nkey enter\n")
	if p.s.Top() != Scene(s) {
		t.Fatal("a game begins that cannot be dealt")
	}
	s.setup.Options[stw.ModVassals] = "on"
	s.renew()
	if s.fits("", "") != nil || s.fits(stw.ModDiplomacy, "on") == nil {
		t.Error("with its module the scenario cannot be dealt, or Diplomacy fits it")
	}
	p.play("await-hit start\nclick hit start\nawait-hit seat/0\n")
	if m := p.s.scenes[0].(*Table).Match(); m.Setup().Options[stw.OptScenario] != stw.Convoy {
		t.Error("another game is dealt")
	}
}
