package rulestest

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/match"
	"kettle/rules/rng"
)

var update = flag.Bool("update", false, "rewrite the transcripts and other golden files")

// Update reports whether golden files are to be rewritten: go test -update. Every package that uses the kit shares
// this one flag.
func Update() bool { return *update }

// A Bot chooses for the seat to act, from its view. bot.Bot is one.
type Bot interface {
	Choose(ctx context.Context, view rules.Position, r *rng.Stream) (rules.Action, error)
}

// Transcript plays a whole game by a bot in every seat and compares what happened with a golden file, a block a
// round: each action, the public's view of its events, and the facts at the end of the round. With -update the file
// is rewritten, and the change is to be read.
func Transcript(t *testing.T, def *rules.Definition, setup rules.Setup, bot Bot, file string) {
	t.Helper()
	got, err := transcribe(def, setup, bot)
	if err != nil {
		t.Fatal(err)
	}
	if Update() {
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, got, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("%v; go test -update writes it", err)
	}
	if d := firstDifference(string(got), string(want)); d != "" {
		t.Errorf("%s: %s\ngo test -update rewrites it", file, d)
	}
}

func transcribe(def *rules.Definition, setup rules.Setup, bot Bot) ([]byte, error) {
	m, err := match.New(def, setup, match.Table{})
	if err != nil {
		return nil, err
	}
	out := &bytes.Buffer{}
	fmt.Fprintf(out, "%s, %d seats, %s\n", def.Name, setup.Seats, m.Code())
	round, fresh := match.Round(m.Position()), true
	for n := 0; ; n++ {
		p := m.Position()
		if r := match.Round(p); r != round {
			facts(out, p)
			round, fresh = r, true
		}
		if res, over := p.Result(); over {
			if !fresh {
				facts(out, p)
			}
			fmt.Fprintf(out, "\nThe end: %s. Scores %v, places %v.\n", res.Why, res.Scores, res.Places)
			return out.Bytes(), nil
		}
		if n > def.MaxMoves {
			return nil, fmt.Errorf("rulestest: %s has not ended after %d actions", def.ID, n)
		}
		if fresh {
			fmt.Fprintf(out, "\n%s\n", strings.TrimSpace("== "+round))
			fresh = false
		}
		by := p.Turn()
		a, err := bot.Choose(context.Background(), p.View(by), setup.Seed.Stream("transcript", n))
		if err != nil {
			return nil, fmt.Errorf("rulestest: the bot at seat %d: %w", by, err)
		}
		if err := m.Do(a); err != nil {
			return nil, fmt.Errorf("rulestest: the bot at seat %d chose %q: %w", by, a, err)
		}
		fmt.Fprintf(out, "%d: %s\n", by, a)
		log, view := m.Log(), m.Position().View(rules.Public)
		for _, e := range seen(log[len(log)-1].Events, rules.Public) {
			if l := def.Words.Event(view, e); l.Text != "" {
				fmt.Fprintf(out, "     %s\n", strings.TrimSpace(l.Text+"  "+l.Value))
			}
		}
	}
}

// facts writes what the side panels would show, a line a seat.
func facts(out *bytes.Buffer, p rules.Position) {
	f, ok := p.(rules.Factual)
	if !ok {
		return
	}
	var order []rules.Seat
	lines := map[rules.Seat][]string{}
	for _, x := range f.Facts() {
		if x.ID == "round" {
			continue // it has gone on already
		}
		if lines[x.Seat] == nil {
			order = append(order, x.Seat)
		}
		lines[x.Seat] = append(lines[x.Seat], x.ID+" "+x.Value)
	}
	for _, s := range order {
		name := fmt.Sprintf("seat %d", s)
		if s == rules.Public {
			name = "table"
		}
		fmt.Fprintf(out, "-- %s: %s\n", name, strings.Join(lines[s], ", "))
	}
}

func firstDifference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range max(len(g), len(w)) {
		at := func(lines []string) string {
			if i < len(lines) {
				return lines[i]
			}
			return "(nothing)"
		}
		if at(g) != at(w) {
			return fmt.Sprintf("line %d is now\n  %s\nand was\n  %s", i+1, at(g), at(w))
		}
	}
	return ""
}
