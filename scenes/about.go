package scenes

import (
	"regexp"
	"strings"

	"kettle/assets"
	"kettle/render/draw"
	"kettle/render/ui"
)

// An aboutScene tells what this is and whose work is in it.
type aboutScene struct {
	blocks []creditBlock
	height float32 // of the text, in the last tick
}

// A creditBlock is a paragraph of the credits.
type creditBlock struct {
	text string
	kind uint8
}

const (
	creditText = iota
	creditHead
	creditItem
)

// NewAbout is the scene of the credits.
func NewAbout(d *Desk) Scene { return &aboutScene{blocks: readCredits(assets.Credits())} }

// Opaque: it fills the window.
func (a *aboutScene) Opaque() bool { return true }

// Tick draws the sheet.
func (a *aboutScene) Tick(d *Desk, u *ui.UI) Move {
	room, leave := fullPage(u, wordsAbout, wordsBackKey)
	room.H += 4
	w := min(room.W, 860)
	paper := draw.Rc(u.In.W/2-w/2, room.Y+8, w, min(room.H-8, max(200, a.height+32)))
	u.Paper(paper)
	u.Scroll("about", paper.Pad(34, 14), func(r draw.Rect) float32 {
		h := a.draw(d, u, r)
		if h != a.height {
			a.height = h
			u.Act()
		}
		return h
	})
	if k := fitSprite("kettle-loco", draw.Rc(0, 0, 150, 124)); paper.X > k.W+30 {
		u.L.Sprite("kettle-loco", draw.Rc(paper.X-k.W-20, u.In.H-k.H-14, k.W, k.H))
	}
	if leave {
		return Pop()
	}
	// Up and down scroll, for there is nothing to go to.
	if u.Key("down") {
		u.ScrollBy("about", 48)
	}
	if u.Key("up") {
		u.ScrollBy("about", -48)
	}
	return Stay()
}

func (a *aboutScene) draw(d *Desk, u *ui.UI, r draw.Rect) float32 {
	c := column{r}
	lead := func(s string) { c.say(u, s, paperSerif.In(16), 22); c.take(8) }
	mark := fitSprite("title-word", draw.Rc(0, 0, 230, 72))
	u.L.Sprite("title-word", draw.Rc(r.X, r.Y+4, mark.W, mark.H))
	c.take(mark.H + 12)
	if d.Version != "" {
		c.say(u, "Version "+d.Version, paperNote, 20)
	}
	lead(wordsAboutText)
	lead(wordsAboutOurs)
	c.take(4)
	c.head(u, wordsAboutBoards)
	lead(wordsAboutMap)
	lead(wordsAboutBy)
	for _, b := range a.blocks {
		switch b.kind {
		case creditHead:
			c.take(10)
			c.head(u, b.text)
		case creditItem:
			u.L.Disc(draw.Pt(c.X+6, c.Y+10), 2.5, draw.Solid(ui.FormHead))
			c.take(u.L.Paragraph(draw.Rc(c.X+18, c.Y, c.W-18, 0), b.text, paperText, 20) + 4)
		default:
			c.say(u, b.text, paperText, 20)
			c.take(6)
		}
	}
	c.take(12)
	return c.Y - r.Y
}

// filePlaces are the names of files in brackets, which are for developers.
var filePlaces = regexp.MustCompile(" \\(`[^)\n]*\\)")

// webLinks are links, of which the text is shown.
var webLinks = regexp.MustCompile(`\[([^\]\n]+)\]\(https?://[^)\s]+\)`)

// readCredits takes the Markdown of the credits apart: headings, items, table rows and paragraphs.
func readCredits(md string) (out []creditBlock) {
	plain := strings.NewReplacer("`", "", "**", "")
	lines := strings.Split(webLinks.ReplaceAllString(filePlaces.ReplaceAllString(md, ""), "$1"), "\n")
	for i, line := range lines {
		line = strings.TrimSpace(line)
		switch {
		case line == "", strings.HasPrefix(line, "|--"), i+1 < len(lines) && strings.HasPrefix(lines[i+1], "|--"): // heads of tables
		case strings.HasPrefix(line, "#"):
			out = append(out, creditBlock{strings.TrimSpace(strings.TrimLeft(line, "#")), creditHead})
		case strings.HasPrefix(line, "- "):
			out = append(out, creditBlock{plain.Replace(line[2:]), creditItem})
		case strings.HasPrefix(line, "|"):
			var cells []string
			for _, cell := range strings.Split(strings.Trim(line, "|"), "|") {
				cells = append(cells, strings.TrimSpace(cell))
			}
			if len(cells) > 1 {
				cells = cells[1:] // the file's name is for developers
			}
			out = append(out, creditBlock{plain.Replace(strings.Join(cells, ": ")), creditItem})
		default:
			out = append(out, creditBlock{plain.Replace(line), creditText})
		}
	}
	return out
}
