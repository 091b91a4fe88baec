package steamwatchers

// A Form is everything that the players have chosen before a game. It decides the Box, so a position carries it.
type Form struct {
	Scenario  string   `json:"scenario"`
	Seats     int      `json:"seats"`
	Modules   []string `json:"modules,omitempty"`   // IDs, in the order of modules
	Hidden    bool     `json:"hidden,omitempty"`    // columns spawn at the start of phase 4 (STW-212)
	Orders    bool     `json:"farmOrder,omitempty"` // farms are built by a Defense token (STW-213)
	UsedUp    bool     `json:"usedUp,omitempty"`    // a sea move returns contracts (STW-214)
	NoFervor  bool     `json:"noFervor,omitempty"`  // STW-215
	Losses    int      `json:"losses"`              // of a combat's loser (STW-216)
	EveryKit  bool     `json:"everyKit,omitempty"`  // the common kit text is on all kits (SOH-31)
	AfterThaw bool     `json:"afterThaw,omitempty"` // GEO is counted after the columns shrink (STW-217)
}

// Expansions are the names of the modules in play.
func (f Form) Expansions() (out []string) {
	for _, id := range f.Modules {
		out = append(out, module(id).Name)
	}
	return out
}
