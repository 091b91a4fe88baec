package steamwatchers

// Numbers are the figures of the rules, most of them rulings. Scenarios, options and modules change a Box's copy.
type Numbers struct {
	Rounds int // STW-040
	Spawns int // initial Steam Column cards (STW-045)

	Ambassadors          int            // of a clan (STW-008)
	Base, Elite, Beacons int            // pieces of a clan (STW-008)
	Contracts, Specials  int            // Careeners' contracts and Special Action tokens of a clan (STW-008)
	Orders               [numOrders]int // Order tokens of a clan (STW-008)
	Farms, Turrets       int            // in the general supply (STW-009)
	Start                Starting       // STW-043

	Capacity    int // units of one clan in an area (STW-035)
	Structures  int // in an area (STW-036)
	FloeSpaces  int // contract spaces of a floe (STW-038)
	MaxColumn   int // levels (STW-131)
	Shrink      int // levels that a column loses in Whiteout (STW-132)
	WatcherDraw int // STW-055
	ArchonDraw  int // STW-058

	SpecialCost   int // algofuel of a special action (STW-083)
	SpecialSpaces int // of each kind on the clan board (STW-084)
	Recruits      int // strength of a Mobilize (STW-090)

	TurretStrength  int // STW-108
	DefenseStrength int // STW-109
	MaxFuel         int // barrels committed in a combat (STW-114)
	Losses          int // of the loser (STW-118, STW-216)
	MaxFervor       int // STW-128; 0 plays without

	PureSpaces, ContraSpaces int // algofuel stock (STW-135)
	Exposure                 int // most Incubation of one round's exposure (STW-140)
	MaxIncubation            int // end of the track (STW-141)
	BackTo                   int // space after the end (STW-144); the end itself where the marker stops there (STW-166)
	FarmCost                 int // STW-151

	WinGEO  int // STW-154; 0 plays without
	WinFrom int // the first round whose Whiteout checks it (STW-154)
	Supply  int // capacity without farms (STW-155)
}

// Starting is what a clan deploys (STW-043).
type Starting struct {
	Base, Elite    int
	Farms, Turrets int
	Column         int // levels
	Spread         int // areas that get at least one unit (STW-044)
	Caravans       int // SOH-02
}

// standard are the numbers of The Long White.
func standard() Numbers {
	return Numbers{
		Rounds: 5, Spawns: 3,
		Ambassadors: 1, Base: 14, Elite: 4, Beacons: 5, Contracts: 3, Specials: 3,
		Orders: [numOrders]int{OrderMove: 6, OrderDefense: 5, OrderDecoy: 3},
		Farms:  20, Turrets: 15,
		Start:    Starting{Base: 8, Elite: 2, Farms: 2, Turrets: 1, Column: 3, Spread: 3},
		Capacity: 5, Structures: 2, FloeSpaces: 2, MaxColumn: 5, Shrink: 1, WatcherDraw: 3, ArchonDraw: 3,
		SpecialCost: 1, SpecialSpaces: 2, Recruits: 3,
		TurretStrength: 2, DefenseStrength: 1, MaxFuel: 6, Losses: 2, MaxFervor: 3,
		PureSpaces: 4, ContraSpaces: 3, Exposure: 3, MaxIncubation: 12, BackTo: 5, FarmCost: 2,
		WinGEO: 10, WinFrom: 3, Supply: 9,
	}
}
