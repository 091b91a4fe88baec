package board

import (
	"fmt"
	"strings"

	"kettle/rules/rail"
)

// typographic sets the printed apostrophe, which the map files write straight.
func typographic(s string) string { return strings.ReplaceAll(s, "'", "’") }

// inWords are the numbers that a cartouche may name.
var inWords = map[int]string{10: "ten", 12: "twelve", 20: "twenty"}

// subtitle is the line under the title of the map.
func subtitle(n *Night) string {
	houses, nights := inWords[len(n.Land.Houses)], inWords[n.Rounds]
	if houses == "" || nights == "" {
		return ""
	}
	return houses + " houses, " + nights + " nights"
}

// wordsReminder explains the City Growth marker on the turn track (WWH-04, WWH-18).
const wordsReminder = "A reminder: San Francisco covers Yerba Buena at the end of the turn before this one."

// tilesLeft is the tip of a pile of New City tiles, growthLeft that of the City Growth markers.
func tilesLeft(g rail.Good, n int) string {
	if n == 0 {
		return fmt.Sprintf("No %s New City is left.", g)
	}
	return fmt.Sprintf("%s left", count(n, g.String()+" New City", g.String()+" New Cities"))
}

func growthLeft(n, of int) string {
	return fmt.Sprintf("%d of %d City Growth markers left", n, of)
}

// wordsIdle stands on an action tile that is taken without its effect (STM-052).
const wordsIdle = "no effect"

// reaches is what the level of a locomotive counts.
func reaches(level int) string {
	if level == 1 {
		return "link"
	}
	return "links"
}

// wordsFree is the price of an action that costs nothing.
const wordsFree = "free"

// wordsForPoints explains the steps of capital at the lowest income (STM-044).
const wordsForPoints = "At income −10 each further $5 costs 2 victory points."
