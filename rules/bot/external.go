package bot

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"sync"

	"kettle/rules"
	"kettle/rules/rng"
)

// External is a bot that somebody else wrote, at the other end of two pipes. For each decision it is sent one JSON
// object on a line and answers with one line: the index of a legal action, from 0. After the first answer that is late,
// missing or no such index it is asked no more.
type External struct {
	game string
	out  io.Writer
	in   *bufio.Scanner
	stop func()

	mu   sync.Mutex
	gone error // why it is asked no more; nil as long as it is
}

// A Question is what an external bot is sent.
type Question struct {
	Game  string         `json:"game"`
	Seat  rules.Seat     `json:"seat"`  // who is to act, from 0
	View  rules.Position `json:"view"`  // what that seat can see
	Legal []string       `json:"legal"` // the actions in words
}

// NewExternal talks to a bot of a game through out and in. stop ends it, and with it every read and write that waits; it
// may be called more than once.
func NewExternal(game string, out io.Writer, in io.Reader, stop func()) *External {
	return &External{game: game, out: out, in: bufio.NewScanner(in), stop: stop}
}

// Choose implements Bot.
func (b *External) Choose(ctx context.Context, view rules.Position, _ *rng.Stream) (rules.Action, error) {
	all, err := legal(view)
	if err != nil {
		return nil, err
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.gone != nil {
		return nil, b.gone
	}
	i, err := b.ask(ctx, Question{b.game, view.Turn(), view, spelled(all)})
	if err != nil {
		if stopped := canceled(ctx); stopped != nil {
			err = stopped
		}
		b.gone = err
		b.stop()
		return nil, err
	}
	return all[i], nil
}

// Close ends the program.
func (b *External) Close() { b.stop() }

func spelled(all []rules.Action) (out []string) {
	for _, a := range all {
		out = append(out, a.String())
	}
	return out
}

// ask sends a question and waits for the answer.
func (b *External) ask(ctx context.Context, q Question) (int, error) {
	line, err := json.Marshal(q)
	if err != nil {
		return 0, err
	}
	type reply struct {
		text string
		err  error
	}
	came := make(chan reply, 1)
	go func() {
		if _, err := b.out.Write(append(line, '\n')); err != nil {
			came <- reply{err: errors.New("it no longer listens")}
			return
		}
		if !b.in.Scan() {
			came <- reply{err: errors.New("it ended without an answer")}
			return
		}
		came <- reply{text: b.in.Text()}
	}()
	select {
	case <-ctx.Done():
		return 0, errors.New("it did not answer in time")
	case r := <-came:
		if r.err != nil {
			return 0, r.err
		}
		i, err := strconv.Atoi(strings.TrimSpace(r.text))
		if err != nil || i < 0 || i >= len(q.Legal) {
			return 0, fmt.Errorf("it answered %q, where 0 to %d was asked for", shortened(r.text), len(q.Legal)-1)
		}
		return i, nil
	}
}

// shortened is the beginning of a text that may be long.
func shortened(s string) string {
	if r := []rune(s); len(r) > 40 {
		return string(r[:40]) + "…"
	}
	return s
}
