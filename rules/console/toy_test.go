package console

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/rulestest/toy"
)

func toyShell(t *testing.T) (s shell, save string) {
	return shell{t: t, games: []*rules.Definition{toy.Scored()}}, filepath.Join(t.TempDir(), "game.kettle")
}

func read(t *testing.T, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// A whole game of the toy by hand, by the three ways of saying an action.
func TestToyEndToEnd(t *testing.T) {
	s, save := toyShell(t)
	golden(t, "toy-games.txt", s.must("games"))
	golden(t, "toy-new.txt", strings.ReplaceAll(s.must("new", "-game", "toy", "-seats", "2", "-option", "length=short", "-seed", "7", "-o", save), save, "FILE"))
	golden(t, "toy-legal.txt", s.must("legal", save))

	// The same deal by its code.
	again := filepath.Join(t.TempDir(), "again.kettle")
	code := s.games[0].Code(rules.Setup{Game: "toy", Seats: 2, Options: map[string]string{"length": "short"}, Seed: 7})
	s.must("new", "-seed", strings.ToLower(code), "-o", again)
	if read(t, save) != read(t, again) {
		t.Error("the seed code deals another game than its parts")
	}

	golden(t, "toy-do.txt", s.must("do", save, "ROLL", " pass ")) // in any case, spaces aside
	s.must("do", save, "-json", `{"do":"pass"}`)
	s.must("do", save, "ro", "pas")
	s.in = "roll\n\n  pass\n"
	if out := s.must("do", "-json", save, "-"); !strings.Contains(out, `"actions": 7`) || !strings.Contains(out, `"turn": 2`) {
		t.Errorf("after seven actions: %s", out)
	}
	golden(t, "toy-show.txt", s.must("show", save))
	golden(t, "toy-transcript.txt", s.must("transcript", save))
	if out := s.must("do", save, "pass"); !strings.Contains(out, "The game is over (turns): Player 1 has place") {
		t.Errorf("the end: %s", out)
	}
	s.fails("The game is over: there is nothing left to do", "do", save, "pass")
	if out := s.must("legal", save); out != "The game is over.\n" {
		t.Errorf("legal at the end: %q", out)
	}
	if out := s.must("verify", save, again); strings.Count(out, "replays to the last position") != 2 {
		t.Errorf("verify: %s", out)
	}
	var verdicts []jsonVerdict
	if err := json.Unmarshal([]byte(s.must("verify", save, "-json")), &verdicts); err != nil || len(verdicts) != 1 || !verdicts[0].OK || verdicts[0].Actions != 8 {
		t.Errorf("verify -json: %+v, %v", verdicts, err)
	}
}

func TestToySecrets(t *testing.T) {
	s, save := toyShell(t)
	s.must("new", "-game", "Toy", "-seats", "3", "-seed", "7", "-o", save)
	var legal struct{ Legal []jsonAction }
	if err := json.Unmarshal([]byte(s.must("legal", "-json", save)), &legal); err != nil {
		t.Fatal(err)
	}
	give := ""
	for _, a := range legal.Legal {
		if strings.HasPrefix(a.Text, "give") {
			give = a.Text
		}
	}
	if out := s.must("do", save, give, "to seat 1"); strings.Contains(out, give) || !strings.Contains(out, "Player 1 decides in secret") {
		t.Errorf("the secret is told: %s", out)
	}
	for seat, knows := range map[string]bool{"1": true, "2": false, "3": false} {
		if out := s.must("transcript", save, "-seat", seat); strings.Contains(out, give) != knows {
			t.Errorf("player %s is told: %s", seat, out)
		}
		out := s.must("show", save, "-seat="+seat, "-json")
		var v struct{ Position toy.State }
		if err := json.Unmarshal([]byte(out), &v); err != nil {
			t.Fatal(err)
		}
		for i, h := range v.Position.Hands {
			if masked := h[0] < 0; masked == (string(rune('1'+i)) == seat) {
				t.Errorf("player %s sees of hand %d: %v", seat, i+1, h)
			}
		}
	}
	s.fails("There is no player 4: this game is for 3 players.", "show", save, "-seat", "4")
}

func TestToyUndo(t *testing.T) {
	s, save := toyShell(t)
	s.must("new", "-game", "toy", "-seats", "1", "-seed", "7", "-o", save)
	s.fails("nothing to undo", "undo", save)
	fresh := read(t, save)
	s.must("do", save, "pass")
	if out := s.must("undo", save); !strings.HasPrefix(out, "Taken back: pass\n") || read(t, save) != fresh {
		t.Errorf("undo says %s", out)
	}
	s.must("do", save, "roll")
	rolled := read(t, save)
	s.fails("made something known that was hidden", "undo", save)
	if read(t, save) != rolled {
		t.Error("a refused undo changes the file")
	}
	s.must("undo", save, "-past-reveals")
	if read(t, save) != fresh {
		t.Error("undo past reveals does not lead back")
	}
	s.must("do", save, "roll")
	if read(t, save) != rolled {
		t.Error("the same roll does not come again")
	}
}

func TestToyBots(t *testing.T) {
	s, _ := toyShell(t)
	var c contest
	out := s.must("bots", "-game", "toy", "-seats", "2", "-bots", "steady,random", "-games", "20", "-seed", "3", "-json")
	if err := json.Unmarshal([]byte(out), &c); err != nil {
		t.Fatal(err)
	}
	if c.Games != 20 || c.Ends["turns"]+c.Ends["target"] != 20 || c.Decisions == 0 || c.PerSecond <= 0 || c.Bots[0].Bot != "steady" {
		t.Errorf("got %s", out)
	}
	if c.Bots[0].Wins <= c.Bots[1].Wins {
		t.Errorf("steady wins %d, random %d", c.Bots[0].Wins, c.Bots[1].Wins)
	}
	var by contest
	out = s.must("bots", "-game", "toy", "-seats", "2", "-games", "20", "-by", "seat,score", "-json")
	if err := json.Unmarshal([]byte(out), &by); err != nil {
		t.Fatal(err)
	}
	won, lengths := 0, 0
	for _, g := range by.Shares[0].Groups {
		won += g.Wins
		if g.Games != 20 || g.Share != float64(g.Wins)/10 {
			t.Errorf("seat %s: %+v", g.Value, g)
		}
	}
	for _, n := range by.Lengths {
		lengths += n
	}
	if won < 20 || lengths != 20 || len(by.Shares) != 2 {
		t.Errorf("got %s", out)
	}
	if out := s.must("bots", "-game", "toy", "-seats", "2", "-by", "seat"); !strings.Contains(out, "of a fair share") || !strings.Contains(out, "lengths: ") {
		t.Errorf("got %s", out)
	}
	s.fails("no seat has the fact \"hat\"", "bots", "-game", "toy", "-seats", "2", "-by", "hat")
	if out := s.must("bots", "-game", "toy", "-seats", "3", "-games", "2"); !strings.Contains(out, "Toy, 3 players, 2 games\n") {
		t.Errorf("got %s", out)
	}
	s.fails("There is no bot \"clever\"; there are random, novice, steady, strong, master and master15.", "bots", "-game", "toy", "-seats", "2", "-bots", "clever")
	s.fails("-bots names 3 bots for 2 players.", "bots", "-game", "toy", "-seats", "2", "-bots", "random,random,steady")
	s.fails("1 or more", "bots", "-game", "toy", "-seats", "2", "-games", "0")
	s.games = []*rules.Definition{toy.Define(toy.None)}
	s.fails("The bot \"steady\" does not know this game yet.", "bots", "-game", "toy", "-seats", "2", "-bots", "steady")
}
