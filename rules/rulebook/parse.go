package rulebook

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// clauseLine is a clause as the files write it: "- **HAL-17** 0 to 1 link may be built in a round."
var clauseLine = regexp.MustCompile(`^- \*\*([A-Z]{3})-(\d{2,3})\*\* (\S.*\S)$`)

// parse reads one book: a title, a paragraph, then headings with clauses, one clause a line, all ids of one prefix
// and one width, counted from 1 without a gap. An error names file and line.
func parse(id, text string) (Book, error) {
	p := parser{book: Book{ID: id}}
	for i, line := range strings.Split(text, "\n") {
		if err := p.line(strings.TrimSuffix(line, "\r")); err != nil {
			return Book{}, fmt.Errorf("%s.md:%d: %w", id, i+1, err)
		}
	}
	if p.last == 0 {
		return Book{}, fmt.Errorf("%s.md: no clause", id)
	}
	for _, s := range p.book.Sections {
		if len(s.Clauses) == 0 {
			return Book{}, fmt.Errorf("%s.md: the section %q is empty", id, s.Title)
		}
	}
	return p.book, nil
}

type parser struct {
	book   Book
	prefix string
	width  int
	last   int
}

func (p *parser) line(s string) error {
	b := &p.book
	title, isTitle := strings.CutPrefix(s, "# ")
	head, isHead := strings.CutPrefix(s, "## ")
	switch {
	case s == "":
		return nil
	case s != strings.TrimSpace(s):
		return fmt.Errorf("space around %q", s)
	case b.Title == "":
		if !isTitle {
			return fmt.Errorf("a title \"# …\" was expected, not %q", s)
		}
		b.Title = title
	case b.Intro == "":
		if strings.HasPrefix(s, "#") || strings.HasPrefix(s, "- ") {
			return fmt.Errorf("a paragraph about the game was expected, not %q", s)
		}
		b.Intro = s
	case isHead:
		b.Sections = append(b.Sections, Section{Title: head})
	default:
		return p.clause(s)
	}
	return nil
}

func (p *parser) clause(s string) error {
	b := &p.book
	m := clauseLine.FindStringSubmatch(s)
	if m == nil {
		return fmt.Errorf("not a clause: %q", s)
	}
	if len(b.Sections) == 0 {
		return fmt.Errorf("a clause before the first heading: %q", s)
	}
	if p.prefix == "" {
		p.prefix, p.width = m[1], len(m[2])
	}
	if m[1] != p.prefix || len(m[2]) != p.width {
		return fmt.Errorf("%s-%s does not look like %s-%0*d", m[1], m[2], p.prefix, p.width, 1)
	}
	if n, _ := strconv.Atoi(m[2]); n != p.last+1 {
		return fmt.Errorf("%s-%s follows %s-%0*d", m[1], m[2], p.prefix, p.width, p.last)
	}
	p.last++
	sec := &b.Sections[len(b.Sections)-1]
	sec.Clauses = append(sec.Clauses, Clause{
		ID: m[1] + "-" + m[2], Book: b.ID, Section: sec.Title, Text: m[3],
		Ruling: strings.Contains(m[3], "Ruling: "),
	})
	return nil
}
