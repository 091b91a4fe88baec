package scenes

import (
	"fmt"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules/rulebook"
)

// drawBook draws the open book: two pages, or one where there is no room for two. Without the shelf beside it the
// book names its neighbours.
func (b *bookScene) drawBook(u *ui.UI, r draw.Rect, alone bool) {
	leather := leatherOf(b.books[b.at.book].ID)
	u.L.Round(r.Move(0, 4).Inset(-3), 11, draw.Solid(draw.Color{A: 120}))
	u.L.Round(r.Inset(-2), 9, draw.Down(r, leather[0], leather[1]))
	u.L.Frame(r.Inset(-2), 9, 1, draw.Color{A: 160})
	paper := r.Inset(5)
	if alone {
		var bar draw.Rect
		bar, paper = paper.CutTop(36)
		b.drawNeighbours(u, bar)
	}
	u.L.Round(paper, 4, draw.Solid(draw.Hex(0xeee2c6)))
	u.L.Within(paper, func() { u.L.Tile("paper-grain", paper, 512).Tint = draw.Color{R: 255, G: 246, B: 226, A: 70} })

	sides := 1
	if paper.W >= 720 {
		sides = 2
	}
	w := paper.W / float32(sides)
	foot := float32(88) // what was found in other books stands there
	low := paper.H < 300
	if low {
		foot = 44
	}
	inner := draw.Rc(0, 0, w-56, paper.H-foot)
	b.setPages(u.L.Metrics, inner.W, inner.H)
	if b.want != "" {
		b.at.page = pageOf(b.set.pages, b.want) / sides * sides
		b.want = ""
		if n := len(b.seen); n > 0 {
			b.seen[n-1] = b.at
		}
	}
	last := (len(b.set.pages) - 1) / sides * sides
	b.at.page = max(0, min(b.at.page/sides*sides, last))
	for s := range sides {
		n := b.at.page + s
		left := draw.Rc(paper.X+float32(s)*w, paper.Y, w, paper.H)
		if sides == 2 {
			shadeGutter(u, left, s == 0)
		}
		if n < len(b.set.pages) {
			at := draw.Rc(left.X+28, left.Y+max(9, min(18, foot-40)), inner.W, inner.H)
			b.drawPage(u, at, b.set.pages[n], s)
			u.L.Label(draw.Rc(left.X, paper.Bottom()-27, w, 20), fmt.Sprintf(wordsPageNow, n+1),
				draw.Type{Face: draw.Heading, Size: 13, Color: ui.MutedPaper, Align: draw.Center})
		}
	}
	if !low {
		b.drawOthers(u, draw.Rc(paper.X+28, paper.Bottom()-64, paper.W-56, 30))
	}
	b.turnPages(u, paper, sides, last)
	if b.wrong != "" {
		u.Toast(b.wrong, true)
	}
}

func (b *bookScene) setPages(m draw.Metrics, w, h float32) {
	if s := &b.set; s.pages == nil || s.book != b.at.book || s.w != w || s.h != h {
		if s.pages != nil && s.book == b.at.book && b.want == "" {
			b.want = b.anchor() // the size changed: stay at the place
		}
		*s = bookSet{b.at.book, w, h, paginate(m, b.books[b.at.book], w, h)}
	}
}

// anchor is the clause that stays in sight when the pages are set anew: the looked-up one, or the first on the left
// page.
func (b *bookScene) anchor() string {
	if b.at.clause != "" {
		return b.at.clause
	}
	if b.at.page > 0 && b.at.page < len(b.set.pages) {
		for _, l := range b.set.pages[b.at.page] {
			if l.first && !l.echo {
				return l.clause
			}
		}
	}
	return ""
}

// shadeGutter darkens a page towards the fold.
func shadeGutter(u *ui.UI, r draw.Rect, left bool) {
	fold := draw.Color{R: 0x4a, G: 0x32, B: 0x14, A: 105}
	w := r.W * 0.12
	if left {
		g := draw.Rc(r.Right()-w, r.Y, w, r.H)
		u.L.Box(g, draw.Across(g, draw.Fade(fold, 0), fold))
		return
	}
	g := draw.Rc(r.X, r.Y, w, r.H)
	u.L.Box(g, draw.Across(g, fold, draw.Fade(fold, 0)))
}

