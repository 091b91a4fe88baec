package scenes

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"kettle/render/draw"
	"kettle/rules"
	"kettle/rules/games"
	"kettle/rules/match"
)

// titles are what the saves of a desk are called.
func titles(t *testing.T, d *Desk) (out []string) {
	t.Helper()
	list, err := d.listSaves()
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range list {
		out = append(out, m.Title)
	}
	return out
}

func TestSavesAreRenamed(t *testing.T) {
	d := desk(t)
	keepSome(t, d)
	p := sit(t, d, NewLoad(d))
	p.play("click save/before-the-witches\nclick rename\nkey ctrl+a\ntype Größe 1\nkey escape\nexpect Before the witches")
	p.want("loadScene")
	p.play("click rename\nkey ctrl+a\nkey backspace\nkey enter\nexpect A save needs a name\ntype Größe 1\nkey enter\nexpect Größe 1\nrefute Before the witches")
	p.play("click save/auto-1\nkey f2\nkey ctrl+a\ntype größe 1\nkey enter\nexpect a save of this name already\ntype , again\nkey enter\nexpect größe 1, again\nrefute autosave")
	if got := titles(t, d); !slices.Contains(got, "Größe 1") || !slices.Contains(got, "größe 1, again") || len(got) != 4 {
		t.Errorf("the folder holds %q", got)
	}
	p.play("key enter")
	p.want("Table")
}

func TestSavesAreCopied(t *testing.T) {
	d := desk(t)
	keepSome(t, d)
	p := sit(t, d, NewLoad(d))
	p.play("click save/before-the-witches\nclick copy\nexpect Copied as “Before the witches (2)”\nexpect Before the witches (2)\nclick save/before-the-witches\nclick copy")
	if got := titles(t, d); !slices.Contains(got, "Before the witches (2)") || !slices.Contains(got, "Before the witches (3)") || len(got) != 6 {
		t.Errorf("the folder holds %q", got)
	}
	if got := numbered(strings.Repeat("é", 60), 12); len([]rune(got)) != maxTitle || !strings.HasSuffix(got, " (12)") {
		t.Errorf("a long title becomes %q", got)
	}
}

func TestTheSaveFolderIsShown(t *testing.T) {
	d := desk(t)
	keepSome(t, d)
	shown := ""
	d.Show = func(path string) error { shown = path; return nil }
	p := sit(t, d, NewLoad(d))
	p.play("click folder\nexpect open in the file view")
	p.want("loadScene")
	if shown != d.Home.Saves() {
		t.Errorf("shown is %q", shown)
	}
	d.Show = func(string) error { return os.ErrNotExist }
	p.play("key f\nexpect This system shows no folders")
	p.want("folderScene")
	text := ""
	for _, it := range p.list.Items {
		text += it.Text
	}
	if !strings.Contains(text, d.Home.Saves()) {
		t.Error("the path is not told whole")
	}
	p.play("click copy-path\nexpect The path is copied")
	if got := p.s.ui.Paste(); got != d.Home.Saves() {
		t.Errorf("copied is %q", got)
	}
	p.play("key escape")
	p.want("loadScene")
}

// keepGame begins a game with so many seats, saved under a name.
func keepGame(t *testing.T, d *Desk, game, title string, seats int) {
	t.Helper()
	m, err := match.New(games.Find(game), rules.Setup{Seats: seats, Seed: 7}, match.Table{})
	if err != nil {
		t.Fatal(err)
	}
	f, err := d.Folder()
	if err == nil {
		_, err = f.Save(m, title, false)
	}
	if err != nil {
		t.Fatal(err)
	}
}

func TestTheFilterIsByStateAndGame(t *testing.T) {
	d := desk(t)
	keepGame(t, d, "age-of-steam/halloween", "Alone", 1)
	p := sit(t, d, NewLoad(d))
	p.play("refute-hit filter/Halloween")
	keepSome(t, d)
	keepGame(t, d, "age-of-steam/washington-dc", "Potomac", 3)
	p = sit(t, d, NewLoad(d))
	for chip, want := range map[string]string{
		wordsAll:          "alone auto-1 before-the-witches future potomac torn",
		wordsOpenOnes:     "alone auto-1 before-the-witches potomac",
		wordsFinishedOnes: "",
		"Halloween":       "alone auto-1 before-the-witches",
		"Washington D.C.": "potomac",
	} {
		p.play("click filter/" + chip)
		var got []string
		for _, h := range p.list.Hits {
			if name, ok := strings.CutPrefix(h.ID, "save/"); ok && !strings.Contains(name, "/") {
				got = append(got, name)
			}
		}
		slices.Sort(got)
		if strings.Join(got, " ") != want {
			t.Errorf("%s shows %q, not %q", chip, got, want)
		}
	}
}

