package match

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/rulestest/toy"
)

// saved is a game of five actions, as a file.
func saved(t testing.TB) string {
	t.Helper()
	m := open(t, 2, Table{Names: []string{"Ana", "Ben"}, Bots: []string{"", "greedy"}})
	do(t, m, toy.Pass{}, toy.Roll{}, give(m)[0], toy.To{Seat: 1}, toy.Pass{})
	return write(t, m)
}

func write(t testing.TB, m *Match) string {
	t.Helper()
	var b bytes.Buffer
	if err := m.SaveAs(&b, Stamp{Saved: "2031-05-06T07:08:09Z", Title: "Sunday"}); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func load(text string) (*Match, *Drift, error) { return Load(strings.NewReader(text), find) }

func TestSaveIsReadableAndComesBack(t *testing.T) {
	s := saved(t)
	for _, line := range []string{
		`  "program": "kettle",`, `  "game": "toy",`, `  "title": "Sunday",`, `  "code": "TOY-`, `  "round": "Round 3",`, `  "actions": 5,`,
		`    {"by":0,"do":"pass","sum":"`, `    {"by":0,"do":"to","with":{"seat":1},"sum":"`, `  "position": {"seed":"7",`,
	} {
		if !strings.Contains(s, "\n"+line) {
			t.Errorf("no line begins with %q in\n%s", line, s)
		}
	}
	m, drift, err := load(s)
	if err != nil || drift != nil {
		t.Fatal(err, drift)
	}
	if again := write(t, m); again != s {
		t.Errorf("saved again it is\n%s", again)
	}
	if m.Table().Name(1) != "Ben" || m.Table().Human(1) || !m.Table().Human(0) {
		t.Errorf("the table came back as %+v", m.Table())
	}
}

func TestWhatIsUndoneIsNotSaved(t *testing.T) {
	m := open(t, 1, Table{})
	do(t, m, toy.Pass{}, toy.Pass{})
	m.Undo()
	back, drift, err := load(write(t, m))
	if err != nil || drift != nil || back.Len() != 1 || back.CanRedo() {
		t.Errorf("%d actions, redo %v (%v, %v)", back.Len(), back.CanRedo(), drift, err)
	}
}

// TestBadFiles asks for one clear sentence from every way a file can be bad.
func TestBadFiles(t *testing.T) {
	good := saved(t)
	edit := func(old, new string) string {
		if !strings.Contains(good, old) {
			t.Fatalf("no %q in the save", old)
		}
		return strings.Replace(good, old, new, 1)
	}
	lines := strings.Count(good, "\n")
	for _, c := range []struct{ name, text, want string }{
		{"empty", "", "the file is empty"},
		{"picture", "\x89PNG\r\n", "does not begin like one"},
		{"another program", `{"version": 3}`, "its field \"program\" does not say so"},
		{"list", `[1]`, "does not begin like one"},
		{"cut short", good[:len(good)-30], fmt.Sprintf("at line %d: it was cut short", lines-1)},
		{"cut in the head", good[:60], "it was cut short"},
		{"too large", good + strings.Repeat(" ", MaxSize), "larger than any save"},
		{"syntax", edit(`"rules": 1,`, `"rules": 1;`), "line 6 of the file cannot be read"},
		{"kind", edit(`"actions": 5`, `"actions": "five"`), "line 11 of the file, field \"actions\": a string cannot stand there"},
		{"unknown field", edit(`"actions": 5`, `"actions": 5, "cheat": 1`), `a field "cheat"`},
		{"unknown field in a line", edit(`{"by":0,"do":"pass"`, `{"by":0,"why":"","do":"pass"`), `a field "why"`},
		{"second value", good + "{}", "cannot be read"},
		{"unknown game", edit(`"game": "toy"`, `"game": "ludo"`), `the game "ludo", which this program does not have`},
		{"seats", edit(`"seats": 2`, `"seats": 9`), "the field \"setup\": Toy is for 1 to 4 players, not for 9"},
		{"option", edit(`"length": "long"`, `"length": "eternal"`), `the field "setup": the option "Length" of Toy has no value "eternal"`},
		{"table", edit(`"Ben"`, `"Ben", "Cem"`), "the field \"table\": the table lists 3 names for a game of 2"},
		{"format 0", edit(`"format": 1`, `"format": 0`), "the field \"format\" is 0"},
		{"rules 0", edit(`"rules": 1`, `"rules": 0`), "the field \"rules\" is 0"},
		{"count", edit(`"actions": 5`, `"actions": 4`), "says 4, but the log has 5 lines"},
		{"no position", regexp.MustCompile(`,\s*"position": .*`).ReplaceAllString(good, ""), "no last position"},
	} {
		t.Run(c.name, func(t *testing.T) {
			m, _, err := load(c.text)
			var b *BadSave
			if m != nil || !errors.As(err, &b) || b.Future {
				t.Fatalf("loaded as %v, %v", m, err)
			}
			wantError(t, err, c.want)
			if strings.Contains(err.Error(), "json:") || strings.Contains(err.Error(), "\n") {
				t.Errorf("that is no sentence for players: %v", err)
			}
		})
	}
}

func TestAFutureFileSaysWhatItNeeds(t *testing.T) {
	good := saved(t)
	for want, s := range map[string]string{
		"it has format 2, and this program reads up to 1":                        strings.Replace(good, `"format": 1`, `"format": 2, "news": []`, 1),
		"it needs version 3 of the rules of Toy, and this program has version 1": strings.Replace(good, `"rules": 1`, `"rules": 3, "news": []`, 1),
	} {
		_, _, err := load(s)
		var b *BadSave
		if !errors.As(err, &b) || !b.Future {
			t.Errorf("%v is not known to be of the future", err)
		}
		wantError(t, err, want)
	}
}

// TestDrift changes a line of the log in every way, and the match opens from its last position.
func TestDrift(t *testing.T) {
	good := saved(t)
	m, _, err := load(good)
	if err != nil {
		t.Fatal(err)
	}
	end := text(m.Position())
	secondSum := m.rowsOf(t)[1].Sum
	for _, c := range []struct {
		name, old, new string
		line           int
		why            string
	}{
		{"refused", `{"by":0,"do":"pass"`, `{"by":0,"do":"to","with":{"seat":1}`, 1, `"to seat 1" is refused: a card is given in two steps`},
		{"another action", `{"by":0,"do":"pass"`, `{"by":0,"do":"roll"`, 1, "the position is not the one that was saved"},
		{"another seat", `{"by":1,"do":"roll"`, `{"by":0,"do":"roll"`, 2, "seat 0, but seat 1 is to act"},
		{"unknown action", `{"by":1,"do":"roll"`, `{"by":1,"do":"fly"`, 2, "it cannot be read"},
		{"unknown field", `"with":{"seat":1}`, `"with":{"seat":1,"fast":true}`, 4, "it cannot be read"},
		{"sum", secondSum, "00000000", 2, "the position is not the one that was saved"},
		{"another deal", `"seed": "7"`, `"seed": "8"`, 1, "the position is not the one that was saved"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if !strings.Contains(good, c.old) {
				t.Fatalf("no %s in the save", c.old)
			}
			m, drift, err := load(strings.Replace(good, c.old, c.new, 1))
			if err != nil || drift == nil {
				t.Fatalf("drift %v, error %v", drift, err)
			}
			if drift.Line != c.line || !strings.Contains(drift.Why, c.why) {
				t.Errorf("drift %v, want line %d: %s", drift, c.line, c.why)
			}
			if text(m.Position()) != end {
				t.Error("it does not open at the last position")
			}
			wantError(t, m.Undo(), "undo ends here")
		})
	}
}

