package steamwatchers

import (
	"fmt"
	"maps"

	"kettle/rules"
)

// An ArchonCard is an Archon card: its Rule is in force while it is in play (STW-059); Play is its part "when played".
// It does not touch the holder of the title Spares, if there is one.
type ArchonCard struct {
	*ArchonSheet
	Rule
	Play   func(*Turn)
	Spares Title
}

// An ArchonSheet is what is printed on the cards of one title.
type ArchonSheet struct {
	Name, Clause string
	Text         string
	Set          string // prefix of the numbers
	First, Cards int    // number of the first card, and how many there are
}

// archonSheets are the titles in the order of their numbers (STW-175, STW-191, SOH-46).
var archonSheets = []*ArchonSheet{
	{"Thermal Surge", "STW-176", "The Archon adds 1 level to one column, up to 5.", "BASE", 1, 2},
	{"DDOS", "STW-177", "No support in combat.", "BASE", 3, 2},
	{"Algae Blight", "STW-178", "Refill leaves one pure space empty, but for the Archon.", "BASE", 5, 2},
	{"Careeners' Embargo", "STW-179", "No Contract special action.", "BASE", 7, 2},
	{"Frozen Mounts", "STW-180", "A turret gives +1, but the Archon's.", "BASE", 9, 2},
	{"Call to Arms", "STW-181", "Each player recruits a base soldier; the Archon may take an elite soldier.", "BASE", 11, 2},
	{"Bane Tide", "STW-182", "Exposure is 1 higher for everybody with a column, but the Archon.", "BASE", 13, 2},
	{"Black Market", "STW-183", "Each player may take 2 contraband algofuel; the Archon may take 2 pure.", "BASE", 15, 2},
	{"Field Hospitals", "STW-184", "Incubation goes down by 1, the Archon's by 2.", "BASE", 17, 2},
	{"Deep Freeze", "STW-185", "Columns lose 2 levels in Whiteout, the Archon's 1.", "BASE", 19, 2},
	{"Truce of the Glasshouse", "STW-186", "Nobody but the Archon starts a combat in an area with a farm.", "BASE", 21, 2},
	{"Lean Rations", "STW-187", "Supply capacity is 1 lower, but the Primus's.", "BASE", 23, 2},
	{"Intercepted Orders", "STW-188", "After the reveal the Archon names a player, who discards an Order token.", "BASE", 25, 2},
	{"Tithe", "STW-189", "The Archon names a player, who gives the Archon a barrel.", "BASE", 27, 2},
	{"Zeal", "STW-190", "Each player gains 1 fervor, the Archon 2.", "BASE", 29, 2},
	{"Exchange of Gifts", "STW-191", "Each player names another; both take 1 pure algofuel.", "PWW", 37, 1},
	{"Broken Oaths", "STW-192", "Attacking a clan with a lower GEO level: 1 strength less, but for the Archon.", "PWW", 38, 1},
	{"Safe Conduct", "STW-193", "A Forced March may pass an area that a beacon alone holds.", "PWW", 39, 1},
	{"Hostage Exchange", "STW-194", "Each player takes back a unit from the Death & Exile tile, the Archon 2.", "PWW", 40, 1},
	{"Common Enemy", "STW-195", "Attacking a clan with the highest GEO level: 1 strength more, for the Archon 2.", "PWW", 41, 1},
	{"Sanctions", "STW-196", "The Archon names a player, who cannot Mobilize.", "PWW", 42, 1},
	{"Icebreaker", "SOH-46", "A combat begun by a sea move: +1 strength, for the Archon +2.", "SOH", 31, 1},
	{"Cracks in the Ice", "SOH-47", "No straits are crossed by land, but by the Archon.", "SOH", 32, 1},
	{"Into the Crater", "SOH-48", "Nobody but the Legate crosses the Crater.", "SOH", 33, 1},
	{"Colonizing Expedition", "SOH-49", "Each player may move a turret from one own area to another.", "SOH", 34, 1},
	{"The Devourer", "SOH-50", "Each player may take a Quarantine token for 3 pure algofuel; the Archon takes 2 without.", "SOH", 35, 1},
	{"Unrelenting Blizzard", "SOH-51", "No Forced March, but the Archon's.", "SOH", 36, 1},
}

// archonPrints are the Archon cards: the title and the number of each.
var archonPrints = func() map[Card]archonPrint {
	out := map[Card]archonPrint{}
	for _, a := range archonSheets {
		for n := range a.Cards {
			out[a.Card(n)] = archonPrint{a, a.First + n}
		}
	}
	return out
}()

// An archonPrint is one Archon card as printed.
type archonPrint struct {
	sheet  *ArchonSheet
	number int
}

// Number is the number of an Archon card, 0 for another card.
func (c Card) Number() int { return archonPrints[c].number }

// Card is the n-th card of the title, from 0.
func (a *ArchonSheet) Card(n int) Card { return Card(fmt.Sprintf("%s%03d", a.Set, a.First+n)) }

// sheetOf is the title of an Archon card, nil for another card.
func sheetOf(c Card) *ArchonSheet { return archonPrints[c].sheet }

// archonSet are the cards of one set, in the order of their numbers.
func archonSet(set string) (out []Card) {
	for _, a := range archonSheets {
		for n := range a.Cards {
			if a.Set == set {
				out = append(out, a.Card(n))
			}
		}
	}
	return out
}

// archonDeck are the core cards (STW-011).
func archonDeck() []Card { return archonSet("BASE") }

// archonCards are all Archon cards with what they do.
func archonCards() map[Card]*ArchonCard {
	out := map[Card]*ArchonCard{}
	does := archonEffects()
	maps.Copy(does, wolfEffects())
	maps.Copy(does, hopeEffects())
	for _, a := range archonSheets {
		e := does[a.Name]
		for n := range a.Cards {
			out[a.Card(n)] = &ArchonCard{a, Rule{a.Name, a.Clause, e.Hooks}, e.Play, e.Spares}
		}
	}
	return out
}

// Spared is the seat that an Archon card in play does not touch, Nobody for none.
func (s *State) Spared(c Card) rules.Seat {
	if a := s.b.Archon(c); a != nil && a.Spares != NoTitle {
		return s.Holder(a.Spares)
	}
	return rules.Nobody
}
