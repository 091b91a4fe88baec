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

// Whatever is wrong with a set-up, one sentence says so and no file appears.
func TestBadSetups(t *testing.T) {
	s, save := toyShell(t)
	duel := toy.Define(toy.None)
	duel.ID, duel.Name, duel.Tag, duel.MinSeats, duel.MaxSeats, duel.Options = "toys/duel", "Duel", "DUE", 2, 2, nil
	s.games = append(s.games, duel)
	code := s.games[0].Code(rules.Setup{Game: "toy", Seats: 2, Seed: 7})
	wrong := code[:len(code)-1] + string(rune(code[len(code)-1]^1))
	newer := *s.games[0]
	newer.Version = 2
	for _, c := range []struct{ name, words, line string }{
		{"no game", "Say which game with -game", "-seats 2"},
		{"unknown game", `There is no game "tyo"; the nearest is "toy".`, "-game tyo -seats 2"},
		{"no seats", "Say how many play with -seats: Toy is for 1 to 4.", "-game toy"},
		{"too many seats", "Toy is for 1 to 4 players, not for 5.", "-game toy -seats 5"},
		{"too few seats", "Toy is for 1 to 4 players, not for 0.", "-game toy -seats 0"},
		{"seats of a fixed game", "Duel is for 2 players, not for 3.", "-game duel -seats 3"},
		{"unknown option", `Toy has no option "lenght"; it has length or start.`, "-game toy -seats 2 -option lenght=short"},
		{"option of a game without", "Duel has no options.", "-game duel -option length=short"},
		{"unknown value", `The option "length" of Toy cannot be "shrt"; it can be short or long.`, "-game toy -seats 2 -option length=shrt"},
		{"impossible together", "need the long game (TOY-1).", "-game toy -seats 4 -option length=short -option start=ahead"},
		{"seed 0", "A seed is a whole number from 1 on, or a seed code.", "-game toy -seats 2 -seed 0"},
		{"seed below 0", "A seed is a whole number from 1 on, or a seed code.", "-game toy -seats 2 -seed -4"},
		{"seed with a fraction", "A seed is a whole number from 1 on, or a seed code.", "-game toy -seats 2 -seed 1.5"},
		{"code mistyped", "This code is mistyped", "-seed " + wrong},
		{"code of no game", `No game has codes that begin with "XYZ".`, "-seed XYZ-0000-0000"},
		{"code too short", "This code is too short", "-seed TOY-0"},
		{"code of newer rules", "is for version 2 of the rules of Toy; this program plays version 1", "-seed " + newer.Code(rules.Setup{Seats: 2, Seed: 7})},
		{"code and seats", "leave -seats and -option out", "-seats 2 -seed " + code},
		{"code and option", "leave -seats and -option out", "-option length=long -seed " + code},
		{"code and another game", "This seed code is for Toy, not for Duel.", "-game duel -seed " + code},
	} {
		t.Run(c.name, func(t *testing.T) {
			s.t = t
			s.fails(c.words, append([]string{"new", "-o", save}, strings.Fields(c.line)...)...)
			if _, err := os.Stat(save); err == nil {
				t.Error("a file was written")
			}
		})
	}
	s.t = t
	s.fails("Say where to save the game with -o FILE.", "new", "-game", "toy", "-seats", "2")
	s.must("new", "-game", "duel", "-o", save)
}

