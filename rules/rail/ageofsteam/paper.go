package ageofsteam

import (
	"kettle/rules"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// OnPaper is the position with another board, and another locomotive level of one seat, for a planner that is asked
// "what if". Nothing is paid; the result is a position to look at, not one that the game could reach.
func (s *State) OnPaper(b Board, seat rules.Seat, level int) *State {
	n := begin(s).State
	n.d.Board = b
	n.d.Players[seat].Loco = max(1, min(level, s.m.Rules.MaxLoco))
	return n
}

// OnTrack is OnPaper for a map of hexes.
func (s *State) OnTrack(b *track.Board, seat rules.Seat, level int) play.State {
	return s.OnPaper(b, seat, level)
}
