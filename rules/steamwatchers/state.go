package steamwatchers

import (
	"slices"

	"kettle/rules"
	"kettle/rules/rng"
)

// A State is one moment of a game. It never changes.
type State struct {
	b *Box
	d data
}

// data is what a position's JSON holds.
type data struct {
	Form   Form       `json:"form"`
	Round  int        `json:"round"`           // STW-040: 0 in set-up
	Phase  string     `json:"phase,omitempty"` // ID; "" in set-up
	First  rules.Seat `json:"first"`           // who chose a clan first (STW-041)
	Stack  []Pending  `json:"stack"`           // what is still to be done, the next thing last
	Deploy *Deploy    `json:"deploy,omitempty"`
	Combat *Combat    `json:"combat,omitempty"`

	Players     []Player     `json:"players"`
	Camps       []Camp       `json:"camps"` // clans in play, in the order of choice
	Ambassadors []Ambassador `json:"ambassadors"`
	Ground      []Ground     `json:"ground"` // by area, floes too
	Farms       int          `json:"farms"`  // in the general supply
	Turrets     int          `json:"turrets"`
	Boxed       Buildings    `json:"boxed"` // out of the game (STW-003)

	Columns Deck   `json:"columns"` // Steam Column cards
	Archons Deck   `json:"archons"`
	Play    []Card `json:"play,omitempty"` // Archon cards in play (STW-059)
	Hands   []Hand `json:"hands"`          // by seat
	Plans   []Plan `json:"plans"`          // by seat: tokens placed and not yet revealed (STW-068)
	Looked  *Look  `json:"looked,omitempty"`

	Pacts    *Pacts        `json:"pacts,omitempty"`    // of the Diplomacy module
	Caravans []Caravan     `json:"caravans,omitempty"` // by seat (SOH-06)
	Kits     [numKits]int8 `json:"kits,omitzero"`      // in the general supply (SOH-04)
	Scrapped [numKits]int8 `json:"scrapped,omitzero"`  // in the box
	Ignored  []Ignored     `json:"ignored,omitempty"`  // this round (SOH-40)

	Over  *rules.Result `json:"over,omitempty"`
	Draws int           `json:"draws"`                 // runs of chance so far
	Seed  rng.Seed      `json:"seed,string,omitempty"` // absent where it is masked
}

// A Pending is one thing still to be done: plain data, whose meaning is the Step named Do.
type Pending struct {
	Do    string     `json:"do"`
	Seat  rules.Seat `json:"seat"` // who decides, or whose it is
	Clan  Clan       `json:"clan,omitempty"`
	Area  Area       `json:"area,omitempty"`
	From  Area       `json:"from,omitempty"`
	Card  Card       `json:"card,omitempty"`
	Title Title      `json:"title,omitempty"`
	N     int        `json:"n,omitempty"`
	M     int        `json:"m,omitempty"`
	Areas []Area     `json:"areas,omitempty"` // gathered on the way; replaced as a whole, never written to
	Froms []Area     `json:"froms,omitempty"` // where the units in each of Areas came from, if not all from From
}

// A Player is what lies before a seat, hands aside.
type Player struct {
	Clan       Clan              `json:"clan,omitempty"` // the primary one
	Zone       int               `json:"zone,omitempty"` // Deployment card taken
	GEO        int               `json:"geo"`            // as last counted (STW-005)
	Fuel       Fuel              `json:"fuel"`
	Incubation int               `json:"incubation"`
	Fervor     int               `json:"fervor"`
	Specials   [numSpecials]int8 `json:"specials"`         // tokens on the clan board (STW-084)
	Exile      Force             `json:"exile"`            // on the Death & Exile tile (STW-146)
	Points     int               `json:"points,omitempty"` // victory points, where they decide (PWW-35)
	Used       []string          `json:"used,omitempty"`   // once-a-round effects that are used up
	Out        bool              `json:"out,omitempty"`    // STW-163
}

// Fuel is a seat's algofuel (STW-135): barrels on stock spaces, closed spaces, and the surplus zone, by kind.
type Fuel struct {
	Pure         int `json:"pure"`
	Contra       int `json:"contra"`
	PureClosed   int `json:"pureClosed,omitempty"` // Quarantine tokens (STW-148)
	ContraClosed int `json:"contraClosed,omitempty"`
	PureOver     int `json:"pureOver,omitempty"` // surplus zone (STW-136)
	ContraOver   int `json:"contraOver,omitempty"`
}

// A Camp is a clan in play and its clan supply.
type Camp struct {
	Clan      Clan       `json:"clan"`
	Seat      rules.Seat `json:"seat"`
	Vassal    bool       `json:"vassal,omitempty"`
	Base      int        `json:"base"` // the rest is the clan supply (STW-003)
	Elite     int        `json:"elite"`
	Beacons   int        `json:"beacons"`
	Contracts int        `json:"contracts"`
	Lost      Force      `json:"lost"` // soldiers that went to the box
	Out       bool       `json:"out,omitempty"`
}

