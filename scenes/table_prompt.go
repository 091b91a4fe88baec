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
	if t.replay != nil && t.past > 0 {
		seat = t.g.Entry(t.past - 1).By
	}
	if seat < 0 {
		seat = 0
	}
	if t.over() && t.g.m.Setup().Seats > 1 {
		res, _ := t.g.Now().Result()
		seat = ranked(res)[0]
	}
	line := t.prompt(p)
	left := float32(52)
	if t.telling() != nil {
		if seat = firstOf(line.Text); seat < 0 {
			left = 18 // no emblem stands before it
		}
	}
	if c := draw.Pt(r.X+29, r.Mid().Y+1); seat < 0 { // it tells of nobody
	} else if t.g.m.Setup().Seats > 1 {
		if g, ok := t.game.(herald); ok && g.emblem(p) != "" {
			spriteFit(l, g.emblem(p), draw.Around(c, 26, 26))
		} else {
			drawCrest(l, t.g.m, seat, c, 26)
		}
	} else {
		l.Sprite("disc-"+t.g.Colour(seat), draw.Around(c, 26, 26))
	}
	chip := float32(0)
	if f.confirm.X < 480 {
		line.Clause = "" // small: the sentence needs the room, without the stops of a way
		if i, j := strings.Index(line.Text, " by "), strings.LastIndex(line.Text, " to "); i >= 0 && j > i {
			line.Text = line.Text[:i] + line.Text[j:]
		}
	}
	if line.Clause != "" {
		chip = l.Metrics.Width(draw.Heading, 12, line.Clause) + 14 + 12
	}
	hint := t.drawHint(u, draw.Rc(left, f.confirm.Y+1, f.confirm.X-left-8, f.confirm.H-2))
	box := draw.Rc(left, r.Y, f.confirm.X-left-chip-16-hint, r.H)
	w := drawSentence(l, box, curly(line.Text), t.g.Names(), ui.Sentence)
	if line.Clause != "" {
		u.ClauseChip(draw.Pt(box.X+w+12, r.Mid().Y-9), line.Clause, false)
	}
	t.drawConfirm(u, f.confirm)
	t.drawThought(u, r)
}

// firstOf is the seat that a text names first, Nobody where it names none.
func firstOf(text string) rules.Seat {
	if i := strings.IndexByte(text, '@'); i >= 0 && i+1 < len(text) {
		return rules.Seat(text[i+1] - '0')
	}
	return rules.Nobody
}

// prompt is the sentence of the ribbon: of the ghost, of the moment looked at, or what is asked.
func (t *Table) prompt(p rules.Position) rules.Line {
	words := t.g.m.Definition().Words
	seat, bot := t.botsTurn()
	switch {
	case t.replay != nil:
		return t.replay.prompt()
	case t.past >= 0:
		return rules.Line{Text: momentText(t.past)}
	case t.paper.on:
		return rules.Line{Text: wordsPaperAsk}
	case t.over():
		return t.ended().prompt
	case t.telling() != nil:
		return t.telling().line
	case bot:
		return t.botPrompt(seat)
	case t.aim.ghost != nil:
		if g, ok := t.game.(prompter); ok {
			if line := g.propose(t, t.aim.ghost); line.Text != "" {
				return line
			}
		}
		line := words.Action(p, t.aim.ghost)
		line.Text = fmt.Sprintf("@%d: %s?", max(0, p.Turn()), line.Text)
		return line
	}
	if g, ok := t.game.(prompter); ok {
		return g.prompt(t)
	}
	return words.Prompt(p)
}

