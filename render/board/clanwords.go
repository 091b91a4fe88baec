package board

// Words on the component boards of Steamwatchers.
const (
	wordPure       = "Pure algofuel"
	wordContraband = "Contraband algofuel: each barrel spent raises Incubation by 1"
	wordIncubation = "Incubation"
	wordGeoMark    = "GEO, as its marker says"
	wordGeoNow     = "GEO %d as its marker says; %d if the game ended now"
	wordFervor     = "Fervor: 1 strength each in every combat"
	wordSupply     = "Units on the board, and how many can be supplied"
	wordOrders     = "Order tokens left"
	wordHand       = "Steam Column cards in the hand"
	wordTitles     = "Titles"

	wordStock      = "Algofuel stock"
	wordSurplus    = "Surplus"
	wordSpecial    = "Special actions"
	wordFervorHead = "Fervor"
	wordSupplyHead = "Supply"
	wordHandHead   = "Hand"
	wordExile      = "Own units on the Death & Exile tile: out for the rest of the game"
	wordExileOne   = "Death & Exile 1"
	wordQuarantine = "Quarantine"
	wordBaneTip    = "Each contraband barrel spent is a step. †: one unit goes to Death & Exile. Triangle: one stock space closes. From 12 the marker goes back to 5."
	wordCalm       = "its spaces do nothing here"
	wordBaneCalm   = "Each contraband barrel spent is a step. The spaces do nothing, and the marker stops at 12."
)

const (
	wordGeo         = "GEO"
	wordArchonRound = "Archon card of the round"
	wordTakenBy     = "taken by "
	wordFree        = "free"
	wordOf          = " of "
	wordSpendLater  = "To spend later"
)

const (
	wordAlgofuel   = "algofuel"
	wordZeroTo     = "0 to "
	wordUnderCloth = "Under your cloth"
	wordLeft       = "left"
)

const (
	wordTreaties = "Treaties to give"
	wordAllies   = "Allies"
	wordPactHand = "Hand · Diplomacy"
	wordPactRow  = "Treaty tokens"
	wordOneFor   = "one for one"
	wordLies     = "each lies on the other’s clan board"
	wordNoTreaty = "no alliance in this offer"

	wordVassalStock = "Stock + 2"
	wordVassalFed   = "Own units on the board, and how many can be supplied; the vassal’s need nothing"
	wordNoTitle     = "no title"
)
