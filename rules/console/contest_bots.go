package console

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"time"

	"kettle/rules"
	"kettle/rules/bot"
)

// externalTime is how long a program may think over a decision.
const externalTime = 5 * time.Second

// seatBots makes the bots of a list "a,b,…"; one name stands for every seat, more sit in turn. What they may think is
// scaled by pace. When the games are over close ends the programs among them.
func seatBots(def *rules.Definition, seats int, list string, pace float64) (bots []bot.Bot, c *contest, close func(), err error) {
	names := strings.Split(list, ",")
	if len(names) == 1 {
		names = slices.Repeat(names, seats)
	}
	if len(names) > seats {
		return nil, nil, nil, fmt.Errorf("-bots names %d bots for %s", len(names), players(seats))
	}
	if !(pace > 0 && pace <= 1000) {
		return nil, nil, nil, errors.New("-time is more than 0 and at most 1000")
	}
	c = &contest{Game: def.ID, Seats: seats, Ends: map[string]int{}, Lengths: map[string]int{}}
	var programs []*bot.External
	close = func() {
		for _, p := range programs {
			p.Close()
		}
	}
	for _, n := range names {
		n = strings.TrimSpace(n)
		var b bot.Bot
		if line, ok := strings.CutPrefix(n, "cmd:"); ok {
			var p *bot.External
			if p, err = startBot(def, line); err == nil {
				programs = append(programs, p)
				b = c.guarded(def, n, bot.Timed{Bot: p, Time: scaled(externalTime, pace)})
			}
		} else if b, err = bot.Named(n, bot.Of(def)); err == nil {
			k, _ := bot.KindOf(n)
			b = bot.Timed{Bot: b, Time: scaled(k.Time, pace)}
		}
		if err != nil {
			close()
			return nil, nil, nil, err
		}
		bots = append(bots, b)
		c.Bots = append(c.Bots, &tally{Bot: n})
	}
	c.Duels = duels(c.Bots)
	return bots, c, close, nil
}

// scaled is a time stretched by pace, 0 for none at all.
func scaled(t time.Duration, pace float64) time.Duration {
	if t == 0 {
		return 0
	}
	return max(time.Millisecond, time.Duration(float64(t)*pace))
}

// guarded puts Steady in the place of a program that fails, or Random where the game knows no values, and notes it.
func (c *contest) guarded(def *rules.Definition, name string, b bot.Bot) bot.Bot {
	instead := "steady"
	then, err := bot.Named(instead, bot.Of(def))
	if err != nil {
		instead, then = "random", bot.Random{}
	}
	var once sync.Once
	return bot.Safe{Bot: b, Else: then, Fell: func(err error) {
		once.Do(func() {
			c.Replaced = append(c.Replaced, fmt.Sprintf("%s is replaced by %s after %s: %s", name, instead, counted(c.Games, "game"), rules.Plain(err)))
		})
	}}
}

// counted is "1 game" or "3 games".
func counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// startBot starts a program, given with its arguments.
func startBot(def *rules.Definition, line string) (*bot.External, error) {
	args := strings.Fields(line)
	if len(args) == 0 {
		return nil, errors.New("cmd: names no program")
	}
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, fmt.Errorf("the bot %s does not start: %v", args[0], err)
	}
	stop := sync.OnceFunc(func() {
		_ = in.Close()
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	})
	return bot.NewExternal(def.ID, in, out, stop), nil
}
