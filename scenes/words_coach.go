package scenes

import (
	"fmt"

	"kettle/rules/rail/maps/halloween/solve"
	"kettle/rules/rail/play"
)

// The sentences of the coach.
const (
	wordsHint      = "Hint"
	wordsHintTip   = "The next step of a way to clear this deal. The coach knows its bag and its dice."
	wordsHintKey   = "a hint of the coach; stop it"
	wordsThinking  = "Thinking"
	wordsHintStop  = "Stop thinking"
	wordsHintTitle = "A hint"
	wordsHintKnows = "The coach knows the bag and the dice of this deal."
	wordsHintLost  = "The coach found no way to clear the deal from here. Its nearest try leaves %s."
	wordsHintClear = "On this way the deal is cleared in round %d."
	wordsHintNone  = "The coach has no hint here: %v."

	wordsPar         = "Par"
	wordsParIs       = "Par: %s"
	wordsParSeeking  = "looking for its par …"
	wordsWaySeeking  = "looking for a way to clear it …"
	wordsParNone     = "no way to clear it was found"
	wordsParLost     = "the coach cannot tell its par"
	wordsSolvable    = "Solvable deals only"
	wordsSolvableTip = "Deals come only if the coach has found a way to clear them."
	wordsToday       = "Today’s deal, %s"
	wordsTodayTip    = "The same for everybody on this day, at each difficulty; it can be cleared."
	wordsTodayOf     = "deal of %s"
	wordsSeekDeal    = "Looking for a deal to clear"
	wordsSeekToday   = "Looking for today’s deal"
	wordsSeekTried   = ", %d given up"
	wordsSeekStop    = "Stop"
	wordsSeekFailed  = "No deal was found: %v."
	wordsHints       = "Hints"
	wordsMovesLeft   = "Pumpkins on the map: %d. Moves that are still to come: %d. A witch takes one pumpkin."
	wordsHopeless    = "The night cannot be cleared any more."
)

// dayWords is a day as players read it: "30 November 2026"; dayShort is the day of this year on a button.
const dayWords, dayShort = "2 January 2006", "2 Jan"

// dayFormat is a day as saves and the table of results keep it.
const dayFormat = "2006-01-02"

// parText is the par of a deal in a few words.
func parText(l solve.Line) string {
	if !l.Cleared {
		return "none found"
	}
	return fmt.Sprintf("%s, %s", count(l.Round, "round"), play.Dollars(l.Cash))
}
