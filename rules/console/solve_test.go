package console

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/games"
)

func halloweenShell(t *testing.T) (s shell, save string) {
	return shell{t: t, games: games.All}, filepath.Join(t.TempDir(), "game.json")
}

// TestSolve plays what "kettle solve" writes with "kettle do".
func TestSolve(t *testing.T) {
	s, save := halloweenShell(t)
	out := s.must("solve", "-difficulty", "easy", "-seed", "1")
	s.must("new", "-game", "halloween", "-option", "difficulty=easy", "-seed", "1", "-o", save)
	var actions []string
	for line := range strings.Lines(out) {
		if a, ok := strings.CutPrefix(line, "  "); ok && !strings.HasPrefix(a, " ") {
			actions = append(actions, strings.TrimSpace(a))
		}
	}
	half := len(actions) / 2
	s.must(append([]string{"do", save}, actions[:half]...)...)
	if rest := s.must("solve", save); !strings.Contains(rest, "Cleared in round") {
		t.Errorf("from the middle it writes %s", rest)
	}
	s.must(append([]string{"do", save}, actions[half:]...)...)
	if show := s.must("show", save); !strings.Contains(show, "cleared") && !strings.Contains(show, "Every pumpkin is smashed") {
		t.Errorf("after the line the table is %s", show)
	}
	s.fails("The game is over.", "solve", save)
	for _, want := range []string{"Halloween, seed code HAL-", "Round 1\n", "HAL-20\n", "Cleared in round", "issued, played by the rules."} {
		if !strings.Contains(out, want) {
			t.Errorf("there is no %q in %s", want, out)
		}
	}
	var line struct {
		Code  string
		Steps []struct{ Text, Reason, Clause string }
	}
	if err := json.Unmarshal([]byte(s.must("solve", "-difficulty", "easy", "-seed", "1", "-json")), &line); err != nil || len(line.Steps) != len(actions) {
		t.Errorf("as JSON it has %d steps, %v", len(line.Steps), err)
	}
	if coded := s.must("solve", "-seed", line.Code); strings.Count(coded, "\n") != strings.Count(out, "\n") {
		t.Errorf("by its code the deal has another line: %s", coded)
	}
	if soon := s.must("solve", "-difficulty", "easy", "-seed", "1", "-time", "100"); !strings.Contains(soon, "Cleared in round") {
		t.Errorf("with a time it writes %s", soon)
	}
}

func TestSolveShare(t *testing.T) {
	s, _ := halloweenShell(t)
	out := s.must("solve", "-difficulty", "easy", "-deals", "2", "-seed", "1")
	if !strings.Contains(out, "Halloween, easy, 10 rounds: 2 of 2 deals cleared, 100.0 %") || !strings.Contains(out, "s a deal") {
		t.Errorf("it writes %s", out)
	}
	var y yield
	if err := json.Unmarshal([]byte(s.must("solve", "-difficulty", "easy", "-option", "rounds=12", "-deals", "1", "-json")), &y); err != nil || y.Deals != 1 || y.Rounds != "12" {
		t.Errorf("%+v, %v", y, err)
	}
}

func TestBadSolves(t *testing.T) {
	s, save := halloweenShell(t)
	s.must("new", "-game", "halloween", "-seed", "1", "-o", save)
	japan := filepath.Join(t.TempDir(), "japan.json")
	s.must("new", "-game", "japan", "-seats", "3", "-seed", "1", "-o", japan)
	code := (&program{games: games.All}).byID("steam/japan").Code(rules.Setup{Seats: 3, Seed: 2})
	for _, c := range []struct{ name, words, line string }{
		{"no deal", "Say which deal with -seed", ""},
		{"unknown difficulty", `The option "difficulty" of Halloween cannot be "herd"; it can be easy, normal or hard.`, "-difficulty herd -seed 1"},
		{"difficulty twice", "Say the difficulty once", "-difficulty easy -option difficulty=hard -seed 1"},
		{"difficulty of a code", "leave -seats and -option out", "-difficulty easy -seed HAL-0000-1RCF"},
		{"seed 0", "A seed is a whole number from 1 on, or a seed code.", "-seed 0"},
		{"code of old rules", "This code is for version 1 of the rules of Halloween; this program plays version 2", "-seed HAL-0001-EGB3"},
		{"code of another game", "This seed code is for", "-seed " + code},
		{"save of another game", "Only Halloween is solved, not Japan.", japan},
		{"save and seed", "A save says its deal itself: leave -seed out", save + " -seed 3"},
		{"no save", "There is no file", "nothing.json"},
		{"no time", "-time is in seconds", "-seed 1 -time 0"},
		{"not a number", "-time is in seconds", "-seed 1 -time NaN"},
		{"too short a time", "No line that clears this deal was found in 0.001 s.", "-seed 1 -difficulty hard -time 0.001"},
		{"no deals", "Say how many deals with -deals", "-deals 0"},
		{"deals of a save", "and no save file", "-deals 2 " + save},
		{"deals and time", "leave -time out", "-deals 2 -time 3"},
		{"two saves", "This is not how it is called", save + " " + save},
	} {
		t.Run(c.name, func(t *testing.T) {
			s.t = t
			s.fails(c.words, append([]string{"solve"}, strings.Fields(c.line)...)...)
		})
	}
}
