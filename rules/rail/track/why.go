package track

import "kettle/rules"

// A why is the reason of a refusal. Its sentence is the same in both families, its clause is the family's.
type why uint8

// The reasons, in the order in which CheckLay looks for them.
const (
	allowed why = iota
	noHex
	noTile
	onCity
	onRing
	built
	fixedAlone
	fixedStays
	tunnelElsewhere
	needsTown
	needsPlain
	needsEmpty
	offMap
	closedSide
	noSupply
	nothing
	townTurned
	losesTrack
	othersTrack
	completeTrack
	notLast
	notClaimed
	twoRedirects
	mixed
	firstSimple
	firstCity
	joins
	townOfOthers
	eachTrack
	unmet
	sameStop
	// and those of new cities
	cityNoTown
	cityTwice
	cityLoop
	whys
)

// A reason is a sentence with its clause in Age of Steam and in Steam; empty where the family has no such rule.
type reason struct{ text, ageOfSteam, steam string }

var reasons = [whys]reason{
	noHex:           {"there is no such hex on this map", "", ""},
	noTile:          {"there is no such tile, or it looks the same turned another way", "AOS-004", "STM-007"},
	onCity:          {"nothing is laid on a city", "AOS-052", "STM-067"},
	onRing:          {"track is never laid on a 495 hex", "WDC-06", "WDC-06"},
	built:           {"you have built in this hex this turn", "AOS-051", ""},
	fixedAlone:      {"only the tunnel is built here, one track from end to end", "JPN-34", "JPN-34"},
	fixedStays:      {"the tunnel can be neither redirected nor upgraded", "JPN-12", "JPN-12"},
	tunnelElsewhere: {"the tunnel is built in its own hex only", "JPN-12", "JPN-12"},
	needsTown:       {"a town takes a town tile", "AOS-052", "STM-067"},
	needsPlain:      {"a town tile is laid in towns only", "AOS-052", "STM-067"},
	needsEmpty:      {"a town tile is laid only where there is no track", "WWH-08", "WWH-08"},
	offMap:          {"track would lead off the map", "AOS-053", "STM-068"},
	closedSide:      {"track would cross a closed side", "AOS-053", "STM-068"},
	noSupply:        {"no such tile is left", "AOS-012", "STM-006"},
	nothing:         {"this changes no track", "AOS-067", "STM-080"},
	townTurned:      {"track in a town is never redirected", "AOS-070", "STM-079"},
	losesTrack:      {"the new tile must keep every track, at most with another open end", "AOS-065", "STM-080"},
	othersTrack:     {"another player's track stays as it is", "AOS-066", "STM-081"},
	completeTrack:   {"a complete link stays as it is", "AOS-066", "STM-077"},
	notLast:         {"only the open end of an unfinished section leads elsewhere", "AOS-068", "STM-077"},
	notClaimed:      {"you may not claim this unowned track, so you may not redirect it here", "AOS-069", "STM-077"},
	twoRedirects:    {"one tile redirects one track", "AOS-071", "STM-077"},
	mixed:           {"one tile redirects or adds track, not both", "AOS-071", "STM-082"},
	firstSimple:     {"your first tile of the game is a simple one", "AOS-056", ""},
	firstCity:       {"your first tile of the game has an end at a city", "AOS-056", ""},
	joins:           {"it would join another player's track", "AOS-054", "STM-072"},
	townOfOthers:    {"it starts at a town where you own no track", "AOS-059", "STM-070"},
	eachTrack:       {"each of the two tracks must start at a city, an own town or a section that you may extend", "AOS-062", "STM-076"},
	unmet:           {"it must start at a city, an own town or a section that you may extend", "AOS-058", "STM-069"},
	sameStop:        {"a link would begin and end in the same place", "AOS-063", "STM-075"},
	cityNoTown:      {"a new city is placed on a town", "AOS-091", "STM-095"},
	cityTwice:       {"there is a new city already", "AOS-093", "STM-095"},
	cityLoop:        {"a link would have both its ends at the new city", "AOS-098", "STM-101"},
}

// refuse is the reason as an error, nil for allowed.
func (c *Code) refuse(w why) error {
	if w == allowed {
		return nil
	}
	r := reasons[w]
	if c.Family == AgeOfSteam.Family {
		return rules.Refuse(r.ageOfSteam, r.text)
	}
	return rules.Refuse(r.steam, r.text)
}