// A file that cannot be a save is named as what it is, by every command that opens one, and stays as it was.
func TestBadSaves(t *testing.T) {
	s, save := toyShell(t)
	s.must("new", "-game", "toy", "-seats", "2", "-seed", "7", "-o", save)
	s.must("do", save, "roll", "pass", "roll")
	good := read(t, save)
	edit := func(old, new string) string {
		if !strings.Contains(good, old) {
			t.Fatalf("the save has no %s", old)
		}
		return strings.Replace(good, old, new, 1)
	}
	for _, c := range []struct{ name, words, text string }{
		{"empty", "the file is empty.", ""},
		{"truncated", "it was cut short.", good[:len(good)/2]},
		{"foreign text", "the file is not a save of Kettle", "PNG or what"},
		{"foreign JSON", "the file is not a save of Kettle", `{"name": "other"}`},
		{"future format", "written by a newer Kettle: it has format 99", edit(`"format": 1`, `"format": 99`)},
		{"future rules", "it needs version 9 of the rules of Toy", edit(`"rules": 1`, `"rules": 9`)},
		{"unknown game", `of the game "tyo"`, edit(`"game": "toy"`, `"game": "tyo"`)},
		{"unknown field", `a field "colour"`, edit(`"actions"`, `"colour": 1, "actions"`)},
		{"an action edited", "does not replay, line 2 of the log", edit(`"do":"pass"`, `"do":"roll"`)},
		{"an unknown action", "does not replay, line 2 of the log", edit(`"do":"pass"`, `"do":"dance"`)},
		{"log and position edited", "Cannot open ", strings.Replace(edit(`"do":"pass"`, `"do":"roll"`), `"scores":[`, `"scores":[1`, 1)},
	} {
		t.Run(c.name, func(t *testing.T) {
			s.t = t
			path := filepath.Join(t.TempDir(), "bad.kettle")
			if err := os.WriteFile(path, []byte(c.text), 0o644); err != nil {
				t.Fatal(err)
			}
			for _, line := range [][]string{{"verify"}, {"show"}, {"legal"}, {"undo"}, {"transcript"}, {"do", "pass"}} {
				s.fails(c.words, append([]string{line[0], path}, line[1:]...)...)
			}
			if read(t, path) != c.text {
				t.Error("the file was changed")
			}
		})
	}
	t.Run("one bad among good ones", func(t *testing.T) {
		s.t = t
		bad := filepath.Join(t.TempDir(), "bad.kettle")
		if err := os.WriteFile(bad, nil, 0o644); err != nil {
			t.Fatal(err)
		}
		out, errs, exit := s.try("verify", save, bad, save)
		if exit != 1 || errs != "1 of 3 files fail.\n" || strings.Count(out, "\n") != 3 || !strings.Contains(out, "the file is empty.") {
			t.Errorf("%d %q %q", exit, out, errs)
		}
	})
}

