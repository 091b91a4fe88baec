package steamwatchers

import "testing"

// Diplomacy with caravans (SOH-68).
func TestDiplomacyWithCaravans(t *testing.T) {
	both := Form{Modules: []string{ModDiplomacy, ModHope}}
	camp := func(t *testing.T) *sceneT {
		return sceneOf(t, both, Rhone, Catabatians, RheinStamm).Caravan(0, "neustria").Units(1, "breizh", 1, 0).Units(1, "albion", 2, 0).Units(2, "hellas", 2, 0)
	}
	t.Run("PWW-05 a token on the caravan board is one to activate, too", func(t *testing.T) {
		swap := Propose{With: 1, Give: log(Rhone), Take: log(Catabatians)}
		camp(t).Board(0, OrderDefense).At("activation").legal(swap)
		camp(t).At("activation").refuse(swap, "PWW-05")
	})
	t.Run("PWW-08 deploying from a Heavy Carrier breaks an alliance, too", func(t *testing.T) {
		camp(t).dry().Fuel(2, 0, 0).Allied(0, 1).Aboard(0, 2, 0).Board(0, OrderMove).At("activation").do(UseBoard{"move"}, SetDown{ar("breizh"), Force{Base: 2}}, along("burgundie"), NoBeacon{}).
			turn(0, "atone").fact(0, "allies", "none").fact(1, "treaties", "1").do(Atone{ar("breizh"), false}, Atone{0, false}).fact(0, "exile", "2")
	})
}
