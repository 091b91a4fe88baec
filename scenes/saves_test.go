package scenes

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/games"
	"kettle/rules/match"
)

// newMatch deals a game of Halloween.
func newMatch(t *testing.T) *match.Match {
	t.Helper()
	def := games.Find("age-of-steam/halloween")
	m, err := match.New(def, rules.Setup{Seats: 1, Seed: 7}, match.Table{Names: []string{"Agnes"}, Colours: []string{"sky"}})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// keepSome fills the folder of saves: an autosave, a named save, one that is broken and one from the future.
func keepSome(t *testing.T, d *Desk) {
	t.Helper()
	if err := os.MkdirAll(d.Home.Saves(), 0o755); err != nil {
		t.Fatal(err)
	}
	save := func(saved, title string) string {
		var b strings.Builder
		if err := newMatch(t).SaveAs(&b, match.Stamp{Saved: saved, Title: title}); err != nil {
			t.Fatal(err)
		}
		return b.String()
	}
	for name, text := range map[string]string{
		"auto-1.json":             save("2031-10-31T22:14:00Z", ""),
		"before-the-witches.json": save("2031-10-31T22:10:00Z", "Before the witches"),
		"torn.json":               `{"program": "kettle", "form`,
		"future.json":             `{"program": "kettle", "format": 99, "game": "steam/japan", "name": "Japan", "rules": 1, "log": []}`,
	} {
		if err := os.WriteFile(filepath.Join(d.Home.Saves(), name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func TestContinueIsOnlyThereForAnAutosave(t *testing.T) {
	d := desk(t)
	p := sit(t, d, NewTitle(d))
	p.play("refute-hit continue")
	keepSome(t, d)
	p = sit(t, d, NewTitle(d))
	p.play("expect Halloween · Agnes · round 1 of 10\nclick continue")
	p.want("Table")
}

func TestEnterOnTheTitleContinues(t *testing.T) {
	d := desk(t)
	keepSome(t, d)
	p := sit(t, d, NewTitle(d))
	p.play("key enter")
	p.want("Table")
}

func TestLoadListsEverythingAndOpens(t *testing.T) {
	d := desk(t)
	keepSome(t, d)
	p := sit(t, d, NewTitle(d))
	p.play("key l\nexpect Before the witches\nexpect autosave\nexpect from a newer Kettle\nexpect cannot be opened")
	p.play("click save/before-the-witches\nexpect Agnes\nexpect Deal HAL\nkey enter")
	p.want("Table")
}

func TestBrokenSavesSayWhyAndStay(t *testing.T) {
	d := desk(t)
	keepSome(t, d)
	for name, why := range map[string]string{"torn": "cut short", "future": "newer Kettle"} {
		path := filepath.Join(d.Home.Saves(), name+".json")
		before, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		p := sit(t, d, NewLoad(d))
		p.play("click save/" + name + "\nexpect " + why + "\nwait 50ms\nclick save/" + name + "\nexpect left as it is")
		p.want("loadScene")
		if after, err := os.ReadFile(path); err != nil || string(after) != string(before) {
			t.Errorf("%s was touched: %v", name, err)
		}
	}
}

func TestDeletedSavesComeBack(t *testing.T) {
	d := desk(t)
	keepSome(t, d)
	path := filepath.Join(d.Home.Saves(), "before-the-witches.json")
	p := sit(t, d, NewLoad(d))
	p.play("click save/before-the-witches\nclick delete\nexpect is in the bin")
	if _, err := os.Stat(path); err == nil {
		t.Error("the save is still there")
	}
	p.play("click save/before-the-witches/undo\nrefute is in the bin")
	if _, err := os.Stat(path); err != nil {
		t.Error("the save did not come back:", err)
	}
	p.play("key delete\nkey ctrl+z\nrefute is in the bin\nkey delete")
	d.Close()
	left, err := filepath.Glob(filepath.Join(d.Home.Saves(), "*"))
	if err != nil || len(left) != 3 {
		t.Errorf("after the program ended there are %q, %v", left, err)
	}
}

func TestSaveAsKeepsAndNeverOverwritesUnasked(t *testing.T) {
	d := desk(t)
	p := sit(t, d, NewTable(d, newMatch(t)))
	p.play("key escape\nkey s")
	p.want("saveScene")
	p.play("key ctrl+a\ntype Größe 1\nkey enter\nexpect Saved as “Größe 1”")
	p.want("menuScene")
	p.play("key s\nkey ctrl+a\ntype Größe 1\nkey enter\nexpect There is a save of this name already")
	p.want("saveScene")
	p.play("key enter")
	p.want("menuScene")
	p.play("key s\nkey ctrl+a\nkey backspace\nkey enter\nexpect A save needs a name")
}

func TestSaveIntoAFolderThatCannotBeWritten(t *testing.T) {
	d := desk(t)
	m := newMatch(t)
	blocked := filepath.Join(t.TempDir(), "blocked")
	if err := os.WriteFile(blocked, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	d.Home.Data = blocked
	p := sit(t, d, NewTable(d, m))
	p.play("key escape\nkey s\nkey enter\nexpect The folder for saves cannot be made")
	p.want("saveScene")
	if m.Len() != 0 || m.Position() == nil {
		t.Error("the game is not what it was")
	}
	p.play("key escape\nkey escape")
	p.want("Table")
}
