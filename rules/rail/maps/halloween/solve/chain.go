package solve

import (
	"context"

	"kettle/rules"
	"kettle/rules/rng"
)

// Solvable is the first deal of a chain of seeds that the search clears, with the line. The chain begins at a seed, which is
// itself tried first; tried, if not nil, is told how many deals have been given up.
func Solvable(ctx context.Context, options map[string]string, first rng.Seed, b Budget, tried func(n int)) (rules.Setup, Line, error) {
	s := rules.Setup{Seats: 1, Seed: first, Options: options}
	for n := 1; ; n++ {
		l, err := Deal(ctx, s, b)
		if err != nil || l.Cleared {
			return s, l, err
		}
		if tried != nil {
			tried(n)
		}
		s.Seed = rules.NewSeed(first.Stream("solvable", n).Uint64())
	}
}

// Daily is the deal of a day: the same for everybody who plays that day with these options, and one that can be cleared.
func Daily(ctx context.Context, year, month, day int, options map[string]string) (rules.Setup, Line, error) {
	date := rng.Seed(10000*year + 100*month + day)
	return Solvable(ctx, options, rules.NewSeed(date.Stream("daily", 0).Uint64()), Budget{}, nil)
}
