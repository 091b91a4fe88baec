package board

import (
	"kettle/render/draw"
	"kettle/render/ui"
)

// A CardTable is cards laid out on a panel to choose one: Archon cards, deployments.
type CardTable struct {
	Head   string // "Deployment"
	Note   string // at the right of the head
	Clause string
	Cards  []Card
	Cols   int     // in a row; 0: as many as there are cards, at most four
	Shape  float32 // width of a card by its height; 0: 0.72
}

// Measures: the panel is laid out for 550 x 332.
const tableWide, tableTall = 550, 332

// Draw paints the panel into r (550 x 332 for six deployments, 744 x 448 for Archon cards).
func (t CardTable) Draw(u *ui.UI, r draw.Rect) (a Answer) {
	p, box := plank(u.L, r, tableWide, tableTall)
	p.felt(box)
	p.title(u, draw.Rc(12, 8, box.W-24, 28), t.Head, t.Note, t.Clause)
	cols, shape := t.Cols, t.Shape
	if cols == 0 {
		cols = max(1, min(4, len(t.Cards)))
	}
	if shape == 0 {
		shape = 0.72
	}
	rows := max(1, (len(t.Cards)+cols-1)/cols)
	const gap = 9
	room := draw.Rc(12, 39, box.W-24, box.H-39-10)
	h := (room.H - gap*float32(rows-1)) / float32(rows)
	w := min((room.W-gap*float32(cols-1))/float32(cols), h*shape)
	for i, c := range t.Cards {
		row, col := i/cols, i%cols
		in := min(cols, len(t.Cards)-row*cols)
		x := room.Mid().X - (w*float32(in)+gap*float32(in-1))/2 + (w+gap)*float32(col)
		c.draw(u, p, draw.Rc(x, room.Y+(h+gap)*float32(row), w, h), &a)
	}
	return a
}

// title is the head of a panel: its name in the title face, what there is to say at the right, a clause.
func (p pen) title(u *ui.UI, r draw.Rect, name, note, clause string) {
	w := p.words(r, name, draw.Type{Face: draw.Title, Size: 19, Color: ui.TitleGold, Shadow: draw.Color{A: 170}})
	right := r.Right()
	if clause != "" {
		right -= p.clauseWidth(clause)
		p.clause(u, draw.Pt(right, r.Mid().Y-9), clause, false)
		right -= 8
	}
	p.snug(draw.Rc(r.X+w+12, r.Y, right-r.X-w-12, r.H), note, draw.Type{Face: draw.Sans, Size: 13, Color: ui.MutedFelt, Align: draw.End})
}

// An ArchonPlay is the Archon card of the round.
type ArchonPlay struct {
	Title, Text string
	Clause      string
	Exempt      Title
	Favour      string // "unaffected"
	By          Clan   // whose card it is; the zero clan: it was flipped with nobody as Archon
	None        string // what is said while no card lies there; Title is then ""
}

// Draw paints the card's panel into r (264 x 150).
func (c ArchonPlay) Draw(u *ui.UI, r draw.Rect) (a Answer) {
	p, box := plank(u.L, r, 264, 150)
	p.felt(box)
	p.words(draw.Rc(10, 6, 170, 20), upper(wordArchonRound), brassHead)
	w := p.clauseWidth(c.Clause)
	p.clause(u, draw.Pt(box.Right()-10-w, 7), c.Clause, false)
	back := draw.Rc(11, 33, 76, box.H-44)
	back = draw.Around(draw.Pt(back.Mid().X, back.Mid().Y), min(back.W, back.H*0.715), min(back.H, back.W/0.715))
	if c.Title == "" {
		p.dashes(back, 6, 1.2, draw.Fade(ui.BrassLn, 0.7))
		p.fit("title-archon", back.Inset(22)).Tint = draw.Fade(ui.BrassLn, 0.5)
		p.prose(draw.Rc(98, 40, box.W-110, box.H-52), c.None, draw.Type{Face: draw.Sans, Size: 14, Color: ui.MutedFelt}, 1.3)
		return a
	}
	p.drop(back, 6)
	p.sprite("card-back-archon", back)
	if c.By.ID != "" {
		p.emblem(draw.Pt(back.Right()-6, back.Bottom()-8), 24, c.By, 1)
	}
	sheet := draw.Rc(97, 31, box.W-107, box.H-41)
	p.paper(sheet)
	in := sheet.Pad(9, 6)
	p.snug(draw.Rc(in.X, in.Y, in.W, 18), c.Title, draw.Type{Face: draw.Heading, Size: 14, Color: ui.OnPaper})
	in.Y, in.H = in.Y+20, in.H-20
	if c.Exempt != NoTitle {
		in = Card{Exempt: c.Exempt, Favour: c.Favour}.favour(p, in, 1)
	}
	p.prose(in, c.Text, draw.Type{Face: draw.Serif, Size: 13, Color: ui.OnPaper}, 1.25)
	return a
}
