package scenes

import (
	"context"
	"time"

	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/halloween/solve"
)

// A Coach knows how deals can be cleared: the next step of a game, the par of a deal, deals that can be cleared. What it
// looks for takes seconds; a context that ends ends it at once.
type Coach interface {
	// Knows reports whether it can help in a game.
	Knows(def *rules.Definition) bool
	// Next is play from a moment of a game to its end. It sees all of the deal, the bag and the dice to come too.
	Next(ctx context.Context, p rules.Position) (solve.Line, error)
	// Deal is play of a whole deal: where it ends is its par.
	Deal(ctx context.Context, s rules.Setup) (solve.Line, error)
	// Solvable is the first deal with the options of a set-up, from its seed on, that can be cleared; tried is told how
	// many were given up.
	Solvable(ctx context.Context, s rules.Setup, tried func(n int)) (rules.Setup, solve.Line, error)
	// Daily is the deal of a day with the options of a set-up: the same for everybody.
	Daily(ctx context.Context, day time.Time, s rules.Setup) (rules.Setup, solve.Line, error)
}

// Solver is the Coach of Halloween.
type Solver struct{}

// Knows implements Coach.
func (Solver) Knows(def *rules.Definition) bool { return def.ID == "age-of-steam/halloween" }

// Next implements Coach.
func (Solver) Next(ctx context.Context, p rules.Position) (solve.Line, error) {
	return solve.Solve(ctx, p.(*ageofsteam.State), solve.Budget{})
}

// Deal implements Coach.
func (Solver) Deal(ctx context.Context, s rules.Setup) (solve.Line, error) {
	return solve.Deal(ctx, s, solve.Budget{})
}

// Solvable implements Coach.
func (Solver) Solvable(ctx context.Context, s rules.Setup, tried func(n int)) (rules.Setup, solve.Line, error) {
	return solve.Solvable(ctx, s.Options, s.Seed, solve.Budget{}, tried)
}

// Daily implements Coach.
func (Solver) Daily(ctx context.Context, day time.Time, s rules.Setup) (rules.Setup, solve.Line, error) {
	y, m, d := day.Date()
	return solve.Daily(ctx, y, int(m), d, s.Options)
}

// coaches reports whether there is a coach for a game.
func (d *Desk) coaches(def *rules.Definition) bool { return d.Coach != nil && d.Coach.Knows(def) }

// keepPar remembers the par of a deal for as long as the program runs.
func (d *Desk) keepPar(code string, l solve.Line) {
	if d.pars == nil {
		d.pars = map[string]solve.Line{}
	}
	l.Steps = nil
	d.pars[code] = l
}

// seekPar looks for the par of a deal.
func (d *Desk) seekPar(s rules.Setup, now time.Duration) *search[solve.Line] {
	return seek(now, func(ctx context.Context, _ func(int)) (solve.Line, error) { return d.Coach.Deal(ctx, s) })
}
