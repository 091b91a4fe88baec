package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// brief are the short texts of the log: its picture says who, the text what.
func (s *stwTable) brief(p rules.Position, e rules.Event) []string {
	for _, of := range []func(rules.Event) []string{fightBrief, wolfBrief} {
		if out := of(e); out != nil {
			return out
		}
	}
	if out := hopeBrief(stwState(p), e); out != nil {
		return out
	}
	say := func(format string, args ...any) []string { return []string{fmt.Sprintf(format, args...)} }
	switch e := e.(type) {
	case stw.ClanChosen:
		return say("takes %s", e.Clan.Name())
	case stw.TitleClaimed:
		return say("claims %s", e.Title.Name())
	case stw.TitleTaken:
		return say("is %s", e.Title.Name())
	case stw.ZoneTaken:
		return say("deploys: %s", stw.Board().Zones[e.Zone-1].Name)
	case stw.Recruited:
		return say("%s: %s", e.Area.Name(), briefForce(e.Force))
	case stw.Exiled:
		return say("%s to Death & Exile", briefForce(e.Force))
	case stw.Lost:
		return say("loses %s in %s", briefForce(e.Force), e.Area.Name())
	case stw.Refilled:
		return say("refills %s", briefFuel(e.Pure, e.Contra))
	case stw.GEOCounted:
		return say("GEO")
	case stw.Built:
		return say("%s in %s", e.Piece, e.Area.Name())
	case stw.Demolished:
		return say("The %s in %s is gone", e.Piece, e.Area.Name())
	case stw.BeaconSet:
		return say("beacon in %s", e.Area.Name())
	case stw.BeaconLifted:
		if e.Destroyed {
			return say("The beacon in %s is destroyed", e.Area.Name())
		}
		return say("takes the beacon of %s", e.Area.Name())
	case stw.TokenReturned:
		return say("%s token back: %s", upperFirst(e.Order.String()), e.Area.Name())
	case stw.Activated:
		return say("%s: %s", useName(stwState(p), e.Use), e.Area.Name())
	case stw.ContractSet:
		return say("contract on %s", e.Floe.Name())
	case stw.Moved:
		who := briefParty(e.Force, e.Caravan)
		return []string{fmt.Sprintf("%s, %s to %s", who, e.From.Name(), e.To.Name()), fmt.Sprintf("%s to %s", who, e.To.Name())}
	case stw.ColumnRaised:
		return say("column in %s", e.Area.Name())
	case stw.ColumnShrunk:
		return say("column in %s", e.Area.Name())
	case stw.ArchonPlayed:
		return say("%s", e.Card.Name())
	case stw.Planned:
		return say("has sealed the orders")
	case stw.FuelGained:
		return say("takes %s", briefFuel(e.Pure, e.Contra))
	case stw.FuelSpent:
		return say("spends %s", briefFuel(e.Pure, e.Contra))
	case stw.Incubated:
		return say("Incubation")
	case stw.Drawn:
		if e.Archon {
			return say("draws %s", count(e.N, "Archon card"))
		}
		return say("draws %s", count(e.N, "column card"))
	case stw.OrderPlaced:
		if e.Order == stw.NoOrder {
			return say("%s: token taken back", e.Area.Name())
		}
		return say("%s: %s", e.Area.Name(), orderNames[e.Order])
	}
	return nil
}

func useName(p *stw.State, id string) string {
	for _, x := range p.Box().Uses {
		if x.ID == id {
			return x.Name
		}
	}
	return id
}

// briefForce is "3 base, 1 elite".
func briefForce(f stw.Force) string {
	switch {
	case f.Elite == 0:
		return fmt.Sprintf("%d base", f.Base)
	case f.Base == 0:
		return fmt.Sprintf("%d elite", f.Elite)
	}
	return fmt.Sprintf("%d base, %d elite", f.Base, f.Elite)
}

// briefFuel is "2 pure, 1 contraband".
func briefFuel(pure, contra int) string {
	switch {
	case contra == 0:
		return fmt.Sprintf("%d pure", pure)
	case pure == 0:
		return fmt.Sprintf("%d contraband", contra)
	}
	return fmt.Sprintf("%d pure, %d contraband", pure, contra)
}

// signs: the log of Steamwatchers bears emblems, not pictures.
func (s *stwTable) signs(rules.Event) bool { return true }

// briefAction: an action of which no event tells is said in the rules' own words.
func (s *stwTable) briefAction(p rules.Position, a rules.Action) []string { return nil }

// touched are the areas that an action was about.
func (s *stwTable) touched(p rules.Position, a rules.Action, events []rules.Event) (out []rules.Target) {
	add := func(areas ...stw.Area) {
		for _, x := range areas {
			if x.Is() && !hasTarget(out, board.AreaTarget(int(x))) {
				out = append(out, board.AreaTarget(int(x)))
			}
		}
	}
	for _, x := range a.Targets() {
		if x.Kind == stw.TargetArea {
			add(stw.Area(x.ID))
		}
	}
	for _, e := range events {
		switch e := e.(type) {
		case stw.Moved:
			add(e.From, e.To)
			add(e.Through...)
		case stw.Recruited:
			add(e.Area)
		case stw.Lost:
			add(e.Area)
		case stw.Built:
			add(e.Area)
		case stw.Demolished:
			add(e.Area)
		case stw.BeaconSet:
			add(e.Area)
		case stw.BeaconLifted:
			add(e.Area)
		case stw.ContractSet:
			add(e.Floe)
		case stw.ColumnRaised:
			add(e.Area)
		default:
			add(hopeAreas(e))
		}
	}
	return out
}

// milestones are the beginnings of rounds.
func (s *stwTable) milestones(t *Table) (out []int) {
	for i := range t.g.Len() {
		for _, e := range t.g.Events(i) {
			if _, ok := e.(stw.RoundBegan); ok {
				out = append(out, i+1)
			}
		}
	}
	return out
}

func (s *stwTable) markWords() (icon, words string) { return "mark-round", "a round begins" }
