package ageofsteam

import (
	"fmt"

	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// Track is the hexes and tiles of a map that has them; nil of any other.
func (s *State) Track() *track.Board {
	b, _ := s.d.Board.(*track.Board)
	return b
}

// UseTrack makes the map one of hexes with that track and the printed cities' columns.
func (m *Map) UseTrack(t *track.Map) {
	land := t.Land
	m.Rules.Total, m.NewCities = land.Total, land.NewCities
	m.Columns = Columns(land.NewCities, func(yield func(rail.Stop, rail.Column) bool) {
		for i := range land.Hexes {
			if h := &land.Hexes[i]; h.Site == track.City && !yield(rail.Stop(i), h.Column) {
				return
			}
		}
	})
	m.Board = t.Board()
	m.ReadBoard = func(text string, seats int) (Board, error) {
		b, err := t.Read(text, seats)
		if err != nil {
			return nil, err
		}
		return b, nil
	}
	f := land.Figures
	for n, r := range f.Turns {
		if r > 0 {
			m.Rules.Rounds[n] = r
		}
	}
	if f.Tiles > 0 {
		m.Rules.Lays = f.Tiles
	}
	if f.EngineerTiles > 0 {
		m.Rules.Engineer = f.EngineerTiles
	}
}

// auditTrack is the referee of a map of hexes: the board itself, and that it knows who is eliminated and where the new
// cities are.
func (s *State) auditTrack() error {
	b := s.Track()
	if b == nil {
		return nil
	}
	if err := b.Audit(); err != nil {
		return err
	}
	for h := range b.Land().Hexes {
		if _, on := s.TileAt(rail.Stop(h)); on != b.NewCity(rail.Stop(h)) {
			return fmt.Errorf("new city tile on %s: %v", b.Spot(rail.Stop(h)), on)
		}
		if len(s.d.Cubes[h]) > 0 && !b.City(rail.Stop(h)) {
			return fmt.Errorf("cubes on %s, which is no city", b.Spot(rail.Stop(h)))
		}
	}
	for i := range s.d.Players {
		if seat := s.d.Order[i]; b.Gone(seat) != s.d.Players[seat].Out {
			return fmt.Errorf("eliminated seat %d: %v", seat, b.Gone(seat))
		}
	}
	return nil
}