func (m *Match) rowsOf(t *testing.T) []row {
	rows, err := m.rows()
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

// TestAGameOpenedByParachuteGoesOn plays on, saves, and loads again without a second drift; the old lines stay.
func TestAGameOpenedByParachuteGoesOn(t *testing.T) {
	m, drift, err := load(strings.Replace(saved(t), `{"by":0,"do":"pass"`, `{"by":0,"do":"roll"`, 1))
	if err != nil || drift == nil {
		t.Fatal(err, drift)
	}
	finish(t, m)
	s := write(t, m)
	back, drift, err := load(s)
	if err != nil || drift != nil {
		t.Fatal(err, drift)
	}
	if !back.Resumed() || write(t, back) != s || back.Len() != m.Len() || strings.Count(s, `"do":`) != m.Len()+5 {
		t.Error("something was lost")
	}
}

func TestAnEditedPositionIsNoParachute(t *testing.T) {
	s := strings.Replace(saved(t), `{"by":0,"do":"pass"`, `{"by":0,"do":"roll"`, 1)
	for _, c := range [][3]string{
		{`"scores":[1,`, `"scores":[90,`, "it was edited"},
		{`"hands":[[`, `"hands":[[5],[`, "and the last position cannot be used"},
	} {
		i := strings.Index(s, `"position"`)
		if !strings.Contains(s[i:], c[0]) {
			t.Fatalf("no %s in %s", c[0], s[i:])
		}
		m, _, err := load(s[:i] + strings.Replace(s[i:], c[0], c[1], 1))
		if m != nil {
			t.Error("loaded")
		}
		wantError(t, err, c[2])
		wantError(t, err, "line 1 of the log")
	}
}

// TestOlderRulesDrift opens a save with a program whose rules have changed since.
func TestOlderRulesDrift(t *testing.T) {
	newer := toy.Define(toy.None)
	newer.Version = 2
	deal := newer.New
	newer.New = func(s rules.Setup) (rules.Position, error) { s.Seed++; return deal(s) }
	m, drift, err := Load(strings.NewReader(saved(t)), func(string) *rules.Definition { return newer })
	if err != nil || drift == nil || drift.Line != 1 || m.Position().Turn() != 0 {
		t.Fatalf("%v, %v, %v", m, drift, err)
	}
	if !strings.Contains(write(t, m), `"rules": 2`) {
		t.Error("saved again, it is still of the old rules")
	}
}

// TestOlderRulesThatCannotGoOn: where the last position is none by the new rules, the save is refused for its version.
func TestOlderRulesThatCannotGoOn(t *testing.T) {
	newer := toy.Define(toy.None)
	newer.Version = 2
	newer.Codec = rules.NewCodec(func([]byte) (rules.Position, error) { return nil, errors.New("the start money is another") })
	m, _, err := Load(strings.NewReader(saved(t)), func(string) *rules.Definition { return newer })
	if m != nil {
		t.Error("loaded")
	}
	wantError(t, err, "played by version 1 of the rules of Toy, and this program plays version 2: line 1 of the log")
}

// TestEveryCutIsRefused cuts a save at every byte.
func TestEveryCutIsRefused(t *testing.T) {
	s := strings.TrimSpace(saved(t))
	for i := range len(s) {
		if m, _, err := load(s[:i]); err == nil || m != nil {
			t.Fatalf("cut at %d of %d it loads", i, len(s))
		}
	}
}

// FuzzLoad asks that no file makes Load panic, and that whatever loads can be played on, saved and loaded again.
func FuzzLoad(f *testing.F) {
	good := saved(f)
	f.Add([]byte(good))
	f.Add([]byte(strings.Replace(good, `{"by":0,"do":"pass"`, `{"by":0,"do":"roll"`, 1)))
	f.Add([]byte(strings.Replace(good, `"log"`, `"start": {}, "earlier": [], "log"`, 1)))
	f.Add([]byte(`{"program":"kettle","format":1,"game":"toy","rules":1}`))
	f.Add([]byte(good[:len(good)/2]))
	f.Fuzz(func(t *testing.T, b []byte) {
		m, _, err := Load(bytes.NewReader(b), find)
		if err != nil {
			if m != nil || err.Error() == "" {
				t.Fatalf("%v with %v", m, err)
			}
			return
		}
		s := write(t, m)
		again, drift, err := load(s)
		if err != nil || drift != nil || text(again.Position()) != text(m.Position()) {
			t.Fatalf("what was loaded does not load again: %v, %v\n%s", err, drift, s)
		}
		if legal := m.Position().Legal(); len(legal) > 0 {
			do(t, m, legal[0])
		}
	})
}

func BenchmarkSave(b *testing.B) {
	m := open(b, 4, Table{})
	finish(b, m)
	for b.Loop() {
		if _, err := m.encode(Stamp{}); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(write(b, m))), "bytes")
	b.ReportMetric(float64(m.Len()), "actions")
}

// BenchmarkDo is an action with what match adds to it.
func BenchmarkDo(b *testing.B) {
	m := open(b, 1, Table{})
	for b.Loop() {
		m.Rewind(0)
		m.log, m.pos = m.log[:0], m.pos[:1]
		if err := m.Do(toy.Roll{}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkLoad(b *testing.B) {
	m := open(b, 4, Table{})
	finish(b, m)
	s := write(b, m)
	for b.Loop() {
		if _, _, err := load(s); err != nil {
			b.Fatal(err)
		}
	}
}

func TestSumTellsPositionsApart(t *testing.T) {
	m := open(t, 2, Table{})
	seen := map[string]bool{}
	finish(t, m)
	for i := range m.Len() + 1 {
		seen[Sum(m.At(i))] = true
		if b, _ := json.Marshal(m.At(i)); Sum(m.At(i)) != sum(b) || len(sum(b)) != 8 {
			t.Fatal("a sum is eight characters of the JSON's hash")
		}
	}
	if len(seen) != m.Len()+1 {
		t.Errorf("%d sums for %d positions", len(seen), m.Len()+1)
	}
}
