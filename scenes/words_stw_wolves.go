package scenes

import (
	"fmt"
	"strings"

	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// The words of Diplomacy.
const (
	wordsAlly          = "Allied with %s: whoever moves into the other’s area pays with 2 units (PWW-08)."
	wordsOwnPact       = "Nobody plays a card of the own clan: it is there to be swapped (PWW-10)."
	wordsSwapOnly      = "to swap only"
	wordsPlayable      = "playable"
	wordsPublic        = "what is swapped is public"
	wordsOfferFrom     = "An offer from %s"
	wordsOfferSwap     = "Offer a swap"
	wordsOtherOffer    = "Another offer"
	wordsGives         = "%s gives"
	wordsWhom          = "Whom do you ask?"
	wordsWhomNote      = "Point at a clan."
	wordsChooseCard    = "choose a card"
	wordsSwapAlone     = "A swap alone"
	wordsAndAlliance   = "And an alliance"
	wordsAllies        = "You are allies already (PWW-08)."
	wordsNoTreaty      = "An alliance needs a Treaty token of both (PWW-07)."
	wordsOffered       = "That offer was made in this turn (PWW-05)."
	wordsNoOffer       = "Back, without an offer"
	wordsCannotPlay    = "%s cannot play it: a card of the own clan."
	wordsAssist        = "Point at a card for 2 strength, or at an area whose clan shall support."
	wordsIfAccepts     = "If %s accepts"
	wordsChangeHands   = "The cards change hands; nobody plays a card of the own clan."
	wordsAreAllies     = "The two are allies while their tokens lie."
	wordsBetrayal      = "Moving into the ally’s area costs 2 units, to Death & Exile."
	wordsAnswerAlone   = "Swap, but no alliance"
	wordsAnswerOther   = "Other offer"
	wordsDecline       = "Decline"
	wordsAccept        = "Accept"
	wordsSwapped       = "A swap"
	wordsSwappedAllied = "A swap, and allies"
	wordsRefused       = "The offer is refused"
)

// pactShort is the name of a Diplomacy card where there is little room.
func pactShort(c stw.Card) string {
	kind, _ := c.Pact()
	return map[stw.PactKind]string{stw.Logistics: "Logistics", stw.TechSupport: "Tech Support", stw.MilitaryAssistance: "Military"}[kind]
}

// pactBrief is a Diplomacy card in a sentence: its kind and its clan.
func pactBrief(c stw.Card) string {
	_, of := c.Pact()
	return pactShort(c) + " of " + spineWord(of)
}

// pactText is what a Diplomacy card does, in a few words.
func pactText(c stw.Card) string {
	switch kind, of := c.Pact(); kind {
	case stw.Logistics:
		return "3 algofuel; or a contract, and a special action back."
	case stw.TechSupport:
		return fmt.Sprintf("1 or 2 base soldiers get +1 and %s.", of.Sheet().EliteAbil)
	default:
		return fmt.Sprintf("+2 strength; or %s support.", of.Name())
	}
}

// pactDoes is what a Diplomacy card does.
func pactDoes(c stw.Card) string {
	kind, of := c.Pact()
	text := kind.Sheet().Text
	if kind == stw.TechSupport {
		text += " " + upperFirst(string(of.Sheet().EliteAbil)) + ": " + of.Sheet().EliteText
	}
	return curly(text)
}

// wolfRow is an action of Peace With Wolves on a row of the side card; "" takes the rules' own words.
func wolfRow(a rules.Action) string {
	allied := func(give, take stw.Card, ally bool) string {
		text := strings.ReplaceAll(pactShort(give)+" for "+pactShort(take), " Support", "")
		if ally {
			text += ", allied"
		}
		return text
	}
	switch a := a.(type) {
	case stw.Propose:
		return fmt.Sprintf("@%d: %s", a.With, allied(a.Give, a.Take, a.Ally))
	case stw.Counter:
		return allied(a.Give, a.Take, a.Ally)
	case stw.PlayLogistics:
		if a.Contract {
			return "A contract, a special action back"
		}
		return "2 pure, 1 contraband"
	case stw.PlayTech:
		return a.Area.Name() + ": " + count(a.N, "base soldier")
	case stw.Retrieve:
		return specialNames[a.Special]
	case stw.Bases:
		return fmt.Sprintf("%d with a base", a.N)
	case stw.Atone:
		return fromWhere(a.Area, a.Elite)
	case stw.Ransom:
		return briefForce(one(a.Elite))
	case stw.Dedicate:
		return upperFirst(a.Title.Name()) + ", the other clan"
	}
	return ""
}

// pactThing is what a row calls a thing of Diplomacy; "" for another thing.
func pactThing(x rules.Target) string {
	switch x.Kind {
	case stw.TargetTreaty:
		return [...]string{wordsSwapAlone, wordsAndAlliance}[x.ID]
	case stw.TargetPact:
		for _, of := range stw.Clans() {
			for kind := stw.Logistics; kind <= stw.MilitaryAssistance; kind++ {
				if c := stw.PactCard(kind, of); stw.PactTarget(c) == x {
					return pactBrief(c)
				}
			}
		}
	}
	return ""
}

// dealStatus is the last line of a seat's panel while an offer waits for its answer.
func dealStatus(o *stw.Offer, seat rules.Seat) string {
	switch seat {
	case o.From:
		return "offers a swap"
	case o.To:
		return "answers now"
	}
	return ""
}

// besidePacts are the other cards of a hand.
func besidePacts(columns, archons int) string {
	switch {
	case columns == 0 && archons == 0:
		return ""
	case archons == 0:
		return "and " + count(columns, "column card")
	case columns == 0:
		return "and " + count(archons, "Archon card")
	}
	return fmt.Sprintf("and %s, %s", count(columns, "column card"), count(archons, "Archon card"))
}

// wolfBrief are the short texts of the log for the events of Peace With Wolves.
func wolfBrief(e rules.Event) []string {
	say := func(format string, args ...any) []string { return []string{fmt.Sprintf(format, args...)} }
	switch e := e.(type) {
	case stw.Offered:
		if e.Ally {
			return say("offers @%d a swap and an alliance", e.To)
		}
		return say("offers @%d a swap", e.To)
	case stw.Declined:
		return say("refuses the offer of @%d", e.From)
	case stw.Swapped:
		return say("swaps with @%d", e.From)
	case stw.Allied:
		return say("is allied with @%d", e.With)
	case stw.AllianceEnded:
		if e.Broken {
			return say("breaks the alliance with @%d", e.With)
		}
		return say("ends the alliance with @%d", e.With)
	case stw.PactPlayed:
		return say("plays %s", pactBrief(e.Card))
	case stw.TechGiven:
		return say("Tech Support in %s", e.Area.Name())
	case stw.TechEnded:
		return say("Tech Support ends")
	case stw.Retrieved:
		return say("%s is free again", specialNames[e.Special])
	case stw.VassalTaken:
		return say("vassal: %s", e.Clan.Name())
	case stw.PointScored:
		return say("sanctuary in %s", e.Area.Name())
	case stw.BarrelPut:
		return say("a barrel in %s", e.Area.Name())
	case stw.BarrelTapped:
		return say("spends a barrel of %s", e.Area.Name())
	case stw.Annexed:
		return say("deploys in %s too", e.Area.Name())
	case stw.Ransomed:
		return say("%s back from Death & Exile", briefForce(e.Force))
	}
	return nil
}

// The words of Vassal Clans and their scenarios.
const (
	wordsPoints       = "Victory points"
	wordsPointsNote   = "they decide"
	wordsPointsBy     = "Points by source"
	wordsPointsChart  = "Points by round"
	wordsPointsCount  = "a sanctuary gives 1 in each Conclave, 2 at the end"
	wordsWithVassal   = "with the vassal %s"
	wordsMarker       = "in Conclaves"
	wordsVassal       = "vassal"
	wordsVassalHead   = "As a vassal"
	wordsVassalBrings = "4 base, 1 elite deploy, as many in its supply; 2 more stock spaces."
	wordsForVassal    = "vassal of %s"
	wordsDoubleNote   = "two zones a card: the violet one is the vassal’s"
	wordsDoubleZone   = "Your clan in %s; your vassal in %s."
)

// vassalChips are the chips of the set-up with vassals, and which is lit: each player does three steps in turn, then all take
// their vassals.
func vassalChips(p *stw.State) (chips []phaseChip, lit int) {
	chips = []phaseChip{setupChips[0], setupChips[1], {"3 Deployment", "Each player takes a Double Deployment card and deploys in one of its zones.", "PWW-17"},
		{"4 Vassals", "From the last to deploy leftwards: a Vassal Clan card, its forces in the other zone, a title.", "PWW-18"}, {"5 Initial columns", setupChips[3].text, setupChips[3].clause}}
	if seat := p.Turn(); seat >= 0 && (stepOf(p) == "vassal" || p.Vassal(seat) != stw.NoClan) {
		return chips, 3
	}
	at := map[string]int{"clan": 0, "claim": 1, "zone": 2, "deploy": 2, "depot": 2, "hostage": 4}
	return chips, at[stepOf(p)]
}
