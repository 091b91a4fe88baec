package console

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"
)

// TestMain lets this program be a bot of its own tests: KETTLE_TEST_BOT says how it plays.
func TestMain(m *testing.M) {
	how := os.Getenv("KETTLE_TEST_BOT")
	if how == "" {
		os.Exit(m.Run())
	}
	asked := 0
	for in := bufio.NewScanner(os.Stdin); in.Scan(); asked++ {
		var q struct {
			Seat  *int
			View  map[string]any
			Legal []string
		}
		if err := json.Unmarshal(in.Bytes(), &q); err != nil || q.Seat == nil || len(q.View) == 0 || len(q.Legal) == 0 {
			return
		}
		switch {
		case how == "dies" && asked == 3:
			return
		case how == "lies" && asked == 3:
			fmt.Println(len(q.Legal))
		case how == "sleeps" && asked == 3:
			continue
		default:
			fmt.Println(len(q.Legal) - 1)
		}
	}
}

func TestProgramsPlay(t *testing.T) {
	s, _ := toyShell(t)
	for how, want := range map[string]string{"well": "", "dies": "it ended without an answer", "lies": "where 0 to", "sleeps": "it did not answer in time"} {
		t.Run(how, func(t *testing.T) {
			t.Setenv("KETTLE_TEST_BOT", how)
			pace := "1"
			if how == "sleeps" {
				pace = "0.2"
			}
			out := s.must("bots", "-game", "toy", "-seats", "2", "-bots", "cmd:"+os.Args[0]+",random", "-games", "3", "-time", pace)
			if !strings.Contains(out, "Toy, 2 players, 3 games\n") {
				t.Errorf("the games do not end: %s", out)
			}
			if n := strings.Count(out, "is replaced by steady"); (want != "") != (n == 1) || !strings.Contains(out, want) {
				t.Errorf("said %d times: %s", n, out)
			}
		})
	}
	s.fails("does not start", "bots", "-game", "toy", "-seats", "2", "-bots", "cmd:/no/such/program,random")
	s.fails("names no program", "bots", "-game", "toy", "-seats", "2", "-bots", "random,cmd:")
	s.fails("more than 0", "bots", "-game", "toy", "-seats", "2", "-time", "0")
}
