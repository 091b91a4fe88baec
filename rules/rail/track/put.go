package track

import (
	"kettle/rules"
	"kettle/rules/hex"
)

// Put is the board after a lay that CheckLay allows. New track and all that it joins belong to the builder (AOS-075,
// AOS-081, AOS-082); redirected track only if that completes a link (AOS-080, STM-078). It panics for a lay that names
// no hex or tile of the map.
func (b *Board) Put(by rules.Seat, l Lay) *Board {
	h, id := b.place(l)
	if h == None || id == 0 {
		panic("track: put of an unknown lay: " + l.String())
	}
	f := &b.m.Code.faces[id]
	added, redirected := b.difference(by, h, f)
	n := b.clone()
	n.tile[h] = id
	for s := range hex.Side(hex.Sides) {
		switch bit := hex.SetOf(s); {
		case !f.exits.Has(s):
			n.own[h][s], n.marks[h][s] = noTrack, 0
			n.fresh[h] &^= bit
		case added.Has(s):
			n.own[h][s], n.marks[h][s] = int8(by), 0
			n.fresh[h] |= bit
		}
	}
	for _, ch := range redirected {
		if ch.from == 0 {
			continue
		}
		was := ch.from.Sides()[0]
		for _, s := range ch.to.Sides() {
			n.own[h][s], n.marks[h][s] = b.own[h][was], b.marks[h][was]
			n.fresh[h] &^= hex.SetOf(s)
			if b.fresh[h].Has(was) {
				n.fresh[h] |= hex.SetOf(s)
			}
		}
	}
	n.laid = append(n.laid, h)
	n.begun |= 1 << by
	n.derive()
	for _, ch := range redirected {
		if ch.from != 0 {
			n.settle(by, &n.sections[n.of[h][ch.to.Sides()[0]]])
		}
	}
	for _, s := range added.Sides() {
		n.relabel(&n.sections[n.of[h][s]], by, 0)
	}
	return n
}

// difference is what a face adds to a hex, as exits, and what it redirects.
func (b *Board) difference(by rules.Seat, h HexID, f *face) (added hex.Set, redirected [2]change) {
	if f.town || b.face(h).town {
		return f.exits &^ b.face(h).exits, redirected
	}
	c := checker{b: b, by: by}
	c.look(h)
	changes, n, _ := c.changes(f)
	for i, ch := range changes[:n] {
		if ch.from == 0 {
			added |= ch.to
		} else {
			redirected[i] = ch
		}
	}
	return added, redirected
}

// A Deed is what a lay does to its hex.
type Deed uint8

// The deeds: a tile on an empty hex, more track on a tile, other open ends, and the last two in one lay (AOS-071).
const (
	First Deed = iota
	Replace
	Redirect
	Both
)

// Deed is what a legal lay does.
func (b *Board) Deed(by rules.Seat, l Lay) Deed {
	h, id := b.place(l)
	if b.tile[h] == 0 {
		return First
	}
	added, redirected := b.difference(by, h, &b.m.Code.faces[id])
	switch {
	case redirected == [2]change{}:
		return Replace
	case added == 0:
		return Redirect
	}
	return Both
}

// settle gives a section with redirected track its owner: the builder's if it is complete or part of it was the
// builder's, otherwise as before.
func (b *Board) settle(by rules.Seat, s *Section) {
	if s.Complete() {
		b.relabel(s, by, 0)
		return
	}
	owner, marks := rules.Nobody, 0
	for _, p := range s.Path {
		for _, side := range [...]hex.Side{p.In, p.Out} {
			if side != centre && b.own[p.Hex][side] == int8(by) {
				owner, marks = by, int(b.marks[p.Hex][side])
			}
		}
	}
	b.relabel(s, owner, marks)
}

// relabel gives a whole section to an owner with so many added tokens. The board must still be in the making.
func (b *Board) relabel(s *Section, owner rules.Seat, marks int) {
	for _, p := range s.Path {
		for _, side := range [...]hex.Side{p.In, p.Out} {
			if side != centre {
				b.own[p.Hex][side], b.marks[p.Hex][side] = int8(owner), uint8(marks)
			}
		}
	}
	s.Owner, s.Marks = owner, marks
}

// Lay is CheckLay and Put.
func (b *Board) Lay(by rules.Seat, l Lay) (*Board, error) {
	if err := b.CheckLay(by, l); err != nil {
		return nil, err
	}
	return b.Put(by, l), nil
}
