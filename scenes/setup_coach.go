package scenes

import (
	"context"
	"fmt"
	"time"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/maps/halloween/solve"
)

// A dealing is what the coach does at the set-up: it looks for the par of the deal on the sheet, or for another deal.
type dealing struct {
	par   *search[solve.Line]
	deal  *search[dealt]
	of    string            // code of the deal on the sheet when they began
	lost  string            // code of the last deal whose par could not be told: the coach failed
	day   string            // whose deal is looked for, "" for any that can be cleared
	days  map[string]string // days by the code of their deals, as far as they were found
	typed string            // a code that the player chose: it stays, whatever the coach thinks of it
}

// A dealt is a deal with a way to clear it.
type dealt struct {
	setup rules.Setup
	line  solve.Line
}

// stop ends what is looked for.
func (x *dealing) stop() {
	if x.par != nil {
		x.par.stop()
	}
	if x.deal != nil {
		x.deal.stop()
	}
	x.par, x.deal, x.day = nil, nil, ""
}

// Leave ends what the coach looks for.
func (s *setupScene) Leave() { s.dealing.stop() }

// coach lets the coach think about the deal on the sheet. A deal that it cannot clear makes way for another where the player
// wants only those that can be cleared.
func (s *setupScene) coach(d *Desk, u *ui.UI) {
	x := &s.dealing
	if x.of != s.code || !d.coaches(s.def()) {
		x.stop()
	}
	if !d.coaches(s.def()) || s.wrong != "" {
		return
	}
	if x.deal != nil {
		if u.Key("escape") {
			s.endSeek(d)
		}
		s.takeDeal(d, u)
		return
	}
	x.of = s.code
	line, known := d.pars[s.code]
	switch {
	case !known && x.lost == s.code:
	case !known && x.par == nil:
		x.par = d.seekPar(s.setup, u.In.Now)
		u.Wake(lookAgain)
	case !known:
		f, ok := x.par.look()
		switch {
		case !ok:
			u.Wake(lookAgain)
		case f.err != nil:
			d.logf("coach: " + f.err.Error())
			x.par, x.lost = nil, s.code
			u.Act()
		default:
			d.keepPar(s.code, f.value)
			x.par = nil
			u.Act()
		}
	case d.Opts.Solvable && !line.Cleared && s.code != x.typed:
		s.seekDeal(d, u, time.Time{})
	}
}

// seekDeal begins to look for the deal of a day, or with no day for any that can be cleared.
func (s *setupScene) seekDeal(d *Desk, u *ui.UI, day time.Time) {
	x := &s.dealing
	x.stop()
	setup := s.setup
	setup.Seed = rules.NewSeed(d.random())
	if !day.IsZero() {
		x.day = day.Format(dayFormat)
	}
	x.of = s.code
	x.deal = seek(u.In.Now, func(ctx context.Context, tried func(int)) (out dealt, err error) {
		if day.IsZero() {
			out.setup, out.line, err = d.Coach.Solvable(ctx, setup, tried)
		} else {
			out.setup, out.line, err = d.Coach.Daily(ctx, day, setup)
		}
		return out, err
	})
	u.Act()
}

// takeDeal lays the deal that was found on the sheet.
func (s *setupScene) takeDeal(d *Desk, u *ui.UI) {
	x := &s.dealing
	if x.deal == nil {
		return
	}
	f, ok := x.deal.look()
	if !ok {
		u.Wake(lookAgain)
		return
	}
	day := x.day
	x.stop()
	u.Act()
	if f.err != nil {
		d.Sorry(fmt.Sprintf(wordsSeekFailed, f.err))
		return
	}
	s.setup.Seed = f.value.setup.Seed
	s.renew()
	d.keepPar(s.code, f.value.line)
	x.of = s.code
	if day != "" {
		if x.days == nil {
			x.days = map[string]string{}
		}
		x.days[s.code], x.typed = day, s.code
	}
}

// endSeek stops to look for a deal; the one on the sheet stays.
func (s *setupScene) endSeek(d *Desk) {
	if s.dealing.day == "" {
		d.Opts.Solvable = false
		d.Keep()
	}
	s.dealing.stop()
}

// drawPar tells at the right end of r what the coach thinks of the deal.
func (s *setupScene) drawPar(d *Desk, u *ui.UI, r draw.Rect) {
	line, known := d.pars[s.code]
	text := wordsParSeeking
	if d.Opts.Solvable && s.code != s.dealing.typed {
		text = wordsWaySeeking
	}
	switch {
	case !d.coaches(s.def()) || s.wrong != "" || s.dealing.deal != nil:
		return
	case known && line.Cleared:
		text = fmt.Sprintf(wordsParIs, parText(line))
	case known:
		text = wordsParNone
	case s.dealing.lost == s.code:
		text = wordsParLost
	}
	u.L.Label(r, text, paperNote.To(draw.End))
}

// drawDeals offers other deals: of today, and only such as can be cleared. While one is looked for it tells how far that is.
func (s *setupScene) drawDeals(d *Desk, u *ui.UI, r draw.Rect) {
	x := &s.dealing
	if x.deal != nil {
		text := wordsSeekDeal
		if x.day != "" {
			text = wordsSeekToday
		}
		if n := x.deal.tried.Load(); n > 0 {
			text += fmt.Sprintf(wordsSeekTried, n)
		}
		u.L.Label(draw.Rc(r.X+98, r.Y, r.W-98, r.H), text+" …", paperNote)
		if u.Quiet("deal-stop", draw.Rc(r.X, r.Y, 90, r.H), "", wordsSeekStop, "Esc", false) { // not where today's deal was
			s.endSeek(d)
			u.Act()
		}
		return
	}
	today, half := d.Now(), r.W*0.5
	only, of := draw.Rc(r.X, r.Y+3, half-6, r.H-6), draw.Rc(r.X+half, r.Y, half, r.H)
	if u.Check("solvable", only, wordsSolvable, "", &d.Opts.Solvable) {
		x.typed = ""
		d.Keep()
		u.Act()
	}
	u.Explain("solvable", only, wordsSolvableTip, "")
	if u.Quiet("deal-today", of, "", fmt.Sprintf(wordsToday, today.Format(dayShort)), "", x.days[s.code] == today.Format(dayFormat)) {
		s.seekDeal(d, u, today)
	}
	u.Explain("deal-today", of, wordsTodayTip, "")
}
