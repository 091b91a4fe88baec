package scenes

import (
	"fmt"
	"strings"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
)

// A page is a paper card of the side that grows with its content: what it draws first is not known to fit.
type page struct {
	growing

	look func(a rules.Action) (icon string, ink draw.Color) // of the rows of ways: a picture before them, the ink of the figure; nil: neither
}

const pagePad = 14

// openPage begins a card with a title and a sprite before it.
func (t *Table) openPage(u *ui.UI, r draw.Rect, title, sprite string) *page {
	return t.openPageTo(u, r, title, sprite, 0)
}

// openPageTo begins a card and leaves so much room at the right of its title.
func (t *Table) openPageTo(u *ui.UI, r draw.Rect, title, sprite string, beside float32) *page {
	p := &page{growing: growing{u, t, r, r.Y + 44, len(u.L.Items)}}
	u.Paper(r)
	x := r.X + pagePad
	if sprite != "" {
		x += spriteHigh(u.L, sprite, draw.Pt(x, r.Y+10), 30) + 10
	}
	head := draw.Type{Face: draw.Title, Size: 20, Color: ui.HeadPaper}
	room := r.Right() - pagePad - beside - x
	u.L.Label(draw.Rc(x, r.Y+9, room, 32), title, draw.Narrow(u.L.Metrics, title, head, 13, room))
	p.rule()
	return p
}

// close shrinks the card to what was drawn on it and returns its height.
func (p *page) close() float32 { return p.shrink(10) }

// fill closes the card; where less would be left below it than the log needs, it takes that too.
func (p *page) fill() float32 {
	if p.r.H-(p.y-p.r.Y+10) < leastFoot+gap {
		p.y = p.r.Bottom() - 10
	}
	return p.close()
}

// room is the content's width as a box from the next line down.
func (p *page) room() draw.Rect {
	return draw.Rc(p.r.X+pagePad, p.y, p.r.W-2*pagePad, max(0, p.r.Bottom()-10-p.y))
}

// rule draws a thin line.
func (p *page) rule() {
	p.u.L.Box(draw.Rc(p.r.X+pagePad, p.y+2, p.r.W-2*pagePad, 1), draw.Solid(draw.Fade(ui.RulePaper, 0.7)))
	p.y += 9
}

// text writes a paragraph with its clause behind it on a line of its own where it has one.
func (p *page) text(s string, clauses ...string) {
	r := p.room()
	style := draw.Type{Face: draw.Sans, Size: 14, Color: ui.OnPaper}
	p.y += p.u.L.Paragraph(r, curly(rules.Name(s, p.t.g.Names())), style, 18) + 3
	if len(clauses) > 0 {
		p.clauses(clauses...)
	}
}

// note writes a paragraph in small type.
func (p *page) note(s string) {
	p.y += p.u.L.Paragraph(p.room(), curly(s), paperNote, 16) + 3
}

// clauses draws chips in a row.
func (p *page) clauses(ids ...string) {
	x := p.r.X + pagePad
	for _, id := range ids {
		w := p.u.L.Metrics.Width(draw.Heading, 12, id) + 14
		if x+w > p.r.Right()-pagePad {
			x, p.y = p.r.X+pagePad, p.y+22
		}
		p.u.ClauseChip(draw.Pt(x, p.y), id, true)
		x += w + 6
	}
	p.y += 25
}

// head writes a small heading.
func (p *page) head(s string) {
	p.u.L.Label(draw.Rc(p.r.X+pagePad, p.y, p.r.W-2*pagePad, 20), s, draw.Type{Face: draw.Heading, Size: 14, Color: ui.FormHead})
	p.y += 23
}

// fact writes a label and its figure, a long label in two rows.
func (p *page) fact(icon, label, value string, ink draw.Color) {
	r := p.room()
	r.H = 25
	text := draw.Type{Face: draw.Sans, Size: 14.5, Color: ui.OnPaper}
	if icon != "" {
		spriteFit(p.u.L, icon, draw.Around(draw.Pt(r.X+14, r.Mid().Y), 26, 22))
		if strings.HasPrefix(icon, "mark-") { // white: printed in ink on paper
			p.u.L.Items[len(p.u.L.Items)-1].Tint = ui.HeadPaper
		}
	}
	w := p.u.L.Label(r, value, draw.Type{Face: draw.SansBold, Size: 15, Color: ink, Align: draw.End})
	box := draw.Rc(r.X+34, r.Y, r.W-34-w-6, r.H)
	label = curly(label)
	if text = draw.Narrow(p.u.L.Metrics, label, text, 13, box.W); p.u.L.Metrics.Width(text.Face, text.Size, label) <= box.W {
		p.u.L.Label(box, label, text)
		p.y += 25
		return
	}
	box.Y, box.H = box.Y+3, 60
	p.y += 8 + p.u.L.Paragraph(box, label, text, 16)
}

// ledger draws the lines of what an action costs and earns.
func (p *page) ledger(l rules.Ledger) {
	p.y += p.t.drawLedger(p.u, p.room(), l)
}

// button is a button over the card's width.
func (p *page) button(id, sprite, label, key string, disabled bool) bool {
	r := p.room()
	r.H = 30
	p.y += 36
	return p.u.Quiet(id, r, sprite, label, key, disabled)
}

// left is how much of the card is still free.
func (p *page) left() float32 { return p.r.Bottom() - 10 - p.y }

// ways lists actions that the chosen targets may still mean, each a row to click; the one shown is lit.
func (p *page) ways(d string, actions []rules.Action, row func(a rules.Action) (text, value string)) {
	u, t := p.u, p.t
	if d != "" {
		p.head(d)
	}
	r := p.room()
	h := float32(0)
	r.H = min(r.H, float32(len(actions))*26)
	if r.H < 26 {
		return
	}
	u.Scroll("ways", r, func(c draw.Rect) float32 {
		for i, a := range actions {
			line := draw.Rc(c.X, c.Y+float32(i)*26, c.W, 25)
			h = float32(i+1) * 26
			if line.Bottom() < r.Y-26 || line.Y > r.Bottom()+26 {
				continue
			}
			s := u.Row(fmt.Sprintf("way/%d", i), line, a == t.aim.ghost)
			text, value := row(a)
			x, ink := line.X+8, ui.OnPaper
			if p.look != nil {
				icon := ""
				if icon, ink = p.look(a); icon != "" {
					spriteFit(u.L, icon, draw.Around(draw.Pt(x+9, line.Mid().Y), 19, 19))
				}
				x += 26
			}
			w := u.L.Label(line.Pad(8, 0), figure(value), draw.Type{Face: draw.SansBold, Size: 13.5, Color: ink, Align: draw.End})
			box := draw.Rc(x, line.Y, line.Right()-16-w-x, line.H)
			u.L.Label(box, curly(text), draw.Narrow(u.L.Metrics, curly(text), draw.Type{Face: draw.Sans, Size: 13.5, Color: ui.OnPaper}, 11.5, box.W))
			at := draw.Pt(u.In.X, u.In.Y)
			if s.Hot && at != t.chosenAt { // what is chosen may shift the rows: another comes to lie under a resting pointer
				t.hoverWay, t.chosenAt = a, draw.Point{}
			}
			if s.Clicked {
				t.chooseWay, t.chosenAt = a, at
			}
		}
		return h
	})
	p.y += r.H + 4
}
