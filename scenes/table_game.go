package scenes

import (
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
)

// A tableau is the part of the table that belongs to one game: its board, its panels, its words for what is
// being decided. Everything else of the table is the same for all games.
type tableau interface {
	// phases are the chips of the ribbon; lit is the place of the present one, -1 for none.
	phases(p rules.Position) (chips []phaseChip, lit int)
	// round is the round and how many there are; picture is a sprite that shows it, or "".
	round(p rules.Position) (n, of int, picture string)
	// stripHeight is the height of the bottom strip where it is w wide, seatsHeight that of the seats' panels.
	stripHeight(w float32) float32
	seatsHeight() float32

	drawSeats(t *Table, u *ui.UI, r draw.Rect)
	drawBoard(t *Table, u *ui.UI, r draw.Rect)
	drawStrip(t *Table, u *ui.UI, r draw.Rect)
	// drawCard draws the card of what is being decided, at most r.H high, and returns the height it took.
	drawCard(t *Table, u *ui.UI, r draw.Rect) float32

	// lit are the targets to light, where that is not simply the aim's next ones.
	lit(p rules.Position, a *aim) []rules.Target
	// prefer is the action to show first of those that the chosen targets may mean; nil waits for more.
	prefer(p rules.Position, chosen []rules.Target, open []rules.Action) rules.Action
	// label is what the confirm button says for an action that is a button of its own, and its key.
	label(p rules.Position, a rules.Action) string
	// keys are the letters of targets that are not on the board.
	keys(p rules.Position) []shortcut
	// ask lists what a player may mean by pointing at t although it is not lit: the first that Check refuses gives
	// the reason.
	ask(p rules.Position, chosen []rules.Target, t rules.Target) []rules.Action
	// aside reports whether an action is open at all times, so that it makes no step a choice.
	aside(a rules.Action) bool
	// early reports whether x may be pointed at before the targets that come before it.
	early(p rules.Position, a *aim, x rules.Target) bool
	// about is what x is, in one sentence; "" for nothing to say.
	about(p rules.Position, x rules.Target) string
	// touched are the things of the board that an action was about.
	touched(p rules.Position, a rules.Action, events []rules.Event) []rules.Target
	// automatic reports whether the step may be taken for the player although aside actions are open.
	automatic(p rules.Position) bool
	// reveal is the card of what an action made known; nil for nothing worth a card.
	reveal(p rules.Position, events []rules.Event) *revealCard
	// motions are what is seen of an action that led on from before.
	motions(t *Table, before rules.Position, a rules.Action, events []rules.Event) []showStep
	// milestones are the moments after the actions that a replay marks on its time line, markWords what they show.
	milestones(t *Table) []int
	markWords() (icon, words string)
	// brief are texts of an event for the log, from the best to the shortest; nil takes the engine's,
	// none at all leaves it out.
	brief(p rules.Position, e rules.Event) []string
	// result is the scene of the finished game.
	result(t *Table) *resultCard
}

// A phaseChip is one chip of the phase ribbon.
type phaseChip struct{ name, text, clause string }

// A shortcut is a key that points at a target.
type shortcut struct {
	key    string
	target rules.Target
	text   string // what it does, for the list of keys
}

// tableaux are the tables that there are, by the ID of their game.
var tableaux = map[string]func() tableau{
	"age-of-steam/halloween":     newHalloweenTable,
	"age-of-steam/washington-dc": newWashingtonTable,
	"steam/japan":                newJapanTable,
	"steam/hokkaido":             newHokkaidoTable,
	"steam/singapore":            newSingaporeTable,
	"steam/westward-ho":          newWestwardTable,
	"steamwatchers":              newSteamwatchersTable,
}

// ownTableaux are the tables of the player's own maps, by family.
var ownTableaux = map[string]func() tableau{
	"Age of Steam": func() tableau { return newAosRails() },
	"Steam":        newSteamTable,
}

// tableauOf makes the tableau of a game, nil where there is none yet.
func tableauOf(def *rules.Definition) tableau {
	made := tableaux[def.ID]
	if def.Map != "" {
		made = ownTableaux[def.Family]
	}
	if made != nil {
		return made()
	}
	return nil
}
