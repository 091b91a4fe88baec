package steamwatchers

import "testing"

func TestMobilize(t *testing.T) {
	at := func() *sceneT { return duel(t).Token(0, "tirol", OrderDefense) }
	mobilize := func(x *sceneT) *playT { return x.At("activation").do(use("mobilize", "tirol"), pure) }
	muster := func(at string, elite bool) Muster { return Muster{ar(at), elite} }
	t.Run("STW-090 units of up to 3 strength", func(t *testing.T) {
		mobilize(at()).turn(0, "recruit").do(muster("helvetia", true)).refuse(muster("helvetia", true), "STW-090").do(muster("helvetia", false)).turn(1, "activate").
			lies("helvetia", "Rhône Conglomerate 2 base soldiers and 1 elite soldier")
		mobilize(at()).do(muster("helvetia", false), muster("helvetia", false), muster("helvetia", false)).turn(1, "activate").lies("helvetia", "Rhône Conglomerate 4 base soldiers")
		mobilize(at()).do(muster("helvetia", false), Enough{}).turn(1, "activate").lies("helvetia", "Rhône Conglomerate 2 base soldiers")
	})
	t.Run("STW-091 the token's area and adjacent controlled ones", func(t *testing.T) {
		mobilize(at().Beacon(0, "saxonia").Units(0, "skania", 1, 0).Beacon(1, "elsass")).refuse(muster("skania", false), "STW-091").refuse(muster("elsass", false), "STW-091").
			refuse(muster("bohemia", false), "STW-091").legal(muster("helvetia", false)).do(muster("tirol", false)).refuse(muster("tirol", false), "STW-035").
			do(muster("saxonia", true)).turn(1, "activate").lies("saxonia", "Rhône Conglomerate 1 elite soldier, beacon of Rhône Conglomerate")
	})
	t.Run("STW-091 without room nobody mobilizes", func(t *testing.T) {
		scene(t, Rhone, Menrau).Units(0, "tirol", 4, 1).Units(1, "toscania", 1, 0).Token(0, "tirol", OrderDefense).At("activation").refuse(use("mobilize", "tirol"), "STW-035")
	})
	t.Run("STW-010 without soldiers in the supply nobody mobilizes", func(t *testing.T) {
		x := scene(t, Rhone, Menrau).Units(1, "hellas", 1, 0).Token(0, "breizh", OrderDefense)
		for _, id := range []string{"breizh", "neustria"} {
			x.Units(0, id, 5, 0)
		}
		x.Units(0, "burgundie", 4, 0).Units(0, "albion", 0, 4).At("activation").refuse(use("mobilize", "breizh"), "STW-010")
	})
}

func TestContract(t *testing.T) {
	at := func() *sceneT { return duel(t).Token(0, "tirol", OrderDefense) }
	on := func(id string) PutContract { return PutContract{ar(id)} }
	t.Run("STW-092 a contract on a free space of any floe", func(t *testing.T) {
		at().At("activation").do(use("contract", "tirol"), pure).turn(0, "contract").refuse(on("tirol"), "STW-092").do(on("baltika-floe")).turn(1, "activate").
			lies("baltika-floe", "contract of Rhône Conglomerate").fact(0, "contracts", "2").fact(0, "pure", "3")
	})
	t.Run("STW-038 two spaces, and one contract of a clan", func(t *testing.T) {
		at().Contract(0, "crater").Contract(1, "crater").At("activation").do(use("contract", "tirol"), pure).refuse(on("crater"), "STW-038").legal(on("boreal-floe"))
		scene(t, Rhone, Menrau, FreeFleet).Units(0, "tirol", 1, 0).Units(1, "sikelia", 1, 0).Units(2, "skania", 1, 0).Token(0, "tirol", OrderDefense).
			Contract(1, "crater").Contract(2, "crater").At("activation").do(use("contract", "tirol"), pure).refuse(on("crater"), "STW-038")
	})
	t.Run("STW-010 all contracts on the board", func(t *testing.T) {
		at().Contract(0, "crater").Contract(0, "boreal-floe").Contract(0, "baltika-floe").At("activation").refuse(use("contract", "tirol"), "STW-010")
	})
}

func TestTurret(t *testing.T) {
	t.Run("STW-089 a turret from the general supply", func(t *testing.T) {
		x := duel(t).Token(0, "tirol", OrderDefense)
		x.s.d.Turrets, x.s.d.Boxed.Turrets = 0, 15
		x.At("activation").refuse(use("turret", "tirol"), "STW-010")
	})
}
