package track

import (
	"fmt"
	"iter"

	"kettle/rules"
	"kettle/rules/hex"
	"kettle/rules/rail"
)

// A Lay puts a tile on a hex, turned so many steps clockwise: on an empty hex, or in the place of the tile there, whose
// track it keeps and adds to or redirects (AOS-050). Turn is the smallest that gives the picture.
type Lay struct {
	At   rail.Spot `json:"at"`
	Tile Tile      `json:"tile"`
	Turn int8      `json:"turn"`
}

// Targets of a lay, in the order of pointing.
const (
	TargetHex  = "hex"   // by HexID
	TargetTile = "track" // a track tile, by Tile.ID
	TargetTurn = "turn"  // 0 to 5
)

// Kind is "lay".
func (Lay) Kind() string { return "lay" }

// String is "lay straight N-S on Petworth".
func (l Lay) String() string {
	return fmt.Sprintf("lay %s %s on %s", l.Tile, l.Tile.words(int(l.Turn)), l.At)
}

// Targets is the hex, the tile and its turn.
func (l Lay) Targets() []rules.Target {
	return []rules.Target{{Kind: TargetHex, ID: l.At.Number()}, {Kind: TargetTile, ID: l.Tile.ID()}, {Kind: TargetTurn, ID: int(l.Turn)}}
}

// Lays goes through every lay that CheckLay allows a seat, by hex, tile and turn. Limits of number and money are not its
// matter.
func (b *Board) Lays(by rules.Seat) iter.Seq[Lay] {
	return func(yield func(Lay) bool) {
		c := newChecker(b, by)
		for h := range b.tile {
			if !c.lays(HexID(h), yield) {
				return
			}
		}
	}
}

// LaysOn is Lays on one hex.
func (b *Board) LaysOn(by rules.Seat, h HexID) iter.Seq[Lay] {
	return func(yield func(Lay) bool) {
		c := newChecker(b, by)
		c.lays(h, yield)
	}
}

// newChecker is a checker for many lays, which asks the supply once for each kind.
func newChecker(b *Board, by rules.Seat) checker {
	n := len(b.m.Code.shapes)
	c := checker{b: b, by: by, left: make([]int8, n*(n+1))}
	for i := range c.left {
		c.left[i] = -1
	}
	return c
}

// lays yields the lays on one hex; false means that no more are wanted.
func (c *checker) lays(h HexID, yield func(Lay) bool) bool {
	if !c.look(h) {
		return true
	}
	for id := 1; id < len(c.b.m.Code.faces); id++ {
		if c.face(faceID(id)) != allowed {
			continue
		}
		l := c.b.lay(h, faceID(id))
		if m := c.b.m.Policy.MayLay; m != nil && m(c.b, c.by, l) != nil {
			continue
		}
		if !yield(l) {
			return false
		}
	}
	return true
}

// lay names a face on a hex.
func (b *Board) lay(h HexID, id faceID) Lay {
	f := &b.m.Code.faces[id]
	return Lay{At: b.m.Land.Hexes[h].Spot, Tile: f.shape.Name, Turn: f.turn}
}

// LayOn is the lay of a tile on a hex, turned until it looks that way; ok is false for a tile of the other family.
func (b *Board) LayOn(h HexID, t Tile, turn int) (l Lay, ok bool) {
	n := b.m.Code.number(t)
	if n < 0 || !hex.Side(turn).Valid() {
		return Lay{}, false
	}
	f := turned(&b.m.Code.shapes[n], n, turn)
	for _, id := range b.m.Code.byTurn[n] {
		if id != 0 && same(&b.m.Code.faces[id], &f) {
			return b.lay(h, id), true
		}
	}
	return Lay{}, false
}

// CheckLay is nil for a lay that the seat may make, otherwise a *rules.Refusal with its clause, the most useful one first.
func (b *Board) CheckLay(by rules.Seat, l Lay) error {
	h, id := b.place(l)
	if h == None {
		return b.m.Code.refuse(noHex)
	}
	if id == 0 {
		return b.m.Code.refuse(noTile)
	}
	c := checker{b: b, by: by}
	c.look(h)
	w := c.face(id)
	if w == needsEmpty {
		return rules.Refuse(b.m.Policy.Founds, reasons[w].text)
	}
	if w != allowed {
		return b.m.Code.refuse(w)
	}
	if m := b.m.Policy.MayLay; m != nil {
		return m(b, by, l)
	}
	return nil
}
