package steam

import (
	"encoding/json"
	"fmt"
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
)

// MarshalJSON writes the canonical form.
func (s *State) MarshalJSON() ([]byte, error) { return json.Marshal(&s.d) }

// read reads a position that MarshalJSON wrote, of the map that form gives for its form, and refuses one that no table
// could hold.
func read(b []byte, of func(Form) (*Map, error)) (rules.Position, error) {
	var r struct {
		data
		Board string `json:"board"`
	}
	if err := rules.Strict(b, &r); err != nil {
		return nil, fmt.Errorf("steam: position: %w", err)
	}
	r.Form.Seats = len(r.Players)
	m, err := of(r.Form)
	if err != nil {
		return nil, fmt.Errorf("steam: position: %w", err)
	}
	s := &State{m, r.data}
	s.d.Form = m.Form
	if s.d.Board, err = m.Track.Read(r.Board, m.Form.Seats); err != nil {
		return nil, fmt.Errorf("steam: position: %w", err)
	}
	if err := s.sound(); err != nil {
		return nil, fmt.Errorf("steam: position: %w", err)
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
	case d.Rounds < 0 || d.Rounds > 99 || d.Round < 1 || d.Round > 1<<20 || d.Rounds > 0 && d.Round > d.Rounds:
		return fmt.Errorf("turn %d of %d", d.Round, d.Rounds)
	case len(d.Order) != len(d.Players) || d.Place < 0 || d.Place >= len(d.Order):
		return fmt.Errorf("%d of %d players in order, place %d", len(d.Order), len(d.Players), d.Place)
	case len(d.Marks) != m.Marks*len(d.Players):
		return fmt.Errorf("%d marks", len(d.Marks))
	case len(d.Cities) != s.Stops() || len(d.Cubes) != s.Stops() || len(d.Supply) != m.Rules.Spaces():
		return fmt.Errorf("%d new cities, %d stops, %d supply spaces", len(d.Cities), len(d.Cubes), len(d.Supply))
	}
	for seat := range rules.Seat(len(d.Players)) {
		if !slices.Contains(d.Order, seat) {
			return fmt.Errorf("seat %d is not in the order", seat)
		}
		if err := m.soundPlayer(d.Players[seat]); err != nil {
			return err
		}
	}
	for _, n := range d.Marks {
		if n < 0 || n > 99 {
			return fmt.Errorf("a counter of %d", n)
		}
	}
	for i, h := range d.Growth {
		if h < 0 || int(h) >= s.Stops() || slices.Contains(d.Growth[:i], h) {
			return fmt.Errorf("a City Growth marker on stop %d", h)
		}
	}
	if d.Over != nil {
		if len(d.Over.Scores) != len(d.Players) || len(d.Over.Places) != len(d.Players) || d.Auction != nil {
			return fmt.Errorf("a result for %d seats", len(d.Over.Scores))
		}
		return s.Audit()
	}
	if err := s.soundAuction(); err != nil {
		return err
	}
	if err := s.soundPending(); err != nil {
		return err
	}
	if len(s.Phase().Choices) == 0 || d.Players[s.Turn()].Out || d.Players[s.Seat()].Out {
		return fmt.Errorf("nobody can act")
	}
	return s.Audit()
}

// soundPending refuses decisions that nothing asks for.
func (s *State) soundPending() error {
	if s.d.Done && len(s.d.Pending) == 0 {
		return fmt.Errorf("a part that is over")
	}
	for _, p := range s.d.Pending {
		switch {
		case s.m.Aside(p.Ask) == nil:
			return fmt.Errorf("nothing asks %q", p.Ask)
		case p.Seat < 0 || int(p.Seat) >= len(s.d.Players) || p.N < 0 || p.N > rail.MaxStops:
			return fmt.Errorf("a decision of seat %d over %d", p.Seat, p.N)
		case !p.At.IsZero() && (!s.Has(p.At) || !s.d.Board.City(p.At.Stop())), p.Ask == AskSupply && (p.At.IsZero() || !s.stocked()):
			return fmt.Errorf("a decision at %s", p.At)
		case p.Ask == AskPoints && p.N == 0:
			return fmt.Errorf("a decision over no points")
		}
	}
	return nil
}

