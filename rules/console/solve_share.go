package console

import (
	"context"
	"errors"
	"time"

	"kettle/rules"
	"kettle/rules/rail/maps/halloween/solve"
	"kettle/rules/rng"
)

// A yield is how many of some deals the search clears.
type yield struct {
	Difficulty string      `json:"difficulty"`
	Rounds     string      `json:"rounds"`
	First      rng.Seed    `json:"firstSeed"`
	Deals      int         `json:"deals"`
	Cleared    int         `json:"cleared"`
	Share      float64     `json:"share"`
	Low        float64     `json:"low"` // of the interval that holds the true share 95 times of 100
	High       float64     `json:"high"`
	Ends       map[int]int `json:"ends"` // clears by the round in which they come
	Seconds    float64     `json:"secondsADeal"`
	Slowest    float64     `json:"slowest"` // s
	Open       []rng.Seed  `json:"open"`    // seeds of the deals for which no line was found
}

// share is "kettle solve -deals N": the seeds from the one named, or from 1, one after another.
func (k *call) share() error {
	if k.deals < 1 || len(k.args) > 0 {
		return errors.New("say how many deals with -deals, 1 or more, and no save file")
	}
	if k.given["time"] {
		return errors.New("-deals takes the usual time for each: leave -time out")
	}
	if k.seed == "" {
		k.seed = "1"
	}
	def, s, err := k.puzzle()
	if err != nil {
		return err
	}
	y := yield{Difficulty: s.Options["difficulty"], Rounds: s.Options["rounds"], First: s.Seed, Ends: map[int]int{}}
	for range k.deals {
		if err := y.one(s); err != nil {
			return err
		}
		s.Seed++
	}
	y.Share, y.Low, y.High = wilson(float64(y.Cleared), float64(y.Deals))
	y.Seconds /= float64(y.Deals)
	if k.json {
		return k.emit(y)
	}
	k.say("Halloween, %s, %s rounds: %d of %s cleared, %.1f %% (%.1f to %.1f at 95 %%)", y.Difficulty, y.Rounds, y.Cleared, counted(y.Deals, "deal"),
		100*y.Share, 100*y.Low, 100*y.High)
	for round := range def.MaxMoves {
		if n := y.Ends[round]; n > 0 {
			k.say("  in round %d: %d", round, n)
		}
	}
	k.say("%.2f s a deal, at most %.1f s", y.Seconds, y.Slowest)
	return nil
}

// one searches one deal with the usual budget.
func (y *yield) one(s rules.Setup) error {
	start := time.Now()
	l, err := solve.Deal(context.Background(), s, solve.Budget{})
	if err != nil {
		return err
	}
	took := time.Since(start).Seconds()
	y.Deals++
	y.Seconds += took
	y.Slowest = max(y.Slowest, took)
	if l.Cleared {
		y.Cleared++
		y.Ends[l.Round]++
	} else {
		y.Open = append(y.Open, s.Seed)
	}
	return nil
}
