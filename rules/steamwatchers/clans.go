package steamwatchers

import "kettle/rules"

// An Ability is what one clan can do and others cannot: a key that the rules ask for by State.Has and State.HasElite.
type Ability string

// The clan abilities.
const (
	BoobyTraps   Ability = "booby-trapped beacons" // STW-015
	Snowcoaster  Ability = "snowcoaster"           // STW-017
	DugIn        Ability = "dug in"                // STW-019
	WeatherSense Ability = "weather sense"         // STW-021
	IceRunners   Ability = "ice runners"           // STW-023
	OwnFarms     Ability = "own farms"             // STW-025, STW-026
	Temporize    Ability = "temporize"             // STW-028
)

// The abilities of elite soldiers.
const (
	SuppressingFire Ability = "suppressing fire" // STW-016
	Sentinel        Ability = "sentinel"         // STW-018
	Breaker         Ability = "breaker"          // STW-020
	Pathfinder      Ability = "pathfinder"       // STW-022
	Corsair         Ability = "corsair"          // STW-024
	Bulwark         Ability = "bulwark"          // STW-027
	Convert         Ability = "convert"          // STW-029
)

// A ClanSheet is what is printed on a clan board.
type ClanSheet struct {
	Name    string
	Color   string // of the players' palette, or "umber" (STW-007)
	Emblem  string // name of its sprite
	Ability Ability
	Text    string // what the ability does, in one sentence
	Clause  string

	Elite       string // what its elite soldiers are called
	EliteAbil   Ability
	EliteText   string
	EliteClause string
}

// sheets are the clan boards, by Clan.
var sheets = [numClans]ClanSheet{
	Rhone: {"Rhône Conglomerate", "vermilion", "emblem-rhone", BoobyTraps, "Who destroys one of its beacons loses a unit that moved in.", "STW-015",
		"Skybreaker", SuppressingFire, "Skybreakers support from up to two areas away.", "STW-016"},
	Catabatians: {"Catabatians", "grey", "emblem-catabatians", Snowcoaster, "A Move that starts in a mountain area may go two areas, and mountains do not end a Forced March.", "STW-017",
		"Sentinel", Sentinel, "Once in a combat a Sentinel chosen as a loss is kept for 1 algofuel.", "STW-018"},
	RheinStamm: {"Rhein-Stamm", "ink", "emblem-rhein-stamm", DugIn, "An unspent Defense token gives +2 in defense.", "STW-019",
		"Breaker", Breaker, "After a won combat, remove an Order token or turret of another clan's area next to it.", "STW-020"},
	Menrau: {"Menrâu", "umber", "emblem-menrau", WeatherSense, "At the start of each Conclave, look at the top Steam Column card and leave it or put it at the bottom.", "STW-021",
		"Pathfinder", Pathfinder, "A Move of Pathfinders alone may go two areas.", "STW-022"},
	FreeFleet: {"Free Fleet", "sky", "emblem-free-fleet", IceRunners, "The first sea move of each round needs no contract on one floe.", "STW-023",
		"Corsair", Corsair, "After winning a combat begun by a sea move, take a barrel from the loser.", "STW-024"},
	Alliance: {"Western Alliance", "violet", "emblem-western-alliance", OwnFarms, "Its farms never change hands, and its supply capacity is 1 higher.", "STW-025",
		"Bulwark", Bulwark, "A force with a Bulwark has +1 in defense.", "STW-027"},
	Apostles: {"Highglimmer Apostles", "yellow", "emblem-apostles", Temporize, "Once a round, discard a Steam Column card instead of activating a token.", "STW-028",
		"Converter", Convert, "After a won combat, replace a killed unit by a base soldier of the own supply.", "STW-029"},
}

// Sheet is the clan's board. It panics for NoClan.
func (c Clan) Sheet() *ClanSheet {
	if c == NoClan || c >= numClans {
		panic("steamwatchers: no clan board")
	}
	return &sheets[c]
}

// Crest is the emblem of a seat's clan, "" before it has one.
func (s *State) Crest(seat rules.Seat) string {
	if c := s.Clan(seat); c != NoClan {
		return c.Sheet().Emblem
	}
	return ""
}

// Style is a seat's clan and the title that it holds.
func (s *State) Style(seat rules.Seat) string {
	c := s.Clan(seat)
	if c == NoClan {
		return ""
	}
	for _, a := range s.d.Ambassadors {
		if a.Seat == seat && a.Held != NoTitle {
			return c.Name() + " · " + a.Held.Name()
		}
	}
	return c.Name()
}

// Name is how players call the clan, "nobody" for none.
func (c Clan) Name() string {
	if c == NoClan || c >= numClans {
		return "nobody"
	}
	return sheets[c].Name
}

// Clans goes through the seven in their printed order (STW-007).
func Clans() (out []Clan) {
	for c := Rhone; c < numClans; c++ {
		out = append(out, c)
	}
	return out
}