// The exact sentences, whatever the file is called: a name is never taken for the mark of a package.
func TestTheNameOfABadFileStandsWhole(t *testing.T) {
	s, save := toyShell(t)
	s.must("new", "-game", "toy", "-seats", "2", "-seed", "7", "-o", save)
	good := read(t, save)
	dir := t.TempDir()
	t.Chdir(dir)
	noise := make([]byte, 300)
	for i := range noise {
		noise[i] = byte(i*7 + 1)
	}
	for _, c := range []struct{ name, text, words string }{
		{"trunc.json", good[:60], "the file ends in the middle, at line 5: it was cut short."},
		{"empty.json", "", "the file is empty."},
		{"future.json", strings.Replace(good, `"format": 1`, `"format": 99`, 1), "the save was written by a newer Kettle: it has format 99, and this program reads up to 1."},
		{"random.json", string(noise), "the file is not a save of Kettle: it does not begin like one."},
		{"bad.json", `{"version": 3}`, "the file is not a save of Kettle: its field \"program\" does not say so."},
		{"json: rules: match.json", "", "the file is empty."},
	} {
		if err := os.WriteFile(c.name, []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		want := "Cannot open " + c.name + ": " + c.words + "\n"
		for _, line := range [][]string{{"verify"}, {"show"}, {"legal"}, {"undo"}, {"transcript"}, {"do", "pass"}} {
			args := append([]string{line[0], c.name}, line[1:]...)
			if _, errs, exit := s.try(args...); errs != want || exit != 1 {
				t.Errorf("%q says %q, exit %d, not %q", args, errs, exit, want)
			}
		}
	}
	s.fails("There is no file gone.json.", "show", "gone.json")
	var v []jsonVerdict
	out, _, _ := s.try("verify", "-json", "trunc.json")
	if err := json.Unmarshal([]byte(out), &v); err != nil || v[0].Why != "Cannot open trunc.json: the file ends in the middle, at line 5: it was cut short." {
		t.Errorf("%v %s", err, out)
	}
}

// Bad actions and bad places to write leave the file as it was.
func TestBadActionsAndPlaces(t *testing.T) {
	s, save := toyShell(t)
	s.must("new", "-game", "toy", "-seats", "2", "-seed", "7", "-o", save)
	good := read(t, save)
	dir := t.TempDir()
	diary := filepath.Join(dir, "diary.txt")
	if err := os.WriteFile(diary, []byte("Dear diary"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, words string
		args        []string
	}{
		{"new over a file", "exists already; -force replaces it.", []string{"new", "-game", "toy", "-seats", "2", "-o", save}},
		{"new over what is no save", "Cannot write " + diary + ": the file is not a save of Kettle", []string{"new", "-game", "toy", "-seats", "2", "-force", "-o", diary}},
		{"new over a folder", "Cannot write ", []string{"new", "-game", "toy", "-seats", "2", "-force", "-o", dir}},
		{"new in no folder", ": no such file or directory.", []string{"new", "-game", "toy", "-seats", "2", "-o", filepath.Join(dir, "no", "x")}},
		{"new under a file", "Cannot write ", []string{"new", "-game", "toy", "-seats", "2", "-o", filepath.Join(save, "x")}},
		{"no file", "There is no file " + filepath.Join(dir, "x") + ".", []string{"show", filepath.Join(dir, "x")}},
		{"a folder", "Cannot read " + dir + ": it is a folder.", []string{"show", dir}},
		{"near", `Player 1 cannot do "rol l" now; the nearest is "roll"`, []string{"do", save, "rol l"}},
		{"ambiguous", `"give" can be "give `, []string{"do", save, "give"}},
		{"no words", "An action without words.", []string{"do", save, ""}},
		{"refused", `"play 0" is refused: you do not hold card 0 (TOY-3).`, []string{"do", save, `{"do":"play","with":{"card":0}}`}},
		{"out of turn", `"to seat 1" is refused: a card is given in two steps, and nothing comes between (TOY-5).`, []string{"do", save, `{"do":"to","with":{"seat":1}}`}},
		{"refused by its words", `Nothing is played, because of action 2 of 2: "roll" is refused: a card is given in two steps, and nothing comes between (TOY-5).`, []string{"do", save, "give 9", "ROLL"}},
		{"refused, but legal before", `because of action 2 of 2: "play 9" is refused: you do not hold card 9 (TOY-3).`, []string{"do", save, "play 9", "play 9"}},
		{"unknown kind", `This JSON is no action of Toy: unknown action kind "dance".`, []string{"do", save, `{"do":"dance"}`}},
		{"broken JSON", `This JSON is no action of Toy: `, []string{"do", save, `{"do":`}},
		{"the second of three", `Nothing is played, because of action 2 of 3: Player 2 cannot do "dance" now`, []string{"do", save, "roll", "dance", "pass"}},
		{"nothing to read", "The standard input holds no action.", []string{"do", save, "-"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s.t = t
			s.fails(c.words, c.args...)
			if read(t, save) != good {
				t.Error("the file was changed")
			}
		})
	}
	t.Run("a folder without leave to write", func(t *testing.T) {
		if os.Geteuid() == 0 {
			t.Skip("the superuser may write everywhere")
		}
		s.t = t
		locked := filepath.Join(dir, "locked")
		if err := os.Mkdir(locked, 0o555); err != nil {
			t.Fatal(err)
		}
		s.fails(": permission denied.", "new", "-game", "toy", "-seats", "2", "-o", filepath.Join(locked, "x"))
	})
	s.t = t
	s.must("new", "-game", "toy", "-seats", "3", "-force", "-o", save)
	if read(t, save) == good {
		t.Error("-force did not replace the file")
	}
	left, err := os.ReadDir(filepath.Dir(save))
	if err != nil || len(left) != 1 {
		t.Errorf("files are left behind: %v %v", left, err)
	}
}
