package scenes

import (
	"errors"
	"maps"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
)

// Not everything can be combined: a value that does not fit the other choices is pale and says why at hover, with its clause.
// It can be chosen all the same; then a slip below the sheet says what is to be changed before the game begins.

// with is the set-up with another value of an option.
func (s *setupScene) with(option, value string) rules.Setup {
	setup := s.setup
	setup.Options = maps.Clone(setup.Options)
	setup.Options[option] = value
	return setup
}

// fits asks the game whether it can be dealt with a value of an option and everything else as it is, or just as it is where
// the option is "". Answers are kept until something else is chosen.
func (s *setupScene) fits(option, value string) *rules.Refusal {
	key := option + "=" + value
	if why, asked := s.unfit[key]; asked {
		return why
	}
	setup := s.setup
	if option != "" {
		setup = s.with(option, value)
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

// clash is why a value of an option does not fit the other choices, nil for one that does and for one with which nothing is
// wrong but what is wrong already.
func (s *setupScene) clash(option, value string) *rules.Refusal {
	why, now := s.fits(option, value), s.fits("", "")
	if why != nil && now != nil && *why == *now {
		return nil
	}
	return why
}

// pale covers a value that does not fit, in r, and says why when the pointer is on its hit.
func (s *setupScene) pale(u *ui.UI, hit string, r draw.Rect, why *rules.Refusal) {
	if why == nil {
		return
	}
	u.L.Round(r, 6, draw.Solid(draw.Color{R: 0xf0, G: 0xe6, B: 0xcd, A: 150}))
	if u.Hot() == hit {
		u.Tip = refusedTip(r, why)
	}
}

// slipH is the height of the slip that says why the game cannot be dealt as it is chosen.
const slipH = 66

// drawSlip lays it at the foot of r and returns the room that is left, all of r where nothing is wrong.
func (s *setupScene) drawSlip(u *ui.UI, r draw.Rect) draw.Rect {
	why := s.fits("", "")
	if why == nil {
		return r
	}
	slip, rest := r.CutBottom(slipH)
	u.Paper(slip)
	in := slip.Pad(22, 8)
	text := curly(sentence(why.Text))
	style := paperBold.In(14).With(ui.LossPaper)
	if why.Clause != "" {
		chip := u.L.Metrics.Width(draw.Heading, 12, why.Clause) + 14
		u.ClauseChip(draw.Pt(in.Right()-chip, in.Mid().Y-9), why.Clause, true)
		in.W -= chip + 10
	}
	tall := 18 * float32(len(draw.Wrap(u.L.Metrics, text, style, in.W)))
	u.L.Paragraph(draw.Rc(in.X, in.Mid().Y-tall/2, in.W, tall), text, style, 18)
	_, rest = rest.CutBottom(6)
	return rest
}
