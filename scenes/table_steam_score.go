package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
)

// print adds the New Cities and the City Growth markers to what the board shows.
func (m *steamTable) print(p rules.Position, n *board.Rails) {
	s := steamState(p)
	n.Subtitle = steamSubtitle[s.Track().Land().ID]
	n.Tile, n.Growth = make([]board.CityTile, s.Stops()), make([]int, s.Stops())
	for at := range rail.Stop(s.Stops()) {
		if g, ok := s.NewCity(at); ok {
			n.Tile[at] = board.CityTile{Color: g} // its marker is printed on it
		} else if s.Grown(at) {
			n.Growth[at] = 1
		}
	}
}

func (eco steamEconomy) rest(p play.State, seat rules.Seat) []resultFigure {
	x := steamState(p).Player(seat)
	return []resultFigure{{"coins", "", play.Dollars(x.Cash)}, {"loco-wood", "", fmt.Sprint(x.Loco)}}
}

func (eco steamEconomy) counted(why string) bool { return why == steam.EndTurns }

func (eco steamEconomy) scoreHeads() [][2]string {
	return [][2]string{{"points", "track"}, {"from", "income"}, {"links", "whole"}, {"", "total"}}
}

func (eco steamEconomy) score(p play.State, seat rules.Seat) []int {
	x := steamState(p).Tally(seat)
	return []int{x.VP, x.Income, x.Links, x.Sum()}
}

// tied is what decided between seats of the same score: the income, then the number of the last action tile (STM-129).
func (eco steamEconomy) tied(p play.State, seat, other rules.Seat) string {
	s := steamState(p)
	a, b := s.Player(seat), s.Player(other)
	if a.Income != b.Income {
		return "income " + signed(a.Income)
	}
	return fmt.Sprintf("tile %d", s.Map().Number(a.Role))
}

// moment is who has raised most capital.
func (m *steamTable) moment(t *Table) resultFigure {
	s := steamState(t.g.Now())
	var most rules.Seat
	for seat := range rules.Seat(s.Seats()) {
		if s.Player(seat).Book.Capital > s.Player(most).Book.Capital {
			most = seat
		}
	}
	name := fitName(metricsOf(t), t.g.m.Table().Name(most), draw.Type{Face: draw.Sans, Size: 13.5}, 90)
	return resultFigure{"capital-loan", "Most capital", fmt.Sprintf("%s, $%d", name, s.Player(most).Book.Capital)}
}
