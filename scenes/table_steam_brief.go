package scenes

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
)

// brief are the short texts of the log: the disc before them says who.
func (eco steamEconomy) brief(p rules.Position, e rules.Event) []string {
	switch e := e.(type) {
	case steam.Laid:
		return []string{fmt.Sprintf("%s on %s", shortTile(e.Lay.Tile), e.Lay.At), fmt.Sprintf("%s, %s", shortTile(e.Lay.Tile), shortStop(e.Lay.At.String()))}
	case steam.Completed:
		return fromTo("%s – %s", e.A, e.B)
	case steam.Delivered:
		return fromTo("%s to %s", e.Path.Start(), e.Path.End())
	case steam.Credited:
		switch {
		case e.VP == 0 && e.Income == 0:
			return []string{fmt.Sprintf("@%d: points are lost", e.Seat), "Points are lost"}
		case e.Income == 0:
			return []string{"Takes points"}
		case e.VP > 0:
			return []string{fmt.Sprintf("Takes income, %d VP", e.VP)}
		}
		return []string{"Takes income"}
	case steam.CapitalRaised:
		switch {
		case e.VP > 0 && e.Income > 0:
			return []string{fmt.Sprintf("Capital: income −%d, VP −%d", e.Income, e.VP), "Raises capital"}
		case e.VP > 0:
			return []string{fmt.Sprintf("Capital: VP −%d", e.VP), "Raises capital"}
		}
		return []string{fmt.Sprintf("Capital: income −%d", e.Income), "Raises capital"}
	case steam.CityPlaced:
		return []string{fmt.Sprintf("New City: %s", e.At), e.At.String()}
	case steam.CityGrown:
		return []string{fmt.Sprintf("%s grows", e.At)}
	case steam.Stocked:
		return []string{fmt.Sprintf("Space %d to %s", e.Space+1, e.At), fmt.Sprintf("Space %d to %s", e.Space+1, shortStop(e.At.String()))}
	case steam.RoleTaken:
		if e.Idle {
			return []string{e.Role.String() + ", " + wordsIdle, e.Role.String()}
		}
		return []string{e.Role.String()}
	case steam.PlaceTaken:
		return []string{ordinals[e.Place-1] + " place"}
	case steam.BidMade:
		return []string{"Bids"}
	case steam.BidLost:
		return []string{"Pays half of the bid"}
	case steam.Folded:
		return []string{"Passes"}
	case steam.StayedIn:
		return []string{"Passes, stays in"}
	case steam.LocoRaised:
		return []string{"Locomotive"}
	case steam.Passed:
		return []string{"Moves nothing"}
	case steam.Settled:
		if e.Paid > 0 {
			return []string{fmt.Sprintf("@%d pays", e.Seat)}
		}
		return []string{fmt.Sprintf("@%d: income", e.Seat)}
	case steam.OrderSet:
		text := "Order: "
		for i, seat := range e.Order {
			if i > 0 {
				text += ", "
			}
			text += fmt.Sprintf("@%d", seat)
		}
		return []string{text, fmt.Sprintf("@%d is first", e.Order[0])}
	}
	return nil
}

// gains is who moved a cube and what points it brought.
func (eco steamEconomy) gains(e rules.Event) (by rules.Seat, earned []int, ok bool) {
	d, ok := e.(steam.Delivered)
	return d.Seat, d.Points, ok
}

// signs: what a seat chose is told by its disc. What came of it bears a picture.
func (eco steamEconomy) signs(e rules.Event) bool {
	switch e.(type) {
	case steam.Laid, steam.CapitalRaised, steam.RoleTaken, steam.BidMade, steam.PlaceTaken, steam.StayedIn, steam.Folded, steam.BidLost, steam.Delivered,
		steam.Credited, steam.LocoRaised, steam.Passed, steam.CityPlaced, steam.CityGrown:
		return true
	}
	return false
}

// briefAction: who raises no capital.
func (eco steamEconomy) briefAction(s play.State, a rules.Action) []string {
	if a == rules.Action(steam.Capital{}) {
		return []string{"No capital"}
	}
	return nil
}

// touched are the cubes that came, and where they came to.
func (eco steamEconomy) touched(events []rules.Event) (out []rules.Target) {
	for _, e := range events {
		switch e := e.(type) {
		case steam.Stocked:
			out = append(out, stopTarget(e.At))
			for _, g := range e.Cubes {
				out = append(out, rules.Target{Kind: play.TargetCube, ID: play.CubeID(e.At.Stop(), g)})
			}
		case steam.CityGrown:
			out = append(out, stopTarget(e.At))
		}
	}
	return out
}

// whose: the last to pass ends an auction, but places and payments are told of those whom they befall.
func (eco steamEconomy) whose(e rules.Event) (rules.Seat, bool) {
	switch e := e.(type) {
	case steam.PlaceTaken:
		return e.Seat, true
	case steam.BidLost:
		return e.Seat, true
	case steam.CapitalRaised:
		return e.Seat, true
	}
	return rules.Nobody, false
}
