package scenes

import (
	"fmt"
	"strings"

	"kettle/rules/match"
)

// The table's own sentences. What a game says is in its engine's words.
const (
	wordsBankrupt     = "bankrupt" // as the engine has it
	wordsPast         = "You are looking at an earlier moment; go back to now first."
	wordsBack         = "Back to now"
	wordsConfirm      = "Confirm"
	wordsDone         = "Done"
	wordsChoose       = "Choose first"
	wordsRevealOn     = "Go on"
	wordsUndoHere     = "Undo to here"
	wordsAnyway       = "Go back anyway"
	wordsDiceRolled   = "Undo stops here: the dice have been rolled."
	wordsNoRedo       = "There is nothing to redo."
	wordsUnknown      = "This program has no table for the game yet."
	wordsRewound      = "Went back past what was known; the same draw comes again."
	wordsLog          = "Log"
	wordsLogTip       = "Click: the moment after this line."
	wordsNoLog        = "Nothing has happened yet."
	wordsReplay       = "Replay"
	wordsReplayOver   = "finished game"
	wordsReplayOpen   = "game being played"
	wordsSpeed        = "Speed"
	wordsStopAt       = "Stop at"
	wordsFork         = "Fork from here"
	wordsForkNote     = "A fork is a new game from this step, with the same deal. This one stays as it is."
	wordsForked       = "A new game from step %d. The one you looked at is among the saves."
	wordsLeaveReplay  = "Leave the replay"
	wordsRetryDeal    = "Retry this deal"
	wordsSavePicture  = "Save picture"
	wordsExport       = "Export"
	wordsExported     = "The game is at %s."
	wordsExportFailed = "The game could not be exported: %v."
	wordsResults      = "Results"
	wordsNoResults    = "No game has been finished yet."
	wordsNoResultsSub = "Every game that you play to its end stands here, by its deal."
	wordsRetry        = "Retry this deal"
	wordsNoSuchGame   = "This program does not have that game."
	wordsThisDeal     = "This deal"
	wordsToAct        = "to act"
	wordsWhatIf       = "What if"
	wordsPaperTip     = "What if: lay on paper"
	wordsPaperAsk     = "What if it were built? Nothing on paper is done or paid."
	wordsPaperLaid    = "On paper: a click takes it off again."
	wordsPaperBack    = "Leave what if"
	wordsPaperText    = "Click free lanes to lay them on paper, again to take them off. Point at a cube to see where it could go then."
	wordsPaperClear   = "Clear the paper"
	wordsBackEnd      = "Back to the end"
	wordsLookBoard    = "Look at the board"
	wordsHowItWent    = "How it went"
	wordsMoment       = "As it was after step %d of the game."
	wordsBegin        = "As it was dealt."
)

// driftBanner says where a save stopped meaning the same game.
func driftBanner(d *match.Drift) string {
	return fmt.Sprintf("This save no longer replays: %s. The game goes on from its last position; undo ends here.", d.Error())
}

// saveFailed is what the player reads when the game cannot be kept.
func saveFailed(err error) string {
	return fmt.Sprintf("The game could not be saved (%v). It goes on; the next action tries again.", err)
}

// keyLine is one line of the list of keys.
type keyLine struct{ key, text string }

// tableKeys are the keys that every table has, as "?" lists them.
var tableKeys = []keyLine{
	{"Arrows", "move among the lit targets"},
	{"Tab", "next lit target or button"},
	{"Enter", "choose; confirm; end the step"},
	{"Esc", "step back; then the menu"},
	{"Ctrl+Z", "undo"},
	{"Ctrl+Y", "redo"},
	{"R", "restart the turn"},
	{"G", "show or hide the log"},
	{"PgUp, PgDn", "walk through the log"},
	{"F1", "the rule on what you point at"},
	{"Wheel, + −", "zoom; 0 shows the whole board"},
	{"Space drag", "move the board"},
	{"H", "hide the pieces while held"},
	{"N", "names on or off"},
	{"K", "your network alone"},
	{"W", "what if: lay on paper"},
	{"M", "menu"},
	{"F11 / F12", "full screen; picture"},
	{"Ctrl+Q", "quit"},
	{"?", "this list"},
}

// replayKeys are the keys of the replay.
var replayKeys = []keyLine{
	{"← →", "a stop back, a stop on"},
	{"Space", "play, pause"},
	{"Home, End", "the beginning, the end"},
	{"PgUp, PgDn", "a round back, a round on"},
	{"1 2 3 4", "speed"},
	{"F", "fork: a new game from here"},
	{"Wheel, + −", "zoom; 0 shows the whole board"},
	{"H", "hide the pieces while held"},
	{"N", "names on or off"},
	{"K", "your network alone"},
	{"Esc", "leave the replay"},
	{"?", "this list"},
}

// curly sets the printed apostrophe and dash, which rules and map files write straight.
func curly(s string) string { return straight.Replace(s) }

var straight = strings.NewReplacer("'", "’", " - ", " – ")

// figure sets the true minus before a figure.
func figure(s string) string {
	if less, ok := strings.CutPrefix(s, "-"); ok {
		return "−" + less
	}
	return s
}

// lower makes the first letter of a sentence small, to go on within another.
func lower(s string) string {
	if s == "" {
		return s
	}
	return strings.ToLower(s[:1]) + s[1:]
}
