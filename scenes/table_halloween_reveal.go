package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
)

// reveal is the card of a night's end: what was paid, the dice, and what they brought.
func (h *halloweenTable) reveal(p rules.Position, events []rules.Event) *revealCard {
	s := aosState(p)
	c := &revealCard{title: "The night passes"}
	dice := board.Dice{}
	came := map[rail.Half][]ageofsteam.CubeCame{}
	half := rail.NoHalf
	for _, e := range events {
		switch e := e.(type) {
		case ageofsteam.ExpensesPaid:
			c.lines = append(c.lines, revealLine{"coins", "Expenses paid", play.Dollars(-e.Paid), -1})
			if e.Paid < e.Due {
				c.lines = append(c.lines, revealLine{"loco-wood", "Not covered: income", fmt.Sprintf("−%d", e.Due-e.Paid), -1})
			}
		case ageofsteam.IncomeReduced:
			c.lines = append(c.lines, revealLine{"loco-wood", "Income", fmt.Sprintf("%d → %d", e.From, e.To), -1})
		case ageofsteam.DiceThrown:
			half = e.Half
			for _, die := range e.Dice {
				if e.Half == rail.Light {
					dice.Light = die
				} else {
					dice.Dark = die
				}
			}
		case ageofsteam.CubeCame:
			came[half] = append(came[half], e)
			c.touched = append(c.touched, rules.Target{Kind: play.TargetCube, ID: play.CubeID(e.At.Stop(), e.Good)})
		}
	}
	if dice.Light == 0 && dice.Dark == 0 {
		return nil
	}
	for _, half := range []rail.Half{rail.Light, rail.Dark} {
		number := dice.Light
		if half == rail.Dark {
			number = dice.Dark
		}
		for i, col := range s.Map().Columns {
			at, on := s.ColumnStop(i)
			if col.Half != half || col.Number != number || !on {
				continue
			}
			row := board.DiceRow{Half: half, Name: s.Spot(at).String()}
			for _, e := range came[half] {
				if e.At.Stop() == at {
					row.Cubes = append(row.Cubes, e.Good)
				}
			}
			if len(row.Cubes) == 0 {
				row.Note = "nothing left"
			}
			dice.Rows = append(dice.Rows, row)
		}
	}
	c.dice = &dice
	return c
}
