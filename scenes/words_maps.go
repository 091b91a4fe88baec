package scenes

// The sentences about the player's own maps.
const (
	wordsYourMap     = "your map"
	wordsOnThisMap   = "On this map"
	wordsFindings    = "Worth a thought"
	wordsNoFindings  = "Nothing that anybody might stumble over."
	wordsMapsBad     = "Maps that cannot be played yet"
	wordsMapsBadNote = "In %s. Mend the file and come back here: it is read again."
)
