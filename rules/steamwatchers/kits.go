package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// A Kit is a tech kit of the caravan board, in saves and actions written by its ID. The zero Kit is none.
type Kit uint8

// The kits (SOH-32 to SOH-41).
const (
	NoKit Kit = iota
	HeavyCarrier
	Biomass
	Amphibious
	Tripods
	Sensors
	Recycling
	Cannons
	Simulator
	EMPFields
	Greenhouse
	numKits
)

var kitIDs = []string{"", "heavy carrier", "biomass", "amphibious", "tripods", "sensors", "recycling", "cannons", "simulator", "emp", "greenhouse"}

func (k Kit) String() string { return word(kitIDs, k) }

// MarshalText writes the ID.
func (k Kit) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// UnmarshalText reads an ID and refuses what is none.
func (k *Kit) UnmarshalText(b []byte) error { return find(kitIDs, b, "kit", k) }

// A KitSheet is what is printed on a kit: the two sides, and how many are in the general supply of a small and of a large
// table.
type KitSheet struct {
	Name, Clause    string
	Basic, Advanced string
	Few, Many       int8 // with up to 3 players, with more (SOH-04)
}

var kitSheets = [numKits]KitSheet{
	HeavyCarrier: {"Heavy Carrier", "SOH-32", "Carries up to 3 base soldiers.", "Carries up to 5 units and 2 buildings.", 0, 0},
	Biomass:      {"Biomass Generator", "SOH-33", "Operate: 2 contraband algofuel.", "Operate: 1 contraband and 1 pure algofuel.", 2, 3},
	Amphibious:   {"Amphibious Modules", "SOH-34", "The caravan may move by sea.", "The caravan moves by sea without contracts.", 2, 3},
	Tripods: {"Hydraulic Support Tripods", "SOH-35", "The caravan supports without an Order token; it goes 1 plains area.",
		"The caravan supports without an Order token.", 2, 2},
	Sensors:    {"Sensor Array", "SOH-36", "As a Watcher, draw and play one card more.", "As a Watcher or the Archon, draw and play one card more.", 1, 2},
	Recycling:  {"Recycling Station", "SOH-37", "Operate: Incubation 2 down, 1 contraband algofuel.", "Operate: Incubation 3 down, 1 pure algofuel.", 1, 2},
	Cannons:    {"Magnetic Cannons", "SOH-38", "+1 strength of the caravan in support.", "+1 in support. Operate: destroy a building next to the caravan's area.", 1, 2},
	Simulator:  {"Combat Simulator", "SOH-39", "Operate: Mobilize for 1 algofuel without a token.", "The same; and Mobilize costs no algofuel and recruits 1 base soldier more.", 1, 2},
	EMPFields:  {"EMP Fields", "SOH-40", "The token on the caravan board stays hidden and may be swapped.", "Ignore Archon cards as they are revealed.", 1, 2},
	Greenhouse: {"Experimental Greenhouse", "SOH-41", "Supply +1. Operate: recruit 2 base soldiers.", "Supply +2. Operate: recruit 3 base soldiers.", 1, 2},
}

// Sheet is what is printed on the kit. It panics for NoKit.
func (k Kit) Sheet() *KitSheet {
	if k == NoKit || k >= numKits {
		panic("steamwatchers: no kit")
	}
	return &kitSheets[k]
}

// Name is how players call the kit.
func (k Kit) Name() string {
	if k == NoKit || k >= numKits {
		return "no kit"
	}
	return kitSheets[k].Name
}

// Kits are the ten kinds.
func Kits() (out []Kit) {
	for k := HeavyCarrier; k < numKits; k++ {
		out = append(out, k)
	}
	return out
}

// kitSupply is the general supply at the start (SOH-04).
func kitSupply(seats int) (out [numKits]int8) {
	for _, k := range Kits() {
		if out[k] = k.Sheet().Few; seats > 3 {
			out[k] = k.Sheet().Many
		}
	}
	return out
}

// slotOf is the slot of a seat's caravan board that holds a kit, below 0 for none.
func (s *State) slotOf(seat rules.Seat, k Kit) int {
	v := s.Caravan(seat)
	return slices.IndexFunc(v.Slots[:], func(x Slot) bool { return k != NoKit && x.Kit == k })
}

// KitLevel is 0 for a kit that a seat has not, 1 for its basic and 2 for its advanced side, which alone counts (SOH-67).
func (s *State) KitLevel(seat rules.Seat, k Kit) int {
	i := s.slotOf(seat, k)
	if i < 0 {
		return 0
	}
	return 1 + number(s.d.Caravans[seat].Slots[i].Advanced)
}

// strides reports whether a clan's caravan goes two plains areas (SOH-12, SOH-35).
func (s *State) strides(c Clan) bool { return s.KitLevel(s.SeatOf(c), Tripods) != 1 }

// amphibious reports whether a clan's caravan moves and flees by sea (SOH-34).
func (s *State) amphibious(c Clan) bool { return s.KitLevel(s.SeatOf(c), Amphibious) > 0 }

// glides reports whether a journey is a caravan's that needs no contracts (SOH-34).
func (s *State) glides(j journey) bool {
	return j.Alone && s.KitLevel(s.SeatOf(j.Clan), Amphibious) == 2
}

// drills reports whether a seat has the text of SOH-31 in force: by the advanced Combat Simulator, or by any kit.
func (s *State) drills(seat rules.Seat) bool {
	if s.b.Form.EveryKit {
		return slices.ContainsFunc(Kits(), func(k Kit) bool { return s.KitLevel(seat, k) > 0 })
	}
	return s.KitLevel(seat, Simulator) == 2
}

// kitRules are the passive effects of kits (SOH-25).
func kitRules() []Rule {
	return []Rule{
		{"Sensor Array", "SOH-36", Hooks{Draws: func(s *State, seat rules.Seat, x Title) int {
			level := s.KitLevel(seat, Sensors)
			return number(level > 0 && (x == Watcher || x == Watcher2) || level == 2 && x == Archon)
		}}},
		{"Combat Simulator", "SOH-31", Hooks{
			Cost: func(s *State, c Clan, x Special) int {
				return -number(x == Mobilize && s.drills(s.SeatOf(c))) * s.b.SpecialCost
			},
			Recruits: func(s *State, c Clan) int { return number(s.drills(s.SeatOf(c))) },
		}},
		{"Experimental Greenhouse", "SOH-41", Hooks{Supply: func(s *State, seat rules.Seat) int { return s.KitLevel(seat, Greenhouse) }}},
	}
}
