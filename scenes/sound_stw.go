package scenes

// stwSounds are the sounds of Steamwatchers, by the event's kind; "" is silence that is meant.
var stwSounds = map[string]string{
	"round": "chime", "phase": "", "whiteout": "page",
	"clan": "disc", "claimed": "disc", "title": "disc", "reserved": "disc", "zone": "page",
	"recruited": "cube", "lost": "knock", "exiled": "knock", "built": "tile", "demolished": "knock", "beacon": "tile", "beacon-lifted": "cube",
	"token": "", "activated": "disc", "moved": "chuff", "contract": "disc", "contract-back": "", "contract-ended": "",
	"order": "disc", "planned": "page", "revealed": "tile",
	"fuel": "coin", "spent": "coin", "given": "coin", "refilled": "coins", "surplus": "coin", "plundered": "coin",
	"exposed": "", "incubation": "", "quarantine": "knock",
	"drawn": "page", "archon": "page", "archon-discarded": "", "laid": "page", "deck": "page", "weather": "page", "temporized": "page", "named": "disc",
	"column": "steam", "shrunk": "steam", "counted": "", "geo": "", "target": "disc", "depot": "disc",
	"combat": "knock", "strength": "", "support": "cube", "committed": "page", "fuel-shown": "coins", "decided": "knock", "fervor": "disc", "sentinel": "disc", "fled": "chuff",
	"wiped-out": "knock",
	"offered":   "page", "declined": "page", "swapped": "coin", "allied": "disc", "alliance-ended": "page", "pact": "disc", "tech": "tile", "tech-ended": "", "retrieved": "cube",
	"vassal": "disc", "point": "chime", "ransomed": "coins", "cache": "coin", "tap": "steam", "annexed": "disc",
	"caravan-put": "chuff", "board-order": "disc", "board-revealed": "tile", "board-used": "disc", "board-returned": "", "kit-bought": "coin", "kit-upgraded": "tile",
	"kit-operated": "steam", "kit-lost": "knock", "truck-lost": "knock", "caravan-gone": "knock", "cargo-lost": "knock", "loaded": "cube", "unloaded": "cube",
	"card-ignored": "page", "prize": "coins",
}
