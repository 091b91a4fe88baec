package bot

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"testing"
	"time"

	"kettle/rules/rng"
)

// other is an external bot that answers each line by a function; "" answers nothing, and what begins with ! ends it.
func other(t *testing.T, answer func(line string) string) *External {
	t.Helper()
	there, out := io.Pipe()
	in, back := io.Pipe()
	stop := func() { there.Close(); back.Close(); out.Close(); in.Close() }
	t.Cleanup(stop)
	go func() {
		for s := bufio.NewScanner(there); s.Scan(); {
			switch a := answer(s.Text()); {
			case strings.HasPrefix(a, "!"):
				stop()
			case a != "":
				io.WriteString(back, a+"\n")
			}
		}
	}()
	return NewExternal("nim", out, in, stop)
}

func TestExternalIsAsked(t *testing.T) {
	b := other(t, func(line string) string {
		var q struct {
			Game  string
			Seat  int
			View  nim
			Legal []string
		}
		if err := json.Unmarshal([]byte(line), &q); err != nil || q.Game != "nim" || q.Seat != 1 || q.View.Stones != 2 || strings.Join(q.Legal, ",") != "take 1,take 2" {
			return "wrong: " + line
		}
		return " 1 "
	})
	for range 2 {
		if a := choose(t, b, nim{2, 1}, 0); a != (take{2}) {
			t.Errorf("it chose %v", a)
		}
	}
}

func TestExternalIsGivenUp(t *testing.T) {
	for name, c := range map[string]struct{ answer, want string }{
		"dead":         {"!", "without an answer"},
		"no index":     {"take 1", `it answered "take 1", where 0 to 2 was asked for`},
		"out of range": {"3", `"3"`}, "negative": {"-1", `"-1"`},
		"slow": {"", "in time"},
		"long": {strings.Repeat("9", 70000), "without an answer"},
	} {
		t.Run(name, func(t *testing.T) {
			asked := 0
			b := other(t, func(string) string { asked++; return c.answer })
			late, done := context.WithTimeout(context.Background(), time.Hour)
			if name == "slow" {
				late, done = context.WithTimeout(context.Background(), 10*time.Millisecond)
			}
			defer done()
			for range 2 { // the second time it is not even asked
				if a, err := b.Choose(late, nim{Stones: 5}, nil); err == nil || !strings.Contains(err.Error(), c.want) {
					t.Fatalf("%v, %v", a, err)
				}
			}
			if asked > 1 {
				t.Errorf("asked %d times", asked)
			}
		})
	}
}

func TestExternalStopsWhenCanceled(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	b := other(t, func(string) string { stop(); return "" })
	if _, err := b.Choose(ctx, nim{Stones: 5}, rng.Seed(1).Stream("test", 0)); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}
