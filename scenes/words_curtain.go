package scenes

// The words of the curtain and of the recap behind it.
const (
	wordsPassTo     = "PASS THE TABLE TO"
	wordsPlaysNow   = "plays now"
	wordsCurtainWhy = "The curtain is down because %s. Nobody else should look now."
	wordsHidden     = "the players hide something from each other"
	wordsReady      = "I am ready"
	wordsHandOver   = "Hand over"
	wordsRecap      = "Since your last turn"
	wordsRecapSub   = "%s, this is all that you may know has happened."
	wordsRecapAll   = "All that you may know has happened."
	wordsRecapOn    = "On with it"
)
