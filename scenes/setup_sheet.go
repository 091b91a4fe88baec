package scenes

import (
	"fmt"
	"strings"
	"unicode"

	"kettle/assets"
	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
)

// drawSheet writes the sheet of the chosen game into r and returns the height used.
func (s *setupScene) drawSheet(d *Desk, u *ui.UI, r draw.Rect) float32 {
	c := column{r}
	def := s.def()
	head := c.take(38)
	family := familyNames[def.Family]
	wide := u.L.Metrics.Width(draw.Heading, 13, family)
	u.L.Label(draw.Rc(head.X, head.Y, head.W-wide-8, head.H), def.Name, paperTitle.In(28))
	u.L.Label(head, family, draw.Type{Face: draw.Heading, Size: 13, Color: ui.MutedPaper, Align: draw.End})
	u.L.Box(draw.Rc(c.X, c.Y+1, c.W, 1.2), draw.Solid(ui.RulePaper))
	c.take(8)
	c.say(u, def.Text, paperSerif, 18.5)
	c.take(5)
	s.drawSeats(d, u, &c)
	for _, o := range def.Options {
		s.drawOption(u, &c, o)
	}
	c.head(u, wordsTable)
	skip := u.Check("skip", c.take(27), wordsSkip, "", &d.Opts.Skip)
	if one := u.Check("one-click", c.take(27), wordsOneClick, "", &d.Opts.OneClick); skip || one {
		d.Keep()
	}
	c.take(5)
	s.drawCode(d, u, &c)
	return c.Y - r.Y
}

// drawSeats asks how many play, who they are and in which colours.
func (s *setupScene) drawSeats(d *Desk, u *ui.UI, c *column) {
	def := s.def()
	if def.MinSeats < def.MaxSeats {
		c.head(u, wordsSeats)
		var words []string
		for n := def.MinSeats; n <= def.MaxSeats; n++ {
			words = append(words, fmt.Sprint(n))
		}
		i := s.setup.Seats - def.MinSeats
		if u.Choice("seats", c.take(30), words, &i) {
			s.setup.Seats = def.MinSeats + i
			s.seat()
			s.renew()
		}
		c.take(8)
	} else {
		c.head(u, wordsSeat)
	}
	for i := range s.names {
		row := c.take(38)
		c.take(4)
		if len(s.names) > 1 {
			s.drawSeatRow(u, row, i)
			continue
		}
		who, rest := row.CutLeft(kindW)
		s.drawKind(u, who.Pad(0, 4), 0)
		_, row = rest.CutLeft(6)
		u.Field("name/0", row, &s.names[0], ui.FieldLook{Type: paperText.In(16), Hint: s.seatHint(0), Max: maxName, Left: 36})
		disc := draw.Rc(row.X+8, row.Y+5, 34, 28)
		u.L.Sprite("disc-"+s.colours[0], fitSprite("disc-"+s.colours[0], disc))
	}
	if len(s.names) == 1 {
		row := c.take(38)
		w := u.L.Metrics.Width(draw.Sans, 14, wordsColour) + 12
		u.L.Label(row, wordsColour, paperNote.In(14))
		drawColours(u, "colour/", draw.Rc(row.X+w, row.Y, row.W-w, row.H), assets.Players[:6], s.colours[0], func(id string) { s.paint(0, id) })
	}
	if given, ok := s.def().Words.(rules.Coloured); ok {
		row, line := c.take(22), given.Colours()
		at := draw.Pt(row.X+u.L.Label(row, line.Text, paperNote.In(14))+10, row.Y+2)
		if chip := u.L.Metrics.Width(draw.Heading, 12, line.Clause) + 14; at.X+chip > row.Right() {
			at = draw.Pt(row.X, c.take(22).Y+1)
		}
		u.ClauseChip(at, line.Clause, true)
	}
	c.take(5)
}

// drawColours is a row of discs of which one is chosen.
func drawColours(u *ui.UI, prefix string, r draw.Rect, colours []assets.Colour, on string, choose func(id string)) {
	w := r.W / float32(len(colours))
	for i, p := range colours {
		box := draw.Rc(r.X+float32(i)*w, r.Y, w, r.H).Pad(max(0, (w-44)/2), 1)
		st := u.Press(prefix+p.ID, box)
		if st.Clicked {
			choose(p.ID)
		}
		switch {
		case p.ID == on:
			u.L.Round(box, 7, draw.Solid(draw.Hex(0xfdf6e4)))
			u.L.Frame(box, 7, 2, ui.FormHead)
		case st.Hot:
			u.L.Round(box, 7, draw.Solid(draw.Fade(ui.LitTop, 0.4)))
		}
		u.L.Sprite("disc-"+p.ID, fitSprite("disc-"+p.ID, box.Pad(5, 4)))
		u.FocusRing(st, box, 7)
		u.Explain(prefix+p.ID, box, p.Name, "")
	}
}

