package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// The events. Seat is whose it is.
type (
	// RoundBegan opens a round.
	RoundBegan struct {
		Round int `json:"round"`
	}
	// PhaseBegan opens a phase.
	PhaseBegan struct {
		Phase string `json:"phase"`
	}
	// ClanChosen says that a seat took a clan.
	ClanChosen struct {
		Seat rules.Seat `json:"seat"`
		Clan Clan       `json:"clan,omitempty"`
	}
	// TitleClaimed says that an Ambassador stands on the Title Claim track.
	TitleClaimed struct {
		Seat  rules.Seat `json:"seat"`
		Clan  Clan       `json:"clan,omitempty"`
		Title Title      `json:"title,omitempty"`
	}
	// TitleTaken says that an Ambassador moved to the Conclave track.
	TitleTaken struct {
		Seat  rules.Seat `json:"seat"`
		Clan  Clan       `json:"clan,omitempty"`
		Title Title      `json:"title,omitempty"`
	}
	// ZoneTaken says that a seat took a Deployment card.
	ZoneTaken struct {
		Seat rules.Seat `json:"seat"`
		Zone int        `json:"zone"`
	}
	// Recruited says that soldiers came from a clan supply.
	Recruited struct {
		Seat  rules.Seat `json:"seat"`
		Clan  Clan       `json:"clan,omitempty"`
		Area  Area       `json:"area,omitempty"`
		Force Force      `json:"force"`
	}
	// Lost says that soldiers left the board.
	Lost struct {
		Seat  rules.Seat `json:"seat"`
		Clan  Clan       `json:"clan,omitempty"`
		Area  Area       `json:"area,omitempty"`
		Force Force      `json:"force"`
	}
	// Exiled says that soldiers went to the Death & Exile tile, from the clan supply for no area.
	Exiled struct {
		Seat  rules.Seat `json:"seat"`
		Area  Area       `json:"area,omitempty"`
		Force Force      `json:"force"`
	}
	// Built says that a turret or farm came.
	Built struct {
		Seat  rules.Seat `json:"seat"`
		Area  Area       `json:"area,omitempty"`
		Piece Piece      `json:"piece,omitempty"`
	}
	// Demolished says that a turret or farm went, to the box or to the general supply.
	Demolished struct {
		Seat  rules.Seat `json:"seat"`
		Area  Area       `json:"area,omitempty"`
		Piece Piece      `json:"piece,omitempty"`
		Box   bool       `json:"box,omitempty"`
	}
	// BeaconSet says that a beacon came.
	BeaconSet struct {
		Seat rules.Seat `json:"seat"`
		Clan Clan       `json:"clan,omitempty"`
		Area Area       `json:"area,omitempty"`
	}
	// BeaconLifted says that a beacon went back to its clan supply.
	BeaconLifted struct {
		Seat      rules.Seat `json:"seat"`
		Clan      Clan       `json:"clan,omitempty"`
		Area      Area       `json:"area,omitempty"`
		Destroyed bool       `json:"destroyed,omitempty"`
	}
	// TokenReturned says that an Order token went back to its clan supply.
	TokenReturned struct {
		Seat  rules.Seat `json:"seat"`
		Clan  Clan       `json:"clan,omitempty"`
		Area  Area       `json:"area,omitempty"`
		Order Order      `json:"order,omitempty"`
	}
	// Activated says what an Order token is used for.
	Activated struct {
		Seat rules.Seat `json:"seat"`
		Clan Clan       `json:"clan,omitempty"`
		Area Area       `json:"area,omitempty"`
		Use  string     `json:"use"`
	}
	// ContractSet says that a contract came on a floe.
	ContractSet struct {
		Seat rules.Seat `json:"seat"`
		Clan Clan       `json:"clan,omitempty"`
		Floe Area       `json:"floe,omitempty"`
	}
	// FuelGained says what barrels a seat got.
	FuelGained struct {
		Seat   rules.Seat `json:"seat"`
		Pure   int        `json:"pure"`
		Contra int        `json:"contra"`
	}
	// FuelSpent says what barrels a seat spent.
	FuelSpent struct {
		Seat   rules.Seat `json:"seat"`
		Pure   int        `json:"pure"`
		Contra int        `json:"contra"`
	}
	// Incubated says how an Incubation marker moved.
	Incubated struct {
		Seat rules.Seat `json:"seat"`
		From int        `json:"from"`
		To   int        `json:"to"`
	}
	// SpaceClosed says which stock space a Quarantine token closed.
	SpaceClosed struct {
		Seat   rules.Seat `json:"seat"`
		Contra bool       `json:"contra,omitempty"`
		Filled bool       `json:"filled,omitempty"`
	}
	// Drawn says that a seat drew cards; others see only how many.
	Drawn struct {
		Seat   rules.Seat `json:"seat"`
		N      int        `json:"n"`
		Cards  []Card     `json:"cards,omitempty"`
		Archon bool       `json:"archon,omitempty"`
	}
	// ColumnRaised says how a column rose.
	ColumnRaised struct {
		Seat   rules.Seat `json:"seat"`
		Area   Area       `json:"area,omitempty"`
		Levels int        `json:"levels"`
		Now    int        `json:"now"`
	}
	// ColumnShrunk says what is left of a column.
	ColumnShrunk struct {
		Area Area `json:"area,omitempty"`
		Now  int  `json:"now"`
	}
	// ArchonPlayed says that an Archon card came into play.
	ArchonPlayed struct {
		Seat rules.Seat `json:"seat"`
		Card Card       `json:"card,omitempty"`
	}
	// OrderPlaced says that a token was put face down or, without an order, taken back; only its owner notices.
	OrderPlaced struct {
		Seat  rules.Seat `json:"seat"`
		Area  Area       `json:"area,omitempty"`
		Order Order      `json:"order,omitempty"`
	}
	// Planned says that a seat has placed its tokens.
	Planned struct {
		Seat rules.Seat `json:"seat"`
	}
	// Revealed shows the tokens of a seat.
	Revealed struct {
		Seat   rules.Seat `json:"seat"`
		Tokens []Token    `json:"tokens"`
	}
	// GEOCounted says how a GEO marker moved.
	GEOCounted struct {
		Seat rules.Seat `json:"seat"`
		From int        `json:"from"`
		To   int        `json:"to"`
	}
	// Refilled says how many barrels came on the stock.
	Refilled struct {
		Seat   rules.Seat `json:"seat"`
		Pure   int        `json:"pure"`
		Contra int        `json:"contra"`
	}
	// WipedOut says that a clan is out of the game.
	WipedOut struct {
		Seat rules.Seat `json:"seat"`
		Clan Clan       `json:"clan,omitempty"`
	}
	// Ended says how the game ended.
	Ended struct {
		Result rules.Result `json:"result"`
	}
)

