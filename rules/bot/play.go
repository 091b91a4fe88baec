package bot

import (
	"context"
	"fmt"

	"kettle/rules"
	"kettle/rules/rng"
)

// A Game is what Play saw of one whole game.
type Game struct {
	Setup     rules.Setup
	Result    rules.Result
	Decisions int
	Actions   []rules.Action // in order
	Last      rules.Position // how it ended
}

// Play plays one game to its end, bots[s] at seat s, each seeing only its view. Bots draw from streams of the setup's
// seed, one a decision, so that the same call gives the same game.
func Play(ctx context.Context, def *rules.Definition, setup rules.Setup, bots []Bot) (Game, error) {
	g := Game{Setup: setup}
	if len(bots) != setup.Seats {
		return g, fmt.Errorf("bot: %d bots for %d seats", len(bots), setup.Seats)
	}
	p, err := def.New(setup)
	if err != nil {
		return g, err
	}
	for {
		r, over := p.Result()
		if over {
			g.Result, g.Last = r, p
			return g, nil
		}
		if def.MaxMoves > 0 && g.Decisions >= def.MaxMoves {
			return g, fmt.Errorf("bot: %s is not over after %d decisions", def.ID, g.Decisions)
		}
		seat := p.Turn()
		if int(seat) < 0 || int(seat) >= len(bots) {
			return g, fmt.Errorf("bot: seat %d is to act, but %s is not over", seat, def.ID)
		}
		a, err := bots[seat].Choose(ctx, p.View(seat), Stream(setup.Seed, seat, g.Decisions))
		if err != nil {
			return g, err
		}
		out, err := p.Apply(a)
		if err != nil {
			return g, fmt.Errorf("bot: decision %d of %s: %w", g.Decisions+1, def.ID, err)
		}
		p = out.Next
		g.Decisions++
		g.Actions = append(g.Actions, a)
	}
}

// Stream is what a bot at that seat draws from for the n-th decision of a game, counted from 0: no draw of it depends
// on another seat's, or is one of the game's own.
func Stream(seed rng.Seed, seat rules.Seat, n int) *rng.Stream {
	return seed.Stream(fmt.Sprintf("bot/%d", seat), n)
}
