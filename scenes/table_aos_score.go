package scenes

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
)

func (eco aosEconomy) rest(p play.State, seat rules.Seat) []resultFigure {
	x := aosState(p).Player(seat)
	return []resultFigure{{"coins", "", play.Dollars(x.Cash)}, {"share", "", fmt.Sprint(x.Shares)}, {"loco-wood", "", fmt.Sprint(x.Loco)}}
}

func (eco aosEconomy) counted(why string) bool { return why == ageofsteam.EndRounds }

func (eco aosEconomy) scoreHeads() [][2]string {
	return [][2]string{{"income", "× 3"}, {"shares", "× −3"}, {"track", "pieces"}, {"", "total"}}
}

func (eco aosEconomy) score(p play.State, seat rules.Seat) []int {
	x := aosState(p).Points(seat)
	return []int{x.Income, x.Shares, x.Track, x.Sum()}
}

func (eco aosEconomy) tied(play.State, rules.Seat, rules.Seat) string { return "" }
