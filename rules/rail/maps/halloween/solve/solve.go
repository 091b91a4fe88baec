// Package solve looks for a line of play that clears a deal of Halloween, from any position of it. It knows the whole
// deal: the display is open, and the dice of every round are fixed by the seed (HAL-38). Nothing is believed that the rules
// have not played: a line found is played action by action through Apply before it is handed out.
package solve

import (
	"context"
	"errors"
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/halloween"
)

// A Budget is how hard the search tries. The zero Budget is the usual one: about a second a deal. What is found depends on
// position and budget only, never on the clock.
type Budget struct {
	Width int // positions kept at each decision, at most; 0 for the usual
}

// Wider is a budget that tries four times as hard.
func (b Budget) Wider() Budget {
	if b.Width == 0 {
		b.Width = usualWidth
	}
	return Budget{4 * b.Width}
}

// usualWidth is the width of the zero Budget.
const usualWidth = 40

// A Line is play from a position to its end.
type Line struct {
	Cleared bool // no pumpkin is left at its end (HAL-09)
	Left    int  // pumpkins left there
	Round   int  // in which it ends
	Cash    int  // $ at the end
	Shares  int  // issued by then, those of the set-up among them
	Steps   []Step
}

// A Step is one action of a line, with its reason.
type Step struct {
	Round  int
	Action rules.Action
	Reason rules.Line
}

// After is the rest of the line once its first action is played; ok is false where the player did something else.
func (l Line) After(a rules.Action) (rest Line, ok bool) {
	if len(l.Steps) == 0 || l.Steps[0].Action != a {
		return Line{}, false
	}
	l.Steps = l.Steps[1:]
	return l, true
}

// What Solve refuses.
var (
	ErrHidden = errors.New("the dice of this deal are hidden")
	ErrOver   = errors.New("the game is over")
)

// Solve looks for a line that clears the game. If it finds none, it returns the line that came nearest, Cleared being
// false: that proves nothing, the search does not look at everything. Where the context ends first, its error is returned.
func Solve(ctx context.Context, p *ageofsteam.State, b Budget) (Line, error) {
	switch _, over := p.Result(); {
	case over:
		return Line{}, ErrOver
	case p.GrowthDice(rail.Light, p.Round()) == nil:
		return Line{}, ErrHidden
	}
	width := b.Width
	if width == 0 {
		width = usualWidth
	}
	s := newSearch(p)
	var nearest []deeded
	least := s.first.left + 1
	for _, s.width = range []int{(width + 9) / 10, width} {
		for i := range styles {
			s.d.w = &styles[i]
			switch cleared, err := s.run(ctx); {
			case err != nil:
				return Line{}, err
			case cleared:
				return s.d.play(p, s.d.tidy(s.first, s.line()))
			}
			if left := s.last().left; left < least {
				least, nearest = left, s.line()
			}
		}
	}
	return s.d.play(p, nearest)
}

// Deal is Solve of a set-up as it is dealt.
func Deal(ctx context.Context, s rules.Setup, b Budget) (Line, error) {
	p, err := halloween.Definition().New(s)
	if err != nil {
		return Line{}, err
	}
	return Solve(ctx, p.(*ageofsteam.State), b)
}

// play plays the deeds of a line by the rules.
func (d *deal) play(p *ageofsteam.State, deeds []deeded) (Line, error) {
	t := &table{d: d, now: p}
	for _, x := range deeds {
		t.reach(x.level)
		t.do(x)
	}
	if t.err != nil {
		return Line{}, fmt.Errorf("solve: the rules refuse a line: %w", t.err)
	}
	t.story.explain()
	me := t.now.Player(0)
	r, over := t.now.Result()
	return Line{Cleared: over && r.Why == halloween.EndCleared, Left: t.now.OnMap(halloween.Pumpkin), Round: t.now.Round(), Cash: me.Cash,
		Shares: me.Shares, Steps: t.story.steps}, nil
}