// turnPages are the corners that turn the pages, and their keys.
func (b *bookScene) turnPages(u *ui.UI, r draw.Rect, sides, last int) {
	back, forth := draw.Rc(r.X+14, r.Bottom()-29, 40, 24), draw.Rc(r.Right()-54, r.Bottom()-29, 40, 24)
	if b.at.page > 0 && u.Quiet("page-back", back, "ui-chevron-left", "", "", false) {
		b.open(b.at.book, b.at.page-sides)
	}
	if b.at.page < last && u.Quiet("page-next", forth, "ui-chevron-right", "", "", false) {
		b.open(b.at.book, b.at.page+sides)
	}
	u.Explain("page-back", back, wordsPrevPage, "Left")
	u.Explain("page-next", forth, wordsNextPage, "Right")
	wheel := u.In.Wheel
	if !r.Has(draw.Pt(u.In.X, u.In.Y)) {
		wheel = 0
	}
	if (u.Key("left") || u.Key("pageup") || wheel > 0) && b.at.page > 0 {
		b.open(b.at.book, b.at.page-sides)
		u.Act()
	}
	if (u.Key("right") || u.Key("pagedown") || wheel < 0) && b.at.page < last {
		b.open(b.at.book, b.at.page+sides)
		u.Act()
	}
	if u.Key("home") {
		b.open(b.at.book, 0)
	}
	if u.Key("end") {
		b.open(b.at.book, last)
	}
}

// drawPage draws the lines of a page; side tells its links from those of the other one.
func (b *bookScene) drawPage(u *ui.UI, r draw.Rect, p bookPage, side int) {
	for i, l := range p {
		if l.kind == lineClause && !l.echo && (i == 0 || p[i-1].clause != l.clause || p[i-1].kind != lineClause) {
			b.markClause(u, r, p[i:], l)
		}
	}
	for i, l := range p {
		at := draw.Rc(r.X, r.Y+l.y, r.W, l.h)
		switch l.kind {
		case lineTitle:
			u.L.Label(draw.Rc(at.X, at.Y-6, at.W, 36), l.text, draw.Type{Face: draw.Title, Size: 30, Color: ui.HeadPaper})
			u.L.Box(draw.Rc(at.X, at.Bottom()-12, at.W, 1.2), draw.Solid(ui.RulePaper))
		case lineIntro:
			u.L.Label(at, l.text, bookType.With(ui.MutedPaper))
		case lineSection:
			u.L.Label(at, l.text, bookSection)
		case lineRulings:
			w := u.L.Label(at, l.text, bookRulings)
			u.L.Box(draw.Rc(at.X+w+10, at.Mid().Y, at.W-w-10, 1), draw.Solid(draw.Fade(ui.RulePaper, 0.8)))
		case lineClause:
			b.drawLine(u, at, l, fmt.Sprintf("#%d.%d", side, i))
		}
	}
}

// markClause tints a clause that was looked up or found: l is its first line here, p begins with it.
func (b *bookScene) markClause(u *ui.UI, r draw.Rect, p bookPage, l bookLine) {
	sought := l.clause == b.at.clause
	if !sought && !b.isFound(l.clause) {
		return
	}
	h := float32(0)
	for _, m := range p {
		if m.clause != l.clause {
			break
		}
		h += m.h
	}
	box := draw.Rc(r.X-12, r.Y+l.y-3, r.W+24, h+6)
	if !sought {
		u.L.Round(box, 6, draw.Solid(draw.Fade(draw.Hex(0xf9d97e), 0.4)))
		return
	}
	b.pulse(u, box)
	u.L.Round(box, 6, draw.Across(box, draw.Hex(0xf9d97e), draw.Hex(0xfbe6a8)))
	u.L.Frame(box, 6, 1.5, draw.Hex(0xb9822a))
}

