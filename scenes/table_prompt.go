package scenes

import (
	"fmt"
	"strings"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
)

// drawPrompt draws the ribbon that says whose decision it is and what is asked, and the button that goes on.
func (t *Table) drawPrompt(u *ui.UI, f floor) {
	r, l := f.prompt, u.L
	half := draw.Rc(r.X, r.Y, r.W/2, r.H)
	edge, mid := draw.Fade(draw.Hex(0x140c08), 0.86), draw.Fade(draw.Hex(0x2c1e14), 0.86)
	l.Box(half, draw.Across(half, edge, mid))
	l.Box(half.Move(r.W/2, 0), draw.Across(half.Move(r.W/2, 0), mid, edge))
	p := t.pos()
	seat := p.Turn()
	if seat < 0 {
		seat = 0
	}
	l.Sprite("disc-"+t.g.Colour(seat), draw.Around(draw.Pt(r.X+29, r.Mid().Y+1), 26, 26))
	line := t.prompt(p)
	chip := float32(0)
	if line.Clause != "" {
		chip = l.Metrics.Width(draw.Heading, 12, line.Clause) + 14 + 12
	}
	box := draw.Rc(52, r.Y, f.confirm.X-52-chip-16, r.H)
	w := rich(l, box, curly(line.Text), t.g.Names(), ui.Sentence)
	if line.Clause != "" {
		u.ClauseChip(draw.Pt(box.X+w+12, r.Mid().Y-9), line.Clause, false)
	}
	t.drawConfirm(u, f.confirm)
}

// prompt is the sentence of the ribbon: of the ghost, of the moment looked at, or what is asked.
func (t *Table) prompt(p rules.Position) rules.Line {
	words := t.g.m.Definition().Words
	switch {
	case t.past >= 0:
		return rules.Line{Text: momentText(t.past)}
	case t.over():
		return t.ended().prompt
	case t.aim.ghost != nil:
		line := words.Action(p, t.aim.ghost)
		line.Text = fmt.Sprintf("@%d: %s?", max(0, p.Turn()), line.Text)
		return line
	}
	return words.Prompt(p)
}

// drawConfirm draws the button that is always in the same place: it makes the ghost, ends the step, or leads back
// to the present.
func (t *Table) drawConfirm(u *ui.UI, r draw.Rect) {
	enter := "Enter"
	if u.In.Holds("enter") && t.held {
		enter = "" // a key that is held down must not run through the steps
	}
	press := func(label, key string, disabled bool) bool {
		w := u.L.Metrics.Width(ui.Button.Face, ui.Button.Size, label)
		if w+74 > r.W {
			key = "" // the word needs the room; the key works all the same
		}
		hit := u.Brassy("confirm", r, label, key, disabled)
		return hit || key == "" && !disabled && enter != "" && u.Key("enter")
	}
	switch {
	case t.past >= 0:
		if press(wordsBack, "", false) {
			t.past = -1
		}
	case t.over():
		if press(wordsNewDeal, "", false) {
			t.newDeal()
		}
	case t.aim.ghost != nil:
		if press(wordsConfirm, enter, false) {
			t.do(u, t.aim.ghost)
		}
	default:
		a, label := t.goOn()
		if press(label, enter, a == nil) && a != nil {
			t.do(u, a)
		}
	}
}

// goOn is the action of the button itself, the one that ends the step, and its name.
func (t *Table) goOn() (rules.Action, string) {
	for _, a := range t.aim.legal {
		if ts := a.Targets(); len(ts) == 1 && ts[0].Kind == kindButton {
			return a, t.game.label(t.g.Now(), a)
		}
	}
	return nil, wordsChoose
}

// kindButton is the kind of target that is the confirm button itself.
const kindButton = "button"

// rich writes a sentence in which seats' names stand out, cut to r, and returns its width.
func rich(l *draw.List, r draw.Rect, text string, names []string, style draw.Type) float32 {
	x, end := r.X, r.Right()
	for text != "" && x < end-8 {
		part, bold := text, false
		if i := strings.IndexByte(text, '@'); i > 0 {
			part = text[:i]
		} else if i == 0 && len(text) > 1 {
			part, bold = text[:2], true
		}
		text = text[len(part):]
		s, face := part, style
		if bold {
			s, face.Face = rules.Name(part, names), draw.SansBold
		}
		x += l.Label(draw.Rc(x, r.Y, end-x, r.H), s, face)
	}
	return x - r.X
}
