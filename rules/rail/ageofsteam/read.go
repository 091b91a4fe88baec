package ageofsteam

import (
	"encoding/json"
	"fmt"
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
)

// MarshalJSON writes the canonical form.
func (s *State) MarshalJSON() ([]byte, error) { return json.Marshal(&s.d) }

// Read reads a position of this map that MarshalJSON wrote and refuses one that no board could hold.
func (m *Map) Read(b []byte) (rules.Position, error) {
	var r struct {
		data
		Board string `json:"board"`
	}
	if err := rules.Strict(b, &r); err != nil {
		return nil, fmt.Errorf("ageofsteam: position: %w", err)
	}
	board, err := m.ReadBoard(r.Board, len(r.Players))
	if err != nil {
		return nil, fmt.Errorf("ageofsteam: position: %w", err)
	}
	s := &State{m, r.data}
	s.d.Board = board
	if err := s.sound(); err != nil {
		return nil, fmt.Errorf("ageofsteam: position: %w", err)
	}
	return s, nil
}

// sound refuses what would make the rules stumble.
func (s *State) sound() error {
	d, m := &s.d, s.m
	if m.Index(d.Phase) < 0 {
		return fmt.Errorf("no phase %q", d.Phase)
	}
	switch {
	case d.Rounds < 1 || d.Rounds > 99 || d.Round < 1 || d.Round > d.Rounds:
		return fmt.Errorf("round %d of %d", d.Round, d.Rounds)
	case len(d.Players) < 1 || len(d.Players) > 6 || len(d.Order) != len(d.Players):
		return fmt.Errorf("%d players, %d of them in order", len(d.Players), len(d.Order))
	case d.Place < 0 || d.Place >= len(d.Order) || d.Done || len(d.Pending) > 0:
		return fmt.Errorf("place %d in the order", d.Place)
	case len(d.Marks) != m.Marks:
		return fmt.Errorf("%d marks", len(d.Marks))
	case len(d.Tiles) != len(m.NewCities) || len(d.Cubes) != s.Stops() || len(d.Display) != len(m.Columns):
		return fmt.Errorf("%d new cities, %d stops, %d columns", len(d.Tiles), len(d.Cubes), len(d.Display))
	}
	for seat := range rules.Seat(len(d.Players)) {
		if !slices.Contains(d.Order, seat) {
			return fmt.Errorf("seat %d is not in the order", seat)
		}
		if err := m.soundPlayer(d.Players[seat]); err != nil {
			return err
		}
	}
	for i, at := range d.Tiles {
		if at != -1 && (at < 0 || int(at) >= s.Stops() || !s.cityOn(at) || slices.Contains(d.Tiles[:i], at)) {
			return fmt.Errorf("new city %s on stop %d", m.NewCities[i].Letter, at)
		}
	}
	if err := s.soundAuction(); err != nil {
		return err
	}
	if err := s.soundDrawn(); err != nil {
		return err
	}
	for i, c := range d.Display {
		if len(c) != m.Columns[i].Boxes {
			return fmt.Errorf("a column of %d boxes; it has %d", len(c), m.Columns[i].Boxes)
		}
	}
	if d.Over == nil && d.Players[s.seatAt(d.Place)].Out {
		return fmt.Errorf("an eliminated seat acts")
	}
	if d.Over != nil && (len(d.Over.Scores) != len(d.Players) || len(d.Over.Places) != len(d.Players)) {
		return fmt.Errorf("a result for %d seats", len(d.Over.Scores))
	}
	return s.Audit()
}

// cityOn reports whether the board bears a new city on a stop.
func (s *State) cityOn(at rail.Stop) bool {
	if b := s.Track(); b != nil {
		return b.NewCity(at)
	}
	return s.d.Board.Town(at)
}

func (m *Map) soundPlayer(p Player) error {
	const much = 100000
	for _, n := range []int{p.Cash, p.Income, p.Shares, p.Lays, p.Earned, p.Spent, p.Costs, p.Moved, p.Bids, p.Cheapest} {
		if n < 0 || n > much {
			return fmt.Errorf("a player with a figure of %d", n)
		}
	}
	if p.Loco < 1 || p.Loco > m.Rules.MaxLoco || p.Role >= numRoles || p.Last >= numRoles {
		return fmt.Errorf("a locomotive of level %d, action %d", p.Loco, p.Role)
	}
	return nil
}

// Audit is the referee: what must hold in every position. Cubes are conserved colour by colour, money is what
// was earned and paid, shares keep their bounds.
func (s *State) Audit() error {
	var count [rail.Goods]int
	for _, piles := range [][]rail.Pile{s.d.Cubes, s.d.Display, {s.d.Bag, s.d.Box, s.d.Drawn}} {
		for _, p := range piles {
			for _, g := range p {
				count[g]++
			}
		}
	}
	count[rail.None] = 0
	for g, n := range s.m.Rules.Total {
		if count[g] != n {
			return fmt.Errorf("%d %s cubes instead of %d", count[g], rail.Good(g), n)
		}
	}
	for _, piles := range [][]rail.Pile{s.d.Cubes, {s.d.Bag, s.d.Box, s.d.Drawn}} {
		for _, p := range piles {
			if p.Count(rail.None) > 0 {
				return fmt.Errorf("a cube without a colour")
			}
		}
	}
	if !slices.IsSorted(s.d.Bag) || !slices.IsSorted(s.d.Box) || !slices.IsSorted(s.d.Drawn) {
		return fmt.Errorf("bag or box out of order")
	}
	start := s.start()
	for seat, p := range s.d.Players {
		if p.Shares < start.Shares || p.Shares > s.m.Rules.MaxShares {
			return fmt.Errorf("seat %d has issued %d shares", seat, p.Shares)
		}
		if want := start.Cash + s.m.Rules.SharePrice*(p.Shares-start.Shares) + p.Earned - p.Spent - p.Bids - p.Costs; p.Cash != want {
			return fmt.Errorf("seat %d has $%d; what it was paid and paid makes $%d", seat, p.Cash, want)
		}
	}
	return s.auditTrack()
}
