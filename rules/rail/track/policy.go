package track

import (
	"kettle/rules"
	"kettle/rules/hex"
)

// A Policy is in what a map differs from the rules of its family. The zero value is the printed rule.
type Policy struct {
	Costs  *Costs  // nil is the family's
	Supply *Supply // nil is the family's
	// Founds is the clause by which a town tile may be laid on any empty hex that is no site (WWH-08); empty elsewhere.
	Founds string
	Idle   Idle // what becomes of a section left alone

	// Price is what a lay costs where a table cannot say it; base is what the table says.
	Price func(b *Board, l Lay, base int) int
	// MayLay is an extra ban, a *rules.Refusal with its clause. It is asked about lays that are legal otherwise.
	MayLay func(b *Board, by rules.Seat, l Lay) error
	// MayCity is an extra ban of new cities.
	MayCity func(b *Board, by rules.Seat, h HexID) error
	// Open replaces the open sides of the map file, for a side between two hexes. It must answer alike from both.
	Open func(l *Land, h HexID, s hex.Side) bool
	// Starts lets new track in hex h start at its side s though nothing there allows it (JPN-33).
	Starts func(b *Board, by rules.Seat, h HexID, s hex.Side) bool
}

// Idle is what happens at the end of a build turn to an own unfinished section that was neither begun nor extended.
type Idle uint8

// Lose makes it unowned (AOS-079, STM-091). Keep leaves it. Mark puts one more token on it, MarkOnce only where there is
// none yet (SIN-09, SIN-34).
const (
	Lose Idle = iota
	Keep
	Mark
	MarkOnce
)

// A Map is a land with its rules, shared by every board on it. It never changes.
type Map struct {
	Land   *Land
	Code   *Code
	Policy Policy

	costs  Costs
	supply supplyTable
	open   []hex.Set // by hex: sides that track may cross
	empty  *Board
}

// NewMap joins a land with the code of its family and its own policy.
func NewMap(l *Land, c *Code, p Policy) *Map {
	m := &Map{Land: l, Code: c, Policy: p, costs: c.Costs}
	if p.Costs != nil {
		m.costs = *p.Costs
	}
	supply := &c.Supply
	if p.Supply != nil {
		supply = p.Supply
	}
	m.supply = supply.table(c)
	m.open = make([]hex.Set, len(l.Hexes))
	for i := range l.Hexes {
		m.open[i] = l.Hexes[i].Open
		if p.Open == nil {
			continue
		}
		m.open[i] = 0
		for s := range hex.Side(hex.Sides) {
			if l.next[i][s] != None && p.Open(l, HexID(i), s) {
				m.open[i] |= hex.SetOf(s)
			}
		}
	}
	m.empty = newBoard(m)
	return m
}

// Board is the map without a tile.
func (m *Map) Board() *Board { return m.empty }

// CostsOf is a copy of the prices that hold on the map, to edit for a policy.
func (m *Map) CostsOf() Costs { return m.costs }

// Crosses reports whether track may cross a side of a hex.
func (m *Map) Crosses(h HexID, s hex.Side) bool { return m.open[h].Has(s) }