// drawConfirm draws the button that is always in the same place: it makes the ghost, ends the step, or leads back
// to the present.
func (t *Table) drawConfirm(u *ui.UI, r draw.Rect) {
	if t.replay != nil {
		t.replay.drawFork(u, r)
		return
	}
	const enter = "Enter"
	press := func(label, key string, disabled bool) bool {
		w := u.L.Metrics.Width(ui.Button.Face, ui.Button.Size, label)
		if w+74 > r.W {
			key = "" // the word needs the room; the key works all the same
		}
		hit := u.Brassy("confirm", r, label, key, disabled)
		if hit && u.Clicked() == "confirm" {
			u.Deafen()
		}
		hit = hit || key == "" && !disabled && u.Key("enter")
		return hit && (t.told == 0 || u.In.Now >= t.told+toldRest) // who turns pages must not confirm what comes after the last
	}
	_, bot := t.botsTurn()
	switch {
	case t.past >= 0:
		if press(wordsBack, "", false) {
			t.past = -1
		}
	case t.paper.on:
		if press(wordsPaperBack, "", false) {
			t.leavePaper()
		}
	case t.over():
		if u.Brassy("end/"+wordsNewDeal, r, wordsNewDeal, "", false) { // Enter, once too often, must not deal
			t.newDeal()
		}
	case t.telling() != nil:
		u.Brassy("told/next", r, wordsTellNext, enter, false)
	case bot:
		t.drawPause(u, r)
	case t.waits():
		if press(wordsHandOver, enter, false) {
			t.reveal = nil
		}
	case t.aim.ghost != nil:
		if press(wordsConfirm, enter, false) {
			t.do(u, t.aim.ghost)
		}
	default:
		a, label := t.goOn()
		if a == nil && t.reveal != nil { // it lies on what is to be chosen
			if press(wordsRevealOn, enter, false) {
				t.reveal = nil
			}
			return
		}
		if !press(label, enter, a == nil) || a == nil {
			return
		}
		if g, ok := t.game.(doubter); ok && g.doubts(t, a) {
			u.Act()
			t.aim.settle(a)
			return
		}
		t.do(u, a)
	}
}

// goOn is the action of the button itself, the one that ends the step, and its name.
func (t *Table) goOn() (rules.Action, string) {
	if g, ok := t.game.(leader); ok {
		return g.goOn(t)
	}
	for _, a := range t.aim.legal {
		if ts := a.Targets(); len(ts) == 1 && ts[0].Kind == kindButton {
			return a, t.game.label(t.g.Now(), a)
		}
	}
	return nil, wordsChoose
}

// kindButton is the kind of target that is the confirm button itself, kindCube that of goods, which the planner
// answers for.
const (
	kindButton = "button"
	kindCube   = "cube"
)

// drawSentence writes a sentence in which seats' names stand out into r: smaller where it is long, in two lines
// where it is longer still. It returns how far it reaches.
func drawSentence(l *draw.List, r draw.Rect, text string, names []string, style draw.Type) float32 {
	for _, size := range []float32{style.Size, 14.5, 13} {
		style.Size = size
		if rich(l.Metrics, nil, draw.Point{}, text, names, style) <= r.W {
			return rich(l.Metrics, l, draw.Pt(r.X, base(l, r, style)), text, names, style)
		}
	}
	words := strings.Fields(text)
	n := len(words)
	for n > 1 && rich(l.Metrics, nil, draw.Point{}, strings.Join(words[:n], " "), names, style) > r.W {
		n--
	}
	top, bottom := draw.Rc(r.X, r.Y+2, r.W, r.H/2), draw.Rc(r.X, r.Y+r.H/2-1, r.W, r.H/2)
	a := rich(l.Metrics, l, draw.Pt(top.X, base(l, top, style)), strings.Join(words[:n], " "), names, style)
	rest := draw.Fit(l.Metrics, rules.Name(strings.Join(words[n:], " "), names), style, r.W)
	return max(a, l.Text(draw.Pt(bottom.X, base(l, bottom, style)), rest, style))
}

// base is the baseline of a line in the middle of r.
func base(l *draw.List, r draw.Rect, t draw.Type) float32 {
	return r.Y + (r.H+l.Metrics.Capital(t.Face, t.Size))/2
}

// rich writes one line in which seats' names are bold and returns its width; without a list it only measures.
func rich(m draw.Metrics, l *draw.List, p draw.Point, text string, names []string, style draw.Type) (w float32) {
	for text != "" {
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
		if l != nil {
			l.Text(p.Add(draw.Pt(w, 0)), s, face)
		}
		w += m.Width(face.Face, face.Size, s)
	}
	return w
}
