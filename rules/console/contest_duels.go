package console

import (
	"fmt"
	"math"
)

// A duel is how one kind of bot did against another in the games where both sat.
type duel struct {
	One   string  `json:"one"`
	Other string  `json:"other"`
	Games int     `json:"games"`
	Won   float64 `json:"won"`   // of these by One: the part of the pairs of seats in which it came first, a tie counts half
	Share float64 `json:"share"` // of Games that is Won, from 0 to 1
	Least float64 `json:"least"` // ends of its 95 % interval
	Most  float64 `json:"most"`
}

// seating is which of the bots sits at each seat in game n, counted from 0. They sit in turn, and after each game every
// bot moves on by one seat; where there are more seats than bots, another begins once all seats went round.
func seating(bots, seats, n int) []int {
	at := make([]int, seats)
	for i := range at {
		at[(i+n)%seats] = (i + n/seats) % bots
	}
	return at
}

// duels pairs every kind of bot with those that are named after it.
func duels(bots []*tally) (out []*duel) {
	var kinds []string
	seen := map[string]bool{}
	for _, b := range bots {
		if seen[b.Bot] {
			continue
		}
		seen[b.Bot] = true
		for _, k := range kinds {
			out = append(out, &duel{One: k, Other: b.Bot})
		}
		kinds = append(kinds, b.Bot)
	}
	return out
}

// count adds a game: the places of the seats, and who sat there.
func (d *duel) count(bots []*tally, who, places []int) {
	won, pairs := 0.0, 0.0
	for i, a := range who {
		for j, b := range who {
			if bots[a].Bot != d.One || bots[b].Bot != d.Other {
				continue
			}
			pairs++
			switch {
			case places[i] < places[j]:
				won++
			case places[i] == places[j]:
				won += 0.5
			}
		}
	}
	if pairs == 0 {
		return
	}
	d.Games++
	d.Won += won / pairs
	d.Share, d.Least, d.Most = wilson(d.Won, float64(d.Games))
}

// wilson is a share of n games and its 95 % interval by Wilson's score. Games that are won in part only widen it.
func wilson(won, n float64) (share, least, most float64) {
	const z = 1.96
	share = won / n
	mid := (share + z*z/(2*n)) / (1 + z*z/n)
	reach := z / (1 + z*z/n) * math.Sqrt(share*(1-share)/n+z*z/(4*n*n))
	return share, max(0, mid-reach), min(1, mid+reach)
}

func (d *duel) String() string {
	return fmt.Sprintf("%s beats %s in %.1f %% of %s (95 %%: %.1f to %.1f)", d.One, d.Other, 100*d.Share, counted(d.Games, "game"), 100*d.Least, 100*d.Most)
}
