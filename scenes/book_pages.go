package scenes

import (
	"regexp"
	"strings"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules/rulebook"
)

// Measures of the pages.
const (
	bookLead = 17.8 // from baseline to baseline of a clause
	bookIDs  = 60   // column of the clauses' ids
	bookSeal = 40   // kept free at the right of a ruling
)

var (
	bookType    = draw.Type{Face: draw.Serif, Size: 14, Color: ui.OnPaper}
	bookIDType  = draw.Type{Face: draw.Heading, Size: 12.5, Color: ui.MutedPaper}
	bookSection = draw.Type{Face: draw.Heading, Size: 16, Color: ui.FormHead}
	bookRulings = draw.Type{Face: draw.Heading, Size: 13, Color: ui.FormHead}
	bookLink    = draw.Type{Face: draw.Heading, Size: 12.5, Color: draw.Hex(0x245a94)}
	clauseIDs   = regexp.MustCompile(`\b[A-Z]{3}-\d{2,3}\b`)
)

// A bookRun is words of a line, or a link to a clause.
type bookRun struct {
	text string
	link bool
	x    float32
}

// A bookLine is one line of a page.
type bookLine struct {
	y      float32 // of its top, from the top of the page
	h      float32
	kind   uint8
	runs   []bookRun
	text   string // of heads and titles
	clause string // the clause that the line belongs to
	first  bool   // it is that clause's first line and carries its id
	ruling bool
	echo   bool // the clause stands elsewhere and is repeated here
}

const (
	lineClause = iota
	lineTitle
	lineIntro
	lineSection
	lineRulings
)

// A bookPage is the lines of one page.
type bookPage []bookLine

// paginate sets a book in pages of w by h units. A clause is kept on one page unless it is longer than half of it;
// a heading never stands at the foot.
func paginate(m draw.Metrics, b rulebook.Book, w, h float32) []bookPage {
	p := setter{m: m, w: w, h: h}
	p.put([]bookLine{{kind: lineTitle, text: b.Title, h: 48}}, false)
	var intro []bookLine
	for _, s := range draw.Wrap(m, namedBooks(b.Intro), bookType, w) {
		intro = append(intro, bookLine{kind: lineIntro, text: s, h: bookLead})
	}
	p.put(intro, false)
	p.y += 10
	for _, s := range b.Sections {
		for i, c := range s.Clauses {
			lines := setClause(m, c, w)
			if i == 0 {
				lines = append([]bookLine{{kind: lineSection, text: s.Title, h: 26, clause: c.ID}}, lines...)
			}
			p.put(lines, float32(len(lines))*bookLead > h/2)
			p.y += 6
			if c.Ruling && len(lines) == 1 {
				p.y += 5 // the seal is higher than a line
			}
		}
		p.putRulings(b, s)
		p.y += 6
	}
	return append(p.pages, p.page)
}

// namedBooks calls the books that a text refers to by their titles instead of their files.
func namedBooks(text string) string {
	for _, b := range rulebook.Books() {
		text = strings.ReplaceAll(text, b.ID+".md", b.Title)
	}
	return text
}

// A setter fills pages from the top.
type setter struct {
	m     draw.Metrics
	w, h  float32
	y     float32
	page  bookPage
	pages []bookPage
}

// put sets lines one below the other. Unless they may be split they go to the next page together.
func (p *setter) put(lines []bookLine, split bool) {
	all := float32(0)
	for _, l := range lines {
		all += l.h
	}
	if !split && p.y+all > p.h {
		p.turn()
	}
	for i, l := range lines {
		room := l.h
		if (l.kind == lineSection || l.kind == lineRulings) && i+1 < len(lines) {
			room += lines[i+1].h
		}
		if p.y+room > p.h {
			p.turn()
		}
		l.y = p.y
		p.page = append(p.page, l)
		p.y += l.h
	}
}

func (p *setter) turn() {
	if len(p.page) > 0 {
		p.pages = append(p.pages, p.page)
	}
	p.page, p.y = nil, 0
}

// setClause breaks a clause into lines, its references into links. "Ruling: " becomes the seal.
func setClause(m draw.Metrics, c rulebook.Clause, w float32) (lines []bookLine) {
	text := c.Text
	width := w - bookIDs
	if c.Ruling {
		text = withoutMark(text)
		width -= bookSeal
	}
	space := m.Width(bookType.Face, bookType.Size, " ")
	line := bookLine{h: bookLead, clause: c.ID, first: true, ruling: c.Ruling}
	x := float32(0)
	for _, word := range strings.Fields(text) {
		runs, wide := setWord(m, word)
		if x > 0 && x+space+wide > width {
			lines = append(lines, line)
			line = bookLine{h: bookLead, clause: c.ID}
			x = 0
		}
		if x > 0 {
			x += space
		}
		for i, r := range runs {
			if n := len(line.runs); i == 0 && n > 0 && !r.link && !line.runs[n-1].link {
				line.runs[n-1].text += " " + r.text // words that follow each other are one run
				continue
			}
			r.x += x
			line.runs = append(line.runs, r)
		}
		x += wide
	}
	return append(lines, line)
}

// withoutMark takes "Ruling: " out of a text; what follows it begins a sentence.
func withoutMark(text string) string {
	parts := strings.Split(text, "Ruling: ")
	for i, p := range parts[1:] {
		parts[i+1] = strings.ToUpper(p[:min(1, len(p))]) + p[min(1, len(p)):]
	}
	return strings.Join(parts, "")
}

// setWord splits a word at the ids of clauses in it.
func setWord(m draw.Metrics, word string) (runs []bookRun, wide float32) {
	add := func(s string, link bool) {
		if s == "" {
			return
		}
		t := bookType
		if link {
			t = bookLink
		}
		runs = append(runs, bookRun{s, link, wide})
		wide += m.Width(t.Face, t.Size, s)
	}
	at := 0
	for _, f := range clauseIDs.FindAllStringIndex(word, -1) {
		_, known := rulebook.Find(word[f[0]:f[1]])
		add(word[at:f[0]], false)
		add(word[f[0]:f[1]], known)
		at = f[1]
	}
	add(word[at:], false)
	return runs, wide
}

// pageOf is the page on which a clause begins, or 0.
func pageOf(pages []bookPage, clause string) int {
	for i, p := range pages {
		for _, l := range p {
			if l.clause == clause && l.first && !l.echo {
				return i
			}
		}
	}
	return 0
}