// drawLine draws a line of a clause with its id, its seal and its links.
func (b *bookScene) drawLine(u *ui.UI, r draw.Rect, l bookLine, mark string) {
	base := r.Y + 13.5
	if l.first {
		t := bookIDType
		if l.clause == b.at.clause && !l.echo {
			w := u.L.Metrics.Width(t.Face, t.Size, l.clause) + 10
			u.L.Round(draw.Rc(r.X-5, r.Y, w, 18), 4, draw.Solid(draw.Hex(0x6b3f14)))
			t = t.With(draw.Hex(0xffffff))
		}
		if l.echo {
			b.drawLink(u, draw.Pt(r.X, base), l.clause, mark)
		} else {
			u.L.Text(draw.Pt(r.X, base), l.clause, t)
		}
		if l.ruling {
			seal(u, draw.Pt(r.Right()-13, r.Y+12))
		}
	}
	for i, run := range l.runs {
		p := draw.Pt(r.X+bookIDs+run.x, base)
		if !run.link {
			u.L.Text(p, run.text, bookType)
			continue
		}
		b.drawLink(u, p, run.text, fmt.Sprintf("%s.%d", mark, i))
	}
}

// drawLink draws the id of a clause that a click turns to; mark tells it from others on the open pages.
func (b *bookScene) drawLink(u *ui.UI, p draw.Point, clause, mark string) {
	w := u.L.Metrics.Width(bookLink.Face, bookLink.Size, clause)
	r := draw.Rc(p.X-2, p.Y-14.5, w+4, 18)
	if u.Area("clause/"+clause+mark, r).Hot {
		u.L.Round(r, 3, draw.Solid(draw.Fade(bookLink.Color, 0.16)))
	}
	u.L.Text(p, clause, bookLink)
	u.L.Box(draw.Rc(p.X, p.Y+3, w, 1), draw.Solid(draw.Fade(bookLink.Color, 0.5)))
}

// seal marks a ruling of this project.
func seal(u *ui.UI, c draw.Point) {
	u.L.Disc(c.Add(draw.Pt(0, 1)), 14, draw.Solid(draw.Color{A: 60}))
	u.L.Disc(c, 13.5, draw.Solid(draw.Hex(0xa33624)))
	u.L.Ring(c, 13.5, 1.5, draw.Hex(0x8f2c1c))
	u.L.Ring(c, 10.8, 0.8, draw.Hex(0xc9604c))
	u.L.Label(draw.Around(c, 26, 20), wordsOurs, draw.Type{Face: draw.Heading, Size: 10.5, Color: draw.Hex(0xffeede), Align: draw.Center})
}

// drawOthers names finds in the other books at the foot.
func (b *bookScene) drawOthers(u *ui.UI, r draw.Rect) {
	var others []rulebook.Clause
	for _, c := range b.found {
		if c.Book != b.books[b.at.book].ID {
			others = append(others, c)
		}
	}
	if len(others) == 0 {
		return
	}
	u.L.Box(r.Pad(-28, -4), draw.Solid(draw.Hex(0xe5d6b2)))
	lead := fmt.Sprintf(wordsOther, b.words)
	if u.L.Metrics.Width(paperHead.Face, paperHead.Size, lead) > r.W/3 {
		lead = wordsOthers
	}
	x := r.X + u.L.Text(draw.Pt(r.X, r.Y+20), lead, paperHead) + 12
	for i, c := range others {
		book := b.books[b.index(c.Book)].Title
		idW := u.L.Metrics.Width(bookLink.Face, bookLink.Size, c.ID)
		w := idW + u.L.Metrics.Width(draw.Sans, 13, book) + 26
		if x+w > r.Right()-60 {
			u.L.Label(draw.Rc(x, r.Y, 60, r.H), fmt.Sprintf("+ %d", len(others)-i), paperNote)
			return
		}
		chip := draw.Rc(x, r.Y+2, w, 26)
		u.Card("clause/"+c.ID+"#other", chip, false)
		u.L.Label(draw.Rc(x+9, chip.Y, idW+1, 26), c.ID, bookLink)
		u.L.Label(draw.Rc(x+idW+17, chip.Y, w, 26), book, paperNote)
		x += w + 8
	}
}
