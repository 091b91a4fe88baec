package scenes

import (
	"errors"
	"maps"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
)

// Not everything can be combined: a value that does not fit the other choices is pale and says why at hover, with its clause.
// It can be chosen all the same; then the sheet says what is to be changed before the game begins.

// fits asks the game whether it can be dealt with a value of an option and everything else as it is, with a seat more or
// less where the option is "". Answers are kept until something else is chosen.
func (s *setupScene) fits(option, value string) *rules.Refusal {
	key := option + "=" + value
	if why, asked := s.unfit[key]; asked {
		return why
	}
	setup := s.setup
	if option != "" {
		setup.Options = maps.Clone(setup.Options)
		setup.Options[option] = value
	}
	why := &rules.Refusal{}
	if _, err := s.def().New(setup); err == nil {
		why = nil
	} else if !errors.As(err, &why) {
		why = &rules.Refusal{Text: err.Error()}
	}
	s.unfit[key] = why
	return why
}

// pale covers a value that does not fit, in r, and says why when the pointer is on its hit.
func (s *setupScene) pale(u *ui.UI, hit string, r draw.Rect, why *rules.Refusal) {
	if why == nil {
		return
	}
	u.L.Round(r, 6, draw.Solid(draw.Color{R: 0xf0, G: 0xe6, B: 0xcd, A: 150}))
	if u.Hot() == hit {
		u.Tip = &ui.Tip{At: r, Text: curly(sentence(why.Text)), Clause: why.Clause, Bad: true}
	}
}

// drawUnfit says why the game cannot be dealt as it is chosen.
func (s *setupScene) drawUnfit(u *ui.UI, c *column) {
	why := s.fits("", "")
	if why == nil {
		return
	}
	text := paperNote.In(14).With(ui.LossPaper)
	c.say(u, curly(sentence(why.Text)), text, 18)
	if why.Clause != "" {
		u.ClauseChip(draw.Pt(c.X, c.Y+1), why.Clause, true)
		c.take(23)
	}
	c.take(4)
}
