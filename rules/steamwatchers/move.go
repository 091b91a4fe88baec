package steamwatchers

// moveUses are what a Move token can be activated for (STW-079).
func moveUses() []TokenUse { return nil }

// moveSteps are the decisions of moves.
func moveSteps() []*Step { return nil }

// moveEvents are the kinds of events of moves.
var moveEvents = []string{}