// drawOption offers the values of an option: as cards where each is told by a number of something, else as a row
// of words; below stands what the chosen one means.
func (s *setupScene) drawOption(u *ui.UI, c *column, o rules.Option) {
	at := 0
	figures := len(o.Values) <= 4
	var names []string
	for i, v := range o.Values {
		if v.ID == s.setup.Options[o.ID] {
			at = i
		}
		names = append(names, v.Name)
		_, _, ok := figureOf(v.Text)
		figures = figures && ok
	}
	was := at
	if figures {
		c.head(u, o.Name)
		row := c.take(62)
		gap := float32(6)
		w := (row.W - gap*float32(len(o.Values)-1)) / float32(len(o.Values))
		for i, v := range o.Values {
			hit, box := "option/"+o.ID+"/"+v.ID, draw.Rc(row.X+float32(i)*(w+gap), row.Y, w, row.H)
			if drawFigureCard(u, hit, box, v, i == at) {
				at = i
			}
			s.pale(u, hit, box, s.clash(o.ID, v.ID))
		}
	} else {
		// Few short words stand beside the name, more of them below it.
		row := c.take(30)
		nameW := u.L.Metrics.Width(draw.Heading, 14, o.Name) + 16
		u.L.Label(row, o.Name, paperHead)
		if len(names) > 3 {
			row = c.take(30)
			nameW = 0
		}
		s.chooseInRows(u, c, o, draw.Rc(row.X+nameW, row.Y, row.W-nameW, row.H), names, &at)
	}
	if at != was && len(o.Values) > 0 {
		s.setup = s.with(o.ID, o.Values[at].ID)
		s.renew()
	}
	if len(o.Values) > 0 {
		c.take(3)
		c.say(u, o.Values[at].Text, paperNote, 16)
	}
	c.take(5)
}

// chooseInRows is a Choice whose first row is given: of many words only two stand beside each other.
func (s *setupScene) chooseInRows(u *ui.UI, c *column, o rules.Option, row draw.Rect, words []string, at *int) {
	most := len(words)
	if most > 5 {
		most = 2
	}
	for first := 0; first < len(words); first += most {
		if first > 0 {
			c.take(5)
			row = c.take(30)
		}
		part := words[first:min(first+most, len(words))]
		r, i := row, *at-first
		if len(part) < most {
			r.W = (row.W - 6) / 2
		}
		id := "option/" + o.ID
		if u.Choice(id, r, part, &i) {
			*at = first + i
		}
		for k, word := range part {
			s.pale(u, id+"/"+word, ui.ChoiceBox(r, k, len(part)), s.clash(o.ID, o.Values[first+k].ID))
		}
	}
}

// drawFigureCard is a value with its number and a picture of what is counted.
func drawFigureCard(u *ui.UI, id string, r draw.Rect, v rules.Value, on bool) bool {
	st := u.Card(id, r, on)
	n, sprite, _ := figureOf(v.Text)
	ink := ui.HeadPaper
	if on {
		ink = ui.LitText
	}
	top, foot := r.Pad(4, 4).CutTop(r.H * 0.4)
	u.L.Label(top, v.Name, draw.Type{Face: draw.Heading, Size: 15, Color: ink, Align: draw.Center})
	t := draw.Type{Face: draw.Heading, Size: 17, Color: ink}
	w := u.L.Metrics.Width(t.Face, t.Size, n)
	x := foot.Mid().X - (w+32)/2
	if sprite == pumpkinCube {
		board.DrawCube(u.L, draw.Pt(x+13, foot.Mid().Y-1), 25, rail.Orange)
	} else {
		u.L.Sprite(sprite, fitSprite(sprite, draw.Rc(x, foot.Mid().Y-15, 26, 27)))
	}
	u.L.Label(draw.Rc(x+32, foot.Y, w+1, foot.H-3), n, t)
	return st.Clicked
}

// counted are the sprites of what the values of an option may count.
var counted = map[string]string{"pumpkins": pumpkinCube}

// pumpkinCube has its face painted on by the board.
const pumpkinCube = "cube-orange"

// figureOf reads a text that begins with a number of something that has a sprite: "10 pumpkins and …".
func figureOf(text string) (n, sprite string, ok bool) {
	n, rest, _ := strings.Cut(text, " ")
	what, _, _ := strings.Cut(rest, " ")
	sprite, ok = counted[what]
	return n, sprite, ok && n != "" && strings.IndexFunc(n, func(c rune) bool { return !unicode.IsDigit(c) }) < 0
}

// drawCode is the field of the deal's code with what can be done to it.
func (s *setupScene) drawCode(d *Desk, u *ui.UI, c *column) {
	s.drawPar(d, u, c.Rect.Meet(draw.Rc(c.X, c.Y, c.W, 24)))
	c.head(u, wordsCode)
	row := c.take(38)
	buttons := row
	row, buttons = row.CutLeft(row.W - 3*46)
	if u.Field("code", row, &s.code, ui.FieldLook{Type: draw.Type{Face: draw.Heading, Size: 17, Color: ui.OnPaper}, Hint: wordsCodeHint, Max: 80}) {
		s.typed()
	}
	for i, b := range []struct {
		id, sprite, tip string
		do              func()
	}{
		{"code-draw", "ui-dice", wordsCodeDraw, func() { s.setup.Seed = rules.NewSeed(d.random()); s.renew() }},
		{"code-copy", "ui-copy", wordsCodeCopy, func() { u.Copy(s.code); d.Say(wordsCopiedCode) }},
		{"code-paste", "ui-paste", wordsCodePaste, func() { s.code = strings.Join(strings.Fields(u.Paste()), " "); s.typed() }},
	} {
		at := draw.Rc(buttons.X+8+46*float32(i), buttons.Y, 38, 38)
		if u.Quiet(b.id, at, b.sprite, "", "", false) {
			b.do()
			u.Act()
		}
		u.Explain(b.id, at, b.tip, "")
	}
	c.take(2)
	coached := d.coaches(s.def())
	if coached {
		c.take(3)
		s.drawDeals(d, u, c.take(32))
	}
	switch {
	case s.wrong != "":
		c.say(u, sentence(s.wrong), paperNote.With(ui.LossPaper), 15)
	case !coached:
		c.say(u, wordsCodeSame, paperNote, 16)
	}
}
