package scenes

import (
	"fmt"
	"path/filepath"
	"slices"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules/match"
)

// A recordsScene lists the results by deal, and the tries at the chosen one.
type recordsScene struct {
	deals  []dealRecord
	level  string // the difficulty that is listed, "" for all
	at     string // code of the chosen deal
	wrong  string
	looked bool
}

// NewRecords is the scene of the results; code is the deal to show, "" for the one played last.
func NewRecords(d *Desk, code string) Scene { return &recordsScene{at: code} }

// Opaque: it fills the window.
func (s *recordsScene) Opaque() bool { return true }

func (s *recordsScene) look(d *Desk) {
	s.looked = true
	list, err := d.records()
	if err != nil {
		s.wrong = sentence(err.Error())
	}
	s.deals = byDeal(list)
	if _, ok := s.chosen(); !ok && len(s.deals) > 0 {
		s.at = s.deals[0].Code
	}
}

func (s *recordsScene) chosen() (dealRecord, bool) {
	i := slices.IndexFunc(s.deals, func(d dealRecord) bool { return d.Code == s.at })
	if i < 0 {
		return dealRecord{}, false
	}
	return s.deals[i], true
}

// shown are the deals that pass the filter.
func (s *recordsScene) shown() (out []dealRecord) {
	for _, d := range s.deals {
		if s.level == "" || d.Level == s.level {
			out = append(out, d)
		}
	}
	return out
}

// levels are the difficulties that were played, in the order in which they are met.
func (s *recordsScene) levels() []string {
	out := []string{""}
	for _, d := range s.deals {
		if d.Level != "" && !slices.Contains(out, d.Level) {
			out = append(out, d.Level)
		}
	}
	return out
}

// Tick draws the table and the sheet of the chosen deal.
func (s *recordsScene) Tick(d *Desk, u *ui.UI) Move {
	if !s.looked {
		s.look(d)
	}
	room, leave := fullPage(u, wordsResults, wordsBackKey)
	if leave {
		return Pop()
	}
	move := Stay()
	if len(s.deals) == 0 {
		s.drawNothing(u, room)
		u.Roam()
		return move
	}
	if u.In.W >= 700 {
		s.drawFilter(u)
	}
	side := draw.Rc(room.Right()-378, 72, 378, u.In.H-88)
	list := draw.Rc(room.X, 72, room.W-378-gap, u.In.H-88)
	if room.W < 760 {
		list.W = room.W
		side = draw.Rect{}
		row := draw.Rc(list.X, list.Bottom()-38, list.W, 38)
		list.H -= 46
		if deal, ok := s.chosen(); ok && u.Brassy("retry", row, wordsRetry, "Enter", false) {
			move = s.retry(d, deal)
		}
	}
	s.drawDeals(d, u, list)
	if deal, ok := s.chosen(); ok && side.W > 0 {
		s.drawTries(d, u, side, deal, &move)
	}
	u.Roam()
	return move
}

func (s *recordsScene) drawNothing(u *ui.UI, room draw.Rect) {
	r := draw.Around(room.Mid(), min(460, room.W), min(300, room.H))
	u.Paper(r)
	u.L.Sprite("moon-full", fitSprite("moon-full", draw.Rc(r.X+40, r.Y+24, r.W-80, r.H*0.45)))
	text, sub := wordsNoResults, wordsNoResultsSub
	if s.wrong != "" {
		text, sub = s.wrong, ""
	}
	c := column{draw.Rc(r.X+30, r.Y+r.H*0.56, r.W-60, r.H*0.4)}
	c.say(u, text, paperBold.In(17).To(draw.Center), 22)
	c.take(6)
	c.say(u, sub, paperText.To(draw.Center), 20)
}

func (s *recordsScene) drawFilter(u *ui.UI) {
	x := float32(190)
	for _, l := range s.levels() {
		word := l
		if l == "" {
			word = wordsAll
		}
		wide := u.L.Metrics.Width(draw.Heading, 13, word) + 28
		if u.Pill("filter/"+word, draw.Rc(x, 19, wide, 26), word, s.level == l) {
			s.level = l
		}
		x += wide + 7
	}
}

