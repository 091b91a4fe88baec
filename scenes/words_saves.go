package scenes

// Words of the saves.
const (
	wordsOlderState = "The newest state, %s, cannot be read: the game goes on from %d steps."
)
