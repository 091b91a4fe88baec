package scenes

import (
	"fmt"

	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// shortRow is an action on a row of the side card, where the rules' own words would be too long for it; "" takes those.
func shortRow(a rules.Action) string {
	if text := wolfRow(a); text != "" {
		return text
	}
	switch a := a.(type) {
	case stw.PlayArchon:
		return a.Card.Name()
	case stw.BuyKit:
		return fmt.Sprintf("Into slot %d", a.Slot+1)
	case stw.Reserve:
		return upperFirst(a.Title.Name())
	case stw.ToExile:
		return fromWhere(a.Area, a.Elite)
	case stw.Unsupply:
		return fromWhere(a.Area, a.Elite)
	case stw.Muster:
		return fromWhere(a.Area, a.Elite)
	case stw.Commit:
		if a.Pure+a.Contra > 0 {
			return briefFuel(a.Pure, a.Contra)
		}
	case stw.SaveSentinel:
		return "Keep it for " + briefFuel(barrelKinds(a.Contra))
	case stw.CloseSpace:
		return closeWords(a)
	case stw.SetDown:
		return fmt.Sprintf("%s down in %s", briefForce(a.Force), a.Area.Name())
	case stw.Load:
		return fmt.Sprintf("%s from %s", briefForce(a.Force), a.Area.Name())
	case stw.Spring:
		return lossOf(a.Elite)
	case stw.PayMix:
		return upperFirst(briefFuel(a.Pure, a.Contra))
	}
	return ""
}

// lossOf is a soldier that is to fall.
func lossOf(elite bool) string {
	if elite {
		return "1 elite soldier falls"
	}
	return "1 base soldier falls"
}

// closeWords is a stock space to be closed.
func closeWords(a stw.CloseSpace) string {
	out := "A pure space"
	if a.Contra {
		out = "A contraband space"
	}
	if a.Filled {
		return out + ", its barrel lost"
	}
	return out + ", empty"
}

// fromWhere is a soldier of an area, or of the supply.
func fromWhere(area stw.Area, elite bool) string {
	where := "the supply"
	if area.Is() {
		where = area.Name()
	}
	return briefForce(one(elite)) + ", " + where
}

// one is a single soldier.
func one(elite bool) stw.Force {
	if elite {
		return stw.Force{Elite: 1}
	}
	return stw.Force{Base: 1}
}

// barrelKinds is a single barrel by kind.
func barrelKinds(contra bool) (pure, contraband int) {
	if contra {
		return 0, 1
	}
	return 1, 0
}
