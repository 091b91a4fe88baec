package scenes

import (
	"fmt"
	"strings"

	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// hopeBrief are the short texts of the log for what happens with caravans and kits.
func hopeBrief(p *stw.State, e rules.Event) []string {
	say := func(format string, args ...any) []string { return []string{fmt.Sprintf(format, args...)} }
	switch e := e.(type) {
	case stw.CaravanPut:
		return say("caravan in %s", e.Area.Name())
	case stw.BoardPlaced:
		if e.Order == stw.NoOrder {
			return say("Caravan board: token taken back")
		}
		return say("Caravan board: %s", orderNames[e.Order])
	case stw.BoardRevealed:
		if e.Order == stw.NoOrder {
			return say("Caravan board: stays hidden")
		}
		return say("Caravan board: %s", orderNames[e.Order])
	case stw.BoardUsed:
		return say("%s: caravan board", boardUseName(p, e.Use))
	case stw.BoardReturned:
		return say("caravan board: token back")
	case stw.KitBought:
		return say("buys %s", e.Kit.Name())
	case stw.KitUpgraded:
		return say("upgrades %s", e.Kit.Name())
	case stw.KitOperated:
		return say("operates %s", e.Kit.Name())
	case stw.KitLost:
		return say("%s to the box", e.Kit.Name())
	case stw.TruckLost:
		return say("truck %d is destroyed", e.Slot+1)
	case stw.CaravanGone:
		return say("the caravan is out")
	case stw.CargoLost:
		return say("what was aboard is lost")
	case stw.Loaded:
		return say("aboard: %s of %s", aboardWords(e.Force, e.Piece), e.Area.Name())
	case stw.Unloaded:
		return say("%s down in %s", aboardWords(e.Force, e.Piece), e.Area.Name())
	case stw.CardIgnored:
		return say("ignores %s", e.Card.Name())
	case stw.PrizeTaken:
		return say("keeps a truck")
	}
	return nil
}

// boardUseName is what a token on the caravan board is used for, in a word or two.
func boardUseName(p *stw.State, use string) string {
	switch use {
	case stw.UseOperate:
		return "Operate Kits"
	case "move":
		return "Move"
	}
	return useName(p, use)
}

// aboardWords is what a Heavy Carrier takes or sets down.
func aboardWords(f stw.Force, x stw.Piece) string {
	if x != stw.NoPiece {
		return "the " + x.String()
	}
	return briefForce(f)
}

// briefParty is "2 base, caravan".
func briefParty(f stw.Force, caravan bool) string {
	switch {
	case !caravan:
		return briefForce(f)
	case f == stw.Force{}:
		return "caravan"
	}
	return briefForce(f) + ", caravan"
}

// hopeAreas are the areas that an event is about.
func hopeAreas(e rules.Event) stw.Area {
	switch e := e.(type) {
	case stw.CaravanPut:
		return e.Area
	case stw.Loaded:
		return e.Area
	case stw.Unloaded:
		return e.Area
	case stw.TruckLost:
		return e.Area
	}
	return 0
}

// wrecked tells on the stage of a combat what the loser's caravan loses; it reports whether the event was told.
func (f *reel) wrecked(e rules.Event) bool {
	switch e := e.(type) {
	case stw.TruckLost:
		text := fmt.Sprintf("Truck %d of %s is destroyed.", e.Slot+1, f.t.fighter(e.Seat))
		if e.Piece != stw.NoPiece {
			text = strings.TrimSuffix(text, ".") + fmt.Sprintf("; the %s holds its slot.", e.Piece)
		}
		f.says(text, "SOH-18")
		f.settle(f.fight.b.Area)
	case stw.KitLost:
		f.says(fmt.Sprintf("The %s goes to the box.", e.Kit.Name()), "SOH-18")
	case stw.CargoLost:
		f.says("What the Heavy Carrier carried goes to the supplies.", "SOH-44")
	case stw.CaravanGone:
		f.says(fmt.Sprintf("The caravan of %s is out of the game.", f.t.fighter(e.Seat)), "SOH-19")
	case stw.PrizeTaken:
		f.says(fmt.Sprintf("%s keeps the truck.", f.t.fighter(e.Seat)), "SOH-57")
	case stw.BoardReturned:
	default:
		return false
	}
	return true
}
