package scenes

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
)

// brief are the short texts of the log: the disc before them says who.
func (eco aosEconomy) brief(p rules.Position, e rules.Event) []string {
	switch e := e.(type) {
	case ageofsteam.Laid:
		return []string{fmt.Sprintf("%s on %s", shortTile(e.Lay.Tile), e.Lay.At), fmt.Sprintf("%s, %s", shortTile(e.Lay.Tile), shortStop(e.Lay.At.String()))}
	case ageofsteam.Completed:
		if e.Owner < 0 {
			return nil
		}
		return fromTo("%s – %s", e.A, e.B)
	case ageofsteam.Delivered:
		return fromTo("%s to %s", e.Path.Start(), e.Path.End())
	case ageofsteam.CubeCame:
		return []string{"Comes to " + e.At.String(), "To " + e.At.String()}
	case ageofsteam.CityPlaced:
		letter := aosState(p).Map().NewCities[e.Tile].Letter
		return []string{fmt.Sprintf("New city %s: %s", letter, e.At), fmt.Sprintf("City %s: %s", letter, e.At)}
	case ageofsteam.RoleTaken:
		return []string{e.Role.String()}
	case ageofsteam.PlaceTaken:
		return []string{fmt.Sprintf("@%d: %s place", e.Seat, ordinals[e.Place-1])}
	case ageofsteam.BidMade:
		return []string{"Bids"}
	case ageofsteam.ShareIssued:
		return []string{"Issues a share"}
	}
	return nil
}

// gains is who moved a cube and what income it brought.
func (eco aosEconomy) gains(e rules.Event) (by rules.Seat, earned []int, ok bool) {
	d, ok := e.(ageofsteam.Delivered)
	return d.Seat, d.Earned, ok
}

// signs: what a seat chose is told by its disc. What came of it bears a picture.
func (eco aosEconomy) signs(e rules.Event) bool {
	switch e.(type) {
	case ageofsteam.Laid, ageofsteam.ShareIssued, ageofsteam.RoleTaken, ageofsteam.BidMade, ageofsteam.PlaceTaken, ageofsteam.StayedIn, ageofsteam.Delivered,
		ageofsteam.LocoRaised, ageofsteam.Passed, ageofsteam.CityPlaced:
		return true
	}
	return false
}

// briefAction: what ends the issue of shares.
func (eco aosEconomy) briefAction(s play.State, a rules.Action) []string {
	if a == rules.Action(play.Done{}) && s.Heading().ID == "shares" {
		return []string{"No more shares"}
	}
	return nil
}

func (eco aosEconomy) whose(rules.Event) (rules.Seat, bool) { return rules.Nobody, false }