// drawDeals draws the table of deals, as many columns as there is room for.
func (s *recordsScene) drawDeals(d *Desk, u *ui.UI, r draw.Rect) {
	u.Paper(r)
	in := r.Pad(18, 12)
	cols, room := recordColumns, in.W-24
	for wide := columnsWidth(cols); wide > room && len(cols) > 1; wide = columnsWidth(cols) {
		cols = cols[:len(cols)-1]
	}
	stretch := room / columnsWidth(cols)
	head, body := in.CutTop(26)
	x := head.X + 8
	for _, c := range cols {
		u.L.Label(draw.Rc(x, head.Y, c.wide*stretch, 22), c.head, paperHead)
		x += c.wide * stretch
	}
	u.L.Box(draw.Rc(in.X, head.Bottom(), in.W, 1.2), draw.Solid(ui.RulePaper))
	_, body = body.CutTop(6)
	u.Scroll("deals", body, func(c draw.Rect) float32 {
		list := s.shown()
		for i, deal := range list {
			row := draw.Rc(c.X, c.Y+float32(i)*34, c.W, 33)
			if row.Bottom() < body.Y-34 || row.Y > body.Bottom()+34 {
				continue
			}
			if u.Row("deal/"+deal.Code, row, deal.Code == s.at).Clicked {
				s.at = deal.Code
			}
			last := slices.MaxFunc(deal.Tries, func(a, b Record) int { return a.Date.Compare(b.Date) })
			day := dayTime(last.Date, d.Now())
			x := row.X + 8
			for k, col := range cols {
				style := paperText
				if k < 2 {
					style = paperBold
				}
				if k == 1 && !deal.Tries[0].Won {
					style = style.With(ui.LossPaper)
				} else if k == 1 {
					style = style.With(ui.GainPaper)
				}
				u.L.Label(draw.Rc(x, row.Y, col.wide*stretch-4, row.H), col.text(deal, day), style)
				x += col.wide * stretch
			}
		}
		return float32(len(list)) * 34
	})
}

// drawTries draws the sheet of one deal: its tries, the best first, and what can be done with it.
func (s *recordsScene) drawTries(d *Desk, u *ui.UI, r draw.Rect, deal dealRecord, move *Move) {
	buttons, paper := r.CutBottom(48)
	paper.H -= 12
	in := sheet(u, paper, deal.Code)
	c := column{in}
	u.L.Label(c.take(24), deal.sum(), paperBold)
	name := deal.Tries[0].Game
	if def := d.Games.Find(name); def != nil {
		name = def.Name
	}
	if deal.Level != "" {
		name += ", " + lower(deal.Level)
	}
	if day, ok := deal.day(dayWords); ok {
		name += ", " + fmt.Sprintf(wordsTodayOf, day)
	}
	u.L.Label(c.take(22), name, paperNote.In(14))
	u.L.Box(draw.Rc(c.X, c.Y+4, c.W, 1), draw.Solid(draw.Fade(ui.RulePaper, 0.7)))
	c.take(10)
	u.Scroll("tries", c.Rect, func(b draw.Rect) float32 {
		const high = 50
		for i, t := range deal.Tries {
			row := draw.Rc(b.X, b.Y+float32(i)*high, b.W, high-4)
			if row.Bottom() < c.Y-high || row.Y > c.Bottom()+high {
				continue
			}
			s.drawTry(d, u, row, i, t, move)
		}
		return float32(len(deal.Tries)) * high
	})
	half := (buttons.W - 12) / 2
	if u.BrassyWith("retry", draw.Rc(buttons.X, buttons.Y, half+30, 48), "ui-retry", wordsRetry, "Enter", false) {
		*move = s.retry(d, deal)
	}
	if u.Quiet("copy-code", draw.Rc(buttons.X+half+42, buttons.Y+4, half-30, 40), "ui-copy", wordsCopyDeal, "", false) {
		u.Copy(deal.Code)
		d.Say(wordsCopiedCode)
	}
}

// drawTry draws one try, with its replay where the game was kept.
func (s *recordsScene) drawTry(d *Desk, u *ui.UI, r draw.Rect, i int, t Record, move *Move) {
	u.L.Box(draw.Rc(r.X, r.Bottom()+1, r.W, 1), draw.Solid(draw.Fade(ui.RulePaper, 0.35)))
	ink := ui.GainPaper
	if !t.Won {
		ink = ui.LossPaper
	}
	play := draw.Rc(r.Right()-36, r.Y+6, 34, 32)
	top, bottom := draw.Rc(r.X, r.Y+2, r.W-46, 22), draw.Rc(r.X, r.Y+23, r.W-46, 20)
	w := u.L.Label(top, dayTime(t.Date, d.Now()), paperNote.To(draw.End))
	u.L.Label(draw.Rc(top.X, top.Y, top.W-w-8, top.H), sentenceless(t.outcome()), paperBold.With(ink))
	u.L.Label(bottom, t.details(), paperNote.In(13.5))
	if u.Quiet(fmt.Sprintf("try/%d", i), play, "ui-play", "", "", t.File == "") {
		*move = d.ReplaySave(filepath.Join(d.Home.Finished(), filepath.Base(t.File)))
	}
	u.Explain(fmt.Sprintf("try/%d", i), play, wordsReplay, "")
}

// retry deals the deal again.
func (s *recordsScene) retry(d *Desk, deal dealRecord) Move {
	last := deal.Tries[0]
	def := d.Games.Find(last.Game)
	if def == nil {
		d.Sorry(wordsNoSuchGame)
		return Stay()
	}
	table := last.Table
	if table.Names == nil && last.Setup.Seats == 1 { // the file does not tell of more
		table = match.Table{Names: []string{last.Player}, Colours: []string{d.Opts.Colour}}
	}
	m, err := match.New(def, last.Setup, table.Anew(true))
	if err != nil {
		d.Sorry(sentence(err.Error()))
		return Stay()
	}
	return Reset(NewTable(d, m))
}
