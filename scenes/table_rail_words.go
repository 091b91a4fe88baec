package scenes

// The sentences of the hex maps' tables.
const (
	wordsSketch = "Click a hex and a tile to lay it on paper, the hex again to take it off. Point at a cube to see where it could go then."
	wordsNetOf  = "This player's network alone"

	wordsPointsShort = "pts"
	wordsEndedNow    = "If the game ended now: %s; %s." // what they are made of, and their sum
)

// zoneWords names the zones of a map.
var zoneWords = map[string]string{"centre": "city centre", "boundary": "boundary", "suburb": "suburbs"}
