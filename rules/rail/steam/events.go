package steam

import (
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// The events of every map. Seat is whose it is; dollars, levels and points are plain numbers.
type (
	// RoundBegan opens a turn of the turn track, and says who is first in the order.
	RoundBegan struct {
		Turn  int        `json:"turn"`
		First rules.Seat `json:"first"`
	}
	// BidMade is a bid.
	BidMade struct {
		Seat    rules.Seat `json:"seat"`
		Dollars int        `json:"dollars"`
	}
	// StayedIn is a pass by Turn Order.
	StayedIn struct {
		Seat rules.Seat `json:"seat"`
	}
	// Folded is a pass for one place (STM-029).
	Folded struct {
		Seat rules.Seat `json:"seat"`
	}
	// PlaceTaken says that a seat has a place in the turn order, and what it paid.
	PlaceTaken struct {
		Seat  rules.Seat `json:"seat"`
		Place int        `json:"place"` // from 1
		Paid  int        `json:"paid"`
	}
	// BidLost says that the loser of an auction pays of the own bid (HOK-05).
	BidLost struct {
		Seat rules.Seat `json:"seat"`
		Paid int        `json:"paid"`
	}
	// OrderSet is a new turn order.
	OrderSet struct {
		Order []rules.Seat `json:"order"`
	}
	// CapitalRaised says what capital brought, and what it cost on the two tracks.
	CapitalRaised struct {
		Seat    rules.Seat `json:"seat"`
		Dollars int        `json:"dollars"`
		Income  int        `json:"income"`
		VP      int        `json:"vp"`
	}
	// RoleTaken says that a seat took an action tile, and whether it passed the effect.
	RoleTaken struct {
		Seat rules.Seat `json:"seat"`
		Role Role       `json:"role"`
		Idle bool       `json:"idle,omitempty"`
	}
	// CityPlaced says that a New City came.
	CityPlaced struct {
		Seat  rules.Seat `json:"seat"`
		Color rail.Good  `json:"color"`
		At    rail.Spot  `json:"at"`
	}
	// CityGrown says that a City Growth marker came.
	CityGrown struct {
		Seat rules.Seat `json:"seat"`
		At   rail.Spot  `json:"at"`
	}
	// Stocked says that cubes came from the goods supply.
	Stocked struct {
		Seat  rules.Seat `json:"seat"`
		At    rail.Spot  `json:"at"`
		Cubes rail.Pile  `json:"cubes"`
		Space int        `json:"space"`
	}
	// Laid says that a seat laid a tile.
	Laid struct {
		Seat rules.Seat `json:"seat"`
		Lay  track.Lay  `json:"lay"`
		Cost int        `json:"cost"`
	}
	// Completed says that a link was completed, and whose it is.
	Completed struct {
		Owner rules.Seat `json:"owner"`
		A     rail.Spot  `json:"a"`
		B     rail.Spot  `json:"b"`
	}
	// Delivered says that a cube came home, and the points by seat.
	Delivered struct {
		Seat   rules.Seat `json:"seat"`
		Good   rail.Good  `json:"good"`
		Path   rail.Path  `json:"path"`
		Points []int      `json:"points"`
	}
	// Credited says how points were taken.
	Credited struct {
		Seat   rules.Seat `json:"seat"`
		Points int        `json:"points"`
		Income int        `json:"income"` // of them
		VP     int        `json:"vp"`     // of them
	}
	// LocoRaised says that a locomotive level rose, and to what.
	LocoRaised struct {
		Seat  rules.Seat `json:"seat"`
		Level int        `json:"level"`
	}
	// Passed says that a seat moved nothing.
	Passed struct {
		Seat rules.Seat `json:"seat"`
	}
	// Settled says what income and expenses brought or took, and the two tracks before and after.
	Settled struct {
		Seat     rules.Seat `json:"seat"`
		Got      int        `json:"got"`
		Paid     int        `json:"paid"`
		FromVP   int        `json:"fromVP"`
		VP       int        `json:"vp"`
		FromRate int        `json:"fromIncome"`
		Rate     int        `json:"income"`
	}
	// Bankrupt says that a seat is out of the game (STM-122).
	Bankrupt struct {
		Seat rules.Seat `json:"seat"`
	}
	// Ended says how the game ended.
	Ended struct {
		Result rules.Result `json:"result"`
	}
)

func (RoundBegan) Kind() string    { return "turn" }
func (BidMade) Kind() string       { return "bid" }
func (StayedIn) Kind() string      { return "stayed" }
func (Folded) Kind() string        { return "folded" }
func (PlaceTaken) Kind() string    { return "place" }
func (BidLost) Kind() string       { return "bid-lost" }
func (OrderSet) Kind() string      { return "order" }
func (CapitalRaised) Kind() string { return "capital" }
func (RoleTaken) Kind() string     { return "role" }
func (CityPlaced) Kind() string    { return "city" }
func (CityGrown) Kind() string     { return "grown" }
func (Stocked) Kind() string       { return "stocked" }
func (Laid) Kind() string          { return "laid" }
func (Completed) Kind() string     { return "linked" }
func (Delivered) Kind() string     { return "delivered" }
func (Credited) Kind() string      { return "credited" }
func (LocoRaised) Kind() string    { return "loco" }
func (Passed) Kind() string        { return "passed" }
func (Settled) Kind() string       { return "settled" }
func (Bankrupt) Kind() string      { return "bankrupt" }
func (Ended) Kind() string         { return "ended" }
