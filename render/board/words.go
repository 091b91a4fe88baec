package board

import "strings"

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
