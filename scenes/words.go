package scenes

// The sentences of the scenes outside the table. What a game says is in its engine's words.
const (
	wordsSettingsLost = "The settings could not be written; they hold until you quit."

	wordsContinue = "Continue"
	wordsNew      = "New game"
	wordsLoad     = "Load"
	wordsRulebook = "Rulebook"
	wordsOptions  = "Options"
	wordsAbout    = "About"
	wordsBackKey  = "Back"
	wordsSeven    = "seven games"
	wordsFoot     = "Quit with Ctrl+Q · F11 full screen"

	wordsChooseGame = "Choose a game"
	wordsStart      = "Start the game"
	wordsSeat       = "Seat"
	wordsSeats      = "Seats"
	wordsYourName   = "Your name"
	wordsColour     = "Colour"
	wordsTable      = "At the table"
	wordsSkip       = "Skip steps without a choice"
	wordsOneClick   = "One click to confirm"
	wordsCode       = "Deal code"
	wordsCodeSame   = "The same code deals the same game again."
	wordsCodeDraw   = "Draw another deal"
	wordsCodeCopy   = "Copy the code"
	wordsCodePaste  = "Paste a code"
	wordsCodeHint   = "a new deal"
	wordsCodeBad    = "The deal code is not right yet."
	wordsCopiedCode = "The code is copied."

	wordsResume      = "Resume"
	wordsUndo        = "Undo"
	wordsRestartDeal = "Play this deal again"
	wordsNewDeal     = "New deal"
	wordsSaveAs      = "Save as…"
	wordsTitle       = "Title screen"
	wordsQuit        = "Quit"
	wordsKept        = "The game is saved after every step."
	wordsNotKept     = "The game cannot be saved just now."

	wordsSaveTitle  = "Save the game"
	wordsSaveName   = "Name of the save"
	wordsSave       = "Save"
	wordsCancel     = "Cancel"
	wordsSaved      = "Saved as “%s”."
	wordsReplace    = "Replace it"
	wordsExists     = "There is a save of this name already; save again to replace it."
	wordsSaveNoName = "A save needs a name."
	wordsNoFolder   = "this program has no folder for saves"

	wordsLoadTitle    = "Load a game"
	wordsNoSaves      = "No game has been saved yet."
	wordsNoSavesSub   = "Every game you play is kept here by itself."
	wordsOpen         = "Open"
	wordsDelete       = "Delete"
	wordsDeleted      = "is in the bin"
	wordsUndelete     = "Undo"
	wordsBin          = "What is deleted waits until you quit."
	wordsCannotOpen   = "This file cannot be opened and is left as it is:"
	wordsAutosave     = "autosave"
	wordsFinished     = "finished"
	wordsBroken       = "cannot be opened"
	wordsNewer        = "from a newer Kettle"
	wordsAll          = "All"
	wordsOpenOnes     = "Being played"
	wordsFinishedOnes = "Finished"
	wordsCopyDeal     = "Copy deal"
	wordsRename       = "Rename"
	wordsRenameHint   = "Enter keeps the name, Esc the old one."
	wordsTaken        = "There is a save of this name already."
	wordsCopySave     = "Copy"
	wordsCopiedSave   = "Copied as “%s”."
	wordsAutosaveNote = "One of three in turn; a name keeps it."
	wordsShowFolder   = "Show save folder"
	wordsFolderShown  = "The save folder is open in the file view."
	wordsFolderTitle  = "The save folder"
	wordsFolderNot    = "This system shows no folders. The saves are in:"
	wordsCopyPath     = "Copy the path"
	wordsCopiedPath   = "The path is copied."
	wordsClose        = "Close"
	wordsDeal         = "Deal"
	wordsSteps        = "%d steps"

	wordsSearch    = "Search all books by word or clause"
	wordsFound     = "%s, %s"
	wordsNotFound  = "nothing found"
	wordsOurs      = "ours"
	wordsOursMean  = "a ruling of ours, where the printed rules leave a question"
	wordsRulings   = "rules on this"
	wordsOther     = "Other books on “%s”"
	wordsOthers    = "Other books"
	wordsNoClause  = "There is no clause %s."
	wordsPageNow   = "– %d –"
	wordsBackPlace = "Back to the place before"
	wordsForwPlace = "Forward again"
	wordsPrevPage  = "Page back"
	wordsNextPage  = "Next page"

	wordsKeptAsYou    = "kept as you change it"
	wordsPlay         = "Play"
	wordsPicture      = "Picture"
	wordsKeys         = "Keys"
	wordsConfirming   = "Confirming"
	wordsOneClickNote = "Off: a click shows it, the next does it"
	wordsStepping     = "Steps"
	wordsSkipNote     = "They stand in the log all the same"
	wordsYou          = "You"
	wordsUISize       = "Size of type and panels"
	wordsWindow       = "Window"
	wordsInWindow     = "Window"
	wordsFull         = "Full screen"
	wordsMotion       = "Motion"
	wordsMotionNote   = "Any click finishes a motion."
	wordsColours      = "Owners"
	wordsPatterns     = "Owner patterns on track and seats"
	wordsPatternNote  = "For whoever cannot tell the colours"
	wordsLook         = "As it will look"
	wordsPutBack      = "Put everything back as it came"
	wordsPutBackDone  = "Everything is as it came."
	wordsProgram      = "This program"
	wordsProgramText  = "It goes to no network. What you choose here holds at once and is kept on this machine."
	wordsFolders      = "Settings are in %s. Saves are in %s."

	wordsAboutBoards = "The boards"
	wordsAboutText   = "Kettle plays board games on one device, for people who like to see the wood grain. It needs no network and goes to none: your games and settings stay on this machine."
	wordsAboutOurs   = "The rules are told in our own words, clause by clause, in the rulebook; where the printed rules leave a question, the clause says that the answer is ours."
	wordsAboutMap    = "The boards were rebuilt from rules, lists and descriptions, without the printed sheets at hand. What they do not tell is our guess: where a house stands, what it is called, which lanes join. They play by the same rules but are not copies."
	wordsAboutBy     = "Kettle is not made or approved by the publishers of these games. Whoever enjoys one here should buy it."
)

// motionNames are the words for the values of Settings.Motion, in their order.
var motionNames = []string{"Off", "Normal", "Fast"}

// familyNames say what kind of game a family's games are, on the sheet of the set-up.
var familyNames = map[string]string{
	"Age of Steam": "Age of Steam map",
	"Steam":        "Steam map",
}

// keyList is what the options show of the keys, in its order.
var keyList = []keyLine{
	{"Enter", "Confirm, end turn"},
	{"Esc", "Back, menu"},
	{"Ctrl+Z / Ctrl+Y", "Undo, redo"},
	{"R", "Restart the turn"},
	{"Tab", "Next target or button"},
	{"Arrows", "Move among targets"},
	{"+  −  0", "Zoom in, out, whole board"},
	{"Space + drag", "Move the board"},
	{"H", "Hide the pieces while held"},
	{"N", "Names on or off"},
	{"G", "Log"},
	{"F1", "The rule on what you point at"},
	{"?", "All keys of the table"},
	{"F11 / F12", "Full screen, picture"},
	{"Ctrl+Q", "Quit"},
}
