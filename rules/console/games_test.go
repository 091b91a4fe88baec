package console

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/bot"
	"kettle/rules/games"
	"kettle/rules/rng"
)

// A whole game of everything registered: dealt, played by chance through "do", taken back and played again, told,
// checked, and played by bots.
func TestEveryGame(t *testing.T) {
	for _, def := range games.All {
		t.Run(def.ID, func(t *testing.T) {
			t.Parallel()
			s := shell{t: t, games: games.All}
			save := filepath.Join(t.TempDir(), "game.json")
			seats := strconv.Itoa(def.MinSeats)
			s.must("new", "-game", def.ID, "-seats", seats, "-seed", "5", "-o", save)
			fresh := read(t, save)
			early := byChance(t, s, def, save)
			if out := s.must("verify", save); !strings.Contains(out, "is over, replays") {
				t.Errorf("verify: %s", out)
			}
			if out := s.must("transcript", save); !strings.Contains(out, "The game is over") {
				t.Errorf("transcript: %s", out)
			}
			for n := range def.MinSeats {
				s.must("show", save, "-seat", strconv.Itoa(n+1))
			}
			s.must("show", save)
			over := read(t, save)
			s.must("undo", save, "-past-reveals")
			if over == read(t, save) {
				t.Error("undo changes nothing")
			}
			if err := os.WriteFile(save, []byte(early), 0o644); err != nil {
				t.Fatal(err)
			}
			for read(t, save) != fresh {
				s.must("undo", save, "-past-reveals")
			}
			for _, k := range bot.Kinds() {
				if k.Guided && bot.Of(def) == nil || k.Time > 0 && def.MinSeats > 2 {
					continue
				}
				if out := s.must("bots", "-game", def.ID, "-seats", seats, "-bots", k.Name, "-games", "1", "-time", "0.001"); !strings.Contains(out, "ends: ") {
					t.Errorf("bots: %s", out)
				}
			}
		})
	}
}

// byChance plays a save to its end, some actions a call, and returns the save as it was after the first call.
func byChance(t *testing.T, s shell, def *rules.Definition, save string) (early string) {
	for n := 0; n <= def.MaxMoves; {
		m, err := (&program{games: s.games}).open(save)
		if err != nil {
			t.Fatal(err)
		}
		var lines []string
		for len(lines) < 40 && m.Position().Turn() != rules.Nobody {
			legal := m.Position().Legal()
			a := legal[rng.Seed(5).Stream("test", n).Intn(len(legal))]
			if err := m.Do(a); err != nil {
				t.Fatal(err)
			}
			lines = append(lines, a.String())
			n++
		}
		if len(lines) == 0 {
			return early
		}
		s.in = strings.Join(lines, "\n")
		var state jsonState
		if err := json.Unmarshal([]byte(s.must("do", save, "-", "-json")), &state); err != nil || state.Actions != n {
			t.Fatalf("after %d actions: %+v, %v", n, state, err)
		}
		if early == "" {
			early = read(t, save)
		}
	}
	t.Fatalf("not over after %d actions", def.MaxMoves)
	return early
}

// Run is what main calls: the same, with the games of the program.
func TestRun(t *testing.T) {
	var out, errs bytes.Buffer
	handled, exit := Run([]string{"games", "-json"}, strings.NewReader(""), &out, &errs, nil)
	var list []jsonGame
	if err := json.Unmarshal(out.Bytes(), &list); !handled || exit != 0 || err != nil || len(list) != len(games.All) {
		t.Errorf("%v %d %s %s %v", handled, exit, &out, &errs, err)
	}
	if handled, exit := Run(nil, nil, &out, &errs, nil); handled || exit != 0 {
		t.Errorf("no arguments: %v %d", handled, exit)
	}
}
