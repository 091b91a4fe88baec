package steamwatchers

import "testing"

func TestHopeCards(t *testing.T) {
	// cards is a game with the expansion's cards alone
	cards := func(clans ...Clan) *sceneT {
		return sceneOf(t, Form{Modules: []string{ModHopeCards}}, clans...)
	}
	t.Run("SOH-46 Icebreaker", func(t *testing.T) {
		x := func(sea bool, attacker Title) *playT {
			g := cards(Rhone, Menrau).dry().Units(0, "sikelia", 2, 0).Units(1, "sikelia", 1, 0).Units(1, "hellas", 1, 0).Units(0, "skania", 1, 0).Contract(1, "jadran-floe").Titles(Legate, attacker).Play("SOH031")
			return g.arrive("hellas", sea, "sikelia")
		}
		x(true, Watcher).said("@0 wins in Sikelia 2 : 2")
		x(true, Archon).said("@1 wins in Sikelia 3 : 2")
		x(false, Archon).said("@0 wins in Sikelia 1 : 2")
	})
	t.Run("SOH-47 Cracks in the Ice", func(t *testing.T) {
		x := func(title Title) *playT {
			return cards(Rhone, Menrau).Units(0, "albion", 2, 0).Units(1, "sikelia", 1, 0).Contract(0, "boreal-floe").Titles(title, Primus).Play("SOH032").Token(0, "albion", OrderMove).At("activation").do(use("move", "albion"))
		}
		x(Watcher).refuse(along("flandria"), "SOH-47").legal(along("caledonia")).legal(Go{ar("boreal-floe"), ar("flandria")})
		x(Archon).legal(along("flandria"))
		march := cards(Rhone, Menrau).Units(0, "caledonia", 2, 0).Units(1, "sikelia", 1, 0).Play("SOH032").Titles(Watcher, Primus).Token(0, "caledonia", OrderMove).At("activation")
		march.do(use("march", "caledonia"), pure).refuse(along("albion", "flandria"), "SOH-47")
		// nobody flees over a strait either
		cards(Rhone, Menrau).dry().Units(0, "appulia", 3, 0).Units(1, "appulia", 5, 0).Units(1, "toscania", 1, 0).Units(0, "sikelia", 1, 0).Titles(Watcher, Primus).Play("SOH032").attack("toscania", "appulia").
			lies("sikelia", "Rhône Conglomerate 1 base soldier").lies("appulia", "Menrâu 5 base soldiers")
	})
	t.Run("SOH-48 Into the Crater", func(t *testing.T) {
		x := func(title Title) *playT {
			return cards(Rhone, Menrau).Units(0, "catalunya", 2, 0).Units(1, "hellas", 1, 0).Contract(0, "crater").Titles(title, Primus).Play("SOH033").Token(0, "catalunya", OrderMove).At("activation").do(use("move", "catalunya"))
		}
		way := Go{ar("crater"), ar("toscania")}
		x(Watcher).refuse(way, "STW-097")
		x(Legate).legal(way)
	})
	t.Run("SOH-49 Colonizing Expedition", func(t *testing.T) {
		x := func() *sceneT {
			return cards(Rhone, Menrau).Units(0, "tirol", 1, 0).Turrets("tirol", 1).Units(0, "elsass", 1, 0).Units(1, "toscania", 1, 0).Turrets("toscania", 1).Units(1, "appulia", 1, 0).Turrets("burgundie", 1).Titles(Watcher, Archon)
		}
		ship := func(from, to string) ShipTurret { return ShipTurret{ar(from), ar(to)} }
		g := x().reveal(1, "SOH034").turn(0, "expedition").refuse(ship("toscania", "elsass"), "SOH-49").refuse(ship("tirol", "toscania"), "SOH-49").refuse(ship("tirol", "tirol"), "SOH-49").refuse(ship("helvetia", "elsass"), "SOH-49")
		g.do(ship("tirol", "elsass")).lies("elsass", "Rhône Conglomerate 1 base soldier, 1 turret").lies("tirol", "Rhône Conglomerate 1 base soldier").turn(1, "expedition")
		g.refuse(ship("burgundie", "appulia"), "SOH-49").do(ship("elsass", "appulia")).lies("appulia", "Menrâu 1 base soldier, 1 turret")
		x().reveal(1, "SOH034").do(Decline{}, Decline{}).lies("tirol", "Rhône Conglomerate 1 base soldier, 1 turret")
	})
	t.Run("SOH-50 The Devourer", func(t *testing.T) {
		x := func() *sceneT {
			return cards(Rhone, Menrau).dry().Units(0, "tirol", 1, 0).Units(1, "toscania", 1, 0).Titles(Watcher, Archon)
		}
		x().reveal(1, "SOH035").turn(0, "devourer").do(Devour{}).turn(0, "quarantine").do(CloseSpace{Contra: true}).fact(0, "pure", "3").fact(0, "quarantine", "1").turn(1, "devourer").do(Devour{}).fact(1, "pure", "2").fact(1, "quarantine", "0")
		x().reveal(1, "SOH035").do(Decline{}, Decline{}).fact(0, "pure", "0").fact(1, "pure", "0")
		x().With(0, func(p *Player) { p.Fuel = Fuel{PureClosed: 4, ContraClosed: 3} }).reveal(1, "SOH035").turn(1, "devourer")
	})
	t.Run("SOH-51 Unrelenting Blizzard", func(t *testing.T) {
		x := func(title Title) *playT {
			return cards(Rhone, Menrau).Units(0, "tirol", 2, 0).Units(1, "toscania", 1, 0).Titles(title, Primus).Play("SOH036").Token(0, "tirol", OrderMove).At("activation")
		}
		x(Watcher).refuse(use("march", "tirol"), "SOH-51").legal(use("move", "tirol"))
		x(Archon).legal(use("march", "tirol"))
	})
}
