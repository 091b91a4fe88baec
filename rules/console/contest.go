package console

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"kettle/rules"
	"kettle/rules/bot"
	"kettle/rules/match"
	"kettle/rules/rng"
)

// A tally is what one bot of a contest has reached.
type tally struct {
	Bot   string  `json:"bot"`
	Games int     `json:"games"` // a game counts once for each of its seats
	Wins  int     `json:"wins"`  // first places, shared ones too
	Mean  float64 `json:"meanScore"`
	Least int     `json:"leastScore"`
	Most  int     `json:"mostScore"`
	sum   int
}

func (t *tally) add(score, place int) {
	if t.Games == 0 || score < t.Least {
		t.Least = score
	}
	if t.Games == 0 || score > t.Most {
		t.Most = score
	}
	t.Games++
	if place == 1 {
		t.Wins++
	}
	t.sum += score
	t.Mean = float64(t.sum) / float64(t.Games)
}

// A contest is some games of bots against each other.
type contest struct {
	Game      string         `json:"game"`
	Seats     int            `json:"seats"`
	Games     int            `json:"games"`
	Bots      []*tally       `json:"bots"` // in the order of -bots
	Duels     []*duel        `json:"duels,omitempty"`
	Ends      map[string]int `json:"ends"`
	Lengths   map[string]int `json:"lengths,omitempty"` // by the round in which a game ended, and why
	Shares    []*share       `json:"shares,omitempty"`
	Replaced  []string       `json:"replaced,omitempty"` // programs that failed, in sentences
	Decisions int            `json:"decisions"`
	Seconds   float64        `json:"seconds"`
	PerSecond float64        `json:"decisionsPerSecond"`
}

// contest is "kettle bots".
func (k *call) compete() error {
	if k.rounds < 1 {
		return errors.New("say how many games with -games: 1 or more")
	}
	if k.seed == "" {
		k.seed = "1"
	}
	def, s, err := k.setup()
	if err != nil {
		return err
	}
	bots, res, end, err := seatBots(def, s.Seats, k.bots, k.pace)
	if err != nil {
		return err
	}
	defer end()
	for _, by := range strings.FieldsFunc(k.by, func(r rune) bool { return r == ',' }) {
		res.Shares = append(res.Shares, &share{By: strings.TrimSpace(by)})
	}
	start := time.Now()
	for n := range k.rounds {
		if err := res.one(def, s, bots, n); err != nil {
			return fmt.Errorf("game %d, seed %d, breaks off: %s", n+1, s.Seed+rng.Seed(n), rules.Plain(err))
		}
	}
	res.Seconds = time.Since(start).Seconds()
	res.PerSecond = float64(res.Decisions) / max(res.Seconds, 1e-9)
	if k.json {
		return k.emit(res)
	}
	return k.tell(def, res)
}

// one plays game n, counted from 0.
func (c *contest) one(def *rules.Definition, s rules.Setup, bots []bot.Bot, n int) error {
	s.Seed += rng.Seed(n)
	who := seating(len(bots), s.Seats, n)
	at := make([]bot.Bot, s.Seats)
	for seat, b := range who {
		at[seat] = bots[b]
	}
	g, err := bot.Play(context.Background(), def, s, at)
	if err != nil {
		return err
	}
	for seat, b := range who {
		c.Bots[b].add(g.Result.Scores[seat], g.Result.Places[seat])
	}
	for _, d := range c.Duels {
		d.count(c.Bots, who, g.Result.Places)
	}
	for _, x := range c.Shares {
		if err := x.count(g); err != nil {
			return err
		}
	}
	c.Games++
	c.Ends[g.Result.Why]++
	if r := match.Round(g.Last); r != "" {
		c.Lengths[r+", "+g.Result.Why]++
	}
	c.Decisions += g.Decisions
	return nil
}

// counts lists how often each thing was.
func counts(of map[string]int) string {
	var out []string
	for _, what := range slices.Sorted(maps.Keys(of)) {
		out = append(out, fmt.Sprintf("%s %d", what, of[what]))
	}
	return strings.Join(out, "; ")
}

func (k *call) tell(def *rules.Definition, c *contest) error {
	k.say("%s, %s, %d games", def.Name, players(c.Seats), c.Games)
	t := tabwriter.NewWriter(k.out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "bot\twins\tmean score\tleast\tmost")
	for _, b := range c.Bots {
		fmt.Fprintf(t, "%s\t%d\t%.2f\t%d\t%d\n", b.Bot, b.Wins, b.Mean, b.Least, b.Most)
	}
	if err := t.Flush(); err != nil {
		return err
	}
	for _, d := range c.Duels {
		k.say("%s", d)
	}
	for _, x := range c.Shares {
		if err := x.write(k.out); err != nil {
			return err
		}
	}
	for _, line := range c.Replaced {
		k.say("%s", line)
	}
	k.say("ends: %s", counts(c.Ends))
	if len(c.Lengths) > 0 {
		k.say("lengths: %s", counts(c.Lengths))
	}
	k.say("%d decisions in %.2f s, %.0f a second", c.Decisions, c.Seconds, c.PerSecond)
	return nil
}
