package halloween

import (
	"fmt"
	"strconv"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
)

// Counts are the figures of the goal.
type Counts struct {
	Pumpkins, Smashed   int // on the map; smashed in this game
	Witches             int // on houses
	ToCome              int // witches in the display
	Flown               int // witches that came home
	Red, Blue           int // cubes delivered
	Links, LinksInRound int // built in the game; in this round
}

// dealt is the mark that keeps the number of pumpkins of the set-up.
const dealt = 0

// CountOf counts a position.
func CountOf(s *ageofsteam.State) (c Counts) {
	c.Pumpkins, c.Witches, c.ToCome = s.OnMap(Pumpkin), s.OnMap(Witch), s.OnDisplay(Witch)
	c.Flown, c.Red, c.Blue = s.Bag().Count(Witch), s.Bag().Count(rail.Red), s.Bag().Count(rail.Blue)
	c.Links, c.LinksInRound = Discs(s).Count(0), s.Player(0).Lays
	c.Smashed = s.Mark(dealt) - c.Pumpkins
	return c
}

func facts(s *ageofsteam.State) []rules.Fact {
	c := CountOf(s)
	return []rules.Fact{
		{ID: "pumpkins", Label: "Pumpkins on the map", Value: strconv.Itoa(c.Pumpkins), Icon: "pumpkin", Seat: rules.Public, Clause: "HAL-09"},
		{ID: "smashed", Label: "Pumpkins smashed", Value: strconv.Itoa(c.Smashed), Icon: "pumpkin-smashed", Seat: rules.Public, Clause: "HAL-20"},
		{ID: "witches", Label: "Witches", Value: fmt.Sprintf("%d on houses, %d to come", c.Witches, c.ToCome), Icon: "witch", Seat: rules.Public, Clause: "HAL-15"},
		{ID: "flown", Label: "Witches home", Value: strconv.Itoa(c.Flown), Icon: "witch-flying", Seat: rules.Public, Clause: "HAL-44"},
		{ID: "delivered", Label: "Red and blue delivered", Value: strconv.Itoa(c.Red + c.Blue), Icon: "cube-red", Seat: rules.Public, Clause: "HAL-22"},
		{ID: "links", Label: "Links", Value: strconv.Itoa(c.Links), Icon: "lantern-glow", Seat: rules.Public, Clause: "HAL-16"},
	}
}