func (RoundBegan) Kind() string    { return "round" }
func (PhaseBegan) Kind() string    { return "phase" }
func (ClanChosen) Kind() string    { return "clan" }
func (TitleClaimed) Kind() string  { return "claimed" }
func (TitleTaken) Kind() string    { return "title" }
func (ZoneTaken) Kind() string     { return "zone" }
func (Recruited) Kind() string     { return "recruited" }
func (Lost) Kind() string          { return "lost" }
func (Exiled) Kind() string        { return "exiled" }
func (Built) Kind() string         { return "built" }
func (Demolished) Kind() string    { return "demolished" }
func (BeaconSet) Kind() string     { return "beacon" }
func (BeaconLifted) Kind() string  { return "beacon-lifted" }
func (TokenReturned) Kind() string { return "token" }
func (Activated) Kind() string     { return "activated" }
func (ContractSet) Kind() string   { return "contract" }
func (FuelGained) Kind() string    { return "fuel" }
func (FuelSpent) Kind() string     { return "spent" }
func (Incubated) Kind() string     { return "incubation" }
func (SpaceClosed) Kind() string   { return "quarantine" }
func (Drawn) Kind() string         { return "drawn" }
func (ColumnRaised) Kind() string  { return "column" }
func (ColumnShrunk) Kind() string  { return "shrunk" }
func (ArchonPlayed) Kind() string  { return "archon" }
func (OrderPlaced) Kind() string   { return "order" }
func (Planned) Kind() string       { return "planned" }
func (Revealed) Kind() string      { return "revealed" }
func (GEOCounted) Kind() string    { return "geo" }
func (Refilled) Kind() string      { return "refilled" }
func (WipedOut) Kind() string      { return "wiped-out" }
func (Ended) Kind() string         { return "ended" }

// For shows the cards to their owner only.
func (e Drawn) For(s rules.Seat) (rules.Event, bool) {
	if s != e.Seat {
		e.Cards = nil
	}
	return e, true
}

// For hides the event from others: nothing is shown until all are done (STW-068).
func (e OrderPlaced) For(s rules.Seat) (rules.Event, bool) { return e, s == e.Seat }

// Events lists every kind of event.
func Events() []string {
	return slices.Concat(pactEvents, vassalEvents, wolfEvents, moveEvents, combatEvents, conclaveEvents, exploitationEvents, hopeEvents, []string{"round", "phase", "clan", "claimed", "title", "zone", "recruited", "lost", "exiled", "built", "demolished", "beacon", "beacon-lifted", "token", "activated", "contract", "fuel", "spent", "incubation", "quarantine", "drawn", "column", "shrunk", "archon", "order", "planned", "revealed", "geo", "refilled", "wiped-out", "ended"})
}