func (m *Map) soundPlayer(p Player) error {
	const much = 100000
	b := p.Book
	for _, n := range []int{p.Cash, p.VP, p.Lays, b.Start, b.Capital, b.Income, b.Upkeep, b.Bids, b.Tiles, b.Track, b.Fees, b.Got, b.Moved} {
		if n < 0 || n > much {
			return fmt.Errorf("a player with a figure of %d", n)
		}
	}
	for _, r := range [...]Role{p.Role, p.Last} {
		if r != NoRole && m.tile(r) == nil {
			return fmt.Errorf("an action tile that is not here")
		}
	}
	if p.Loco < 1 || p.Loco > m.Rules.MaxLoco || p.Income < m.Rules.MinIncome || p.Income > m.Rules.MaxIncome {
		return fmt.Errorf("a locomotive of level %d, an income of %d", p.Loco, p.Income)
	}
	return nil
}

// Audit is the referee: what must hold in every position. Cubes are conserved colour by colour, money is what was got and
// paid, the board is sound and knows who is bankrupt and where New Cities lie, and cubes lie where they can.
func (s *State) Audit() error {
	var count [rail.Goods]int
	for _, piles := range [][]rail.Pile{s.d.Cubes, s.d.Supply, {s.d.Bag}} {
		for _, p := range piles {
			for _, g := range p {
				count[g]++
			}
		}
	}
	for g, n := range s.m.Rules.Total {
		if count[g] != n {
			return fmt.Errorf("%d %s cubes instead of %d", count[g], rail.Good(g), n)
		}
	}
	if !slices.IsSorted(s.d.Bag) {
		return fmt.Errorf("a bag out of order")
	}
	if len(s.d.Growth) > s.m.Rules.Markers {
		return fmt.Errorf("%d City Growth markers", len(s.d.Growth))
	}
	if err := s.d.Board.Audit(); err != nil {
		return err
	}
	for h := range rail.Stop(s.Stops()) {
		switch g, new := s.NewCity(h); {
		case new != s.d.Board.NewCity(h) || s.CitiesLeft(g) < 0 && new:
			return fmt.Errorf("a New City on %s: %v", s.Spot(h), g)
		case slices.Contains(s.d.Growth, h) && (new || !s.d.Board.City(h)):
			return fmt.Errorf("a marker on %s", s.Spot(h))
		case len(s.d.Cubes[h]) > 0 && !s.holds(h):
			return fmt.Errorf("cubes on %s", s.Spot(h))
		}
	}
	held := map[Role]bool{}
	for seat, p := range s.d.Players {
		if s.d.Board.Gone(rules.Seat(seat)) != p.Out {
			return fmt.Errorf("bankrupt seat %d: %v", seat, p.Out)
		}
		if p.Cash != p.Book.Cash() {
			return fmt.Errorf("seat %d has $%d; what it got and paid makes $%d", seat, p.Cash, p.Book.Cash())
		}
		if p.Role != NoRole && held[p.Role] {
			return fmt.Errorf("two seats hold %s", p.Role)
		}
		held[p.Role] = true
	}
	return nil
}

// holds reports whether cubes may lie on a hex: on a city, and where the map puts some on other hexes as long as no plain
// track is there (WWH-02, WWH-09).
func (s *State) holds(h rail.Stop) bool {
	if s.d.Board.City(h) {
		return true
	}
	_, _, tile := s.d.Board.Tile(h)
	return s.m.Track.Land.Hexes[h].StartCubes > 0 && (!tile || s.d.Board.TownTile(h))
}
