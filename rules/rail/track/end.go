package track

import "kettle/rules"

// EndBuild is the board after the build turn of a seat: each own unfinished section that it neither began nor extended
// becomes unowned (AOS-079, STM-091), or whatever Policy.Idle says. What was built in the turn is forgotten.
func (b *Board) EndBuild(by rules.Seat) *Board {
	n := b.clone()
	for i := range b.sections {
		s := &b.sections[i]
		if s.Owner != by || s.Complete() || s.Fresh {
			continue
		}
		switch b.m.Policy.Idle {
		case Lose:
			n.release(s)
		case Keep:
		case Mark, MarkOnce:
			if s.Marks == 0 || b.m.Policy.Idle == Mark {
				c := *s
				n.relabel(&c, by, min(s.Marks+1, 255))
			}
		}
	}
	clear(n.fresh)
	n.laid = nil
	n.derive()
	return n
}

// Eliminate is the board without a seat: its unfinished sections become unowned, its complete links stay without an
// owner, and nobody can claim those (AOS-117, AOS-118, STM-122 to STM-124).
func (b *Board) Eliminate(seat rules.Seat) *Board {
	n := b.clone()
	n.gone |= 1 << seat
	for i := range b.sections {
		if s := &b.sections[i]; s.Owner == seat {
			n.release(s)
		}
	}
	n.derive()
	return n
}

// release takes the owner off a section of another board in the making. A tunnel that is abandoned must be built again
// (JPN-13).
func (b *Board) release(s *Section) {
	c := *s
	b.relabel(&c, rules.Nobody, 0)
	if s.Complete() {
		return
	}
	for _, p := range s.Path {
		if b.face(p.Hex).shape.Class == Token {
			b.tile[p.Hex], b.fresh[p.Hex] = 0, 0
			b.own[p.Hex][p.In], b.own[p.Hex][p.Out] = noTrack, noTrack
		}
	}
}

// Gone reports whether a seat was eliminated.
func (b *Board) Gone(seat rules.Seat) bool { return b.gone.has(seat) }
