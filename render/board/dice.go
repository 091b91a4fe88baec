package board

import (
	"fmt"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules/rail"
)

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

// Measures of the dice card.
const diceWide, diceRow = 34, 22

// Draw paints the card's content into r, which lies on paper, and returns the height used.
func (d Dice) Draw(u *ui.UI, r draw.Rect) float32 {
	y := r.Y
	x := r.X
	for i, n := range [...]int{d.Light, d.Dark} {
		if n < 1 || n > 6 {
			continue
		}
		half := rail.Light + rail.Half(i)
		name := fmt.Sprintf("die-%s-%d", half, n)
		c := draw.Pt(x+diceWide/2, y+diceWide/2)
		piece(u.L, name, c, diceWide, false)
		u.L.Label(draw.Rc(x+diceWide+7, y, 60, diceWide), half.String(), draw.Type{Face: draw.Sans, Size: 13, Color: ui.MutedPaper})
		x += diceWide + 62
	}
	y += diceWide + 8
	for _, row := range d.Rows {
		b := draw.Rc(r.X, y, r.W, diceRow)
		fill := lightHalf
		if row.Half == rail.Dark {
			fill = darkHalf
		}
		mark := draw.Around(draw.Pt(b.X+5, b.Mid().Y), 9, 9)
		u.L.Round(mark, 2, draw.Solid(fill))
		u.L.Frame(mark, 2, 1, ui.HeadPaper)
		end := b.Right()
		for i := len(row.Cubes) - 1; i >= 0; i-- {
			if g := row.Cubes[i]; g != rail.None {
				u.L.Sprite(cubeSprite[g], sized(cubeSprite[g], draw.Pt(end-9, b.Mid().Y), 17))
				end -= 19
			}
		}
		if len(row.Cubes) == 0 && row.Note != "" {
			t := draw.Type{Face: draw.Sans, Size: 12.5, Color: ui.MutedPaper, Align: draw.End}
			u.L.Label(draw.Rc(b.X+100, b.Y, b.W-100, b.H), row.Note, t)
			end -= u.L.Metrics.Width(t.Face, t.Size, row.Note)
		}
		u.L.Label(draw.Rc(b.X+15, b.Y, end-b.X-20, b.H), typographic(row.Name), draw.Type{Face: draw.Heading, Size: 13, Color: ui.OnPaper})
		y += diceRow
	}
	return y - r.Y
}