// An Ambassador stands on the title tracks. Held counts until the next Conclave, even when Claim is taken (STW-053).
type Ambassador struct {
	Seat     rules.Seat `json:"seat"`
	Clan     Clan       `json:"clan"`
	Claim    Title      `json:"claim,omitempty"`    // place on the Title Claim track
	Held     Title      `json:"held,omitempty"`     // place on the Conclave track: the title of this round
	Reserved Title      `json:"reserved,omitempty"` // STW-061
	Passed   bool       `json:"passed,omitempty"`   // in this round's Order Activation (STW-072)
}

// A Force is a number of soldiers.
type Force struct {
	Base  int `json:"base,omitempty"`
	Elite int `json:"elite,omitempty"`
}

// Units is how many soldiers there are.
func (f Force) Units() int { return f.Base + f.Elite }

// Strength is their strength (STW-013).
func (f Force) Strength() int { return f.Base + 2*f.Elite }

// Plus is both forces together.
func (f Force) Plus(g Force) Force { return Force{f.Base + g.Base, f.Elite + g.Elite} }

// Minus is what is left without g.
func (f Force) Minus(g Force) Force { return Force{f.Base - g.Base, f.Elite - g.Elite} }

// Within reports whether f can be taken from g.
func (f Force) Within(g Force) bool {
	return f.Base >= 0 && f.Elite >= 0 && f.Base <= g.Base && f.Elite <= g.Elite
}

// A Troop is the units of one clan in an area: soldiers, and its caravan (SOH-06).
type Troop struct {
	Clan Clan `json:"clan"`
	Force
	Caravan bool `json:"caravan,omitempty"`
}

// A Ground is what lies in an area; a floe has contracts only.
type Ground struct {
	Troops    []Troop `json:"troops,omitempty"`
	Beacon    Clan    `json:"beacon,omitempty"` // at most one in an area (STW-094)
	Farms     int     `json:"farms,omitempty"`
	Turrets   int     `json:"turrets,omitempty"`
	Column    int     `json:"column,omitempty"` // levels
	Token     Token   `json:"token,omitzero"`   // revealed Order token
	Contracts []Clan  `json:"contracts,omitempty"`
	Targets   []Clan  `json:"targets,omitempty"` // Target Area tokens; NoClan is a neutral one
	Barrels   int     `json:"barrels,omitempty"` // pure ones lying there (PWW-36)
	Beaten    bool    `json:"beaten,omitempty"`  // its neutral force is beaten, as long as somebody holds the area (STW-116)
}

// A Token is an Order token of a clan.
type Token struct {
	Clan  Clan  `json:"clan"`
	Order Order `json:"order"`
	At    Area  `json:"at,omitempty"` // in a Plan
}

// A Plan is what a seat has placed face down. Hidden marks one that the viewer may not see.
type Plan struct {
	Tokens []Token `json:"tokens,omitempty"`
	Done   bool    `json:"done,omitempty"` // confirmed (STW-068)
	Hidden bool    `json:"hidden,omitempty"`
}

// A Hand is what one seat alone sees. A masked card is "".
type Hand struct {
	Columns []Card `json:"columns,omitempty"`
	Archons []Card `json:"archons,omitempty"`
	Down    []Card `json:"down,omitempty"` // Steam Column cards played face down (STW-212)
}

// A Deck is drawn from the end of Draw. Out are cards that nobody knows to be out of this game.
type Deck struct {
	Draw    []Card `json:"draw"`
	Out     []Card `json:"out,omitempty"`
	Discard []Card `json:"discard,omitempty"` // open, the last one on top
}

// A Look is cards off a deck that one seat looks at (STW-021).
type Look struct {
	By    rules.Seat `json:"by"`
	Cards []Card     `json:"cards"`
}

// Buildings are farms and turrets.
type Buildings struct {
	Farms   int `json:"farms,omitempty"`
	Turrets int `json:"turrets,omitempty"`
}

// A Deploy is what a clan has still to put down in the set-up (STW-043).
type Deploy struct {
	Clan  Clan     `json:"clan"`
	Areas []Area   `json:"areas"` // its zone
	Left  Starting `json:"left"`
}

// A Combat is a fight that is on (STW-104). The attacker's force are its units in Area.
type Combat struct {
	Area     Area    `json:"area"`
	Attacker Clan    `json:"attacker"`
	Defender Clan    `json:"defender,omitempty"` // NoClan is a neutral force
	From     Area    `json:"from"`               // where the attacker came from
	Sea      bool    `json:"sea,omitempty"`      // by a sea move
	Sides    [2]Side `json:"sides"`              // Attacking, Defending
	Secret   *Bid    `json:"secret,omitempty"`   // the attacker's barrels until they are revealed (STW-114)
	Winner   Clan    `json:"winner,omitempty"`   // the same as Loser until the combat is decided
	Loser    Clan    `json:"loser,omitempty"`
	Killed   Force   `json:"killed"` // of the loser's soldiers so far
}

