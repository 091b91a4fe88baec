package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
)

// A UnitPicker is the units of an area out of which some are chosen: to move, to be recruited, to be given up.
type UnitPicker struct {
	ID    string // its hits begin with it: "move"
	Clan  Clan
	Kinds []UnitKind
	Note  string // under the sum: "1 stays"
	Most  int    // how many may be chosen in all; 0: all there are
}

// A UnitKind is the units of one kind.
type UnitKind struct {
	Piece    string // "soldier", "elite", "truck"
	Of       int    // how many there are
	Chosen   int
	Min, Max int // how many may be chosen now
}

// Draw paints a row for each kind on paper into r (240 wide, 62 a row) and gives how many are chosen after a click, by kind; changed is
// false when nothing was clicked. A click on a unit chooses as many as stand up to it.
func (x UnitPicker) Draw(u *ui.UI, r draw.Rect) (chosen []int, changed bool) {
	p, box := plank(u.L, r, 240, 62*float32(max(1, len(x.Kinds))))
	p.paper(box)
	row := box.H / float32(max(1, len(x.Kinds)))
	sum, all := 0, 0
	for _, k := range x.Kinds {
		chosen = append(chosen, k.Chosen)
		sum, all = sum+k.Chosen, all+k.Of
	}
	if x.Most > 0 {
		all = min(all, x.Most)
	}
	side := draw.Rc(box.W-66, 0, 58, box.H)
	for i, k := range x.Kinds {
		b := draw.Rc(6, row*float32(i), side.X-8, row)
		if n, ok := k.draw(u, p, b, x.ID+"/"+k.Piece, x.Clan); ok {
			chosen[i], changed = n, true
		}
	}
	mid := side.Mid().Y
	p.snug(draw.Rc(side.X, mid-22, side.W, 24), strconv.Itoa(sum)+wordOf+strconv.Itoa(all), draw.Type{Face: draw.Heading, Size: 18, Color: ui.OnPaper, Align: draw.End})
	p.snug(draw.Rc(side.X, mid+3, side.W, 18), x.Note, draw.Type{Face: draw.Sans, Size: 13, Color: ui.MutedPaper, Align: draw.End})
	return chosen, changed
}

func (k UnitKind) draw(u *ui.UI, p pen, r draw.Rect, id string, c Clan) (chosen int, changed bool) {
	const button = 24
	if p.stepper(u, draw.Rc(r.X+2, r.Mid().Y-button/2, button, button), id+"/less", false, k.Chosen > k.Min) {
		chosen, changed = k.Chosen-1, true
	}
	if p.stepper(u, draw.Rc(r.Right()-button-2, r.Mid().Y-button/2, button, button), id+"/more", true, k.Chosen < min(k.Max, k.Of)) {
		chosen, changed = k.Chosen+1, true
	}
	room := draw.Rc(r.X+button+8, r.Y+6, r.W-2*button-16, r.H-12)
	tall := min(42, room.H/eliteTall)
	if k.Piece == "truck" { // which is wide
		tall *= 0.66
	}
	w := p.standing(k.Piece, draw.Point{}, tall).W
	step := min(w*0.8, (room.W-w)/float32(max(1, k.Of-1)))
	x := room.Mid().X - step*float32(k.Of-1)/2
	for i := range k.Of {
		foot := draw.Pt(x+step*float32(i), room.Bottom())
		alpha := float32(1)
		if i >= k.Chosen {
			alpha = 0.38
		}
		b := p.standee(k.Piece, foot, tall, c, alpha)
		hit := draw.Rc(foot.X-step/2, b.Y, max(step, 6), b.H)
		if k.Of == 1 {
			hit = b
		}
		st := u.Area(id+"/"+strconv.Itoa(i+1), p.box(hit))
		n := i + 1
		if n == k.Chosen { // the last one is put down again
			n--
		}
		if st.Clicked && n >= k.Min && n <= min(k.Max, k.Of) {
			chosen, changed = n, true
		}
	}
	return chosen, changed
}
