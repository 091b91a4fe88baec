package steamwatchers

import "kettle/rules"

// A counsel is what the guide knows of one scenario or module. Nil parts add nothing; those of all that are in play are
// summed.
type counsel struct {
	// Prize is added to what the control of an area is worth to a clan.
	Prize func(o *outlook, c Clan, a Area) float64
	// Seat is what else a seat has.
	Seat func(o *outlook, seat rules.Seat) float64
	// Orders is what Order tokens elsewhere than in areas are good for; it adds to what Defense tokens may be used for.
	Orders func(o *outlook, u *usage) float64
	// Expected are the decisions that it brings.
	Expected expectation
	// Units are what it adds to the strength of units.
	Units func(s *State, c Clan, a Area, r Role) []Plus
	// EliteFirst says that elite soldiers fall before others.
	EliteFirst bool
}

// counselOf are the counsels by the ID of a scenario or module.
var counselOf = map[string]*counsel{
	"fires-of-the-old-world": {Prize: markedPrize},
	"hostages":               {Prize: hostagePrize},
	"harbour-kings":          {Prize: havenPrize},
	Convoy:                   {Prize: depotPrize, Seat: (*outlook).depot},
	UnseenWires:              {Prize: sanctuaryPrize, Seat: (*outlook).points},
	AnyPort:                  {Prize: barrelPrize},
	CruelGrip:                {EliteFirst: true},
	"mobile-bases":           {Seat: (*outlook).mobile},
	"birthplace":             {Prize: birthPrize},
	ModHope:                  {Seat: (*outlook).caravan, Orders: (*outlook).boardOrders, Expected: caravanExpected, Units: caravanStrength},
	ModDiplomacy:             {Seat: (*outlook).pacts, Expected: pactExpected, Units: techUnits},
}

// counsels are those of what is in play.
func (s *State) counsels() (out []*counsel) {
	for _, id := range append([]string{s.b.Scenario.ID}, s.b.Form.Modules...) {
		if x := counselOf[id]; x != nil {
			out = append(out, x)
		}
	}
	return out
}

// steps is how many borders on land lie between two areas, 0 where it is more than far.
var steps = func() (out [][]int) {
	out = make([][]int, len(europa.Places)+1)
	for _, a := range Lands() {
		out[a] = make([]int, len(europa.Places)+1)
		ring := []Area{a}
		for n := 1; n <= far; n++ {
			var next []Area
			for _, x := range ring {
				for _, y := range x.Place().Land {
					if y != a && out[a][y] == 0 {
						out[a][y], next = n, append(next, y)
					}
				}
			}
			ring = next
		}
	}
	return out
}()

// far is from how many steps on nothing is near.
const far = 3

// near is how near an area is to others: 1 for one of them, half of it next to one, and so on.
func near(a Area, to []Area) (v float64) {
	for _, b := range to {
		switch n := steps[a][b]; {
		case a == b:
			return 1
		case n > 0:
			v = max(v, 1/float64(int(1)<<n))
		}
	}
	return v
}
