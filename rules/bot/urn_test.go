package bot

import (
	"encoding/json"
	"errors"

	"kettle/rules"
	"kettle/rules/rng"
)

// urn is a game of one seat and one decision: keep a known sum, or draw one of the balls, whose order nobody knows.
type urn struct {
	Keep  []int // what may be kept for sure
	Balls []int // in the order of drawing; nil where masked
	Seed  rng.Seed
	Sum   int
	Over  bool
}

type keep struct{ N int }
type draw struct{}

func (a keep) Kind() string            { return "keep" }
func (a keep) String() string          { return "keep " + string(rune('0'+a.N)) }
func (a keep) Targets() []rules.Target { return nil }
func (draw) Kind() string              { return "draw" }
func (draw) String() string            { return "draw" }
func (draw) Targets() []rules.Target   { return nil }

func (u urn) Turn() rules.Seat {
	if u.Over {
		return rules.Nobody
	}
	return 0
}

func (u urn) Legal() (out []rules.Action) {
	if u.Over {
		return nil
	}
	for i := range u.Keep {
		out = append(out, keep{i})
	}
	return append(out, draw{})
}

func (u urn) Check(rules.Action) error { return nil }

func (u urn) Apply(a rules.Action) (rules.Outcome, error) {
	next := u
	next.Over = true
	if k, ok := a.(keep); ok {
		next.Sum = u.Keep[k.N]
		return rules.Outcome{Next: next}, nil
	}
	if u.Balls == nil {
		return rules.Outcome{}, errors.New("drawn from a masked urn")
	}
	next.Sum = u.Balls[0]
	return rules.Outcome{Next: next, Reveals: true}, nil
}

func (u urn) Result() (rules.Result, bool) {
	return rules.Result{Scores: []int{u.Sum}, Places: []int{1}, Why: "drawn"}, u.Over
}

func (u urn) View(rules.Seat) rules.Position { u.Balls = nil; return u }

// Sample puts nine balls of 1 and one of 50 in: the mean is 5.9.
func (u urn) Sample(r *rng.Stream) rules.Position {
	u.Balls = []int{50, 1, 1, 1, 1, 1, 1, 1, 1, 1}
	rng.Shuffle(r, u.Balls)
	return u
}

func urnGame() *rules.Definition {
	return &rules.Definition{
		ID: "urn", Name: "Urn", MinSeats: 1, MaxSeats: 1, MaxMoves: 1,
		New: func(s rules.Setup) (rules.Position, error) {
			return urn{Keep: []int{2, 9, 9}, Seed: s.Seed}.Sample(s.Seed.Stream("setup", 0)), nil
		},
		Codec: rules.NewCodec(func(b []byte) (rules.Position, error) {
			var u urn
			return u, json.Unmarshal(b, &u)
		}),
		Value: func(p rules.Position) []float64 { return []float64{float64(p.(urn).Sum)} },
	}
}
