package steam

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// BuildPhase is the phase of track lays, with City Growth and Urbanization before, between or after them (STM-059,
// STM-065, STM-095).
func BuildPhase() Phase {
	return Phase{
		ID: play.PhaseBuild, Name: "Building track", Clause: "STM-065", Ask: "lay track, or end the build turn.", Front: FirstBuild,
		Choices: []Choice{Growing(), Urbanizing(), Laying(), EndingBuild()},
		After:   func(t *Turn) { t.d.Board = t.d.Board.EndBuild(t.Seat()) },
	}
}

// Laying is the choice to lay a tile (STM-065 to STM-094).
func Laying() Choice {
	return Choice{
		Kind: track.Lay{}.Kind(), Clause: "STM-065",
		Legal: func(s *State, yield func(rules.Action)) {
			seat := s.Turn()
			if s.mayBuild(seat) != nil {
				return
			}
			means := s.Means(seat)
			for l := range s.d.Board.Lays(seat) {
				if cost, _ := s.d.Board.Cost(l); cost <= means && s.mayLay(l) == nil {
					yield(l)
				}
			}
		},
		Check: func(s *State, a rules.Action) error { return s.checkLay(a.(track.Lay)) },
		Do: func(t *Turn, a rules.Action) {
			l, seat := a.(track.Lay), t.Turn()
			before := t.d.Board
			cost, _ := before.Cost(l)
			t.Pay(seat, cost, ForTrack)
			t.Lay(before.Put(seat, l))
			t.Say(Laid{seat, l, cost})
			t.sayLinks(before)
		},
		Ledger: layLedger,
	}
}

// sayLinks reports the links that were completed since a board.
func (t *Turn) sayLinks(before *track.Board) {
	for _, l := range t.d.Board.Completed(before) {
		t.Say(Completed{l.Owner, t.Spot(l.A), t.Spot(l.B)})
	}
}

// mayBuild says why a seat may lay no tile any more.
func (s *State) mayBuild(seat rules.Seat) error {
	if h := s.m.Hooks.MayBuild; h != nil {
		return h(s, seat)
	}
	if n := s.Lays(seat); s.Player(seat).Lays >= n {
		clause := s.cite("STM-065")
		if s.Player(seat).Role == Engineer {
			clause = s.cite("STM-057")
		}
		return rules.Refuse(clause, fmt.Sprintf("%d tiles a build turn; they are laid", n))
	}
	return nil
}

func (s *State) checkLay(l track.Lay) error {
	seat := s.Turn()
	if err := s.mayBuild(seat); err != nil {
		return err
	}
	if err := s.d.Board.CheckLay(seat, l); err != nil {
		return err
	}
	if err := s.mayLay(l); err != nil {
		return err
	}
	cost, _ := s.d.Board.Cost(l)
	return s.Cover(seat, cost, "this lay")
}

// mayLay asks the map about a lay that the board allows.
func (s *State) mayLay(l track.Lay) error {
	if h := s.m.Hooks.MayLay; h != nil {
		return h(s, l)
	}
	return nil
}

// layLedger is the price and what the lay would complete.
func layLedger(s *State, a rules.Action, l *Ledger) {
	lay, seat := a.(track.Lay), s.Turn()
	cost, clause := s.d.Board.Cost(lay)
	l.Cost(s, cost, ForTrack, clause)
	n := s.Player(seat).Lays
	l.Change("Tiles this turn", "", n, n+1, 0, s.cite("STM-065"))
	l.board = s.d.Board.Put(seat, lay)
	for _, k := range l.board.Completed(s.d.Board) {
		l.Line(fmt.Sprintf("Link %s - %s", s.Spot(k.A), s.Spot(k.B)), "", "+1", 1, s.cite("STM-127"))
	}
}

// EndingBuild is the choice to end the build turn. In the Basic game what was paid for must be carried out before
// (STM-053).
func EndingBuild() Choice {
	c := Ending(play.Done{}, "STM-065", false)
	c.Check = func(s *State, _ rules.Action) error {
		p := s.Player(s.Turn())
		if !s.m.Form.Basic() || p.Idle || p.Used {
			return nil
		}
		if tile := s.m.tile(p.Role); tile != nil && tile.Built && tile.Use(s, s.Turn()) == nil {
			return rules.Refuse("STM-053", fmt.Sprintf("%s is paid for and must be carried out in the build turn", p.Role))
		}
		return nil
	}
	return c
}
