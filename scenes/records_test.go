package scenes

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"kettle/rules"
	"kettle/rules/games"
	"kettle/rules/match"
)

// finish plays a game to its end on a table that keeps results.
func finish(t *testing.T, home Home, seed uint64, pick func(rules.Position) rules.Action) *rig {
	t.Helper()
	r := newRig(t, seed)
	r.d.Home = home
	r.play(pick)
	return r
}

func TestResultsAreKeptByDeal(t *testing.T) {
	home := Home{Data: t.TempDir()}
	r := finish(t, home, 1, sensible)
	r.want("This deal: 1 try")
	finish(t, home, 1, ruin)
	r = finish(t, home, 2, sensible)
	list, err := r.d.records()
	if err != nil || len(list) != 3 {
		t.Fatalf("%d results, %v", len(list), err)
	}
	s := aosState(r.m.Position())
	last := list[2]
	if last.Code != r.m.Code() || last.Rounds != s.Round() || last.Money != s.Player(0).Cash || last.Shares != s.Player(0).Shares ||
		last.Level != "Normal" || last.Player != "Agnes" || last.Date.IsZero() {
		t.Errorf("%+v", last)
	}
	deals := byDeal(list)
	if len(deals) != 2 || deals[0].Code != r.m.Code() || len(deals[1].Tries) != 2 || deals[1].Tries[1].Why != "bankrupt" {
		t.Errorf("%+v", deals)
	}
	for _, x := range list {
		m, drift, err := match.ReadFile(filepath.Join(home.Finished(), x.File), games.Find)
		if err != nil || drift != nil || m.Len() != x.Steps {
			t.Errorf("the game of %s: %v %v", x.Code, drift, err)
		}
	}
}

func TestAnEndCountsOnce(t *testing.T) {
	home := Home{Data: t.TempDir()}
	r := finish(t, home, 1, sensible)
	for range 3 { // looked at again, from its save
		r.open(nil)
	}
	if list, _ := r.d.records(); len(list) != 1 {
		t.Fatalf("%d results of one game", len(list))
	}
	// Taken back and ended otherwise: the same try.
	n := r.m.Len()
	r.m.Rewind(n - 8)
	r.play(ruin)
	if list, _ := r.d.records(); len(list) != 1 || list[0].Steps != r.m.Len() {
		t.Fatalf("after the end was taken back: %+v", list)
	}
}

func TestBetterTries(t *testing.T) {
	order := []Record{{Won: true, Rounds: 8, Money: 3}, {Won: true, Rounds: 9, Money: 30}, {Won: true, Rounds: 9, Money: 4},
		{Left: 1, Rounds: 10}, {Left: 4, Rounds: 3}}
	for i := range order {
		for j := range order {
			if got := better(order[i], order[j]); got < 0 != (i < j) || got > 0 != (i > j) {
				t.Errorf("%d against %d: %d", i, j, got)
			}
		}
	}
	for want, r := range map[string]Record{"9 rounds": {Won: true, Rounds: 9}, "bankrupt": {Why: "bankrupt"}, "3 left": {Why: "rounds", Left: 3}} {
		if got := r.outcome(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestResultsSurviveABadFile(t *testing.T) {
	d := desk(t)
	r := Record{Code: "A", Sum: "1", Date: time.Unix(1, 0)}
	if err := d.keepRecords([]Record{r}); err == nil {
		if list, err := d.records(); err != nil || len(list) != 1 || list[0].Code != "A" {
			t.Fatalf("%v, %v", list, err)
		}
	} else {
		t.Fatal(err)
	}
	name := d.Home.records()
	whole, _ := os.ReadFile(name)
	if !json.Valid(whole) {
		t.Fatal("the file is no JSON")
	}
	if err := os.WriteFile(name, whole[:len(whole)/2], 0o644); err != nil {
		t.Fatal(err)
	}
	if list, err := d.records(); err != nil || len(list) != 0 {
		t.Fatalf("half a file: %v, %v", list, err)
	}
	if aside, err := os.ReadFile(name + ".broken"); err != nil || len(aside) != len(whole)/2 {
		t.Fatalf("the half file was lost: %v", err)
	}
	newer := fmt.Sprintf(`{"program":"kettle","format":%d,"results":{"by":"somebody else"}}`, recordsFormat+1)
	if err := os.WriteFile(name, []byte(newer), 0o644); err != nil {
		t.Fatal(err)
	}
	rg := newRig(t, 1)
	rg.d.Home = d.Home
	rg.play(ruin)
	rg.want("newer Kettle")
	if b, _ := os.ReadFile(name); string(b) != newer {
		t.Fatal("a newer file was written over")
	}
}

func TestResultsScene(t *testing.T) {
	home := Home{Data: t.TempDir()}
	finish(t, home, 2, sensible)
	finish(t, home, 1, ruin)
	r := finish(t, home, 1, sensible)
	r.click("results")
	s, ok := r.stack.Top().(*recordsScene)
	if !ok || s.at != r.m.Code() {
		t.Fatal("the results of the deal are not shown")
	}
	r.want("2 tries")
	r.want("Bankrupt")
	r.click("try/0")
	if _, ok := r.stack.Top().(*replayScene); !ok {
		t.Fatal("the try is not replayed")
	}
	r.key("escape")
	for _, d := range s.deals {
		r.click("deal/" + d.Code)
		if s.at != d.Code {
			t.Fatal("a click does not choose the deal")
		}
	}
	r.click("filter/Normal")
	if len(s.shown()) != 2 {
		t.Fatal("the filter hides deals of its level")
	}
	want := s.at
	r.click("retry")
	table, ok := r.stack.Top().(*Table)
	if !ok || table.Match().Code() != want || table.Match().Len() != 0 {
		t.Fatal("the deal is not dealt again")
	}
}

func TestExports(t *testing.T) {
	home := Home{Data: t.TempDir()}
	r := finish(t, home, 1, sensible)
	r.click("end/" + wordsExport)
	found, _ := filepath.Glob(filepath.Join(home.Data, "exports", "*.json"))
	if len(found) != 1 {
		t.Fatalf("%v was exported", found)
	}
	if m, drift, err := match.ReadFile(found[0], games.Find); err != nil || drift != nil || m.Len() != r.m.Len() {
		t.Fatalf("the export: %v %v", drift, err)
	}
	if !strings.Contains(r.d.note.text, found[0]) {
		t.Fatalf("%q does not say where", r.d.note.text)
	}
	r.click("end/" + wordsSavePicture)
	name := r.d.WantedPicture()
	if filepath.Dir(name) != filepath.Join(home.Data, "exports") || filepath.Ext(name) != ".png" || r.d.WantedPicture() != "" {
		t.Fatalf("the picture wanted is %q", name)
	}
	r.click("end/" + wordsReplay)
	if _, ok := r.stack.Top().(*replayScene); !ok {
		t.Fatal("no replay")
	}
}