// TestAGameHasOneCard: three autosaves in turn, and one card for them.
func TestAGameHasOneCard(t *testing.T) {
	d := desk(t)
	table := NewTable(d, newMatch(t)).(*Table)
	p := sit(t, d, table)
	for range 6 {
		p.play("key enter\nwait 2s\nkey tab\nkey enter\nkey enter\nwait 2s")
	}
	n := table.Match().Len()
	if n < 4 {
		t.Fatalf("only %d actions were made", n)
	}
	p = sit(t, d, NewLoad(d))
	tags := 0
	for _, it := range p.list.Items {
		if it.Text == wordsAutosave {
			tags++
		}
	}
	files := func() []string {
		names, _ := filepath.Glob(filepath.Join(d.Home.Saves(), "*.json"))
		return names
	}
	if len(files()) != 3 || tags != 1 {
		t.Errorf("%q, %d labels", files(), tags)
	}
	p.play("expect " + wordsAutosaveNote + "\nclick delete\nexpect is in the bin")
	if len(files()) != 0 {
		t.Errorf("deleted, but there are %q", files())
	}
	p.play("key ctrl+z\nrefute is in the bin")
	if len(files()) != 3 || len(d.bin) != 0 {
		t.Errorf("brought back are %q", files())
	}
}

// TestAnUntouchedDealIsOffered, and a game begun after another does not push it out.
func TestAnUntouchedDealIsOffered(t *testing.T) {
	d := desk(t)
	for range 4 {
		p := sit(t, d, NewTable(d, newMatch(t)))
		p.play("wait 1s")
	}
	list, err := d.listSaves()
	if err != nil || len(match.Latest(list)) != 4 {
		t.Errorf("%d deals are kept, %v", len(match.Latest(list)), err)
	}
	p := sit(t, d, NewTitle(d))
	p.play("click continue")
	p.want("Table")
}

// TestAnOlderStateIsOpened where the newest is broken in a way that only shows when it is played.
func TestAnOlderStateIsOpened(t *testing.T) {
	d := desk(t)
	table := NewTable(d, newMatch(t)).(*Table)
	p := sit(t, d, table)
	for range 3 {
		p.play("key enter\nwait 2s\nkey tab\nkey enter\nkey enter\nwait 2s")
	}
	last, ok := d.latest()
	if !ok {
		t.Fatal("nothing to go on with")
	}
	b, err := os.ReadFile(last.Path)
	if err == nil {
		err = os.WriteFile(last.Path, []byte(strings.Replace(string(b), `"log": [`, `"log": [ 5 5`, 1)), 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
	p = sit(t, d, NewTitle(d))
	p.play("click continue\nexpect cannot be read: the game goes on from")
	p.want("Table")
}

// TestAFinishedGameIsNotContinued by an older state of it.
func TestAFinishedGameIsNotContinued(t *testing.T) {
	d := desk(t)
	f, err := d.Folder()
	if err != nil {
		t.Fatal(err)
	}
	open, over := newMatch(t), newMatch(t)
	if err := f.Autosave(open); err != nil {
		t.Fatal(err)
	}
	for n := 0; over.Position().Turn() >= 0; n++ {
		legal := over.Position().Legal()
		if err := over.Do(legal[len(legal)-1]); err != nil {
			t.Fatal(err)
		}
		if err := f.Autosave(over); err != nil {
			t.Fatal(err)
		}
	}
	if last, ok := d.latest(); !ok || last.Actions != 0 {
		t.Errorf("to be continued is %+v", last)
	}
}

// TestSavesHavePictures looks for the board of every game that can be played.
func TestSavesHavePictures(t *testing.T) {
	d := desk(t)
	for i, def := range games.All {
		keepGame(t, d, def.ID, fmt.Sprintf("game %d", i), def.MinSeats)
	}
	p := sit(t, d, NewLoad(d))
	for i, def := range games.All {
		name := fmt.Sprintf("game-%d.json", i)
		if !slices.ContainsFunc(p.list.Items, func(it draw.Item) bool {
			return it.Op == draw.OpStill && strings.Contains(it.Still.Key, name)
		}) {
			t.Errorf("%s has no picture", def.ID)
		}
	}
}

// TestASmallWindowShowsTheSheetAlone: where there is no room beside the cards the sheet comes after them.
func TestASmallWindowShowsTheSheetAlone(t *testing.T) {
	d := desk(t)
	d.Opts.UISize = 250
	keepSome(t, d)
	p := sit(t, d, NewLoad(d))
	p.reach("save/before-the-witches")
	p.play("key enter\nexpect-hit rename\nexpect-hit open\nexpect Replay\nexpect-hit folder\nclick rename\nkey ctrl+a\ntype Small\nkey enter\nexpect Small\nkey escape\nrefute-hit rename")
	p.want("loadScene")
	p.reach("save/small")
	p.play("key enter\nkey enter")
	p.want("Table")
}
