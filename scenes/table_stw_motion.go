package scenes

import (
	"slices"

	"kettle/render/board"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// motions are what is seen of an action on Europa: units that march, tokens that turn over, columns that rise and shrink,
// pieces that land.
func (s *stwTable) motions(t *Table, before rules.Position, a rules.Action, events []rules.Event) []showStep {
	if s.europa == nil {
		s.europa = board.NewEuropa()
	}
	f := reel{t: t, s: s, before: stwState(before), after: stwState(t.g.Now()), was: t.desk.europaOf(stwState(before)), now: t.desk.europaOf(stwState(t.g.Now()))}
	if b := f.before.Battle(); b != nil {
		f.fight = &fightTale{b: b}
	}
	f.revealed(events)
	for _, e := range events {
		if f.fought(e) || f.snowed(e) {
			continue
		}
		switch e := e.(type) {
		case stw.Moved:
			f.moved(e)
		case stw.ColumnRaised:
			f.column(e.Area, e.Now)
		case stw.ColumnShrunk:
			f.column(e.Area, e.Now)
		case stw.BeaconSet:
			f.lands(e.Area)
		case stw.Built:
			f.lands(e.Area)
		case stw.Recruited:
			f.lands(e.Area)
		case stw.ContractSet:
			f.lands(e.Floe)
		default:
			f.lands(hopeAreas(e))
		}
	}
	return f.steps
}

// A reel is the motions of one action: was is the land as it lies before the next of them.
type reel struct {
	t             *Table
	s             *stwTable
	before, after *stw.State
	was, now      board.EuropaState
	steps         []showStep
	fight         *fightTale // the combat that is told, nil for none
	snow          *snowTale  // the Whiteout
}

// shot adds a motion over the land as it is.
func (f *reel) shot(m board.Motion, marks board.EuropaMarks) {
	f.steps = append(f.steps, showStep{europa: board.EuropaState{Areas: slices.Clone(f.was.Areas)}, onEuropa: marks, motion: m})
}

// settle takes over what lies in areas at the end.
func (f *reel) settle(areas ...stw.Area) {
	for _, a := range areas {
		f.was.Areas[a] = f.now.Areas[a]
	}
}

func (f *reel) moved(e stw.Moved) {
	m := board.March{Clan: f.t.clan(e.Clan), Base: e.Force.Base, Elite: e.Force.Elite, Caravan: e.Caravan, Path: []int{int(e.From)}}
	for _, x := range e.Through {
		m.Path = append(m.Path, int(x))
	}
	m.Path = append(m.Path, int(e.To))
	f.shot(f.s.europa.Marching(m), board.EuropaMarks{Leaving: &m})
	f.settle(e.From, e.To)
}

// column lets a column rise or shrink to so many levels.
func (f *reel) column(a stw.Area, to int) {
	from := f.was.Areas[a].Column
	if from == to {
		return
	}
	f.shot(f.s.europa.Rising(int(a), from, to), board.EuropaMarks{Away: []rules.Target{{Kind: board.ColumnKind, ID: int(a)}}})
	f.was.Areas[a].Column = to
}

// lands shows pieces that come to an area.
func (f *reel) lands(a stw.Area) {
	if !a.Is() {
		return
	}
	f.settle(a)
	f.shot(f.s.europa.Landing(board.AreaTarget(int(a))), board.EuropaMarks{})
}

// revealed turns all Order tokens over at once; Decoys are seen and go.
func (f *reel) revealed(events []rules.Event) {
	var areas []int
	var from, to []board.OrderToken
	var away []rules.Target
	for _, e := range events {
		r, ok := e.(stw.Revealed)
		if !ok {
			continue
		}
		for _, x := range r.Tokens {
			areas = append(areas, int(x.At))
			from, to = append(from, board.OrderToken{Face: board.OrderBack}), append(to, board.OrderToken{Face: x.Order.String()})
			away = append(away, board.TokenTarget(int(x.At)))
		}
	}
	if len(areas) == 0 {
		return
	}
	f.shot(f.s.europa.Turning(areas, from, to), board.EuropaMarks{Away: away})
	for _, a := range areas {
		f.was.Areas[a].Order = f.now.Areas[a].Order
	}
}
