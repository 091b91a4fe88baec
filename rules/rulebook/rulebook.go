// Package rulebook holds every rule of every game as a numbered clause. The Markdown files beside this code
// are the source; refusals, facts and ledgers cite their ids, tests prove them, and players read them.
package rulebook

import (
	"embed"
	"strings"
	"sync"
)

//go:embed *.md
var files embed.FS

// shelf is the books in reading order: a base game, then what is played with it.
var shelf = []string{
	"age-of-steam", "halloween", "washington-dc",
	"steam", "westward-ho", "singapore", "japan", "hokkaido",
	"steamwatchers", "spark-of-hope", "peace-with-wolves",
}

// A Clause is one numbered rule.
type Clause struct {
	ID      string // "HAL-17": never reused, never renumbered
	Book    string // ID of the book, "halloween"
	Section string // heading it stands under, "Links"
	Text    string // one paragraph
	Ruling  bool   // all or part of it is this project's decision, marked "Ruling:" in the text
}

// A Section is one heading of a book with its clauses in order.
type Section struct {
	Title   string
	Clauses []Clause
}

// A Book is one rules file.
type Book struct {
	ID       string // "halloween"; a Definition's Books are such ids
	Title    string // "Halloween"
	Intro    string // one paragraph: players, base rules
	Sections []Section
}

// Clauses lists the clauses of all sections in order.
func (b Book) Clauses() (out []Clause) {
	for _, s := range b.Sections {
		out = append(out, s.Clauses...)
	}
	return out
}

type library struct {
	books   []Book
	clauses []Clause
	byID    map[string]int // into clauses
}

// open reads the shelf once. The files are part of the program, so a malformed one is a broken build: it panics.
var open = sync.OnceValue(func() *library {
	l := &library{byID: map[string]int{}}
	for _, id := range shelf {
		text, err := files.ReadFile(id + ".md")
		if err != nil {
			panic("rulebook: " + err.Error())
		}
		b, err := parse(id, string(text))
		if err != nil {
			panic("rulebook: " + err.Error())
		}
		l.books = append(l.books, b)
		for _, c := range b.Clauses() {
			if _, dup := l.byID[c.ID]; dup {
				panic("rulebook: " + c.ID + " stands in two books")
			}
			l.byID[c.ID] = len(l.clauses)
			l.clauses = append(l.clauses, c)
		}
	}
	return l
})

// Books returns every book in reading order. The caller must not change what it holds.
func Books() []Book { return append([]Book(nil), open().books...) }

// Named returns the book of that id.
func Named(id string) (Book, bool) {
	for _, b := range open().books {
		if b.ID == id {
			return b, true
		}
	}
	return Book{}, false
}

// Find returns the clause of that id, upper or lower case.
func Find(id string) (Clause, bool) {
	l := open()
	i, ok := l.byID[strings.ToUpper(strings.TrimSpace(id))]
	if !ok {
		return Clause{}, false
	}
	return l.clauses[i], true
}

// Search returns the clauses in which every one of the words occurs, in the id, the heading or the text, in upper
// or lower case, in reading order. With books named it looks in those alone, in the order of their naming. No words
// find nothing.
func Search(words string, books ...string) (out []Clause) {
	want := strings.Fields(strings.ToLower(words))
	if len(want) == 0 {
		return nil
	}
	if len(books) == 0 {
		books = shelf
	}
	for _, id := range books {
		b, _ := Named(id)
		for _, c := range b.Clauses() {
			if has(c, want) {
				out = append(out, c)
			}
		}
	}
	return out
}

func has(c Clause, want []string) bool {
	text := strings.ToLower(c.ID + "\n" + c.Section + "\n" + c.Text)
	for _, w := range want {
		if !strings.Contains(text, w) {
			return false
		}
	}
	return true
}
