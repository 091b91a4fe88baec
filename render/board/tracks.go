package board

import (
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
)

// A Loco is a locomotive track: slots for the levels and the engine on one of them.
type Loco struct {
	Livery Livery
	Level  int // 1 to Max
	Max    int // 6
	Ghost  int // level after what is previewed; 0 or Level: none
}

// Draw paints the printed track with its caption into r (202 x 58 in the seat panel).
func (t Loco) Draw(u *ui.UI, r draw.Rect) {}

// Shares is the track of shares issued.
type Shares struct {
	Livery Livery
	Issued int
	Max    int // 15
	Ghost  int // shares after what is previewed; 0 or Issued: none
}

// Draw paints the printed track with its caption into r (202 x 74 in the seat panel).
func (t Shares) Draw(u *ui.UI, r draw.Rect) {}

// Income is a window of the income track with reduction bands.
type Income struct {
	Livery Livery
	At     int
	Ghost  int    // income after what is previewed; equal to At: none
	Note   string // at the right of the caption
}

// Draw paints caption and slots into r, which lies on a card (344 x 42).
func (t Income) Draw(u *ui.UI, r draw.Rect) {}

// Moons are the rounds, the present one ringed.
type Moons struct {
	Round, Rounds int
}

// Draw paints the row into r, which lies on a card (344 x 32).
func (t Moons) Draw(u *ui.UI, r draw.Rect) {}

// A Shelf is one column of the goods display.
type Shelf struct {
	Head  string // "1" to "6", "A"
	Half  rail.Half
	Color rail.Good // of the house or new city that it serves
	New   bool      // a new city
	Out   bool      // a new city not on the map: its cubes wait
	Boxes rail.Pile // nearest to the head first; rail.None where empty
	What  []rules.Target
	Grows bool // its cubes come now
}

// A Display is the goods display.
type Display struct {
	Shelves []Shelf
	Lit     []rules.Target
	Chosen  []rules.Target
}

// Draw paints the card into r (384 x 88) and makes its boxes hits "box/HEAD/HALF/LEVEL".
func (d Display) Draw(u *ui.UI, r draw.Rect) (a Answer) { return a }

// Pumpkins are the places of the pumpkins of the deal.
type Pumpkins struct {
	All, Left int
	Next      bool   // one more goes with what is previewed
	Note      string // below, with a witch
}

// Draw paints the places into r, which lies on felt (208 x 84, 20 more with a note).
func (p Pumpkins) Draw(u *ui.UI, r draw.Rect) {}

// An ActionTile is one action of the round as a card.
type ActionTile struct {
	What   rules.Target
	ID     string // "action/engineer": its hit
	Name   string
	Sprite string // "" finds the picture by ID
	Key    string
	Lit    bool    // may be chosen now
	Chosen *Livery // whose disc lies on it
}

// DrawActions paints the tiles two in a row into r (208 x 126).
func DrawActions(u *ui.UI, r draw.Rect, tiles []ActionTile) (a Answer) { return a }

// Dice are the dice of a goods growth and what they brought.
type Dice struct {
	Light, Dark int // 0: not thrown
	Rows        []DiceRow
}

// A DiceRow says what came where.
type DiceRow struct {
	Half  rail.Half
	Name  string // of the house
	Cubes rail.Pile
	Note  string // instead of cubes: "nothing left"
}

// Draw paints the card's content into r and returns the height used.
func (d Dice) Draw(u *ui.UI, r draw.Rect) float32 { return 0 }

// Thumb draws a small picture of the map into r, for saves; it makes no hits.
func Thumb(l *draw.List, r draw.Rect, n *Night) {}
