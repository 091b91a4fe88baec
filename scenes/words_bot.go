package scenes

// Sentences about bots. A %d is the seat, which the ribbon shows by its name.
const (
	wordsPause  = "Pause"
	wordsGoOn   = "Go on"
	wordsStep   = "Step"
	wordsThinks = "@%d is thinking."
	wordsPaused = "Paused before the turn of @%d."
	wordsBotDue = "@%d is a bot: it plays in the window."
	wordsHuman  = "Person"
	wordsPerson = "A person plays this seat. Click: a bot."
	wordsNext   = "%s Click: the next level; right click: the one before."
)