// A Side is one of the two forces of a combat.
type Side struct {
	Force  Force  `json:"force"`          // soldiers, as the combat began
	Ledger []Plus `json:"ledger"`         // all that is open of its strength, in the order of STW-104
	Pure   int    `json:"pure,omitempty"` // barrels committed, once they are revealed (STW-114)
	Contra int    `json:"contra,omitempty"`
	Owed   int    `json:"owed,omitempty"` // contraband spent, whose Incubation waits (STW-139)
}

// A Bid is a number of barrels that one seat alone knows; -1 is masked.
type Bid struct {
	By     rules.Seat `json:"by"`
	Pure   int        `json:"pure"`
	Contra int        `json:"contra"`
}

// Box is what is on the table.
func (s *State) Box() *Box { return s.b }

// Round is where the round marker is.
func (s *State) Round() int { return s.d.Round }

// Phase is the ID of the phase that is on, "" in set-up.
func (s *State) Phase() string { return s.d.Phase }

// Seats is how many players began.
func (s *State) Seats() int { return len(s.d.Players) }

// Player is what lies before a seat. Its slices are lent.
func (s *State) Player(seat rules.Seat) Player { return s.d.Players[seat] }

// At is what lies in an area. Its slices are lent.
func (s *State) At(a Area) Ground { return s.d.Ground[a-1] }

// Camps are the clans in play. They are lent.
func (s *State) Camps() []Camp { return s.d.Camps }

// Ambassadors are those on the title tracks, in the order of choice. They are lent.
func (s *State) Ambassadors() []Ambassador { return s.d.Ambassadors }

// Combat is the fight that is on, nil for none. It is lent.
func (s *State) Combat() *Combat { return s.d.Combat }

// Hand is what a seat holds; masked cards are "". It is lent.
func (s *State) Hand(seat rules.Seat) Hand { return s.d.Hands[seat] }

// Deploying is what is put down now in set-up, nil for nothing. It is lent.
func (s *State) Deploying() *Deploy { return s.d.Deploy }

// Plan is what a seat has placed face down. It is lent.
func (s *State) Plan(seat rules.Seat) Plan { return s.d.Plans[seat] }

// InPlay lists the Archon cards in play. It is lent.
func (s *State) InPlay() []Card { return s.d.Play }

// Top is what is to be done next.
func (s *State) Top() Pending {
	if n := len(s.d.Stack); n > 0 {
		return s.d.Stack[n-1]
	}
	return Pending{Seat: rules.Nobody}
}

// Camp is the clan in play, nil for one that is not.
func (s *State) Camp(c Clan) *Camp {
	i := s.camp(c)
	if i < 0 {
		return nil
	}
	return &s.d.Camps[i]
}

func (s *State) camp(c Clan) int {
	for i := range s.d.Camps {
		if s.d.Camps[i].Clan == c {
			return i
		}
	}
	return -1
}

// SeatOf is the player of a clan, Nobody for none.
func (s *State) SeatOf(c Clan) rules.Seat {
	if i := s.camp(c); i >= 0 {
		return s.d.Camps[i].Seat
	}
	return rules.Nobody
}

// Clan is a seat's primary clan.
func (s *State) Clan(seat rules.Seat) Clan { return s.d.Players[seat].Clan }

// Mine reports whether two clans belong to one player.
func (s *State) Mine(a, b Clan) bool {
	return a == b || a != NoClan && b != NoClan && s.SeatOf(a) == s.SeatOf(b)
}

// Has reports whether a clan has a clan ability, its own or one that its vassal lends (STW-198).
func (s *State) Has(c Clan, x Ability) bool {
	camp := s.Camp(c)
	if camp == nil || camp.Vassal || camp.Out {
		return false
	}
	if c.Sheet().Ability == x {
		return true
	}
	for i := range s.d.Camps {
		v := &s.d.Camps[i]
		if v.Vassal && !v.Out && v.Seat == camp.Seat && v.Clan.Sheet().Ability == x {
			return true
		}
	}
	return false
}

// HasElite reports whether a clan's elite soldiers have an ability; those of vassals have none (PWW-21).
func (s *State) HasElite(c Clan, x Ability) bool {
	camp := s.Camp(c)
	return camp != nil && !camp.Vassal && c.Sheet().EliteAbil == x
}

// Used reports whether a seat has used a once-a-round effect.
func (s *State) Used(seat rules.Seat, what string) bool {
	return slices.Contains(s.d.Players[seat].Used, what)
}

// rules goes through the rules in force: scenario and modules, then the Archon cards in play.
func (s *State) rules(each func(*Rule)) {
	for i := range s.b.Rules {
		each(&s.b.Rules[i])
	}
	for _, c := range s.d.Play {
		if a := s.b.Archon(c); a != nil {
			each(s.shielded(c, &a.Rule))
		}
	}
}

// ban asks every rule in force; the first ban counts.
func (s *State) ban(ask func(*Hooks) error) (err error) {
	s.rules(func(r *Rule) {
		if err == nil {
			err = ask(&r.Hooks)
		}
	})
	return err
}

// sum adds up what every rule in force gives.
func (s *State) sum(ask func(*Hooks) int) (n int) {
	s.rules(func(r *Rule) { n += ask(&r.Hooks) })
	return n
}
