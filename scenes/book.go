package scenes

import (
	"fmt"
	"strings"
	"time"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules/rulebook"
)

// A bookPlace is where the rulebook is open.
type bookPlace struct {
	book   int
	page   int    // the left one of a spread
	clause string // looked up; "" for none
}

// A bookScene is the rulebook: the shelf at the left, the open book at the right.
type bookScene struct {
	books []rulebook.Book
	at    bookPlace
	seen  []bookPlace // for the way back, the present one last
	ahead []bookPlace

	words string // looked for
	found []rulebook.Clause

	set   bookSet
	want  string // clause to turn to as soon as the pages are set
	wrong string // a clause that was asked for and does not exist

	calm   bool          // motion is off
	pulses bool          // the looked-up clause has still to pulse, or does so
	since  time.Duration // when it began; 0: as soon as it is seen
}

// A bookSet is the pages of a book in one size.
type bookSet struct {
	book  int
	w, h  float32
	pages []bookPage
}

// Rulebook opens the rulebook at a clause, or at its first page for "".
func Rulebook(d *Desk, clause string) Scene {
	b := &bookScene{books: rulebook.Books()}
	b.turnTo(clause)
	return b
}

// RulebookOf opens the rulebook at the first page of a book.
func RulebookOf(d *Desk, book string) Scene {
	b := &bookScene{books: rulebook.Books()}
	b.open(b.index(book), 0)
	return b
}

// Opaque: the rulebook fills the window.
func (b *bookScene) Opaque() bool { return true }

func (b *bookScene) index(book string) int {
	for i, x := range b.books {
		if x.ID == book {
			return i
		}
	}
	return 0
}

// take opens a book from the shelf: at the first clause that was looked for, or at its first page.
func (b *bookScene) take(book int) {
	for _, c := range b.found {
		if c.Book == b.books[book].ID {
			b.turnTo(c.ID)
			return
		}
	}
	b.open(book, 0)
}

// open goes to a page and remembers where the reader was.
func (b *bookScene) open(book, page int) { b.visit(bookPlace{book: book, page: page}) }

func (b *bookScene) visit(p bookPlace) {
	b.at, b.ahead = p, nil
	if n := len(b.seen); n == 0 || b.seen[n-1] != p {
		b.seen = append(b.seen, p)
	}
}

// turnTo opens the book at a clause.
func (b *bookScene) turnTo(clause string) {
	clause, _, _ = strings.Cut(clause, "#")
	b.wrong = ""
	if clause == "" {
		return
	}
	c, ok := rulebook.Find(clause)
	if !ok {
		b.wrong = fmt.Sprintf(wordsNoClause, clause)
		return
	}
	b.want, b.pulses, b.since = c.ID, true, 0
	b.visit(bookPlace{book: b.index(c.Book), clause: c.ID})
}

// Tick draws the rulebook and answers the reader.
func (b *bookScene) Tick(d *Desk, u *ui.UI) Move {
	b.calm = d.Opts.Motion == "off"
	wide := u.In.W >= 1000
	low := !wide && u.In.H < 420 // the search takes the place of the title
	title := wordsRulebook
	if low {
		title = ""
	}
	room, leave := fullPage(u, title, wordsBackKey)
	if u.Key("ctrl+f") {
		u.Focus("search")
	}
	if leave && u.Typing() && b.words != "" {
		b.look("")
		u.Focus("")
		leave = false
	}
	top := draw.Rc(28, 62, u.In.W-56, 32)
	body := draw.Rc(12, 102, u.In.W-24, u.In.H-112)
	if low {
		top = draw.Rc(16, 16, u.In.W-16-146, 32)
		body = draw.Rc(12, 58, u.In.W-24, u.In.H-66)
	}
	if wide {
		top = draw.Rc(318, 16, u.In.W-318-210, 32)
		body = draw.Rc(312, 64, u.In.W-328, u.In.H-80)
		b.drawShelf(u, draw.Rc(14, 58, 282, room.Bottom()-58))
	}
	b.drawSearch(u, top)
	b.drawBook(u, body, !wide)
	if u.Key("up") {
		b.take(b.beside(-1))
	}
	if u.Key("down") {
		b.take(b.beside(1))
	}
	if leave {
		return Pop()
	}
	return Stay()
}

// drawSearch is the line to look for words, and the way through the places seen.
func (b *bookScene) drawSearch(u *ui.UI, r draw.Rect) {
	ways, field := r.CutRight(80)
	hint := wordsSearch
	if field.W < 300 {
		hint = wordsRulebook
	}
	count := b.count()
	wide := u.L.Metrics.Width(draw.Sans, 13, count)
	words := b.words
	if u.Field("search", field, &words, ui.FieldLook{Type: paperText, Hint: hint, Left: 24, Right: wide + 12, Max: 60}) {
		b.look(words)
	}
	c := draw.Pt(field.X+18, field.Mid().Y-1)
	u.L.Ring(c, 5, 1.8, ui.MutedPaper)
	u.L.Line([]draw.Point{c.Add(draw.Pt(3.6, 3.6)), c.Add(draw.Pt(8, 8))}, 2, ui.MutedPaper)
	u.L.Label(draw.Rc(field.Right()-wide-12, field.Y, wide+2, field.H), count, paperNote)
	if u.Focused() == "search" && u.Default() && len(b.found) > 0 {
		b.nextFound()
	}
	if u.Icon("place-back", draw.Rc(ways.X+8, ways.Y, 32, 32), "ui-back", wordsBackPlace, "Alt+Left", len(b.seen) < 2, false) {
		n := len(b.seen)
		b.ahead = append(b.ahead, b.seen[n-1])
		b.seen = b.seen[:n-1]
		b.at = b.seen[n-2]
	}
	if u.Icon("place-forward", draw.Rc(ways.X+46, ways.Y, 32, 32), "ui-arrow-right", wordsForwPlace, "Alt+Right", len(b.ahead) == 0, false) {
		n := len(b.ahead)
		p := b.ahead[n-1]
		b.ahead = b.ahead[:n-1]
		b.seen = append(b.seen, p)
		b.at = p
	}
}

// look searches all books and turns to the first find of the open one.
func (b *bookScene) look(words string) {
	b.words, b.wrong = words, ""
	b.found = rulebook.Search(words)
	for _, c := range b.found {
		if c.Book == b.books[b.at.book].ID {
			b.want = c.ID
			b.at.clause = c.ID
			return
		}
	}
	b.at.clause = ""
}

// nextFound goes to the find after the looked-up one, in whatever book.
func (b *bookScene) nextFound() {
	for i, c := range b.found {
		if c.ID == b.at.clause {
			b.turnTo(b.found[(i+1)%len(b.found)].ID)
			return
		}
	}
	b.turnTo(b.found[0].ID)
}

// count says how much was found.
func (b *bookScene) count() string {
	if strings.TrimSpace(b.words) == "" {
		return "Ctrl+F"
	}
	if len(b.found) == 0 {
		return wordsNotFound
	}
	in := map[string]bool{}
	for _, c := range b.found {
		in[c.Book] = true
	}
	return fmt.Sprintf(wordsFound, plural(len(in), "book", "books"), plural(len(b.found), "clause", "clauses"))
}

func plural(n int, one, more string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, more)
}

// isFound reports whether the clause is among the finds.
func (b *bookScene) isFound(id string) bool {
	for _, c := range b.found {
		if c.ID == id {
			return true
		}
	}
	return false
}
