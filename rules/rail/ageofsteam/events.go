package ageofsteam

import (
	"kettle/rules"
	"kettle/rules/rail"
)

// RoundBegan opens a round.
type RoundBegan struct {
	Round int `json:"round"`
}

// ShareIssued says that a seat issued a share, and how many it has issued now.
type ShareIssued struct {
	Seat   rules.Seat `json:"seat"`
	Shares int        `json:"shares"`
	Cash   int        `json:"cash"` // $ that it brought
}

// RoleTaken says that a seat took an action.
type RoleTaken struct {
	Seat rules.Seat `json:"seat"`
	Role Role       `json:"role"`
}

// CityPlaced says that a new city came.
type CityPlaced struct {
	Seat rules.Seat `json:"seat"`
	Tile int        `json:"tile"` // its place among the tiles of the map
	At   rail.Spot  `json:"at"`
}

// Delivered says that a cube came home.
type Delivered struct {
	Seat   rules.Seat `json:"seat"`
	Good   rail.Good  `json:"good"`
	Path   rail.Path  `json:"path"`
	Earned []int      `json:"earned"` // income by seat
}

// LocoRaised says that a locomotive level rose, and to what.
type LocoRaised struct {
	Seat  rules.Seat `json:"seat"`
	Level int        `json:"level"`
}

// Passed says that a seat had nothing to do, or did nothing.
type Passed struct {
	Seat rules.Seat `json:"seat"`
}

// Collected says what income brought in $.
type Collected struct {
	Seat   rules.Seat `json:"seat"`
	Amount int        `json:"amount"`
}

// ExpensesPaid says what expenses cost. Where Paid is below Due the income fell by the rest (AOS-114).
type ExpensesPaid struct {
	Seat   rules.Seat `json:"seat"`
	Due    int        `json:"due"`
	Paid   int        `json:"paid"`
	Income int        `json:"income"` // after it
}

// Eliminated says that a seat could not pay (AOS-115).
type Eliminated struct {
	Seat rules.Seat `json:"seat"`
}

// IncomeReduced says that income fell (AOS-120).
type IncomeReduced struct {
	Seat rules.Seat `json:"seat"`
	From int        `json:"from"`
	To   int        `json:"to"`
}

// DiceThrown says what goods growth threw for one half.
type DiceThrown struct {
	Half rail.Half `json:"half"`
	Dice []int     `json:"dice"`
}

// CubeCame says that goods growth moved a cube from a box of the display to a stop.
type CubeCame struct {
	Good   rail.Good `json:"good"`
	Column int       `json:"column"` // its place in Map.Columns
	Box    int       `json:"box"`
	At     rail.Spot `json:"at"`
}

// Ended says how the game ended.
type Ended struct {
	Result rules.Result `json:"result"`
}

// Kind is "round".
func (RoundBegan) Kind() string { return "round" }

// Kind is "share".
func (ShareIssued) Kind() string { return "share" }

// Kind is "role".
func (RoleTaken) Kind() string { return "role" }

// Kind is "city".
func (CityPlaced) Kind() string { return "city" }

// Kind is "delivered".
func (Delivered) Kind() string { return "delivered" }

// Kind is "loco".
func (LocoRaised) Kind() string { return "loco" }

// Kind is "passed".
func (Passed) Kind() string { return "passed" }

// Kind is "collected".
func (Collected) Kind() string { return "collected" }

// Kind is "expenses".
func (ExpensesPaid) Kind() string { return "expenses" }

// Kind is "eliminated".
func (Eliminated) Kind() string { return "eliminated" }

// Kind is "reduced".
func (IncomeReduced) Kind() string { return "reduced" }

// Kind is "dice".
func (DiceThrown) Kind() string { return "dice" }

// Kind is "came".
func (CubeCame) Kind() string { return "came" }

// Kind is "ended".
func (Ended) Kind() string { return "ended" }
